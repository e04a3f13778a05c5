package notation_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
)

func TestManyWordsSayOneAction(t *testing.T) {
	g := game(t)
	for _, test := range []struct {
		asked engine.Ask
		want  string
		texts string // one a line
	}{
		{engine.AskAct, `complete "The Drowned Gate" with ruin ruin wild`, `
			complete drowned gate ruin wild ruin
			Complete the drownd gate w/ 2 ruins and a wild
			complete gate rrw
			complete gate r r w
			finish drowned-gate with ruin x2 wild
			ARCHIVE “The Drowned Gate”, two ruin, wild
			complete gate 2x ruin 1 wild
			complete 'the drowned gate' ruin ×2 + wild
			complete the drowned gate with ruin*2 wild
			pay 2 ruins and a wild for the drowned gate
			I complete gate with riun ruin wild
			complte dro gat ruin, ruin & wild
			complete Thé Drowned Gate rr w
			complete drow nedgate rrw
			complete " " drowned gate rrw
			please complete the adventure drowned gate using 2 x ruin wild
			complete with ruin ruin wild drowned gate`},
		{engine.AskAct, `complete "The Drowned Gate" with ruin wild`, `
			complete drownd gate w r
			complete drow nedgte wild "ruin"
			complete drowned gate w riun`},
		{engine.AskAct, `complete "The Drowned Gate"`, `
			complete gate`},
		{engine.AskAct, `complete "Ruin of Kal" with glyph ruin ruin`, `
			complete ruin of kal ruin ruin g
			complete kal ruin ruin g
			complete "kal" ruin g r
			complete "Kal" 2 ruin glyph
			complete ruins of kaal g ruin ruin
			complete riun of kal g r r`},
		{engine.AskAct, `complete "Ruin of Kal"`, `
			complete ruin of kal`},
		{engine.AskAct, `complete "Kal Ruin" with ruin`, `
			complete "kal ruin" r
			complete kal-ruin ruin`},
		{engine.AskAct, `complete "Iron Gate"`, `
			complete iron gate
			complete iron`},
		{engine.AskAct, `complete "Cartographer's Tomb"`, `
			complete cartographers tomb
			complete cartographers
			complete cartographer’s tomb`},
		{engine.AskAct, `complete "The Hollow King"`, `
			complete the hollow king
			complete hollow king
			complete hollow-king`},
		{engine.AskAct, `complete "Say 'Aye' Thrice"`, `
			complete say aye thrice
			complete "Say 'Aye' Thrice"`},
		{engine.AskAct, `end turn`, `
			done
			end
			end turn
			“end turn”
			END MY TURN!
			end-turn
			pass
			pass the turn
			finish
			finish the turn`},
		{engine.AskAct, `thwart`, `
			thwart
			thwart with two ruins`},
		{engine.AskAct, `barter`, `
			barter ruin ruin ruin
			bartr 3 ruins`},
		{engine.AskAct, `discard ruin`, `
			discard ruin
			discard a ruin
			discard a ruin from my hand
			discard r
			discard-lead ruin
			discard ruin, ruin on top`},
		{engine.AskAct, `discard hand`, `
			discard hand
			discard all`},
		{engine.AskAct, `scrap "Salt Road Cipher"`, `
			scrap salt
			scrap the salt road
			scrap "the salt road"
			scrap sallt raod cipher
			scrap sal t road cipher
			scrap-adventure salt-road-cipher
			scrap cipher`},
		{engine.AskStartTurn, `start turn`, `
			start
			start turn
			begin my turn
			start-turn`},
		{engine.AskStartTurn, `rest`, `
			rest
			Rest.`},
		{engine.AskChooseAdventure, `choose adventure from deck`, `
			choose adventure from deck
			choose deck
			seek
			seek an adventure
			deck
			from the deck
			take the top adventure of the deck
			choose-adventure from the draw pile`},
		{engine.AskChooseAdventure, `choose adventure from discard`, `
			take discard
			choose from discard
			from the discard pile
			take the adventrue from the discrad pile`},
		{engine.AskChooseAdventure, `choose adventure`, `
			choose
			choose adventure
			take an adventure`},
		{engine.AskCollectLeads, `collect leads from deck`, `
			draw
			draw two leads
			draw 2
			collect 2 leads
			take two
			collect from deck
			deck
			collect leads from the deck`},
		{engine.AskCollectLeads, `collect leads from discard`, `
			take discard
			pick up a lead from the discard
			take the top of the discard pile
			take one lead from the discards`},
		{engine.AskCollectLeads, `collect leads`, `
			collect
			collect leads
			take`},
		{engine.AskDiscardLead, `discard ruin`, `
			ruin
			r
			discard ruin
			riun
			one ruin`},
		{engine.AskDiscardLead, `discard`, `
			discard
			discard a lead`},
		{engine.AskDiscardLead, `discard down ruin`, `
			discard down ruin
			discard down to seven: ruin
			discard down to ruin`},
		{engine.AskDiscardDown, `discard down glyph ruin, glyph on top`, `
			ruin glyph, glyph on top
			discard r g with g on top
			discard down glyph and ruin, glyph top
			discard ruin glyph on top
			discard down to 7 glyph ruin (glyph on top)`},
		{engine.AskDiscardDown, `discard down glyph glyph ruin, glyph on top`, `
			ruin glyph glyph on top
			ruin, glyph glyph on top
			glyph x2 ruin; glyph on top
			ruin, glyph x2 on top
			discard x2 glyph, ruin, glyph on top`},
		{engine.AskDiscardDown, `discard down glyph glyph ruin ruin`, `
			2 rg`},
		{engine.AskDiscardDown, `discard down ruin ruin`, `
			discard two ruins
			2 ruins, ruin on top`},
		{engine.AskDiscardHand, `discard hand, myth on top`, `
			myth
			myth on top
			discard hand, myth on top
			discard all with myth on top
			discard myth
			discard 2 glyph 2 myth 2 ruin 2 vision 2 wild, myth on top`},
		{engine.AskDiscardHand, `discard hand`, `
			discard
			discard hand
			discard everything
			discard my whole hand`},
		{engine.AskScrapAdventure, `scrap "The Drowned Gate"`, `
			gate
			drownd gate
			scrap gate
			discard the drowned gate
			sac gate
			the drowned gate
			"drowned gate"`},
		{engine.AskScrapAdventure, `scrap "twin"`, `
			"twin"`},
		{engine.AskRivalsChoice, `keep "The Drowned Gate"`, `
			gate
			keep gate
			choose gate
			pick drowned gate
			rivals-choice drowned-gate`},
	} {
		v := table(test.asked)
		for text := range strings.SplitSeq(strings.TrimSpace(test.texts), "\n") {
			text = strings.TrimSpace(text)
			a, err := notation.Parse(g, &v, text)
			if got := notation.Format(g, a); err != nil || got != test.want || a.By != v.Seat {
				t.Errorf("asked %s, %q is read as %q (%v), not as %q", test.asked, text, got, err, test.want)
			}
		}
	}
}

func TestWhoseCardAndWhichNameIsMeant(t *testing.T) {
	set := enginetest.SetOf(engine.Leads{engine.Ruin: 9})
	for _, name := range []string{"Kal Stone", "Kel Stone", "Stone", "Kal Ruin Tower"} {
		set.Adventures = append(set.Adventures, engine.Adventure{ID: name, Name: name, Emblems: engine.LeadsOf(engine.Ruin)})
	}
	g := enginetest.Game(t, set)
	const own, rivals, inDeck, tower = engine.Card(1), engine.Card(2), engine.Card(3), engine.Card(4)
	v := table(engine.AskAct)
	v.Seats[0].Zone = engine.Zone{N: 1, Cards: [engine.MaxZone]engine.Card{own}}
	v.Seats[1].Zone = engine.Zone{N: 1, Cards: [engine.MaxZone]engine.Card{rivals}}
	for text, want := range map[string]engine.Card{
		"complete stone ruin":     own,    // its owner's before the rival's, part of a name before a whole name in the deck
		`complete "stone" ruin`:   inDeck, // in quotes a whole name
		"complete kel stone ruin": rivals, // the right name before one with a slip
		"complete kel stone riun": rivals, // and before one with more slips
		"complete kol stone ruin": own,
	} {
		if a, err := notation.Parse(g, &v, text); err != nil || a.Card != want {
			t.Errorf("%s means card %d (%v), not %d", text, a.Card, err, want)
		}
	}
	v.Seats[0].Zone = engine.Zone{N: 3, Cards: [engine.MaxZone]engine.Card{own, rivals, tower}}
	a, err := notation.Parse(g, &v, "complete kal ruin ruin")
	if err != nil || a.Card != tower || a.Pay != engine.LeadsOf(engine.Ruin) {
		t.Errorf("a name is not as long as it can be: %+v (%v)", a, err)
	}
	_, err = notation.Parse(g, &v, "complete kol stone ruin")
	var e *notation.Error
	if !errors.As(err, &e) || !slices.Equal(e.DidYouMean, []string{"Kal Stone", "Kel Stone"}) {
		t.Errorf("of two names with one slip each: %v", err)
	}
	if a, err := notation.Parse(g, &v, "complete kol"); err == nil {
		t.Errorf("of two words with one slip each one is taken: %+v", a)
	}
}

func TestNoMoreLeadsAreReadThanASetMayHold(t *testing.T) {
	g := game(t)
	v := table(engine.AskAct)
	for text, want := range map[string]engine.Leads{
		"discard 99 ruins 99 ruins 99 ruins":                   {engine.Ruin: engine.MaxLeads},
		"discard 99 ruins 99 ruins 99 ruins, 99 glyphs on top": {engine.Ruin: engine.MaxLeads, engine.Glyph: 99},
	} {
		if a, err := notation.Parse(g, &v, text); err != nil || a.Pay != want {
			t.Errorf("%q pays %v (%v), not %v", text, a.Pay, err, want)
		}
	}
}

func TestWhatIsChosenIsNeverFilledIn(t *testing.T) {
	g := game(t)
	v := table(engine.AskAct)
	v.Hand = engine.LeadsOf(engine.Ruin, engine.Ruin, engine.Glyph)
	a, err := notation.Parse(g, &v, "complete drowned gate")
	if err != nil || a != (engine.Action{Do: engine.DoComplete, Card: gate}) {
		t.Errorf("the one payment there is was filled in: %+v, %v", a, err)
	}
}

func TestATopThatSaysNothingIsLeftOut(t *testing.T) {
	g := game(t)
	v := table(engine.AskDiscardHand)
	v.Hand = engine.LeadsOf(engine.Ruin, engine.Ruin)
	for text, want := range map[string]engine.Lead{
		"discard hand, ruin on top": engine.NoLead, "discard hand, myth on top": engine.Myth,
	} {
		if a, err := notation.Parse(g, &v, text); err != nil || a.Top != want {
			t.Errorf("with two Ruins in hand %q says the top is %q (%v), not %q", text, a.Top, err, want)
		}
	}
}

func TestWhatIsAskedOfAnotherPlayerSaysNothing(t *testing.T) {
	g := game(t)
	v := table(engine.AskDiscardDown)
	v.Decision.Player = 1
	if a, err := notation.Parse(g, &v, "discard ruin"); err != nil || a.Do != engine.DoDiscardLead {
		t.Errorf("while a rival discards down, \"discard ruin\" is read as %v (%v)", a.Do, err)
	}
}

func TestRivalsChoiceSeeksTheNameInTheZoneOfTheActivePlayer(t *testing.T) {
	g := game(t)
	v := table(engine.AskRivalsChoice)
	v.Active = 1
	if a, err := notation.Parse(g, &v, "keep gate"); err != nil || a.Card != ironGate {
		t.Errorf("of the active rival's Iron Gate and an own gate, \"keep gate\" means card %d (%v)", a.Card, err)
	}
}

func TestAVerbWithASlipIsReadAsThatVerb(t *testing.T) {
	g := game(t)
	v := table(engine.AskRivalsChoice)
	v.Active = 1
	want := engine.Action{Do: engine.DoComplete, Card: gate, Pay: engine.LeadsOf(engine.Ruin)}
	if a, err := notation.Parse(g, &v, "complte gate r"); err != nil || a != want {
		t.Errorf("\"complte gate r\" is read as %+v (%v), not as %+v", a, err, want)
	}
}

func TestACardInTheArchiveOrOnThePileIsFoundByPartOfItsName(t *testing.T) {
	g := game(t)
	v := table(engine.AskAct)
	v.Seats[1].Archived, v.Seats[1].Archive[0].Card = 1, king
	v.AdventurePileN, v.AdventurePile[0] = 1, stair
	for text, want := range map[string]engine.Card{"complete hollow": king, "complete lantern": stair} {
		if a, err := notation.Parse(g, &v, text); err != nil || a.Card != want {
			t.Errorf("%q means card %d (%v), not %d", text, a.Card, err, want)
		}
	}
}

func TestWhatLiesOnTopOfADiscardPileIsTakenByItsName(t *testing.T) {
	g := game(t)
	v := table(engine.AskAct)
	v.AdventurePileN, v.AdventurePile[0] = 1, stair
	v.LeadPileN, v.LeadPile[0] = 1, engine.Ruin
	for text, want := range map[string]engine.Do{
		"choose lantern stair": engine.DoChooseAdventure, "take the lantern stair": engine.DoChooseAdventure,
		"take ruin": engine.DoCollectLeads, "take the ruin from the pile": engine.DoCollectLeads,
	} {
		if a, err := notation.Parse(g, &v, text); err != nil || a.Do != want || a.From != engine.FromDiscard {
			t.Errorf("%q is read as %v from %v (%v), not as %v from discard", text, a.Do, a.From, err, want)
		}
	}
	if a, err := notation.Parse(g, &v, "take myth"); err == nil {
		t.Errorf("\"take myth\" is read as %v from %v, with a Ruin on top", a.Do, a.From)
	}
}
