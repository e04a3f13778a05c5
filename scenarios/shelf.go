package scenarios

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

//go:embed lessons/*.yaml
var files embed.FS

// All reads every lesson, in the order they are learnt: that of their file names. The files are
// proved by the tests, so a fault in one is a bug and panics.
func All(g *engine.Game) []*Lesson {
	var out []*Lesson
	for name, text := range shelf {
		l, err := Load(g, name, []byte(text))
		if err != nil {
			panic(fmt.Sprintf("the lessons do not load:\n%v", err))
		}
		l.Number = len(out) + 1
		out = append(out, l)
	}
	return out
}

// Heads is what every lesson is about, in the same order; not to be changed. It reads no more of
// the files than that and needs no card set.
var Heads = sync.OnceValue(func() (out []Head) {
	for name, text := range shelf {
		above, _, _ := strings.Cut(text, "\nat:")
		doc, err := strictyaml.Parse(name, []byte(above))
		if err == nil {
			out = append(out, head(doc.Root.Map(headFields...)))
			out[len(out)-1].Number = len(out)
			err = doc.Err()
		}
		if err != nil {
			panic(fmt.Sprintf("a lesson has no head of its own:\n%v", err))
		}
	}
	return out
})

// Teaching are the heads of the lessons that teach a rule.
func Teaching(r engine.Rule) (out []Head) {
	for _, h := range Heads() {
		if slices.Contains(h.Teaches, r) {
			out = append(out, h)
		}
	}
	return out
}

// shelf gives the name and the text of every lesson file, in the order of the names.
func shelf(yield func(name, text string) bool) {
	names, err := fs.Glob(files, "lessons/*.yaml")
	if err != nil {
		panic(err)
	}
	for _, name := range names {
		data, err := files.ReadFile(name)
		if err != nil {
			panic(err)
		}
		if !yield(name, string(data)) {
			return
		}
	}
}
