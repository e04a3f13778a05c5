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
	lines := bufio.NewReader(in)
	return func(p tutorial.Prompt) (tutorial.Input, error) {
		printPrompt(out, p)
		line, err := readLine(lines)
		if err != nil {
			return tutorial.Input{}, err
		}
		line = CleanLines(strings.TrimSpace(line))
		switch strings.ToLower(line) {
		case "quit", "q", "leave", "exit":
			return tutorial.Input{}, ErrLeft
		}
		fmt.Fprintln(out)
		return tutorial.ReadLine(p, line), nil
	}
}

// longestLine is the bytes kept of a line; the rest of a longer one is read over.
const longestLine = 1 << 16

// readLine reads a line, the last one also without its end.
func readLine(r *bufio.Reader) (string, error) {
	var line []byte
	for {
		part, more, err := r.ReadLine()
		if err != nil {
			return "", err
		}
		if len(line) < longestLine {
			line = append(line, part...)
		}
		if !more {
			return string(line), nil
		}
	}
}

func printPrompt(out io.Writer, p tutorial.Prompt) {
	why := ""
	if p.Refused || p.Told {
		why = "why, "
	}
	more := "hint, " + why + "back, help, quit"
	switch p.Kind {
	case tutorial.PromptNext:
		fmt.Fprintf(out, "Press Enter to go on (or: %sback, quit).\n> ", why)
		return
	case tutorial.PromptPay:
		fmt.Fprintf(out, "%s\nYour Leads: %s.\nType the Leads, as in \"glyph glyph ruin\" (or: %s).\n> ", p.Title, leadList(p), more)
		return
	}
	fmt.Fprintf(out, "%s:\n", p.Title)
	for i, c := range p.Choices {
		fmt.Fprintf(out, "  %d. %s\n", i+1, choiceText(c))
	}
	fmt.Fprintf(out, "Type a number or the action in words (or: %s).\n> ", more)
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
