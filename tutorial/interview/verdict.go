package interview

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial/explain"
)

// verdict is what the engine says of the case, with the reasons, Markdown.
func (c *caseOf) verdict(r Readings) string {
	var b strings.Builder
	switch {
	case len(c.deciding()) > 0:
		b.WriteString(c.hanging())
	case c.topic.finds == rewardFirst:
		b.WriteString(c.order())
	case c.outcome().holds:
		b.WriteString(c.allowed())
	default:
		b.WriteString(c.refused())
	}
	b.WriteString(c.byReadings(r))
	return b.String()
}

// allowed says by which rule it is, and what it rests on.
func (c *caseOf) allowed() string {
	said, rule := "**Yes, you may.**", c.outcome().rule
	if c.topic.finds == isWon {
		said, rule = "**Yes, that wins.**", engine.R10_1
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s Rule %s, *%s*.\n\n", said, rule, rule.Text().Title)
	if reasons := c.reasons(); reasons != "" {
		fmt.Fprintf(&b, "It rests on this:\n\n%s", reasons)
	}
	if c.topic.do.Advanced() {
		fmt.Fprintf(&b, "\nThis is the Advanced Game: the Beginner Game has no Heroic Feats and no ActionX cards (rule %s).\n", engine.R13_1)
	}
	return b.String()
}

// reasons are the facts that were asked, each with the rule of its part.
func (c *caseOf) reasons() string {
	var b strings.Builder
	for _, f := range c.facts() {
		if !c.has(f) {
			continue
		}
		rule := questions[f].rule
		if rule == engine.NoRule {
			rule = c.topic.play().Rule
		}
		text := rule.Text()
		ours := ""
		if text.Printed == "" {
			ours = ", our reading"
		}
		fmt.Fprintf(&b, "- %s *(rule %s, %s%s)*\n", explain.Capital(c.said(f, c.value(f)))+".", rule, text.Title, ours)
	}
	return b.String()
}

// said is a value of a fact as it stands behind "if".
func (c *caseOf) said(f fact, v int) string {
	q := &questions[f]
	switch {
	case q.kind == byChoice:
		return c.fill(q.values[v].said)
	case f == emblems:
		return "the Adventure shows " + explain.Leads(c.shown())
	case f == hand && c.held() == (engine.Leads{}):
		return "you hold no Lead"
	case f == hand:
		return "you hold " + explain.Leads(c.held())
	}
	return c.counted(f, numberWord(v), v == 1)
}

// counted is what is counted of a fact, with a number in words.
func (c *caseOf) counted(f fact, n string, one bool) string {
	text := c.fill(questions[f].unit)
	if one {
		text = strings.NewReplacer("Leads", "Lead", " that match, Wilds counted", "", "Adventures", "Adventure", "times", "time", "cards", "card").Replace(text)
	}
	return strings.ReplaceAll(text, "{n}", n)
}

// numberWord is a number as it stands before what is counted.
func numberWord(n int) string {
	return strings.TrimSuffix(strings.TrimSuffix(explain.Count(n, engine.NoLead), "s"), " Lead")
}

// refused explains the refusal. What could be done instead is left out: it is of a made-up position.
func (c *caseOf) refused() string {
	d := *c
	if !d.has(hasTwist) {
		d.answers[hasTwist] = no // it changes nothing here, and is not to be hoped for later
	}
	t := d.table()
	no := t.g.Check(&t.s, t.a)
	if no == nil {
		return "**No, that does not win.**\n\n" + c.lacking()
	}
	e := explain.Refusal(t.g, &t.s, no)
	e.Instead, e.LeftOut = nil, 0
	e.Repairs = c.mended(&t, e.Repairs)
	for i := range e.Parts {
		e.Parts[i].Text = explain.Capital(e.Parts[i].Text) // a made-up name may begin it
	}
	page := "**No. " + strings.TrimPrefix(e.Markdown(), "**")
	if c.topic.do == engine.DoRivalsChoice { // the seats are made up
		page = strings.NewReplacer("player 3", "the player right after them", "player 2", "that player").Replace(page)
	}
	return page
}

// mended is the repairs in words that fit what was asked: of Leads told by their number no types are
// known, so that one change stands for all that differ in them.
func (c *caseOf) mended(t *table, repairs []explain.Repair) (out []explain.Repair) {
	for _, r := range repairs {
		more := r.State.Seats[you].Leads.Total() - t.s.Seats[you].Leads.Total()
		if c.topic.do == engine.DoComplete || more <= 0 {
			out = append(out, r)
			continue
		}
		if r.Text = "Hold " + numberWord(more) + " more " + c.leadNoun(more) + "."; len(out) == 0 || out[len(out)-1].Text != r.Text {
			out = append(out, r)
		}
	}
	return out
}

// leadNoun is what Leads a case asks for.
func (c *caseOf) leadNoun(n int) string {
	noun := "Lead"
	if n > 1 {
		noun = "Leads"
	}
	for _, cost := range c.costs() {
		switch cost.Kind {
		case engine.CostMatching, engine.CostBury:
			return "matching " + noun
		case engine.CostType:
			return noun + " of that type"
		}
	}
	return noun
}

// lacking says why a Breakthrough that is allowed does not win: each fact that alone would change it.
func (c *caseOf) lacking() string {
	var b strings.Builder
	for _, f := range factsOfFinding[isWon] {
		best := *c
		for _, other := range factsOfFinding[isWon] {
			best.answers[other] = unasked
		}
		if !c.has(f) {
			continue
		}
		if one := best.with(f, c.value(f)); !one.outcome().holds {
			text := questions[f].rule.Text()
			if f == onFinal {
				text = engine.R10_1.Text()
			}
			fmt.Fprintf(&b, "- %s. *(rule %s, %s)*\n", explain.Capital(c.said(f, c.value(f))), text.Number, text.Title)
		}
	}
	fmt.Fprintf(&b, "\n%s\n\nThis is about the win alone. Whether you may perform it at all is another question: rule %s, *%s*.\n", engine.R10_1.Text().Printed,
		engine.R7_4, engine.R7_4.Text().Title)
	return b.String()
}

// order says which comes first on a fourth Adventure: its reward, or 6.2 to 6.5 (6.1).
func (c *caseOf) order() string {
	text := engine.R6_1.Text()
	said := "**No: first you enter your Final Adventure,** hand and all; the reward comes after."
	if c.outcome().holds {
		said = "**Yes: the reward comes first,** then you enter your Final Adventure."
	}
	return fmt.Sprintf("%s Rule %s, *%s*. %s\n\n*Our reading:* %s *The other reading:* %s\n",
		said, text.Number, text.Title, text.Printed, text.Ruling, text.Other)
}

// byReadings names the file that turned what decides.
func (c *caseOf) byReadings(r Readings) string {
	for _, w := range engine.AllSwitches() {
		d := *c
		d.switches ^= 1 << w
		if d.outcome() == c.outcome() {
			continue
		}
		if r.Switches.Has(w) {
			return fmt.Sprintf("\nYour table plays by the other reading here: `%s` stands in %s.\n", w, r.File)
		}
		return fmt.Sprintf("\nA table may play by the other reading: `%s`, see `xseekers config`.\n", w)
	}
	return ""
}

// mostBranches is how many ways to a yes are told of what is not known.
const mostBranches = 6

// hanging says what the verdict hangs on where that is not known.
func (c *caseOf) hanging() string {
	var yesIf []string
	var refusal string
	c.eachKnown(nil, func(d *caseOf, said []string) {
		if d.outcome().holds {
			yesIf = append(yesIf, explain.And(said))
		} else if refusal == "" {
			refusal = d.headline()
		}
	})
	var b strings.Builder
	b.WriteString("**It hangs on what you do not know.**\n\n")
	for _, said := range yesIf[:min(len(yesIf), mostBranches)] {
		fmt.Fprintf(&b, "- If %s: yes.\n", said)
	}
	if n := len(yesIf) - mostBranches; n > 0 {
		fmt.Fprintf(&b, "- And in %d more cases: yes.\n", n)
	}
	fmt.Fprintf(&b, "- Else: no. %s\n", refusal)
	return b.String()
}

// eachKnown goes through what may be the case of what is not known and decides; values that decide
// alike are told together.
func (c *caseOf) eachKnown(said []string, visit func(*caseOf, []string)) {
	open := c.deciding()
	if len(open) == 0 {
		visit(c, said)
		return
	}
	for _, alike := range c.alike(open[0]) {
		d := c.with(open[0], alike[0])
		d.eachKnown(append(said[:len(said):len(said)], c.saidOr(open[0], alike)), visit)
	}
}

// saidOr says several values of a fact. The most that was looked at stands for all above it.
func (c *caseOf) saidOr(f fact, values []int) string {
	var words []string
	q := &questions[f]
	if q.kind != byNumber {
		for _, v := range values {
			words = append(words, c.said(f, v))
		}
		return explain.Or(words)
	}
	from, last := len(values)-1, values[len(values)-1]
	if all := c.samples(f); last < all[len(all)-1] || last == q.most {
		from = len(values)
	}
	for from > 0 && from < len(values) && values[from-1] == values[from]-1 {
		from--
	}
	for _, v := range values[:from] {
		words = append(words, numberWord(v))
	}
	if from < len(values) {
		words = append(words, numberWord(values[from])+" or more")
	}
	return c.counted(f, explain.Or(words), len(values) == 1 && values[0] == 1)
}

// alike groups the samples of a fact by what follows from them.
func (c *caseOf) alike(f fact) (groups [][]int) {
	at := map[string]int{}
	for _, v := range c.samples(f) {
		d := c.with(f, v)
		sig := ""
		for of := range groupEnd {
			sig += d.diagram(of).sig
		}
		i, ok := at[sig]
		if !ok {
			i = len(groups)
			at[sig] = i
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], v)
	}
	return groups
}

// headline is why a case is refused, in a sentence with its rule.
func (c *caseOf) headline() string {
	t := c.table()
	no := t.g.Check(&t.s, t.a)
	if no == nil {
		return fmt.Sprintf("It does not win *(rule %s)*.", engine.R10_1)
	}
	e := explain.Refusal(t.g, &t.s, no)
	return fmt.Sprintf("%s *(rule %s)*", e.Headline(), e.Rule())
}
