package tui

import (
	"fmt"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/tutorial/explain"
)

// facts puts what a seat may see into words. The drawn table and its plain twin both speak
// through it, so that neither knows more than the other.
type facts struct {
	paint
	v       *engine.View
	g       *engine.Game
	names   []string
	longest int                    // how many columns of a name are shown; 0 is all of them
	brief   bool                   // of the Adventures that are looked at, what they cost is enough
	cards   map[engine.Card]string // names that were put into words before
}

// shown are all Adventures that the table shows in full.
func (f *facts) shown() []engine.Card {
	var out []engine.Card
	for p := range f.v.Players {
		out = append(out, f.v.Seats[p].Zone.List()...)
	}
	if _, top := f.adventurePiles(); top != 0 {
		out = append(out, top)
	}
	return out
}

// rivals are the other seats, in turn order after the viewer's.
func (f *facts) rivals() []engine.Seat {
	var out []engine.Seat
	for i := engine.Seat(1); i < engine.Seat(f.v.Players); i++ {
		out = append(out, (f.v.Seat+i)%engine.Seat(f.v.Players))
	}
	return out
}

// who is what a player is called in a sentence, by the names given where there is one.
func (f *facts) who(p engine.Seat) string {
	if int(p) < len(f.names) && f.names[p] != "" {
		return f.fit(Clean(f.names[p]))
	}
	return explain.Who(p, f.v.Seat, int(f.v.Players))
}

// name is the same at the beginning of a sentence.
func (f *facts) name(p engine.Seat) string { return explain.Capital(f.who(p)) }

// you reports whether a player is spoken to.
func (f *facts) you(p engine.Seat) bool { return f.who(p) == "you" }

// moment is when it is: the turn, whose it is and its step (4).
func (f *facts) moment() []string {
	turn := f.who(f.v.Active) + "'s turn"
	if f.you(f.v.Active) {
		turn = "your turn"
	}
	return []string{fmt.Sprintf("Turn %d", f.v.Turn), turn, f.v.Step.Title()}
}

// asked is what is to be decided and by whom, or how the game ended.
func (f *facts) asked() string {
	d := f.v.Decision
	switch {
	case f.v.Ending != engine.Playing:
		return f.ending()
	case f.you(d.Player):
		return "You are asked to " + d.Kind.Task() + "."
	}
	return f.name(d.Player) + " is asked to " + strings.ReplaceAll(d.Kind.Task(), "your", "their") + "."
}

func (f *facts) ending() string {
	wins := f.name(f.v.Winner) + " wins"
	if f.you(f.v.Winner) {
		wins = "You win"
	}
	switch f.v.Ending {
	case engine.WonByAdventures:
		return fmt.Sprintf("%s with %d archived Adventures.", wins, engine.MaxArchived)
	case engine.WonByBreakthrough:
		return fmt.Sprintf("%s by Breakthrough, with %d or more ActionX cards in play and archived.", wins, engine.BreakthroughWins)
	case engine.WonByStalemate:
		return wins + " with the most archived Adventures, after a round in which nothing moved."
	}
	return "A draw: nothing moved for a whole round, and the most archived Adventures are shared."
}

// holds is what everybody knows of a player's hand, Archive and standing.
func (f *facts) holds(p engine.Seat) []string {
	seat := &f.v.Seats[p]
	out := []string{
		plural(int(seat.LeadsN), "Lead") + " in hand",
		fmt.Sprintf("%d of %d archived", seat.Archived, engine.MaxArchived),
	}
	if f.advanced() {
		out = slices.Insert(out, 1, plural(int(seat.ActionXN), "ActionX card")+" in hand")
	}
	if seat.Final {
		out = append(out, "on the Final Adventure")
		if f.advanced() {
			n := seat.Active.Count() + seat.Stored.Count()
			out = append(out, fmt.Sprintf("%d of %d ActionX cards for a Breakthrough that wins", n, engine.BreakthroughWins))
		}
	}
	return out
}

// standing is the same in few words; with, where it is not listed, how much of it there is.
func (f *facts) standing(p engine.Seat, unlisted bool) []string {
	seat := &f.v.Seats[p]
	out := []string{plural(int(seat.LeadsN), "Lead")}
	archived := fmt.Sprintf("archived %d/%d", seat.Archived, engine.MaxArchived)
	if f.advanced() {
		out = append(out, fmt.Sprintf("%d ActionX", seat.ActionXN))
	}
	if n := seat.Stored.Count(); n > 0 && unlisted {
		archived += fmt.Sprintf(" and %d ActionX", n)
	}
	out = append(out, archived)
	if seat.Final {
		out = append(out, "Final Adventure")
		if f.advanced() {
			out[len(out)-1] += fmt.Sprintf(", ActionX %d/%d", seat.Active.Count()+seat.Stored.Count(), engine.BreakthroughWins)
		}
	}
	return out
}

func (f *facts) archived(p engine.Seat) []string {
	seat := &f.v.Seats[p]
	var out []string
	for _, a := range seat.Archive[:seat.Archived] {
		out = append(out, f.card(a.Card))
	}
	return out
}

// hand is the viewer's own, by type.
func (f *facts) hand() string {
	if f.v.Hand == (engine.Leads{}) {
		return "no Leads"
	}
	return f.counted(f.v.Hand, ", ")
}

func (f *facts) counted(leads engine.Leads, sep string) string {
	var out []string
	for l := engine.Glyph; l <= engine.Wild; l++ {
		if n := leads[l]; n > 0 {
			out = append(out, fmt.Sprintf("%d %s", n, f.lead(l)))
		}
	}
	return strings.Join(out, sep)
}

// leadPiles are the Lead deck and its discard pile.
func (f *facts) leadPiles() string {
	deck := fmt.Sprintf("Lead deck %d, discard pile ", f.v.LeadDeckN)
	n := f.v.LeadPileN
	if n == 0 {
		return deck + "empty"
	}
	return deck + fmt.Sprintf("%d, top %s", n, f.lead(f.v.LeadPile[n-1]))
}

// adventurePiles are the Adventure deck and its discard pile; the card on top, 0 where there is
// none, is to be shown below.
func (f *facts) adventurePiles() (string, engine.Card) {
	deck := fmt.Sprintf("Adventure deck %d, discard pile ", f.v.AdventureDeckN)
	n := f.v.AdventurePileN
	if n == 0 {
		return deck + "empty", 0
	}
	return deck + fmt.Sprintf("%d, on top:", n), f.v.AdventurePile[n-1]
}

func (f *facts) card(c engine.Card) string {
	name, ok := f.cards[c]
	if !ok {
		name = f.fit(Clean(f.g.Name(c)))
		if f.cards != nil {
			f.cards[c] = name
		}
	}
	return name
}

// fit is a name in as many columns as a name may take.
func (f *facts) fit(name string) string {
	if f.longest == 0 {
		return name
	}
	return ansi.Truncate(name, f.longest, "…")
}

// emblems are a card's, each spelled out as on the card where they are few.
func (f *facts) emblems(c engine.Card) string {
	const few = 4
	emblems := f.g.Adventure(c).Emblems
	if emblems.Total() > few {
		return f.counted(emblems, " ")
	}
	var words []string
	for _, l := range emblems.List() {
		words = append(words, f.lead(l))
	}
	return strings.Join(words, " ")
}

// letters are a card's emblems, each by its first letter.
func (f *facts) letters(c engine.Card) string {
	var out strings.Builder
	for _, l := range f.g.Adventure(c).Emblems.List() {
		out.WriteString(f.in(leadColours[l], letter(l)))
	}
	return out.String()
}

func letter(l engine.Lead) string { return explain.LeadName(l)[:1] }

// key says which letter is which emblem.
func (f *facts) key() string {
	var out []string
	for l := engine.Glyph; l < engine.Wild; l++ {
		out = append(out, letter(l)+" "+f.lead(l))
	}
	return strings.Join(out, ", ")
}

// completable is the Adventures that the viewer can complete at this moment.
func (f *facts) completable() (out []engine.Card) {
	if f.v.Decision.Kind != engine.AskAct || f.v.Decision.Player != f.v.Seat || f.v.Ending != engine.Playing {
		return nil
	}
	s := f.g.Determinize(f.v, 0) // any state will do: what is on offer follows from what the viewer sees
	for _, a := range f.g.Legal(&s, nil) {
		if a.Do == engine.DoComplete && !slices.Contains(out, a.Card) {
			out = append(out, a.Card)
		}
	}
	return out
}

// adventure is a card's name, emblems and reward.
func (f *facts) adventure(c engine.Card) []string {
	return []string{f.card(c), f.emblems(c), cards.RewardText(f.g.Adventure(c))}
}

// lead is a Lead type's word, in its colour.
func (f *facts) lead(l engine.Lead) string { return f.in(leadColours[l], explain.LeadName(l)) }

var leadColours = [...]string{
	engine.Glyph: cyan, engine.Myth: magenta, engine.Ruin: red, engine.Vision: green, engine.Wild: bold,
}

func plural(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
