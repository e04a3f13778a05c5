package explain

import "example.com/xseekers/engine"

// RuleOf is the rule that gives an action that is allowed: of the text of a card, what it is and
// when it is played or used.
func RuleOf(g *engine.Game, s *engine.State, a engine.Action) engine.Rule {
	text := textOf(g, a)
	if text == nil {
		return engine.PlayOf(a.Do, a.From).Rule
	}
	switch {
	case text.Heroic != engine.DoNothing:
		return engine.R7_2
	case s.Decision.Kind == engine.AskRespond:
		return engine.R8_7
	case a.Do == engine.DoPlay:
		return [...]engine.Rule{engine.Feat: engine.R2_5, engine.Site: engine.R2_6, engine.Relic: engine.R2_7}[g.ActionX(a.Card).Kind]
	case text.Exploit:
		return engine.R8_2
	case text.Leverages():
		return engine.R8_6
	}
	return engine.R8_1
}

// textOf is the text of the card that an action plays or uses; nil where it does neither.
func textOf(g *engine.Game, a engine.Action) *engine.Ability {
	if a.Do != engine.DoPlay && a.Do != engine.DoUse {
		return nil
	}
	return g.Text(a.Card, a.Ability)
}
