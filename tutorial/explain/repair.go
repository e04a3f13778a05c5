package explain

import (
	"slices"
	"strings"

	"example.com/xseekers/engine"
)

// Repair is a set of changes after which the attempt is legal; the engine has checked it.
type Repair struct {
	Text   string
	State  engine.State  // the changed position
	Action engine.Action // the attempt there, which Check passes
}

// The search for repairs is bounded: no more Leads than this are added, no more repairs named.
const (
	mostAdded   = 6
	mostRepairs = 2
)

// repairs tries the closed list of edits, fewest Leads first, and keeps those after which the
// engine passes the attempt. Each is a change of the moment (where the moment is wrong), of the
// hand, of the card named or of the payment.
func repairs(g *engine.Game, s *engine.State, r *engine.Rejection) []Repair {
	base, first := *s, r.Action
	var moment []string
	if play := engine.PlayOf(first.Do, first.From); play == nil || s.Over() {
		return nil
	} else if base.Decision != (engine.Decision{Kind: play.At, Player: first.By}) {
		moment = []string{momentText(play.At, r)}
		setMoment(&base, play.At, first.By)
	}
	if a, ok := nearestLegal(g, &base, first, true); ok {
		return []Repair{{Text: sentence(moment, payText(first, a)), State: base, Action: a}}
	}
	var found []Repair
	for n := 1; n <= mostAdded && len(found) == 0; n++ {
		found = withLeads(g, base, first, n, moment)
	}
	if len(found) == 0 {
		found = otherwise(g, base, first, moment)
	}
	return found
}

// setMoment opens the decision an attempt answers; Check asks no more of the moment than this.
func setMoment(s *engine.State, k engine.Ask, by engine.Seat) {
	s.Decision = engine.Decision{Kind: k, Player: by}
	s.Active = by
	if k == engine.AskRivalsChoice {
		s.Active = previous(s, by)
	}
}

func previous(s *engine.State, p engine.Seat) engine.Seat {
	if p == 0 {
		return engine.Seat(s.Players) - 1
	}
	return p - 1
}

func momentText(k engine.Ask, r *engine.Rejection) string {
	for _, u := range r.Unmet {
		switch u.Code {
		case engine.StepToCome, engine.DecideFirst:
			return "first " + u.Ask.Task()
		case engine.StepIsPast:
			return "wait for that step of your next turn"
		case engine.NotYourDecision:
			return "wait until it is for you to " + k.Task()
		case engine.NotAsked:
			return "wait until you are asked to " + k.Task()
		}
	}
	return ""
}

// nearestLegal is the legal action most like the attempt: the same verb and card, and the payment
// that differs least.
func nearestLegal(g *engine.Game, s *engine.State, try engine.Action, sameCard bool) (engine.Action, bool) {
	best, least := engine.Action{}, -1
	for _, a := range g.Legal(s, nil) {
		if a.Do != try.Do || a.From != try.From || sameCard && a.Card != try.Card {
			continue
		}
		if d := distance(a, try); least < 0 || d < least {
			best, least = a, d
		}
	}
	return best, least >= 0
}

func distance(a, b engine.Action) int {
	d := 0
	for l := engine.Glyph; l <= engine.Wild; l++ {
		d += max(int(a.Pay[l])-int(b.Pay[l]), int(b.Pay[l])-int(a.Pay[l]))
	}
	if a.Top != b.Top {
		d++
	}
	return d
}

// withLeads finds repairs that take n more Leads in hand.
func withLeads(g *engine.Game, base engine.State, try engine.Action, n int, moment []string) []Repair {
	var found []Repair
	var add func(more engine.Leads, from engine.Lead, left int)
	add = func(more engine.Leads, from engine.Lead, left int) {
		if len(found) == mostRepairs {
			return
		}
		if left > 0 {
			for l := from; l <= engine.Wild; l++ {
				more[l]++
				add(more, l, left-1)
				more[l]--
			}
			return
		}
		s := base
		for l := engine.Glyph; l <= engine.Wild; l++ {
			s.Seats[try.By].Leads[l] += more[l]
		}
		if a, ok := nearestLegal(g, &s, try, true); ok {
			text := sentence(append(moment[:len(moment):len(moment)], "hold "+moreText(more)), payText(try, a))
			found = append(found, Repair{Text: text, State: s, Action: a})
		}
	}
	add(engine.Leads{}, engine.Glyph, n)
	return found
}

func moreText(more engine.Leads) string {
	var words []string
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if more[l] > 0 {
			words = append(words, strings.Replace(Count(int(more[l]), l), " ", " more ", 1))
		}
	}
	return And(words)
}

// otherwise tries the edits that are not about more Leads: an empty hand, another card.
func otherwise(g *engine.Game, base engine.State, try engine.Action, moment []string) []Repair {
	empty := base
	empty.Seats[try.By].Leads = engine.Leads{}
	if g.Check(&empty, try) == nil {
		return []Repair{{Text: sentence(append(moment, "have no Lead in hand"), ""), State: empty, Action: try}}
	}
	if a, ok := nearestLegal(g, &base, try, false); ok && a.Card != 0 && a.Card != try.Card {
		text := sentence(append(moment, "name "+Or(legalCards(g, &base, try))), payText(try, a))
		return []Repair{{Text: text, State: base, Action: a}}
	}
	return nil
}

// legalCards are the cards that the attempt's verb may name now.
func legalCards(g *engine.Game, s *engine.State, try engine.Action) (names []string) {
	for _, a := range g.Legal(s, nil) {
		if a.Do != try.Do {
			continue
		}
		if name := g.Adventure(a.Card).Name; !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// payText says what to pay, where that differs from the attempt.
func payText(try, legal engine.Action) string {
	switch {
	case try.Pay == legal.Pay && try.Top == legal.Top:
		return ""
	case legal.Top != engine.NoLead:
		return "discard " + Leads(legal.Pay) + ", " + LeadName(legal.Top) + " on top"
	case legal.Do == engine.DoComplete:
		return "pay " + Leads(legal.Pay)
	default:
		return "discard " + Leads(legal.Pay)
	}
}

// sentence joins changes into one: "Hold one more Ruin, and pay Myth, Ruin and Ruin."
func sentence(changes []string, last string) string {
	if last != "" {
		changes = append(changes[:len(changes):len(changes)], last)
	}
	return Capital(strings.Join(changes, ", and ")) + "."
}
