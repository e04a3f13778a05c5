package tutorial

import (
	"strconv"
	"strings"
)

// ReadLine understands a typed line as the answer to a prompt: a choice by its number or its text,
// one of the words below, anything else an action in words. An empty line goes on where that is asked.
func ReadLine(p Prompt, line string) Input {
	line = strings.TrimSpace(line)
	switch strings.ToLower(line) {
	case "":
		return Input{Kind: InputNext}
	case "next", "n":
		return Input{Kind: InputNext}
	case "back", "b":
		return Input{Kind: InputBack}
	case "hint", "h":
		return Input{Kind: InputHint}
	case "why", "w":
		return Input{Kind: InputWhy}
	case "help", "?":
		return Input{Kind: InputHelp}
	}
	if n, err := strconv.Atoi(line); err == nil && p.Kind == PromptChoose {
		return Input{Kind: InputChoose, Choice: n - 1}
	}
	for i, c := range p.Choices {
		if strings.EqualFold(c.Text, line) {
			return Input{Kind: InputChoose, Choice: i}
		}
	}
	return Input{Kind: InputSay, Text: line}
}
