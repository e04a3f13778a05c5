package glossary

import (
	"cmp"
	"slices"
	"sync"

	"example.com/xseekers/engine"
)

// Answer is what stands in the book about a question.
type Answer struct {
	Title string
	Text  string
	Rules []engine.Rule // where it stands, the closest first, three at most
	Score float64       // how sure it is, from 1 down to above 0
	From  Source
	ID    string // of the question, the term, the code or the rule
}

// Source is the part of the book that an answer stands in.
type Source uint8

// The parts; of answers by the same rule that fit alike, the first is the best worded.
const (
	FromFAQ Source = iota
	FromTerm
	FromCode
	FromRule
)

var sources = [...]string{"question", "term", "code", "rule"}

// String is the source's word.
func (s Source) String() string { return sources[s] }

// mostAnswers is how many answers a question gets.
const mostAnswers = 5

// mostAsked is the length from which a text is no question, in bytes.
const mostAsked = 2000

// Ask gives the answers to a question in plain words, the best first, each by another rule; none
// where the question is not about the game.
func Ask(question string) []Answer {
	if len(question) > mostAsked {
		return nil
	}
	b := book()
	q := b.read(question)
	fits := b.rank(q)
	if len(fits) == 0 || !b.about(q, fits[0].score) {
		return nil
	}
	var out []Answer
	for _, f := range fits {
		d := &b.docs[f.doc]
		same := func(a Answer) bool { return a.Rules[0] == d.rules[0] }
		if len(out) == mostAnswers || slices.ContainsFunc(out, same) {
			continue
		}
		out = append(out, Answer{
			Title: d.title, Text: d.text, Rules: d.rules[:min(3, len(d.rules))],
			Score: min(1, f.score), From: d.from, ID: d.id,
		})
	}
	return out
}

// fit is how well a document answers a question.
type fit struct {
	doc   int
	score float64
}

// The weights of what speaks for a document. Those of its own make up the first.
const (
	weightOwn      = 0.58
	weightSupport  = 0.22 // what other documents of its first rule say, each for itself
	weightTogether = 0.20 // what all of them say together

	weightWords  = 0.86 // its words, wherever they stand
	weightPhrase = 0.14 // the one of its phrases that is most like the question
)

// justSo is how like one of its phrases a question must be to be asked in just these words.
const justSo = 0.88

// weightFrom is how much each part of the book speaks for its documents: its questions are worded as
// players ask.
var weightFrom = [...]float64{FromFAQ: 1, FromTerm: 0.3, FromCode: 0.3, FromRule: 0.5}

// rank orders the documents that have a word of a question by their own fit and by what all others
// of the same rule add: where the FAQ, a term, a refusal and the rule agree, it is the rule meant.
func (b *askIndex) rank(q []slot) []fit {
	words, phrases := b.wordsFit(q), b.phraseFit(q)
	own := make([]float64, len(b.docs))
	for i := range own {
		own[i] = weightFrom[b.docs[i].from] * (weightWords*words[i] + weightPhrase*phrases[i])
		if phrases[i] > justSo {
			own[i] = phrases[i]
		}
	}
	rule, together := b.support(own), b.rulesFit(q)
	var fits []fit
	for i, d := range b.docs {
		if own[i] > 0 {
			fits = append(fits, fit{i, weightOwn*own[i] + weightSupport*rule[d.rules[0]] + weightTogether*together[d.rules[0]]})
		}
	}
	slices.SortStableFunc(fits, func(x, y fit) int {
		return cmp.Or(cmp.Compare(y.score, x.score), cmp.Compare(b.docs[x.doc].from, b.docs[y.doc].from))
	})
	return fits
}

// support is what the documents of each rule say for it together, from 0 to 1: the mean of the best,
// whether they name the rule first or not.
func (b *askIndex) support(own []float64) map[engine.Rule]float64 {
	const most = 4
	byRule := map[engine.Rule][]float64{}
	for i, d := range b.docs {
		for _, r := range d.rules[:min(3, len(d.rules))] {
			byRule[r] = append(byRule[r], own[i])
		}
	}
	out := map[engine.Rule]float64{}
	for r, all := range byRule {
		slices.SortFunc(all, func(x, y float64) int { return cmp.Compare(y, x) })
		for _, fit := range all[:min(most, len(all))] {
			out[r] += fit / most
		}
	}
	return out
}

var book = sync.OnceValue(newBook)
