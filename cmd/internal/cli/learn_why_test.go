package cli

import (
	"strings"
	"testing"
)

// TestWhyIsAskedWithForms asks in a lesson why something happened, and why something is not on offer.
func TestWhyIsAskedWithForms(t *testing.T) {
	term := lessonTerm{onTerminal(t, 80, []string{"HOME=" + t.TempDir()}, "xseekers", "learn"), t}
	term.say("choose adventure from deck")
	term.pick("More…")
	term.Wait("┃ > Return")
	term.pick("Why did that happen?")
	screen := term.Wait("The rules:")
	if !strings.Contains(screen, "You chose an Adventure from the deck.") {
		t.Errorf("no cause on the screen:\n%s", screen)
	}
	term.pick("Go on")
	term.Wait("┃ > Scrap The Drowned Gate")
	term.say("why end turn")
	term.Wait("later step")
	term.Send("\x03")
	if code := term.Exit(); code != Interrupted {
		t.Errorf("exit code %d", code)
	}
}
