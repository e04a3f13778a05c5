package tui

import (
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// advancedViews are what is shown of the Advanced Game in the golden files.
func advancedViews(t *testing.T, g *engine.Game) map[string]engine.View {
	card := func(id string) engine.Card {
		c := g.CardByID(id)
		if c == 0 {
			t.Fatalf("no card has the id %q", id)
		}
		return c
	}
	set := func(ids ...string) (cards engine.CardSet) {
		for _, id := range ids {
			cards.Add(card(id))
		}
		return cards
	}
	table := func() engine.State {
		s := engine.State{
			Variant: engine.AdvancedGame, Players: 3, Turn: 9, Step: engine.Actions, Decision: engine.Decision{Kind: engine.AskAct},
			Leads:      engine.LeadPiles{DeckN: 60, PileN: 1, Discard: [engine.MaxLeads]engine.Lead{engine.Myth}},
			Adventures: engine.AdventurePiles{DeckN: 3},
			ActionX:    engine.ActionXPiles{DeckN: 20, PileN: 1, Discard: [engine.MaxActionX]engine.Card{card("feat-flood")}},
		}
		s.Seats[0] = engine.Player{
			Leads: engine.LeadsOf(engine.Ruin, engine.Ruin, engine.Ruin, engine.Wild), Zone: zone(1, 2), Archived: 1, Archive: archive(6),
			ActionX: set("feat-tithe", "twist-negate"), Active: set("relic-lens", "site-match"), Stored: set("feat-draw"),
		}
		s.Seats[1] = engine.Player{
			Leads: engine.LeadsOf(engine.Glyph, engine.Glyph), Zone: zone(4), Final: true, Archived: 4, Archive: archive(3, 5, 7, 8),
			ActionX: set("feat-look"), Active: set("relic-toll", "site-hand"), Stored: set("feat-raid", "feat-storm"),
		}
		s.Seats[2] = engine.Player{Leads: engine.LeadsOf(engine.Vision, engine.Vision), ActionX: set("last-next", "by-hand")}
		lies := func(id string, in engine.InPlay) { s.InPlay[card(id)-engine.FirstActionX] = in }
		lies("relic-lens", engine.InPlay{Mode: engine.Ruthless, Against: 1, Bond: engine.Wild, Bonded: engine.Ruin, Leveraged: true, Entered: 6})
		lies("site-match", engine.InPlay{Entered: 9})
		lies("relic-toll", engine.InPlay{Mode: engine.Noble, Entered: 8})
		return s
	}
	view := func(s *engine.State, stack []engine.Waiting, window engine.Window, seat engine.Seat) engine.View {
		if err := g.RebuildFrames(s, stack, window); err != nil {
			t.Fatal(err)
		}
		return engine.ViewOf(s, seat)
	}
	views := map[string]engine.View{}

	acts := table()
	acts.Seats[0].Performed[0] = 1 // Barter
	acts.Lasting = engine.Lasting{N: 1, Texts: [engine.MaxLasting]engine.LastingText{{Card: card("last-turn"), Player: 0}}}
	views["advanced-actions"] = view(&acts, nil, engine.NoWindow, 0)

	answers := table()
	answers.Decision = engine.Decision{Kind: engine.AskRespond, Player: 2}
	answers.Passed = 1
	answers.Seats[0].ActionX = set("twist-negate")
	views["advanced-answer"] = view(&answers, []engine.Waiting{
		{Do: engine.DoPlay, Frame: engine.Frame{Card: card("feat-tithe")}},
	}, engine.NoWindow, 2)

	thwarts := table()
	thwarts.Decision = engine.Decision{Kind: engine.AskRespond}
	views["advanced-thwart"] = view(&thwarts, []engine.Waiting{
		{Do: engine.DoBreakthrough}, {Do: engine.DoThwart, Frame: engine.Frame{Player: 2}},
	}, engine.NoWindow, 0)

	opens := table()
	opens.Decision = engine.Decision{Kind: engine.AskRespond, Player: 1}
	views["advanced-window"] = view(&opens, nil, engine.StepBegins, 1)

	looks := table()
	looks.Decision = engine.Decision{Kind: engine.AskBarterReveal}
	looks.Looking = engine.Looking{CardN: 2, Cards: [engine.MaxLook]engine.Card{0, 0}}
	looks.Seats[1].Archived, looks.Seats[1].Archive, looks.Seats[1].Final = 2, archive(3, 5), false
	looks.Looking.Cards[0], looks.Looking.Cards[1] = 7, 8
	barter := []engine.Waiting{{Do: engine.DoBarter, Frame: engine.Frame{PC: 1}}}
	views["advanced-look"] = view(&looks, barter, engine.NoWindow, 0)
	views["advanced-rival-looks"] = view(&looks, barter, engine.NoWindow, 1)
	return views
}

func TestAWinByBreakthroughIsNamed(t *testing.T) {
	v := engine.View{
		Variant: engine.AdvancedGame, Players: 2, Step: engine.Over, Ending: engine.WonByBreakthrough, Winner: 1,
	}
	want := "Your rival wins by Breakthrough, with 7 or more ActionX cards in play and archived.\n"
	if got := Table(&v, game(t), TableOptions{Width: 100, Plain: true}); !strings.HasSuffix(got, want) {
		t.Errorf("%q is not the last line of\n%s", want, got)
	}
}

func TestTheWordsOfACardControlNoTerminal(t *testing.T) {
	set := *game(t).Set()
	last := &set.ActionX[len(set.ActionX)-1]
	last.Name, last.Play.ByHand = "Bell\a", "Sing\x1b[2J."
	g := enginetest.Game(t, set)
	v := engine.View{Variant: engine.AdvancedGame, Players: 2}
	v.ActionX.Add(g.CardByID("by-hand"))
	for _, plain := range []bool{false, true} {
		got := Table(&v, g, TableOptions{Width: 100, Plain: plain})
		if strings.ContainsAny(got, "\a\x1b") || !strings.Contains(got, `Sing\x1b[2J.`) {
			t.Errorf("plain %v:\n%q", plain, got)
		}
	}
}
