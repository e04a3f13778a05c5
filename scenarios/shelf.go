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
		out = append(out, load(g, name, text, len(out)+1))
	}
	return out
}

// Find reads the lesson of an id alone, nil where there is none.
func Find(g *engine.Game, id string) *Lesson {
	number := 0
	for name, text := range shelf {
		if number++; name == FileOf(id) {
			return load(g, name, text, number)
		}
	}
	return nil
}

func load(g *engine.Game, name, text string, number int) *Lesson {
	l, err := Load(g, name, []byte(text))
	if err != nil {
		panic(fmt.Sprintf("the lessons do not load:\n%v", err))
	}
	l.Number = number
	return l
}

// Heads is what every lesson is about, in the same order; not to be changed. It reads no more of
// the files than that and needs no card set: parsing them all would take longer than most commands.
var Heads = sync.OnceValue(func() (out []Head) {
	for name, text := range shelf {
		above, _, _ := strings.Cut(text, "\nat:")
		doc, err := strictyaml.Parse(name, []byte(above))
		if err == nil {
			h := head(doc.Root.Map(headFields...))
			h.Number = len(out) + 1
			h.Steps, h.Teaches = taught(text)
			out = append(out, h)
			err = doc.Err()
		}
		if err != nil {
			panic(fmt.Sprintf("a lesson has no head of its own:\n%v", err))
		}
	}
	return out
})

// taught is how many steps a lesson has and what they teach, by their lines alone.
func taught(text string) (step int, out []Taught) {
	_, steps, _ := strings.Cut(text, "\nsteps:\n")
	for line := range strings.Lines(steps) {
		if !strings.ContainsAny(line[:1], " \n") {
			break // the next field of the lesson
		}
		if strings.HasPrefix(line, "  - ") {
			step++
		}
		_, rules, _ := strings.Cut(line, "teaches: [")
		if rules == "" || len(line)-len(rules) != len("    teaches: [") {
			continue
		}
		for number := range strings.SplitSeq(strings.TrimRight(rules, "]\n"), ",") {
			if r, ok := engine.ParseRule(strings.Trim(number, `" `)); ok {
				out = append(out, Taught{r, step})
			}
		}
	}
	return step, out
}

// FileOf is the file of ours that holds the lesson of an id, "" where none does.
func FileOf(id string) string {
	for i, h := range Heads() {
		if h.ID == id {
			return shelfNames()[i]
		}
	}
	return ""
}

// Teaching are the heads of the lessons that teach a rule.
func Teaching(r engine.Rule) (out []Head) {
	for _, h := range Heads() {
		if slices.ContainsFunc(h.Teaches, func(t Taught) bool { return t.Rule == r }) {
			out = append(out, h)
		}
	}
	return out
}

// shelf gives the name and the text of every lesson file, in the order of the names.
func shelf(yield func(name, text string) bool) {
	for _, name := range shelfNames() {
		data, err := files.ReadFile(name)
		if err != nil {
			panic(err)
		}
		if !yield(name, string(data)) {
			return
		}
	}
}

// shelfNames are the names of the lesson files in order.
func shelfNames() []string {
	names, err := fs.Glob(files, "lessons/*.yaml")
	if err != nil {
		panic(err)
	}
	return names
}
