package cli

import (
	"errors"
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/engine/strictyaml"
	"example.com/xseekers/scenarios"
)

// checkedFile is what was found in a file.
type checkedFile struct {
	File   string             `json:"file"`
	Kind   fileKind           `json:"kind"` // "" where it cannot be told
	ID     string             `json:"id"`   // of a lesson or a card set
	Says   string             `json:"says"` // what it holds; "" where it has faults
	Error  string             `json:"error,omitempty"`
	Faults []strictyaml.Fault `json:"faults"`

	id    strictyaml.Fault // where the id stands
	named string           // the id as it is written, in small letters
	hash  string           // of a card set
}

// sound reports whether nothing is wrong with a file.
func (c *checkedFile) sound() bool { return len(c.Faults) == 0 && c.Error == "" }

// found notes an error of a reader: its faults each.
func (c *checkedFile) found(err error) {
	var faults strictyaml.Faults
	switch {
	case err == nil:
	case errors.As(err, &faults):
		c.Faults = append(c.Faults, faults...)
	default:
		c.Error = err.Error()
	}
}

// checkFile reads a file and tries what it holds.
func checkFile(s *Streams, g *engine.Game, file string) checkedFile {
	name, data, err := positionFile(s, file)
	c := checkedFile{File: name, Faults: []strictyaml.Fault{}}
	if err != nil {
		c.Error = err.Error()
		return c
	}
	doc, err := strictyaml.Parse(name, data)
	if err != nil {
		c.found(err)
		return c
	}
	c.Kind = kindOfFile(doc)
	c.identify(doc)
	switch c.Kind {
	case lessonKind:
		c.lesson(g, name, data)
	case cardsKind:
		c.cards(name, data)
	case positionKind:
		c.position(g, name, data)
	default:
		doc.Root.Fault("expected a lesson (it has steps), a position (it has players) or a card set (it begins with set)")
		c.found(doc.Err())
	}
	return c
}

// identify finds the id of a file, right or wrong.
func (c *checkedFile) identify(doc *strictyaml.Doc) {
	field := map[fileKind]string{lessonKind: "id", cardsKind: "set"}[c.Kind]
	if field == "" {
		return
	}
	n := doc.Root.Map(field).Get(field)
	c.id, c.named = n.Mark(), strings.ToLower(n.Str()) // faults here are noted again by who reads the file
}

func (c *checkedFile) lesson(g *engine.Game, name string, data []byte) {
	l, err := scenarios.Load(g, name, data)
	if err != nil {
		c.found(err)
		return
	}
	c.ID = l.ID
	if err := scenarios.Prove(g, l); err != nil {
		c.found(err)
		return
	}
	c.Says = fmt.Sprintf("the lesson %q, %s, about %s: its solution plays through",
		l.Title, counted(len(l.Steps), "step"), counted(l.Minutes(), "minute"))
}

func (c *checkedFile) position(g *engine.Game, name string, data []byte) {
	s, err := position.Load(g, name, data)
	if err != nil {
		c.found(err)
		return
	}
	next := "the game is over"
	if !s.Over() {
		next = fmt.Sprintf("player %d is asked: %s", s.Decision.Player+1, s.Decision.Kind.Task())
	}
	c.Says = fmt.Sprintf("a position of %d players, %s Game, turn %d: %s", s.Players, variantTitle(s.Variant), s.Turn, next)
}

func variantTitle(v engine.Variant) string {
	word := v.String()
	return strings.ToUpper(word[:1]) + word[1:]
}

func (c *checkedFile) cards(name string, data []byte) {
	set, err := cards.Load(name, data)
	if err != nil {
		c.found(err)
		return
	}
	c.ID, c.hash = set.ID, set.Hash
	kinds, copies := map[engine.Kind]int{}, 0
	for _, card := range set.ActionX {
		kinds[card.Kind]++
		copies += int(card.Copies)
	}
	c.Says = fmt.Sprintf("the card set %q: %s, %s, %s", set.Name,
		counted(set.Leads.Total(), "Lead"), counted(len(set.Adventures), "Adventure"), counted(len(set.ActionX), "ActionX card"))
	if copies > 0 {
		c.Says += fmt.Sprintf(" (%s, %s, %s; %d with copies)",
			counted(kinds[engine.Feat], "Feat"), counted(kinds[engine.Site], "Site"), counted(kinds[engine.Relic], "Relic"), copies)
	}
}
