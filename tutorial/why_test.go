package tutorial_test

import (
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/tutorial"
)

// asked answers a line and wants words in the reply.
func asked(t *testing.T, s *tutorial.Session, line string, want ...string) tutorial.Screen {
	t.Helper()
	sc := answer(s, line)
	for _, w := range want {
		if !strings.Contains(sc.Reply, w) {
			t.Errorf("%q: no %q in\n%s", line, w, sc.Reply)
		}
	}
	return sc
}

func TestWhyAfterARefusalIsTheLongPageOfThatRefusal(t *testing.T) {
	s := atRefusal(t)
	if !answer(s, "complete drowned gate with myth").Ask.Refused {
		t.Fatal("no refusal to ask about")
	}
	asked(t, s, "why", "The Drowned Gate needs two Ruins and you pay no Ruin.", engine.EmblemUnpaid.Page().Text)
	asked(t, s, "w", "The Drowned Gate needs two Ruins")
	asked(t, s, "why 1", "Nothing has just happened that has lines")
}

func TestWhyAfterSomethingHappenedIsItsCauses(t *testing.T) {
	s := firstLesson(t)
	sc := answer(s, "choose adventure from deck")
	if !sc.Ask.Told || sc.Ask.Refused {
		t.Fatal("no story to ask about")
	}
	asked(t, s, "why", "1. "+sc.Story[0].Text, "You chose an Adventure from the deck.", "Rule 4.2,", "a printed rule")
	asked(t, s, "why 1", sc.Story[0].Text)
	asked(t, s, "why 9", "The last story has the lines 1 to")
	asked(t, s, "why -1", "The last story has the lines 1 to")
	answer(s, "")
	asked(t, s, "why", "Nothing has been refused here yet", "`why end turn`")
}

func TestWhyOfAWishSaysWhetherItIsOnOffer(t *testing.T) {
	s := firstLesson(t)
	before := s.Screen()
	asked(t, s, "why rest", "Rule 9.1")
	asked(t, s, "why complete drowned gate", "Not on offer now", "That belongs to a later step")
	asked(t, s, "why drowned gate?", "Not on offer now", "That belongs to a later step")
	asked(t, s, "why can't I negotiate?", "The Beginner Game")
	asked(t, s, "why choose adventure", "That is on offer now", "choose adventure from deck")
	asked(t, s, "why choose adventure from deck", "That is on offer now")
	asked(t, s, "why complete drowned gate with ruin ruin myth", "later step")
	asked(t, s, "why end turn", "later step")
	asked(t, s, "why surplus lead", engine.SurplusLead.Page().Title)
	sc := asked(t, s, "why pizza", "pizza", "`why end turn`")
	if sc.View != before.View || sc.Step != before.Step || sc.Ask.Refused || sc.Ask.Told {
		t.Error("asking changed something")
	}
}

func TestHelpSaysWhatCanBeAskedWhy(t *testing.T) {
	s := firstLesson(t)
	asked(t, s, "help", "`why end turn`")
	answer(s, "choose adventure from deck")
	asked(t, s, "help", "`why 2`")
}
