package position_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
	"example.com/xseekers/engine/position"
)

// nearlyWon is a position in which player 1 wins with the next Adventure.
const nearlyWon = `{active: 1, turn: 31, seed: 3, players: [
	{leads: 1, adventures: [v]},
	{leads: [glyph, ruin, wild], adventures: [m, gr],
		archive: {adventures: [g, r, mv, {card: mm-draw1, leads: [myth, wild]}]}}]}`

func smallGame(t *testing.T) *engine.Game {
	t.Helper()
	leads := engine.Leads{engine.Glyph: 4, engine.Myth: 5, engine.Ruin: 4, engine.Vision: 3, engine.Wild: 2}
	return enginetest.Game(t, enginetest.SetOf(leads, "g", "m", "r", "v", "gr", "mv", "mm-draw1", "gv-seek2-actionx1"))
}

func TestATraceHasALineForTheSetupEachActionAndTheEnd(t *testing.T) {
	g := smallGame(t)
	s, err := position.Load(g, "nearly won", []byte(nearlyWon))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	trace := position.NewTraceWriter(&out, g)
	trace.Game(4, 1<<64-1, &s)
	win := engine.Action{Do: engine.DoComplete, By: 1, Card: g.CardByID("m"), Pay: engine.LeadsOf(engine.Wild)}
	if r := g.Apply(&s, win, nil); r != nil {
		t.Fatal(r)
	}
	trace.Step(4, win, &s)
	trace.End(4, &s)
	if err := trace.Flush(); err != nil {
		t.Fatal(err)
	}
	golden(t, "trace.jsonl", out.Bytes())
}

func TestATraceCanBeReplayed(t *testing.T) {
	g := enginetest.Game(t, enginetest.Set())
	var out bytes.Buffer
	trace := position.NewTraceWriter(&out, g)
	s, err := g.Deal(engine.Setup{Players: 2, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	trace.Game(0, 1, &s)
	for range 60 {
		a := g.Legal(&s, nil)[0]
		if r := g.Apply(&s, a, nil); r != nil {
			t.Fatal(r)
		}
		trace.Step(0, a, &s)
	}
	trace.End(0, &s)
	if err := trace.Flush(); err != nil {
		t.Fatal(err)
	}
	var replayed engine.State
	for line := range bytes.Lines(out.Bytes()) {
		var l struct {
			Type   string
			Player engine.Seat
			Action json.RawMessage
			State  json.RawMessage
			Turns  uint32
			Capped bool
		}
		if err := json.Unmarshal(line, &l); err != nil {
			t.Fatalf("%v\n%s", err, line)
		}
		if l.Type == "end" {
			if !l.Capped || l.Turns != s.Turn {
				t.Errorf("the end says %s, of a game not over in turn %d", line, s.Turn)
			}
			continue
		}
		if l.Type == "step" {
			a, err := position.UnmarshalAction(g, l.Action)
			if err != nil {
				t.Fatal(err)
			}
			a.By = l.Player
			if r := g.Apply(&replayed, a, nil); r != nil {
				t.Fatal(r)
			}
		}
		state, err := position.UnmarshalState(g, l.State)
		if err != nil {
			t.Fatal(err)
		}
		if l.Type == "game" {
			replayed = state
		}
		if state != replayed {
			t.Fatalf("the replay differs from %s", line)
		}
	}
	if replayed != s {
		t.Error("the replay does not come to the end of the game")
	}
}

func TestATraceTellsWhatOnlyTheTextsKnow(t *testing.T) {
	g := enginetest.Game(t, enginetest.TinyAdvancedSet())
	s, err := g.Deal(engine.Setup{Players: 2, Variant: engine.AdvancedGame}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	trace := position.NewTraceWriter(&out, g)
	trace.Game(0, 0, &s)
	if err := trace.Flush(); err != nil {
		t.Fatal(err)
	}
	var line struct{ Set json.RawMessage }
	if err := json.Unmarshal(out.Bytes(), &line); err != nil {
		t.Fatal(err)
	}
	var set bytes.Buffer
	if err := json.Indent(&set, line.Set, "", "  "); err != nil {
		t.Fatal(err)
	}
	golden(t, "set.json", append(set.Bytes(), '\n'))
}

type brokenPipe struct{}

var errBroken = errors.New("broken pipe")

func (brokenPipe) Write([]byte) (int, error) { return 0, errBroken }

func TestATraceKeepsItsFirstError(t *testing.T) {
	g := smallGame(t)
	s, err := position.Load(g, "nearly won", []byte(nearlyWon))
	if err != nil {
		t.Fatal(err)
	}
	trace := position.NewTraceWriter(brokenPipe{}, g)
	for range 100 {
		trace.Game(0, 0, &s)
	}
	if err := trace.Flush(); !errors.Is(err, errBroken) {
		t.Errorf("the error is %v, not that of the pipe", err)
	}
}
