package cli

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
)

const tableFile = `variant: advanced
players:
  - {leads: [ruin, ruin, myth], adventures: [drowned-gate], actionx: [trail-rations], active: [base-camp]}
  - {leads: 4, adventures: [hollow-king]}
`

func TestAVerdictKeepsToANarrowTerminal(t *testing.T) {
	file := filepath.Join(t.TempDir(), "t.yaml")
	if err := os.WriteFile(file, []byte(tableFile), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, query := range []string{"", "negotiate", "play trail rations; pass", "complete drowned gate with ruin", "complete"} {
		term := onTerminal(t, 40, []string{"HOME=" + t.TempDir()}, "xseekers", "why", "--at", file, query)
		if code := term.Exit(); code != Done {
			t.Errorf("exit code %d:\n%s", code, term.Screen())
		}
		for line := range strings.SplitSeq(term.Raw(), "\r\n") {
			if n := ansi.StringWidth(line); n > 40 {
				t.Errorf("%q: %d columns wide: %q", query, n, line)
			}
		}
	}
}

// TestWhateverIsAskedAtAPositionIsAnswered walks at random, and asks for everything, a wish, what is
// legal and what is not; the answer as data can be asked again, and is the same.
func TestWhateverIsAskedAtAPositionIsAnswered(t *testing.T) {
	g := cards.TrainingGame()
	for _, variant := range []engine.Variant{engine.BeginnerGame, engine.AdvancedGame} {
		seed := enginetest.Seed(t)
		pick := rand.New(rand.NewPCG(seed, 5))
		enginetest.Walk(t, g, engine.Setup{Players: 2 + int(seed%3), Variant: variant}, seed, func(s *engine.State) {
			if pick.IntN(10) > 0 {
				return
			}
			seat := pick.IntN(int(s.Players))
			shapes := enginetest.Shapes(g, s, engine.Seat(seat))
			tries := []string{"", "negotiate", "complete", notation.Format(g, shapes[pick.IntN(len(shapes))])}
			if !s.Over() {
				tries = append(tries, string(position.AppendAction(nil, g, enginetest.Pick(g, s, pick))))
			}
			for _, query := range tries {
				at := &positionAt{g: g, file: "t.json", state: *s, printed: *s, by: &seat, tries: splitActions(query), said: said{whole: true}}
				says, err := at.answer(*s)
				if err != nil {
					continue // not every shape can be said in words
				}
				if page := says.markdown(); strings.Contains(page, "Dealt") || strings.ContainsAny(page, "{}") {
					t.Errorf("%q: %s", query, page)
				}
				again(t, at, says)
			}
		})
	}
}

// again asks anew what a verdict as data holds, and wants the same verdict.
func again(t *testing.T, at *positionAt, says *verdict) {
	t.Helper()
	data, err := json.Marshal(says.data())
	if err != nil {
		t.Fatal(err)
	}
	var back struct{ Position, Given json.RawMessage }
	if err := json.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	s, err := position.UnmarshalState(at.g, back.Position)
	if err != nil {
		t.Fatalf("the position cannot be played again: %v", err)
	}
	if back.Given == nil {
		return
	}
	if same, err := (&positionAt{g: at.g, file: at.file, by: at.by, tries: []string{string(back.Given)}, action: true}).answer(s); err != nil ||
		(same.allowed == nil) != (says.allowed == nil) {
		t.Errorf("%s is another verdict when asked again: %v", back.Given, err)
	}
}

func TestActionsArePartedAtSemicolonsOutsideOfQuotes(t *testing.T) {
	for query, want := range map[string]string{
		"a; b ;c":             "a|b|c",
		`play "a; b"; pass`:   `play "a; b"|pass`,
		";;":                  "",
		`{"do":"rest"}; pass`: `{"do":"rest"}|pass`,
	} {
		if got := strings.Join(splitActions(query), "|"); got != want {
			t.Errorf("%q is parted into %q, not %q", query, got, want)
		}
	}
}
