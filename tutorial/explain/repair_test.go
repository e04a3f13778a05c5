package explain

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
)

// played are the ways to play, each with a set that has all it speaks of.
var played = []struct {
	variant engine.Variant
	set     func(t testing.TB) *engine.Game
}{
	{engine.BeginnerGame, func(testing.TB) *engine.Game { return cards.TrainingGame() }},
	{engine.AdvancedGame, func(t testing.TB) *engine.Game { return enginetest.Game(t, enginetest.AdvancedSet()) }},
	{engine.AdvancedGame, func(testing.TB) *engine.Game { return cards.TrainingGame() }},
}

// eachRefusal walks at random, and gives some refusals of attempts of every shape at every state.
func eachRefusal(t *testing.T, some int, fn func(g *engine.Game, s *engine.State, r *engine.Rejection)) {
	for _, way := range played {
		t.Run(way.variant.String(), func(t *testing.T) {
			g, seed := way.set(t), enginetest.Seed(t)
			pick := rand.New(rand.NewPCG(seed, 3))
			setup := engine.Setup{Players: 2 + int(seed%3), Variant: way.variant, First: engine.CoinFlip}
			enginetest.Walk(t, g, setup, seed, func(s *engine.State) {
				seat := engine.Seat(pick.IntN(int(s.Players)))
				shapes := enginetest.Shapes(g, s, seat)
				for range some {
					if r := g.Check(s, shapes[pick.IntN(len(shapes))]); r != nil {
						fn(g, s, r)
					}
				}
			})
		})
	}
}

// Each refusal has a repair or is on the short list of those that have none. A repair is legal, leads
// to a position that can be, and needs each of its changes.
func TestEveryRefusalIsRepairedOrKnownToBeHopeless(t *testing.T) {
	some := 6
	if enginetest.Long() {
		some = 60
	}
	eachRefusal(t, some, func(g *engine.Game, s *engine.State, r *engine.Rejection) {
		found, why := repairs(g, s, r), whyHopeless(g, s, r)
		switch {
		case len(found) == 0 && why == "":
			t.Errorf("%v of %+v at %+v: no repair, and it is not listed as hopeless", r.Unmet, r.Action, s.Decision)
		case len(found) > 0 && why != "":
			t.Errorf("%v of %+v is listed as hopeless, and this helps: %s", r.Code(), r.Action, found[0].Text)
		}
		possible := enginetest.CheckInvariants(g, s) == nil
		for _, m := range found {
			if no := g.Check(&m.State, m.Action); no != nil {
				t.Fatalf("%+v: after %q it is refused: %v", r.Action, m.Text, no)
			}
			if err := enginetest.CheckInvariants(g, &m.State); err != nil && possible {
				t.Fatalf("%+v at %v: after %q the position cannot be: %v", r.Action, s.Decision, m.Text, err)
			}
			needsAll(t, g, s, r, &m)
		}
	})
}

// needsAll holds a repair to be nothing without any one of its changes.
func needsAll(t *testing.T, g *engine.Game, s *engine.State, r *engine.Rejection, m *Repair) {
	x := search{g: g, origin: trial{state: *s, try: r.Action}}
	for i := range m.edits {
		fewer := slices.Delete(slices.Clone(m.edits), i, i+1)
		if c, ok := x.with(x.origin, fewer); ok && x.unmet(&c) == nil {
			t.Fatalf("%+v at %v: of %q the change %d can be left out", r.Action, s.Decision, m.Text, i)
		}
	}
	if strings.Contains(m.Text, "  ") || !strings.HasSuffix(m.Text, ".") || len(m.Changes) == 0 || m.Changes[0] == "" {
		t.Fatalf("%+v is mended so: %q, %q", r.Action, m.Text, m.Changes)
	}
}

// Of a code's example, as of any refusal, an edit is known to help, or that none does.
func TestEveryCodeHasEditsOrIsHopeless(t *testing.T) {
	for _, c := range engine.Codes() {
		page := c.Page()
		if page.Retired {
			continue
		}
		x := page.Example
		g, s, r := refusedAt(t, x.By, x.At, x.Try)
		found, why := repairs(g, &s, r), whyHopeless(g, &s, r)
		listed := slices.ContainsFunc(hopeless, func(h hope) bool { return h.code == c })
		switch {
		case proposers[c] == nil && !listed:
			t.Errorf("%v: no edits are proposed, and it is not listed as hopeless", c)
		case proposers[c] != nil && len(found) == 0:
			t.Errorf("%v: of its edits none mends its example", c)
		case (len(found) == 0) != (why != ""):
			t.Errorf("%v: its example has the repairs %v, and is hopeless because %q", c, found, why)
		}
	}
}

func TestEachKindOfEditInWords(t *testing.T) {
	final := "final: true, archive: {adventures: 4}"
	barter := "active: 0, decision: {player: 1, kind: respond}, stack: [{player: 0, action: {do: barter}}]"
	told := map[kind]bool{}
	for _, c := range []struct {
		name, at string
		by       engine.Seat
		try      string
		want     []string
	}{
		{
			"the Advanced Game", "players: [{leads: [ruin, ruin]}]", 0, "breakthrough",
			[]string{
				"Play the Advanced Game, hold one more Ruin, and discard Ruin, Ruin and Ruin.",
				"Play the Advanced Game, hold one more Wild, and discard Ruin, Ruin and Wild, Ruin on top.",
			},
		},
		{
			"several steps first", "{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}], step: choose-adventure}", 0,
			"complete drowned-gate with myth ruin ruin", []string{"First choose an Adventure and collect Leads."},
		},
		{
			"a Lead is discarded first, and lacks then",
			"{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}], step: collect-leads, decision: discard-lead}", 0,
			"complete drowned-gate with myth ruin ruin", []string{"First discard one Lead, and hold one more Myth."},
		},
		{
			"before the Final Adventure", "{players: [{leads: [], adventures: [drowned-gate], " + final + "}], step: collect-leads}", 0,
			"rest", []string{"Wait for that step of your next turn, and have only three Adventures archived."},
		},
		{
			"archived Adventures", "{variant: advanced, players: [{adventures: [drowned-gate], archive: {adventures: 3}}, " +
				"{archive: {adventures: 1}}, {archive: {adventures: 1}}]}", 0,
			"negotiate drowned-gate",
			[]string{"Wait until player 2 has archived two more Adventures.", "Have archived two Adventures fewer."},
		},
		{
			"the first archived Adventure", "{variant: advanced, players: [{adventures: [drowned-gate]}, {}]}", 0,
			"negotiate drowned-gate", []string{"Wait until your rival has archived an Adventure."},
		},
		{
			"a text that lasts", "{variant: advanced, players: [{leads: [ruin], adventures: [drowned-gate]}, {adventures: [hollow-king]}], " +
				"lasting: [{card: truce-of-the-caravans, player: 1, until: next-turn}]}", 0,
			"sabotage drowned-gate with ruin", []string{"Wait until the text of Truce of the Caravans ends."},
		},
		{
			"a card of a rival's", "{variant: advanced, players: [{leads: [ruin], adventures: [drowned-gate]}, {adventures: []}]}", 0,
			"poach ruin", []string{"Wait until your rival has archived an Adventure, and wait until your rival has an Active Adventure."},
		},
		{
			"an empty pile", "{players: [{leads: [ruin]}], step: collect-leads, discards: {lead: []}}", 0,
			"collect leads from discard", []string{"Take it from the deck.", "Wait until a Lead is discarded."},
		},
		{
			"a card that bars", "{variant: advanced, players: [{leads: [ruin], adventures: [drowned-gate]}, " +
				"{active: [{card: funeral-mask, mode: ruthless, against: 0}], adventures: [hollow-king], archive: {adventures: 1}}]}", 0,
			"poach ruin", []string{"Have The Funeral Mask leave play."},
		},
		{
			"a card upright", "{variant: advanced, players: [{active: [{card: lookout-rock, leveraged: true}]}]}", 0,
			"use lookout-rock exploit", []string{"Wait for your next turn.", "Have Lookout Rock upright."},
		},
		{
			"the other side, or the text of this one", "{variant: advanced, players: [{active: [{card: pilgrims-lamp, mode: noble}]}]}", 0,
			"use pilgrims-lamp ruthless", []string{"Use its Noble text.", "Have The Pilgrim's Lamp on its Ruthless side."},
		},
		{
			"a Bonded type", "{variant: advanced, players: [{leads: [myth], active: [kiln-of-idols]}]}", 0,
			"use kiln-of-idols aura with myth", []string{"Have a Myth bonded under The Kiln of Idols."},
		},
		{
			"a card held", "{variant: advanced, players: [{actionx: []}]}", 0, "play map-seller", []string{"Hold The Map Seller."},
		},
		{
			"a card with Delay is played, and waits",
			"{variant: advanced, players: [{actionx: [moonlit-spring], active: []}]}", 0,
			"use moonlit-spring aura", []string{"Play The Moonlit Spring first, and wait for your next turn."},
		},
		{
			"a rival's Site", "{variant: advanced, players: [{leads: [ruin], active: []}, {active: [base-camp]}]}", 0,
			"use base-camp exploit", []string{"Have Base Camp in your Active Zone."},
		},
		{
			"a rival's Adventure", "{players: [{leads: [ruin, ruin, myth], adventures: []}, {adventures: [drowned-gate]}]}", 0,
			"complete drowned-gate with myth ruin ruin", []string{"Have The Drowned Gate in your Adventure Zone."},
		},
		{
			"any Adventure to pay with", "{variant: advanced, players: [{leads: [ruin], adventures: [], active: []}, {adventures: [hollow-king]}]}", 0,
			"sabotage with ruin", []string{"Have an Active Adventure, and scrap it."},
		},
		{
			"an empty hand", "{players: [{leads: [ruin]}], step: choose-adventure}", 0, "rest",
			[]string{"Wait for that step of your next turn, and have no Lead in hand."},
		},
		{
			"Leads that lack", "{players: [{leads: [myth], adventures: [drowned-gate]}]}", 0, "complete drowned-gate with myth",
			[]string{
				"Hold two more Ruins, and pay Myth, Ruin and Ruin.",
				"Hold one more Ruin and one more Wild, and pay Myth, Ruin and Wild.",
			},
		},
		{
			"the Lead named is another's", "{variant: advanced, players: [{}, {leads: [myth]}], active: 0, decision: {player: 1, kind: choose}, " +
				"stack: [{player: 0, action: {do: play, card: sudden-sandstorm}, card: sudden-sandstorm, at: 2}]}", 1,
			"choose ruin", []string{"Name Myth."},
		},
		{
			"a side, and another Lead", "{variant: advanced, players: [{leads: [ruin]}], decision: enter, " +
				"stack: [{action: {do: play, card: lens-of-the-drowned}, card: lens-of-the-drowned}]}", 0,
			"enter bonding myth", []string{"Say Noble, or Ruthless and the rival it faces, and bond Ruin."},
		},
		{
			"a rival", "{variant: advanced, players: [{}, {}, {}], decision: negotiate-give, looking: {lead: [ruin, myth, glyph]}}", 0,
			"give ruin to player 1", []string{"Give it to player 2 or player 3."},
		},
		{
			"another card", "{variant: advanced, players: [{actionx: [trail-rations]}]}", 0, "play map-seller",
			[]string{"Name Trail Rations.", "Hold The Map Seller."},
		},
		{
			"half of a text", "{variant: advanced, players: [{leads: [ruin]}, {}], decision: choose, " +
				"stack: [{action: {do: play, card: crossed-trails}, card: crossed-trails}]}", 0,
			"choose ruin", []string{"Name no Lead, and choose the first half or the second half."},
		},
		{
			"a card that pays, and its Lead", "{variant: advanced, players: [{leads: [ruin], adventures: [drowned-gate]}, {adventures: [hollow-king]}]}", 0,
			"sabotage with ruin ruin", []string{"Scrap The Drowned Gate and discard Ruin."},
		},
		{
			"the cheaper repair is out of reach, and another is not",
			"{variant: advanced, players: [{leads: [ruin, ruin], actionx: [trail-rations]}]}", 0, "barter ruin ruin ruin",
			[]string{"Hold one more Ruin.", "Discard Trail Rations and leave the Leads out."},
		},
		{
			"an answer to what is no Feat", "{variant: advanced, players: [{}, {leads: [ruin, ruin]}], active: 0, decision: {player: 1, kind: respond}, " +
				"stack: [{player: 0, action: {do: play, card: base-camp}, card: base-camp}]}", 1,
			"thwart ruin ruin", []string{"Wait until your rival announces a Feat."},
		},
		{
			"what is no answer", "{variant: advanced, players: [{}, {actionx: [trail-rations]}], " + barter + "}", 1,
			"play trail-rations", []string{"Wait for the action step of your own turn."},
		},
		{
			"a limit on a rival's turn", "{variant: advanced, turn: 5, players: [{}, {active: [{card: signal-tower, entered: 5}]}], " + barter + "}", 1,
			"use signal-tower aura", []string{"Wait for a later turn."},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, s, r := refusedAt(t, c.by, c.at, c.try)
			var texts []string
			for _, m := range repairs(g, &s, r) {
				texts = append(texts, m.Text)
				for _, e := range m.edits {
					told[e.kind] = true
				}
			}
			if !slices.Equal(texts, c.want) {
				t.Errorf("%v: it helps to %q\nwant        %q", r.Code(), texts, c.want)
			}
		})
	}
	for k := range kindEnd {
		if k != leftOut && !told[k] {
			t.Errorf("no row tells an edit of kind %d", k)
		}
	}
}

// What is read from words has no field too many; an action given as data may.
func TestWhatAnActionHasNoUseForIsLeftOut(t *testing.T) {
	g, s, _ := refusedAt(t, 0, "{players: [{leads: [ruin]}], step: collect-leads}", "choose adventure from deck")
	for _, c := range []struct {
		action engine.Action
		want   string
	}{
		{engine.Action{Do: engine.DoCollectLeads, From: engine.FromDeck, Top: engine.Ruin}, "Name no Lead for the top."},
		{engine.Action{Do: engine.DoCollectLeads, From: engine.FromDeck, Card: 1, Top: engine.Ruin}, "Name no card, and name no Lead for the top."},
		{engine.Action{Do: engine.DoCollectLeads}, "Take it from the deck."},
	} {
		r := g.Check(&s, c.action)
		if r == nil {
			t.Fatalf("%+v is allowed", c.action)
		}
		if found := repairs(g, &s, r); len(found) == 0 || found[0].Text != c.want {
			t.Errorf("%+v is mended so: %+v, not %q", c.action, found, c.want)
		}
	}
}

// refusedAt is an attempt in words that is refused at a position.
func refusedAt(t *testing.T, by engine.Seat, at, try string) (*engine.Game, engine.State, *engine.Rejection) {
	t.Helper()
	g := cards.TrainingGame()
	s, err := position.Load(g, "at", []byte(at))
	if err != nil {
		t.Fatal(err)
	}
	v := engine.ViewOf(&s, by)
	a, err := notation.Parse(g, &v, try)
	if err != nil {
		t.Fatal(err)
	}
	r := g.Check(&s, a)
	if r == nil {
		t.Fatalf("%q is allowed", try)
	}
	return g, s, r
}
