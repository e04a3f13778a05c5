package notation_test

import (
	"errors"
	"slices"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
)

func TestOfCopiesThatLieTogetherTheFirstThatFitsIsTaken(t *testing.T) {
	g := advanced(t)
	v := bazaar(t, g, 3, engine.AskAct, 0)
	v.Seats[0].Active, v.Seats[1].Active = cardSet(fire, fire2), engine.CardSet{}
	for _, leveraged := range []bool{false, true} {
		v.InPlay[fire-engine.FirstActionX].Leveraged = leveraged
		want := fire
		if leveraged {
			want = fire2
		}
		if a, err := notation.Parse(g, &v, "use watch fire"); err != nil || a.Card != want || a.Ability != 1 {
			t.Errorf("with the first Watch Fire Leveraged %t card %d is used (%v), not %d", leveraged, a.Card, err, want)
		}
	}
	for text, want := range map[string]engine.Card{
		`use "Watch Fire #1"`: fire, "use watch fire #2": fire2, "use watch-fire": fire, "use watch-fire#2": fire2,
	} {
		if a, err := notation.Parse(g, &v, text); err != nil || a.Card != want {
			t.Errorf("%s uses card %d (%v), not %d", text, a.Card, err, want)
		}
	}
	if a, err := notation.Parse(g, &v, "sabotage watch fire with ruin"); err != nil || a.Spend != fire {
		t.Errorf("of two Watch Fires card %d is scrapped (%v), not the first", a.Spend, err)
	}
}

func TestOfCopiesBeforeTwoRivalsTheTextSaysWhose(t *testing.T) {
	g := advanced(t)
	v := bazaar(t, g, 3, engine.AskSabotageTarget, 0)
	v.Seats[1].Active, v.Seats[2].Active = cardSet(fire2), cardSet(fire)
	_, err := notation.Parse(g, &v, "hit watch fire")
	var e *notation.Error
	if !errors.As(err, &e) || !slices.Equal(e.DidYouMean, []string{"Watch Fire of player 2", "Watch Fire of player 3"}) {
		t.Errorf("with one before each rival: %v", err)
	}
	for text, want := range map[string]engine.Card{"hit watch fire of player 2": fire2, `hit "Watch Fire" of player 3`: fire} {
		if a, err := notation.Parse(g, &v, text); err != nil || a.Card != want {
			t.Errorf("%s hits card %d (%v), not %d", text, a.Card, err, want)
		}
	}
	v = bazaar(t, g, 3, engine.AskChoose, raid)
	v.Seats[1].Active, v.Seats[2].Active = cardSet(fire2), cardSet(fire)
	for text, want := range map[string]engine.Card{
		`choose "Watch Fire #1"`: fire, "choose watch fire of player 3": fire, "player 2's fire": fire2,
	} {
		if a, err := notation.Parse(g, &v, text); err != nil || a.Card != want {
			t.Errorf("%s chooses card %d (%v), not %d", text, a.Card, err, want)
		}
	}
	for _, c := range []engine.Card{fire, fire2} {
		text := notation.Format(g, engine.Action{Do: engine.DoChoose, Card: c})
		if a, err := notation.Parse(g, &v, text); err != nil || a.Card != c {
			t.Errorf("%s chooses card %d (%v), not %d", text, a.Card, err, c)
		}
	}
	if _, err := notation.Parse(g, &v, "choose watch fire"); err == nil {
		t.Error("one of two rivals' Watch Fires is chosen unasked")
	}
}

func TestWhatStandsInQuotesIsTheNameOfACard(t *testing.T) {
	set := enginetest.SetOf(engine.Leads{engine.Ruin: 9})
	for _, name := range []string{"Ruin", "rrg", "of", "Against Player 2"} {
		set.Adventures = append(set.Adventures, engine.Adventure{ID: name, Name: name, Emblems: engine.LeadsOf(engine.Ruin)})
	}
	g := enginetest.Game(t, set)
	const ruin, rrg, of, against = engine.Card(1), engine.Card(2), engine.Card(3), engine.Card(4)
	s := engine.State{Players: 2, Variant: engine.AdvancedGame, Step: engine.Actions, Decision: engine.Decision{Kind: engine.AskAct}}
	s.Seats[0].Zone = engine.Zone{N: 2, Cards: [engine.MaxZone]engine.Card{ruin, rrg}}
	s.Seats[1].Zone = engine.Zone{N: 2, Cards: [engine.MaxZone]engine.Card{of, against}}
	v := engine.ViewOf(&s, 0)
	if a, err := notation.Parse(g, &v, `sabotage "rrg" with ruin`); err != nil || a.Spend != rrg {
		t.Errorf("of \"rrg\" and Ruin card %d is scrapped (%v), not the one in quotes", a.Spend, err)
	}
	if a, err := notation.Parse(g, &v, `hit "of" of player 2`); err != nil || a.Card != of {
		t.Errorf("of \"of\" and Against Player 2 card %d is hit (%v), not the one in quotes", a.Card, err)
	}
}

func TestTheBeginnerGameHasNoActionXCardsToName(t *testing.T) {
	g := advanced(t)
	v := table(engine.AskAct)
	if a, err := notation.Parse(g, &v, `complete "Lantern Oath" ruin`); err == nil {
		t.Errorf("in the Beginner Game Lantern Oath is found: %+v", a)
	}
	for text, want := range map[string]engine.Do{
		"play lantern oath": engine.DoPlay, "counter with two ruins": engine.DoThwart, "tap the spire": engine.DoUse,
	} {
		if a, err := notation.Parse(g, &v, text); err != nil || a != (engine.Action{Do: want}) {
			t.Errorf("in the Beginner Game %q is read as %+v (%v), not as %s alone", text, a, err, want)
		}
	}
}

func TestAPlayerWhoMustBeNamedIsNeverFilledIn(t *testing.T) {
	g := advanced(t)
	for text, v := range map[string]engine.View{
		"give ruin": bazaar(t, g, 3, engine.AskNegotiateGive, 0),
		"ruthless":  bazaar(t, g, 3, engine.AskEnter, mirror),
		"choose":    bazaar(t, g, 3, engine.AskChoose, bell),
	} {
		if a, err := notation.Parse(g, &v, text); err == nil {
			t.Errorf("with two rivals %q is read as %s", text, notation.Format(g, a))
		}
	}
}
