package cli

import (
	"fmt"
	"path/filepath"

	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/strictyaml"
	"example.com/xseekers/scenarios"
)

// checkIDs notes where an id stands in two files, or is one of ours: at each place, with the other.
func checkIDs(all []checkedFile) {
	for i := range all {
		c := &all[i]
		if c.named == "" {
			continue
		}
		for j := range all {
			if o := &all[j]; i != j && o.Kind == c.Kind && o.named == c.named {
				c.twice(fmt.Sprintf("stands in another file too, at %s", placeOfFault(o.id)))
			}
		}
		if at := c.ours(); at != "" {
			c.twice("is that of " + at)
		}
	}
}

// twice notes that the id of a file stands somewhere else too.
func (c *checkedFile) twice(where string) {
	f := c.id
	f.Message = fmt.Sprintf("the id %q %s: an id names one %s, and capitals make no other of it", short(c.named), where, c.Kind)
	c.Faults, c.Says = append(c.Faults, f), ""
}

// ours says where an id stands that we have given, "" where the file is that very one as it lies in our
// tree.
func (c *checkedFile) ours() string {
	switch c.Kind {
	case lessonKind:
		if file := scenarios.FileOf(c.named); file != "" && filepath.Base(file) != filepath.Base(c.File) {
			return "a lesson of the course, in " + file + ":1:1"
		}
	case cardsKind:
		if set := cards.Training(); set.ID == c.named && set.Hash != c.hash {
			return "the training set, in training.yaml:1:1"
		}
	}
	return ""
}

func placeOfFault(f strictyaml.Fault) string {
	return fmt.Sprintf("%s:%d:%d", f.File, f.Line, f.Column)
}
