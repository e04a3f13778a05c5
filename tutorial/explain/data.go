package explain

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/notation"
)

// Data is what is said of an attempt as data for other programs. Of an allowed one Rule is the rule
// that gives it; of a refused one the headline's, and every list but Consequences is of that.
type Data struct {
	Action       string            `json:"action"`
	By           int               `json:"by"` // the seat, counted from 0
	Legal        bool              `json:"legal"`
	Rule         string            `json:"rule"`
	Title        string            `json:"title"` // of the rule
	Consequences []ConsequenceData `json:"consequences,omitempty"`

	Code     string        `json:"code,omitempty"`
	Headline string        `json:"headline,omitempty"`
	Source   string        `json:"source,omitempty"` // who says the headline: "rule", "our reading" or "card text"
	Unmet    []UnmetData   `json:"unmet,omitempty"`
	Readings []ReadingData `json:"readings,omitempty"`
	Repairs  []RepairData  `json:"repairs,omitempty"`
	Advice   string        `json:"advice,omitempty"` // where there is no repair
	Instead  []string      `json:"instead,omitempty"`
	LeftOut  int           `json:"left_out,omitempty"` // of instead
	Terms    []string      `json:"terms,omitempty"`    // their ids
	Lesson   *LessonData   `json:"lesson,omitempty"`
	Games    string        `json:"games,omitempty"` // how the two games differ on the rule
}

// UnmetData is one unmet part.
type UnmetData struct {
	Code   string `json:"code"`
	Rule   string `json:"rule"`
	Source string `json:"source"`
	Text   string `json:"text"`
	Need   *int   `json:"need,omitempty"` // both or neither
	Have   *int   `json:"have,omitempty"`
	Lead   string `json:"lead,omitempty"`
	Card   string `json:"card,omitempty"`
}

// ReadingData is a ruling that the refusal leans on.
type ReadingData struct {
	Rule    string `json:"rule"`
	If      string `json:"if,omitempty"` // what only the players know, and on which it depends
	Ours    string `json:"ours"`
	Other   string `json:"other,omitempty"`
	Verdict string `json:"verdict,omitempty"` // by the other reading
}

// RepairData is what would make the attempt legal.
type RepairData struct {
	Text     string   `json:"text"`
	Changes  []string `json:"changes"`
	Possible bool     `json:"possible"` // by what the player can do from here, if only wait
	Action   string   `json:"action"`   // that is legal then
}

// LessonData is a lesson.
type LessonData struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

// ConsequenceData is what an allowed action brings with it.
type ConsequenceData struct {
	Rule string `json:"rule"`
	Text string `json:"text"`
}

// Data is the explanation as data.
func (e *Explanation) Data(g *engine.Game) Data {
	d := Data{
		Action: e.Attempt, By: int(e.By), Rule: e.Rule().String(), Title: e.Rule().Text().Title,
		Code: e.Code.String(), Headline: e.Headline(), Source: e.Parts[0].Source.String(),
		Instead: e.Instead, LeftOut: e.LeftOut, Games: e.Lens,
	}
	for _, p := range e.Parts {
		d.Unmet = append(d.Unmet, p.data())
	}
	for _, r := range e.Readings {
		d.Readings = append(d.Readings, ReadingData{r.Rule.String(), r.If, r.Ours, r.Other, r.Verdict})
	}
	for _, r := range e.Repairs {
		d.Repairs = append(d.Repairs, RepairData{r.Text, r.Changes, r.Possible, notation.Format(g, r.Action)})
	}
	if len(e.Repairs) == 0 {
		d.Advice = e.Advice
	}
	for _, t := range e.Terms {
		d.Terms = append(d.Terms, t.ID)
	}
	if e.Lesson != nil {
		d.Lesson = &LessonData{e.Lesson.ID, e.Lesson.Title}
	}
	return d
}

func (p *Part) data() UnmetData {
	d := UnmetData{
		Code: p.Code.String(), Rule: p.Rule.String(), Source: p.Source.String(), Text: p.Text, Lead: p.Lead.String(), Card: p.Card,
	}
	if p.Need != 0 || p.Have != 0 {
		d.Need, d.Have = &p.Need, &p.Have
	}
	return d
}

// Data is the same of an allowed action.
func (a *Allowance) Data() Data {
	d := Data{Action: a.Attempt, By: int(a.By), Legal: true, Rule: a.Rule.String(), Title: a.Rule.Text().Title}
	for _, c := range a.Consequences {
		d.Consequences = append(d.Consequences, ConsequenceData{c.Rule.String(), c.Text})
	}
	return d
}
