package notation_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
)

// How messages end that say what may stand there.
const (
	tryLead = `: try "glyph", "myth", "ruin", "vision" or "wild".`
	tryCard = `: try "The Drowned Gate", "Salt Road Cipher" or "Ruin of Kal".`
)

func TestATextThatIsNoActionSaysWhyAndWhatWasMeant(t *testing.T) {
	g := game(t)
	for _, test := range []struct {
		name   string
		asked  engine.Ask
		text   string
		word   string
		column int
		want   string
	}{
		{"nothing", engine.AskAct, " ", "", 0, `That says nothing to do: try "complete" or "end turn".`},
		{"nothing, and no choice is the player's", engine.AskNothing, "", "", 0, `That says nothing to do.`},
		{
			"a verb with a slip", engine.AskAct, "  drwa two", "drwa", 3,
			`"drwa" is not something you can do: did you mean "draw"?`,
		},
		{
			"a short word near a verb that would end the turn", engine.AskAct, "past", "past", 1,
			`"past" is not something you can do: did you mean "pass"?`,
		},
		{
			"a beginning of a verb that would end the turn", engine.AskAct, "pas", "pas", 1,
			`"pas" is not something you can do: did you mean "pass"?`,
		},
		{
			"no verb", engine.AskChooseAdventure, "xyzzy", "xyzzy", 1,
			`"xyzzy" is not something you can do: try "choose adventure from deck" or "choose adventure from discard".`,
		},
		{
			"a verb in quotes", engine.AskAct, `"rest" now`, "rest", 2,
			`"rest" is not something you can do: did you mean "rest"?`,
		},
		{
			"all in quotes", engine.AskAct, `"xyzzy and"`, "xyzzy", 2,
			`"xyzzy" is not something you can do: try "complete" or "end turn".`,
		},
		{
			"a name left out", engine.AskAct, "complete ruin ruin", "", 0,
			`"complete" needs the name of an Adventure` + tryCard,
		},
		{
			"no such card", engine.AskAct, "complete pizza", "pizza", 10,
			`"pizza" is not the name of a card on the table` + tryCard,
		},
		{
			"a name partly right", engine.AskAct, "complete the drowned tower ruin", "drowned tower", 14,
			`"drowned tower" is not the name of a card on the table: did you mean "The Drowned Gate"?`,
		},
		{
			"part of the name of a card in the deck", engine.AskAct, "complete hollow", "hollow", 10,
			`"hollow" is not the name of a card on the table: did you mean "The Hollow King"?`,
		},
		{
			"no such Lead", engine.AskAct, "complete drowned gate with rune ruin", "rune", 28,
			`"rune" is not a Lead` + tryLead,
		},
		{
			"no such Lead before the name", engine.AskAct, `complete rune "drowned gate"`, "rune", 10,
			`"rune" is not a Lead` + tryLead,
		},
		{
			"a name without letters", engine.AskAct, `complete "???"`, "???", 11,
			`"???" is not the name of a card on the table` + tryCard,
		},
		{
			"parts of two names", engine.AskAct, "complete iron drowned gate", "iron drowned gate", 10,
			`"iron drowned gate" is not the name of a card on the table: did you mean "The Drowned Gate"?`,
		},
		{
			"a very long name", engine.AskAct, "complete " + strings.Repeat("z", 99), strings.Repeat("z", 40) + "…", 10,
			`"` + strings.Repeat("z", 40) + `…" is not the name of a card on the table` + tryCard,
		},
		{
			"a number before a word for what follows", engine.AskAct, "complete gate 2 with ruin", "2", 15,
			`"2" does not say of which Leads.`,
		},
		{"two numbers", engine.AskAct, "complete gate 2 3 ruins", "3", 17, `"3" does not say of which Leads.`},
		{"a top without its Lead", engine.AskDiscardDown, "discard top", "top", 9, `"top" is not a Lead` + tryLead},
		{"a place that is none", engine.AskDiscardDown, "ruin on glyph", "on", 6, `"on" is not a Lead` + tryLead},
		{"times nothing", engine.AskDiscardDown, "ruin x glyph", "x", 6, `"x" is not a Lead` + tryLead},
		{"a number alone", engine.AskAct, "complete gate with 2 leads", "2", 20, `"2" does not say of which Leads.`},
		{"no such number", engine.AskAct, "discard 300 ruins", "300", 9, `"300" is not a Lead` + tryLead},
		{
			"an Adventure where a Lead belongs", engine.AskDiscardLead, "discard drowned gate", "drowned gate", 9,
			`"drowned gate" is an Adventure, and is scrapped only to pay for something or when you have more than three.`,
		},
		{
			"a bare answer with a word too many", engine.AskDiscardLead, "ruin blorp", "blorp", 6,
			`"blorp" is not a Lead` + tryLead,
		},
		{
			"a part of the hand", engine.AskDiscardHand, "ruin ruin", "", 0,
			`Your whole hand is discarded, so say only which Lead ends on top.`,
		},
		{
			"neither a verb nor a Lead", engine.AskDiscardLead, "blah", "blah", 1,
			`"blah" is not something you can do: try "discard".`,
		},
		{
			"a top said twice", engine.AskDiscardDown, "ruin glyph, glyph on top top", "top", 26,
			`"top" is not a Lead` + tryLead,
		},
		{
			"two slips in four letters", engine.AskAct, "complete irxx gate", "irxx gate", 10,
			`"irxx gate" is not the name of a card on the table: did you mean "The Drowned Gate" or "Iron Gate"?`,
		},
		{
			"a name of which only an article is right", engine.AskAct, `scrap "the pizza"`, "the pizza", 8,
			`"the pizza" is not the name of a card on the table` + tryCard,
		},
		{
			"beginnings too short", engine.AskAct, "scrap sa ro", "sa ro", 7,
			`"sa ro" is not the name of a card on the table` + tryCard,
		},
		{
			"a part of the hand and a top", engine.AskDiscardHand, "ruin, glyph on top", "", 0,
			`Your whole hand is discarded, so say only which Lead ends on top.`,
		},
		{
			"neither a verb nor a card", engine.AskScrapAdventure, "blah", "blah", 1,
			`"blah" is not something you can do: try "scrap".`,
		},
		{"a word too many", engine.AskAct, "rest thanks", "thanks", 6, `"thanks" has no place here: try "rest".`},
		{
			"a pile that is none", engine.AskCollectLeads, "draw from hat", "hat", 11,
			`"hat" has no place here: try "from deck" or "from discard".`,
		},
		{
			"too many Leads", engine.AskCollectLeads, "draw three leads", "three", 6,
			`"three" is not how many you take: two Leads from the deck, or one card otherwise.`,
		},
		{
			"a bare name with slips", engine.AskScrapAdventure, "drowned tower", "drowned tower", 1,
			`"drowned tower" is not the name of a card on the table: did you mean "The Drowned Gate"?`,
		},
		{
			"letters before the fault count once each", engine.AskAct, "rest – é thänks", "é", 8,
			`"é" has no place here: try "rest".`,
		},
		{
			"what does not show", engine.AskAct, "complete \"piz\x1bza\u202e\"", "piz\ufffdza\ufffd", 11,
			"\"piz\ufffdza\ufffd\" is not the name of a card on the table" + tryCard,
		},
		{"too long", engine.AskAct, strings.Repeat("ruin ", 500), "", 0, `That is too long for one action.`},
	} {
		t.Run(test.name, func(t *testing.T) {
			v := table(test.asked)
			a, err := notation.Parse(g, &v, test.text)
			var e *notation.Error
			if !errors.As(err, &e) {
				t.Fatalf("read as %+v (%v)", a, err)
			}
			if len(e.Text) > notation.MaxLength {
				t.Errorf("holds a text of %d bytes", len(e.Text))
			}
			if a != (engine.Action{}) {
				t.Errorf("the error comes with the action %+v", a)
			}
			if e.Error() != test.want {
				t.Errorf("says\n %s, not\n %s", e.Error(), test.want)
			}
			if e.Word != test.word || e.Column != test.column {
				t.Errorf("points at %q in column %d, not %q in column %d", e.Word, e.Column, test.word, test.column)
			}
		})
	}
}

func TestANameThatFitsTwoCardsListsBoth(t *testing.T) {
	g := game(t)
	v := table(engine.AskAct)
	v.Seats[0].Zone.Cards[1] = ironGate
	for _, text := range []string{"complete gate r", "complete gatte r"} {
		_, err := notation.Parse(g, &v, text)
		var e *notation.Error
		if !errors.As(err, &e) || !slices.Equal(e.DidYouMean, []string{"The Drowned Gate", "Iron Gate"}) {
			t.Errorf("%q with two gates in the zone: %v", text, err)
		}
	}
}

func TestTwoCardsOfOneNameAreToldApartById(t *testing.T) {
	g := game(t)
	v := table(engine.AskAct)
	v.Seats[0].Zone.Cards[0], v.Seats[0].Zone.Cards[1] = twin, otherTwin
	_, err := notation.Parse(g, &v, "scrap twin")
	var e *notation.Error
	if !errors.As(err, &e) || !slices.Equal(e.DidYouMean, []string{"twin", "other-twin"}) {
		t.Errorf("two cards have the name: %v", err)
	}
	for text, want := range map[string]engine.Card{`scrap "twin"`: twin, "scrap other-twin": otherTwin} {
		if a, err := notation.Parse(g, &v, text); err != nil || a.Card != want {
			t.Errorf("%s means card %d (%v), not %d", text, a.Card, err, want)
		}
	}
}
