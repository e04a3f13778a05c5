package cli

import (
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"
)

// interviewTerm is an interview held with forms.
type interviewTerm struct{ formTerm }

func (i interviewTerm) choose(question, answer string) {
	i.t.Helper()
	i.Wait(question)
	i.pick(answer)
	i.Wait(question + " " + answer)
}

// TestADisputeIsSettledWithForms goes back once, says "I don't know" once, and types numbers.
func TestADisputeIsSettledWithForms(t *testing.T) {
	home := []string{"HOME=" + t.TempDir()}
	term := interviewTerm{formTerm{onTerminal(t, 80, home, "xseekers", "why"), t}}
	term.choose("What is it about?", "A Heroic Feat")
	term.choose("What would you do?", "Barter")
	term.choose("Whose turn is it?", "Back")
	term.choose("What would you do?", "Poach")
	term.choose("Whose turn is it?", "Yours")
	term.choose("Where are you in your turn?", "Step 3, actions")
	term.choose("Have you performed Poach this turn already?", "I don't know")
	term.Wait("How many Adventures have you archived?")
	term.Send("two\r")
	term.Wait("How many has the rival who has archived most?")
	term.Send("1\r")
	term.Wait("Rule 7.7,")
	if code := term.Exit(); code != Done {
		t.Errorf("exit code %d:\n%s", code, term.Screen())
	}
	if raw := term.Raw(); strings.Contains(raw, "\x1b]11;?") || strings.Contains(raw, "\x1b[6n") {
		t.Error("the interview asks the terminal a question")
	}
}

func TestCtrlCEndsAnInterviewAndGivesTheTerminalBack(t *testing.T) {
	for _, args := range [][]string{{"why"}, {"why", "--plain"}} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			term := onTerminal(t, 80, []string{"HOME=" + t.TempDir()}, "xseekers", args...)
			term.Wait("The Final Adventure, or winning")
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

func TestTheEndOfInputDecidesNothing(t *testing.T) {
	term := onTerminal(t, 80, []string{"HOME=" + t.TempDir()}, "xseekers", "why", "--plain")
	term.Wait("Type a number or words")
	term.Send("\x04")
	term.Wait("nothing was decided")
	if code := term.Exit(); code != Failed {
		t.Errorf("exit code %d, not %d", code, Failed)
	}
}

func TestAnInterviewKeepsToANarrowTerminal(t *testing.T) {
	term := interviewTerm{formTerm{onTerminal(t, 40, []string{"NO_COLOR=1", "HOME=" + t.TempDir()}, "xseekers", "why"), t}}
	term.Wait("What is it about?")
	term.pick("A Heroic Feat")
	term.Wait("What would you do?")
	term.pick("Thwart")
	term.Wait("Whose turn is it?")
	term.pick("Yours")
	screen := term.Wait("Where are you in your turn?")
	for _, want := range []string{"┃ > Before it begins", "Step 4, discarding down to seven", "Back", "Leave"} {
		if !strings.Contains(screen, want) {
			t.Errorf("no %q on the screen:\n%s", want, screen)
		}
	}
	term.pick("Leave")
	if code := term.Exit(); code != Done {
		t.Errorf("exit code %d:\n%s", code, term.Screen())
	}
	for line := range strings.SplitSeq(term.Screen(), "\n") {
		if n := ansi.StringWidth(line); n > 40 {
			t.Errorf("%d columns wide: %q", n, line)
		}
	}
}
