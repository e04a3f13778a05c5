package position

import (
	"slices"

	"example.com/xseekers/engine"
)

// appendSet writes what a referee cannot know without the cards' texts. Copies of a card are known
// by its id.
func appendSet(dst []byte, g *engine.Game) []byte {
	w := writer{g, dst}
	set := g.Set()
	w.raw(`{"types":{`)
	for i := range set.Adventures {
		w.key(i, set.Adventures[i].ID)
		w.raw(`"adventure"`)
	}
	for i := range set.ActionX {
		w.key(len(set.Adventures)+i, set.ActionX[i].ID)
		w.raw(`"`, set.ActionX[i].Kind.String(), `"`)
	}
	w.raw(`},"emblems":{`)
	for i := range set.Adventures {
		w.key(i, set.Adventures[i].ID)
		w.raw(`[`)
		w.leads(&set.Adventures[i].Emblems)
		w.raw(`]`)
	}
	w.raw(`},"rewards":{`)
	for i := range set.Adventures {
		w.key(i, set.Adventures[i].ID)
		w.reward(set.Adventures[i].Reward)
	}
	w.raw(`},"icons":{`)
	w.icons(set.ActionX)
	w.raw(`},"heroic":{`)
	w.heroic(set.ActionX)
	w.raw(`},"waives":{`)
	w.waives(set.ActionX)
	w.raw(`}}`)
	return w.dst
}

// key begins the i-th field of an object.
func (w *writer) key(i int, key string) {
	w.comma(i)
	w.text(key)
	w.raw(`:`)
}

func (w *writer) words(words []string) {
	w.raw(`[`)
	for i, word := range words {
		w.comma(i)
		w.raw(`"`, word, `"`)
	}
	w.raw(`]`)
}

func (w *writer) reward(effects []engine.Effect) {
	w.raw(`[`)
	for i, e := range effects {
		w.comma(i)
		w.raw(`{"verb":"`, rewardVerbs[e.Op], `","n":`)
		w.number(int(e.N))
		w.raw(`}`)
	}
	w.raw(`]`)
}

// rewardVerbs are the words of rule 12 that a reward may use.
var rewardVerbs = [...]string{engine.DrawLeads: "draw-leads", engine.DrawActionX: "draw-actionx", engine.Seek: "seek"}

// texts calls fn with every text of the cards and the key it is known by: the card's id for what
// playing it does, with the ability's behind it for one that is used.
func texts(cards []engine.ActionX, fn func(a *engine.ActionX, b *engine.Ability, key string)) {
	for i := range cards {
		a := &cards[i]
		fn(a, &a.Play, a.ID)
		for j := range a.Abilities {
			b := &a.Abilities[j]
			fn(a, b, a.ID+"/"+b.ID)
		}
	}
}

// icons writes the icons of every text, also where it has none: then it is known to have none (8).
func (w *writer) icons(cards []engine.ActionX) {
	n := 0
	texts(cards, func(a *engine.ActionX, b *engine.Ability, key string) {
		var words []string
		for _, icon := range []struct {
			word  string
			shown bool
		}{
			{"bond", a.Bond && b == &a.Play}, {"delay", b.Delay}, {"leverage", b.Leverages()}, {"twist", b.Twist}, {"exploit", b.Exploit},
		} {
			if icon.shown {
				words = append(words, icon.word)
			}
		}
		w.key(n, key)
		w.words(words)
		n++
	})
}

// heroic writes which texts have a Heroic Feat printed on them (7.2).
func (w *writer) heroic(cards []engine.ActionX) {
	n := 0
	texts(cards, func(_ *engine.ActionX, b *engine.Ability, key string) {
		if b.Heroic != engine.DoNothing {
			w.key(n, key)
			w.raw(`"`, b.Heroic.String(), `"`)
			n++
		}
	})
}

// waives writes which rules a card changes while its standing texts are in force (1.3).
func (w *writer) waives(cards []engine.ActionX) {
	n := 0
	for i := range cards {
		var rules []string
		for _, s := range cards[i].Standing {
			for _, rule := range append(changed(s), s.Rule) {
				if word := rule.String(); word != "" && !slices.Contains(rules, word) {
					rules = append(rules, word)
				}
			}
		}
		if len(rules) > 0 {
			w.key(n, cards[i].ID)
			w.words(rules)
			n++
		}
	}
}

// changed is the rules that a standing text changes, whichever it cites.
func changed(s engine.Standing) []engine.Rule {
	switch s.What {
	case engine.EmblemsLess:
		return []engine.Rule{engine.R5_1}
	case engine.BondedIsWild:
		return []engine.Rule{engine.R2_2}
	case engine.HandLimitIs:
		return []engine.Rule{engine.R4_5}
	case engine.ZoneLimitIs:
		return []engine.Rule{engine.R2_10}
	case engine.OnceMore:
		return []engine.Rule{engine.R7_1}
	case engine.CostsMore, engine.CostsLess:
		return []engine.Rule{engine.PlayOf(s.Feat, engine.NoSource).Rule}
	case engine.Shielded:
		return []engine.Rule{engine.R7_5, engine.R7_10}
	}
	return nil
}
