package crossref

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const (
	module = "example.com/xseekers/"
	root   = "../../.."
)

// layers is which way imports point: a package imports packages of the lines above its own, and
// none of its own line. A new package gets its place here. An import that points the wrong way is
// mended where it stands, not in this table.
const layers = `
	engine engine/strictyaml cmd/internal/crossref cmd/internal/earlybg cmd/internal/vtterm
	engine/bots engine/cards engine/enginetest engine/goal engine/notation engine/position
	glossary scenarios
	tutorial/explain
	tutorial/coach tutorial/interview
	tutorial
	tutorial/progress
	cmd/internal/keep
	cmd/internal/tui
	cmd/internal/cli
	cmd/xseekers
`

// outside is what packages import from outside the standard library; a package that is not named
// imports nothing from there. So the terminal stays in cmd.
const outside = `
	engine/strictyaml    github.com/goccy/go-yaml
	engine/notation      golang.org/x/text
	glossary             github.com/kljensen/snowball github.com/sahilm/fuzzy golang.org/x/text
	cmd/internal/earlybg github.com/charmbracelet/lipgloss
	cmd/internal/keep    github.com/gofrs/flock
	cmd/internal/vtterm  github.com/charmbracelet/x/vt github.com/creack/pty
	cmd/internal/tui     github.com/charmbracelet github.com/muesli
	cmd/internal/cli     github.com/spf13/cobra github.com/spf13/pflag github.com/schollz/progressbar golang.org/x/term
`

// never is what the engine does not import even from the standard library: it has no input or
// output, no clock, no goroutine and nothing shared.
const never = "context io log net os reflect runtime sync syscall time unsafe"

// pkg is a package as go list tells of it; tests do not count.
type pkg struct {
	ImportPath string
	Imports    []string
}

func packages(t *testing.T) (out []pkg) {
	// go test sees what a test looks at itself, not what go list does: without this it would take
	// the result of an earlier run for good after a file has changed.
	err := filepath.WalkDir(root, func(_ string, d fs.DirEntry, err error) error {
		if err == nil && d.Name() == ".git" {
			return fs.SkipDir
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "list", "-json=ImportPath,Imports", "./...")
	cmd.Dir = root
	cmd.Stderr = os.Stderr
	text, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for dec := json.NewDecoder(bytes.NewReader(text)); ; {
		var p pkg
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			return out
		} else if err != nil {
			t.Fatal(err)
		}
		p.ImportPath = strings.TrimPrefix(p.ImportPath, module)
		out = append(out, p)
	}
}

func TestImportsPointOneWay(t *testing.T) {
	layer := map[string]int{}
	for i, line := range strings.Split(layers, "\n") {
		for _, name := range strings.Fields(line) {
			layer[name] = i
		}
	}
	unseen := map[string]bool{}
	for name := range layer {
		unseen[name] = true
	}
	for _, p := range packages(t) {
		delete(unseen, p.ImportPath)
		if layer[p.ImportPath] == 0 {
			t.Errorf("%s has no place in the layers", p.ImportPath)
		}
		for _, imported := range p.Imports {
			name, ours := strings.CutPrefix(imported, module)
			if ours && layer[name] >= layer[p.ImportPath] {
				t.Errorf("%s must not import %s", p.ImportPath, name)
			}
		}
	}
	for name := range unseen {
		t.Errorf("%s is placed in the layers, but there is none", name)
	}
}

func TestOuterModulesStayWhereTheyAreNeeded(t *testing.T) {
	allowed := map[string][]string{}
	for line := range strings.Lines(outside) {
		if f := strings.Fields(line); len(f) > 0 {
			allowed[f[0]] = f[1:]
		}
	}
	for _, p := range packages(t) {
		for _, imported := range p.Imports {
			first, _, _ := strings.Cut(imported, "/")
			if !strings.Contains(first, ".") || strings.HasPrefix(imported, module) {
				continue
			}
			if !slices.ContainsFunc(allowed[p.ImportPath], func(m string) bool { return within(imported, m) }) {
				t.Errorf("%s must not import %s", p.ImportPath, imported)
			}
		}
	}
}

func TestTheEngineImportsNothingThatTouchesTheWorld(t *testing.T) {
	for _, p := range packages(t) {
		for _, forbidden := range strings.Fields(never) {
			if p.ImportPath == "engine" && slices.ContainsFunc(p.Imports, func(i string) bool { return within(i, forbidden) }) {
				t.Errorf("the engine must not import %s", forbidden)
			}
		}
	}
}

// within reports whether an import is a path or lies below it.
func within(imported, at string) bool {
	return imported == at || strings.HasPrefix(imported, at+"/")
}

func TestNothingElseLiesAtTheTop(t *testing.T) {
	const allowed = "README.md cmd engine glossary go.mod go.sum puzzles scenarios tutorial"
	entries, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name := e.Name()
		if !strings.HasPrefix(name, ".") && !slices.Contains(strings.Fields(allowed), name) && !ignored(t, name) {
			t.Errorf("%s does not belong at the top", name)
		}
	}
}

// ignored reports whether Git leaves out what is called so at the top.
func ignored(t *testing.T, name string) bool {
	f, err := os.Open(filepath.Join(root, ".gitignore"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if ok, err := path.Match(strings.Trim(lines.Text(), "/"), name); ok && err == nil {
			return true
		}
	}
	return false
}
