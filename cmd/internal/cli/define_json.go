package cli

import (
	"math"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/glossary"
)

// matchesJSON is what words may mean, the best first.
type matchesJSON struct {
	Matches []termJSON `json:"matches"`
}

type termJSON struct {
	Term    string           `json:"term"`
	ID      string           `json:"id"`
	Found   string           `json:"found"` // how: by its "name", another "other name", its "beginning", a "slip" away, a "part"
	Score   float64          `json:"score"` // 1 for the name itself, down to above 0
	Meaning string           `json:"meaning"`
	Story   string           `json:"story,omitempty"`
	Example *termExampleJSON `json:"example,omitempty"`
	Aliases []string         `json:"aliases"`
	Like    []string         `json:"look_alikes"`
	Rules   []string         `json:"rules"`
	Ruling  string           `json:"ruling,omitempty"`
	Codes   []string         `json:"codes"`
	Lessons []string         `json:"lessons"`
	Near    []string         `json:"near"`
}

type termExampleJSON struct {
	Shows   string   `json:"shows"`
	At      string   `json:"at"`
	Tries   []string `json:"tries"`
	By      int      `json:"by"`
	Refused string   `json:"refused,omitempty"`
	Then    string   `json:"then,omitempty"`
}

// mostMatches is how many matches are given as data.
const mostMatches = 10

// defineJSON prints what words may mean as data, or every term where there are none.
func defineJSON(s *Streams, words []string) error {
	out := matchesJSON{Matches: []termJSON{}}
	add := func(m glossary.Match) {
		t := jsonOfTerm(&glossary.Terms()[m.Entry])
		t.Found, t.Score = m.How.String(), math.Round(m.Score()*1000)/1000
		out.Matches = append(out.Matches, t)
	}
	query := strings.Join(words, " ")
	each := eachTerm(words)
	switch {
	case len(words) == 0:
		for i := range glossary.Terms() {
			add(glossary.Match{Entry: i})
		}
	case each != nil:
		for _, t := range each {
			add(glossary.Find(t.Name)[0])
		}
	default:
		matches := glossary.Find(query)
		for _, m := range matches[:min(mostMatches, len(matches))] {
			add(m)
		}
	}
	if err := s.json(out); err != nil || len(out.Matches) > 0 {
		return err
	}
	_, _, err := findTerms(s, words)
	return err
}

func jsonOfTerm(t *glossary.Term) termJSON {
	j := termJSON{
		Term: t.Name, ID: t.ID, Meaning: t.Meaning, Story: t.Story, Ruling: t.Ruling.String(), Example: jsonOfExample(&t.Example),
		Aliases: t.Aliases, Like: append([]string{}, t.Like...), Rules: []string{}, Codes: []string{}, Lessons: []string{}, Near: []string{},
	}
	for _, r := range t.Rules {
		j.Rules = append(j.Rules, r.String())
	}
	for _, c := range t.Codes {
		j.Codes = append(j.Codes, c.String())
	}
	for _, h := range lessonsOf(t) {
		j.Lessons = append(j.Lessons, h.ID)
	}
	for _, other := range nearTerms(t) {
		j.Near = append(j.Near, other.ID)
	}
	return j
}

func jsonOfExample(x *glossary.Example) *termExampleJSON {
	if x.Shows == "" {
		return nil
	}
	j := &termExampleJSON{Shows: x.Shows, At: x.At, Tries: append([]string{}, x.Tries...), By: int(x.By), Then: x.Then}
	if x.Refused != engine.NoCode {
		j.Refused = x.Refused.String()
	}
	return j
}
