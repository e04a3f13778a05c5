package notation

import (
	"slices"

	"example.com/xseekers/engine"
)

// verb is a word that begins an action.
type verb struct {
	word string
	do   engine.Do     // DoNothing: what is asked decides
	from engine.Source // where the word says it
}

// verbs is every word that may begin an action of the Beginner Game; the Advanced Game's have only their own.
var verbs = append([]verb{
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
	{word: "keep", do: engine.DoRivalsChoice},
	{word: "rivals", do: engine.DoRivalsChoice},
	{word: "end", do: engine.DoEndTurn},
	{word: "done", do: engine.DoEndTurn},
	{word: "pass", do: engine.DoEndTurn},
}, advancedVerbs()...)

func advancedVerbs() []verb {
	var out []verb
	for _, do := range engine.Dos() {
		if do.Advanced() {
			out = append(out, verb{word: do.String(), do: do})
		}
	}
	return out
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

func verbOf(t token) (verb, bool) {
	i := slices.Index(verbWords, t.word)
	if i < 0 || t.quoted {
		return verb{}, false
	}
	return verbs[i], true
}
