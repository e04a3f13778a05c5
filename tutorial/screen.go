package tutorial

import "example.com/xseekers/engine"

// Screen is what to show now. Texts are Markdown.
type Screen struct {
	Title string // the lesson's
	Step  int    // from 1; Steps+1 when the lesson is over
	Steps int
	Visit int         // changes whenever a step is entered, the same one again too
	View  engine.View // the table as the learner sees it
	Say   string      // the step's words
	Reply string      // the answer to the last input
	Story []string    // what the last input made happen
	Ask   Prompt
}

// Prompt is what the learner may answer with.
type Prompt struct {
	Kind    PromptKind
	Title   string
	Choices []Choice      // PromptChoose
	Hand    []engine.Lead // PromptPay: the Leads to choose from
	Refused bool          // a refusal is there to ask why about
	Told    bool          // a story is there to ask why about
}

// PromptKind is the way a prompt is answered.
type PromptKind uint8

// The kinds of prompt.
const (
	PromptOver   PromptKind = iota // nothing: the lesson is over
	PromptNext                     // go on
	PromptChoose                   // one of the choices, or an action in words
	PromptPay                      // any of the Leads in hand, or an action in words
)

// Choice is one thing on offer.
type Choice struct {
	Text string
	Note string // why it is not allowed now; "" where it is
}

// Input is what the learner answers.
type Input struct {
	Kind   InputKind
	Choice int          // InputChoose: index into the prompt's choices; InputWhy: a line of the story, from 1
	Leads  engine.Leads // InputPay
	Text   string       // InputSay: an action in words; InputWhy: what is asked about, "" for what was last
}

// InputKind is a kind of answer.
type InputKind uint8

// The kinds of answer. The first five are always understood.
const (
	InputNext   InputKind = iota // go on; where a step is done, or was before
	InputBack                    // to the step before; from a payment, to the choices
	InputHint                    // the next hint
	InputWhy                     // why the last attempt was refused, or happened, or something is not on offer
	InputHelp                    // what may be answered
	InputChoose                  // a choice
	InputPay                     // Leads
	InputSay                     // an action in words
)
