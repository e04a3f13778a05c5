package cli

import (
	"encoding/json"
	"fmt"
	"strings"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/tutorial/explain"
)

// receiptJSON is a receipt as data.
type receiptJSON struct {
	Verdict  string          `json:"verdict"`
	From     string          `json:"from"` // "rule", "our reading", "card text" or "bug"
	Action   string          `json:"action"`
	By       int             `json:"by"`
	Legal    bool            `json:"legal"`
	Rule     ruleJSON        `json:"rule"`
	Cards    []cardTextJSON  `json:"cards,omitempty"`
	Codes    []string        `json:"codes,omitempty"`
	Held     []string        `json:"held"`
	Faults   []string        `json:"faults"`
	Given    json.RawMessage `json:"given"` // the action as data
	Position json.RawMessage `json:"position"`
	Replay   string          `json:"replay"` // with the position in the file position.json
	restsOn
}

type cardTextJSON struct {
	Name string   `json:"name"`
	Text []string `json:"text"`
}

// receipt is the case of the last action.
func (at *positionAt) receipt(v *verdict) receiptJSON {
	r := explain.ReceiptOf(at.g, &v.s, v.action)
	given := position.AppendAction(nil, at.g, v.action)
	out := receiptJSON{
		Verdict: r.Says(), From: r.From.String(), Action: notation.Format(at.g, v.action), By: int(v.by), Legal: r.Legal,
		Rule: jsonOfRule(r.Rule), Cards: at.cardTexts(r), Held: append([]string{}, r.Held...), Faults: append([]string{}, r.Faults...),
		Given: given, Position: position.MarshalState(at.g, &v.s),
		Replay:  fmt.Sprintf("xseekers why --receipt --at position.json%s --by %d '%s'", at.cardsFlag(), v.by, given),
		restsOn: restsOn{Switches: wordsOf(v.s.Switches), Dealt: v.dealt(v.body())},
	}
	if v.readings != "" {
		out.Settings = at.setting
	}
	for _, u := range r.Unmet {
		out.Codes = append(out.Codes, fmt.Sprintf("%s (rule %s)", u.Code, u.Rule))
	}
	return out
}

// cardsFlag names the card set again for a replay.
func (at *positionAt) cardsFlag() string {
	if at.cardsFile == "" {
		return ""
	}
	return " --cards '" + strings.ReplaceAll(at.cardsFile, "'", `'\''`) + "'"
}

// cardTexts is the texts of the cards that an attempt and its verdict speak of.
func (at *positionAt) cardTexts(r explain.Receipt) (out []cardTextJSON) {
	named := []engine.Card{r.Action.Card, r.Action.Spend}
	for _, u := range r.Unmet {
		named = append(named, u.Card)
	}
	seen := map[string]bool{}
	for _, c := range named {
		if !at.g.Known(c) || seen[at.g.Name(c)] {
			continue
		}
		name := at.g.Name(c)
		seen[name] = true
		if c.IsActionX() {
			out = append(out, cardTextJSON{name, cards.CardText(at.g.ActionX(c))})
			continue
		}
		a := at.g.Adventure(c)
		out = append(out, cardTextJSON{name, []string{"Costs " + explain.Leads(a.Emblems) + ".", cards.RewardText(a)}})
	}
	return out
}

// printReceipt prints the case as a text to paste into a report, its lines not broken.
func (s *Streams) printReceipt(at *positionAt, v *verdict) error {
	r := at.receipt(v)
	var b strings.Builder
	fmt.Fprintf(&b, "Rule, card or bug? **%s**\n\n", explain.Capital(r.Verdict))
	says := "allowed"
	if !r.Legal {
		says = "refused: " + strings.Join(r.Codes, ", ")
	}
	fmt.Fprintf(&b, "- Attempt: player %d (seat %d), `%s`\n- Check: %s\n", v.by+1, v.by, r.Action, says)
	if v.no != nil {
		fmt.Fprintf(&b, "- In words: %s\n", v.no.Headline())
	}
	b.WriteString(ruleItems(r.Rule))
	for _, c := range r.Cards {
		fmt.Fprintf(&b, "- %s: “%s”\n", c.Name, strings.Join(c.Text, " "))
	}
	fmt.Fprintf(&b, "- Switches turned: %s\n", noneOr(r.Switches))
	for _, note := range []string{v.readings, r.Dealt} {
		if note != "" {
			fmt.Fprintf(&b, "- %s\n", note)
		}
	}
	for _, f := range r.Faults {
		fmt.Fprintf(&b, "- **Fault:** %s\n", f)
	}
	for _, h := range r.Held {
		fmt.Fprintf(&b, "- Holds: %s\n", h)
	}
	fmt.Fprintf(&b, "- Program: xseekers %s\n\n", version())
	b.WriteString("To see it again, save the position below as position.json and run:\n\n")
	fmt.Fprintf(&b, "    %s\n\n", r.Replay)
	fmt.Fprintf(&b, "The whole position. It holds every hand and the order of every deck: hand it only to those who may know.\n\n```json\n%s\n```\n",
		r.Position)
	_, err := fmt.Fprint(s.Out, tui.CleanLines(b.String()))
	return err
}

// ruleItems is a rule's words, what is printed apart from our reading.
func ruleItems(t ruleJSON) string {
	items := fmt.Sprintf("- Rule %s, %s\n", t.Number, t.Title)
	for _, part := range []struct{ by, text string }{
		{"Printed rule", t.Printed}, {"Our reading", t.Ruling}, {"The other reading", t.Other},
	} {
		if part.text != "" {
			items += fmt.Sprintf("- %s: %s\n", part.by, part.text)
		}
	}
	return items
}

func noneOr(words []string) string {
	if len(words) == 0 {
		return "none"
	}
	return strings.Join(words, ", ")
}
