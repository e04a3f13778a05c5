package tui

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"example.com/xseekers/tutorial"
	"example.com/xseekers/tutorial/explain"
)

// AskByLine asks line by line. Each line is a number, an action in words or one of the words the
// prompt names; "quit" leaves. The end of the input chooses nothing.
func AskByLine(in io.Reader, out io.Writer) Asker {
	lines := bufio.NewScanner(in)
	return func(p tutorial.Prompt) (tutorial.Input, error) {
		printPrompt(out, p)
		if !lines.Scan() {
			if err := lines.Err(); err != nil {
				return tutorial.Input{}, err
			}
			return tutorial.Input{}, io.EOF
		}
		line := CleanLines(strings.TrimSpace(lines.Text()))
		switch strings.ToLower(line) {
		case "quit", "q", "leave", "exit":
			return tutorial.Input{}, ErrLeft
		}
		fmt.Fprintln(out)
		return tutorial.ReadLine(p, line), nil
	}
}

func printPrompt(out io.Writer, p tutorial.Prompt) {
	switch p.Kind {
	case tutorial.PromptNext:
		fmt.Fprint(out, "Press Enter to go on (or: back, quit).\n> ")
		return
	case tutorial.PromptPay:
		fmt.Fprintf(out, "%s\nYour Leads: %s.\nType the Leads (or: back, hint, quit).\n> ", p.Title, leadList(p))
		return
	}
	fmt.Fprintf(out, "%s:\n", p.Title)
	for i, c := range p.Choices {
		fmt.Fprintf(out, "  %d. %s\n", i+1, choiceText(c))
	}
	fmt.Fprint(out, "Type a number or the action in words (or: hint, why, back, quit).\n> ")
}

func leadList(p tutorial.Prompt) string {
	var names []string
	for _, l := range p.Hand {
		names = append(names, explain.LeadName(l))
	}
	return strings.Join(names, ", ")
}

// choiceText is a choice with the reason why it is not allowed now.
func choiceText(c tutorial.Choice) string {
	if c.Note == "" {
		return c.Text
	}
	return c.Text + " (" + c.Note + ")"
}
