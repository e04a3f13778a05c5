package cli

import (
	"os"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// progress shows at a terminal how many games are played, once it takes a while.
type progress struct {
	begun  time.Time
	played int
	bar    *progressbar.ProgressBar // nil where nothing is shown
}

func newProgress(s *Streams, games int) *progress {
	p := &progress{begun: time.Now()}
	if f, ok := s.Err.(*os.File); ok && term.IsTerminal(int(f.Fd())) && !s.Plain {
		p.bar = progressbar.NewOptions(games,
			progressbar.OptionSetWriter(f),
			progressbar.OptionSetDescription("Games"),
			progressbar.OptionShowCount(),
			progressbar.OptionSetWidth(20),
			progressbar.OptionThrottle(200*time.Millisecond),
		)
	}
	return p
}

// add counts a game. A bar that cannot be shown is no reason to stop.
func (p *progress) add() {
	p.played++
	if p.bar != nil && time.Since(p.begun) > time.Second {
		_ = p.bar.Set(p.played)
	}
}

// clear takes the bar away.
func (p *progress) clear() {
	if p.bar != nil {
		_ = p.bar.Clear()
	}
}
