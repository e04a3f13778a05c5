package engine

// View is what one seat may see of a state (1.5): its own hand, everybody's zones, Archives and
// hand sizes, the discard piles in order, and how large the decks are. Comparing is ==.
type View struct {
	Seat     Seat
	Variant  Variant
	Switches Switches
	Players  uint8
	Active   Seat
	Step     Step
	Ending   Ending
	Winner   Seat
	Moved    bool
	Passed   uint8
	Idle     uint8
	Depth    uint8
	Turn     uint32
	Decision Decision
	Frames   [MaxFrames]Frame
	Hand     Leads   // the seat's own
	ActionX  CardSet // the seat's own hand of ActionX cards
	Seats    [MaxPlayers]SeatView

	LeadDeckN      uint8
	LeadPileN      uint8
	LeadPile       [MaxLeads]Lead // the top is the last in use
	AdventureDeckN uint8
	AdventurePileN uint8
	AdventurePile  [MaxAdventures]Card // the top is the last in use
	ActionXDeckN   uint8
	ActionXPileN   uint8
	ActionXPile    [MaxActionX]Card // the top is the last in use
	InPlay         [MaxActionX]InPlay
	Lasting        Lasting
	Looking        Looking // the cards themselves only for the seat that looks
}

// SeatView is what everybody sees of a player.
type SeatView struct {
	LeadsN    uint8 // cards in hand
	ActionXN  uint8 // cards in hand
	Final     bool
	Zone      Zone
	Archived  uint8
	Archive   [MaxArchived]Archived
	Active    CardSet
	Stored    CardSet
	Performed Performed
}

// ViewOf copies what a seat may see, field by field.
func ViewOf(s *State, seat Seat) View {
	v := View{
		Seat: seat, Variant: s.Variant, Switches: s.Switches, Players: s.Players, Active: s.Active,
		Step: s.Step, Ending: s.Ending, Winner: s.Winner, Moved: s.Moved, Passed: s.Passed, Idle: s.Idle, Depth: s.Depth,
		Turn: s.Turn, Decision: s.Decision, Frames: s.Frames, Hand: s.Seats[seat].Leads, ActionX: s.Seats[seat].ActionX,
		LeadDeckN: s.Leads.DeckN, LeadPileN: s.Leads.PileN, LeadPile: s.Leads.Discard,
		AdventureDeckN: s.Adventures.DeckN, AdventurePileN: s.Adventures.PileN, AdventurePile: s.Adventures.Discard,
		ActionXDeckN: s.ActionX.DeckN, ActionXPileN: s.ActionX.PileN, ActionXPile: s.ActionX.Discard,
		InPlay: s.InPlay, Lasting: s.Lasting, Looking: s.Looking,
	}
	if s.Looking.Player != seat {
		v.Looking.Leads, v.Looking.Cards = [MaxLook]Lead{}, [MaxLook]Card{}
	}
	for p := range s.Players {
		who := &s.Seats[p]
		v.Seats[p] = SeatView{
			LeadsN: uint8(who.Leads.Total()), ActionXN: uint8(who.ActionX.Count()), Final: who.Final, Zone: who.Zone,
			Archived: who.Archived, Archive: who.Archive, Active: who.Active, Stored: who.Stored, Performed: who.Performed,
		}
	}
	return v
}
