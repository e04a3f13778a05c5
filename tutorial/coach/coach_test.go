package coach_test

import (
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/tutorial/coach"
)

// view is what seat 0 sees of a position.
func view(t *testing.T, g *engine.Game, at string) engine.View {
	t.Helper()
	s, err := position.Load(g, "test", []byte(at))
	if err != nil {
		t.Fatal(err)
	}
	return engine.ViewOf(&s, 0)
}

const rival = "{leads: 5, adventures: [oracle-of-ash, tide-clock, broken-colossus]}"

var advice = []struct {
	name string
	at   string
	want string // a sentence, or its beginning
	not  string // what no sentence has
}{
	{
		name: "an Adventure that can be paid is named with its Leads, a Wild only where it must be",
		at:   "{players: [{leads: [ruin, ruin, myth, wild], adventures: [drowned-gate]}, " + rival + "], step: actions}",
		want: "You can complete The Drowned Gate with Myth, Ruin and Ruin.",
	},
	{
		name: "one Lead more is named by every type that would do",
		at:   "{players: [{leads: [ruin, myth], adventures: [drowned-gate]}, " + rival + "], step: actions}",
		want: "One Ruin more would complete The Drowned Gate.",
	},
	{
		name: "two Leads short is not near",
		at:   "{players: [{leads: [ruin], adventures: [drowned-gate]}, " + rival + "], step: actions}",
		not:  "more would complete",
	},
	{
		name: "the fourth Adventure is told to cost the hand",
		at:   "{players: [{leads: [ruin, ruin, myth, glyph, glyph], adventures: [drowned-gate], archive: {adventures: 3}}, " + rival + "], step: actions}",
		want: "It would be your fourth, and the two Leads left in your hand would be discarded.",
	},
	{
		name: "the fifth Adventure wins, and nothing else is said",
		at:   "{players: [{leads: [ruin, ruin, myth], adventures: [drowned-gate], archive: {adventures: 4}}, " + rival + "], step: actions}",
		want: "Complete The Drowned Gate and you win.",
		not:  "Each archived",
	},
	{
		name: "nine Leads at the end of the turn are two too many",
		at:   "{players: [{leads: [glyph, glyph, glyph, glyph, glyph, glyph, glyph, glyph, glyph], adventures: [oracle-of-ash]}, {leads: 5, adventures: [tide-clock]}], step: actions}",
		want: "End the turn now, and you discard two Leads.",
	},
	{
		name: "a card that lifts the hand limit is heeded",
		at: "{variant: advanced, players: [{leads: [glyph, glyph, glyph, glyph, glyph, glyph, glyph, glyph, glyph], adventures: [oracle-of-ash], active: [base-camp]}, " +
			"{leads: 5, adventures: [tide-clock]}], step: actions}",
		not: "you discard",
	},
	{
		name: "the Lead on the discard pile that is all an Adventure lacks is named",
		at:   "{players: [{leads: [ruin, myth], adventures: [drowned-gate]}, " + rival + "], step: collect-leads, discards: {lead: [ruin, glyph]}}",
		want: "The Ruin on the discard pile is all that The Drowned Gate lacks.",
	},
	{
		name: "a Lead on the discard pile that helps nowhere is not recommended",
		at:   "{players: [{leads: [ruin, myth], adventures: [drowned-gate]}, " + rival + "], step: collect-leads, discards: {lead: [vision]}}",
		want: "No Adventure of yours needs the Vision on the discard pile: draw two.",
	},
	{
		name: "the Adventure on the discard pile is measured by the hand",
		at:   "{players: [{leads: [ruin, myth], adventures: [oracle-of-ash]}, {leads: 5, adventures: [tide-clock]}], step: choose-adventure, discards: {adventure: [drowned-gate]}}",
		want: "You are one Lead short of The Drowned Gate on the discard pile.",
	},
	{
		name: "what pays already is to be kept when a Lead has to go",
		at:   "{players: [{leads: [ruin, ruin, myth, glyph], adventures: [drowned-gate]}, {leads: 5, adventures: [tide-clock]}], decision: discard-lead}",
		want: "Keep Myth, Ruin and Ruin: they pay for The Drowned Gate.",
	},
	{
		name: "what no Adventure needs is named when a Lead has to go",
		at:   "{players: [{leads: [ruin, myth, glyph], adventures: [drowned-gate]}, {leads: 5, adventures: [tide-clock]}], decision: discard-lead}",
		want: "Your Adventures as they lie do not need every Glyph you hold.",
		not:  "Keep",
	},
	{
		name: "Rest is pointed out where the hand is empty",
		at:   "{players: [{leads: [], adventures: [drowned-gate]}, " + rival + "], step: before-turn}",
		want: "You hold no Lead, so you may Rest",
	},
	{
		name: "a rival on the Final Adventure is counted out",
		at:   "{players: [{leads: [glyph], adventures: [drowned-gate]}, {leads: 4, adventures: [oracle-of-ash], archive: {adventures: 4}}], step: actions}",
		want: "Your rival is on the Final Adventure: four Leads and Oracle of Ash (Myth, Myth and Vision) would win.",
	},
	{
		name: "a rival who is behind could Poach",
		at:   "{variant: advanced, players: [{leads: [glyph], adventures: [drowned-gate], archive: {adventures: 1}}, {leads: 2, adventures: [oracle-of-ash]}], step: actions}",
		want: "In their turn your rival could Poach an Adventure of yours",
	},
	{
		name: "a rival without a Lead could not",
		at:   "{variant: advanced, players: [{leads: [glyph], adventures: [drowned-gate], archive: {adventures: 1}}, {leads: 0, adventures: [oracle-of-ash]}], step: actions}",
		not:  "In their turn",
	},
	{
		name: "the seventh ActionX card makes a Breakthrough win",
		at:   "{variant: advanced, players: [{leads: [glyph, glyph, glyph], adventures: [drowned-gate], archive: {adventures: 4, actionx: 7}}, {leads: 1, adventures: [oracle-of-ash]}], step: actions}",
		want: "You have 7 ActionX cards in play and archived: a Breakthrough wins, unless it is Thwarted.",
	},
}

func TestTheCoachSaysWhatTheEngineFinds(t *testing.T) {
	g := cards.TrainingGame()
	for _, c := range advice {
		t.Run(c.name, func(t *testing.T) {
			v := view(t, g, c.at)
			var it coach.Coach
			said := it.Advise(g, &v)
			if c.want != "" && !slices.ContainsFunc(said, func(s string) bool { return strings.HasPrefix(s, c.want) }) {
				t.Errorf("no %q in %q", c.want, said)
			}
			if c.not != "" && strings.Contains(strings.Join(said, " "), c.not) {
				t.Errorf("%q in %q", c.not, said)
			}
		})
	}
}

func TestTheCoachFallsSilentOnWhatTheLearnerHasDoneTwice(t *testing.T) {
	g := cards.TrainingGame()
	v := view(t, g, advice[0].at)
	var it coach.Coach
	first := it.Advise(g, &v)
	second := it.Advise(g, &v)
	if len(first) == 0 || len(second) == 0 || len(second[0]) >= len(first[0]) {
		t.Errorf("the reason should be given once: first %q, then %q", first, second)
	}
	a := engine.Action{Do: engine.DoComplete}
	it.Saw(a)
	it.Saw(a)
	if said := it.Advise(g, &v); len(said) > 0 && strings.Contains(said[0], "You can complete") {
		t.Errorf("after two completed Adventures it still says %q", said)
	}
}

func BenchmarkAdvise(b *testing.B) {
	g := cards.TrainingGame()
	s, err := position.Load(g, "bench", []byte(advice[13].at))
	if err != nil {
		b.Fatal(err)
	}
	v := engine.ViewOf(&s, 0)
	for b.Loop() {
		var it coach.Coach
		it.Advise(g, &v)
	}
}
