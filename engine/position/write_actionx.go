package position

import "example.com/xseekers/engine"

// What only the Advanced Game has, as JSON.

func (w *writer) cardSet(cards engine.CardSet) {
	for i, c := range cards.List() {
		w.comma(i)
		w.card(c)
	}
}

// inPlay writes a Site or Relic and how it lies.
func (w *writer) inPlay(c engine.Card, in *engine.InPlay) {
	w.raw(`{"card":`)
	w.card(c)
	w.raw(`,"mode":`)
	if in.Mode == engine.NoMode {
		w.raw(`null`)
	} else {
		w.raw(`"`, in.Mode.String(), `"`)
	}
	w.raw(`,"against":`)
	if in.Mode == engine.Ruthless {
		w.number(int(in.Against))
	} else {
		w.raw(`null`)
	}
	w.raw(`,"bond":`)
	if in.Bond == engine.NoLead {
		w.raw(`null`)
	} else {
		w.bond(in.Bond, in.Bonded)
	}
	w.raw(`,"leveraged":`)
	w.truth(in.Leveraged)
	w.raw(`,"entered":`)
	w.number(int(in.Entered))
	w.raw(`}`)
}

func (w *writer) bond(l, as engine.Lead) {
	w.raw(`{"lead":`)
	w.lead(l)
	w.raw(`,"as":`)
	w.lead(as)
	w.raw(`}`)
}

// performed writes the Heroic Feats of this turn, each as often as it was performed (7.1).
func (w *writer) performed(p *engine.Performed) {
	i := 0
	for _, feat := range engine.HeroicFeats() {
		for range p.Of(feat) {
			w.comma(i)
			w.raw(`"`, feat.String(), `"`)
			i++
		}
	}
}

// uses writes the uses this turn of a player's abilities that have a limit (1.9).
func (w *writer) uses(s *engine.State, p *engine.Player) {
	i := 0
	for _, c := range p.Active.List() {
		for n, used := range s.InPlay[c-engine.FirstActionX].Uses {
			if used == 0 {
				continue
			}
			w.comma(i)
			w.text(w.g.ID(c) + "/" + w.g.ActionX(c).Abilities[n].ID)
			w.raw(`:`)
			w.number(int(used))
			i++
		}
	}
}

// Words of the field window. A window is one of 8.9 or that of an announcement (8.8).
const answering = "action"

var windowWords = [...]string{engine.StepBegins: "step-begins", engine.StepEnds: "step-ends"}

// window writes the open answers: who is asked, and who of them has passed.
func (w *writer) window(s *engine.State, stack []engine.Waiting) {
	if s.Decision.Kind != engine.AskRespond {
		w.raw(`null`)
		return
	}
	kind := answering
	if len(stack) == 0 {
		kind = windowWords[s.Window()]
	}
	asked := w.g.Asked(s)
	w.raw(`{"kind":"`, kind, `","asked":[`)
	w.seats(asked)
	w.raw(`],"passed":[`)
	w.seats(asked[:s.Passed])
	w.raw(`]}`)
}

func (w *writer) seats(seats []engine.Seat) {
	for i, p := range seats {
		w.comma(i)
		w.number(int(p))
	}
}

// resume writes the window of 8.9 to which the turn returns when what lies over it is finished.
func (w *writer) resume(s *engine.State, stack []engine.Waiting) {
	if at := s.Window(); at != engine.NoWindow && (s.Decision.Kind != engine.AskRespond || len(stack) > 0) {
		w.raw(`"`, windowWords[at], `"`)
		return
	}
	w.raw(`null`)
}

// waiting writes something announced that is not finished: bonded, rival, done and had are what it
// has read or begun and what no other field tells; they are there only where they are not zero.
func (w *writer) waiting(item *engine.Waiting) {
	f := &item.Frame
	w.raw(`{"player":`)
	w.number(int(f.Player))
	w.raw(`,"action":{"do":"`)
	switch item.Do {
	case engine.DoNothing:
		w.raw(rewardVerb, `","adventure":`)
		w.card(f.Card)
	case engine.DoPlay, engine.DoUse:
		w.raw(item.Do.String(), `","card":`)
		w.card(f.Card)
		w.ability(f.Card, f.Ability)
	default:
		w.raw(item.Do.String(), `"`)
	}
	w.raw(`}`)
	if item.OnTable {
		w.raw(`,"card":`)
		w.card(f.Card)
	}
	w.raw(`,"at":`)
	w.number(int(f.PC))
	if f.Bonded != engine.NoLead {
		w.raw(`,"bonded":`)
		w.lead(f.Bonded)
	}
	if f.Rival != 0 {
		w.raw(`,"rival":`)
		w.number(int(f.Rival))
	}
	if f.Done != 0 {
		w.raw(`,"done":`)
		w.number(int(f.Done))
	}
	if f.Had != 0 {
		w.raw(`,"had":[`)
		w.seats(seatsOf(f.Had))
		w.raw(`]`)
	}
	w.raw(`}`)
}

// rewardVerb stands for the verb of a reward that waits, which is no action of a player.
const rewardVerb = "reward"

func seatsOf(set engine.SeatSet) (seats []engine.Seat) {
	for p := range engine.Seat(engine.MaxPlayers) {
		if set.Has(p) {
			seats = append(seats, p)
		}
	}
	return seats
}

// ability writes which ability of a card is meant, nothing for the playing of the card.
func (w *writer) ability(c engine.Card, n uint8) {
	if n > 0 {
		w.raw(`,"ability":`)
		w.text(w.g.ActionX(c).Abilities[n-1].ID)
	}
}

// looking writes the cards taken off a deck to be looked at, top first (7.3).
func (w *writer) looking(k *engine.Looking) {
	if *k == (engine.Looking{}) {
		w.raw(`null`)
		return
	}
	w.raw(`{"player":`)
	w.number(int(k.Player))
	w.raw(`,"lead":[`)
	for i, l := range k.Leads[:k.LeadN] {
		w.comma(i)
		w.lead(l)
	}
	w.raw(`],"adventure":[`)
	cards := k.Cards[:k.CardN]
	actionX := len(cards) > 0 && cards[0].IsActionX()
	if !actionX {
		w.cards(cards)
	}
	w.raw(`],"actionx":[`)
	if actionX {
		w.cards(cards)
	}
	w.raw(`]}`)
}

func (w *writer) cards(cards []engine.Card) {
	for i, c := range cards {
		w.comma(i)
		w.card(c)
	}
}

// lasting writes a Feat whose text outlasts its being carried out (1.9).
func (w *writer) lasting(t *engine.LastingText) {
	w.raw(`{"card":`)
	w.card(t.Card)
	w.raw(`,"player":`)
	w.number(int(t.Player))
	w.raw(`,"until":"`, untilWords[t.Next], `"`)
	if t.Rival != 0 {
		w.raw(`,"rival":`)
		w.number(int(t.Rival))
	}
	w.raw(`}`)
}

// untilWords say how long a text lasts: to the end of the turn, or to its player's next one.
var untilWords = map[bool]string{false: "end-of-turn", true: "next-turn"}
