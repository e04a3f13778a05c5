package notation_test

import (
	"errors"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
)

// views is what a player may be asked, in both ways to play.
func views(t testing.TB, g *engine.Game) (out []engine.View) {
	for asked := engine.AskNothing; asked <= engine.AskDiscardDown; asked++ {
		out = append(out, table(asked))
	}
	for players := uint8(2); players <= 3; players++ {
		for _, asked := range []engine.Ask{
			engine.AskAct, engine.AskDiscardDown, engine.AskBarterReveal, engine.AskSabotageTarget, engine.AskPoachSwap,
			engine.AskNegotiateGive, engine.AskChoose,
		} {
			out = append(out, bazaar(t, g, players, asked, 0))
		}
		out = append(out, bazaar(t, g, players, engine.AskRespond, oath))
		out = append(out, bazaar(t, g, players, engine.AskEnter, mirror))
		for _, card := range []engine.Card{bell, fork, sift, raid} {
			out = append(out, bazaar(t, g, players, engine.AskChoose, card))
		}
	}
	return out
}

// copyless is an action with the first copy in place of each card: of what is not where the action
// seeks it, the name may find another copy.
func copyless(g *engine.Game, a engine.Action) engine.Action {
	for _, c := range []*engine.Card{&a.Card, &a.Spend} {
		if c.IsActionX() {
			*c -= engine.Card(g.Copy(*c) - 1)
		}
	}
	return a
}

func FuzzParse(f *testing.F) {
	g := advanced(f)
	views := views(f, g)
	for _, text := range []string{
		`complete "The Drowned Gate" with ruin ruin wild`, "Complete the drownd gate w/ 2 ruins and a wild",
		"discard down r g, g on top", "discard hand, myth on top", "draw two leads", "take discard",
		"pay 99 ruin x3 for kal", `scrap "twin" "`, "\x1b\u202e“", "2x ruin",
		`play "Lantern Oath" scrapping "The Drowned Gate" with glyph ruin, ruin on top`, `play letters discarding the bell`,
		`use "Echo Spire" call-back with ruin`, "exploit the spire, ruin", "barter lantern oath", "sabotage gate with ruin",
		"thwart it burying r w", "no answer", `hit "Watch Fire #2" of player 2`, "hit my rival's gate", "swap gate for gate",
		"give ruin to p2", "ruthless against player 2, bonding wild as ruin", "choose first", "player 2", "barter-reveal king",
		"complete gate with 97 wilds",
	} {
		for i := range views {
			f.Add(uint8(i), text)
		}
	}
	f.Fuzz(func(t *testing.T, i uint8, text string) {
		v := views[int(i)%len(views)]
		a, err := notation.Parse(g, &v, text)
		if err != nil {
			var e *notation.Error
			if !errors.As(err, &e) {
				t.Fatalf("the error is a %T", err)
			}
			for _, said := range append(append(e.DidYouMean, e.Expected...), e.Text, e.Word, e.Error()) {
				if strings.ContainsFunc(said, func(r rune) bool { return r < ' ' || r == 0x7f || r == '\u202e' }) {
					t.Fatalf("%q holds a control character", said)
				}
			}
			return
		}
		canonical := notation.Format(g, a)
		if again, err := notation.Parse(g, &v, canonical); err != nil || copyless(g, again) != copyless(g, a) {
			t.Fatalf("%q is written %q, which is read as %+v (%v), not as %+v", text, canonical, again, err, a)
		}
	})
}
