package tutorial

import (
	"slices"
	"strconv"
	"strings"
)

// wordsAlone are the words that are an input by themselves. None of them begins an action.
var wordsAlone = map[string]InputKind{
	"": InputNext, "next": InputNext, "n": InputNext,
	"back": InputBack, "b": InputBack,
	"hint": InputHint, "h": InputHint,
	"why": InputWhy, "w": InputWhy,
	"help": InputHelp, "?": InputHelp,
	"undo": InputUndo, "u": InputUndo,
	"redo":  InputRedo,
	"skip":  InputSkip,
	"jump":  InputJump,
	"more":  InputMore,
	"word":  InputWord,
	"words": InputWord,
	"g":     InputWord,
	"recap": InputRecap,
	"prove": InputProve, "test out": InputProve,
}

// ReadLine understands a typed line as the answer to a prompt: a choice by its number or its text,
// one of the words of wordsAlone, anything else an action in words. An empty line goes on where that
// is asked. Behind "why" may stand the number of a line of the last story, or what the question is
// about; behind "jump" stands a step, behind "word" what to look up.
func ReadLine(p Prompt, line string) Input {
	fields := strings.Fields(line)
	line = strings.Join(fields, " ")
	if kind, ok := wordsAlone[strings.ToLower(line)]; ok {
		return Input{Kind: kind}
	}
	if len(fields) > 1 && slices.ContainsFunc(fields, func(f string) bool { return !isLetterOfLead(f) }) {
		word, about := strings.ToLower(fields[0]), strings.Join(fields[1:], " ")
		switch word {
		case "why", "w":
			return readWhy(about)
		case "word", "g":
			return Input{Kind: InputWord, Text: about}
		case "jump":
			step, _ := strconv.Atoi(strings.TrimPrefix(strings.ToLower(about), "to "))
			return Input{Kind: InputJump, Choice: step}
		}
	}
	if n, err := strconv.Atoi(strings.TrimSuffix(line, ".")); err == nil && (p.Kind == PromptChoose || p.Kind == PromptAnswer) {
		return Input{Kind: InputChoose, Choice: n - 1}
	}
	for i, c := range p.Choices {
		if strings.EqualFold(strings.Join(strings.Fields(c.Text), " "), line) {
			return Input{Kind: InputChoose, Choice: i}
		}
	}
	return Input{Kind: InputSay, Text: line}
}

// isLetterOfLead reports whether a word is the first letter of a Lead, by which several may be told:
// "g g w".
func isLetterOfLead(word string) bool {
	return len(word) == 1 && strings.ContainsAny(strings.ToLower(word), "gmrvw")
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
