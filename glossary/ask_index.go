package glossary

import (
	"math"
	"slices"

	"example.com/xseekers/engine"
)

// askIndex holds what a question is compared with.
type askIndex struct {
	docs       []doc
	phrases    []askPhrase
	ids        map[string]int // of a stem, or of a concept
	written    map[string]int // the id of the stem of a word
	begin      [][]behind     // the concepts that a stem begins, by its id
	postings   [][]posting    // by id
	length     []float64      // by document
	ruleLength []float64      // by rule, all its documents together
	rare       []float64      // by id: how telling it is
	most       float64        // the most that anything tells
	bag        []float64      // by id: what is counted of a document
}

// posting is how often a document has a word, the places weighted.
type posting struct {
	doc    int
	weight float64
}

// askPhrase is a title of a document, or a way of asking for it.
type askPhrase struct {
	doc   int
	slots []slot
	sum   float64 // of what its slots tell
}

// How much a word tells in a title, in another way of asking, and in the text.
const (
	inTitle = 1.7
	inAsked = 0.6
	inText  = 1
)

// add adds a document with the phrases that ask for it and its texts.
func (b *askIndex) add(d doc, phrases []string, texts ...string) {
	n := len(b.docs)
	b.docs = append(b.docs, d)
	b.length = append(b.length, 0)
	var ids []int
	weight := float64(inTitle)
	for _, text := range phrases {
		slots := b.slots(text)
		b.phrases = append(b.phrases, askPhrase{doc: n, slots: slots})
		ids = b.count(ids, slots, weight)
		weight = inAsked
	}
	for _, text := range texts {
		ids = b.count(ids, b.slots(text), inText)
	}
	for _, id := range ids {
		b.postings[id] = append(b.postings[id], posting{n, b.bag[id]})
		b.length[n] += b.bag[id]
		b.bag[id] = 0
	}
}

// count counts the words of slots and adds those counted for the first time to ids.
func (b *askIndex) count(ids []int, slots []slot, weight float64) []int {
	for len(b.postings) < len(b.ids) {
		b.postings, b.bag = append(b.postings, nil), append(b.bag, 0)
	}
	for _, s := range slots {
		for _, w := range s {
			if b.bag[w.id] == 0 {
				ids = append(ids, w.id)
			}
			b.bag[w.id] += weight * w.weight
		}
	}
	return ids
}

// finish reckons how telling each word is, and how long the documents are among one another.
func (b *askIndex) finish() {
	for len(b.postings) < len(b.ids) {
		b.postings = append(b.postings, nil)
	}
	n := float64(len(b.docs))
	b.most = math.Log(1 + n)
	for _, p := range b.postings {
		b.rare = append(b.rare, math.Log(1+(n-float64(len(p))+0.5)/(float64(len(p))+0.5)))
	}
	mean := 0.0
	for _, l := range b.length {
		mean += l / n
	}
	for i := range b.length {
		b.length[i] /= mean
	}
	b.ruleLength = make([]float64, len(engine.Rules())+1)
	total := 0.0
	for i, d := range b.docs {
		share := 1.0
		for _, r := range d.rules {
			b.ruleLength[r] += share * b.length[i]
			total += share * b.length[i]
			share *= laterRule
		}
	}
	for r := range b.ruleLength {
		b.ruleLength[r] *= float64(len(b.ruleLength)) / total
	}
	for i := range b.phrases {
		b.phrases[i].sum = b.tells(b.phrases[i].slots)
	}
}

// tells is how much slots tell: each as much as its own word, the first.
func (b *askIndex) tells(slots []slot) (sum float64) {
	for _, s := range slots {
		sum += b.telling(s)
	}
	return sum
}

func (b *askIndex) telling(s slot) float64 {
	if s == nil || s[0].id >= len(b.rare) {
		return b.most
	}
	return b.rare[s[0].id]
}

// about says whether a question is about the game: whether the book has words for most of it, and an
// answer that fits.
func (b *askIndex) about(q []slot, score float64) bool {
	const least = 0.12
	known := 0.0
	for _, s := range q {
		if s != nil {
			known += b.telling(s) * s[0].weight
		}
	}
	all := b.tells(q)
	return all > 0 && score*known/all >= least
}

// wordsFit is how well each document's words fit a question, from 0 to 1 (BM25).
func (b *askIndex) wordsFit(q []slot) []float64 {
	const often, long = 2.8, 0.15 // how soon a word tells no more; how much a long document tells less
	fit := make([]float64, len(b.docs))
	best := make([]float64, len(b.docs))
	all := b.tells(q)
	for _, s := range q {
		clear(best)
		for _, w := range s {
			for _, p := range b.postings[w.id] {
				f := p.weight / (p.weight + often*(1-long+long*b.length[p.doc]))
				best[p.doc] = max(best[p.doc], w.weight*b.rare[w.id]*f)
			}
		}
		for i := range fit {
			fit[i] += best[i] / all
		}
	}
	return fit
}

// rulesFit is how well the words of all documents of each rule fit a question together, from 0 to 1:
// what a question asks in two breaths may stand in two of them.
func (b *askIndex) rulesFit(q []slot) []float64 {
	const often, long = 3.7, 1
	fit := make([]float64, len(b.ruleLength))
	all := b.tells(q)
	for _, s := range q {
		best := make([]float64, len(fit))
		for _, w := range s {
			have := make([]float64, len(fit))
			for _, p := range b.postings[w.id] {
				share := 1.0
				for _, r := range b.docs[p.doc].rules {
					have[r] += share * p.weight
					share *= laterRule
				}
			}
			for r, n := range have {
				if n > 0 {
					best[r] = max(best[r], w.weight*b.rare[w.id]*n/(n+often*(1-long+long*b.ruleLength[r])))
				}
			}
		}
		for r := range fit {
			fit[r] += best[r] / all
		}
	}
	return fit
}

// laterRule is how much of a document speaks for its second rule, and again for its third.
const laterRule = 0.35

// phraseFit is how like a question each document's likest phrase is, from 0 to 1: twice what they
// share to what both tell.
func (b *askIndex) phraseFit(q []slot) []float64 {
	fit := make([]float64, len(b.docs))
	all := b.tells(q)
	in := make([]float64, len(b.rare))
	for _, s := range q {
		for _, w := range s {
			in[w.id] = max(in[w.id], w.weight)
		}
	}
	for _, p := range b.phrases {
		shared := 0.0
		for _, s := range p.slots {
			best := 0.0
			for _, w := range s {
				best = max(best, in[w.id]*w.weight)
			}
			shared += best * b.telling(s)
		}
		if shared > 0 {
			fit[p.doc] = max(fit[p.doc], 2*shared/(all+p.sum))
		}
	}
	return slices.Clip(fit)
}
