package explain

import "example.com/xseekers/engine"

// proposer proposes edits after which an unmet part of an attempt may hold.
type proposer func(x *search, t *trial, u engine.Unmet) []bundle

// proposers is which edits may remove which code. What none of them removes is told by hopeless.
var proposers = map[engine.Code][]proposer{
	engine.NoSuchAction:      {strays},
	engine.NotInBeginnerGame: {asAdvanced},

	engine.NotYourDecision: {moments},
	engine.StepToCome:      {moments},
	engine.StepIsPast:      {moments},
	engine.DecideFirst:     {moments},
	engine.NotAsked:        {moments},
	engine.NotInAnswer:     {moments},
	engine.NothingPlayed:   {moments},
	engine.NotAFeat:        {moments},

	engine.LeadsInHand:   {handEmptied},
	engine.RestOnFinal:   {notFinal},
	engine.ChooseOnFinal: {notFinal},
	engine.PileEmpty:     {otherCards, refilled},

	engine.PerformedAlready: {nextTurns},
	engine.BarredByCard:     {barGone},
	engine.NotBehind:        {catchUp},
	engine.NothingToChoose:  {otherPayments, somethingToChoose},

	engine.OtherSide:        {otherTexts, turnedOver},
	engine.DelayedThisTurn:  {nextTurns},
	engine.AlreadyLeveraged: {nextTurns, upright},
	engine.ExploitLeveraged: {nextTurns, upright},
	engine.UsedUp:           {nextTurns},

	engine.NotInYourZone:       {ownCards, otherCards, namedInZone},
	engine.NotInTheirZone:      {otherCards},
	engine.NotInYourHand:       {ownCards, otherCards, namedHeld},
	engine.NotInYourActiveZone: {ownCards, otherCards, namedInPlay},
	engine.NoSuchAbility:       {otherTextOrCard},
	engine.NotARivals:          {otherCards},
	engine.ShieldedByCard:      {otherCards, barGone},
	engine.NotLookedAt:         {otherCards},
	engine.NotAChoice:          {otherCards},
	engine.EntryIncomplete:     {otherCards},

	engine.NotYoursToSpend: {otherPayments, spentThere, anyAdventure},
	engine.SpendUnnamed:    {otherPayments, anyAdventure, anyHeld},
	engine.NoBondedType:    {bondedThere},

	engine.LeadNotInHand:  {otherPayments, heldAsNamed},
	engine.EmblemUnpaid:   {otherPayments},
	engine.SurplusLead:    {otherPayments},
	engine.WrongLeadCount: {otherPayments},
	engine.NotMatching:    {otherPayments},
	engine.WrongType:      {otherPayments},
	engine.TopUnnamed:     {otherPayments},
}

// otherTextOrCard proposes a text that there is, of the card named or of another; a card is to be named.
func otherTextOrCard(x *search, t *trial, u engine.Unmet) (out []bundle) {
	if !x.g.Known(t.try.Card) {
		return nil
	}
	out = append(otherTexts(x, t, u), ownCards(x, t, u)...)
	if t.try.Do == engine.DoPlay {
		return append(out, anyHeld(x, t, u)...)
	}
	return append(out, anyInPlay(x, t, u)...)
}

// spentThere proposes that the card that is to pay lies where the cost takes it from.
func spentThere(x *search, t *trial, u engine.Unmet) []bundle {
	if c := u.Card; c.IsActionX() && x.g.Known(c) && c != t.try.Card {
		return namedInPlay(x, t, u)
	}
	return namedInZone(x, t, u)
}

// heldAsNamed proposes the Leads that are named and not held.
func heldAsNamed(_ *search, t *trial, u engine.Unmet) []bundle {
	n := int(u.Need - u.Have)
	if t.try.Do == engine.DoEnter {
		n = 1
	}
	var b bundle
	for range min(n, plenty) {
		b = append(b, oneMore(u.Lead))
	}
	return []bundle{b}
}

// hope is a kind of refusal that no edit here makes legal, and why, in words for the player.
type hope struct {
	code engine.Code // NoCode: whatever it is
	when func(g *engine.Game, s *engine.State, try engine.Action) bool
	why  string
}

// hopeless is that short list; a test complains where an edit does help, and where none does and
// nothing is listed.
var hopeless = []hope{
	{engine.GameOver, always, engine.GameOver.Page().Repair},
	{engine.NoSuchAction, noVerb, "Nothing: no such thing is done in this game."},
	{engine.NoCode, unnamed, "Say which card: one of your hand to play it, one in your Active Zone to use it."},
	{engine.NoCode, ofAnEffect, "Wait: the choice is asked for when it is due, and of whom the rules say."},
}

func always(*engine.Game, *engine.State, engine.Action) bool { return true }

// noVerb reports whether an attempt is by nobody at the table, or is nothing that anybody does.
func noVerb(_ *engine.Game, s *engine.State, try engine.Action) bool {
	return try.By >= engine.Seat(s.Players) ||
		engine.PlayOf(try.Do, engine.NoSource) == nil && engine.PlayOf(try.Do, engine.FromDeck) == nil
}

// ofAnEffect reports whether an attempt is a choice that comes only of an effect, or of cards too
// many, and is not asked of its player now.
func ofAnEffect(_ *engine.Game, s *engine.State, try engine.Action) bool {
	play := engine.PlayOf(try.Do, engine.NoSource)
	return play != nil && !isStep(play.At) && s.Decision != engine.Decision{Kind: play.At, Player: try.By}
}

// unnamed reports whether an attempt plays or uses a card and names none of the set.
func unnamed(g *engine.Game, _ *engine.State, try engine.Action) bool {
	return (try.Do == engine.DoPlay || try.Do == engine.DoUse) && !g.Known(try.Card)
}

// whyHopeless says why nothing here makes an attempt legal, "" where something may.
func whyHopeless(g *engine.Game, s *engine.State, r *engine.Rejection) string {
	for _, h := range hopeless {
		if (h.code == engine.NoCode || h.code == r.Code()) && h.when(g, s, r.Action) {
			return h.why
		}
	}
	return ""
}
