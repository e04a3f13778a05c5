package position_test

import (
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/position"
)

func TestAnImpossiblePositionIsRefusedWithItsPlace(t *testing.T) {
	sets := map[string]*engine.Game{
		"": enginetest.Game(t, enginetest.Set()), "tiny": enginetest.Game(t, enginetest.TinySet()),
		"advanced": enginetest.Game(t, enginetest.AdvancedSet()),
	}
	archive, err := txtar.ParseFile("testdata/refused.txt")
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range archive.Files {
		which, _, named := strings.Cut(f.Name, " set: ")
		if !named {
			which = ""
		}
		file, _, _ := strings.Cut(string(f.Data), "# file:")
		_, err := position.Load(sets[which], "file", []byte(file))
		if err == nil {
			t.Errorf("%s: not refused\n%s", f.Name, file)
			continue
		}
		archive.Files[i].Data = []byte(file + "# " + strings.ReplaceAll(err.Error(), "\n", "\n# ") + "\n\n")
	}
	golden(t, "refused.txt", txtar.Format(archive))
}

func TestAStateThatIsNotWholeIsRefused(t *testing.T) {
	g := smallGame(t)
	at, err := position.Load(g, "start", []byte(`{decision: rivals-choice, idle: 1, seed: 1, players: [
		{adventures: [v], archive: {adventures: [g, r, m, mm-draw1]}}, {adventures: [gr, mv]}]}`))
	if err != nil {
		t.Fatal(err)
	}
	going := string(position.MarshalState(g, &at))
	over := strings.NewReplacer(
		`"step":"actions"`, `"step":"over"`, `"decision":{"player":1,"kind":"rivals-choice"}`, `"decision":null`,
		`"stack":[{"player":0,"action":{"do":"reward","adventure":"mm-draw1"},"at":0}]`, `"stack":[]`,
		`"idle":1`, `"idle":2`, `"winner":null,"won_by":null`, `"winner":0,"won_by":"stalemate"`,
	).Replace(going)
	for _, whole := range []string{going, over} {
		if _, err := position.UnmarshalState(g, []byte(whole)); err != nil {
			t.Fatalf("%v\n%s", err, whole)
		}
	}
	for _, tt := range []struct{ name, state, from, to, want string }{
		{"a field missing", going, `"turn":1,`, ``, `the field "turn" is missing`},
		{"no format", going, `"format":"xseekers/1",`, ``, `the field "format" is missing`},
		{"another format", going, `xseekers/1`, `xseekers/2`, `expected xseekers/1`},
		{"another file of the card set", going, `"hash":"test"`, `"hash":"beef"`,
			`this is for a card set file with hash "beef", not "test"`},
		{"a card nowhere", going, `"gr",`, ``, `cards of the set in no place: 1 (rule 2.11)`},
		{"a number of Leads", going, `"discards":{"lead":[]`, `"discards":{"lead":2`, `expected a list, found the number 2`},
		{"an archived Adventure without its Leads", going, `{"card":"g","leads":["glyph"]}`, `"g"`,
			`expected fields (card or leads)`},
		{"no random numbers", going, `"rng":"`, `"rng":"AA`, `these are no random numbers of a state`},
		{"no reward waiting", going, `"stack":[{"player":0,"action":{"do":"reward","adventure":"mm-draw1"},"at":0}]`, `"stack":[]`,
			`expected the reward of mm-draw1 and nothing else`},
		{"another reward waiting", going, `"adventure":"mm-draw1"},"at"`, `"adventure":"g"},"at"`, `a reward waits at the bottom, of the Adventure that the active player archived last (rule 5.3)`},
		{"a reward begun", going, `"at":0`, `"at":1`, `it waits, and its effect has not begun (rule 8.8)`},
		{"another thing waiting", going, `"do":"reward"`, `"do":"rest"`, `expected reward`},
		{"a reward of another player", going, `"stack":[{"player":0`, `"stack":[{"player":1`,
			`reward of seat 1: a reward waits at the bottom`},
		{"a Heroic Feat performed", going, `"performed":[]`, `"performed":["barter"]`,
			`the Beginner Game has none of these (rule 13.1)`},
		{"over without an end", over, `"winner":0,"won_by":"stalemate"`, `"winner":null,"won_by":null`,
			`step over and won_by go together`},
		{"a winner of nothing", going, `"winner":null`, `"winner":0`, `expected adventures, stalemate or breakthrough, found nothing`},
		{"over with a decision", over, `"decision":null`, `"decision":{"player":0,"kind":"act"}`, `step over asks`},
		{"a draw that somebody leads", over, `"winner":0`, `"winner":null`, `most archived Adventures win a stalemate`},
		{"a stalemate won by another", over, `"winner":0`, `"winner":1`, `most archived Adventures win a stalemate`},
		{"a stalemate too early", over, `"idle":2`, `"idle":1`, `1 turns without a move do not end a game of 2 players`},
		{"a win with four archived", over, `"stalemate"`, `"adventures"`, `4 archived Adventures: the fifth wins at once`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if !strings.Contains(tt.state, tt.from) {
				t.Fatalf("the state has no %s: %s", tt.from, tt.state)
			}
			_, err := position.UnmarshalState(g, []byte(strings.Replace(tt.state, tt.from, tt.to, 1)))
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("the error is %v, without %q", err, tt.want)
			}
		})
	}
}
