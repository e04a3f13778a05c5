package cards

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// texts are the playing and the abilities of a card.
func texts(a *engine.ActionX) []*engine.Ability {
	all := []*engine.Ability{&a.Play}
	for i := range a.Abilities {
		all = append(all, &a.Abilities[i])
	}
	return all
}

// count is how many ActionX cards of the training set, copies not counted, have something.
func count(has func(a *engine.ActionX) bool) (n int) {
	set := Training()
	for i := range set.ActionX {
		if has(&set.ActionX[i]) {
			n++
		}
	}
	return n
}

// anyText reports whether one of a card's texts is so.
func anyText(is func(b *engine.Ability) bool) func(a *engine.ActionX) bool {
	return func(a *engine.ActionX) bool { return slices.ContainsFunc(texts(a), is) }
}

func TestTheTrainingSetHasFeatsSitesAndRelicsForEveryTable(t *testing.T) {
	different, copies := map[engine.Kind]int{}, 0
	for _, a := range Training().ActionX {
		different[a.Kind]++
		copies += int(a.Copies)
	}
	for _, kind := range []engine.Kind{engine.Feat, engine.Site, engine.Relic} {
		if different[kind] < 16 {
			t.Errorf("%d different cards are a %s: at least 16", different[kind], kind)
		}
	}
	if copies < 60 || copies > 75 {
		t.Errorf("%d ActionX cards, copies counted: 60 to 75", copies)
	}
}

func TestTheTrainingSetTeachesEveryIconOnFourCards(t *testing.T) {
	for name, has := range map[string]func(a *engine.ActionX) bool{
		"Bond":     func(a *engine.ActionX) bool { return a.Bond },
		"Delay":    anyText(func(b *engine.Ability) bool { return b.Delay }),
		"Leverage": anyText((*engine.Ability).Leverages),
		"Twist":    anyText(func(b *engine.Ability) bool { return b.Twist }),
		"Exploit":  anyText(func(b *engine.Ability) bool { return b.Exploit }),
		"Noble":    func(a *engine.ActionX) bool { return side(a, engine.Noble) != "" },
		"Ruthless": func(a *engine.ActionX) bool { return side(a, engine.Ruthless) != "" },
	} {
		if n := count(has); n < 4 {
			t.Errorf("%s is on %d cards: at least 4", name, n)
		}
	}
}

// TestTheTrainingSetUsesEveryWordOfTheVocabulary holds with it that every Heroic Feat is printed, that
// cards change each rule that a card may change, and that they move cards by every word of rule 12.
func TestTheTrainingSetUsesEveryWordOfTheVocabulary(t *testing.T) {
	used := map[string]bool{}
	for _, a := range Training().ActionX {
		for _, b := range texts(&a) {
			used[string(Heroic)+b.Heroic.String()] = true
			for i := range b.Costs {
				used[string(Costs)+costOf(&b.Costs[i]).word] = true
			}
			for _, e := range b.Effects {
				used[string(Effects)+effectOf(e.Op).word] = true
			}
		}
		for _, s := range a.Standing {
			for _, p := range in(Standing) {
				if p.what == s.What {
					used[string(Standing)+p.word] = true
				}
			}
		}
	}
	for _, w := range Vocabulary() {
		if w.Group != Fields && !used[string(w.Group)+w.Word] {
			t.Errorf("no training card has %q of %s", w.Word, w.Group)
		}
	}
}

func TestTheTrainingCardsThatAnswerAreOfEveryKind(t *testing.T) {
	for name, has := range map[string]func(a *engine.ActionX) bool{
		"a Twist Feat that negates": func(a *engine.ActionX) bool {
			return a.Kind == engine.Feat && a.Play.Twist && does(a, engine.Negate)
		},
		"a Twist Feat that does something else": func(a *engine.ActionX) bool {
			return a.Kind == engine.Feat && a.Play.Twist && !does(a, engine.Negate) && a.Play.Heroic == engine.DoNothing
		},
		"a Twist ability with Leverage": anyText(func(b *engine.Ability) bool { return b.Twist && b.Leverages() }),
		"a printed Thwart with Twist":   anyText(func(b *engine.Ability) bool { return b.Twist && b.Heroic == engine.DoThwart }),
	} {
		if count(has) == 0 {
			t.Errorf("no training card is %s", name)
		}
	}
}

func TestTheTrainingCardsAskChoicesOfRivals(t *testing.T) {
	for _, op := range []engine.Op{
		engine.DiscardLeads, engine.BuryLeads, engine.GiveLeads, engine.DropActionX, engine.ScrapAdventures, engine.ScrapResources,
	} {
		if count(anyText(func(b *engine.Ability) bool {
			return slices.ContainsFunc(b.Effects, func(e engine.Effect) bool { return e.Op == op && e.Who != engine.You })
		})) == 0 {
			t.Errorf("no training card has a rival choose what to %s", effectOf(op).word)
		}
	}
}

// side is what a Relic says on one of its sides.
func side(a *engine.ActionX, mode engine.Mode) string {
	var says []string
	for _, line := range CardText(a) {
		if rest, ok := strings.CutPrefix(line, upper(mode.String())); ok {
			says = append(says, rest)
		}
	}
	return strings.Join(says, "\n")
}

func TestEveryTrainingRelicHasTwoSidesThatDiffer(t *testing.T) {
	for _, a := range Training().ActionX {
		noble, ruthless := side(&a, engine.Noble), side(&a, engine.Ruthless)
		if a.Kind == engine.Relic && (noble == "" || ruthless == "" || noble == ruthless) {
			t.Errorf("%s: Noble %q, Ruthless %q", a.Name, noble, ruthless)
		}
	}
}

// TestNoTrainingAbilityGoesRoundForEver holds that whatever is used turns its card sideways,
// archives it or has a limit, so that no turn gives more than was meant.
func TestNoTrainingAbilityGoesRoundForEver(t *testing.T) {
	for _, a := range Training().ActionX {
		for _, b := range a.Abilities {
			archives := slices.ContainsFunc(b.Costs, func(c engine.Cost) bool { return c.Kind == engine.CostArchive })
			if !b.Leverages() && !archives && b.Limit == 0 {
				t.Errorf("%s can be used any number of times", a.Name)
			}
		}
	}
}

// TestEveryTrainingTextIsReadAtAGlance holds each line to 120 characters and each card to four lines.
func TestEveryTrainingTextIsReadAtAGlance(t *testing.T) {
	for _, a := range Training().ActionX {
		lines := CardText(&a)
		if len(lines) < 1 || len(lines) > 4 {
			t.Errorf("%s has %d lines", a.Name, len(lines))
		}
		for _, line := range lines {
			if n := utf8.RuneCountInString(line); n > 120 {
				t.Errorf("%s has a line of %d characters: %s", a.Name, n, line)
			}
		}
	}
}

func TestNoTrainingCardIsCarriedOutByHand(t *testing.T) {
	if _, names := WithoutByHand(Training()); len(names) > 0 {
		t.Errorf("by hand: %v", names)
	}
}

func TestSimpleTrainingCardsComeFirst(t *testing.T) {
	last := map[engine.Kind]bool{}
	var kind engine.Kind
	for _, a := range Training().ActionX {
		if a.Kind != kind && last[a.Kind] {
			t.Errorf("%s stands among other types of cards", a.Name)
		}
		kind = a.Kind
		if !last[kind] && (a.Bond || len(a.Standing) > 0 || len(texts(&a)) > 3) {
			t.Errorf("%s opens the cards that are a %s, and is not simple", a.Name, kind)
		}
		last[kind] = true
	}
}

// TestTheTrainingSetKeepsTheInvariantsInTheAdvancedGame plays it at random, at tables of two to four.
func TestTheTrainingSetKeepsTheInvariantsInTheAdvancedGame(t *testing.T) {
	seed := enginetest.Seed(t)
	g := TrainingGame()
	games := uint64(4)
	if enginetest.Long() {
		games = 400
	}
	for n := range games {
		for players := 2; players <= engine.MaxPlayers; players++ {
			setup := engine.Setup{Players: players, Variant: engine.AdvancedGame, First: engine.CoinFlip}
			t.Run(fmt.Sprintf("%d players, game %d", players, n), func(t *testing.T) {
				enginetest.Walk(t, g, setup, seed+n, func(s *engine.State) {
					if err := enginetest.CheckInvariants(g, s); err != nil {
						t.Fatal(err)
					}
				})
			})
		}
	}
}
