package cards

import (
	"strings"

	"example.com/xseekers/engine"
)

// teller puts one text of a card into words.
type teller struct {
	card    *engine.ActionX
	side    engine.Mode
	named   bool       // the rival has been named, and is "they" from then on
	subject engine.Who // who does what was said last
	plural  bool       // that one is "they"
	noun    string     // what "two" alone means now
}

// name is whom a part speaks of, as the one who does it or to whom it is done.
func (t *teller) name(who engine.Who) string {
	switch who {
	case engine.TheRival:
		if t.card.Kind == engine.Relic && !t.named {
			return "the rival it faces"
		}
		return "that rival"
	case engine.EachRival:
		return "each rival"
	case engine.Everyone:
		return "everyone"
	}
	return "you"
}

// object counts what a phrase speaks of, and leaves the noun out where it was just said.
func (t *teller) object(p *phrase, n uint8) string {
	last := t.noun
	t.noun = p.noun
	if p.noun != "" && p.noun == last {
		return inWords(n)
	}
	return counted(n, p.one, p.many)
}

// costs is what is paid before anything happens, Leverage apart, which is an icon.
func (t *teller) costs(costs []engine.Cost) string {
	var list []string
	for i := range costs {
		if c := &costs[i]; c.Kind != engine.CostLeverage {
			p := costOf(c)
			t.noun = ""
			object := t.object(&p.phrase, c.N)
			if c.Kind == engine.CostArchive {
				object = "this " + upper(t.card.Kind.String())
			}
			list = append(list, p.verb+" "+object)
		}
	}
	return and(list)
}

// does is what a text does once it is paid.
func (t *teller) does(b *engine.Ability, paid bool) string {
	switch {
	case b.ByHand != "":
		text := "By hand: " + b.ByHand
		if !strings.ContainsAny(text[len(text)-1:], ".!?") {
			text += "."
		}
		return text
	case b.Heroic != engine.DoNothing && paid:
		return upper(b.Heroic.String())
	case b.Heroic != engine.DoNothing:
		return upper(b.Heroic.String()) + ", free of its own cost"
	}
	return t.effects(b.Effects)
}

// effects are instructions in their order, in one sentence that begins with the player of the card.
func (t *teller) effects(list []engine.Effect) string {
	t.subject, t.plural = engine.You, false
	var b strings.Builder
	next := ", then "
	var last *engine.Effect // the one said last, where it stands alone
	for i := 0; i < len(list); i++ {
		e := &list[i]
		before, after := next, ", then "
		var text string
		switch e.Op {
		case engine.Either:
			skip := i + int(e.N)
			end := skip + int(list[skip].N)
			text = t.either(list[i+1:skip], list[skip+1:end+1])
			i, after, last = end, "; then ", nil
		case engine.Last:
			before, text = "; ", t.lasts(e)
		case engine.ChooseRival:
			text, after = t.effect(e), "; "
			t.named, t.noun = true, ""
		default:
			if last != nil && draws(e) && draws(last) && e.Who == last.Who {
				b.WriteString(" and " + t.object(&effectOf(e.Op).phrase, e.N))
				continue
			}
			text, last = t.effect(e), e
		}
		if b.Len() > 0 {
			b.WriteString(before)
		}
		b.WriteString(text)
		next = after
	}
	return b.String()
}

// either is a choice of two; each half begins anew.
func (t *teller) either(first, second []engine.Effect) string {
	begin := *t
	you := ""
	if t.subject != engine.You {
		you = "you "
	}
	text := you + "either " + t.effects(first)
	other := begin
	text += ", or " + other.effects(second)
	t.subject, t.plural, t.noun = engine.You, false, ""
	t.named = t.named && other.named
	return text
}

// lasts is the card's standing texts with the time for which they are in force.
func (t *teller) lasts(e *engine.Effect) string {
	until := "until the end of the turn, "
	if e.N == 1 {
		until = "until your next turn, "
	}
	var list []string
	for _, s := range t.card.Standing {
		list = append(list, t.standing(s))
	}
	t.noun = ""
	return until + and(list)
}

// draws reports whether an instruction draws, so that two of them share the verb.
func draws(e *engine.Effect) bool { return e.Op == engine.DrawLeads || e.Op == engine.DrawActionX }

// ofRivals reports whether an instruction has the player choose among rivals' cards.
func ofRivals(op engine.Op) bool {
	return op == engine.ArchiveTheirs || op == engine.BuryTheirs || op == engine.DisruptTheirs
}

// effect is one instruction.
func (t *teller) effect(e *engine.Effect) string {
	p := effectOf(e.Op)
	who := e.Who
	if ofRivals(e.Op) || len(p.who) == 0 {
		who = engine.You
	}
	subject := ""
	if who != t.subject {
		t.subject, t.plural = who, who == engine.TheRival && t.named
		if subject = t.name(who) + " "; t.plural {
			subject = "they "
		}
	}
	verb := p.verb
	if who != engine.You && !t.plural {
		verb = p.third
	}
	object := t.object(&p.phrase, e.N)
	switch {
	case e.Op == engine.GiveLeads && who != engine.You:
		object = "you " + object
	case e.Op == engine.GiveLeads:
		object = t.rival("them") + " " + object
	case ofRivals(e.Op) && e.Who == engine.You && e.N > 1:
		object += " of rivals"
	case ofRivals(e.Op) && e.Who == engine.You:
		object += " of a rival"
	case ofRivals(e.Op):
		object += " of " + t.rival("theirs")
	case e.N == 2:
		object = strings.Replace(object, "the rest", "the other", 1)
	}
	return subject + verb + " " + object
}

// rival is the rival as one to whom something is done: again where named already, and named from then on.
func (t *teller) rival(again string) string {
	if t.named {
		return again
	}
	name := t.name(engine.TheRival)
	t.named = true
	return name
}
