package explain

import (
	"math/rand/v2"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
)

func TestEveryLeaningNamesSentencesAndAnOtherReadingThatThereAre(t *testing.T) {
	for _, l := range leanings {
		of := l.of
		if of == engine.NoRule {
			of = l.cited
		}
		text := of.Text()
		if text.Ruling == "" {
			t.Errorf("%s leans on rule %s, which has no ruling", l.code, of)
			continue
		}
		n := len(strings.SplitAfter(text.Ruling, ". "))
		for _, i := range l.says {
			if i < 1 || i > n {
				t.Errorf("%s leans on sentence %d of the %d of rule %s", l.code, i, n, of)
			}
		}
		if l.other && text.Other == "" || l.lifts && !l.other {
			t.Errorf("%s: rule %s has no other reading to tell", l.code, of)
		}
	}
}

// leaned is positions in which a refusal leans on a ruling, one for every leaning.
var leaned = []struct {
	name, at string
	by       engine.Seat
	try      string
	reading  Reading
}{
	{
		"a game that an idle round has ended", "won_by: stalemate, idle: 2, players: [{}, {}]", 0, "end turn",
		Reading{Rule: engine.R1_8, Ours: "The game is over when a whole round goes by", Other: "Others play on"},
	},
	{
		"a pause before actions", "players: [{leads: [ruin]}, {actionx: [trail-rations]}], active: 0, decision: {player: 1, kind: respond}, " +
			"window: {kind: step-begins}", 0, "end turn",
		Reading{Rule: engine.R8_9, Ours: "Rivals may also use Twists after step 2"},
	},
	{
		"what is announced waits for answers", "players: [{}, {leads: [ruin, ruin]}]" + barterOpen, 0, "end turn",
		Reading{Rule: engine.R8_8, Ours: "Before it takes effect, the other players are asked"},
	},
	{
		"a rival's text asks", "players: [{}, {leads: [myth]}], active: 0, decision: {player: 1, kind: choose}, " +
			"stack: [{player: 0, action: {do: play, card: sudden-sandstorm}, card: sudden-sandstorm, at: 2}]", 0, "end turn",
		Reading{Rule: engine.R7_10, Ours: "An effect makes its choices when it takes effect.", Other: "Others name the choice"},
	},
	{
		"an answer to an answer is due", "players: [{leads: [ruin, ruin]}, {leads: [ruin, ruin]}], active: 0, " +
			"decision: {player: 0, kind: respond}, stack: [{player: 0, action: {do: barter}}, {player: 1, action: {do: thwart}}]", 0, "end my turn",
		Reading{Rule: engine.R8_8, Ours: "Before it takes effect"},
	},
	{
		"a pass with nothing announced", "players: [{leads: [ruin]}, {}]", 0, "decline", Reading{Rule: engine.R8_8, Ours: "Before it takes effect"},
	},
	{
		"a Wild bonded as no type", "players: [{leads: [ruin, wild]}], decision: enter, " +
			"stack: [{action: {do: play, card: kiln-of-idols}, card: kiln-of-idols}]", 0, "enter bonding wild",
		Reading{Rule: engine.R8_4, Ours: "You name the type a Wild is bonded as."},
	},
	{
		"a text asks before anything else", "players: [{}, {leads: [myth]}], active: 0, decision: {player: 1, kind: choose}, " +
			"stack: [{player: 0, action: {do: play, card: sudden-sandstorm}, card: sudden-sandstorm, at: 2}]", 1, "complete drowned gate",
		Reading{Rule: engine.R7_10, Ours: "An effect makes its choices", Other: "Others name the choice"},
	},
	{
		"a pile without a card", "players: [{leads: [ruin]}], step: collect-leads, discards: {lead: []}", 0, "collect leads from discard",
		Reading{Rule: engine.R4_6, Ours: "You cannot choose a pile that holds no card.", Other: "Others let you", Verdict: "By that one this would be allowed."},
	},
	{
		"a Thwart in a pause", "players: [{}, {leads: [ruin, ruin], actionx: [trail-rations]}], active: 0, decision: {player: 1, kind: respond}, " +
			"window: {kind: step-begins}", 1, "thwart ruin ruin",
		Reading{Rule: engine.R8_9, Ours: "They cannot Thwart, as nothing is being played."},
	},
	{
		"a Thwart of an ability", "players: [{active: [desert-waystation]}, {leads: [ruin, ruin]}], active: 0, " +
			"decision: {player: 1, kind: respond}, stack: [{player: 0, action: {do: use, card: desert-waystation, ability: aura}}]",
		1, "thwart ruin ruin",
		Reading{
			Rule: engine.R7_12, Ours: "You cannot Thwart a Site or Relic entering", Other: "Others let you Thwart the abilities",
			Verdict: "By that one this would be allowed.",
		},
	},
	{
		"a Thwart of a Site entering", "players: [{}, {leads: [ruin, ruin]}], active: 0, decision: {player: 1, kind: respond}, " +
			"stack: [{player: 0, action: {do: play, card: base-camp}, card: base-camp}]", 1, "thwart ruin ruin",
		Reading{Rule: engine.R7_12, Ours: "You cannot Thwart a Site or Relic entering"},
	},
	{
		"a Heroic Feat once more", "players: [{leads: [ruin, ruin, myth], actionx: [], performed: [breakthrough]}]", 0, "breakthrough ruin ruin ruin",
		Reading{
			Rule: engine.R7_1, If: "your Breakthrough was Thwarted", Ours: "A Heroic Feat that was Thwarted", Other: "Others let you try it",
			Verdict: "By that one it would still be refused: You name three Ruins but hold two Ruins.",
		},
	},
	{
		"nothing to choose", "players: [{leads: [ruin], adventures: [drowned-gate]}, {adventures: []}]", 0, "sabotage drowned-gate with ruin",
		Reading{Rule: engine.R7_10, Ours: "To announce it, there must be some legal choice", Other: "Others name the choice"},
	},
	{
		"a rival's Relic that faces one", "players: [{}, {active: [{card: pilgrims-lamp, mode: ruthless, against: 0}]}]", 0, "use pilgrims-lamp ruthless",
		Reading{Rule: engine.R2_7, Ours: "Whichever rival it faces, it remains your Relic in every way."},
	},
	{
		"the other side of a Relic", "players: [{active: [{card: pilgrims-lamp, mode: noble}]}]", 0, "use pilgrims-lamp ruthless",
		Reading{Rule: engine.R2_7, Ours: "Your choice holds for as long as the Relic stays."},
	},
	{
		"a card that lies sideways", "players: [{active: [{card: desert-waystation, leveraged: true}]}]", 0, "use desert-waystation aura",
		Reading{
			Rule: engine.R8_6, If: "you have rested since you turned it", Ours: "A Rest is not a turn", Other: "Others turn Leveraged cards upright",
			Verdict: "By that one this would be allowed.",
		},
	},
	{
		"a card without a Bonded type", "players: [{leads: [ruin], active: [{card: kiln-of-idols}]}]", 0, "use kiln-of-idols aura with ruin",
		Reading{Rule: engine.R8_4, Ours: "Without a Lead in hand", Other: "Others do not let you play the card"},
	},
	{
		"Ruthless toward oneself among several", "players: [{}, {}, {}], decision: enter, " +
			"stack: [{action: {do: play, card: funeral-mask}, card: funeral-mask}]", 0, "enter ruthless against player 1",
		Reading{Rule: engine.R2_7, Ours: "With several rivals, you name the one it faces.", Other: "Others let a Ruthless Relic"},
	},
	{
		"more Leads than emblems", "players: [{leads: [ruin, ruin, ruin, myth], adventures: [drowned-gate]}]", 0,
		"complete drowned-gate with myth ruin ruin ruin",
		Reading{
			Rule: engine.R5_1, Ours: "You cannot pay more Leads than there are emblems.", Other: "Others let you overpay.",
			Verdict: "By that one this would be allowed.",
		},
	},
	{
		"more Leads than emblems, one not held", "players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}]", 0,
		"complete drowned-gate with myth ruin ruin ruin",
		Reading{
			Rule: engine.R5_1, Ours: "You cannot pay more Leads than there are emblems.", Other: "Others let you overpay.",
			Verdict: "By that one it would still be refused: You name three Ruins but hold two Ruins.",
		},
	},
	{
		"several types at once", "players: [{leads: [ruin, ruin, ruin, myth, myth, glyph, glyph, vision, vision]}], decision: discard-down", 0,
		"discard down ruin myth",
		Reading{Rule: engine.R1_6, Ours: "When you discard several Leads at once", Other: "Others let you stack"},
	},
	{
		"an emblem left unpaid stands by the printed rule", "players: [{leads: [ruin, myth], adventures: [drowned-gate]}]", 0,
		"complete drowned-gate with myth ruin", Reading{},
	},
	{
		"to be behind is asked by either reading",
		"players: [{leads: [ruin], adventures: [drowned-gate], archive: {adventures: 2}}, {adventures: [hollow-king], archive: {adventures: 1}}]", 0,
		"poach ruin", Reading{},
	},
}

const barterOpen = ", active: 0, decision: {player: 1, kind: respond}, stack: [{player: 0, action: {do: barter}}]"

func TestARefusalTellsTheRulingItLeansOnAndTheVerdictByTheOther(t *testing.T) {
	g := cards.TrainingGame()
	for _, c := range leaned {
		t.Run(c.name, func(t *testing.T) {
			s, err := position.Load(g, "at", []byte("{variant: advanced, "+c.at+"}"))
			if err != nil {
				t.Fatal(err)
			}
			v := engine.ViewOf(&s, c.by)
			a, err := notation.Parse(g, &v, c.try)
			if err != nil {
				t.Fatal(err)
			}
			no := g.Check(&s, a)
			if no == nil {
				t.Fatal("it is allowed")
			}
			e := Refusal(g, &s, no)
			if c.reading == (Reading{}) {
				if len(e.Readings) > 0 {
					t.Errorf("leans on %+v", e.Readings)
				}
				return
			}
			if len(e.Readings) == 0 {
				t.Fatalf("leans on nothing: %+v", e.Parts)
			}
			got := e.Readings[0]
			if got.Rule != c.reading.Rule || got.If != c.reading.If || !strings.HasPrefix(got.Ours, c.reading.Ours) ||
				!strings.HasPrefix(got.Other, c.reading.Other) || (got.Other == "") != (c.reading.Other == "") || got.Verdict != c.reading.Verdict {
				t.Errorf("leans on\n%+v, not\n%+v", got, c.reading)
			}
		})
	}
}

// By the other reading an attempt is allowed just where the game without that need allows it.
func TestTheVerdictByTheOtherReadingIsTheEngines(t *testing.T) {
	g := enginetest.Game(t, enginetest.AdvancedSet())
	seed := enginetest.Seed(t)
	pick := rand.New(rand.NewPCG(seed, 5))
	enginetest.Walk(t, g, engine.Setup{Players: 2, Variant: engine.AdvancedGame, First: 0}, seed, func(s *engine.State) {
		shapes := enginetest.Shapes(g, s, s.Decision.Player)
		for range min(20, len(shapes)) {
			a := shapes[pick.IntN(len(shapes))]
			no := g.Check(s, a)
			if no == nil {
				continue
			}
			try := attempt{g, s, a}
			for _, u := range no.Unmet {
				l, ok := try.leans(u)
				if !ok || !l.lifts || l.code == engine.SurplusLead {
					continue
				}
				r, _ := try.reading(u)
				allowed := g.Masking(l.of).Check(s, a) == nil
				if said := r.Verdict == "By that one this would be allowed."; said != allowed {
					t.Fatalf("%+v: %q, and the engine without rule %s allows it: %v", a, r.Verdict, l.of, allowed)
				}
			}
		}
	})
}
