package scenarios

import (
	"embed"
	"fmt"
	"io/fs"

	"example.com/xseekers/engine"
)

//go:embed lessons/*.yaml
var files embed.FS

// All reads every lesson, in the order they are learnt: that of their file names. The files are
// proved by the tests, so a fault in one is a bug and panics.
func All(g *engine.Game) []*Lesson {
	names, err := fs.Glob(files, "lessons/*.yaml")
	if err != nil {
		panic(err)
	}
	var out []*Lesson
	for _, name := range names {
		data, err := files.ReadFile(name)
		if err != nil {
			panic(err)
		}
		l, err := Load(g, name, data)
		if err != nil {
			panic(fmt.Sprintf("the lessons do not load:\n%v", err))
		}
		out = append(out, l)
	}
	return out
}
