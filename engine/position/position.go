// Package position turns states and actions into data and back.
//
// A whole state is JSON that names its "format": every card is said to be in one place, and reading
// gives the very state that was written. A position file is part of one, in YAML or JSON: it says
// what matters, and the rest is dealt from its seed.
//
//	players:
//	  - leads: [ruin, ruin, wild]
//	    adventures: [drowned-gate, salt-road-cipher]
//	    archive: {adventures: [oracle-of-ash, {card: tide-clock, leads: [wild]}]}
//	  - leads: 5
//	decks: {lead: [glyph, myth]}
//	seed: 7
//
// What a position file may say beyond, or otherwise than, a whole state:
//
//   - seed: a number, 0 where it is not said; the same file always gives the same state.
//   - players: two where fewer are said. A hand, an Adventure Zone, an Archive or a discard pile may
//     be a number, so many cards from the seed. A hand not said has six Leads, a zone three
//     Adventures, as dealt; for the player whose decision needs another number, that number.
//     An archived Adventure may be its id alone: it is paid without Wilds as far as that goes.
//   - decks and discards: the tops, first card on top. Cards of which nothing is said lie shuffled
//     below in the deck, or with "rest: {lead: discard, adventure: discard}" below in the discard pile.
//   - decision: its kind alone where the player is plain. Step and decision give one another, both
//     together the active player; with neither said it is the action step of player 0. A scrap
//     with no step is that of step 1.
//   - winner: alone where the fifth Adventure won; step and won_by follow.
//   - final, moved: what follows from the Archive and the step. turn: 1. idle: 0.
package position

// Format names the data form and its version.
const Format = "xseekers/1"
