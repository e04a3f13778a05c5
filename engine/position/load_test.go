package position_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/engine/strictyaml"
)

const handWritten = `
players:
  - leads: [wild, ruin, ruin]
    adventures: [rrv, ggm]                    # the newcomer last
    archive: {adventures: [vvg, {card: mmr, leads: [wild, myth, ruin]}]}
  - leads: 5                                  # so many from the seed
decks: {lead: [glyph, myth], adventure: [mrv]}   # the tops
discards: {lead: [vision, wild], adventure: [gmr, ggr]}
switches: [reward-first]
seed: 7
`

const handWrittenAdvanced = `
players:
  - leads: [ruin, ruin, wild]
    actionx: [feat-raid, twist-draw]
    active: [relic-plain, {card: relic-lens, mode: ruthless, against: 2, bond: {lead: wild, as: ruin}, leveraged: true, entered: 4}]
    archive: {adventures: 2, actionx: [feat-draw]}
    performed: [sabotage, barter, barter]
    uses: {relic-plain/both: 1}
  - actionx: 2
    active: [{card: site-match, bond: myth}]
  - archive: {actionx: 3}
decks: {actionx: [feat-look, feat-seek]}
discards: {actionx: [by-hand]}
lasting: [{card: last-next, player: 1, rival: 2}]
turn: 7
`

func load(t *testing.T, g *engine.Game, text string) engine.State {
	t.Helper()
	s, err := position.Load(g, "file", []byte(text))
	if err != nil {
		t.Fatalf("%s\n%v", text, err)
	}
	if err := enginetest.CheckInvariants(g, &s); err != nil {
		t.Fatalf("%s\n%v", text, err)
	}
	return s
}

func TestWhatAPositionFileSaysHolds(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	s := load(t, g, handWritten)
	ids := func(cards []engine.Card) (ids []string) {
		for _, c := range cards {
			ids = append(ids, g.Adventure(c).ID)
		}
		return ids
	}
	topFirst := func(cards []engine.Card) []string {
		list := ids(cards)
		slices.Reverse(list)
		return list
	}
	first, second := &s.Seats[0], &s.Seats[1]
	leads, adventures := &s.Leads, &s.Adventures
	for _, tt := range []struct {
		what      string
		got, want any
	}{
		{"players", s.Players, uint8(2)},
		{"switch", s.Switches.Has(engine.RewardFirst), true},
		{"hand", first.Leads, engine.LeadsOf(engine.Ruin, engine.Ruin, engine.Wild)},
		{"counted hand", second.Leads.Total(), 5},
		{"zone", ids(first.Zone.List()), []string{"rrv", "ggm"}},
		{"archived", ids([]engine.Card{first.Archive[0].Card, first.Archive[1].Card}), []string{"vvg", "mmr"}},
		{"number archived", first.Archived, uint8(2)},
		{"payment left out", first.Archive[0].Leads, engine.LeadsOf(engine.Vision, engine.Vision, engine.Glyph)},
		{"payment", first.Archive[1].Leads, engine.LeadsOf(engine.Myth, engine.Ruin, engine.Wild)},
		{"tops of the Lead deck", leads.Deck[leads.DeckN-2 : leads.DeckN], []engine.Lead{engine.Myth, engine.Glyph}},
		{"top of the Adventure deck", topFirst(adventures.Deck[adventures.DeckN-1 : adventures.DeckN]), []string{"mrv"}},
		{"Lead discard pile", leads.Discard[:leads.PileN], []engine.Lead{engine.Wild, engine.Vision}},
		{"Adventure discard pile", topFirst(adventures.Discard[:adventures.PileN]), []string{"gmr", "ggr"}},
	} {
		if !reflect.DeepEqual(tt.got, tt.want) {
			t.Errorf("%s: %v, not %v", tt.what, tt.got, tt.want)
		}
	}
}

func TestTheRestOfAPositionComesFromItsSeed(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	s := load(t, g, handWritten)
	if again := load(t, g, handWritten); again != s {
		t.Error("the same file gives another state")
	}
	other := load(t, g, strings.Replace(handWritten, "seed: 7", "seed: 8", 1))
	if other.Leads == s.Leads || other.Adventures == s.Adventures || other.RNG == s.RNG {
		t.Error("another seed gives the same deck")
	}
}

func TestWhatAPositionFileLeavesOut(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	hand := func(p engine.Seat) func(s *engine.State) any {
		return func(s *engine.State) any { return s.Seats[p].Leads.Total() }
	}
	zone := func(p engine.Seat) func(s *engine.State) any {
		return func(s *engine.State) any { return int(s.Seats[p].Zone.N) }
	}
	decision := func(s *engine.State) any { return s.Decision }
	step := func(s *engine.State) any { return s.Step }
	active := func(s *engine.State) any { return s.Active }
	moved := func(s *engine.State) any { return s.Moved }
	final := func(p engine.Seat) func(s *engine.State) any {
		return func(s *engine.State) any { return s.Seats[p].Final }
	}
	decide := func(k engine.Ask, p engine.Seat) engine.Decision { return engine.Decision{Kind: k, Player: p} }
	const onFinal = `[{}, {}, {archive: {adventures: 4}}]`
	for _, tt := range []struct {
		name, at string
		of       func(s *engine.State) any
		want     any
	}{
		{"two players", `{}`, func(s *engine.State) any { return s.Players }, uint8(2)},
		{"a second player", `{players: [{leads: 2}]}`, hand(1), 6},
		{"six Leads", `{}`, hand(1), 6},
		{"three Adventures", `{}`, zone(1), 3},
		{"an empty discard pile", `{}`, func(s *engine.State) any { return s.Leads.PileN + s.Adventures.PileN }, uint8(0)},
		{"turn 1", `{}`, func(s *engine.State) any { return s.Turn }, uint32(1)},
		{"the actions of player 0", `{}`, decision, decide(engine.AskAct, 0)},
		{"the decision from the step", `{step: collect-leads}`, decision, decide(engine.AskCollectLeads, 0)},
		{"the step from the decision", `{decision: discard-lead}`, step, engine.CollectLeads},
		{"the step of a scrap", `{decision: scrap-adventure}`, step, engine.ChooseAdventure},
		{"the active player from the decision", `{decision: {player: 1, kind: act}}`, active, engine.Seat(1)},
		{"the decider from the active player", `{active: 1}`, decision, decide(engine.AskAct, 1)},
		{"the rival after the last seat", `{decision: rivals-choice, active: 2, players: ` + onFinal + `}`, decision,
			decide(engine.AskRivalsChoice, 0)},
		{"the seat before the choosing rival", `{decision: {player: 0, kind: rivals-choice}, players: ` + onFinal + `}`, active,
			engine.Seat(2)},
		{"no Lead before a Rest", `{step: before-turn, active: 1}`, hand(1), 0},
		{"rivals' Leads before a Rest", `{step: before-turn, active: 1}`, hand(0), 6},
		{"no Lead at the Rival's Choice", `{decision: rivals-choice, active: 2, players: ` + onFinal + `}`, hand(2), 0},
		{"one Lead above the limit", `{decision: discard-down}`, hand(0), 8},
		{"one Adventure above the limit", `{decision: scrap-adventure, active: 1}`, zone(1), 4},
		{"a zone said to be full", `{decision: scrap-adventure, players: [{adventures: 12}, {}]}`, zone(0), 12},
		{"rivals at the limit", `{decision: scrap-adventure, active: 1}`, zone(0), 3},
		{"the Final Adventure with four archived", `{players: ` + onFinal + `}`, final(2), true},
		{"no Final Adventure with none archived", `{players: ` + onFinal + `}`, final(1), false},
		{"the Final Adventure still to come behind a reward that comes first",
			`{step: actions, decision: scrap-adventure, active: 2, switches: [reward-first], players: ` + onFinal + `}`,
			final(2), false},
		{"a Lead has moved by the actions", `{}`, moved, true},
		{"no Lead has moved in step 1", `{step: choose-adventure}`, moved, false},
		{"a Lead has moved while a Rest scraps", `{step: before-turn, decision: scrap-adventure}`, moved, true},
		{"a Lead has moved when one is to be discarded", `{decision: discard-lead}`, moved, true},
		{"a Lead has moved by the end of the turn", `{step: end-turn}`, moved, true},
		{"moved, said otherwise", `{moved: false}`, moved, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := load(t, g, tt.at)
			if got := tt.of(&s); got != tt.want {
				t.Errorf("%s: %v, not %v", tt.at, got, tt.want)
			}
		})
	}
}

func TestAPositionMayBeOver(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	for _, tt := range []struct {
		name, at string
		ending   engine.Ending
		winner   engine.Seat
	}{
		{"a winner alone", `{winner: 1, players: [{}, {archive: {adventures: 5}}]}`, engine.WonByAdventures, 1},
		{"a win", `{step: over, won_by: adventures, winner: 0, players: [{archive: {adventures: 5}}]}`, engine.WonByAdventures, 0},
		{"a stalemate", `{won_by: stalemate, winner: 1, idle: 2, players: [{}, {archive: {adventures: 1}}]}`,
			engine.WonByStalemate, 1},
		{"a draw", `{won_by: stalemate, idle: 2}`, engine.Drawn, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := load(t, g, tt.at)
			if s.Ending != tt.ending || s.Winner != tt.winner || s.Step != engine.Over {
				t.Errorf("%v won by player %d in step %v, not %v by player %d", s.Ending, s.Winner, s.Step, tt.ending, tt.winner)
			}
		})
	}
}

func TestAPositionMayStandInsideAnotherFile(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	read := func(file string) (engine.State, error) {
		doc, err := strictyaml.Parse("lesson", []byte(file))
		if err != nil {
			t.Fatal(err)
		}
		s := position.Read(g, doc.Root.Map("at").Get("at"))
		return s, doc.Err()
	}
	s, err := read("at: {players: [{leads: 2}], seed: 9}")
	if err != nil {
		t.Fatal(err)
	}
	if alone := load(t, g, "{players: [{leads: 2}], seed: 9}"); s != alone {
		t.Error("the same position inside a file is another")
	}
	if _, err := read("at:\n  players: [{leads: [rune]}]\n"); err == nil || !strings.HasPrefix(err.Error(), "lesson:2:22: ") {
		t.Errorf("the error is %v, without its place in the lesson", err)
	}
	if s, err := read("{}"); err != nil || s != (engine.State{}) {
		t.Errorf("a position that is not there gives %v", err)
	}
}

func TestTheRestMayLieInTheDiscardPile(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	s := load(t, g, `{decks: {lead: [wild]}, discards: {lead: [ruin]}, rest: {lead: discard, adventure: discard}}`)
	if s.Leads.DeckN != 1 || s.Leads.Deck[0] != engine.Wild || s.Adventures.DeckN != 0 {
		t.Errorf("the decks hold %d Leads and %d Adventures", s.Leads.DeckN, s.Adventures.DeckN)
	}
	if s.Leads.Top() != engine.Ruin {
		t.Errorf("the Lead discard pile has %v on top", s.Leads.Top())
	}
}

func TestADeckOrAPileThatIsSaidToBeEmptyIsEmpty(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	for _, tc := range []struct {
		name, at   string
		deck, pile int // Leads; -1 for whatever is left
	}{
		{"the deck", "decks: {lead: []}", 0, -1},
		{"the deck, with the top of the pile", "decks: {lead: []}\ndiscards: {lead: [ruin]}", 0, -1},
		{"the pile", "discards: {lead: []}", -1, 0},
		{"the pile, with the top of the deck", "decks: {lead: [ruin]}\ndiscards: {lead: []}", -1, 0},
	} {
		t.Run(tc.name, func(t *testing.T) {
			s := load(t, g, tc.at)
			for _, n := range [][2]int{{int(s.Leads.DeckN), tc.deck}, {int(s.Leads.PileN), tc.pile}} {
				if have, want := n[0], n[1]; want == 0 && have != 0 || want != 0 && have == 0 {
					t.Errorf("%d in the deck and %d in its pile", s.Leads.DeckN, s.Leads.PileN)
				}
			}
		})
	}
}

func TestArchivedAdventuresArePaidWithWildsWhereATypeHasRunOut(t *testing.T) {
	g := enginetest.Game(t, enginetest.TinySet())
	s := load(t, g, `{players: [{leads: [vision, vision, vision, vision], archive: {adventures: [vv-seek3]}}, {leads: 2}]}`)
	if want := engine.LeadsOf(engine.Vision, engine.Wild); s.Seats[0].Archive[0].Leads != want {
		t.Errorf("paid with %v, not with %v", s.Seats[0].Archive[0].Leads, want)
	}
}
