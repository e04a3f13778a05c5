package cli

import (
	"bufio"
	"errors"
	"fmt"
	"math"
	"strings"

	"github.com/spf13/cobra"

	"example.com/xseekers/glossary"
)

type askOptions struct {
	question string
	json     bool
}

func newAsk(s *Streams) *cobra.Command {
	var o askOptions
	cmd := &cobra.Command{
		Use:   "ask [question]",
		Short: "A question in your own words",
		Long: "Answers a question from the rules, our readings of them, the glossary, the refusals and the questions tables ask. " +
			"The answer comes first, then its rule, then what else you may have meant. " +
			"Without a question it answers one a line, until the input ends.",
		Example: "xseekers ask \"can I counter a counter?\"\n" +
			"xseekers ask what happens when the deck runs out\n" +
			"xseekers ask < questions.txt",
		RunE: func(_ *cobra.Command, args []string) error {
			o.question = strings.TrimSpace(strings.Join(args, " "))
			return runAsk(s, o)
		},
	}
	cmd.Flags().BoolVar(&o.json, "json", false, "print the answers as JSON")
	return cmd
}

func runAsk(s *Streams, o askOptions) error {
	if o.question == "" {
		return askByLine(s, o)
	}
	return answer(s, o)
}

// askByLine answers one question a line until the input ends. What has no answer does not end it.
func askByLine(s *Streams, o askOptions) error {
	in := bufio.NewScanner(s.In)
	in.Buffer(nil, mostRead)
	for {
		if s.InTerminal {
			fmt.Fprint(s.Err, "Your question: ")
		}
		if !in.Scan() {
			break
		}
		o.question = strings.TrimSpace(in.Text())
		if o.question == "" {
			continue
		}
		if err := answer(s, o); errors.As(err, new(nothingFits)) {
			s.say(err.Error())
		} else if err != nil {
			return err
		} else if !o.json {
			fmt.Fprintln(s.Out)
		}
	}
	if s.InTerminal {
		fmt.Fprintln(s.Err)
	}
	if errors.Is(in.Err(), bufio.ErrTooLong) {
		return wrongf("standard input: a line is longer than %d bytes (1 MiB); a question stands in one line", mostRead)
	}
	return in.Err()
}

// nothingFits says that a question has no answer.
type nothingFits string

func (q nothingFits) Error() string {
	return fmt.Sprintf("Nothing here answers %q; `xseekers rules` shows the rules, and `xseekers define` the words of the game.", short(string(q)))
}

// answer answers one question.
func answer(s *Streams, o askOptions) error {
	found := glossary.Ask(o.question)
	if o.json {
		if err := s.json(jsonOfAnswers(found)); err != nil {
			return err
		}
	}
	switch {
	case len(found) == 0:
		return nothingFits(o.question)
	case !o.json:
		s.markdown(s.answerText(found))
	}
	return nil
}

// answerText is the best answer, Markdown, the rule it stands on, and the titles of two more.
func (s *Streams) answerText(found []glossary.Answer) string {
	const others = 2
	a := &found[0]
	var md strings.Builder
	if a.From != glossary.FromRule {
		md.WriteString(s.otherwise(a.Rules))
		fmt.Fprintf(&md, "# %s\n\n%s\n\n", a.Title, a.Text)
	}
	md.WriteString(s.ruleText(a.Rules[0]))
	if len(a.Rules) > 1 {
		var more []string
		for _, r := range a.Rules[1:] {
			more = append(more, ruleTitle(r))
		}
		fmt.Fprintf(&md, "See also: %s.\n\n", strings.Join(more, "; "))
	}
	if len(found) > 1 {
		md.WriteString("Or did you mean this?\n\n")
	}
	for i := range found[1:min(1+others, len(found))] {
		fmt.Fprintf(&md, "- %s (%s)\n", found[1+i].Title, readMore(&found[1+i]))
	}
	return md.String()
}

// readMore is the command that shows an answer.
func readMore(a *glossary.Answer) string {
	switch a.From {
	case glossary.FromTerm:
		return fmt.Sprintf("`xseekers define %s`", a.ID)
	case glossary.FromCode:
		return fmt.Sprintf("`xseekers why %s`", a.ID)
	default:
		return fmt.Sprintf("rule %s", a.Rules[0])
	}
}

type answersJSON struct {
	Answers []answerJSON `json:"answers"`
}

type answerJSON struct {
	Title string   `json:"title"`
	Text  string   `json:"text"`
	Rules []string `json:"rules"` // the closest first
	Score float64  `json:"score"` // from 1 down to above 0
	From  string   `json:"from"`  // a "question" of the FAQ, a "term", a "code" or a "rule"
	ID    string   `json:"id"`
}

func jsonOfAnswers(found []glossary.Answer) answersJSON {
	out := answersJSON{Answers: []answerJSON{}}
	for _, a := range found {
		j := answerJSON{Title: a.Title, Text: a.Text, Score: math.Round(a.Score*1000) / 1000, From: a.From.String(), ID: a.ID}
		for _, r := range a.Rules {
			j.Rules = append(j.Rules, r.String())
		}
		out.Answers = append(out.Answers, j)
	}
	return out
}
