package position

import (
	"bufio"
	"io"
	"strconv"

	"example.com/xseekers/engine"
)

// TraceWriter writes games as JSON Lines: a line where a game begins, one for each action and one
// where it ends. The lines of several games may be mixed. The first error stops the writing and is
// kept for Flush.
type TraceWriter struct {
	g    *engine.Game
	out  *bufio.Writer
	set  []byte
	line []byte
}

// NewTraceWriter writes games of g to out, buffered: Flush comes last.
func NewTraceWriter(out io.Writer, g *engine.Game) *TraceWriter {
	return &TraceWriter{g: g, out: bufio.NewWriterSize(out, 1<<16), set: appendSet(nil, g)}
}

// Game begins a game with its state after the setup.
func (t *TraceWriter) Game(id int, seed uint64, s *engine.State) {
	w := writer{t.g, t.line[:0]}
	w.raw(`{"type":"game","id":`)
	w.number(id)
	w.raw(`,"seed":`)
	w.dst = strconv.AppendUint(w.dst, seed, 10)
	w.raw(`,"players":`)
	w.number(int(s.Players))
	w.raw(`,"set":`)
	w.dst = append(w.dst, t.set...)
	w.raw(`,"state":`)
	t.put(append(AppendState(w.dst, t.g, s), '}'))
}

// Step adds an action and the state after it.
func (t *TraceWriter) Step(id int, a engine.Action, after *engine.State) {
	w := writer{t.g, t.line[:0]}
	w.raw(`{"type":"step","game":`)
	w.number(id)
	w.raw(`,"player":`)
	w.number(int(a.By))
	w.raw(`,"action":`)
	w.dst = AppendAction(w.dst, t.g, a)
	w.raw(`,"state":`)
	t.put(append(AppendState(w.dst, t.g, after), '}'))
}

// End closes a game with its last state; one that is not over was capped.
func (t *TraceWriter) End(id int, last *engine.State) {
	w := writer{t.g, t.line[:0]}
	w.raw(`{"type":"end","game":`)
	w.number(id)
	w.outcome(last)
	w.raw(`,"turns":`)
	w.number(int(last.Turn))
	w.raw(`,"capped":`)
	w.truth(!last.Over())
	t.put(append(w.dst, '}'))
}

// put writes a line and keeps its memory for the next; bufio keeps the error.
func (t *TraceWriter) put(line []byte) {
	line = append(line, '\n')
	_, _ = t.out.Write(line)
	t.line = line
}

// Flush writes out what is buffered and gives the first error there was.
func (t *TraceWriter) Flush() error { return t.out.Flush() }
