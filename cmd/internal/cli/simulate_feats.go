package cli

import "example.com/xseekers/engine"

// featTally counts Feats and how many of them were negated: Heroic Feats, those printed on cards
// too (7.2), by their own verb, and every other Feat card by DoPlay. It is a bots.Observer.
type featTally struct {
	game      *engine.Game
	performed map[engine.Do]int
	thwarted  map[engine.Do]int

	depth int // frames before the action
	// waiting is what was announced and has not taken effect, by the frame it waits in.
	waiting [engine.MaxFrames + 1]announced
}

// announced is what matters of something announced; its zero value is nothing that counts.
type announced struct {
	feat    engine.Do // DoNothing: no Feat, so that it cannot be Thwarted (7.12)
	negates bool      // once it takes effect, the Feat it answers has none (7.6)
}

func newFeatTally(g *engine.Game) *featTally {
	return &featTally{game: g, performed: map[engine.Do]int{}, thwarted: map[engine.Do]int{}}
}

// Dealt begins a game.
func (t *featTally) Dealt(s *engine.State) error {
	t.depth, t.waiting = int(s.Depth), [engine.MaxFrames + 1]announced{}
	return nil
}

// Acted counts what the action announces, and what has been negated since: a thing that negates
// takes effect as soon as its frame is given up, and only it takes away what lies below it (8.8).
func (t *featTally) Acted(a engine.Action, s *engine.State) error {
	top := t.depth - 1
	if told := t.announcedBy(a); told != (announced{}) {
		top = t.depth
		t.waiting[top] = told
		if told.feat != engine.DoNothing {
			t.performed[told.feat]++
		}
	}
	t.depth = int(s.Depth)
	for i := top; i >= t.depth; i-- {
		gone := t.waiting[i]
		t.waiting[i] = announced{}
		if s.Over() && !gone.negates {
			break // it may have won, and then what lies below did nothing (1.1)
		}
		if gone.negates {
			i--
			t.thwarted[t.waiting[i].feat]++
			t.waiting[i] = announced{}
		}
	}
	if s.Over() {
		t.waiting = [engine.MaxFrames + 1]announced{}
	}
	return nil
}

// announcedBy is what an action announces.
func (t *featTally) announcedBy(a engine.Action) announced {
	if a.Do.Heroic() {
		return announced{feat: a.Do, negates: a.Do == engine.DoThwart}
	}
	if a.Do != engine.DoPlay && a.Do != engine.DoUse {
		return announced{}
	}
	text := t.game.Text(a.Card, a.Ability)
	told := announced{feat: text.Heroic, negates: text.Heroic == engine.DoThwart}
	for _, e := range text.Effects {
		told.negates = told.negates || e.Op == engine.Negate
	}
	if told.feat == engine.DoNothing && a.Do == engine.DoPlay && t.game.ActionX(a.Card).Kind == engine.Feat {
		told.feat = engine.DoPlay
	}
	return told
}

// otherFeats is what reports call the Feat cards on which no Heroic Feat is printed.
const otherFeats = "Feat cards"

// report is the Heroic Feats in their order, then the other Feat cards.
func (t *featTally) report(games int) (feats []featReport) {
	for _, do := range append(engine.HeroicFeats(), engine.DoPlay) {
		name := do.String()
		if do == engine.DoPlay {
			name = otherFeats
		}
		feats = append(feats, featReport{name, perGame(t.performed[do], games), perGame(t.thwarted[do], games)})
	}
	return feats
}
