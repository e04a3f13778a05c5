package notation

import (
	"slices"
	"strings"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

// verb is a word that begins an action.
type verb struct {
	word string
	do   engine.Do     // DoNothing: what is asked decides
	from engine.Source // where the word says it
}

// verbs is every word that may begin an action.
var verbs = []verb{
	{word: "start", do: engine.DoStartTurn},
	{word: "begin", do: engine.DoStartTurn},
	{word: "rest", do: engine.DoRest},
	{word: "choose", do: engine.DoChooseAdventure},
	{word: "pick", do: engine.DoChooseAdventure},
	{word: "seek", do: engine.DoChooseAdventure, from: engine.FromDeck},
	{word: "collect", do: engine.DoCollectLeads},
	{word: "draw", do: engine.DoCollectLeads, from: engine.FromDeck},
	{word: "take"},
	{word: "from"},
	{word: "deck", from: engine.FromDeck},
	{word: "discard", do: engine.DoDiscardLead},
	{word: "complete", do: engine.DoComplete},
	{word: "archive", do: engine.DoComplete},
	{word: "pay", do: engine.DoComplete},
	{word: "finish", do: engine.DoComplete},
	{word: "scrap", do: engine.DoScrapAdventure},
	{word: "trash", do: engine.DoScrapAdventure},
	{word: "sacrifice", do: engine.DoScrapAdventure},
	{word: "keep", do: engine.DoRivalsChoice},
	{word: "rivals", do: engine.DoRivalsChoice},
	{word: "end", do: engine.DoEndTurn},
	{word: "done", do: engine.DoEndTurn},
	{word: "pass", do: engine.DoEndTurn}, // in a window for answers DoPass

	{word: "play", do: engine.DoPlay},
	{word: "use", do: engine.DoUse},
	{word: "activate", do: engine.DoUse},
	{word: "exploit", do: engine.DoUse},
	{word: "leverage", do: engine.DoUse},
	{word: "tap", do: engine.DoUse},
	{word: "exhaust", do: engine.DoUse},
	{word: "barter", do: engine.DoBarter},
	{word: "breakthrough", do: engine.DoBreakthrough},
	{word: "break", do: engine.DoBreakthrough},
	{word: "breakthru", do: engine.DoBreakthrough},
	{word: "sabotage", do: engine.DoSabotage},
	{word: "attack", do: engine.DoSabotage},
	{word: "destroy", do: engine.DoSabotage},
	{word: "thwart", do: engine.DoThwart},
	{word: "counter", do: engine.DoThwart},
	{word: "negate", do: engine.DoThwart},
	{word: "cancel", do: engine.DoThwart},
	{word: "block", do: engine.DoThwart},
	{word: "negotiate", do: engine.DoNegotiate},
	{word: "poach", do: engine.DoPoach},
	{word: "steal", do: engine.DoPoach},
	{word: "decline", do: engine.DoPass},
	{word: "reveal", do: engine.DoBarterReveal},
	{word: "hit", do: engine.DoSabotageTarget},
	{word: "target", do: engine.DoSabotageTarget},
	{word: "swap", do: engine.DoPoachSwap},
	{word: "exchange", do: engine.DoPoachSwap},
	{word: "trade", do: engine.DoPoachSwap},
	{word: "give", do: engine.DoNegotiateGive},
	{word: "enter", do: engine.DoEnter},
	{word: "bond", do: engine.DoEnter},
}

var verbWords = func() []string {
	var out []string
	for _, v := range verbs {
		out = append(out, v.word)
	}
	return out
}()

// surelyMeant is the length from which a word with a slip is taken for the verb it is nearest to;
// with a shorter one we ask back, so that "past" does not end a turn.
const surelyMeant = 5

// shortened are the verbs that a word begins, where it is long enough to mean one; some may be other
// words for one and the same.
func shortened(word string) (out []verb) {
	if len(word) < shortest {
		return nil
	}
	for _, v := range verbs {
		if strings.HasPrefix(v.word, word) {
			out = append(out, v)
		}
	}
	return out
}

// meantBy is the word among those that begin an action that another was meant to be, and whether it
// surely was: a beginning of it or of its like alone, that does not end a turn, or a long word with a
// slip. Without it, the words that it may be short for are.
func meantBy(word string) (meant string, surely bool, mayBe []string) {
	short := shortened(word)
	for _, v := range short {
		mayBe = append(mayBe, v.word)
	}
	if len(short) > 0 && !slices.ContainsFunc(short, func(v verb) bool { return v.do != short[0].do }) {
		return short[0].word, short[0].do != engine.DoEndTurn, nil
	}
	if len(short) > 0 {
		return "", false, mayBe
	}
	meant = strictyaml.Nearest(word, verbWords)
	return meant, len(word) >= surelyMeant, nil
}

func verbOf(t token) (verb, bool) {
	i := slices.Index(verbWords, t.word)
	if i < 0 || t.quoted {
		return verb{}, false
	}
	return verbs[i], true
}

// passing are words with which an answer is declined, where one may be given.
var passing = []string{"pass", "done", "no", "none", "nothing", "ok", "okay", "allow", "let", "decline"}

// besidePass are words that go with them.
var besidePass = []string{"answer", "response", "on", "go", "happen", "pass", "thanks", "that", "this", "be", "more"}

// sideVerbs are verbs that say which kind of ability is used.
var sideVerbs = map[string]string{"exploit": "exploit", "leverage": "leverage", "tap": "leverage", "exhaust": "leverage"}
