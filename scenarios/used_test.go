package scenarios_test

import (
	"slices"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/scenarios"
)

// use is an action of a lesson's own and a rule it follows.
type use struct {
	words string
	rule  engine.Rule
}

// usedIn is the rules by which a step's actions are played and refused: its solution, rivals' answers,
// what is shown, and what is on offer in a question.
func usedIn(g *engine.Game, l *scenarios.Lesson, i int, s engine.State) (used []use) {
	st := &l.Steps[i]
	note := func(a engine.Action) {
		for _, r := range rulesOf(g, &s, a, l.Seat) {
			used = append(used, use{notation.Format(g, a), r})
		}
	}
	play := func(a engine.Action) {
		note(a)
		_ = g.Apply(&s, a, nil)
	}
	read := func(words string) engine.Action {
		v := engine.ViewOf(&s, l.Seat)
		a, _ := notation.Parse(g, &v, words) // the prover holds that it is one
		return a
	}
	switch st.Kind {
	case scenarios.Rival:
		_ = scenarios.PlayAll(g, &s, st.Plays, play)
	case scenarios.Do:
		left := st.Answers
		for _, words := range st.Solution {
			play(read(words))
			left = scenarios.Rivals(g, &s, l.Seat, left, play)
		}
	case scenarios.Refuse:
		for _, words := range st.Solution {
			note(read(words))
			if r := g.Check(&s, read(words)); r != nil {
				used = append(used, use{words, r.Unmet[0].Rule})
			}
		}
	case scenarios.Ask:
		if st.Question.By != scenarios.ByGoal {
			for _, o := range st.Question.Options {
				note(read(o.Say))
			}
		}
		_ = scenarios.PlayAll(g, &s, st.Question.After, play)
	}
	return used
}

// rulesOf is the rules an action follows: that of its kind, and those of the card it is about. That
// others pass is nothing that has to be taught.
func rulesOf(g *engine.Game, s *engine.State, a engine.Action, learner engine.Seat) (rules []engine.Rule) {
	p := engine.PlayOf(a.Do, a.From)
	if p == nil || a.Do == engine.DoPass && a.By != learner || a.Do == engine.DoChoose {
		return nil // a card's text asks a choice where it stands, and says what for
	}
	rules = append(rules, p.Rule)
	switch text := g.Text(a.Card, a.Ability); {
	case !a.Card.IsActionX():
	case a.Do == engine.DoPlay:
		rules = append(rules, []engine.Rule{engine.Feat: engine.R2_5, engine.Site: engine.R2_6, engine.Relic: engine.R2_7}[g.ActionX(a.Card).Kind])
		if text != nil && text.Heroic != engine.DoNothing {
			rules = append(rules, engine.R7_2)
		}
	case a.Do == engine.DoUse && text != nil:
		for _, icon := range []struct {
			is   bool
			rule engine.Rule
		}{
			{text.Exploit, engine.R8_2}, {text.Delay, engine.R8_5}, {text.Leverages(), engine.R8_6},
			{text.Twist && s.Active != a.By, engine.R8_7}, {text.Heroic != engine.DoNothing, engine.R7_2},
		} {
			if icon.is {
				rules = append(rules, icon.rule)
			}
		}
	}
	if a.Do == engine.DoEnter {
		rules = slices.DeleteFunc(rules, func(r engine.Rule) bool { return r == engine.R2_7 && a.Mode == engine.NoMode })
		if a.Lead != engine.NoLead {
			rules = append(rules, engine.R8_4)
		}
	}
	return rules
}
