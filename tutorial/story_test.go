package tutorial

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

func TestTheStorySaysWhoDidWhatAndWhoAnswered(t *testing.T) {
	for _, tc := range []struct {
		name    string
		players int
		at      func(b *table)
		play    func(b *table) []engine.Action
		want    []string // to the player of seat 0
		rival   []string // to the next player, where that differs in more than who is who
	}{
		{
			"a Heroic Feat is announced and paid, and nobody answers", 3,
			func(b *table) { b.leads(0, "rrw"); b.leads(1, "gg"); b.leads(2, "vv"); b.topActionX("feat-draw") },
			func(*table) []engine.Action {
				a := pay(engine.DoBreakthrough, "rrw")
				a.Top = engine.Ruin
				return []engine.Action{a, pass, pass}
			},
			[]string{
				"You announce Breakthrough.", "You discard Ruin, Ruin and Wild.", "Nobody answers.", "You draw feat-draw.",
			},
			[]string{
				"Player 1 announces Breakthrough.", "Player 1 discards Ruin, Ruin and Wild.", "Nobody answers.",
				"Player 1 draws an ActionX card.",
			},
		},
		{
			"a pass before an answer is told by itself", 3,
			func(b *table) { b.leads(0, "rrr"); b.leads(1, "gg"); b.leads(2, "vv") },
			func(*table) []engine.Action {
				return []engine.Action{pay(engine.DoBreakthrough, "rrr"), pass, pay(engine.DoThwart, "vv")}
			},
			[]string{
				"You announce Breakthrough.", "You discard Ruin, Ruin and Ruin.", "Player 2 passes.",
				"Player 3 answers your Breakthrough with Thwart.", "Player 3 buries Vision and Vision.",
			}, nil,
		},
		{
			"a Thwart negates a Feat card, which is archived", 2,
			func(b *table) { b.holds(0, "feat-draw"); b.leads(0, "gg"); b.leads(1, "gw") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoPlay, Card: b.card("feat-draw")}, pay(engine.DoThwart, "gw"), pass}
			},
			[]string{
				"You play feat-draw.", "Your rival answers your feat-draw with Thwart.", "Your rival buries Glyph and Wild.",
				"You pass.", "Your rival negates your feat-draw, which does nothing.", "You archive feat-draw.",
			}, nil,
		},
		{
			"a Thwart is Thwarted, and what it answered takes effect", 2,
			func(b *table) { b.leads(0, "rrrmm"); b.leads(1, "gg"); b.topActionX("site-hand") },
			func(*table) []engine.Action {
				return []engine.Action{pay(engine.DoBreakthrough, "rrr"), pay(engine.DoThwart, "gg"), pay(engine.DoThwart, "mm")}
			},
			[]string{
				"You announce Breakthrough.", "You discard Ruin, Ruin and Ruin.",
				"Your rival answers your Breakthrough with Thwart.", "Your rival buries Glyph and Glyph.",
				"You answer your rival's Thwart with Thwart.", "You bury Myth and Myth.",
				"You negate your rival's Thwart, which does nothing.", "You draw site-hand.",
			}, nil,
		},
		{
			"passes before a choice name those who passed", 3,
			func(b *table) {
				b.leads(0, "g")
				b.zone(0, "ggm")
				b.zone(1, "mmr")
				b.leads(1, "gg")
				b.leads(2, "gg")
			},
			func(b *table) []engine.Action {
				a := pay(engine.DoSabotage, "g")
				a.Spend = b.card("ggm")
				return []engine.Action{a, pass, pass}
			},
			[]string{"You announce Sabotage.", "You scrap GGM.", "You discard Glyph.", "Player 2 and player 3 pass."},
			[]string{"Player 1 announces Sabotage.", "Player 1 scraps GGM.", "Player 1 discards Glyph.", "You and player 3 pass."},
		},
		{
			"a Twist answers a reward, which comes all the same", 2,
			func(b *table) {
				b.zone(0, "ggmm-draw1")
				b.leads(0, "ggmm")
				b.holds(1, "twist-draw")
				b.topLeads("rv")
			},
			func(b *table) []engine.Action {
				a := pay(engine.DoComplete, "ggmm")
				a.Card = b.card("ggmm-draw1")
				return []engine.Action{a, {Do: engine.DoPlay, Card: b.card("twist-draw")}}
			},
			[]string{
				"You pay Glyph, Glyph, Myth and Myth.", "You archive GGMM-DRAW1.", "You take the reward of GGMM-DRAW1.",
				"Your rival answers the reward of your GGMM-DRAW1 with twist-draw.", "Your rival draws one Lead.",
				"Your rival archives twist-draw.", "You draw Vision.",
			}, nil,
		},
		{
			"nobody uses a Twist as the action step ends", 3,
			func(b *table) { b.leads(0, "g"); b.holds(1, "feat-draw"); b.holds(2, "feat-look") },
			func(*table) []engine.Action { return []engine.Action{{Do: engine.DoEndTurn}, pass, pass} },
			[]string{"Nobody uses a Twist.", "You end the turn.", "Player 2 begins turn 2."}, nil,
		},
		{
			"Sabotage has a rival bury an Adventure", 2,
			func(b *table) { b.leads(0, "g"); b.zone(0, "ggm"); b.zone(1, "mmr") },
			func(b *table) []engine.Action {
				a := pay(engine.DoSabotage, "g")
				a.Spend = b.card("ggm")
				return []engine.Action{a, {Do: engine.DoSabotageTarget, Rival: 1, Card: b.card("mmr")}}
			},
			[]string{"You announce Sabotage.", "You scrap GGM.", "You discard Glyph.", "Your rival buries MMR."}, nil,
		},
		{
			"Sabotage has a rival archive a Relic, and the Lead under it is buried", 2,
			func(b *table) {
				b.leads(0, "g")
				b.zone(0, "ggm")
				b.active(1, "relic-lens", engine.InPlay{Mode: engine.Noble, Bond: engine.Wild, Bonded: engine.Ruin, Leveraged: true})
			},
			func(b *table) []engine.Action {
				a := pay(engine.DoSabotage, "g")
				a.Spend = b.card("ggm")
				return []engine.Action{a, {Do: engine.DoSabotageTarget, Rival: 1, Card: b.card("relic-lens")}}
			},
			[]string{
				"You announce Sabotage.", "You scrap GGM.", "You discard Glyph.",
				"Your rival archives relic-lens.", "The Wild bonded to relic-lens is buried.",
			}, nil,
		},
		{
			"Barter is looked at by its player alone", 2,
			func(b *table) { b.holds(0, "feat-draw"); b.topAdventures("vvg", "rrg") },
			func(b *table) []engine.Action {
				return []engine.Action{
					{Do: engine.DoBarter, Spend: b.card("feat-draw")}, {Do: engine.DoBarterReveal, Card: b.card("rrg")},
				}
			},
			[]string{"You announce Barter.", "You discard feat-draw.", "You look at VVG and RRG.", "You reveal RRG.", "You discard VVG."},
			[]string{
				"Your rival announces Barter.", "Your rival discards feat-draw.", "Your rival looks at two Adventures.",
				"Your rival reveals RRG.", "Your rival discards VVG.",
			},
		},
		{
			"the third Lead of Negotiate is known to its two players", 3,
			func(b *table) { b.zone(0, "ggm"); b.archived(1, 1); b.topLeads("grv") },
			func(b *table) []engine.Action {
				return []engine.Action{
					{Do: engine.DoNegotiate, Spend: b.card("ggm")}, {Do: engine.DoNegotiateGive, Lead: engine.Ruin, Rival: 2},
				}
			},
			[]string{
				"You announce Negotiate.", "You scrap GGM.", "You look at Glyph, Ruin and Vision.",
				"You keep Glyph.", "You give Ruin to player 3.", "You keep Vision.",
			},
			[]string{
				"Player 1 announces Negotiate.", "Player 1 scraps GGM.", "Player 1 looks at three Leads.",
				"Player 1 keeps one Lead.", "Player 1 gives one Lead to player 3.", "Player 1 keeps one Lead.",
			},
		},
		{
			"Poach swaps two Adventures", 2,
			func(b *table) { b.leads(0, "v"); b.zone(0, "ggm"); b.zone(1, "mmr"); b.archived(1, 1) },
			func(b *table) []engine.Action {
				return []engine.Action{
					pay(engine.DoPoach, "v"), {Do: engine.DoPoachSwap, Rival: 1, Spend: b.card("ggm"), Card: b.card("mmr")},
				}
			},
			[]string{"You announce Poach.", "You discard Vision.", "You swap GGM for your rival's MMR."},
			[]string{"Your rival announces Poach.", "Your rival discards Vision.", "Your rival swaps GGM for your MMR."},
		},
		{
			"a Relic enters with a side, a rival it faces and a bonded Lead", 2,
			func(b *table) { b.holds(0, "relic-lens"); b.leads(0, "w") },
			func(b *table) []engine.Action {
				return []engine.Action{
					{Do: engine.DoPlay, Card: b.card("relic-lens")},
					{Do: engine.DoEnter, Mode: engine.Ruthless, Rival: 1, Lead: engine.Wild, As: engine.Ruin},
				}
			},
			[]string{
				"You play relic-lens.", "relic-lens enters your Active Zone, Ruthless.", "relic-lens is turned toward your rival.",
				"You bond Wild to relic-lens, as Ruin.",
			}, nil,
		},
		{
			"a Leverage ability on a rival, who chooses what to discard", 2,
			func(b *table) {
				b.active(0, "relic-lens", engine.InPlay{Mode: engine.Ruthless, Against: 1})
				b.leads(1, "g")
			},
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoUse, Card: b.card("relic-lens"), Ability: 2}, choosing(engine.Glyph)}
			},
			[]string{
				"You use the Ruthless side of relic-lens.", "You turn relic-lens sideways.", "Your rival discards Glyph.",
			}, nil,
		},
		{
			"an Exploit archives its Site", 2,
			func(b *table) { b.active(0, "site-exploit", engine.InPlay{}); b.leads(0, "m"); b.topActionX("by-hand") },
			func(b *table) []engine.Action {
				a := pay(engine.DoUse, "m")
				a.Card, a.Ability = b.card("site-exploit"), 2
				return []engine.Action{a}
			},
			[]string{
				"You use the Exploit of site-exploit.", "You archive site-exploit.", "You discard Myth.", "You draw by-hand.",
			}, nil,
		},
		{
			"Leads shown and matched with the Bonded type", 2,
			func(b *table) {
				b.active(0, "site-match", engine.InPlay{Bond: engine.Ruin, Bonded: engine.Ruin})
				b.topLeads("wg")
			},
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoUse, Card: b.card("site-match"), Ability: 1}}
			},
			[]string{"You use the Aura of site-match.", "You show Wild.", "You draw Wild.", "You show Glyph.", "You discard Glyph."}, nil,
		},
		{
			"without a Bonded type a text does nothing", 2,
			func(b *table) { b.active(0, "site-match", engine.InPlay{}) },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoUse, Card: b.card("site-match"), Ability: 1}}
			},
			[]string{
				"You use the Aura of site-match.", "site-match has no Bonded type, so this does nothing (rule 8.4, Bonded Leads).",
			}, nil,
		},
		{
			"a Site enters without a Lead to bond", 2,
			func(b *table) { b.holds(0, "site-wild") },
			func(b *table) []engine.Action { return []engine.Action{{Do: engine.DoPlay, Card: b.card("site-wild")}} },
			[]string{
				"You play site-wild.", "site-wild enters your Active Zone.",
				"site-wild enters without a Bonded type (rule 8.4, Bonded Leads).",
			}, nil,
		},
		{
			"a rival is chosen, and Leads change hands where there are any", 2,
			func(b *table) { b.holds(0, "feat-tithe"); b.leads(0, "m") },
			func(b *table) []engine.Action {
				return []engine.Action{
					{Do: engine.DoPlay, Card: b.card("feat-tithe")}, {Do: engine.DoChoose, Rival: 1}, choosing(engine.Myth), choosing(engine.Myth),
				}
			},
			[]string{
				"You play feat-tithe.", "You choose your rival.",
				"Your rival finds nothing to choose for feat-tithe (rule 1.7, As far as possible).",
				"You give Myth to your rival.", "Your rival buries Myth.", "You archive feat-tithe.",
			}, nil,
		},
		{
			"half of a text is chosen", 2,
			func(b *table) { b.holds(0, "feat-either"); b.topActionX("feat-look") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoPlay, Card: b.card("feat-either")}, {Do: engine.DoChoose, Option: 2}}
			},
			[]string{
				"You play feat-either.", "You choose the second half of feat-either.", "You draw feat-look.", "You archive feat-either.",
			}, nil,
		},
		{
			"a text lasts until the end of the turn", 2,
			func(b *table) { b.holds(0, "last-turn"); b.leads(0, "g") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoPlay, Card: b.card("last-turn")}, {Do: engine.DoEndTurn}}
			},
			[]string{
				"You play last-turn.", "last-turn stays in force until the end of the turn.", "You archive last-turn.",
				"You end the turn.", "last-turn is in force no longer.", "Your rival begins turn 2.",
			}, nil,
		},
		{
			"a text lasts until its player's next turn", 2,
			func(b *table) { b.holds(0, "last-next") },
			func(b *table) []engine.Action { return []engine.Action{{Do: engine.DoPlay, Card: b.card("last-next")}} },
			[]string{"You play last-next.", "last-next stays in force until your next turn.", "You archive last-next."},
			[]string{
				"Your rival plays last-next.", "last-next stays in force until your rival's next turn.", "Your rival archives last-next.",
			},
		},
		{
			"what the table carries out itself", 2,
			func(b *table) { b.holds(0, "by-hand") },
			func(b *table) []engine.Action { return []engine.Action{{Do: engine.DoPlay, Card: b.card("by-hand")}} },
			[]string{"You play by-hand.", "by-hand is carried out by the table: Sing.", "You archive by-hand."}, nil,
		},
		{
			"a Heroic Feat printed on a card is named", 2,
			func(b *table) { b.holds(0, "feat-barter"); b.leads(0, "g"); b.topAdventures("vvg", "rrg") },
			func(b *table) []engine.Action {
				a := pay(engine.DoPlay, "g")
				a.Card = b.card("feat-barter")
				return []engine.Action{a}
			},
			[]string{"You play feat-barter, a Barter.", "You discard Glyph.", "You look at VVG and RRG."}, nil,
		},
		{
			"a Breakthrough with seven ActionX cards wins", 2,
			func(b *table) {
				b.leads(0, "rrr")
				b.topActionX("feat-look")
				b.s.Seats[0].Final = true
				for _, id := range []string{"site-hand", "site-zone", "site-barter", "feat-draw", "feat-raid", "feat-flood", "feat-storm"} {
					b.s.Seats[0].Stored.Add(b.card(id))
				}
			},
			func(*table) []engine.Action { return []engine.Action{pay(engine.DoBreakthrough, "rrr")} },
			[]string{
				"You announce Breakthrough.", "You discard Ruin, Ruin and Ruin.", "You draw feat-look.",
				"You win the game by Breakthrough, with at least seven ActionX cards in play and in the Archive.",
			}, nil,
		},
		{
			"whoever is left without an Adventure on the Final Adventure reveals one", 2,
			func(b *table) {
				b.holds(0, "feat-flood")
				b.zone(1, "mmr")
				b.archived(1, 4)
				b.s.Seats[1].Final = true
				b.topAdventures("vvg")
			},
			func(b *table) []engine.Action {
				return []engine.Action{
					{Do: engine.DoPlay, Card: b.card("feat-flood")}, {Do: engine.DoChoose, Card: b.card("mmr")},
				}
			},
			[]string{
				"You play feat-flood.", "Your rival buries MMR.", "You archive feat-flood.",
				"Your rival is left without an Active Adventure and seeks VVG.",
			},
			[]string{
				"Your rival plays feat-flood.", "You bury MMR.", "Your rival archives feat-flood.",
				"You are left without an Active Adventure and seek VVG.",
			},
		},
	} {
		t.Run(tc.name, func(t *testing.T) {
			b := newTable(t, tc.players)
			tc.at(b)
			events := b.play(tc.play(b)...)
			if diff := cmp.Diff(tc.want, Story(b.g, events, 0, tc.players)); diff != "" {
				t.Errorf("to seat 0 (-want +got):\n%s", diff)
			}
			if tc.rival != nil {
				if diff := cmp.Diff(tc.rival, Story(b.g, events, 1, tc.players)); diff != "" {
					t.Errorf("to seat 1 (-want +got):\n%s", diff)
				}
			}
		})
	}
}

func TestTheStorySaysWhyNothingHappens(t *testing.T) {
	b := newTable(t, 2)
	for _, tc := range []struct {
		name string
		e    engine.Event
		want string
	}{
		{
			"a Heroic Feat finds nothing to choose", engine.Event{Verb: engine.VerbNothing, Player: 1, Do: engine.DoSabotage, Why: engine.R7_10},
			"Your rival finds nothing to choose for Sabotage (rule 7.10, When an effect chooses).",
		},
		{
			"too few cards to look at", engine.Event{Verb: engine.VerbLook, Card: b.card("feat-look"), Thing: engine.ALead, N: 2, Why: engine.R1_7},
			"Nothing more is there to look at for feat-look (rule 1.7, As far as possible).",
		},
		{
			"an empty ActionX deck", engine.Event{Verb: engine.VerbDraw, Thing: engine.AnActionX, N: 1, Why: engine.R11_2},
			"Nothing more is drawn (rule 11.2, The ActionX deck).",
		},
		{
			"an empty discard pile", engine.Event{Verb: engine.VerbTake, Thing: engine.AnActionX, N: 1, Why: engine.R1_7},
			"The discard pile has nothing to take (rule 1.7, As far as possible).",
		},
		{
			"no Lead to show", engine.Event{Verb: engine.VerbShow, Card: b.card("site-match"), Thing: engine.ALead, Why: engine.R1_7},
			"No Lead is there to show (rule 1.7, As far as possible).",
		},
	} {
		t.Run(tc.name, func(t *testing.T) {
			tc.e.Not, tc.e.Seen = true, engine.Everybody
			if diff := cmp.Diff([]string{tc.want}, Story(b.g, []engine.Event{tc.e}, 0, 2)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestCardsThatDifferInKindOrInWhoSeesThemAreToldApart(t *testing.T) {
	b := newTable(t, 2)
	draw := engine.Event{Verb: engine.VerbDraw, From: engine.Deck, Thing: engine.ALead, Lead: engine.Ruin, Seen: engine.Only(0)}
	shown, card := draw, draw
	shown.Seen = engine.Everybody
	card.Thing, card.Lead, card.Card = engine.AnActionX, engine.NoLead, b.card("feat-draw")
	want := []string{
		"Your rival draws two Leads.", "Your rival draws Ruin.", "Your rival draws one Lead.", "Your rival draws an ActionX card.",
	}
	if diff := cmp.Diff(want, Story(b.g, []engine.Event{draw, draw, shown, draw, card}, 1, 2)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestEveryEventIsToldFromWhatTheReaderSees plays at random: each event has a sentence, and what
// is left out of a reader's events changes nothing in theirs.
func TestEveryEventIsToldFromWhatTheReaderSees(t *testing.T) {
	g := enginetest.Game(t, enginetest.AdvancedSet())
	seed := enginetest.Seed(t)
	players := 2 + int(seed%3)
	s, err := g.Deal(engine.Setup{Players: players, Variant: engine.AdvancedGame, Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	pick := rand.New(rand.NewPCG(seed, 1))
	for range 500 {
		if s.Over() {
			break
		}
		var log engine.Log
		if r := g.Apply(&s, enginetest.Pick(g, &s, pick), &log); r != nil {
			t.Fatal(r)
		}
		for reader := range engine.Seat(players) {
			story := Story(g, log.Events, reader, players)
			var seen []engine.Event
			for _, e := range log.Events {
				if said := Story(g, []engine.Event{e}, reader, players); len(said) != 1 {
					t.Errorf("%+v is told so: %q", e, said)
				}
				seen = append(seen, e.For(reader))
			}
			if diff := cmp.Diff(story, Story(g, seen, reader, players)); diff != "" {
				t.Errorf("the story knows more than seat %d:\n%s", reader, diff)
			}
			for _, said := range story {
				if !strings.HasSuffix(said, ".") || strings.Contains(said, "  ") || strings.Contains(said, " .") {
					t.Errorf("%q is no sentence", said)
				}
			}
		}
	}
}
