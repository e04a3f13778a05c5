package cli

import (
	"fmt"
	"strings"

	"example.com/xseekers/cmd/internal/tui"
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/glossary"
	"example.com/xseekers/tutorial"
	"example.com/xseekers/tutorial/explain"
)

// playExample shows the position of a term's example, plays what is tried in it, and tells what
// happens or why it is refused.
func playExample(s *Streams, terms []glossary.Term) error {
	if len(terms) != 1 {
		return wrongf("--example plays the example of one term, not of %d", len(terms))
	}
	t := &terms[0]
	if t.Example.Shows == "" {
		return fmt.Errorf("%s has no example to play; `xseekers define %s` says what it means", t.Name, t.ID)
	}
	g := cards.TrainingGame()
	state, err := position.Load(g, t.ID, []byte(t.Example.At))
	if err != nil {
		return err
	}
	s.markdown(fmt.Sprintf("# %s\n\n%s\n", t.Name, t.Example.Shows))
	reader := state.Decision.Player
	view := engine.ViewOf(&state, reader)
	fmt.Fprintf(s.Out, "\n%s\n", tui.Table(&view, g, tui.TableOptions{Width: s.Width, Colour: s.Colour, Plain: s.Plain}))
	var story strings.Builder
	for i, try := range t.Example.Tries {
		by := state.Decision.Player
		if i == len(t.Example.Tries)-1 && t.Example.Refused != engine.NoCode {
			by = t.Example.By
		}
		told, err := tryTold(g, &state, try, by, reader)
		if err != nil {
			return err
		}
		story.WriteString(told + "\n")
	}
	s.markdown(story.String())
	return nil
}

// tryTold plays one action and tells what happens, or why it is refused.
func tryTold(g *engine.Game, state *engine.State, try string, by, reader engine.Seat) (string, error) {
	view := engine.ViewOf(state, by)
	action, err := notation.Parse(g, &view, try)
	if err != nil {
		return "", err
	}
	players := int(state.Players)
	md := fmt.Sprintf("**%s: `%s`**\n\n", explain.Capital(explain.Who(by, reader, players)), try)
	happened, no := tutorial.Play(g, state, action)
	if no != nil {
		e := explain.Refusal(g, state, no)
		return md + e.Markdown(), nil
	}
	return md + "- " + strings.Join(tutorial.Story(g, happened.Events, reader, players), "\n- ") + "\n", nil
}
