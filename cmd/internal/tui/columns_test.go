package tui

import "testing"

func TestColumns(t *testing.T) {
	rows := [][]string{
		{"surplus-lead", "5.1", "You pay a Lead that no emblem asks for"},
		{"game-over", "1.1", "The game is over"},
	}
	for _, tc := range []struct {
		name  string
		rows  [][]string
		width int
		want  string
	}{
		{
			"without a limit a row is a line", rows, 0,
			"  surplus-lead  5.1  You pay a Lead that no emblem asks for\n" +
				"  game-over     1.1  The game is over\n",
		},
		{
			"a long last cell moves below the second", rows, 50,
			"  surplus-lead  5.1\n" +
				"                You pay a Lead that no emblem asks\n" +
				"                for\n" +
				"  game-over     1.1  The game is over\n",
		},
		{
			"a long second cell of two is broken", [][]string{{"Bury", "Put a card at the bottom of its discard pile."}}, 36,
			"  Bury  Put a card at the bottom of\n" +
				"        its discard pile.\n",
		},
		{
			"short cells need little room", [][]string{{"choose-adventure", "11.7"}, {"whoever began", "15", "75.0 %"}}, 34,
			"  choose-adventure  11.7\n" +
				"  whoever began     15  75.0 %\n",
		},
		{
			"a short row breaks at the edge, not where a longer row's last column begins",
			[][]string{{"mean", "15.2 or so"}, {"reach", "a number of games", "0.0 %"}}, 34,
			"  mean   15.2 or so\n" +
				"  reach  a number of games  0.0 %\n",
		},
		{
			"without room the other cells stand below the first", rows, 30,
			"  surplus-lead\n" +
				"    5.1 · You pay a Lead\n" +
				"      that no emblem asks for\n" +
				"  game-over\n" +
				"    1.1 · The game is over\n",
		},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if got := Columns(tc.rows, tc.width); got != tc.want {
				t.Errorf("got:\n%s\nnot:\n%s", got, tc.want)
			}
		})
	}
}
