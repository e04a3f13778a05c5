package explain

import (
	"slices"

	"example.com/xseekers/engine"
)

// ofElsewhere are the codes of a card that is not where the attempt takes it from.
var ofElsewhere = []engine.Code{
	engine.NotInYourZone, engine.NotInTheirZone, engine.NotInYourHand, engine.NotInYourActiveZone, engine.NotARivals,
	engine.NotYoursToSpend,
}

// whereIs says where a card lies, as far as the player of a view sees it; "" where they do not: a card
// in a deck and one in a rival's hand are met alike (1.5).
func whereIs(v *engine.View, c engine.Card) string {
	if c == 0 {
		return ""
	}
	if v.ActionX.Has(c) {
		return "it is in your hand"
	}
	for q := range engine.Seat(v.Players) {
		if zone := zoneOf(&v.Seats[q], c); zone != "" {
			return "it lies in " + whose(q, v.Seat, int(v.Players)) + " " + zone
		}
	}
	switch {
	case slices.ContainsFunc(v.Frames[:v.Depth], func(f engine.Frame) bool { return f.Card == c }):
		return "it is being played"
	case slices.Contains(v.Looking.Cards[:v.Looking.CardN], c):
		return "you are looking at it"
	case slices.Contains(v.AdventurePile[:v.AdventurePileN], c), slices.Contains(v.ActionXPile[:v.ActionXPileN], c):
		return "it lies in the discard pile"
	}
	return ""
}

// isRivals reports whether a card lies in a zone of a rival of the player of a view.
func isRivals(v *engine.View, c engine.Card) bool {
	for q := range engine.Seat(v.Players) {
		if q != v.Seat && zoneOf(&v.Seats[q], c) != "" {
			return true
		}
	}
	return false
}

// zoneOf is the zone of a player in which a card lies, "" for none.
func zoneOf(who *engine.SeatView, c engine.Card) string {
	switch {
	case who.Zone.Has(c):
		return "Adventure Zone"
	case who.Active.Has(c):
		return "Active Zone"
	case who.Stored.Has(c), slices.ContainsFunc(who.Archive[:who.Archived], func(a engine.Archived) bool { return a.Card == c }):
		return "Archive Zone"
	}
	return ""
}

// whose names a player before what is theirs.
func whose(p, reader engine.Seat, players int) string {
	if p == reader {
		return "your"
	}
	return Who(p, reader, players) + "'s"
}
