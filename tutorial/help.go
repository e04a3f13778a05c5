package tutorial

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
)

func (t *Session) hint() {
	switch {
	case t.test != nil:
		t.reply = "The test gives no hints. `back` leaves it; the steps of the lesson say all it asks."
	case t.prompt().Kind == PromptNext, t.Over():
		t.reply = "There is nothing to guess here: go on."
	case t.current().Kind == scenarios.Game:
		t.reply = t.gameHint()
	case t.current().Kind == scenarios.Ask:
		t.reply = "Look at the table and think of what would happen. A wrong answer costs nothing: the engine then says why."
	default:
		h := t.current().Hints
		if t.hints < len(h) {
			t.hints++
		}
		t.reply = "**Hint.** " + strings.TrimSpace(strings.Join(h[:t.hints], " "))
	}
}

// gameHint is what the coach says when asked, however often it has said it before.
func (t *Session) gameHint() string {
	v := engine.ViewOf(&t.state, t.lesson.Seat)
	fresh := newCoach()
	advice := fresh.Advise(t.game, &v)
	if advice == nil {
		return "Nothing presses here: do what you like best."
	}
	return "**Hint.** " + strings.Join(advice, " ")
}

// help says what may be answered now, and what is useful beside it.
func (t *Session) help() string {
	p := t.prompt()
	var also []string
	add := func(when bool, what string) {
		if when {
			also = append(also, what)
		}
	}
	open := p.Kind == PromptChoose || p.Kind == PromptPay
	add(open || p.Kind == PromptAnswer && t.test == nil, "`hint` helps")
	add(p.Refused || p.Told, whyHelp)
	add(open && !p.Refused && !p.Told, whyNotHelp)
	add(p.Undo, "`undo` takes your last action back")
	add(t.lately != nil, "`recap` tells again what happened")
	add(p.Kind != PromptOver, "`word bury` looks a word up")
	add(p.Back, "`back` goes back")
	add(t.now, "`redo` begins the step again")
	add(t.test == nil && (open || p.Kind == PromptAnswer), "`skip` goes on without doing this step, `jump 3` goes to any")
	add(t.test == nil && !t.proved && len(t.lesson.Prove) > 0 && !t.Over(), "`prove` tests you out of the lesson by three questions")
	also = append(also, "`quit` leaves")
	help := t.howTo(p) + "\n\n" + strings.Join(also, ", ") + "."
	if open && t.current().Kind == scenarios.Do {
		help += "\n\nThis step is done when this holds: " + t.goalWords(t.current().Goal)
	}
	return help
}

// howTo says how a prompt is answered.
func (t *Session) howTo(p Prompt) string {
	switch p.Kind {
	case PromptPay:
		return "Name the Leads you pay, as in `glyph glyph ruin`."
	case PromptAnswer:
		return "Choose an answer by its number."
	case PromptNext:
		return "Go on when you have read this."
	case PromptOver:
		return "The lesson is over. `jump 3` goes to any of its steps."
	}
	if len(p.Choices) == 0 {
		return "Say an action in words, as in `draw two leads`."
	}
	return "Choose by number, or say an action in words, as in `draw two leads`."
}

// unfold shows all the words of a step.
func (t *Session) unfold() {
	switch {
	case t.test != nil, t.Over():
		t.reply = t.Screen().Say
	case t.folded():
		t.more = true
	default:
		t.reply = t.current().Text
	}
}

// recap tells once more what happened since the learner last acted.
func (t *Session) recap() {
	t.story = t.lately
	if t.lately == nil {
		t.reply = "Nothing has happened since you came to this step."
		return
	}
	t.reply = "Once more, what happened last:"
}

// ending says how a game ended.
func (t *Session) ending() string {
	s := &t.state
	tell := teller{t.game, t.lesson.Seat, int(s.Players)}
	won := s.Ending != engine.Drawn
	how := map[engine.Ending]string{
		engine.WonByAdventures:   "with the fifth archived Adventure",
		engine.WonByBreakthrough: "by Breakthrough, with seven ActionX cards",
		engine.WonByStalemate:    "with the most archived Adventures, as a whole round moved nothing",
	}[s.Ending]
	switch {
	case !won:
		return "**The game is over: a draw.**"
	case s.Winner == t.lesson.Seat:
		return fmt.Sprintf("**The game is over: you win,** %s.", how)
	}
	return fmt.Sprintf("**The game is over:** %s won %s. The step is done all the same; `redo` plays it again, `undo` takes your last action back.",
		tell.who(s.Winner), how)
}

// firstSentence is the first sentence of some Markdown.
func firstSentence(md string) string {
	md = strings.TrimSpace(md)
	end := len(md)
	for i := range md {
		ends := strings.HasPrefix(md[i:], "\n\n")
		if i > 0 && strings.ContainsRune(".!?", rune(md[i-1])) && (md[i] == ' ' || md[i] == '\n') {
			ends = true
		}
		if ends {
			end = i
			break
		}
	}
	first := strings.Join(strings.Fields(md[:end]), " ")
	if rest, cut := strings.CutSuffix(first, ":"); cut {
		return rest + "…"
	}
	return first
}
