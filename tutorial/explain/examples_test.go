package explain_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"example.com/xseekers/engine"
)

var update = flag.Bool("update", false, "rewrite golden files")

// What is said of every code's example is kept to be read and reviewed: the sentences, then the repairs.
func TestWhatIsSaidOfEveryCodesExample(t *testing.T) {
	var b strings.Builder
	for _, c := range engine.Codes() {
		page := c.Page()
		if page.Retired {
			continue
		}
		x := page.Example
		e := refusedTo(t, x.By, x.At, x.Try)
		fmt.Fprintf(&b, "%s: %s\n", c, x.Try)
		for _, p := range e.Parts {
			fmt.Fprintf(&b, "  %s %s\n", p.Rule, p.Text)
		}
		for _, text := range texts(e.Repairs) {
			fmt.Fprintf(&b, "  -> %s\n", text)
		}
	}
	path := filepath.Join("testdata", "examples.golden")
	if *update {
		if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("not what %s says (-update rewrites it); now:\n%s", path, b.String())
	}
}
