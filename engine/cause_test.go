package engine_test

import (
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

func TestAProgramIsThatOfItsPlay(t *testing.T) {
	g := enginetest.Game(t, enginetest.AdvancedSet())
	seed := enginetest.Seed(t)
	heroic := 0
	look := func(s *engine.State) {
		for _, w := range g.Stack(s) {
			switch do := w.Frame.Program.Do(); {
			case w.Do.Heroic() && do != w.Do:
				t.Errorf("the program of %s is that of %q", w.Do, do)
			case w.Do.Heroic():
				heroic++
			case do != engine.DoNothing:
				t.Errorf("the text or reward of %s has the program of %q", w.Do, do)
			}
		}
	}
	for more := range uint64(20) { // few walks have none at all
		if heroic == 0 {
			enginetest.Walk(t, g, engine.Setup{Players: 2, Variant: engine.AdvancedGame}, seed+more, look)
		}
	}
	if (engine.Frame{}).Program.Do() != engine.DoNothing {
		t.Error("the program of the turn is that of a play")
	}
	if heroic == 0 {
		t.Error("no Heroic Feat was announced on any walk")
	}
}
