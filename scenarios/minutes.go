package scenarios

import (
	"math"
	"strings"
)

// What a lesson's minutes are made of, in seconds: reading at a slow reader's pace, with an eye on the
// table; looking over a position set out anew; finding and making a move; watching one that others
// make; reading the page of a refusal; weighing one answer of a question. A game goes on for about
// twenty minutes.
const (
	secondsAWord     = 60.0 / 160
	secondsAPosition = 30
	secondsAMove     = 15
	secondsARivals   = 6
	secondsARefusal  = 30
	secondsAnAnswer  = 8
	secondsAGame     = 20 * 60
)

// Minutes is about how long a lesson takes who does every step once by its solution, to the nearest
// minute: an estimate from its words and actions.
func (l *Lesson) Minutes() int {
	words := wordsOf(l.Closing)
	seconds := float64(secondsAPosition)
	for i := range l.Steps {
		st := &l.Steps[i]
		words += wordsOf(st.Text) + wordsOf(st.Done)
		if st.At != nil {
			seconds += secondsAPosition
		}
		seconds += float64(secondsARivals * (len(st.Plays) + len(st.Answers)))
		switch st.Kind {
		case Do:
			seconds += float64(secondsAMove * len(st.Solution))
		case Refuse:
			seconds += secondsAMove + secondsARefusal
		case Ask:
			for _, o := range st.Question.Options {
				words += wordsOf(o.Say)
				seconds += secondsAnAnswer
			}
			seconds += float64(secondsARivals * len(st.Question.After))
		case Game:
			seconds += secondsAGame
		}
	}
	return int(math.Round((seconds + float64(words)*secondsAWord) / 60))
}

func wordsOf(text string) int { return len(strings.Fields(text)) }
