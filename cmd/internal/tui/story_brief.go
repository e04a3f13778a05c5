package tui

import (
	"regexp"
	"strings"

	"example.com/xseekers/tutorial"
)

// actor is who does what a sentence of a story tells.
var actor = regexp.MustCompile(`^(You|Your rival|Player \d) `)

// storyBrief is a story in as few lines as it takes: what one player does in a row is one sentence.
func storyBrief(story []tutorial.Told) string {
	var sentences []string
	last := ""
	for _, told := range story {
		who := actor.FindString(told.Text)
		n := len(sentences) - 1
		if who != "" && who == last {
			sentences[n] = strings.TrimSuffix(sentences[n], ".") + "; " + strings.TrimPrefix(told.Text, who)
		} else {
			sentences = append(sentences, told.Text)
		}
		last = who
	}
	return strings.Join(sentences, " ")
}
