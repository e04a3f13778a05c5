// Package position turns states and actions into data and back.
//
// A whole state is JSON that names its "format": every card is said to be in one place, and reading
// gives the very state that was written. A position file is part of one, in YAML or JSON: it says
// what matters, and the rest is dealt from its seed. Seats count from 0, in turn order. The cards here
// are of the training set.
//
//	players:
//	  - leads: [ruin, ruin, wild]
//	    adventures: [drowned-gate, salt-road-cipher]
//	    archive: {adventures: [oracle-of-ash, {card: tide-clock, leads: [vision, vision, wild]}]}
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
//     An empty list says that the deck, or the pile, is empty: the other then holds them. Where neither
//     is to, hands do: "leads: 60".
//   - decision: its kind alone where the player is plain. Step and decision give one another, both
//     together the active player; with neither said it is the action step of seat 0. A scrap
//     with no step is that of step 1.
//   - winner: alone where the fifth Adventure won; step and won_by follow.
//   - final, moved: what follows from the Archive and the step. turn: 1. idle: 0.
//
// # The Advanced Game
//
// A file that names anything only the Advanced Game has is of it; variant may say so.
//
//	players:
//	  - actionx: [trail-rations]          # or a number; one as dealt
//	    active: [base-camp, {card: lens-of-the-drowned, mode: ruthless, against: 1, bond: {lead: wild, as: ruin}}]
//	    performed: [barter, breakthrough]
//	  - active: [{card: pilgrims-lamp#2, leveraged: true, entered: 4}, house-of-exchange]
//	    uses: {house-of-exchange/aura: 1}
//	    archive: {actionx: 3}
//	stack: [{action: {do: barter}}]       # seat 1 is asked for an answer
//	turn: 5
//
// Of a card of which there are several, the second is "id#2". The number entered is the turn in which
// the card did. Of a player, performed lists the Heroic Feats of this turn, and uses counts what has a
// limit, by card and ability. An Adventure's reward on the stack is {do: reward, adventure: id}. What
// is looked at while a choice among it is open is looking: {player: 0, adventure: [id, id]}, or lead
// or actionx, top first.
//
// What it leaves out:
//
//   - active: a card by its id alone, or what matters of how it lies. A Relic is Noble, or Ruthless
//     toward the next seat; a card is upright, has no Lead under it and entered before this turn.
//     A bond may be a type alone.
//   - stack: what is announced, bottom first; the first item is the active player's where no other is
//     said. Alone it means that the first who is asked answers. What announcing does is done: a
//     Heroic Feat counts as performed and a limited ability as used; a card of which nothing else is
//     said lies where its cost puts it, an Adventure whose reward waits is archived last.
//   - decision: barter-reveal, sabotage-target, poach-swap and negotiate-give alone mean that Heroic
//     Feat of the active player. enter and choose are asked by the top of the stack; at is its place
//     in its text, the first that asks where it is not said. Of respond the player tells who has
//     passed, of choose how often was asked (done).
//   - looking: what comes off the deck, where it is not said.
//   - window: step-begins or step-ends alone, for rivals' Twists; resume is the same under a Twist.
//   - lasting: Feats by their id alone, of the active player, who has archived them.
//   - performed, uses, had: what follows, where they are not said.
//   - an empty list and 0 name nothing: variant: advanced says it then.
//
// A whole state says of an item of its stack beyond player, action, card and at, each only where it is
// not zero: bonded, the Bonded type it has read (8.10); rival, the seat it faces or has chosen; done,
// how often its instruction has been asked; had, the rivals on the Final Adventure who had an Active
// Adventure as its effect began (6.9). Of a lasting text it says rival likewise.
package position

// Format names the data form and its version.
const Format = "xseekers/1"
