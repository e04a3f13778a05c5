package notation_test

import (
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
)

// The ActionX cards of the tests.
const (
	oath engine.Card = engine.FirstActionX + iota
	letters
	spire
	mirror
	fire
	fire2
	bell
	fork
	sift
	raid
)

// advanced is game with ActionX cards.
func advanced(t testing.TB) *engine.Game {
	set := *game(t).Set()
	effect := func(op engine.Op, n uint8) engine.Effect { return engine.Effect{Op: op, N: n, Rule: engine.R12_1} }
	cost := func(k engine.CostKind, n uint8) engine.Cost { return engine.Cost{Kind: k, N: n, Rule: engine.R8_2} }
	draw := []engine.Effect{effect(engine.DrawLeads, 1)}
	leverage := cost(engine.CostLeverage, 0)
	set.ActionX = []engine.ActionX{
		{ID: "lantern-oath", Name: "Lantern Oath", Kind: engine.Feat, Copies: 1, Play: engine.Ability{
			Costs: []engine.Cost{cost(engine.CostScrap, 1), cost(engine.CostDiscard, 2)}, Effects: draw,
		}},
		{ID: "salt-letters", Name: "Salt Letters", Kind: engine.Feat, Copies: 1, Play: engine.Ability{
			Costs: []engine.Cost{cost(engine.CostActionX, 1)}, Effects: draw,
		}},
		{ID: "echo-spire", Name: "Echo Spire", Kind: engine.Site, Copies: 1, Abilities: []engine.Ability{
			{ID: "listen", Costs: []engine.Cost{leverage}, Effects: draw},
			{ID: "call-back", Exploit: true, Costs: []engine.Cost{cost(engine.CostDiscard, 1)}, Effects: draw},
		}},
		{ID: "tide-mirror", Name: "Tide Mirror", Kind: engine.Relic, Copies: 1, Bond: true, Abilities: []engine.Ability{
			{ID: "calm", Mode: engine.Noble, Costs: []engine.Cost{leverage}, Effects: draw},
			{ID: "flood", Mode: engine.Ruthless, Costs: []engine.Cost{leverage}, Effects: draw},
		}},
		{ID: "watch-fire", Name: "Watch Fire", Kind: engine.Site, Copies: 2, Abilities: []engine.Ability{
			{ID: "warm", Costs: []engine.Cost{leverage}, Effects: draw},
		}},
		{ID: "storm-bell", Name: "Storm Bell", Kind: engine.Feat, Copies: 1, Play: engine.Ability{
			Twist: true, Effects: []engine.Effect{effect(engine.ChooseRival, 1)},
		}},
		{ID: "fork", Name: "Fork in the Road", Kind: engine.Feat, Copies: 1, Play: engine.Ability{
			Effects: []engine.Effect{effect(engine.Either, 2), effect(engine.DrawLeads, 1), effect(engine.Skip, 1), effect(engine.Seek, 1)},
		}},
		{ID: "sift", Name: "Sift", Kind: engine.Feat, Copies: 1, Play: engine.Ability{Effects: []engine.Effect{effect(engine.LookLeads, 2)}}},
		{ID: "raid", Name: "Raid", Kind: engine.Feat, Copies: 1, Play: engine.Ability{Effects: []engine.Effect{effect(engine.ArchiveTheirs, 1)}}},
	}
	return enginetest.Game(t, set)
}

func cardSet(cards ...engine.Card) (set engine.CardSet) {
	for _, c := range cards {
		set.Add(c)
	}
	return set
}

// bazaar is table in the Advanced Game: seat 0 holds oath, letters and bell, and has spire and a
// Noble mirror in play; the rival has a Watch Fire. Its one choice inside a text is that of card.
func bazaar(t testing.TB, g *engine.Game, players uint8, asked engine.Ask, card engine.Card) engine.View {
	t.Helper()
	s := engine.State{
		Players: players, Variant: engine.AdvancedGame, Step: engine.Actions, Decision: engine.Decision{Kind: asked}, Turn: 9,
	}
	for p := range players {
		s.Seats[p].Leads = engine.Leads{engine.Glyph: 2, engine.Myth: 2, engine.Ruin: 2, engine.Vision: 2, engine.Wild: 2}
	}
	s.Seats[0].Zone = engine.Zone{N: 3, Cards: [engine.MaxZone]engine.Card{gate, cipher, ruinOfKal}}
	s.Seats[1].Zone = engine.Zone{N: 2, Cards: [engine.MaxZone]engine.Card{ironGate, tomb}}
	s.Seats[0].ActionX, s.Seats[0].Active, s.Seats[1].Active = cardSet(oath, letters, bell), cardSet(spire, mirror), cardSet(fire2)
	s.InPlay[mirror-engine.FirstActionX] = engine.InPlay{Mode: engine.Noble, Bond: engine.Wild, Bonded: engine.Ruin, Entered: 3}
	if asked == engine.AskBarterReveal {
		s.Looking = engine.Looking{CardN: 2, Cards: [engine.MaxLook]engine.Card{king, stair}}
	}
	if asked == engine.AskNegotiateGive || card == sift {
		s.Looking = engine.Looking{LeadN: 3, Leads: [engine.MaxLook]engine.Lead{engine.Ruin, engine.Myth, engine.Wild}}
	}
	if card != 0 {
		waiting := []engine.Waiting{{Do: engine.DoPlay, Frame: engine.Frame{Card: card, PC: 1}}}
		if asked == engine.AskRespond {
			waiting[0].Frame.PC, waiting[0].Frame.Player = 0, 1
		}
		if err := g.RebuildFrames(&s, waiting, engine.NoWindow); err != nil {
			t.Fatal(err)
		}
	}
	return engine.ViewOf(&s, 0)
}

func TestManyWordsSayOneActionOfTheAdvancedGame(t *testing.T) {
	g := advanced(t)
	for _, test := range []struct {
		asked   engine.Ask
		card    engine.Card // whose text asks
		players uint8
		want    string
		texts   string // one a line
	}{
		{engine.AskAct, 0, 2, `play "Lantern Oath" scrapping "The Drowned Gate" with glyph ruin, ruin on top`, `
			play lantern oath scrapping drowned gate with ruin glyph, ruin on top
			play oath, scrap drowned-gate, discard glyph ruin (ruin on top)
			play lantren oath sacrificing the drownd gate discarding a glyph and a ruin, ruin on top
			play lantern-oath with drowned gate and ruin glyph, ruin on top
			play lantern oath with glyph ruin, ruin on top, scrapping drowned gate
			play "Lantern Oath" trashing "Drowned Gate" paying glyph ruin, ruin on top
			plays oath with ruin glyph, ruin on top scrapping drowned gate`},
		{engine.AskAct, 0, 2, `play "Lantern Oath" scrapping "Echo Spire"`, `
			play oath scrapping spire`},
		{engine.AskAct, 0, 2, `breakthrough ruin ruin wild, ruin on top`, `
			brekthru rrw, ruin on top
			may I breakthrough again with two ruins and a wild, ruin on top?
			i would like to break rrw, r on top`},
		{engine.AskAct, 0, 2, `sabotage "The Drowned Gate" with ruin`, `
			sab drowned gate with ruin
			can I attack scrapping drowned gate with a ruin
			destroy with ruin, drowned gate`},
		{engine.AskAct, 0, 2, `barter glyph glyph ruin, ruin on top`, `
			may i barter ggr twice, ruin on top?
			bart g g r, ruin on top`},
		{engine.AskAct, 0, 2, `play "Lantern Oath"`, `
			pla lantern oath
			play lantern oath
			play the lantern`},
		{engine.AskAct, 0, 2, `play "Salt Letters" discarding "Storm Bell"`, `
			play salt letters discarding storm bell
			play letters discarding the bell
			play salt-letters, discard storm-bell
			play letters with "storm bell"`},
		{engine.AskAct, 0, 2, `use "Echo Spire" call-back with ruin`, `
			use echo spire call-back with ruin
			exploit echo spire with a ruin
			exploit the spire discarding ruin
			use the exploit of echo spire with ruin
			use echo spire's exploit with ruin
			activate spire call back ruin
			use call back of echo spire, ruin`},
		{engine.AskAct, 0, 2, `use "Echo Spire" listen`, `
			leverage echo spire
			tap spire
			exhaust the spire
			use echo-spire listen
			use spire aura
			use the spire's aura`},
		{engine.AskAct, 0, 2, `use "Tide Mirror" calm`, `
			use tide mirror
			use tide mirror calm
			use mirror noble
			use the mirror's noble side
			leverage mirror`},
		{engine.AskAct, 0, 2, `use "Tide Mirror" flood`, `
			use tide mirror flood
			use mirror ruthless side`},
		{engine.AskAct, 0, 2, `barter glyph myth ruin, ruin on top`, `
			barter glyph myth ruin, ruin on top
			barter with a ruin, a glyph and a myth, ruin on top
			barter discarding r g m, r on top
			bartr g m r with ruin on top`},
		{engine.AskAct, 0, 2, `barter "Lantern Oath"`, `
			barter lantern oath
			barter with the oath
			barter discarding lantern-oath`},
		{engine.AskAct, 0, 2, `barter`, `
			barter`},
		{engine.AskAct, 0, 2, `breakthrough ruin ruin wild, ruin on top`, `
			breakthrough ruin ruin wild, ruin on top
			breakthrough with 2 ruins and a wild, ruin on top
			break through with r r w, r on top
			breakthrough discarding rrw, r on top`},
		{engine.AskAct, 0, 2, `sabotage "The Drowned Gate" with ruin`, `
			sabotage drowned gate ruin
			sabotage scrapping the drowned gate, discarding ruin
			sabotage with drowned gate and a ruin
			sabotge ruin drowned-gate`},
		{engine.AskAct, 0, 2, `sabotage "Tide Mirror"`, `
			sabotage mirror
			sabotage with tide mirror`},
		{engine.AskAct, 0, 2, `sabotage ruin`, `
			sabotage with ruin`},
		{engine.AskAct, 0, 2, `negotiate "The Drowned Gate"`, `
			negotiate gate
			negotiate scrapping the drowned gate
			negotiate with drowned-gate`},
		{engine.AskAct, 0, 2, `poach ruin`, `
			poach with a ruin
			poach discarding ruin
			steal with r`},
		{engine.AskRespond, oath, 2, `thwart ruin wild`, `
			thwart ruin wild
			thwart it with a ruin and a wild
			counter with r w
			negate that burying ruin and wild
			block lantern oath with ruin wild
			thwart their lantern oath with wild ruin
			cancel "Lantern Oath" r w
			thwart ruin wild, ruin on top`},
		{engine.AskRespond, oath, 2, `pass`, `
			pass
			done
			no answer
			no thanks
			ok
			let it be
			let it happen
			decline
			nothing`},
		{engine.AskAct, 0, 2, `end turn`, `
			pass
			done`},
		{engine.AskRespond, oath, 2, `play "Storm Bell"`, `
			play storm bell
			play bell`},
		{engine.AskBarterReveal, 0, 2, `reveal "The Hollow King"`, `
			reveal the hollow king
			hollow king
			"Hollow King"
			king
			keep the king
			choose hollow king
			take king
			barter-reveal hollow-king
			pick holow king`},
		{engine.AskSabotageTarget, 0, 2, `hit "Iron Gate"`, `
			hit iron gate
			iron gate
			"iron gate"
			gate
			hit my rival's gate
			hit iron-gate of player 2
			target gate
			bury iron gate
			bury gate of my rival
			choose iron gate
			sabotage iron gate
			sabotage-target iron-gate`},
		{engine.AskSabotageTarget, 0, 2, `hit "Watch Fire #2" of player 2`, `
			hit watch fire
			archive watch fire
			watch fire #2
			"watch-fire#2"
			hit fire of player 2`},
		{engine.AskSabotageTarget, 0, 2, `hit "The Drowned Gate"`, `
			hit drowned gate
			hit my drowned gate`},
		{engine.AskPoachSwap, 0, 2, `swap "The Drowned Gate" for "Iron Gate"`, `
			swap drowned gate for iron gate
			drowned gate for iron gate
			swap gate for gate
			swap iron gate with drowned gate
			swap "drowned gate" "iron gate"
			trade the drowned gate for player 2's iron gate
			exchange gate for my rival's gate
			take iron gate for drowned gate
			poach-swap drowned-gate for iron-gate
			choose drowned-gate and iron-gate`},
		{engine.AskPoachSwap, 0, 2, `swap "The Drowned Gate"`, `
			swap drowned gate`},
		{engine.AskPoachSwap, 0, 2, `swap "Iron Gate"`, `
			swap iron gate`},
		{engine.AskNegotiateGive, 0, 2, `give ruin to player 2`, `
			give ruin to player 2
			give a ruin
			ruin
			give my rival a ruin
			give the ruin to my opponent
			give player two the ruin
			ruin to my rival
			pass the ruin to p2
			hand ruin to player 2
			negotiate-give ruin`},
		{engine.AskNegotiateGive, 0, 3, `give ruin to player 3`, `
			give ruin to player 3
			ruin player 3
			give rival 3 a ruin
			p3 ruin`},
		{engine.AskEnter, mirror, 2, `enter noble`, `
			noble
			enter noble
			noble side
			choose noble
			enter it on the noble side
			nobel`},
		{engine.AskEnter, mirror, 2, `enter ruthless against player 2, bonding wild as ruin`, `
			ruthless wild as ruin
			enter ruthless, bonding wild as ruin
			enter ruthless against my rival, bond a wild as a ruin
			ruthles, bonding w as r
			ruthless facing player 2 with a wild as ruin`},
		{engine.AskEnter, mirror, 3, `enter ruthless against player 3, bonding ruin`, `
			ruthless against player 3 bonding ruin
			ruin, ruthless against player 3
			bond ruin, ruthless toward rival 3`},
		{engine.AskEnter, fire, 2, `enter bonding ruin`, `
			bond ruin
			ruin
			bonding a ruin
			enter with ruin
			put ruin under it
			bond ruin as ruin`},
		{engine.AskEnter, fire, 2, `enter bonding wild`, `
			bond wild`},
		{engine.AskChoose, raid, 2, `choose "Watch Fire #2"`, `
			choose watch fire
			watch fire
			archive fire
			hit the watch fire
			fire of my rival
			choose "watch-fire#2"`},
		{engine.AskChoose, bell, 3, `choose player 3`, `
			choose player 3
			player three
			p3
			3
			target player 3
			pick rival 3`},
		{engine.AskChoose, bell, 2, `choose player 2`, `
			my rival
			choose the opponent`},
		{engine.AskChoose, fork, 2, `choose first`, `
			first
			choose first
			choose the first one
			1
			option 1
			the former`},
		{engine.AskChoose, fork, 2, `choose second`, `
			2
			second half
			take the second
			the latter`},
		{engine.AskChoose, sift, 2, `choose ruin`, `
			ruin
			choose a ruin
			discard ruin
			r`},
	} {
		v := bazaar(t, g, test.players, test.asked, test.card)
		for text := range strings.SplitSeq(strings.TrimSpace(test.texts), "\n") {
			text = strings.TrimSpace(text)
			a, err := notation.Parse(g, &v, text)
			if got := notation.Format(g, a); err != nil || got != test.want || a.By != v.Seat {
				t.Errorf("asked %s, %q is read as %q (%v), not as %q", test.asked, text, got, err, test.want)
			}
		}
	}
}
