package tutorial_test

import (
	"testing"

	"example.com/xseekers/tutorial"
)

// An answer and the screen after it should not be felt.
func BenchmarkScreen(b *testing.B) {
	g, l := own(b, "every-kind")
	s := tutorial.Start(g, l, tutorial.Options{})
	answer(s, "jump 8")
	answer(s, "choose adventure from deck")
	for b.Loop() {
		s.Screen()
	}
}

func BenchmarkResume(b *testing.B) {
	g, l := own(b, "every-kind")
	s := tutorial.Start(g, l, tutorial.Options{})
	answer(s, "jump 3")
	answer(s, "thwart glyph glyph")
	for b.Loop() {
		resumed(b, g, l, s)
	}
}

func BenchmarkNext(b *testing.B) {
	g, l := own(b, "every-kind")
	for b.Loop() {
		s := tutorial.Start(g, l, tutorial.Options{})
		answer(s, "")
		answer(s, "")
	}
}
