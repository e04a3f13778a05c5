package scenarios_test

import (
	"strings"
	"testing"

	"example.com/xseekers/engine/cards"
	"example.com/xseekers/scenarios"
)

// small is a lesson that holds; the cases below break one thing each.
const small = `id: small
part: beginner
title: A small lesson
about: One action.
at:
  players:
    - {leads: [ruin, ruin, myth], adventures: [drowned-gate]}
steps:
  - do: Complete The Drowned Gate.
    teaches: ["5.1"]
    goal: {archived: {card: drowned-gate}}
    solution: [complete "The Drowned Gate" with myth ruin ruin]
    hints: [one, two, three]
    replies: [{to: end turn, say: Not yet.}]
    done: Well.
  - refuse: Choose an Adventure again.
    code: step-is-past
    solution: [choose adventure from deck]
    hints: [one, two, three]
    replies: [{to: end turn, say: Not yet.}]
    done: Well.
  - ask: What comes of it?
    after: [end turn]
    options:
      - {say: It is your rival's turn., goal: {turn-of: 1}}
      - {say: It is still yours., goal: {turn-of: 0}, reply: Look again.}
    done: Well.
  - rival: Your rival begins.
    plays: [choose adventure from deck]
  - say: That is all.
prove:
  - ask: Which is allowed?
    legal: [rest, {say: end turn, reply: Look again.}]
  - ask: Which is refused?
    first: [complete "The Drowned Gate" with myth ruin ruin]
    illegal: [complete "The Drowned Gate" with myth ruin ruin, end turn]
  - ask: What comes of it?
    at: {players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}]}
    after: [complete "The Drowned Gate" with myth ruin ruin]
    options: [{say: It is archived., goal: {archived: {at-least: 1}}}, {say: It stays., goal: {zone: {has: drowned-gate}}}]
closing: That was all.
`

// thwarted is a lesson in which a rival answers, and one of what the learner does is an answer.
const thwarted = `id: thwarted
part: heroic-feats
title: A Thwart
about: Two answers.
at:
  players:
    - {leads: [ruin, ruin, ruin, myth, myth], actionx: 0}
    - {leads: [glyph, glyph, vision], actionx: 0}
  variant: advanced
steps:
  - do: Break through, and hold on to it.
    goal: {actionx: {at-least: 1}}
    solution: [breakthrough ruin ruin ruin, thwart myth myth]
    answers: [thwart glyph glyph]
    hints: [one, two, three]
    done: Well.
prove:
  - {ask: Which is allowed?, legal: [rest, end turn]}
  - {ask: Which is allowed?, legal: [start turn, end turn]}
  - {ask: Which is allowed?, legal: [thwart glyph glyph, end turn]}
closing: That was all.
`

func prove(text string) error {
	g := cards.TrainingGame()
	l, err := scenarios.Load(g, "small.yaml", []byte(text))
	if err != nil {
		return err
	}
	return scenarios.Prove(g, l)
}

func TestALessonThatHoldsLoadsAndIsProved(t *testing.T) {
	for _, text := range []string{small, thwarted, tables, guided} {
		if err := prove(text); err != nil {
			t.Error(err)
		}
	}
}

// tables is a lesson in which cards are set out anew, and an end of the turn is what a step asks for.
const tables = `id: tables
part: beginner
title: Two tables
about: Other cards.
at:
  players:
    - {leads: [ruin, ruin, myth], adventures: [drowned-gate]}
steps:
  - do: End your turn.
    goal: {turn-of: 1}
    solution: [end turn]
    hints: [one, two, three]
    done: Well.
  - do: Another table. Collect Leads, and complete The Drowned Gate.
    at: {players: [{leads: [ruin, ruin, myth, glyph], adventures: [drowned-gate]}], decks: {lead: [vision, vision]}, step: collect-leads}
    goal: {archived: {card: drowned-gate}}
    solution: [collect leads from deck, discard glyph, complete "The Drowned Gate" with myth ruin ruin]
    hints: [one, two, three]
    replies: [{to: discard ruin, say: Keep it.}]
    done: Well.
prove:
  - ask: Which is allowed?
    at: {players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate]}], step: collect-leads}
    legal: [end turn, collect leads from deck]
  - {ask: Which is allowed?, legal: [start turn, end turn]}
  - {ask: Which is allowed?, legal: [rest, end turn]}
closing: That was all.
`

// guided is a lesson in which a game is played.
const guided = `id: guided
part: beginner
title: A game
about: All of it.
at: {players: [{}, {}], step: before-turn}
steps:
  - game: Play to the end.
    done: Well played.
  - say: That was it.
closing: That was all.
`

func TestALessonThatDoesNotHoldIsRefused(t *testing.T) {
	const (
		complete  = `complete "The Drowned Gate" with myth ruin ruin`
		solution  = "solution: [" + complete + "]"
		firstLine = "small.yaml:9:5: step 1: "
	)
	for _, c := range []struct{ name, lesson, from, to, want string }{
		{"an unknown field is named with the nearest", small, "    hints:", "    hnits:", `small.yaml:13:5: unknown field "hnits"; did you mean "hints"?`},
		{"a rule that is not there", small, `["5.1"]`, `["5.77"]`, `small.yaml:10:15: there is no rule "5.77"`},
		{"a rule without quotes", small, `["5.1"]`, `[5.1]`, `small.yaml:10:15: expected text, found the number 5.1: put it in quotes, "5.1"`},
		{"an unknown card", small, "{card: drowned-gate}", "{card: drownd-gate}", "small.yaml:11:29"},
		{"a refusal that is not there", small, "code: step-is-past", "code: step-is-passed", "small.yaml:17:11: there is no refusal \"step-is-passed\"; did you mean \"step-is-past\"?"},
		{"a refusal like no other", small, "code: step-is-past", "code: over", "there is no refusal \"over\"; `xseekers why --list` shows them all"},
		{"another part", small, "part: beginner", "part: beginer", `small.yaml:2:7: unknown word "beginer"; did you mean "beginner"?`},
		{"what is taught at the head", small, "about: One", "teaches: []\nabout: One", "each step says what it teaches itself"},
		{"a seat where nobody sits", small, "at:\n", "seat: 3\nat:\n", "small.yaml:5:7: there is no seat 3 in a position of 2 players"},
		{"two hints", small, "[one, two, three]", "[one, two]", "expected 3 hints"},
		{"two kinds in one step", small, "    done: Well.", "    done: Well.\n    say: And more.", "a step has just one of say, rival, do, refuse, ask and game"},
		{"a field of another kind", small, "    done: Well.", "    done: Well.\n    after: [end turn]", `a step of the kind "do" takes no "after"`},
		{"what comes first in a step", small, "    after: [end", "    first: [pass]\n    after: [end", "play it in a rival step before this one"},
		{"a step without done", small, "    done: Well.\n", "", `small.yaml:9:5: the field "done" is missing`},
		{"no steps", guided, "steps:\n  - game: Play to the end.\n    done: Well played.\n  - say: That was it.\n", "steps: []\n", "a lesson has at least one step"},
		{"a reply to nothing", small, "{to: end turn, say: Not yet.}", "{say: Not yet.}", "a reply answers either an action (to) or a refusal (code)"},
		{"one answer to choose", small, "legal: [rest, {say: end turn, reply: Look again.}]", "legal: [end turn]", "expected 2 to 6 answers, found 1"},
		{"an answer twice", small, "legal: [rest, {say: end turn", "legal: [end turn, {say: end turn", "this answer stands twice, first at small.yaml:33:13"},
		{"two ways to decide", small, "legal: [rest,", "illegal: [rest, end turn]\n    legal: [rest,", "a question has just one of legal, illegal and options"},
		{"what is legal afterwards", small, "    first: [complete", "    after: [complete", "after goes with options and their goals"},
		{"done in a question of prove", small, "    legal: [rest,", "    done: Well.\n    legal: [rest,", "explains itself by what the engine says"},
		{"two questions of prove", thwarted, "  - {ask: Which is allowed?, legal: [rest, end turn]}\n", "", "prove: a learner tests out of a lesson by 3 questions, found 2"},

		{"a goal met at the start", small, "{archived: {card: drowned-gate}}", "{zone: {has: drowned-gate}}", "met before the step begins"},
		{"a solution that is refused", small, "solution: [" + complete, "solution: [complete \"The Drowned Gate\" with myth ruin", "is refused: complete: emblem-unpaid (rule 5.1)"},
		{"a solution that misses the goal", small, solution, "solution: [end turn]", firstLine + "the solution does not reach the goal"},
		{"a solution that goes on", small, solution, "solution: [" + complete + ", end turn]", "the goal is met, and the solution goes on"},
		{"a solution that is no action", small, solution, "solution: [jump]", "is no action"},
		{"a solution with too many actions", small, solution, "within: 1\n    solution: [" + complete + ", end turn]", "the solution takes 2 actions, the step allows 1"},
		{"a goal that comes of doing nothing", small, "{archived: {card: drowned-gate}}", "{any: [{archived: {card: drowned-gate}}, {turn-of: 1}]}", "the goal is also met by doing nothing"},
		{"a step in which another is asked", small, "  - say: That is all.", "  - do: Go.\n    goal: {turn-of: 0}\n    solution: [end turn]\n    hints: [one, two, three]\n    done: Well.",
			"seat 1 is asked when the step begins, not the learner"},
		{"an answer that is judged too early", thwarted, "breakthrough ruin ruin ruin, thwart myth myth", "breakthrough ruin ruin ruin", "the solution does not reach the goal"},
		{"an answer that is never given", thwarted, "[thwart glyph glyph]", "[thwart glyph glyph, thwart vision vision]", `the answer "thwart vision vision" is never given`},

		{"a reply in other words than the canonical", small, "to: end turn", "to: done", `write it "end turn"`},
		{"a reply to a refused action", small, "to: end turn", "to: rest", "that is refused"},
		{"a reply to the solution", small, "to: end turn", `to: ` + complete, "that reaches the goal"},
		{"a reply to what is never tried", tables, "to: discard ruin", "to: discard wild", `the reply to "discard wild": that is refused`},
		{"a reply to no action", small, "to: end turn", `to: jump`, "is no action"},
		{"a reply to the refusal that is asked for", small, "choose adventure from deck]\n    hints: [one, two, three]\n    replies: [{to: end turn", "choose adventure from deck]\n    hints: [one, two, three]\n    replies: [{code: step-is-past",
			"the reply to step-is-past is never given"},

		{"a text too long", small, "Complete The Drowned Gate.", strings.Repeat("word ", 91), "a text of 91 words"},
		{"a question too long", small, "Which is allowed?", strings.Repeat("word ", 91), "question 1 of prove: a text of 91 words"},
		{"much to read before the first action", small, "Complete The Drowned Gate.", strings.Repeat("word ", 61), "61 words before"},

		{"a refusal with another code", small, "code: step-is-past", "code: surplus-lead", "refused with step-is-past, expected surplus-lead"},
		{"a refusal that is allowed", small, "solution: [choose adventure from deck]", "solution: [end turn]", "is allowed"},
		{"a rival's action that is refused", small, "plays: [choose adventure from deck]", "plays: [end turn]", `step 4: "end turn" of seat 1 is refused`},
		{"a question with two right answers", small, "goal: {turn-of: 0}", "goal: {turn-of: 1}", "2 of the answers are met, just one has to be"},
		{"a question without a right answer", small, "legal: [rest, {say: end turn", "legal: [rest, {say: start turn", "question 1 of prove: none of the answers is allowed"},
		{"an answer that is no action", small, "legal: [rest,", "legal: [jump,", "is no action"},
		{"an afterwards that is refused", small, "after: [end turn]", "after: [rest]", `step 3: "rest" of seat 0 is refused`},
		{"a step after a game", guided, "  - say: That was it.", "  - rival: That was it.\n    plays: [start turn]", "a step after a game sets out a position of its own"},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := prove(replaced(t, c.lesson, c.from, c.to))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v\nwant an error with %q", err, c.want)
			}
		})
	}
}

// replaced is a text with one thing in it replaced.
func replaced(t *testing.T, text, from, to string) string {
	t.Helper()
	out := strings.Replace(text, from, to, 1)
	if out == text {
		t.Fatalf("the lesson has no %q", from)
	}
	return out
}

func FuzzLoad(f *testing.F) {
	for _, text := range []string{small, thwarted, tables, guided} {
		f.Add([]byte(text))
	}
	g := cards.TrainingGame()
	f.Fuzz(func(t *testing.T, data []byte) {
		l, err := scenarios.Load(g, "fuzz.yaml", data)
		if err == nil {
			_ = scenarios.Prove(g, l) // must not panic
			if starts := scenarios.Starts(g, l); len(starts) != len(l.Steps)+1 {
				t.Errorf("%d positions for %d steps", len(starts), len(l.Steps))
			}
		}
	})
}
