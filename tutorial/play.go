package tutorial

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/bots"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial/coach"
)

// mostDecisions is how many decisions in a row rivals of a guided game may take; only cards that feed
// each other without end take more.
const mostDecisions = 2000

// playing carries actions out on a position and keeps what happened.
func (t *Session) playing(s *engine.State, out *[]Happening) func(engine.Action) {
	return func(a engine.Action) {
		if h, r := Play(t.game, s, a); r == nil {
			*out = append(*out, h)
		}
	}
}

// playWords plays actions in words, each by whoever is asked, as far as they are allowed.
func (t *Session) playWords(s *engine.State, words []string) (out []Happening) {
	_ = scenarios.PlayAll(t.game, s, words, t.playing(s, &out)) // the prover tells what is wrong with them
	return out
}

// rivals plays what others decide until the learner is asked again: in a guided game a novice for
// each of them, their own turns too; else what the step's answers say.
func (t *Session) rivals(s *engine.State) (out []Happening) {
	play := t.playing(s, &out)
	if t.current().Kind != scenarios.Game {
		t.answers = scenarios.Rivals(t.game, s, t.lesson.Seat, t.answers, play)
		return out
	}
	novice, _ := bots.ByName("novice")
	for range mostDecisions {
		if s.Over() || s.Decision.Player == t.lesson.Seat {
			break
		}
		play(bots.Decide(t.game, s, novice))
	}
	return out
}

// tell makes what happened the story.
func (t *Session) tell(happened []Happening) {
	t.story = nil
	for i := range happened {
		t.story = append(t.story, Causes(t.game, &happened[i], t.lesson.Seat)...)
	}
	t.told, t.lately = t.story, t.story
}

func newCoach() coach.Coach { return coach.Coach{} }

// advise lets the coach speak to the decision that has opened in a guided game.
func (t *Session) advise() {
	t.advice = nil
	if t.Over() || t.current().Kind != scenarios.Game || t.now || t.options.Help == HelpShort {
		return
	}
	v := engine.ViewOf(&t.state, t.lesson.Seat)
	if t.options.Help == HelpFull {
		t.coach = newCoach()
	}
	t.advice = t.coach.Advise(t.game, &v)
}
