package cli

import (
	"fmt"
	"slices"
	"strings"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
	"example.com/xseekers/tutorial/explain"
)

// The sheet is the game on one page, to lie beside the cards. Every line is made from what the
// engine plays by: a play's parts, a step's title, a rule's text, a refusal's title.

// sheetPart is one part of the sheet.
type sheetPart struct {
	Title string      `json:"title"`
	Lines []sheetLine `json:"lines"`
}

// sheetLine is what the sheet says of one thing.
type sheetLine struct {
	Name  string   `json:"name"`
	Text  string   `json:"text"`
	Rules []string `json:"rules"`

	plays []engine.Play // that it tells of, none of them in another line
	sub   bool          // it is within the line above
}

// runSheet shows the sheet, as this table plays.
func runSheet(s *Streams, json bool) error {
	ws, file, err := s.readings()
	if err != nil {
		return err
	}
	parts := sheetOf(ws)
	if json {
		return s.json(parts)
	}
	fmt.Fprint(s.Out, sheetText(parts, s.Width))
	if file != "" {
		fmt.Fprint(s.Out, "\n"+tui.Columns([][]string{{"By your table's own readings:", strings.Join(wordsOf(ws), ", ")}}, s.Width))
	}
	return nil
}

// sheetText is the sheet in lines of at most a width.
func sheetText(parts []sheetPart, width int) string {
	var b strings.Builder
	for _, part := range parts {
		b.WriteString(strings.ToUpper(part.Title) + "\n")
		var rows [][]string
		for _, l := range part.Lines {
			name := l.Name
			if l.sub {
				name = "  " + name
			}
			rows = append(rows, []string{name, l.Text + " (" + strings.Join(l.Rules, ", ") + ")"})
		}
		b.WriteString(tui.Columns(rows, width))
	}
	return b.String()
}

// sheetOf is the sheet of a table with these switches turned.
func sheetOf(ws engine.Switches) []sheetPart {
	actions, _ := stepName(engine.Actions)
	return []sheetPart{
		{"Your turn", turnLines(ws)},
		{"Heroic Feats (" + strings.ToLower(actions) + "), each once a turn", featLines()},
		{"On a rival's turn", rivalLines()},
		{"Your Final Adventure", finalLines()},
		{"How to win", winLines()},
		{"Where cards go", goesLines()},
		{"Not allowed, and why", notAllowedLines()},
	}
}

// lineOf is a line about plays that are each other's choice.
func lineOf(name string, ws engine.Switches, plays ...engine.Play) sheetLine {
	l := sheetLine{Name: name, plays: plays}
	var texts, needs []string
	for i := range plays {
		p := &plays[i]
		if text := playText(p, ws); text != "" {
			texts = append(texts, text)
		}
		l.cite(p.Rule)
		for _, n := range p.Needs {
			if text := needTexts[n.Kind]; text != "" && !slices.Contains(needs, text) {
				needs = append(needs, text)
				l.cite(n.Rule)
			}
		}
		l.plays = append(l.plays, within(p)...)
	}
	l.Text = strings.Join(texts, "; or ")
	if len(needs) > 0 {
		l.Text += ", " + explain.And(needs)
	}
	return l
}

// cite names a rule, once.
func (l *sheetLine) cite(r engine.Rule) {
	if !slices.Contains(l.Rules, r.String()) {
		l.Rules = append(l.Rules, r.String())
	}
}

// playText is what a play costs and does.
func playText(p *engine.Play, ws engine.Switches) string {
	var costs, effects []string
	for _, c := range p.Costs {
		costs = append(costs, costText(c))
	}
	for _, e := range p.Effects {
		if e.Op == engine.FinalAt && ws.Has(engine.RewardFirst) || e.Op == engine.FinalAtLater && !ws.Has(engine.RewardFirst) {
			continue // 6.1
		}
		if text := effectText(e); text != "" {
			effects = append(effects, text)
		}
	}
	text := explain.And(costs)
	if text != "" && len(effects) > 0 {
		text += ": "
	}
	return text + explain.And(effects)
}

// within are the plays that a play's own effects ask for.
func within(p *engine.Play) (plays []engine.Play) {
	for _, e := range p.Effects {
		if e.Ask != engine.AskNothing {
			plays = append(plays, playsAt(e.Ask)...)
		}
	}
	return plays
}

// playsAt are the plays that answer a decision.
func playsAt(k engine.Ask) (plays []engine.Play) {
	for _, p := range engine.Plays() {
		if p.At == k {
			plays = append(plays, p)
		}
	}
	return plays
}

// doName is a verb as a name: "End turn".
func doName(do engine.Do) string {
	return explain.Capital(strings.ReplaceAll(do.String(), "-", " "))
}

// textLine is a line that says a rule's own words: the first sentence of what is printed, else of
// our reading.
func textLine(name string, r engine.Rule, plays ...engine.Play) sheetLine {
	t := r.Text()
	text := t.Printed
	if text == "" {
		text = t.Ruling
	}
	if name == "" {
		name = t.Title
	}
	return sheetLine{Name: name, Text: firstSentence(text), Rules: []string{t.Number}, plays: plays}
}

// titlesLine is a line that strings the titles of rules together.
func titlesLine(name string, plays []engine.Play, rules ...engine.Rule) sheetLine {
	l := sheetLine{Name: name, plays: plays}
	var titles []string
	for _, r := range rules {
		titles = append(titles, r.Text().Title)
		l.Rules = append(l.Rules, r.String())
	}
	l.Text = strings.Join(titles, "; ")
	return l
}

// goesLines are the words that move cards, with where each type of card goes.
func goesLines() (lines []sheetLine) {
	for _, w := range glossary.WhereCardsGo() {
		var places []string
		names := map[string][]string{} // of the card types, by where they go
		for _, t := range []struct {
			name string
			to   engine.Place
		}{{"Lead", w.Lead}, {"Adventure", w.Adventure}, {"ActionX card", w.ActionX}} {
			if t.to == engine.Nowhere {
				continue
			}
			to := w.Says(t.to)
			if names[to] == nil {
				places = append(places, to)
			}
			names[to] = append(names[to], t.name)
		}
		for i, to := range places {
			places[i] = explain.Or(names[to]) + ": " + to
		}
		lines = append(lines, sheetLine{Name: explain.Capital(w.Term), Text: strings.Join(places, "; "), Rules: []string{w.Rule.String()}})
	}
	return lines
}

// notAllowed are the refusals that tables meet most, but for those that a line above says.
var notAllowed = []engine.Code{
	engine.SurplusLead, engine.NotAFeat, engine.DelayedThisTurn, engine.AlreadyLeveraged, engine.ExploitLeveraged, engine.NothingToChoose,
}

func notAllowedLines() (lines []sheetLine) {
	for _, c := range notAllowed {
		p := c.Page()
		lines = append(lines, sheetLine{Name: p.Slug, Text: p.Title, Rules: []string{p.Rule.String()}})
	}
	return lines
}
