package tutorial

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/goal"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/scenarios"
)

// spell writes options with what is asked after them; those refused in the words of their refusal
// are marked so.
func spell(options []option) (out []string) {
	for _, o := range options {
		text := o.Text
		switch {
		case o.Note == cannotPay || o.Note == cannotSpend:
			text += " (" + o.Note + ")"
		case o.Note != "":
			text += " (refused)"
		}
		if o.pays {
			text += " > " + o.ask
		}
		out = append(out, text)
		for _, f := range spell(o.further) {
			out = append(out, "  "+f)
		}
	}
	return out
}

func TestTheBeginnerGameOffersNothingOfTheAdvanced(t *testing.T) {
	g := enginetest.Game(t, enginetest.AdvancedSet())
	enginetest.Walk(t, g, engine.Setup{Players: 2}, enginetest.Seed(t), func(s *engine.State) {
		for _, o := range options(g, s, s.Decision.Player) {
			if o.action.Do.Advanced() || o.further != nil {
				t.Fatalf("%q is offered", o.Text)
			}
		}
	})
}

func TestWhatTheOpenDecisionOffers(t *testing.T) {
	for _, tc := range []struct {
		name    string
		players int
		at      func(b *table)
		play    func(b *table) []engine.Action
		want    []string
	}{
		{
			"the action step, with what is refused", 2,
			func(b *table) {
				b.leads(0, "rrw")
				b.zone(0, "ggm")
				b.zone(1, "mmr")
				b.holds(0, "feat-draw", "feat-actionx")
				b.active(0, "relic-lens", engine.InPlay{Mode: engine.Noble, Leveraged: true})
			},
			nil,
			[]string{
				"Complete GGM (your hand cannot pay it now) > Complete GGM: which Leads for Glyph, Glyph and Myth?",
				"Play feat-draw",
				"Play feat-actionx > Play feat-actionx: which Lead?",
				"Use the Noble side of relic-lens (refused)",
				"Barter",
				"  Discard three Leads > Barter: which three Leads?",
				"  Discard feat-draw",
				"  Discard feat-actionx",
				"Breakthrough > Breakthrough: which three matching Leads?",
				"Sabotage",
				"  Scrap GGM > Sabotage with GGM: which Lead?",
				"  Scrap relic-lens > Sabotage with relic-lens: which Lead?",
				"Negotiate (refused)",
				"Poach (refused)",
				"End your turn",
			},
		},
		{
			"the action step, with what cannot be paid", 2,
			func(b *table) {
				b.zone(1, "mmr")
				b.holds(0, "feat-actionx", "feat-raid", "feat-seek")
				b.active(1, "site-hand", engine.InPlay{})
				b.active(0, "site-match", engine.InPlay{Bond: engine.Wild, Bonded: engine.Ruin, Entered: b.s.Turn})
			},
			nil,
			[]string{
				"Play feat-actionx (your hand cannot pay it now)",
				"Play feat-seek (your hand cannot pay it now)",
				"Play feat-raid (you have no card to pay it with)",
				"Use the Aura of site-match (refused)",
				"Use the Exploit of site-match (your hand cannot pay it now)",
				"Barter",
				"  Discard feat-actionx", "  Discard feat-seek", "  Discard feat-raid",
				"Breakthrough (your hand cannot pay it now)",
				"Sabotage (your hand cannot pay it now)",
				"Negotiate (refused)",
				"Poach (refused)",
				"End your turn",
			},
		},
		{
			"an answer to a Heroic Feat", 2,
			func(b *table) {
				b.leads(0, "rrr")
				b.leads(1, "ggw")
				b.holds(1, "feat-draw", "twist-negate")
				b.active(1, "site-exploit", engine.InPlay{})
			},
			func(*table) []engine.Action { return []engine.Action{pay(engine.DoBreakthrough, "rrr")} },
			[]string{
				"Play feat-draw (refused)",
				"Play twist-negate > Play twist-negate: which Lead to bury?",
				"Use the Aura of site-exploit",
				"Use the Exploit of site-exploit (refused)",
				"Thwart your rival's Breakthrough > Thwart your rival's Breakthrough: which two matching Leads to bury?",
				"Pass",
			},
		},
		{
			"a window in which nothing is played", 2,
			func(b *table) { b.leads(1, "gg"); b.holds(1, "twist-draw") },
			func(*table) []engine.Action { return []engine.Action{{Do: engine.DoEndTurn}} },
			[]string{"Play twist-draw", "Thwart (refused)", "Pass"},
		},
		{
			"what Sabotage hits, at a table of three", 3,
			func(b *table) {
				b.leads(0, "g")
				b.zone(0, "ggm")
				b.zone(1, "mmr")
				b.active(2, "site-hand", engine.InPlay{})
			},
			func(b *table) []engine.Action {
				a := pay(engine.DoSabotage, "g")
				a.Spend = b.card("ggm")
				return []engine.Action{a}
			},
			[]string{"Player 2's MMR is buried", "Player 3's site-hand is archived"},
		},
		{
			"what Poach swaps", 2,
			func(b *table) { b.leads(0, "v"); b.zone(0, "ggm"); b.zone(1, "mmr", "rrv"); b.archived(1, 1) },
			func(*table) []engine.Action { return []engine.Action{pay(engine.DoPoach, "v")} },
			[]string{"Swap GGM for your rival's MMR", "Swap GGM for your rival's RRV"},
		},
		{
			"whom Negotiate gives which Lead", 3,
			func(b *table) { b.zone(0, "ggm"); b.archived(1, 1); b.topLeads("ggv") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoNegotiate, Spend: b.card("ggm")}}
			},
			[]string{"Give Glyph to player 2", "Give Glyph to player 3", "Give Vision to player 2", "Give Vision to player 3"},
		},
		{
			"how a Relic enters: its side, then its bonded Lead", 3,
			func(b *table) { b.holds(0, "relic-lens"); b.leads(0, "gw") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoPlay, Card: b.card("relic-lens")}}
			},
			[]string{
				"Noble",
				"  Bond Glyph", "  Bond Wild as Glyph", "  Bond Wild as Myth", "  Bond Wild as Ruin", "  Bond Wild as Vision",
				"Ruthless, turned toward player 2",
				"  Bond Glyph", "  Bond Wild as Glyph", "  Bond Wild as Myth", "  Bond Wild as Ruin", "  Bond Wild as Vision",
				"Ruthless, turned toward player 3",
				"  Bond Glyph", "  Bond Wild as Glyph", "  Bond Wild as Myth", "  Bond Wild as Ruin", "  Bond Wild as Vision",
			},
		},
		{
			"how a Relic without Bond enters", 2,
			func(b *table) { b.holds(0, "relic-plain") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoPlay, Card: b.card("relic-plain")}}
			},
			[]string{"Noble", "Ruthless, turned toward your rival"},
		},
		{
			"the Lead under an entering Site", 2,
			func(b *table) { b.holds(0, "site-wild"); b.leads(0, "rv") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoPlay, Card: b.card("site-wild")}}
			},
			[]string{"Bond Ruin", "Bond Vision"},
		},
		{
			"the rival of a text", 3,
			func(b *table) { b.holds(0, "feat-tithe") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoPlay, Card: b.card("feat-tithe")}}
			},
			[]string{"Choose player 2", "Choose player 3"},
		},
		{
			"a Lead for the player of a text", 2,
			func(b *table) { b.holds(0, "feat-tithe"); b.leads(1, "gm") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoPlay, Card: b.card("feat-tithe")}, pass, {Do: engine.DoChoose, Rival: 1}}
			},
			[]string{"Give Glyph to your rival", "Give Myth to your rival"},
		},
		{
			"a Lead for the rival of a text", 2,
			func(b *table) { b.holds(0, "feat-tithe"); b.leads(0, "m") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoPlay, Card: b.card("feat-tithe")}, {Do: engine.DoChoose, Rival: 1}}
			},
			[]string{"Give Myth to your rival"},
		},
		{
			"the halves of a text", 2,
			func(b *table) { b.holds(0, "feat-either") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoPlay, Card: b.card("feat-either")}}
			},
			[]string{"Take the first half of the text", "Take the second half of the text"},
		},
		{
			"Leads looked at", 2,
			func(b *table) { b.holds(0, "feat-look"); b.topLeads("grg") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoPlay, Card: b.card("feat-look")}}
			},
			[]string{"Discard Glyph and keep the others", "Discard Ruin and keep the others"},
		},
		{
			"a rival's cards, chosen by a text", 2,
			func(b *table) {
				b.holds(0, "feat-disrupt")
				b.zone(0, "ggm")
				b.zone(1, "mmr")
				b.active(1, "site-hand", engine.InPlay{})
			},
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoPlay, Card: b.card("feat-disrupt"), Spend: b.card("ggm")}}
			},
			[]string{"Your rival's MMR is buried", "Your rival's site-hand is archived"},
		},
	} {
		t.Run(tc.name, func(t *testing.T) {
			b := newTable(t, tc.players)
			tc.at(b)
			if tc.play != nil {
				b.play(tc.play(b)...)
			}
			if diff := cmp.Diff(tc.want, spell(options(b.g, &b.s, b.s.Decision.Player))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestTheNoteOfARefusedChoiceIsItsRefusalOrShorterItsTitle(t *testing.T) {
	b := newTable(t, 2)
	b.s.Seats[0].Performed[0] = 1 // Barter
	want := map[engine.Do]string{
		engine.DoBarter: "You have performed Barter this turn already",
		engine.DoPoach:  engine.NotBehind.Page().Title,
	}
	for _, o := range options(b.g, &b.s, 0) {
		if note, ok := want[o.action.Do]; ok && o.Note != note {
			t.Errorf("%s is noted with %q, not %q", o.Text, o.Note, note)
		}
	}
}

func TestTheQuestionSaysWhatIsAnsweredOrChosenFor(t *testing.T) {
	for _, tc := range []struct {
		name string
		at   func(b *table)
		play func(b *table) []engine.Action
		want string
	}{
		{
			"a Heroic Feat is answered",
			func(b *table) { b.leads(0, "rrr"); b.leads(1, "gg") },
			func(*table) []engine.Action { return []engine.Action{pay(engine.DoBreakthrough, "rrr")} },
			"Answer your rival's Breakthrough, or pass",
		},
		{
			"a reward is answered",
			func(b *table) { b.leads(0, "ggm"); b.zone(0, "ggm"); b.holds(1, "feat-draw") },
			func(b *table) []engine.Action {
				a := pay(engine.DoComplete, "ggm")
				a.Card = b.card("ggm")
				return []engine.Action{a}
			},
			"Answer the reward of your rival's GGM, or pass",
		},
		{
			"the action step ends",
			func(b *table) { b.holds(1, "feat-draw") },
			func(*table) []engine.Action { return []engine.Action{{Do: engine.DoEndTurn}} },
			"The action step ends: use a Twist, or pass",
		},
		{
			"a Twist used then is answered",
			func(b *table) { b.holds(1, "twist-draw"); b.leads(0, "gg") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoEndTurn}, {Do: engine.DoPlay, Card: b.card("twist-draw")}}
			},
			"Answer your rival's twist-draw, or pass",
		},
		{
			"an ability is answered",
			func(b *table) { b.active(0, "site-aura", engine.InPlay{}); b.holds(1, "feat-draw") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoUse, Card: b.card("site-aura"), Ability: 1}}
			},
			"Answer the Aura of your rival's site-aura, or pass",
		},
		{
			"a text asks",
			func(b *table) { b.holds(0, "feat-tithe") },
			func(b *table) []engine.Action {
				return []engine.Action{{Do: engine.DoPlay, Card: b.card("feat-tithe")}}
			},
			"feat-tithe: choose for the card's text",
		},
	} {
		t.Run(tc.name, func(t *testing.T) {
			b := newTable(t, 2)
			tc.at(b)
			b.play(tc.play(b)...)
			if got := question(b.g, &b.s, b.s.Decision.Player); got != tc.want {
				t.Errorf("got %q, want %q", got, tc.want)
			}
		})
	}
}

// TestChoicesAndLegalActionsAreTheSame plays at random: every legal action is begun by a choice
// without a note, and such a choice begins one.
func TestChoicesAndLegalActionsAreTheSame(t *testing.T) {
	g := enginetest.Game(t, enginetest.TinyAdvancedSet())
	seed := enginetest.Seed(t)
	setup := engine.Setup{Players: 2 + int(seed%3), Variant: engine.AdvancedGame, First: engine.CoinFlip}
	enginetest.Walk(t, g, setup, seed, func(s *engine.State) {
		begun := map[engine.Action]bool{}
		var walk func(opts []option)
		walk = func(opts []option) {
			for _, o := range opts {
				switch {
				case o.further != nil:
					walk(o.further)
				case o.Note == "":
					begun[o.action] = false
				}
			}
		}
		walk(options(g, s, s.Decision.Player))
		for _, a := range g.Legal(s, nil) {
			unpaid := a
			unpaid.Pay, unpaid.Top = engine.Leads{}, engine.NoLead
			_, whole := begun[a]
			_, rest := begun[unpaid]
			if !whole && !rest {
				t.Fatalf("no choice begins %+v", a)
			}
			if whole {
				begun[a] = true
			} else {
				begun[unpaid] = true
			}
		}
		for a, ok := range begun {
			if !ok {
				t.Fatalf("the choice of %+v begins nothing legal", a)
			}
		}
	})
}

func TestACostIsAskedForPartByPart(t *testing.T) {
	for _, tc := range []struct {
		name  string
		at    func(b *table)
		lines []string
		asks  []string // the prompt's titles, from the first line's on
		story string   // the last line
	}{
		{
			"the card, then the Lead",
			func(b *table) { b.leads(0, "gv"); b.zone(0, "ggm"); b.zone(1, "mmr") },
			[]string{"sabotage", "scrap GGM", "vision"},
			[]string{"Sabotage", "Sabotage with GGM: which Lead?", "Choose what your Sabotage hits"},
			"You discard Vision.",
		},
		{
			"the Leads, then which is on top",
			func(b *table) { b.leads(0, "rrw"); b.topActionX("feat-look") },
			[]string{"breakthrough", "ruin ruin wild", "on top: ruin"},
			[]string{"Breakthrough: which three matching Leads?", "Breakthrough", "Take actions or end your turn"},
			"You draw feat-look.",
		},
		{
			"a card in place of Leads",
			func(b *table) { b.leads(0, "rrw"); b.holds(0, "feat-draw", "feat-look"); b.topAdventures("vvg", "mmr") },
			[]string{"barter", "discard feat-look"},
			[]string{"Barter", "Reveal one of the Adventures"},
			"You look at VVG and MMR.",
		},
		{
			"the side, then the bonded Lead",
			func(b *table) { b.leads(0, "rw"); b.holds(0, "relic-lens") },
			[]string{"play relic-lens", "noble", "bond wild as myth"},
			[]string{"relic-lens: say how your card enters", "Noble", "Take actions or end your turn"},
			"You bond Wild to relic-lens, as Myth.",
		},
	} {
		t.Run(tc.name, func(t *testing.T) {
			b := newTable(t, 2)
			tc.at(b)
			step := scenarios.Step{Kind: scenarios.Do, Goal: goal.Goal{Kind: goal.ArchivedAtLeast, N: 5}, Within: 9}
			s := Start(b.g, &scenarios.Lesson{Start: b.s, Steps: []scenarios.Step{step}}, Options{})
			var asks []string
			for _, line := range tc.lines {
				s.Answer(ReadLine(s.Screen().Ask, line))
				asks = append(asks, s.Screen().Ask.Title)
			}
			if diff := cmp.Diff(tc.asks, asks); diff != "" {
				t.Errorf("(-want +got):\n%s\n%s", diff, s.Screen().Reply)
			}
			if story := s.Screen().Story; len(story) == 0 || story[len(story)-1].Text != tc.story {
				t.Errorf("the story ends otherwise than %q: %q", tc.story, story)
			}
		})
	}
}

func TestACardBehindWhoseItIsHasNoArticle(t *testing.T) {
	for name, want := range map[string]string{
		"The Night Market": "your Night Market", "A Race to the Red Mesa": "your Race to the Red Mesa", "Theatre": "your Theatre",
	} {
		if got := ofTheirs("your", name); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestTwoCopiesOfACardAreOneChoice(t *testing.T) {
	g := cards.TrainingGame()
	s, err := position.Load(g, "test", []byte(`players: [{leads: [], actionx: [trail-rations, "trail-rations#2", old-debts]}, {leads: []}]`))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, o := range options(g, &s, 0) {
		if o.Text == "Play Trail Rations" {
			n++
		}
	}
	if n != 1 {
		t.Errorf("Trail Rations is to be played by %d choices", n)
	}
}
