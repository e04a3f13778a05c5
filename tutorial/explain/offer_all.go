package explain

import (
	"slices"

	"example.com/xseekers/engine"
)

// Wishes are what a seat may want to do in a position, card by card, in the engine's order: what
// belongs to the steps of a turn, the Heroic Feats, and whatever is asked of it now.
func Wishes(g *engine.Game, s *engine.State, seat engine.Seat) (out []Wish) {
	for _, p := range engine.Plays() {
		asked := s.Decision == engine.Decision{Kind: p.At, Player: seat}
		if s.Variant == engine.BeginnerGame && p.Do.Advanced() || !asked && !unbidden(&p) {
			continue
		}
		found := naming(g, s, &p, Wish{}, engine.Action{Do: p.Do, By: seat, From: p.From})
		if len(found) == 0 {
			found = []engine.Action{{Do: p.Do}}
		}
		for _, a := range found {
			w := Wish{a.Do, a.From, a.Card, a.Ability}
			if p.Names >= engine.NamesLooked { // what may be chosen are the ways
				w.Card = 0
			}
			if !slices.Contains(out, w) {
				out = append(out, w)
			}
		}
	}
	return out
}

// unbidden reports whether a player may come upon a play without being asked for just that.
func unbidden(p *engine.Play) bool {
	switch p.At {
	case engine.AskStartTurn, engine.AskChooseAdventure, engine.AskCollectLeads, engine.AskAct:
		return true
	}
	return p.Do == engine.DoThwart
}
