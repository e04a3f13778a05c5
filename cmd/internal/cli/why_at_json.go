package cli

import (
	"encoding/json"

	"example.com/xseekers/engine/position"
	"example.com/xseekers/tutorial"
	"example.com/xseekers/tutorial/explain"
)

// verdictJSON is a verdict as data.
type verdictJSON struct {
	explain.Data
	Number   int             `json:"number,omitempty"` // of several actions, which one it is about
	Before   []string        `json:"before,omitempty"` // played before it
	Wish     bool            `json:"wish,omitempty"`   // a wish was asked about: Ways are its ways
	Ways     []string        `json:"ways,omitempty"`
	Story    []toldJSON      `json:"story,omitempty"` // what an allowed action makes happen
	Next     *nextJSON       `json:"next,omitempty"`
	Given    json.RawMessage `json:"given,omitempty"` // the action as data
	Position json.RawMessage `json:"position"`        // the whole position in which it was tried
	restsOn
}

// restsOn is what a verdict rests on.
type restsOn struct {
	Switches []string `json:"switches,omitempty"` // turned
	Settings string   `json:"settings,omitempty"` // the file that turns them, where the verdict hangs on it
	Dealt    string   `json:"dealt,omitempty"`    // what was dealt, since the file does not say it
}

// toldJSON is a line of what happens.
type toldJSON struct {
	Text   string      `json:"text"`
	Causes []causeJSON `json:"causes"`
}

type causeJSON struct {
	Text  string   `json:"text"`
	Rules []string `json:"rules"`
}

type nextJSON struct {
	Player int    `json:"player"` // a seat
	Kind   string `json:"kind"`
}

// offersJSON is everything on offer and everything that is not.
type offersJSON struct {
	By         int             `json:"by"`
	OnOffer    []onOfferJSON   `json:"on_offer"`
	NotOnOffer []offOfferJSON  `json:"not_on_offer"`
	Position   json.RawMessage `json:"position"`
	restsOn
}

type onOfferJSON struct {
	Wish    string   `json:"wish"`
	Rule    string   `json:"rule"`
	Ways    []string `json:"ways"`
	LeftOut int      `json:"left_out,omitempty"`
}

type offOfferJSON struct {
	Wish     string `json:"wish"`
	Code     string `json:"code"`
	Rule     string `json:"rule"`
	Headline string `json:"headline"`
}

// data is the verdict for other programs.
func (v *verdict) data() any {
	rests := restsOn{Switches: wordsOf(v.s.Switches), Dealt: v.dealt(v.body())}
	if v.readings != "" {
		rests.Settings = v.at.setting
	}
	whole := json.RawMessage(position.MarshalState(v.at.g, &v.s))
	if v.of == 0 {
		out := v.offersData()
		out.Position, out.restsOn = whole, rests
		return out
	}
	out := verdictJSON{Position: whole, restsOn: rests, Data: v.explained()}
	if advice := v.advice(); advice != "" {
		out.Advice = advice
	}
	if v.of > 1 {
		out.Number, out.Before = v.number, v.before
	}
	if v.offer != nil {
		out.Wish, out.Ways, out.LeftOut = true, v.offer.Ways, max(out.LeftOut, v.offer.LeftOut)
		return out
	}
	out.Given = position.AppendAction(nil, v.at.g, v.action)
	if v.allowed == nil {
		return out
	}
	for _, line := range tutorial.Causes(v.at.g, &v.happening, v.by) {
		out.Story = append(out.Story, jsonOfTold(line))
	}
	if !v.after.Over() {
		out.Next = &nextJSON{int(v.after.Decision.Player), v.after.Decision.Kind.String()}
	}
	return out
}

// explained is what the explainer says of it.
func (v *verdict) explained() explain.Data {
	switch {
	case v.no != nil:
		return v.no.Data(v.at.g)
	case v.allowed != nil:
		return v.allowed.Data()
	case v.offer.Why != nil:
		return v.offer.Why.Data(v.at.g)
	}
	rule := v.offer.Rule
	return explain.Data{Action: v.offer.Wish.Text(v.at.g), By: int(v.by), Legal: true, Rule: rule.String(), Title: rule.Text().Title}
}

func (v *verdict) offersData() offersJSON {
	out := offersJSON{By: int(v.by), OnOffer: []onOfferJSON{}, NotOnOffer: []offOfferJSON{}}
	for i := range v.offers {
		o := &v.offers[i]
		wish := o.Wish.Text(v.at.g)
		if o.Why == nil {
			out.OnOffer = append(out.OnOffer, onOfferJSON{wish, o.Rule.String(), o.Ways, o.LeftOut})
			continue
		}
		out.NotOnOffer = append(out.NotOnOffer, offOfferJSON{wish, o.Why.Code.String(), o.Why.Rule().String(), o.Why.Headline()})
	}
	return out
}

func jsonOfTold(line tutorial.Told) toldJSON {
	out := toldJSON{Text: line.Text}
	for _, c := range line.Causes {
		cause := causeJSON{Text: c.Text, Rules: []string{}}
		for _, r := range c.Rules {
			cause.Rules = append(cause.Rules, r.String())
		}
		out.Causes = append(out.Causes, cause)
	}
	return out
}
