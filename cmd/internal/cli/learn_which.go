package cli

import (
	"fmt"
	"strconv"
	"strings"

	"example.com/xseekers/engine/strictyaml"
	"example.com/xseekers/scenarios"
	learnt "example.com/xseekers/tutorial/progress"
)

// isLessonFile reports whether what was named is a file rather than a lesson of the course.
func isLessonFile(name string) bool { return namesFile(name) && lessonMeant(name) < 0 }

// findLesson is the place on the shelf, from 0, of the lesson that was meant.
func findLesson(word string) (int, error) {
	if i := lessonMeant(word); i >= 0 {
		return i, nil
	}
	var known []string
	for _, h := range scenarios.Heads() {
		known = append(known, h.ID)
	}
	if _, err := strconv.Atoi(word); err == nil {
		return 0, fmt.Errorf("there is no lesson %s; they are numbered 1 to %d", short(word), len(known))
	}
	return 0, fmt.Errorf("no lesson is called %q%s; `xseekers learn --list` shows all", short(word), strictyaml.DidYouMean(word, known))
}

// lessonMeant is the place of the lesson of a number, an id, a title or the beginning of one, from
// 0; -1 where there is none.
func lessonMeant(word string) int {
	heads := scenarios.Heads()
	if n, err := strconv.Atoi(word); err == nil {
		if n < 1 || n > len(heads) {
			return -1
		}
		return n - 1
	}
	word = strings.ToLower(strings.TrimSpace(word))
	if word == "" {
		return -1
	}
	for _, fits := range []func(name string) bool{
		func(name string) bool { return name == word },
		func(name string) bool { return strings.HasPrefix(name, word) },
	} {
		for i, h := range heads {
			if fits(h.ID) || fits(strings.ToLower(h.Title)) {
				return i
			}
		}
	}
	return -1
}

// whereStopped is the place of the lesson to go on with: the one last played where it is not over,
// else the next one that is not done; -1 where all are.
func whereStopped(r *learnt.Record) int {
	last := -1
	for i, h := range scenarios.Heads() {
		if h.ID == r.Last {
			last = i
		}
	}
	if last >= 0 {
		if l := r.Of(r.Last); l.Place != nil {
			return last
		}
	}
	return nextOpen(r, last)
}

// nextOpen is the place of the first lesson behind one that is not done, else of the first before it,
// else its own; -1 where all are done.
func nextOpen(r *learnt.Record, after int) int {
	heads := scenarios.Heads()
	for n := range heads {
		i := (after + 1 + n) % len(heads)
		if l := r.Of(heads[i].ID); l.Done == "" {
			return i
		}
	}
	return -1
}
