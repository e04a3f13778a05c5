package explain

import (
	"slices"

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
	base, moment, ok := atItsMoment(g, s, r)
	if !ok {
		return nil
	}
	first := r.Action
	if a, ok := nearestLegal(g, &base, first, true); ok {
		return []Repair{{Text: sentence(moment, payText(g, first, a)), State: base, Action: a}}
	}
	wrong := codes(g, &base, first)
	if !every(wrong, ofPayment) {
		return otherwise(g, base, first, moment, wrong)
	}
	var found []Repair
	for n := 1; n <= mostAdded && len(found) == 0; n++ {
		found = withLeads(g, base, first, n, moment)
	}
	return found
}

// What the codes of a refusal are about, where other edits depend on it.
var (
	ofPayment = []engine.Code{
		engine.LeadNotInHand, engine.EmblemUnpaid, engine.SurplusLead, engine.WrongLeadCount, engine.NotMatching, engine.WrongType,
		engine.TopUnnamed,
	}
	ofCard = []engine.Code{
		engine.NotInYourHand, engine.NotInYourActiveZone, engine.NotInYourZone, engine.NotInTheirZone, engine.NotARivals,
		engine.ShieldedByCard, engine.NotLookedAt, engine.NotAChoice,
	}
	ofTurn = []engine.Code{
		engine.PerformedAlready, engine.AlreadyLeveraged, engine.ExploitLeveraged, engine.DelayedThisTurn, engine.UsedUp,
	}
)

// codes are those of an attempt's refusal.
func codes(g *engine.Game, s *engine.State, a engine.Action) (all []engine.Code) {
	if r := g.Check(s, a); r != nil {
		for _, u := range r.Unmet {
			all = append(all, u.Code)
		}
	}
	return all
}

func every(codes, among []engine.Code) bool {
	return !slices.ContainsFunc(codes, func(c engine.Code) bool { return !slices.Contains(among, c) })
}

func some(codes, among []engine.Code) bool {
	return slices.ContainsFunc(codes, func(c engine.Code) bool { return slices.Contains(among, c) })
}

// nearestLegal is the legal action most like the attempt: the same in all but its payment, which
// differs least, or with another card too.
func nearestLegal(g *engine.Game, s *engine.State, try engine.Action, sameCard bool) (engine.Action, bool) {
	best, least := engine.Action{}, -1
	for _, a := range g.Legal(s, nil) {
		if !alike(a, try) || sameCard && (a.Card != try.Card || a.Ability != try.Ability || a.Rival != try.Rival) {
			continue
		}
		if d := distance(a, try); least < 0 || d < least {
			best, least = a, d
		}
	}
	return best, least >= 0
}

// alike reports whether two actions say the same but for a card, whose it is, and the payment.
func alike(a, b engine.Action) bool {
	return a.Do == b.Do && a.From == b.From && a.Lead == b.Lead && a.As == b.As && a.Mode == b.Mode && a.Option == b.Option
}

func distance(a, b engine.Action) int {
	d := 0
	for l := engine.Glyph; l <= engine.Wild; l++ {
		d += max(int(a.Pay[l])-int(b.Pay[l]), int(b.Pay[l])-int(a.Pay[l]))
	}
	if a.Top != b.Top {
		d++
	}
	if a.Spend != b.Spend {
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
			text := sentence(append(moment[:len(moment):len(moment)], "hold "+moreText(more)), payText(g, try, a))
			found = append(found, Repair{Text: text, State: s, Action: a})
		}
	}
	add(engine.Leads{}, engine.Glyph, n)
	return found
}

// otherwise tries the edits that are not about more Leads: an empty hand, another card.
func otherwise(g *engine.Game, base engine.State, try engine.Action, moment []string, wrong []engine.Code) []Repair {
	empty := base
	empty.Seats[try.By].Leads = engine.Leads{}
	if slices.Contains(wrong, engine.LeadsInHand) && g.Check(&empty, try) == nil {
		return []Repair{{Text: sentence(append(moment, "have no Lead in hand"), ""), State: empty, Action: try}}
	}
	if !some(wrong, ofCard) {
		return nil
	}
	if a, ok := nearestLegal(g, &base, try, false); ok && a.Card != 0 && a.Card != try.Card {
		pay := payText(g, try, a)
		names := []string{g.Name(a.Card)}
		if pay == "" {
			names = legalCards(g, &base, try)
		}
		return []Repair{{Text: sentence(append(moment, "name "+Or(names)), pay), State: base, Action: a}}
	}
	return nil
}

// legalCards are the cards that the attempt may name now with nothing else changed.
func legalCards(g *engine.Game, s *engine.State, try engine.Action) (names []string) {
	for _, a := range g.Legal(s, nil) {
		if !alike(a, try) || payText(g, try, a) != "" {
			continue
		}
		if name := g.Name(a.Card); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}
