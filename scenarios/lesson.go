// Package scenarios holds the course: its lessons, in the order they are learnt. A lesson is one file
// in lessons/, with its position, its steps and its own solution; the tests play every one:
//
//	id: the-table                  kebab-case
//	part: beginner                 beginner, actionx, heroic-feats or endgame
//	title: How you win
//	about: one line for lists
//	uses: ["4.2"]                  rules it needs that an earlier lesson teaches
//	at: {players: [...]}           a position, as in a position file; seat: the learner's, 0
//	steps:
//	  - say: Read on.
//	    teaches: ["2.1"]           the rules that a step teaches, on any kind of step
//	  - rival: Your rival Barters.
//	    plays: [barter ruin ruin ruin, pass]   by whoever is asked, then the learner goes on
//	  - do: Complete The Drowned Gate.
//	    goal: {archived: {card: drowned-gate}}
//	    solution: [complete "The Drowned Gate" with myth ruin wild]
//	    answers: [thwart glyph glyph]          what rivals answer as soon as they may; else they pass
//	    hints: [the rule, the card, the move]
//	    replies: [{to: end turn, say: Not yet.}, {code: surplus-lead, say: Fewer.}]
//	    done: What was learnt.
//	  - refuse: Try to choose again.
//	    code: step-is-past         the refusal that the solution meets
//	    solution: [choose adventure from deck]
//	    hints: [the rule, the card, the move]
//	    done: Why that was refused.
//	  - ask: Which of these does the table allow?
//	    legal: [rest, end turn]    just one is allowed; or illegal: just one is refused
//	    done: Why.
//	  - ask: What comes of it?
//	    after: [pass, end turn]    played by whoever is asked, when the learner has answered
//	    options:                   the goal of just one is met then; without after, now
//	      - {say: You discard two Leads., goal: {hand: {at-most: 7}}}
//	      - {say: You keep all nine., goal: {hand: {at-least: 9}}, reply: Only at your own turn's end.}
//	    done: Why.
//	  - game: Play on to the end.  against the novice bot, with a coach
//	    done: What a game is.
//	prove:                         three questions, by which a learner tests out of the lesson
//	  - ask: Which of these is refused?
//	    first: [end turn]          played before it is asked, by whoever is asked
//	    illegal: [...]             as in an ask step
//	closing: What the lesson was about.
//
// What stands above "at" is the lesson's head, which is read on its own together with what the steps
// teach. Any step, and any question of prove, may have an "at" of its own: the cards are set out anew for it. Of all
// these only uses, seat, teaches, replies, answers, after, first, at in a step, and "within", the
// actions a do step allows (as many as its solution has), may be left out; prove too where a game is
// played. A step has at most 90 words, and the learner does something within the first 60.
//
// What holds of them besides:
//
//   - A do step begins where the learner is asked; what others do before stands in a rival step, passes
//     included. It is judged when all answers are over, and letting time go by does not do it.
//   - A refuse step may have several solutions. It is done by what is refused with the code, of the kind
//     and the card of one of them.
//   - A question has two to six answers. An action on offer may be {say: action, reply: words} too.
//   - The position goes on behind what comes after a question. Behind a game it is not known: a step there
//     has an "at".
package scenarios

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/goal"
	"example.com/xseekers/engine/strictyaml"
)

// Head is what a lesson is about, without its position and steps.
type Head struct {
	Number  int // its place on the shelf, from 1; 0 where it stands on none
	ID      string
	Part    Part
	Title   string
	About   string        // one line for lists
	Teaches []Taught      // in the order of the steps
	Steps   int           // how many there are
	Uses    []engine.Rule // rules it needs taught before
}

// Taught is a rule and the step that teaches it.
type Taught struct {
	Rule engine.Rule
	Step int // from 1
}

// Part is a part of the course.
type Part uint8

// The parts, in the order they are learnt.
const (
	Beginner Part = iota
	ActionX
	HeroicFeats
	Endgame

	partEnd
)

var partWords = [partEnd]string{"beginner", "actionx", "heroic-feats", "endgame"}

// String is the part's word in lesson files.
func (p Part) String() string { return partWords[p] }

// Lesson teaches a few closely bound rules on one position.
type Lesson struct {
	Head
	Seat    engine.Seat // the learner's
	Start   engine.State
	Steps   []Step
	Prove   []Question // Proofs of them, by which a learner tests out
	Closing string     // Markdown, after the last step

	mark strictyaml.Fault // where it stands
}

// Proofs is how many questions a learner answers to test out of a lesson.
const Proofs = 3

// Step is one thing to read, to do or to try.
type Step struct {
	Kind     Kind
	Text     string // Markdown
	Teaches  []engine.Rule
	At       *engine.State // the position set out for this step; nil where it goes on from the one before
	Plays    []string      // Rival: actions in words
	Goal     goal.Goal     // Do: where the position has to come to, any way there counts
	Code     engine.Code   // Refuse: the refusal the learner is invited to meet
	Within   int           // Do: actions of the learner's after which the position comes back
	Solution []string      // Do, Refuse: actions in words
	Answers  []string      // Do: what rivals answer, in words
	Question *Question     // Ask
	Hints    [Hints]string // Do, Refuse: the rule, the card, the move
	Replies  []Reply
	Done     string // Markdown, what was learnt

	mark strictyaml.Fault // where it stands in the file
}

// Question is a question whose answer the engine computes.
type Question struct {
	Text    string
	At      *engine.State // the position it is asked on; nil: the lesson's, or the step's
	First   []string      // actions in words, played before it is asked
	After   []string      // ByGoal: played once it is answered
	By      By
	Options []Option

	mark strictyaml.Fault // where it stands in the file
}

// By is how the engine decides which option is right.
type By uint8

// The ways.
const (
	ByLegal   By = iota // the one option that is allowed
	ByIllegal           // the one option that is refused
	ByGoal              // the one option whose goal is met
)

// Option is an answer to choose.
type Option struct {
	Say   string    // ByLegal, ByIllegal: an action in words; ByGoal: what is said, Markdown
	Goal  goal.Goal // ByGoal
	Reply string    // Markdown, the author's answer to a wrong choice; "" where there is none
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
	Rival              // see what others do
	Do                 // reach the goal
	Refuse             // try what is not allowed and read why
	Ask                // answer a question
	Game               // play a game to its end
)
