package cli

import (
	"strings"
	"testing"
	"time"

	"example.com/xseekers/cmd/internal/vtterm"
	"example.com/xseekers/engine/goal"
)

// lessonTerm is a lesson played with forms.
type lessonTerm struct {
	*vtterm.Term
	t *testing.T
}

// pick moves to an option and takes it.
func (l lessonTerm) pick(choice string) {
	l.t.Helper()
	l.Wait("┃ > ")
	for at := marked(l.Screen()); !strings.HasPrefix(at, choice); at = marked(l.Screen()) {
		if at == "More…" {
			l.t.Fatalf("%q cannot be picked:\n%s", choice, l.Screen())
		}
		l.Send("\x1b[B")
		for end := time.Now().Add(10 * time.Second); marked(l.Screen()) == at && time.Now().Before(end); {
			time.Sleep(5 * time.Millisecond)
		}
	}
	l.Send("\r")
}

// say pastes an action in words: typed in one go, "end" would be taken for the key.
func (l lessonTerm) say(words string) {
	l.t.Helper()
	l.pick("More…")
	l.Wait("┃ > Return")
	l.pick("Say it in words")
	l.Wait("Say what you do")
	l.Send("\x1b[200~" + words + "\x1b[201~\r")
	l.Wait("> " + words)
}

// TestALessonIsPlayedWithForms plays the first lesson's own solution, and pays with Leads that are picked.
func TestALessonIsPlayedWithForms(t *testing.T) {
	term := lessonTerm{onTerminal(t, 80, nil, "xseekers", "learn"), t}
	picked := false
	for _, step := range firstLesson().Steps {
		for _, words := range step.Solution {
			if !picked && step.Goal.Kind == goal.ArchivedCard {
				picked = true
				term.pick("Complete The Drowned Gate")
				term.Wait("which Leads for Myth, Ruin and Ruin?")
				term.Send(" ")
				if screen := term.Wait("[•] Glyph, 1 of"); strings.Count(screen, "[•]") != 1 {
					t.Errorf("a press picks more than one Lead:\n%s", screen)
				}
				// Three Glyphs, Myth, Ruin, Vision, Wild.
				term.Send(" \x1b[B\x1b[B\x1b[B \x1b[B \x1b[B\x1b[B \r")
				term.Wait("You archive The Drowned Gate.")
				continue
			}
			term.say(words)
		}
		term.Wait("┃ > Go on")
		term.Send("\r")
		for end := time.Now().Add(10 * time.Second); marked(term.Screen()) == "Go on" && time.Now().Before(end); {
			time.Sleep(5 * time.Millisecond)
		}
	}
	if !picked {
		t.Error("the lesson completes no Adventure")
	}
	term.Wait("That was a whole turn")
	if code := term.Exit(); code != Done {
		t.Errorf("exit code %d:\n%s", code, term.Screen())
	}
	if raw := term.Raw(); strings.Contains(raw, "\x1b]11;?") || strings.Contains(raw, "\x1b[6n") {
		t.Error("the lesson asks the terminal a question")
	}
}

// marked is the option a form is at, "" where there is none.
func marked(screen string) string {
	_, after, _ := strings.Cut(screen, "┃ > ")
	option, _, _ := strings.Cut(after, "\n")
	return option
}

func TestCtrlCEndsALessonAndGivesTheTerminalBack(t *testing.T) {
	for _, args := range [][]string{{"learn"}, {"learn", "--plain"}} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			term := onTerminal(t, 80, nil, "xseekers", args...)
			term.Wait("Take Bridge of Broken Vows from the discard pile")
			time.Sleep(50 * time.Millisecond) // the form reads keys from when it is drawn
			term.Send("\x03")
			if code := term.Exit(); code != Interrupted {
				t.Errorf("exit code %d, not %d:\n%s", code, Interrupted, term.Screen())
			}
			if raw := term.Raw(); strings.Count(raw, "\x1b[?25l") > strings.Count(raw, "\x1b[?25h") {
				t.Error("the cursor stays hidden")
			}
		})
	}
}

func TestTheEndOfInputOnATerminalChoosesNothing(t *testing.T) {
	term := onTerminal(t, 80, nil, "xseekers", "learn", "--plain")
	term.Wait("Type a number")
	term.Send("\x04")
	term.Wait("nothing was chosen there")
	if code := term.Exit(); code != Failed {
		t.Errorf("exit code %d, not %d", code, Failed)
	}
}

func TestAMenuKeepsItsPlaceWhileTheCursorMoves(t *testing.T) {
	term := onTerminal(t, 80, nil, "xseekers", "learn")
	term.Wait("┃ > Take the top Adventure of the deck")
	term.Send("\x1b[B\x1b[B")
	screen := term.Wait("┃ > Hint")
	for _, want := range []string{"┃   Take the top Adventure of the deck", "┃   More…"} {
		if !strings.Contains(screen, want) {
			t.Errorf("no %q on the screen:\n%s", want, screen)
		}
	}
}

func TestALessonKeepsToANarrowTerminal(t *testing.T) {
	term := onTerminal(t, 40, []string{"NO_COLOR=1"}, "xseekers", "learn")
	screen := term.Wait("┃ > Take the top Adventure")
	for _, want := range []string{"Take Bridge of Broken Vows", "discard pile", "Hint", "More"} {
		if !strings.Contains(screen, want) {
			t.Errorf("no %q on the screen:\n%s", want, screen)
		}
	}
}
