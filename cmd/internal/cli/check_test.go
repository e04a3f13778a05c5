package cli

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"

	"example.com/xseekers/engine/cards"
)

// soundLesson is a lesson that holds; its last line but one is the fourteenth before the closing.
const soundLesson = `id: sound
part: beginner
title: A sound lesson
about: One action.
at:
  players:
    - {leads: [ruin, ruin, myth], adventures: [drowned-gate]}
steps:
  - do: Complete The Drowned Gate.
    goal: {archived: {card: drowned-gate}}
    solution: [complete "The Drowned Gate" with myth ruin ruin]
    hints: [one, two, three]
    done: |
      Well.
prove:
  - {ask: Which is allowed?, legal: [rest, end turn]}
  - {ask: Which is allowed?, legal: [start turn, end turn]}
  - {ask: Which is allowed?, legal: [rest, end turn]}
closing: That was all.
`

// check runs the command on files and gives back what it prints and its exit code.
func check(t *testing.T, args ...string) (code int, out, talk string) {
	t.Helper()
	var o, e bytes.Buffer
	s := &Streams{In: strings.NewReader(soundLesson), Out: &o, Err: &e, Width: 80, Height: 24, Plain: true}
	code = Run(context.Background(), append([]string{"check"}, args...), s)
	return code, o.String(), e.String()
}

func TestCheckTakesFilesAsPeopleWriteThem(t *testing.T) {
	const sound = `the lesson "A sound lesson", 1 step`
	bomb := "a: &a [x, x]\n"
	for i, letter := range "bcdefghij" {
		before := string("abcdefghi"[i])
		bomb += string(letter) + ": &" + string(letter) + " [" + strings.Repeat("*"+before+", ", 8) + "*" + before + "]\n"
	}
	for _, c := range []struct{ name, file, text, want string }{
		{"plain", "a.yaml", soundLesson, sound},
		{"with another ending", "a.txt", soundLesson, sound},
		{"with CRLF ends", "a.yaml", strings.ReplaceAll(soundLesson, "\n", "\r\n"), sound},
		{"with a byte order mark", "a.yaml", "\ufeff" + soundLesson, sound},
		{"with a byte order mark and CRLF", "a.yaml", "\ufeff" + strings.ReplaceAll(soundLesson, "\n", "\r\n"), sound},
		{"saved as UTF-16", "a.yaml", inUTF16(soundLesson), "a.yaml:1:1: the file is written in UTF-16: save it as UTF-8"},
		{"with a tab", "a.yaml", strings.Replace(soundLesson, "      Well.", "\tWell.", 1), "a.yaml:14:1: a tab: use spaces"},
		{"with a second document", "a.yaml", soundLesson + "---\nid: more\n", "a.yaml:20:1: a second document begins here: a file holds one"},
		{"an alias bomb", "a.yaml", bomb, "a.yaml:1:4: anchors (\"&name\") are not read here: write the value out"},
		{"an anchor that holds itself", "a.yaml", "steps: &s\n  - *s\n", "a.yaml:2:5: aliases (\"*name\") are not read here: write the value out"},
		{"an honest anchor", "a.yaml", "players: [&p {leads: [ruin]}" + strings.Repeat(", *p", 30) + "]\n", "a.yaml:1:11: anchors (\"&name\") are not read here: write the value out"},
		{"too large", "a.yaml", soundLesson + "#" + strings.Repeat("x", 256<<10), "a.yaml:1:1: the file has 262688 bytes: at most 262144 are read"},
		{"far too large", "a.yaml", strings.Repeat("x", mostRead+1), "a.yaml is too large: at most 1048576 bytes (1 MiB) are read"},
		{"too long", "a.yaml", soundLesson + strings.Repeat("\n", 10_000), "a.yaml:10001:1: the file has 10020 lines: at most 10000 are read"},
		{"clearing the screen in a text", "a.yaml", strings.Replace(soundLesson, "Well.", "\x1b[2JWell.", 1), "a.yaml:14:7: the character U+001B does not show: take it out"},
		{"setting the title by an escape", "a.yaml", strings.Replace(soundLesson, "That was all.", `"\x1b]0;all\x07"`, 1), "a.yaml:19:10: the character U+001B does not show: take it out"},
		{"an escape in an id", "a.yaml", strings.Replace(soundLesson, "id: sound", `id: "so\x1bund"`, 1), "a.yaml:1:5: the character U+001B does not show: take it out"},
		{"an escape in the name of the file", "a\x1b[2J\x07.yaml", "hello: world\n", "expected a lesson (it has steps)"},
		{"an escape in the name of a sound one", "a\x1b[2J.yaml", soundLesson, sound},
		{"a field twice", "a.yaml", strings.Replace(soundLesson, "about:", "title: Again\nabout:", 1), `a.yaml:4:1: the field "title" stands twice, first at `},
		{"a plain number where text is", "a.yaml", strings.Replace(soundLesson, "about:", "uses: [1.10]\nabout:", 1), `a.yaml:4:8: expected text, found the number 1.10: put it in quotes, "1.10"`},
		{"an id that climbs out", "a.yaml", strings.Replace(soundLesson, "id: sound", "id: ../../../../etc/passwd", 1), `a.yaml:1:5: "../../../../etc/passwd" is not an id`},
		{"a file that is included", "a.yaml", strings.Replace(soundLesson, "about:", "include: /etc/passwd\nabout:", 1), `a.yaml:4:1: unknown field "include"`},
		{"a card that is a path", "a.yaml", strings.Replace(soundLesson, "[drowned-gate]", `["..\\..\\x"]`, 1), `a.yaml:7:48: the set has no Adventure "..\\..\\x"`},
		{"nothing", "a.yaml", "", "a.yaml:1:1: expected a lesson"},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), c.file)
			if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
				t.Fatal(err)
			}
			code, out, talk := check(t, file)
			if !strings.Contains(out, c.want) {
				t.Errorf("got\n%s\nwithout %q", out, c.want)
			}
			if (code == Done) != (c.want == sound) || code != Done && code != Wrong {
				t.Errorf("it ends with %d", code)
			}
			if strings.ContainsAny(out+talk, "\x1b\x07") || strings.Contains(out, "root:") {
				t.Errorf("what the file holds reaches the terminal: %q", out+talk)
			}
		})
	}
}

func inUTF16(text string) string {
	var b bytes.Buffer
	for _, u := range utf16.Encode([]rune("\ufeff" + text)) {
		b.Write([]byte{byte(u), byte(u >> 8)})
	}
	return b.String()
}

func TestCheckReadsStandardInput(t *testing.T) {
	if code, out, talk := check(t, "-"); code != Done || !strings.HasPrefix(out, "standard input: the lesson ") {
		t.Errorf("%d, %s%s", code, out, talk)
	}
}

// TestCheckFindsAnIDThatStandsTwiceWhateverTheOrder holds that the same is said of each file, however
// they are ordered.
func TestCheckFindsAnIDThatStandsTwiceWhateverTheOrder(t *testing.T) {
	dir := t.TempDir()
	var files []string
	for name, id := range map[string]string{"a.yaml": "sound", "b.yaml": "Sound", "c.yaml": "another"} {
		text := strings.Replace(soundLesson, "id: sound", "id: "+id, 1)
		files = append(files, filepath.Join(dir, name))
		if err := os.WriteFile(files[len(files)-1], []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	a, b := filepath.Join(dir, "a.yaml"), filepath.Join(dir, "b.yaml")
	code, out, _ := check(t, files...)
	for _, want := range []string{a + `:1:5: the id "sound" stands in another file too, at ` + b + ":1:5", b + `:1:5: the id "sound" stands in another file too, at ` + a + ":1:5", "c.yaml: the lesson"} {
		if !strings.Contains(out, want) {
			t.Errorf("got\n%s\nwithout %q", out, want)
		}
	}
	if code != Wrong {
		t.Errorf("it ends with %d", code)
	}
}

func TestAnArgumentNamesAFileOrALesson(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("notes", nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for arg, is := range map[string]bool{
		"advanced-game": false, "no-such-lesson": false, "notes": true, "mine.yaml": true, "MINE.YML": true, "mine.json": true,
		"./advanced-game": true, "lessons/": true, ".": false, "": false,
	} {
		if namesFile(arg) != is {
			t.Errorf("%q names a file: %v", arg, !is)
		}
	}
}

func TestWhatIsNoLessonIsNotPlayed(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct{ name, text, want string }{
		{"a position", "players: [{leads: [ruin]}]\n", "is a position, not a lesson: `xseekers why --at "},
		{"a card set", "set: mine\nname: Mine\n", "is a card set, not a lesson: `xseekers cards --cards "},
		{"neither", "hello: world\n", `unknown field "hello"`},
		{"a lesson with a fault", strings.Replace(soundLesson, "beginner", "beginer", 1), `unknown word "beginer"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join(dir, "a.yaml")
			if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
				t.Fatal(err)
			}
			_, err := lessonFile(&Streams{Err: &bytes.Buffer{}}, cards.TrainingGame(), file)
			if err == nil || !strings.Contains(err.Error(), c.want) || !errors.As(err, new(wrongError)) {
				t.Errorf("got %v", err)
			}
		})
	}
	file := filepath.Join(dir, "a.yaml")
	if err := os.WriteFile(file, []byte(strings.Replace(soundLesson, "ruin ruin]", "ruin]", 1)), 0o600); err != nil {
		t.Fatal(err)
	}
	var talk bytes.Buffer
	l, err := lessonFile(&Streams{Err: &talk}, cards.TrainingGame(), file)
	if err != nil || l == nil || !strings.Contains(talk.String(), "The lesson is played all the same.") {
		t.Errorf("a lesson whose solution does not play through: %v, %s", err, talk.String())
	}
}
