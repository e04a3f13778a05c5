package cli

import (
	"strings"
	"testing"
	"time"
)

func TestALessonAsksWithFormsOnATerminalAndPaysWithRealLeads(t *testing.T) {
	term := onTerminal(t, 80, nil, "xseekers", "learn")
	pick := func(choice string) {
		t.Helper()
		for at := marked(term.Screen()); !strings.HasPrefix(at, choice); at = marked(term.Screen()) {
			if at == "More…" {
				t.Fatalf("%q cannot be picked:\n%s", choice, term.Screen())
			}
			term.Send("\x1b[B")
			for end := time.Now().Add(10 * time.Second); marked(term.Screen()) == at && time.Now().Before(end); {
				time.Sleep(5 * time.Millisecond)
			}
		}
		term.Send("\r")
	}
	goOn := func(done string) {
		t.Helper()
		term.Wait(done)
		term.Wait("┃ > Go on")
		term.Send("\r")
	}
	term.Wait("┃ > Take the top Adventure")
	pick("Take the top Adventure of the deck")
	goOn("stands last in your zone")
	term.Wait("┃ > Scrap The Drowned Gate")
	pick("Scrap The Hollow King")
	goOn("You keep at most three")
	term.Wait("┃ > Draw two Leads")
	pick("Draw two Leads, then discard one")
	goOn("Your hand is hidden.")
	term.Wait("┃ > Discard Glyph")
	pick("Discard Vision")
	goOn("the actions.")
	term.Wait("┃ > Complete The Drowned Gate")
	term.Send("\r")
	term.Wait("which Leads for Myth, Ruin and Ruin?")
	term.Send(" ")
	if screen := term.Wait("[•] Glyph, 1 of 3"); strings.Count(screen, "[•]") != 1 {
		t.Errorf("a press picks more than one Lead:\n%s", screen)
	}
	term.Send(" ")
	// Three Glyphs, Myth, Ruin, Vision, Wild: the fourth and the fifth.
	term.Send("\x1b[B\x1b[B\x1b[B \x1b[B \r")
	goOn("The Drowned Gate needs two Ruins and you pay one Ruin.")
	term.Wait("┃ > Complete The Drowned Gate")
	term.Send("\r")
	term.Wait("which Leads for Myth, Ruin and Ruin?")
	term.Send("\x1b[B\x1b[B\x1b[B \x1b[B \x1b[B\x1b[B \r")
	goOn("You archive The Drowned Gate.")
	term.Wait("┃ > Complete Song of the First Flood")
	pick("End your turn")
	goOn("same four steps")
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
