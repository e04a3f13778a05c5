package tui

import (
	"fmt"
	"strings"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/huh"
	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/engine"
	"example.com/xseekers/scenarios"
	"example.com/xseekers/tutorial"
	"example.com/xseekers/tutorial/explain"
)

// notNow marks a choice that is not on offer.
const notNow = "✗ "

// choices is the list of the prompt's choices, with the cursor at one; nil where there are none.
func (a *app) choices(at int) *list {
	choices := a.sc.Ask.Choices
	if len(choices) == 0 {
		return nil
	}
	var options []string
	for i, c := range choices {
		text := Clean(c.Text)
		if c.Note != "" {
			text = notNow + a.in(dim, text)
		}
		options = append(options, fmt.Sprintf("%*d. %s", len(fmt.Sprint(len(choices))), i+1, text))
	}
	return newList(options, min(at, len(choices)-1), a.sideWidth(), bool(a.paint))
}

// first is the first choice that is on offer.
func (a *app) first() int {
	for i, c := range a.sc.Ask.Choices {
		if c.Note == "" {
			return i
		}
	}
	return 0
}

// chosen is the choice at the cursor.
func (a *app) chosen() (tutorial.Choice, bool) {
	if a.list == nil || a.list.many != nil {
		return tutorial.Choice{}, false
	}
	return a.sc.Ask.Choices[a.list.at()], true
}

// choose takes the choice at the cursor. One that is not on offer is explained; where the step asks
// to be refused, it is tried.
func (a *app) choose() {
	c, ok := a.chosen()
	switch {
	case !ok:
		a.typeWords()
	case c.Note != "" && c.Wish != "" && a.sc.Kind != scenarios.Refuse:
		a.why()
	default:
		a.answer(tutorial.Input{Kind: tutorial.InputChoose, Choice: a.list.at()})
	}
}

// pay pays the Leads picked.
func (a *app) pay() {
	leads := a.picked()
	if leads == (engine.Leads{}) {
		a.notice = "Pick the Leads with Space first. Esc goes back to the choices."
		return
	}
	a.answer(tutorial.Input{Kind: tutorial.InputPay, Leads: leads})
}

func (a *app) picked() (leads engine.Leads) {
	for _, i := range a.list.picked() {
		leads[a.sc.Ask.Hand[i]]++
	}
	return leads
}

// leadOptions tells Leads of one type apart: a field picks all options that read the same together.
func leadOptions(hand []engine.Lead) []string {
	held, nth := engine.LeadsOf(hand...), engine.Leads{}
	var options []string
	for _, l := range hand {
		text := explain.LeadName(l)
		if nth[l]++; held[l] > 1 {
			text += fmt.Sprintf(", %d of %d", nth[l], held[l])
		}
		options = append(options, text)
	}
	return options
}

// aside is what is to be said of the option at the cursor.
func (a *app) aside() string {
	if a.sc.Ask.Kind == tutorial.PromptPay {
		leads := a.picked()
		if leads == (engine.Leads{}) {
			return "None picked."
		}
		return "You pay " + explain.Leads(leads) + "."
	}
	c, ok := a.chosen()
	if !ok || c.Note == "" {
		return ""
	}
	more := ". Enter tells more."
	if a.sc.Kind == scenarios.Refuse || c.Wish == "" {
		more = ". Enter tries it."
	}
	note := notNow + explain.Capital(Clean(c.Note))
	return ansi.Truncate(note, a.sideWidth()-ansi.StringWidth(more), "…") + more
}

// typeWords begins a line to type in.
func (a *app) typeWords() {
	if a.sc.Ask.Kind == tutorial.PromptOver {
		a.notice = "The lesson is over: there is nothing to type. ? shows the keys."
		return
	}
	a.typing = huh.NewInput().Prompt("> ").CharLimit(longestLine)
	a.typing.WithTheme(listTheme(bool(a.paint))).WithKeyMap(listKeys()).WithWidth(a.sideWidth() - 1)
	a.typing.Focus()
}

// edit takes a key while an action is typed.
func (a *app) edit(key tea.KeyMsg) {
	switch key.String() {
	case "esc":
		a.typing = nil
	case "enter":
		line := strings.TrimSpace(Clean(a.typing.GetValue().(string)))
		a.typing = nil
		switch {
		case isLeaving(line):
			a.end = appLeft
		case isTable(line):
			a.openTable()
		case line != "":
			a.answer(tutorial.ReadLine(a.sc.Ask, line))
		}
	case "tab", "shift+tab":
	default:
		a.typing.Update(key)
	}
}
