package tui

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/scenarios"
)

// course is every lesson, or some of them where the tests are to be short, as under the race detector.
func course(g *engine.Game) (out []*scenarios.Lesson) {
	const some = 7
	for i, l := range scenarios.All(g) {
		if !testing.Short() || i%some == 0 {
			out = append(out, l)
		}
	}
	return out
}

// TestEveryLessonReadsAsItsTranscriptSays keeps each lesson's solution as a learner sees it, line by
// line and on a full screen.
func TestEveryLessonReadsAsItsTranscriptSays(t *testing.T) {
	g := cards.TrainingGame()
	if *update {
		old, err := filepath.Glob("testdata/lessons/*.golden")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range old {
			if err := os.Remove(file); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, l := range course(g) {
		t.Run(l.ID, func(t *testing.T) {
			golden(t, fmt.Sprintf("lessons/%s-plain.golden", l.ID), plainly(t, g, l))
			var screens strings.Builder
			onApp(t, g, l, func(a *app, does string) {
				fmt.Fprintf(&screens, "%s\n\n=== %s\n\n", a.View(), does)
			})
			golden(t, fmt.Sprintf("lessons/%s-screen.golden", l.ID), screens.String())
		})
	}
}

// TestEveryScreenOfEveryLessonFits plays all lessons and looks at each screen at several sizes, and at
// each in turn in colour too.
func TestEveryScreenOfEveryLessonFits(t *testing.T) {
	g := cards.TrainingGame()
	for _, l := range course(g) {
		t.Run(l.ID, func(t *testing.T) {
			t.Parallel()
			n := 0
			onApp(t, g, l, func(a *app, does string) {
				sizes := [][2]int{{60, 20}, {80, 24}, {120, 40}}
				n++
				for i, size := range sizes {
					a.resize(size[0], size[1])
					bare := checkScreen(t, a, false)
					if i != n%len(sizes) {
						continue
					}
					if painted := checkScreen(t, a, true); ansi.Strip(painted) != bare {
						t.Errorf("colour changes what %v says before %s:\n%s\n%s", size, does, ansi.Strip(painted), bare)
					}
				}
				a.resize(80, 24)
			})
		})
	}
}

// checkScreen looks whether a screen fits, with the whole table on it.
func checkScreen(t *testing.T, a *app, colour bool) string {
	t.Helper()
	a.paint, a.drawn = paint(colour), map[string][]string{}
	if a.list != nil && a.list.many == nil {
		a.list = a.choices(a.list.at())
	}
	view := a.View()
	lines := strings.Split(view, "\n")
	if len(lines) > a.height {
		t.Errorf("%d lines on %d:\n%s", len(lines), a.height, view)
	}
	for _, line := range lines {
		if n := ansi.StringWidth(line); n > a.width {
			t.Errorf("%d columns on %d: %q", n, a.width, line)
		}
	}
	if a.over == nil {
		for _, line := range a.table() {
			if !strings.Contains(view, strings.TrimRight(line, " ")) {
				t.Errorf("%d by %d hides %q of the table:\n%s", a.width, a.height, line, view)
			}
		}
	}
	a.paint = false
	return view
}
