// Package progress is the record of what a learner has done in the course, as data: what was done,
// where to come back to, and how two of them go together. It reads and writes no files.
package progress

import (
	"cmp"
	"slices"

	"example.com/xseekers/tutorial"
)

// Version is the version of the record that this program writes.
const Version = 1

// Record is what a learner has done, by lesson.
type Record struct {
	Last    string             // the id of the lesson last played; "" where there is none
	Lessons map[string]*Lesson // by id

	rest fields // what this program does not know, to be written as it was read
}

// Lesson is what a learner has done of one.
type Lesson struct {
	Done   string          `json:"done,omitempty"`   // the first day it counted as done, as in 2026-02-28; "" where it is open
	Proved bool            `json:"proved,omitempty"` // the learner has tested out of it
	Steps  []int           `json:"steps,omitempty"`  // the steps done, from 1, in their order
	Place  *tutorial.Place `json:"place,omitempty"`  // where to come back to; nil where it is over or was never begun
	Seen   []int           `json:"seen,omitempty"`   // by index of step: how often its words were shown
	Hints  map[int]int     `json:"hints,omitempty"`  // by step, from 1: the most hints taken at a time

	rest, placeRest fields
}

// New is a record of nothing.
func New() *Record { return &Record{Lessons: map[string]*Lesson{}} }

// Of is what was done of a lesson, which is nothing where it was never begun.
func (r *Record) Of(id string) Lesson {
	if l := r.Lessons[id]; l != nil {
		return *l
	}
	return Lesson{}
}

// Begun reports whether a lesson is open and there is a place to come back to.
func (l *Lesson) Begun() bool { return l.Done == "" && l.Place != nil }

// Options are what a session of the lesson goes on from.
func (l *Lesson) Options() tutorial.Options {
	return tutorial.Options{Seen: l.Seen, Done: l.Steps, Proved: l.Proved}
}

// Forget takes out what was done of lessons. It gives back those of which there was anything.
func (r *Record) Forget(ids ...string) (gone []string) {
	for _, id := range ids {
		if r.Lessons[id] != nil {
			gone = append(gone, id)
			delete(r.Lessons, id)
		}
		if r.Last == id {
			r.Last = ""
		}
	}
	return gone
}

// Change is what there is to add to a record.
type Change struct {
	Lesson string
	Done   string // the day, where the lesson counts as done
	Proved bool
	Steps  []int           // done
	Seen   []int           // by index of step: how often its words were shown in all
	Place  *tutorial.Place // where to come back to, and the hints taken there; nil where the lesson is over
}

// Now is what there is to add of a session, on the day given.
func Now(t *tutorial.Session, lesson, day string) Change {
	c := Change{Lesson: lesson, Proved: t.Proved(), Steps: t.Done(), Seen: t.Seen()}
	if t.Finished() {
		c.Done = day
	}
	if !t.Over() {
		place := t.Place()
		c.Place = &place
	}
	return c
}

// Merge adds a change, whatever else has been done meanwhile: what is done stays done, and the place
// to come back to is the change's.
func (r *Record) Merge(c Change) {
	l := r.Lessons[c.Lesson]
	if l == nil {
		l = &Lesson{}
		r.Lessons[c.Lesson] = l
	}
	r.Last = c.Lesson
	l.Done = cmp.Or(l.Done, c.Done)
	l.Proved = l.Proved || c.Proved
	l.Steps = append(l.Steps, c.Steps...)
	slices.Sort(l.Steps)
	l.Steps = slices.Compact(l.Steps)
	for i, times := range c.Seen {
		if i == len(l.Seen) {
			l.Seen = append(l.Seen, 0)
		}
		l.Seen[i] = max(l.Seen[i], times)
	}
	if p := c.Place; p != nil && p.Hints > l.Hints[p.Step] {
		if l.Hints == nil {
			l.Hints = map[int]int{}
		}
		l.Hints[p.Step] = p.Hints
	}
	l.Place = c.Place
}
