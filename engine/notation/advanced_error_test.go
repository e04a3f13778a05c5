package notation_test

import (
	"errors"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
)

func TestATextThatIsNoActionOfTheAdvancedGameSaysWhy(t *testing.T) {
	g := advanced(t)
	for _, test := range []struct {
		name    string
		asked   engine.Ask
		card    engine.Card
		players uint8
		text    string
		word    string
		column  int
		want    string
	}{
		{
			"nothing to do", engine.AskAct, 0, 2, "", "", 0, `That says nothing to do: try "complete", "play", "use", ` +
				`"barter", "breakthrough", "sabotage", "negotiate", "poach" or "end turn".`,
		},
		{
			"a name left out", engine.AskAct, 0, 2, "play",
			"", 0, `"play" needs the name of an ActionX card in your hand: try "Lantern Oath", "Salt Letters" or "Storm Bell".`,
		},
		{
			"no such card in hand", engine.AskAct, 0, 2, "play pizza",
			"pizza", 6, `"pizza" is not the name of a card in your hand: try "Lantern Oath", "Salt Letters" or "Storm Bell".`,
		},
		{
			"part of the name of a card out of sight", engine.AskAct, 0, 2, "play fork",
			"fork", 6, `"fork" is not the name of a card in your hand: did you mean "Fork in the Road"?`,
		},
		{
			"a name partly right", engine.AskAct, 0, 2, "play lantern spire",
			"lantern spire", 6, `"lantern spire" is not the name of a card in your hand: did you mean "Lantern Oath"?`,
		},
		{
			"no such card to scrap", engine.AskAct, 0, 2, "play lantern oath scrapping pizza",
			"pizza", 29, `"pizza" is not the name of a card on the table: try "The Drowned Gate", "Salt Road Cipher", "Ruin of Kal", "Echo Spire" or "Tide Mirror".`,
		},
		{
			"no such card to discard", engine.AskAct, 0, 2, "play salt letters discarding pizza",
			"pizza", 30, `"pizza" is not the name of a card in your hand: try "Lantern Oath" or "Storm Bell".`,
		},
		{
			"no such Lead to pay with", engine.AskAct, 0, 2, "play lantern oath with rune",
			"rune", 24, `"rune" is not a Lead: try "glyph", "myth", "ruin", "vision" or "wild".`,
		},
		{
			"a site left out", engine.AskAct, 0, 2, "use",
			"", 0, `"use" needs the name of a Site or Relic of yours: try "Echo Spire" or "Tide Mirror".`,
		},
		{
			"which ability left out", engine.AskAct, 0, 2, "use echo spire",
			"", 0, `"Echo Spire" has more than one ability: try "listen" or "call-back".`,
		},
		{
			"no such ability", engine.AskAct, 0, 2, "use echo spire shout",
			"shout", 16, `"shout" is not an ability of "Echo Spire": try "listen" or "call-back".`,
		},
		{
			"no such Lead for an ability", engine.AskAct, 0, 2, "use spire listen rune",
			"rune", 18, `"rune" is not a Lead: try "glyph", "myth", "ruin", "vision" or "wild".`,
		},
		{
			"no card of the player in play", engine.AskAct, 0, 2, "use pizza",
			"pizza", 5, `"pizza" is not the name of a card on the table: try "Echo Spire" or "Tide Mirror".`,
		},
		{
			"a name that fits two cards", engine.AskAct, 0, 2, "use the gate",
			"the gate", 5, `"the gate" fits more than one card: did you mean "The Drowned Gate" or "Iron Gate"?`,
		},
		{
			"no such card to barter", engine.AskAct, 0, 2, "barter pizza",
			"pizza", 8, `"pizza" is not the name of a card in your hand: try "Lantern Oath", "Salt Letters" or "Storm Bell".`,
		},
		{
			"no such Lead to barter", engine.AskAct, 0, 2, "barter ruin rune",
			"rune", 13, `"rune" is not a Lead: try "glyph", "myth", "ruin", "vision" or "wild".`,
		},
		{
			"no such Lead to break through", engine.AskAct, 0, 2, "breakthrough pizza",
			"pizza", 14, `"pizza" is not a Lead: try "glyph", "myth", "ruin", "vision" or "wild".`,
		},
		{
			"no such card for Sabotage", engine.AskAct, 0, 2, "sabotage pizza",
			"pizza", 10, `"pizza" is not the name of a card on the table: try "The Drowned Gate", "Salt Road Cipher", "Ruin of Kal", "Echo Spire" or "Tide Mirror".`,
		},
		{
			"no such Adventure for Negotiate", engine.AskAct, 0, 2, "negotiate pizza",
			"pizza", 11, `"pizza" is not the name of a card on the table: try "The Drowned Gate", "Salt Road Cipher" or "Ruin of Kal".`,
		},
		{
			"what Poach swaps, named too early", engine.AskAct, 0, 2, "poach gate",
			"gate", 7, `"gate" is chosen only when Poach takes effect; a Lead pays for it: try "poach glyph", "poach myth", ` +
				`"poach ruin", "poach vision" or "poach wild".`,
		},
		{
			"a card of the hand alone", engine.AskAct, 0, 2, "salt letters",
			"salt letters", 1, "\"salt letters\" is a card, and does not say what to do with it: try `play \"Salt Letters\"` or " +
				"`barter \"Salt Letters\"`.",
		},
		{
			"a card in play alone", engine.AskAct, 0, 2, "the echo spire",
			"the echo spire", 1, "\"the echo spire\" is a card, and does not say what to do with it: try `use \"Echo Spire\"`.",
		},
		{
			"a card of the hand to discard", engine.AskAct, 0, 2, "discard salt letters",
			"salt letters", 9, "\"salt letters\" is an ActionX card, which is discarded only to pay for something: try " +
				"`play \"Salt Letters\"` or `barter \"Salt Letters\"`.",
		},
		{
			"Leads alone, that match", engine.AskAct, 0, 2, "3 ruins",
			"3 ruins", 1, `"3 ruins" does not say what the Leads are for: try "barter ruin ruin ruin" or "breakthrough ruin ruin ruin".`,
		},
		{
			"a Lead alone", engine.AskAct, 0, 2, "wild", "wild", 1, `"wild" does not say what the Leads are for: try "poach wild".`,
		},
		{
			"a beginning of two verbs", engine.AskAct, 0, 2, "neg gate",
			"neg", 1, `"neg" is not something you can do: did you mean "negate" or "negotiate"?`,
		},
		{
			"a card that is neither here nor a Lead", engine.AskAct, 0, 2, "discard pizza",
			"pizza", 9, `"pizza" is not a Lead: try "glyph", "myth", "ruin", "vision" or "wild".`,
		},
		{
			"a question about no action", engine.AskAct, 0, 2, "may i dance?",
			"dance", 7, `"dance" is not something you can do: try "complete", "play", "use", "barter", "breakthrough", "sabotage", ` +
				`"negotiate", "poach" or "end turn".`,
		},
		{
			"a word only a choice has", engine.AskAct, 0, 2, "bury ruin",
			"bury", 1, `"bury" is not something you can do: try "complete", "play", "use", "barter", "breakthrough", "sabotage", "negotiate", "poach" or "end turn".`,
		},
		{
			"nothing to answer", engine.AskRespond, oath, 2, "",
			"", 0, `That says nothing to do: try "play", "use", "thwart" or "pass".`,
		},
		{
			"thwarting what was not played", engine.AskRespond, oath, 2, "thwart salt letters r r",
			"salt letters", 8, `"salt letters" is not the last thing announced.`,
		},
		{
			"a word too many with a pass", engine.AskRespond, oath, 2, "pass ruin",
			"ruin", 6, `"ruin" has no place here: try "pass".`,
		},
		{
			"nothing revealed", engine.AskBarterReveal, 0, 2, "reveal",
			"", 0, `"reveal" needs the name of an Adventure: try "The Hollow King" or "Lantern Stair".`,
		},
		{
			"no such card looked at", engine.AskBarterReveal, 0, 2, "reveal pizza",
			"pizza", 8, `"pizza" is not the name of a card you look at: try "The Hollow King" or "Lantern Stair".`,
		},
		{
			"Leads where a card is revealed", engine.AskBarterReveal, 0, 2, "reveal king ruin",
			"", 0, `No Leads are named there, only a card.`,
		},
		{
			"neither a verb nor a card looked at", engine.AskBarterReveal, 0, 2, "pizza",
			"pizza", 1, `"pizza" is not something you can do: try "reveal".`,
		},
		{
			"nothing hit", engine.AskSabotageTarget, 0, 2, "hit",
			"", 0, `"hit" needs the name of a card of a rival: try "Iron Gate", "Cartographer's Tomb" or "Watch Fire #2".`,
		},
		{
			"no such target", engine.AskSabotageTarget, 0, 2, "hit pizza",
			"pizza", 5, `"pizza" is not the name of a card on the table: try "Iron Gate", "Cartographer's Tomb" or "Watch Fire #2".`,
		},
		{
			"a card of another rival", engine.AskSabotageTarget, 0, 3, "hit iron gate of player 3",
			"iron gate", 5, `"iron gate" is not a card of player 3: did you mean "Iron Gate of player 2"?`,
		},
		{
			"no such player", engine.AskSabotageTarget, 0, 3, "hit gate of player 9",
			"player 9", 13, `"player 9" is nobody at this table: try "player 2" or "player 3".`,
		},
		{
			"one of two rivals", engine.AskSabotageTarget, 0, 3, "hit my rival's gate",
			"rival", 8, `"rival" may be one of several: did you mean "player 2" or "player 3"?`,
		},
		{
			"a card of nobody", engine.AskSabotageTarget, 0, 3, "hit hollow king",
			"hollow king", 5, `"hollow king" is not a card of a rival: try "Iron Gate", "Cartographer's Tomb" or "Watch Fire #2".`,
		},
		{
			"an own Adventure there is not", engine.AskPoachSwap, 0, 2, "swap pizza for gate",
			"pizza", 6, `"pizza" is not the name of a card on the table: try "The Drowned Gate", "Salt Road Cipher" or "Ruin of Kal".`,
		},
		{
			"a rival's Adventure there is not", engine.AskPoachSwap, 0, 2, "swap gate for pizza",
			"pizza", 15, `"pizza" is not the name of a card on the table: try "Iron Gate" or "Cartographer's Tomb".`,
		},
		{
			"an Adventure of nobody", engine.AskPoachSwap, 0, 3, "swap drowned gate for hollow king",
			"", 0, `"The Hollow King" is not an Adventure of a rival: try "Iron Gate" or "Cartographer's Tomb".`,
		},
		{
			"nobody to give to", engine.AskNegotiateGive, 0, 3, "give ruin",
			"", 0, `Say who is given the Lead: try "player 2" or "player 3".`,
		},
		{
			"one of two rivals to give to", engine.AskNegotiateGive, 0, 3, "give ruin to my rival",
			"rival", 17, `"rival" may be one of several: did you mean "player 2" or "player 3"?`,
		},
		{
			"two Leads to give", engine.AskNegotiateGive, 0, 3, "give ruin ruin to player 2",
			"", 0, `One Lead is chosen at a time.`,
		},
		{
			"no such Lead to give", engine.AskNegotiateGive, 0, 3, "give rune to player 2",
			"rune", 6, `"rune" is not a Lead: try "glyph", "myth", "ruin", "vision" or "wild".`,
		},
		{
			"no rival faced", engine.AskEnter, mirror, 3, "ruthless",
			"", 0, `Say which rival its Ruthless side faces: try "player 2" or "player 3".`,
		},
		{
			"a rival faced who is not there", engine.AskEnter, mirror, 3, "ruthless against player 8",
			"player 8", 18, `"player 8" is nobody at this table: try "player 2" or "player 3".`,
		},
		{
			"two sides", engine.AskEnter, mirror, 2, "ruthless noble",
			"noble", 10, `"noble" has no place here: try "enter noble", "enter ruthless" or "enter bonding ruin".`,
		},
		{
			"two Leads bonded", engine.AskEnter, mirror, 2, "ruin myth",
			"myth", 6, `"myth" has no place here: try "enter noble", "enter ruthless" or "enter bonding ruin".`,
		},
		{
			"a type and no Lead", engine.AskEnter, mirror, 2, "as ruin",
			"", 0, `Say which Lead is bonded: try "bonding ruin" or "bonding wild as ruin".`,
		},
		{
			"no card chosen", engine.AskChoose, raid, 2, "choose",
			"", 0, `Say what you choose: try "Watch Fire #2".`,
		},
		{
			"no such card to choose", engine.AskChoose, raid, 2, "choose pizza",
			"pizza", 8, `"pizza" is not the name of a card you may choose: try "Watch Fire #2".`,
		},
		{
			"done to the card what the text does not", engine.AskChoose, raid, 2, "keep watch fire",
			"keep", 1, `"keep" is not what the card asks you to do: try "choose", "pick", "archive", "hit" or "target".`,
		},
		{
			"no rival chosen", engine.AskChoose, bell, 3, "choose",
			"", 0, `Say what you choose: try "player 2" or "player 3".`,
		},
		{
			"one of two rivals chosen", engine.AskChoose, bell, 3, "my rival",
			"rival", 4, `"rival" may be one of several: did you mean "player 2" or "player 3"?`,
		},
		{
			"a player who is not there", engine.AskChoose, bell, 3, "choose 9",
			"9", 8, `"9" is nobody at this table: try "player 2" or "player 3".`,
		},
		{
			"no half chosen", engine.AskChoose, fork, 2, "choose",
			"", 0, `Say what you choose: try "first" or "second".`,
		},
		{
			"a third half", engine.AskChoose, fork, 2, "choose 3",
			"", 0, `Say what you choose: try "first" or "second".`,
		},
		{
			"no Lead chosen", engine.AskChoose, sift, 2, "choose",
			"", 0, `Say what you choose: try "myth", "ruin" or "wild".`,
		},
		{
			"a Lead kept where one is discarded", engine.AskChoose, sift, 2, "keep ruin",
			"keep", 1, `"keep" is not what the card asks you to do: try "choose", "pick" or "discard".`,
		},
		{
			"a number where a Lead is chosen", engine.AskChoose, sift, 2, "choose 2",
			"2", 8, `"2" does not say of which Leads: try "myth", "ruin" or "wild".`,
		},
		{
			"two Leads chosen", engine.AskChoose, sift, 2, "ruin ruin",
			"", 0, `One Lead is chosen at a time.`,
		},
		{
			"no such Lead to choose", engine.AskChoose, sift, 2, "choose rune",
			"rune", 8, `"rune" is not a Lead: try "myth", "ruin" or "wild".`,
		},
		{
			"too many words to find a name among", engine.AskAct, 0, 2, "use spire " + strings.Repeat("g ", 50),
			"", 0, `That is too long for one action.`,
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			v := bazaar(t, g, test.players, test.asked, test.card)
			a, err := notation.Parse(g, &v, test.text)
			var e *notation.Error
			if !errors.As(err, &e) {
				t.Fatalf("read as %+v (%v)", a, err)
			}
			if e.Error() != test.want || a != (engine.Action{}) {
				t.Errorf("says\n %s, not\n %s", e.Error(), test.want)
			}
			if e.Word != test.word || e.Column != test.column {
				t.Errorf("points at %q in column %d, not %q in column %d", e.Word, e.Column, test.word, test.column)
			}
		})
	}
}
