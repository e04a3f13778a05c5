// Package engine is the rules of the game and nothing else: standard library only, no input or
// output, no clock, no goroutine, no global that changes.
//
// A Game is a card set made ready to play. A State is a whole game as a plain value: copying is =,
// comparing is ==, and its random numbers are inside, so that a seed and a list of actions replay
// it. Deal gives the first state; from there
//
//	g.Legal(&s, buf)    lists what may be done now,
//	g.Check(&s, a)      says why an action may not, part by part,
//	g.Apply(&s, a, log) carries one out up to the next decision.
//
// # How the rules stand here
//
// Everything a player can do is a Play (plays.go), a value made of parts from closed lists
// (part.go): the decision it answers, what it names, its Needs, its Costs and its Effects, each
// citing its rule. Check walks the parts; Legal generates from them and asks the same needs; Apply
// pays the costs and carries the effects out. The turn, the Final Adventure and a card's reward are
// such lists of effects too. What is being carried out lies as Frames in the state, each with its
// program counter, so that a decision can be asked in the middle.
//
// An ActionX card (actionx.go) is texts made of the same parts: what playing it costs and does, the
// abilities it lets its player use, and standing texts that change rules while they are in force
// (force.go, 1.3). DoPlay and DoUse are plays whose needs, costs and effects the text names; text.go
// checks them. What is announced waits as a frame at its first instruction, Answers, which asks the
// others (answer.go, 8.8); its data form is Stack, and RebuildFrames lays the frames from it.
//
// # Where to add
//
//   - a refusal: its Code and place in the precedence in codes.go, its page in the file of pages it
//     belongs to (codes_*.go); check.go and its neighbours report it;
//   - a condition, cost or instruction: its name in part.go, then needs.go; cost.go and pay.go; or
//     apply.go, and for cards effects.go, where compile.go says what it has to choose from;
//   - a change that a text in force makes: its name in actionx.go, then force.go and where it counts;
//   - a thing to do: a value in plays.go;
//   - a rule: its number in rule_ids.go and its words in the rules table of its chapter.
//
// Who may see what is said by ViewOf, and undone by Determinize, which deals the hidden cards anew.
package engine
