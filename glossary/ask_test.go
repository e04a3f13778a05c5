package glossary

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

// offTopic are questions that are not about the game.
const offTopic = `
what is the weather tomorrow
what is the capital of france
how does a knight move in chess
does a straight beat a flush in poker
how do i castle in chess
what is the best pizza in town
who won the world cup in 1998
how do i bake bread
how many legs does a spider have
what time is it
who is the president of the united states
how do i install linux on my laptop
what is the square root of 144
translate hello into spanish
how tall is mount everest
what is the meaning of life
can you recommend a good film
why is the sky blue
how far is the moon from the earth
how do i boil an egg
what should i wear to a wedding
when does the train to berlin leave
how do i repair a bicycle
what is the speed of light
who wrote hamlet
is bitcoin going to rise
is it going to rain on sunday
how do i reset my password
what language do they speak in brazil
zzzz
what is the population of india
how long should i boil potatoes
where can i buy cheap shoes
how do i lose weight
what is a quaternion
how do you say thank you in japanese
which planet is the largest
can dogs eat chocolate
how old is the universe
how do i roll dice in dungeons and dragons`

func TestAQuestionAboutSomethingElseIsNotAnswered(t *testing.T) {
	for question := range strings.SplitSeq(strings.TrimSpace(offTopic), "\n") {
		if found := Ask(question); found != nil {
			t.Errorf("%q is answered by %q", question, found[0].Title)
		}
	}
}

func TestWhatIsNoQuestionIsNotAnswered(t *testing.T) {
	for _, text := range []string{"", " ", "?", "\x00", "\xff", "what is the", "🂡", strings.Repeat("thwart ", 1000)} {
		if found := Ask(text); found != nil {
			t.Errorf("%.20q is answered by %q", text, found[0].Title)
		}
	}
}

// hits is how many questions of a file find one of their rules.
type hits struct {
	first, three        int // by the first rule of the first answer, of one of the first three
	firstAny, threeAny  int // by any rule of them
	answered, questions int
}

// asked counts the hits of a file of questions: RULES, a tab, the question, in each line.
func asked(t *testing.T, file string) (n hits) {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		rules, question, ok := strings.Cut(strings.TrimSpace(line), "\t")
		if !ok {
			t.Fatalf("%s: no tab in %q", file, line)
		}
		n.questions++
		n.count(strings.Split(rules, ","), Ask(question))
	}
	return n
}

func (n *hits) count(rules []string, found []Answer) {
	first, anyOf := len(found), len(found)
	for i, a := range found {
		for j, r := range a.Rules {
			for _, want := range rules {
				if r.String() == want {
					anyOf = min(anyOf, i)
					if j == 0 {
						first = min(first, i)
					}
				}
			}
		}
	}
	within := func(at, most int) int {
		if at < min(most, len(found)) {
			return 1
		}
		return 0
	}
	n.first += within(first, 1)
	n.three += within(first, 3)
	n.firstAny += within(anyOf, 1)
	n.threeAny += within(anyOf, 3)
	if len(found) > 0 {
		n.answered++
	}
}

func (n *hits) String() string {
	share := func(k int) string { return fmt.Sprintf("%.1f %%", 100*float64(k)/float64(n.questions)) }
	return fmt.Sprintf("of %d questions %d answered; the rule is that of the first answer in %s, of one of three in %s; "+
		"among the rules of the first in %s, of three in %s",
		n.questions, n.answered, share(n.first), share(n.three), share(n.firstAny), share(n.threeAny))
}

// TestTheRuleOfAQuestionIsFound holds the figures of questions that were written from the rules
// alone, before there was anything to answer them. One half was looked at while the search was
// made; the other was only counted.
func TestTheRuleOfAQuestionIsFound(t *testing.T) {
	for _, tc := range []struct {
		file         string
		first, three int
	}{
		{"questions-tune.txt", 96, 114},
		{"questions-report.txt", 96, 114},
	} {
		n := asked(t, "testdata/"+tc.file)
		t.Logf("%s: %s", tc.file, &n)
		if n.first < tc.first || n.three < tc.three {
			t.Errorf("%s: %d and %d are found, fewer than %d and %d", tc.file, n.first, n.three, tc.first, tc.three)
		}
	}
}

func TestAnswersHaveScoresInTheirOrder(t *testing.T) {
	for _, question := range []string{"can i counter a counter", "how many cards do i draw", "what does scrap mean", "poach"} {
		found := Ask(question)
		seen := map[string]bool{}
		for i, a := range found {
			if a.Score <= 0 || a.Score > 1 || i > 0 && a.Score > found[i-1].Score {
				t.Errorf("%q: answer %d scores %v", question, i+1, a.Score)
			}
			if a.Title == "" || a.Text == "" || len(a.Rules) == 0 || len(a.Rules) > 3 || seen[a.Rules[0].String()] {
				t.Errorf("%q: answer %d is not whole, or of a rule again: %+v", question, i+1, a)
			}
			seen[a.Rules[0].String()] = true
		}
		if len(found) == 0 || len(found) > mostAnswers {
			t.Errorf("%q has %d answers", question, len(found))
		}
	}
}

func TestEveryQuestionOfTheFAQFindsItself(t *testing.T) {
	all, first := 0, 0
	for _, faq := range FAQs() {
		found := Ask(faq.Question)
		if !slices.Contains(idsOf(found[:min(2, len(found))]), "question "+faq.ID) && found[0].Rules[0] != faq.Rules[0] {
			t.Errorf("%q is answered by %v", faq.Question, idsOf(found))
		}
		for _, question := range faq.Asked {
			all++
			if found := Ask(question); len(found) > 0 && found[0].Rules[0] == faq.Rules[0] {
				first++
			}
		}
	}
	if first*10 < all*9 {
		t.Errorf("of %d ways of asking only %d find their rule first", all, first)
	}
}

func idsOf(found []Answer) (ids []string) {
	for _, a := range found {
		ids = append(ids, a.From.String()+" "+a.ID)
	}
	return ids
}

func FuzzAsk(f *testing.F) {
	for _, question := range []string{"can i counter a counter", "", "\x00", "é e\u0301 \xff", "get rid of", strings.Repeat("a ", 100)} {
		f.Add(question)
	}
	f.Fuzz(func(t *testing.T, question string) {
		last := 1.0
		for _, a := range Ask(question) {
			if a.Score <= 0 || a.Score > last {
				t.Fatalf("%q: %v after %v", question, a.Score, last)
			}
			last = a.Score
		}
	})
}
