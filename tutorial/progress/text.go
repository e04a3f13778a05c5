package progress

import (
	"encoding/json"
	"errors"
	"fmt"

	"example.com/xseekers/tutorial"
)

// NewerError says that a record was written by a newer program, in a way that this one does not know.
type NewerError struct{ Version int }

func (e *NewerError) Error() string {
	return fmt.Sprintf("it is of version %d, written by a newer xseekers; this one knows version %d", e.Version, Version)
}

// written is a record as it is written.
type written struct {
	Version int                `json:"version"`
	Last    string             `json:"last,omitempty"`
	Lessons map[string]*Lesson `json:"lessons"`
}

// Parse reads a record. An error says where the text is damaged, by line and column; a NewerError
// comes with as much of the record as can be understood.
func Parse(data []byte) (*Record, error) {
	var v struct{ Version int }
	if err := json.Unmarshal(data, &v); err != nil {
		return nil, placed(data, err)
	}
	var newer error
	if v.Version > Version {
		newer = &NewerError{v.Version}
	}
	var w written
	switch err := json.Unmarshal(data, &w); {
	case err != nil && newer != nil:
		return New(), newer
	case err != nil:
		return nil, placed(data, err)
	case w.Version < 1:
		return nil, errors.New("1:1: it names no version")
	}
	top := fieldsOf(data)
	r := &Record{Last: w.Last, Lessons: map[string]*Lesson{}, rest: top.but(w)}
	lessons := fieldsOf(top["lessons"])
	for id, l := range w.Lessons {
		if l == nil {
			continue
		}
		in := fieldsOf(lessons[id])
		l.rest = in.but(*l)
		l.placeRest = fieldsOf(in["place"]).but(tutorial.Place{})
		r.Lessons[id] = l
	}
	return r, newer
}

// Text is the record as Parse reads it, with all in it that Parse did not know.
func (r *Record) Text() []byte {
	lessons := fields{}
	for id, l := range r.Lessons {
		in := l.rest.and(l)
		if l.Place != nil {
			in["place"] = raw(l.placeRest.and(l.Place))
		}
		lessons[id] = raw(in)
	}
	top := r.rest.and(written{Version: Version, Last: r.Last})
	top["lessons"] = raw(lessons)
	text, err := json.MarshalIndent(top, "", " ")
	if err != nil {
		panic(err) // it was JSON before it was indented
	}
	return append(text, '\n')
}
