// Package scenarios holds the lessons. A lesson is one file in lessons/, with its position, its
// steps and its own solution; the tests play every one:
//
//	id: first-turn                 kebab-case
//	title: Your first turn
//	about: one line for lists
//	teaches: ["4.2", "5.1"]        rules; uses: those that an earlier lesson teaches
//	at: {players: [...]}           a position, as in a position file; seat: the learner's, 0
//	steps:
//	  - say: Read on.
//	  - do: Complete The Drowned Gate.
//	    goal: {archived: {card: drowned-gate}}
//	    solution: [complete "The Drowned Gate" with myth ruin wild]
//	    hints: [the rule, the card, the move]
//	    replies: [{to: end turn, say: Not yet.}, {code: surplus-lead, say: Fewer.}]
//	    done: What was learnt.
//	  - refuse: Try to choose again.
//	    code: step-is-past         the refusal that the solution meets
//	    solution: [choose adventure from deck]
//	    hints: [the rule, the card, the move]
//	    done: Why that was refused.
//	closing: What the lesson was about.
//
// What stands above "at" is the lesson's head, which is read on its own. Of all these only uses, seat, replies and "within", the actions a do step allows (as many as its
// solution has), may be left out. A step has at most 90 words, and the learner does something
// within the first 60.
package scenarios

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/goal"
)

// Head is what a lesson is about, without its position and steps.
type Head struct {
	Number  int // its place on the shelf, from 1; 0 where it stands on none
	ID      string
	Title   string
	About   string        // one line for lists
	Teaches []engine.Rule // rules a step of this lesson teaches
	Uses    []engine.Rule // rules it needs taught before
}

// Lesson teaches a few closely bound rules on one position.
type Lesson struct {
	Head
	Seat    engine.Seat // the learner's
	Start   engine.State
	Steps   []Step
	Closing string // Markdown, after the last step
}

// Step is one thing to read, to do or to try.
type Step struct {
	Kind     Kind
	Text     string        // Markdown
	Goal     goal.Goal     // Do: where the position has to come to, any way there counts
	Code     engine.Code   // Refuse: the refusal the learner is invited to meet
	Within   int           // Do: actions after which the position comes back
	Solution []string      // Do, Refuse: actions in words
	Hints    [Hints]string // Do, Refuse: the rule, the card, the move
	Replies  []Reply
	Done     string // Markdown, what was learnt
}

// Hints is how many hints a step gives: the rule, the card, the move.
const Hints = 3

// Reply is the author's answer to a likely wrong move, or to a refusal.
type Reply struct {
	To   string      // an action in words; "" where Code says it
	Code engine.Code // a refusal
	Say  string      // Markdown
}

// Kind is what a step asks of the learner.
type Kind uint8

// The kinds of step.
const (
	Say    Kind = iota // read on
	Do                 // reach the goal
	Refuse             // try what is not allowed and read why
)
