package strictyaml

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Fault is one thing wrong in a file. Line and Column count from 1, columns in characters.
type Fault struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Message string `json:"message"`
}

func (f Fault) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", f.File, f.Line, f.Column, f.Message)
}

// Faults is everything wrong in a file, in the order of its lines.
type Faults []Fault

// maxShown faults are printed; a file with more has one cause behind most of them.
const maxShown = 20

// Error is one line a fault.
func (fs Faults) Error() string {
	var b strings.Builder
	for i, f := range fs {
		if i == maxShown {
			fmt.Fprintf(&b, "\n… and %d more", len(fs)-maxShown)
			break
		}
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(f.Error())
	}
	return b.String()
}

// err is the faults in order, nil where there are none.
func (fs Faults) err() error {
	if len(fs) == 0 {
		return nil
	}
	slices.SortStableFunc(fs, func(a, b Fault) int {
		return cmp.Or(a.Line-b.Line, a.Column-b.Column)
	})
	return fs
}
