package position

import (
	"fmt"

	"example.com/xseekers/engine"
)

// open lays the frames and opens the decision. Where the engine itself can say whether a decision is
// asked, it is asked again: what a file leaves open follows from that, and what it says has to agree.
func (r *reader) open() *impossible {
	s := &r.s
	if !r.whole {
		r.begun()
	}
	c, err := r.laid(r.s)
	if err != nil {
		return &impossible{"decision", err.Error()}
	}
	if !reasked(s) {
		*s = c
		return r.agrees()
	}
	c, ok := r.asksAgain()
	if !ok {
		return r.unasked()
	}
	*s = c
	switch again := onceMore(r.g, s); {
	case again == *s:
	case again.Looking != s.Looking:
		return refuse("looking", engine.R7_10, "these are not the cards that are looked at for %s here", s.Decision.Kind)
	default:
		return refuse("decision", engine.R7_10, "%s of seat %d is not what is asked here; asked again it is %s of seat %d",
			s.Decision.Kind, s.Decision.Player, again.Decision.Kind, again.Decision.Player)
	}
	if f := &c.Frames[c.Depth-1]; f.Done > 0 {
		if f.Done = maxDone; r.g.AskAgain(&c) {
			return refuse("stack", engine.R7_10, "%s is not asked several times, and done is for what is", s.Decision.Kind)
		}
	}
	return r.agrees()
}

// maxDone is more than any instruction asks.
const maxDone = 250

// reasked reports whether the engine can ask the open decision again.
func reasked(s *engine.State) bool {
	return s.Decision.Kind >= engine.AskRespond || s.Decision.Kind == engine.AskScrapAdventure
}

// begun notes, of an effect that has begun, which rivals had an Active Adventure on the Final
// Adventure as it did (6.9); where it is not said, those who have one.
func (r *reader) begun() {
	n := len(r.announcements)
	if n == 0 || r.s.Decision.Kind <= engine.AskRespond {
		return
	}
	it := &r.announcements[n-1]
	for p := range engine.Seat(r.s.Players) {
		if who := &r.s.Seats[p]; !it.had && p != it.Frame.Player && who.Final && who.Zone.N > 0 {
			it.Frame.Had |= engine.Only(p)
		}
	}
}

// laid is a state with its frames under it.
func (r *reader) laid(s engine.State) (engine.State, error) {
	stack := make([]engine.Waiting, len(r.announcements))
	for i := range stack {
		stack[i] = r.announcements[i].Waiting
	}
	err := r.g.RebuildFrames(&s, stack, r.at89)
	return s, err
}

// asksAgain finds, of what the file leaves open, that with which the decision is asked: how many have
// passed, or the place in the text and the turn in a round of choices.
func (r *reader) asksAgain() (engine.State, bool) {
	if n := len(r.announcements); n > 0 && r.s.Decision.Kind > engine.AskRespond {
		return r.asksInside(&r.announcements[n-1])
	}
	for ; r.s.Passed < r.s.Players; r.s.Passed++ {
		if c, ok := r.asks(); ok {
			return c, true
		}
	}
	return engine.State{}, false
}

func (r *reader) asksInside(it *item) (engine.State, bool) {
	f := &it.Frame
	last, done := int(f.PC), f.Done
	if it.at == nil {
		f.PC, last = 1, maxAt
	}
	for ; int(f.PC) <= last; f.PC++ {
		if _, err := r.laid(r.s); err != nil {
			break // behind the end of the text
		}
		for f.Done = done; f.Done <= maxAt; f.Done++ {
			if c, ok := r.asks(); ok {
				return c, true
			}
			if r.whole {
				break
			}
		}
	}
	return engine.State{}, false
}

// asks reports whether the open decision is asked of its player with what is now set, and gives the
// state: cards to be looked at come off their deck, but where nothing is left open.
func (r *reader) asks() (engine.State, bool) {
	written, err := r.laid(r.s)
	c := written
	if err != nil || !r.g.AskAgain(&c) || c.Decision.Kind != r.s.Decision.Kind ||
		r.decider != nil && c.Decision.Player != r.s.Decision.Player {
		return c, false
	}
	if r.whole {
		return written, true
	}
	return c, true
}

// onceMore asks a decision once more, with the cards that are looked at back on their deck.
func onceMore(g *engine.Game, s *engine.State) engine.State {
	c, k := *s, s.Looking
	c.Looking = engine.Looking{}
	for i := range k.Leads[:k.LeadN] {
		c.Leads.Deck[c.Leads.DeckN] = k.Leads[int(k.LeadN)-1-i]
		c.Leads.DeckN++
	}
	for i := range k.Cards[:k.CardN] {
		switch card := k.Cards[int(k.CardN)-1-i]; {
		case card.IsActionX():
			c.ActionX.Deck[c.ActionX.DeckN] = card
			c.ActionX.DeckN++
		default:
			c.Adventures.Deck[c.Adventures.DeckN] = card
			c.Adventures.DeckN++
		}
	}
	g.AskAgain(&c)
	c.Moved = s.Moved // a look has moved something already
	return c
}

// unasked says why the open decision is not asked.
func (r *reader) unasked() *impossible {
	k := r.s.Decision.Kind
	switch n := len(r.announcements); {
	case k == engine.AskRespond && n == 0 && r.at89 == engine.NoWindow:
		return refuse("decision", engine.R8_8, "respond answers something on the stack, or a window that is open")
	case k == engine.AskRespond:
		r.s.Passed = 0
		c, _ := r.laid(r.s)
		asked := r.g.Asked(&c)
		if len(asked) == 0 {
			return refuse("decision", engine.R8_11, "nobody is asked for an answer")
		}
		return refuse("decision", engine.R8_11, "seat %d is not asked for an answer, but %s", r.s.Decision.Player, seatWords(asked))
	case k == engine.AskScrapAdventure:
		return refuse("decision", engine.R2_10, "%s is not up to seat %d", k, r.s.Decision.Player)
	case n == 0:
		return refuse("decision", engine.R7_10, "%s is asked inside an effect: the stack says of what", k)
	default:
		return refuse("decision", engine.R7_10, "nothing that waits asks %s there, or there is nothing to choose", k)
	}
}

func seatWords(seats []engine.Seat) string {
	if len(seats) == 0 {
		return "none"
	}
	words := ""
	for i, p := range seats {
		if i > 0 {
			words += ", "
		}
		words += fmt.Sprint("seat ", p)
	}
	return words
}

// agrees holds what the file says of the stack and the window to what lies there.
func (r *reader) agrees() *impossible {
	s := &r.s
	if r.fields["stack"] != nil {
		lies := r.g.Stack(s)
		for i := range max(len(lies), len(r.announcements)) {
			switch {
			case i >= len(lies):
				return &impossible{"stack", "nothing waits while this decision is open"}
			case i >= len(r.announcements), lies[i].Do == engine.DoNothing && lies[i].Frame != r.frameOf(i, &lies[i]):
				return &impossible{"stack", fmt.Sprintf("expected the %s of %s and nothing else", rewardVerb, r.g.ID(lies[i].Frame.Card))}
			}
		}
	}
	asked := r.g.Asked(s)
	for _, said := range []struct {
		name  string
		seats []engine.Seat
	}{{"asked", asked}, {"passed", asked[:min(int(s.Passed), len(asked))]}} {
		node := r.asked
		if said.name == "passed" {
			node = r.passed
		}
		if node == nil {
			continue
		}
		items := node.Seq()
		same := len(items) == len(said.seats)
		for i := 0; same && i < len(items); i++ {
			same = items[i].Int(0, int(s.Players)-1) == int(said.seats[i])
		}
		if !same {
			node.Fault("expected %s (rule %s)", seatWords(said.seats), engine.R8_11)
		}
	}
	return nil
}

// frameOf is the frame that is said to lie at a place of the stack, in the program that lies there.
func (r *reader) frameOf(i int, lies *engine.Waiting) engine.Frame {
	f := r.announcements[i].Frame
	f.Program = lies.Frame.Program
	return f
}
