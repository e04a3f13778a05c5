package explain_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/tutorial/explain"
)

// wishes are some of a seat: every verb, and every card of the set with each verb that may name it
// and with none.
func wishes(g *engine.Game, pick *rand.Rand) (out []explain.Wish) {
	for _, do := range engine.Dos()[1:] {
		out = append(out, explain.Wish{Do: do})
	}
	out = append(out, explain.Wish{Do: engine.DoCollectLeads, From: engine.FromDeck}, explain.Wish{Do: engine.DoChooseAdventure, From: engine.FromDiscard})
	all := g.Cards()
	for range 12 {
		c := all[pick.IntN(len(all))]
		out = append(out, explain.Wish{Card: c})
		if c.IsActionX() {
			out = append(out, explain.Wish{Do: engine.DoPlay, Card: c}, explain.Wish{Do: engine.DoUse, Card: c, Ability: uint8(pick.IntN(3))})
		} else {
			out = append(out, explain.Wish{Do: engine.DoComplete, Card: c}, explain.Wish{Do: engine.DoSabotageTarget, Card: c})
		}
	}
	return out
}

// TestAWishIsOnOfferExactlyWhenItHasALegalWay walks at random, and asks a sample of wishes there.
func TestAWishIsOnOfferExactlyWhenItHasALegalWay(t *testing.T) {
	for variant, g := range games(t) {
		t.Run(variant.String(), func(t *testing.T) {
			seed := enginetest.Seed(t)
			pick := rand.New(rand.NewPCG(seed, 3))
			setup := engine.Setup{Players: 2 + int(seed%3), Variant: variant, First: engine.CoinFlip}
			n := map[bool]int{}
			enginetest.Walk(t, g, setup, seed, func(s *engine.State) {
				seat := engine.Seat(pick.IntN(int(s.Players)))
				other := enginetest.Redeal(g, s, seat, seed)
				all := wishes(g, pick)
				for range 4 {
					w := all[pick.IntN(len(all))]
					o := explain.OfferOf(g, s, seat, w)
					n[o.Why == nil]++
					if has := waysOf(g, s, seat, w) > 0; has != (o.Why == nil) || has != (len(o.Ways) > 0) {
						t.Fatalf("seat %d wishes %+v: a legal way is %v, and it is said %+v", seat, w, has, o)
					}
					page := o.Markdown(g)
					if !strings.Contains(page, "Rule ") || strings.ContainsAny(page, "{}") || o.Why != nil && o.Why.Headline() == "" {
						t.Fatalf("seat %d wishes %+v, and is told:\n%s", seat, w, page)
					}
					if again := explain.OfferOf(g, &other, seat, w); again.Markdown(g) != page {
						t.Fatalf("seat %d wishes %+v, and is told by what it cannot see:\n%s\nand\n%s", seat, w, page, again.Markdown(g))
					}
				}
			})
			if n[true] == 0 || n[false] == 0 {
				t.Errorf("on offer and not: %v", n)
			}
		})
	}
}

// waysOf counts the legal actions of a wish.
func waysOf(g *engine.Game, s *engine.State, seat engine.Seat, w explain.Wish) (n int) {
	for _, a := range g.Legal(s, nil) {
		if a.By == seat && (w.Do == engine.DoNothing || w.Do == a.Do) && (w.From == engine.NoSource || w.From == a.From) &&
			(w.Card == 0 || w.Card == a.Card) && (w.Ability == 0 || w.Ability == a.Ability) {
			n++
		}
	}
	return n
}

func TestWhyAWishIsNotOnOffer(t *testing.T) {
	for _, c := range []struct {
		name, at string
		wish     string
		says     []string // every part
		mends    string   // the first repair
	}{
		{
			"the payment is not blamed where the condition fails",
			"variant: advanced, players: [{leads: [ruin], adventures: [drowned-gate]}, {}]", "negotiate",
			[]string{"Negotiate takes a rival who has archived at least one Adventure and no fewer than you: you have none, the leading rival none."}, "",
		},
		{
			"nor where there is nothing to pay with",
			"variant: advanced, players: [{leads: []}, {}]", "thwart",
			[]string{"No Feat is being played now that Thwart could negate."}, "",
		},
		{
			"an Adventure that the hand cannot pay",
			"players: [{leads: [ruin, wild], adventures: [drowned-gate]}]", "complete drowned gate",
			[]string{"The Drowned Gate costs one Myth and two Ruins, and you hold one Ruin and one Wild."},
			"Hold one more Myth, and pay Myth, Ruin and Wild.",
		},
		{
			"of several Adventures each says what it lacks",
			"players: [{leads: [ruin], adventures: [drowned-gate, lantern-stair]}]", "complete",
			[]string{
				"You can complete none of your Adventures now.",
				"The Drowned Gate costs one Myth and two Ruins, and you hold one Ruin.",
				"The Lantern Stair costs one Glyph, one Myth and two Visions, and you hold one Ruin.",
			}, "",
		},
		{
			"what is common to all of them is said once",
			"step: collect-leads, players: [{leads: [ruin], adventures: [drowned-gate, lantern-stair]}]", "complete",
			[]string{"That belongs to a later step, Step 3: Actions. First collect Leads."}, "",
		},
		{
			"a card that is not there to play",
			"variant: advanced, players: [{actionx: []}, {}]", "play",
			[]string{"You hold no ActionX card to play."}, "",
		},
		{
			"nothing in play to use",
			"variant: advanced, players: [{active: []}, {}]", "use",
			[]string{"You have no Site or Relic in play with anything to use."}, "",
		},
		{
			"too few Leads that match",
			"variant: advanced, players: [{leads: [glyph, ruin, ruin]}, {}]", "breakthrough",
			[]string{"Breakthrough costs three matching Leads, and you hold one Glyph and two Ruins."},
			"Hold one more Ruin, and discard Ruin, Ruin and Ruin.",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := cards.TrainingGame()
			s, err := position.Load(g, "at", []byte("{"+c.at+"}"))
			if err != nil {
				t.Fatal(err)
			}
			v := engine.ViewOf(&s, 0)
			w, err := explain.ReadWish(g, &v, c.wish)
			if err != nil {
				t.Fatal(err)
			}
			o := explain.OfferOf(g, &s, 0, w)
			if o.Why == nil {
				t.Fatalf("it is on offer: %v", o.Ways)
			}
			var says []string
			for _, p := range o.Why.Parts {
				says = append(says, p.Text)
			}
			if got, want := strings.Join(says, "\n"), strings.Join(c.says, "\n"); got != want {
				t.Errorf("it says\n%s\nnot\n%s", got, want)
			}
			if mends := append(texts(o.Why.Repairs), "")[0]; c.mends != "" && mends != c.mends {
				t.Errorf("it mends %q, not %q", mends, c.mends)
			}
		})
	}
}

// TestTheWishesOfASeatCoverAllThatIsLegal walks at random: whatever is legal is a way of a wish.
func TestTheWishesOfASeatCoverAllThatIsLegal(t *testing.T) {
	for variant, g := range games(t) {
		t.Run(variant.String(), func(t *testing.T) {
			seed := enginetest.Seed(t)
			setup := engine.Setup{Players: 2 + int(seed%3), Variant: variant, First: engine.CoinFlip}
			enginetest.Walk(t, g, setup, seed, func(s *engine.State) {
				all := explain.Wishes(g, s, s.Decision.Player)
				if len(all) == 0 {
					t.Fatal("nothing to wish for")
				}
				for _, a := range g.Legal(s, nil) {
					if !slices.ContainsFunc(all, func(w explain.Wish) bool {
						return w.Do == a.Do && (w.From == engine.NoSource || w.From == a.From) && (w.Card == 0 || w.Card == a.Card) &&
							(w.Ability == 0 || w.Ability == a.Ability)
					}) {
						t.Fatalf("no wish has the way %+v", a)
					}
				}
			})
		})
	}
}

func TestAWishIsReadInManyWords(t *testing.T) {
	g := cards.TrainingGame()
	s, err := position.Load(g, "at", []byte(
		"players: [{leads: [ruin], adventures: [drowned-gate], actionx: [trail-rations], active: [base-camp, sealed-vault]}, {}]"))
	if err != nil {
		t.Fatal(err)
	}
	v := engine.ViewOf(&s, 0)
	card := g.CardByID
	for text, want := range map[string]explain.Wish{
		"negotiate":             {Do: engine.DoNegotiate},
		"Rest":                  {Do: engine.DoRest},
		"collect leads":         {Do: engine.DoCollectLeads},
		"draw":                  {Do: engine.DoCollectLeads, From: engine.FromDeck},
		"complete":              {Do: engine.DoComplete},
		"finish drowned gate":   {Do: engine.DoComplete, Card: card("drowned-gate")},
		"trash":                 {Do: engine.DoScrapAdventure},
		"play":                  {Do: engine.DoPlay},
		"play trail rations":    {Do: engine.DoPlay, Card: card("trail-rations")},
		"trail rations":         {Card: card("trail-rations")},
		"Trail rashions":        {Card: card("trail-rations")},
		"the drowned gate":      {Card: card("drowned-gate")},
		"use":                   {Do: engine.DoUse},
		"use base camp exploit": {Do: engine.DoUse, Card: card("base-camp"), Ability: 1},
		"thwart":                {Do: engine.DoThwart},
	} {
		w, err := explain.ReadWish(g, &v, text)
		if err != nil || w != want {
			t.Errorf("%q is read as %+v, %v, not %+v", text, w, err, want)
		}
	}
	for _, text := range []string{"", "pizza", "barter ruin ruin ruin", "use pizza", "complete pizza", "why"} {
		if w, err := explain.ReadWish(g, &v, text); err == nil {
			t.Errorf("%q is read as %+v", text, w)
		}
	}
}
