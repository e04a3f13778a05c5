package tutorial

import (
	"strconv"
	"strings"
)

// ReadLine understands a typed line as the answer to a prompt: a choice by its number or its text,
// one of the words below, anything else an action in words. An empty line goes on where that is asked.
// Behind "why" may stand the number of a line of the last story, or what the question is about.
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
	if word, about, ok := strings.Cut(line, " "); ok && (strings.EqualFold(word, "why") || strings.EqualFold(word, "w")) {
		return readWhy(strings.TrimSpace(about))
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

// readWhy reads what stands behind "why"; little words of a question say nothing more.
func readWhy(about string) Input {
	if n, err := strconv.Atoi(about); err == nil {
		return Input{Kind: InputWhy, Choice: n}
	}
	about = strings.TrimRight(about, "? ")
	for _, little := range []string{"can't i ", "can i not ", "cannot i ", "not "} {
		if len(about) > len(little) && strings.EqualFold(about[:len(little)], little) {
			about = about[len(little):]
		}
	}
	return Input{Kind: InputWhy, Text: about}
}
