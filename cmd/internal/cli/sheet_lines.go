package cli

import (
	"fmt"
	"slices"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// turnLines are a turn's steps in order, with what may be done in each; Heroic Feats apart.
func turnLines(ws engine.Switches) []sheetLine {
	begin := *engine.PlayOf(engine.DoStartTurn, engine.NoSource)
	rest := *engine.PlayOf(engine.DoRest, engine.NoSource)
	before := lineOf("Before", ws, begin)
	before.Text = engine.AskStartTurn.Task()
	lines := []sheetLine{before, actionLine(rest, ws), stepLine(engine.ChooseAdventure, ws)}
	limit := lineOf("Limit", ws, playsAt(engine.AskScrapAdventure)...)
	limit.sub = true
	limit.Text = fmt.Sprintf("above %d Active Adventures, %s, until %d are left", engine.ZoneLimit, limit.Text, engine.ZoneLimit)
	number, _ := stepName(engine.Actions)
	actions := textLine(number, engine.R4_4)
	lines = append(lines, limit, stepLine(engine.CollectLeads, ws), actions)
	for _, p := range playsAt(engine.AskAct) {
		if !p.Do.Heroic() {
			lines = append(lines, actionLine(p, ws))
		}
	}
	return append(lines, stepLine(engine.EndOfTurn, ws))
}

// stepName is a step's number, "Step 2", and what it is called.
func stepName(step engine.Step) (number, title string) {
	number, title, _ = strings.Cut(step.Title(), ": ")
	return number, title
}

// stepLine is a step with what may be done in it.
func stepLine(step engine.Step, ws engine.Switches) sheetLine {
	name, title := stepName(step)
	l := lineOf(name, ws, playsAt(step.Asks()[0])...)
	l.Text = title + ": " + l.Text
	return l
}

// namesTexts say what an action of the action step names.
var namesTexts = map[engine.Names]string{
	engine.NamesOwn:     "an Adventure of yours",
	engine.NamesHand:    "an ActionX card from your hand, as its text says",
	engine.NamesAbility: "an ability of a Site or Relic of yours",
}

// actionLine is one of the things to do in the action step, or before the turn.
func actionLine(p engine.Play, ws engine.Switches) sheetLine {
	l := lineOf(doName(p.Do), ws, p)
	l.sub = true
	if p.Names == engine.NamesHand { // its text asks what no play's own effect asks
		l.plays = slices.Concat(l.plays, playsAt(engine.AskEnter), playsAt(engine.AskChoose))
	}
	what := namesTexts[p.Names]
	if what != "" && l.Text != "" {
		what += ": "
	}
	l.Text = what + l.Text
	return l
}

// featLines are the Heroic Feats.
func featLines() (lines []sheetLine) {
	for _, do := range engine.HeroicFeats() {
		p := engine.PlayOf(do, engine.NoSource)
		l := lineOf(doName(do), 0, *p)
		if p.At == engine.AskRespond {
			l.Text += ", in answer on any turn"
		}
		if !slices.ContainsFunc(p.Needs, func(n engine.Need) bool { return n.Kind == engine.NeedOnce }) {
			l.Text += ", any number of times"
		}
		lines = append(lines, l)
	}
	return lines
}

// rivalLines are what may be done while it is a rival's turn.
func rivalLines() []sheetLine {
	var answers []string
	for _, p := range engine.Plays() {
		switch {
		case p.Twists:
			answers = append(answers, doName(p.Do)+" with a Twist")
		case p.At == engine.AskRespond && p.Do != engine.DoPass:
			answers = append(answers, doName(p.Do))
		}
	}
	pass := *engine.PlayOf(engine.DoPass, engine.NoSource)
	answer := lineOf("Answer", 0, pass)
	answer.Text = "when an action is announced: " + explain.Or(append(answers, doName(pass.Do)))
	choice := lineOf("Rival's Choice", 0, playsAt(engine.AskRivalsChoice)...)
	choice.Text = engine.AskRivalsChoice.Task() + ": " + choice.Text
	return []sheetLine{answer, textLine("Twist", engine.R8_7), choice}
}

// finalLines are what the Final Adventure changes.
func finalLines() []sheetLine {
	return []sheetLine{
		titlesLine("You enter", playsAt(engine.AskDiscardHand), engine.R6_2, engine.R6_3, engine.R6_4, engine.R6_5),
		titlesLine("From then on", nil, engine.R6_6, engine.R6_7, engine.R6_8, engine.R6_11),
		textLine("None left", engine.R6_9),
	}
}

// winLines are how a game ends.
func winLines() []sheetLine {
	still := engine.R1_8.Text()
	_, most, _ := strings.Cut(still.Ruling, ". ")
	return []sheetLine{
		{Name: "Adventures", Text: fmt.Sprintf("be the first to archive a %dth", engine.MaxArchived), Rules: []string{engine.R1_1.String()}},
		{
			Name: "Breakthrough", Rules: []string{engine.R10_1.String()},
			Text: fmt.Sprintf("carry one out on your Final Adventure, with %d ActionX cards in your Active and Archive Zone together", engine.BreakthroughWins),
		},
		{Name: "Standstill", Text: still.Title + ": " + most, Rules: []string{still.Number}},
	}
}
