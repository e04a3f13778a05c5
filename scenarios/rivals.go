package scenarios

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
)

// Rivals plays what the learner's rivals have to decide until the learner is asked again, a rival's
// own turn is theirs to play or the game is over. At each decision the first of the answers, actions
// in words, that is allowed there is played; without one the player passes, or takes what the engine
// lists first. Each is carried out on the state by play. It gives back the answers that are left.
func Rivals(g *engine.Game, s *engine.State, learner engine.Seat, answers []string, play func(engine.Action)) []string {
	for !s.Over() && s.Decision.Player != learner && !ownTurn(s) {
		var a engine.Action
		a, answers = answer(g, s, answers)
		play(a)
	}
	return answers
}

// ownTurn reports whether the open decision is one of a player's own turn, not an answer or a choice
// that something of another's asks for.
func ownTurn(s *engine.State) bool {
	if s.Decision.Player != s.Active {
		return false
	}
	switch s.Decision.Kind {
	case engine.AskStartTurn, engine.AskChooseAdventure, engine.AskCollectLeads, engine.AskDiscardLead, engine.AskAct,
		engine.AskDiscardDown:
		return true
	}
	return false
}

// answer is what the player asked does, and the answers without it.
func answer(g *engine.Game, s *engine.State, answers []string) (engine.Action, []string) {
	v := engine.ViewOf(s, s.Decision.Player)
	for i, words := range answers {
		if a, err := notation.Parse(g, &v, words); err == nil && g.Check(s, a) == nil {
			left := append([]string(nil), answers[:i]...)
			return a, append(left, answers[i+1:]...)
		}
	}
	legal := g.Legal(s, nil)
	for _, a := range legal {
		if a.Do == engine.DoPass {
			return a, answers
		}
	}
	return legal[0], answers
}
