package cli

import (
	"os"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
	"example.com/xseekers/scenarios"
)

// namesFile reports whether an argument names a file and no lesson of the course: it has a slash or the
// end of a file's name, or there is such a file and no such lesson.
func namesFile(arg string) bool {
	if strings.ContainsRune(arg, '/') || strings.ContainsRune(arg, os.PathSeparator) {
		return true
	}
	for _, end := range []string{".yaml", ".yml", ".json"} {
		if strings.HasSuffix(strings.ToLower(arg), end) {
			return true
		}
	}
	info, err := os.Stat(arg)
	return err == nil && !info.IsDir() && scenarios.FileOf(arg) == ""
}

// lessonFile is the lesson of a file, to be played. Faults of the file are an error; that its own
// solution does not play through is said, and it may be played all the same.
func lessonFile(s *Streams, g *engine.Game, file string) (*scenarios.Lesson, error) {
	name, data, err := positionFile(s, file)
	if err != nil {
		return nil, wrongError{err}
	}
	doc, err := strictyaml.Parse(name, data)
	if err != nil {
		return nil, wrongError{err}
	}
	switch kindOfFile(doc) {
	case positionKind:
		return nil, wrongf("%s is a position, not a lesson: `xseekers why --at %s` asks about it", name, name)
	case cardsKind:
		return nil, wrongf("%s is a card set, not a lesson: `xseekers cards --cards %s` shows it", name, name)
	}
	l, err := scenarios.Load(g, name, data)
	if err != nil {
		return nil, wrongError{err}
	}
	if err := scenarios.Prove(g, l); err != nil {
		s.say(err.Error() + "\nThe lesson is played all the same.")
	}
	return l, nil
}
