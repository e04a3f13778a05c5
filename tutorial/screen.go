package tutorial

import (
	"encoding/json"

	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
)

// Screen is what to show now. Texts are Markdown.
type Screen struct {
	Lesson   scenarios.Head
	Step     int // from 1; Steps+1 when the lesson is over
	Steps    int
	Kind     scenarios.Kind // of the step; Ask too while the learner tests out
	Proof    int            // the question of a test, from 1; 0 where there is no test
	Visit    int            // changes whenever a step is entered, the same one again too
	View     engine.View    // the table as the learner sees it
	Say      string         // the step's words; one line of them where they were seen twice before
	Folded   bool           // Say is that line; InputMore shows all of it
	Words    []string       // the glossary's names of the terms that Say has, first those met first
	NewWords int            // how many of Words are new in this lesson; they stand first
	Reply    string         // the answer to the last input
	Done     bool           // the step is done, and Reply says so
	Story    []Told         // what the last input made happen, with its causes
	Coach    []string       // in a guided game, what the coach says to this decision
	Ask      Prompt
}

// Prompt is what the learner may answer with.
type Prompt struct {
	Kind    PromptKind
	Title   string
	Choices []Choice      // PromptChoose, PromptAnswer
	Hand    []engine.Lead // PromptPay: the Leads to choose from
	Refused bool          // a refusal is there to ask why about
	Told    bool          // a story is there to ask why about
	Undo    bool          // something is there to undo
	Back    bool          // a step before this one is there
}

// PromptKind is the way a prompt is answered.
type PromptKind uint8

// The kinds of prompt.
const (
	PromptOver   PromptKind = iota // nothing: the lesson is over
	PromptNext                     // go on
	PromptChoose                   // one of the choices, or an action in words
	PromptPay                      // any of the Leads in hand, or an action in words
	PromptAnswer                   // one of the choices, which are answers to a question
)

// Choice is one thing on offer.
type Choice struct {
	Text string
	Note string // why it is not allowed now; "" where it is
	Wish string // what InputWhy takes to tell more of it; "" where there is nothing to tell
}

// Input is what the learner answers.
type Input struct {
	Kind   InputKind
	Choice int          // InputChoose: index into the prompt's choices; InputWhy: a line of the story, from 1; InputJump: a step, from 1
	Leads  engine.Leads // InputPay
	Text   string       // InputSay: an action in words; InputWhy: what is asked about, "" for what was last; InputWord: the word, "" for those of the step
}

// InputKind is a kind of answer.
type InputKind uint8

// The kinds of answer. All but the last three are always understood.
const (
	InputNext   InputKind = iota // go on; where a step is done, or was before
	InputBack                    // to the step before; from a payment, to the choices
	InputHint                    // the next hint
	InputWhy                     // why the last attempt was refused, or happened, or something is not on offer
	InputHelp                    // what may be answered
	InputUndo                    // take the last action of this step back
	InputRedo                    // begin the step again
	InputSkip                    // go on without doing the step
	InputJump                    // to any step
	InputMore                    // all the words of a step that are folded to a line
	InputWord                    // look a word up
	InputRecap                   // tell once more what happened since the learner last acted
	InputProve                   // test out of the lesson by its three questions
	InputChoose                  // a choice
	InputPay                     // Leads
	InputSay                     // an action in words
)

// Place is where a learner stands in a lesson, to come back to. It reads and writes as JSON.
type Place struct {
	Step  int             `json:"step"`            // from 1
	At    json.RawMessage `json:"at"`              // the position the step began with, as data
	Taken []string        `json:"taken,omitempty"` // the learner's actions in it, in words
	Done  bool            `json:"done,omitempty"`
	Hints int             `json:"hints,omitempty"`
}
