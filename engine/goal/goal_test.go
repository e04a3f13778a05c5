package goal_test

import (
	"fmt"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/goal"
	"example.com/xseekers/engine/strictyaml"
)

// The cards of the tests.
const (
	gate engine.Card = iota + 1
	stair
	king

	train = engine.FirstActionX
)

func game(t testing.TB) *engine.Game {
	set := enginetest.AdvancedSet()
	for c, name := range map[engine.Card][2]string{
		gate:  {"drowned-gate", "The Drowned Gate"},
		stair: {"lantern-stair", "Lantern Stair"},
		king:  {"hollow-king", "ÿ Hollow King"},
	} {
		set.Adventures[c-1].ID, set.Adventures[c-1].Name = name[0], name[1]
	}
	set.ActionX[0].ID, set.ActionX[0].Name = "night-train", "Night Train"
	return enginetest.Game(t, set)
}

// read is the goal that a text says.
func read(t *testing.T, text string) goal.Goal {
	t.Helper()
	doc, err := strictyaml.Parse("goal.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	g := goal.Read(game(t), doc.Root)
	if err := doc.Err(); err != nil {
		t.Fatal(err)
	}
	return g
}

// Every row is a goal of seat 1, two positions and two sentences.
var vocabulary = []struct {
	text    string
	met     func(s *engine.State)
	unmet   func(s *engine.State)
	said    string
	saidNot string // of the goal with "not" before it
}{
	{
		"archived: {card: drowned-gate}",
		func(s *engine.State) { archive(s, 1, stair, gate) },
		func(s *engine.State) { archive(s, 0, gate); archive(s, 1, stair) },
		"You have archived The Drowned Gate", "You have not archived The Drowned Gate",
	},
	{
		"archived: {at-least: 1}",
		func(s *engine.State) { archive(s, 1, stair) },
		func(s *engine.State) { archive(s, 0, stair) },
		"You have archived at least 1 Adventure", "You have archived no Adventure",
	},
	{
		"archived: {at-least: 3}",
		func(s *engine.State) { archive(s, 1, stair, gate, king) },
		func(s *engine.State) { archive(s, 1, stair, gate) },
		"You have archived at least 3 Adventures", "You have archived at most 2 Adventures",
	},
	{
		"archived: {card: night-train}",
		func(s *engine.State) { s.Seats[1].Stored.Add(train) },
		func(s *engine.State) { s.Seats[0].Stored.Add(train); s.Seats[1].Active.Add(train) },
		"You have archived Night Train", "You have not archived Night Train",
	},
	{
		"archived: {actionx: 2}",
		func(s *engine.State) { s.Seats[1].Stored.Add(train); s.Seats[1].Stored.Add(train + 1) },
		func(s *engine.State) { s.Seats[1].Stored.Add(train); s.Seats[1].Active.Add(train + 1) },
		"You have at least 2 ActionX cards in your Archive Zone", "You have at most 1 ActionX card in your Archive Zone",
	},
	{
		"of: {seat: 0, goal: {archived: {actionx: 1}}}",
		func(s *engine.State) { s.Seats[0].Stored.Add(train) },
		func(s *engine.State) { s.Seats[1].Stored.Add(train) },
		"Player 1 has at least 1 ActionX card in their Archive Zone", "Player 1 has no ActionX card in their Archive Zone",
	},
	{
		"actionx: {has: night-train}",
		func(s *engine.State) { s.Seats[1].ActionX.Add(train) },
		func(s *engine.State) { s.Seats[1].ActionX.Add(train + 1) },
		"You hold Night Train", "You do not hold Night Train",
	},
	{
		"actionx: {at-least: 2}",
		func(s *engine.State) { s.Seats[1].ActionX.Add(train); s.Seats[1].ActionX.Add(train + 1) },
		func(s *engine.State) { s.Seats[1].ActionX.Add(train) },
		"You have at least 2 ActionX cards in hand", "You have at most 1 ActionX card in hand",
	},
	{
		"active: {has: night-train}",
		func(s *engine.State) { s.Seats[1].Active.Add(train) },
		func(s *engine.State) { s.Seats[0].Active.Add(train) },
		"Night Train is in your Active Zone", "Night Train is not in your Active Zone",
	},
	{
		"leveraged: night-train",
		func(s *engine.State) {
			s.Seats[1].Active.Add(train)
			s.InPlay[train-engine.FirstActionX].Leveraged = true
		},
		func(s *engine.State) { s.Seats[1].Active.Add(train) },
		"Night Train is sideways in your Active Zone", "Night Train is not sideways in your Active Zone",
	},
	{
		"of: {seat: 0, goal: {leveraged: night-train}}",
		func(s *engine.State) {
			s.Seats[0].Active.Add(train)
			s.InPlay[train-engine.FirstActionX].Leveraged = true
		},
		func(s *engine.State) {
			s.Seats[1].Active.Add(train)
			s.InPlay[train-engine.FirstActionX].Leveraged = true
		},
		"Night Train is sideways in player 1's Active Zone", "Night Train is not sideways in player 1's Active Zone",
	},
	{
		"performed: barter",
		func(s *engine.State) { s.Seats[1].Performed[0] = 1 },
		func(s *engine.State) { s.Seats[1].Performed[1] = 1 },
		"You have performed Barter this turn", "You have not performed Barter this turn",
	},
	{
		"top: {lead: ruin}",
		func(s *engine.State) { leadPile(s, engine.Myth, engine.Ruin) },
		func(s *engine.State) { leadPile(s, engine.Ruin, engine.Myth) },
		"A Ruin is on top of the Lead discard pile", "A Ruin is not on top of the Lead discard pile",
	},
	{
		"bottom: {lead: ruin}",
		func(s *engine.State) { leadPile(s, engine.Ruin, engine.Myth) },
		func(s *engine.State) {},
		"A Ruin is at the bottom of the Lead discard pile", "A Ruin is not at the bottom of the Lead discard pile",
	},
	{
		"top: {card: drowned-gate}",
		func(s *engine.State) {
			s.Adventures.PileN = uint8(copy(s.Adventures.Discard[:], []engine.Card{king, gate}))
		},
		func(s *engine.State) {
			s.Adventures.PileN = uint8(copy(s.Adventures.Discard[:], []engine.Card{gate, king}))
		},
		"The Drowned Gate is on top of the Adventure discard pile", "The Drowned Gate is not on top of the Adventure discard pile",
	},
	{
		"bottom: {card: night-train}",
		func(s *engine.State) {
			s.ActionX.PileN = uint8(copy(s.ActionX.Discard[:], []engine.Card{train, train + 1}))
		},
		func(s *engine.State) {
			s.ActionX.PileN = uint8(copy(s.ActionX.Discard[:], []engine.Card{train + 1, train}))
		},
		"Night Train is at the bottom of the ActionX discard pile", "Night Train is not at the bottom of the ActionX discard pile",
	},
	{
		"won-by: breakthrough",
		func(s *engine.State) { s.Ending, s.Winner = engine.WonByBreakthrough, 1 },
		func(s *engine.State) { s.Ending, s.Winner = engine.WonByBreakthrough, 0 },
		"You have won by Breakthrough", "You have not won by Breakthrough",
	},
	{
		"hand: {at-least: 3}",
		func(s *engine.State) { s.Seats[1].Leads = engine.LeadsOf(engine.Ruin, engine.Ruin, engine.Wild) },
		func(s *engine.State) { s.Seats[1].Leads = engine.LeadsOf(engine.Ruin, engine.Wild) },
		"You have at least 3 Leads in hand", "You have at most 2 Leads in hand",
	},
	{
		"hand: {at-most: 2}",
		func(s *engine.State) { s.Seats[1].Leads = engine.LeadsOf(engine.Ruin, engine.Wild) },
		func(s *engine.State) { s.Seats[1].Leads = engine.LeadsOf(engine.Ruin, engine.Ruin, engine.Wild) },
		"You have at most 2 Leads in hand", "You have at least 3 Leads in hand",
	},
	{
		"hand: {at-most: 0}",
		func(s *engine.State) { s.Seats[0].Leads = engine.LeadsOf(engine.Ruin) },
		func(s *engine.State) { s.Seats[1].Leads = engine.LeadsOf(engine.Ruin) },
		"You have no Lead in hand", "You have at least 1 Lead in hand",
	},
	{
		"hand: {holds: [ruin, wild, ruin]}",
		func(s *engine.State) { s.Seats[1].Leads = engine.Leads{engine.Ruin: 3, engine.Wild: 1} },
		func(s *engine.State) { s.Seats[1].Leads = engine.Leads{engine.Ruin: 1, engine.Wild: 5} },
		"You hold 2 Ruins, 1 Wild", "You do not hold 2 Ruins, 1 Wild",
	},
	{
		"zone: {has: hollow-king}",
		func(s *engine.State) { zone(s, 1, gate, king) },
		func(s *engine.State) { zone(s, 0, king); zone(s, 1, gate) },
		"Ÿ Hollow King is in your Adventure Zone", "Ÿ Hollow King is not in your Adventure Zone",
	},
	{
		"zone: {size: 2}",
		func(s *engine.State) { zone(s, 1, gate, king) },
		func(s *engine.State) { zone(s, 1, gate, king, stair) },
		"You have 2 Active Adventures", "You do not have 2 Active Adventures",
	},
	{
		"zone: {size: 0}",
		func(s *engine.State) { zone(s, 0, gate) },
		func(s *engine.State) { zone(s, 1, gate) },
		"You have no Active Adventure", "You have at least 1 Active Adventure",
	},
	{
		"step: actions",
		func(s *engine.State) { s.Step = engine.Actions },
		func(s *engine.State) { s.Step = engine.CollectLeads },
		`The game is at "Step 3: Actions"`, `The game is not at "Step 3: Actions"`,
	},
	{
		"step: before-turn",
		func(s *engine.State) {},
		func(s *engine.State) { s.Step = engine.ChooseAdventure },
		`The game is at "Before the turn"`, `The game is not at "Before the turn"`,
	},
	{
		"decision: discard-lead",
		func(s *engine.State) { s.Decision = engine.Decision{Kind: engine.AskDiscardLead, Player: 1} },
		func(s *engine.State) { s.Decision = engine.Decision{Kind: engine.AskDiscardLead, Player: 0} },
		"You are asked to discard one Lead", "You are not asked to discard one Lead",
	},
	{
		"decision: respond",
		func(s *engine.State) { s.Decision = engine.Decision{Kind: engine.AskRespond, Player: 1} },
		func(s *engine.State) { s.Decision = engine.Decision{Kind: engine.AskAct, Player: 1} },
		"You are asked to answer or pass", "You are not asked to answer or pass",
	},
	{
		"turn-of: 0",
		func(s *engine.State) { s.Active = 0 },
		func(s *engine.State) { s.Active = 1 },
		"It is player 1's turn", "It is not player 1's turn",
	},
	{
		"turn-of: 1",
		func(s *engine.State) { s.Active = 1 },
		func(s *engine.State) { s.Active = 0 },
		"It is your turn", "It is not your turn",
	},
	{
		"final: true",
		func(s *engine.State) { s.Seats[1].Final = true },
		func(s *engine.State) { s.Seats[0].Final = true },
		"You are on the Final Adventure", "You are not on the Final Adventure",
	},
	{
		"won-by: adventures",
		func(s *engine.State) { s.Ending, s.Winner = engine.WonByAdventures, 1 },
		func(s *engine.State) { s.Ending, s.Winner = engine.WonByAdventures, 0 },
		"You have won by the fifth Adventure", "You have not won by the fifth Adventure",
	},
	{
		"won-by: stalemate",
		func(s *engine.State) { s.Ending, s.Winner = engine.WonByStalemate, 1 },
		func(s *engine.State) { s.Ending, s.Winner = engine.WonByAdventures, 1 },
		"You have won by having the most Adventures in a stalemate",
		"You have not won by having the most Adventures in a stalemate",
	},
	{
		"all: [{zone: {size: 1}}, {step: actions}]",
		func(s *engine.State) { zone(s, 1, gate); s.Step = engine.Actions },
		func(s *engine.State) { zone(s, 1, gate) },
		`You have 1 Active Adventure, and the game is at "Step 3: Actions"`,
		`Either you do not have 1 Active Adventure, or the game is not at "Step 3: Actions"`,
	},
	{
		"any: [{zone: {size: 1}}, {step: actions}]",
		func(s *engine.State) { s.Step = engine.Actions },
		func(s *engine.State) {},
		`Either you have 1 Active Adventure, or the game is at "Step 3: Actions"`,
		`You do not have 1 Active Adventure, and the game is not at "Step 3: Actions"`,
	},
	{
		"any: [{final: true}]",
		func(s *engine.State) { s.Seats[1].Final = true },
		func(s *engine.State) {},
		"You are on the Final Adventure", "You are not on the Final Adventure",
	},
	{
		"not: {final: true}",
		func(s *engine.State) {},
		func(s *engine.State) { s.Seats[1].Final = true },
		"You are not on the Final Adventure", "You are on the Final Adventure",
	},
	{
		"of: {seat: 0, goal: {hand: {holds: [myth]}}}",
		func(s *engine.State) { s.Seats[0].Leads = engine.LeadsOf(engine.Myth) },
		func(s *engine.State) { s.Seats[1].Leads = engine.LeadsOf(engine.Myth) },
		"Player 1 holds 1 Myth", "Player 1 does not hold 1 Myth",
	},
	{
		"of: {seat: 0, goal: {zone: {has: drowned-gate}}}",
		func(s *engine.State) { zone(s, 0, gate) },
		func(s *engine.State) { zone(s, 1, gate) },
		"The Drowned Gate is in player 1's Adventure Zone", "The Drowned Gate is not in player 1's Adventure Zone",
	},
}

// leadPile lays a Lead discard pile, its bottom first.
func leadPile(s *engine.State, leads ...engine.Lead) {
	s.Leads.PileN = uint8(copy(s.Leads.Discard[:], leads))
}

func archive(s *engine.State, p engine.Seat, cards ...engine.Card) {
	for _, c := range cards {
		s.Seats[p].Archive[s.Seats[p].Archived].Card = c
		s.Seats[p].Archived++
	}
}

func zone(s *engine.State, p engine.Seat, cards ...engine.Card) {
	s.Seats[p].Zone.N = uint8(copy(s.Seats[p].Zone.Cards[:], cards))
}

func player(p engine.Seat) string { return fmt.Sprint("player ", p+1) }

func TestEveryGoalHoldsInOnePositionAndNotInAnother(t *testing.T) {
	seen := map[goal.Kind]bool{}
	for _, row := range vocabulary {
		t.Run(row.text, func(t *testing.T) {
			g := read(t, row.text)
			seen[g.Kind] = true
			met, unmet := engine.State{Players: 2}, engine.State{Players: 2}
			row.met(&met)
			row.unmet(&unmet)
			if !g.Met(&met, 1) {
				t.Error("it does not hold where it should")
			}
			if g.Met(&unmet, 1) {
				t.Error("it holds where it should not")
			}
			if not := read(t, "not: {"+row.text+"}"); not.Met(&met, 1) || !not.Met(&unmet, 1) {
				t.Error(`"not" does not turn it round`)
			}
		})
	}
	for k := goal.Nothing + 1; k <= goal.Of; k++ {
		if !seen[k] {
			t.Errorf("no position tries goals of kind %d", k)
		}
	}
}

func TestEveryGoalAndItsOppositeIsASentence(t *testing.T) {
	for _, row := range vocabulary {
		t.Run(row.text, func(t *testing.T) {
			if got := read(t, row.text).Words(game(t), 1, player); got != row.said {
				t.Errorf("says %q, not %q", got, row.said)
			}
			if got := read(t, "not: {"+row.text+"}").Words(game(t), 1, player); got != row.saidNot {
				t.Errorf("its opposite says %q, not %q", got, row.saidNot)
			}
		})
	}
}

func TestNoGoalIsNeverMetAndSaysNothing(t *testing.T) {
	var g goal.Goal
	if g.Met(&engine.State{Players: 2}, 0) {
		t.Error("it is met")
	}
	if said := g.Words(game(t), 0, player); said != "" {
		t.Errorf("it says %q", said)
	}
}
