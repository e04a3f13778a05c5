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
	switch {
	case inHand(s, first):
		return nil // the card is to be played first, and what comes of that is open
	case first.Do == engine.DoEnter:
		return entries(g, base, first, moment)
	}
	if a, ok := nearestLegal(g, &base, first, true); ok {
		now := Repair{Text: sentence(moment, payText(g, first, a)), State: base, Action: a}
		if paidByCard(g, first, a) {
			found := moreLeads(g, base, first, moment)
			return append(found[:min(1, len(found))], now)
		}
		return []Repair{now}
	}
	wrong := codes(g, &base, first)
	if !every(wrong, ofPayment) {
		return otherwise(g, base, first, moment, wrong)
	}
	return moreLeads(g, base, first, moment)
}

// moreLeads finds repairs that take as few more Leads in hand as can be.
func moreLeads(g *engine.Game, base engine.State, try engine.Action, moment []string) (found []Repair) {
	for n := 1; n <= mostAdded && len(found) == 0; n++ {
		found = withLeads(g, base, try, n, moment)
	}
	return found
}

// paidByCard reports whether a legal action discards an ActionX card where the attempt names Leads.
func paidByCard(g *engine.Game, try, legal engine.Action) bool {
	return try.Spend == 0 && legal.Spend != 0 && try.Pay != (engine.Leads{}) &&
		slices.ContainsFunc(costs(g, try), func(c engine.Cost) bool { return c.Kind == engine.CostLeadsOrActionX })
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
	ofTurn    = []engine.Code{engine.PerformedAlready, engine.AlreadyLeveraged, engine.ExploitLeveraged} // a turn of one's own
	ofAnyTurn = []engine.Code{engine.DelayedThisTurn, engine.UsedUp}
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

// distance is how far a legal action is from the attempt, in its cards and payment. A card of the hand
// that the attempt does not name is discarded only where Leads will not do.
func distance(a, b engine.Action) int {
	d := 0
	for l := engine.Glyph; l <= engine.Wild; l++ {
		d += max(int(a.Pay[l])-int(b.Pay[l]), int(b.Pay[l])-int(a.Pay[l]))
	}
	if a.Top != b.Top {
		d++
	}
	switch {
	case a.Spend == b.Spend:
	case b.Spend == 0 && a.Spend.IsActionX():
		d += mostPaid
	default:
		d++
	}
	if a.Card != b.Card {
		d++
	}
	return d
}

// mostPaid is more than the Leads of two payments can differ in.
const mostPaid = 64

// withLeads finds repairs that take n more Leads in hand, those nearest to the attempt.
func withLeads(g *engine.Game, base engine.State, try engine.Action, n int, moment []string) []Repair {
	var found []Repair
	var add func(more engine.Leads, from engine.Lead, left int)
	add = func(more engine.Leads, from engine.Lead, left int) {
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
		if a, ok := nearestLegal(g, &s, try, true); ok && !paidByCard(g, try, a) {
			text := sentence(append(moment[:len(moment):len(moment)], "hold "+moreText(more)), payText(g, try, a))
			found = append(found, Repair{Text: text, State: s, Action: a})
		}
	}
	add(engine.Leads{}, engine.Glyph, n)
	slices.SortStableFunc(found, func(a, b Repair) int { return distance(a.Action, try) - distance(b.Action, try) })
	return found[:min(mostRepairs, len(found))]
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
	a, ok := nearestLegal(g, &base, try, false)
	if ok && a.Card == try.Card && a.Rival != try.Rival {
		return []Repair{{Text: sentence(append(moment, rivalText(g, &base, try)), payText(g, try, a)), State: base, Action: a}}
	}
	if ok && a.Card != 0 && a.Card != try.Card {
		pay := payText(g, try, a)
		names := []string{g.Name(a.Card)}
		if pay == "" {
			names = legalCards(g, &base, try)
		}
		return []Repair{{Text: sentence(append(moment, "name "+Or(names)), pay), State: base, Action: a}}
	}
	return nil
}

// rivalText names the rivals that the attempt may name now with nothing else changed.
func rivalText(g *engine.Game, s *engine.State, try engine.Action) string {
	var names []string
	for _, a := range g.Legal(s, nil) {
		if name := Who(a.Rival, try.By, int(s.Players)); alike(a, try) && a.Card == try.Card && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if try.Do == engine.DoNegotiateGive {
		return "give it to " + Or(names)
	}
	return "name " + Or(names)
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
