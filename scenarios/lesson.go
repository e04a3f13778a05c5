// Package scenarios holds the lessons. A lesson is one file in lessons/, with its position, its
// steps and its own solution; the tests play every one.
package scenarios

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/goal"
)

// Lesson teaches a few closely bound rules on one position.
type Lesson struct {
	ID      string
	Title   string
	About   string        // one line for lists
	Teaches []engine.Rule // rules a step of this lesson teaches
	Uses    []engine.Rule // rules it needs taught before
	Seat    engine.Seat   // the learner's
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
