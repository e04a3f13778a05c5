package cards

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/strictyaml"
)

const twoDoors = `set: two-doors
name: Two doors
leads: {glyph: 1, myth: 2, ruin: 3, vision: 4, wild: 5}
adventures:
  - id: first-door
    name: The First Door
    emblems: [ruin, myth, ruin]
    reward: [{draw-leads: 2}, {seek: 1}, {draw-actionx: 3}]
  - id: second-door
    name: Second Door
    emblems: [vision]
`

func TestLoadReadsASet(t *testing.T) {
	got, err := Load("doors.yaml", []byte(twoDoors))
	if err != nil {
		t.Fatal(err)
	}
	want := engine.Set{
		ID: "two-doors", Name: "Two doors", Hash: "6719aa88f2a9",
		Leads: engine.Leads{engine.Glyph: 1, engine.Myth: 2, engine.Ruin: 3, engine.Vision: 4, engine.Wild: 5},
		Adventures: []engine.Adventure{
			{
				ID: "first-door", Name: "The First Door", Emblems: engine.LeadsOf(engine.Ruin, engine.Ruin, engine.Myth),
				Reward: []engine.Effect{
					{Op: engine.DrawLeads, N: 2, Rule: engine.R5_3},
					{Op: engine.Seek, N: 1, Rule: engine.R5_3},
					{Op: engine.DrawActionX, N: 3, Rule: engine.R5_3},
				},
			},
			{ID: "second-door", Name: "Second Door", Emblems: engine.LeadsOf(engine.Vision)},
		},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

func TestASetLoadsTheSameHoweverItIsSaved(t *testing.T) {
	want, err := Load("doors.yaml", []byte(twoDoors))
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct{ name, text string }{
		{"with the line ends of Windows", strings.ReplaceAll(twoDoors, "\n", "\r\n")},
		{"with a byte order mark", "\ufeff" + twoDoors},
	} {
		t.Run(tc.name, func(t *testing.T) {
			got, err := Load("doors.yaml", []byte(tc.text))
			if err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("got %+v, %v\nwant %+v", got, err, want)
			}
		})
	}
}

func TestTheHashTellsSetsApart(t *testing.T) {
	one, _ := Load("doors.yaml", []byte(twoDoors))
	other, err := Load("doors.yaml", []byte(strings.Replace(twoDoors, "wild: 5", "wild: 6", 1)))
	if err != nil || one.Hash == other.Hash {
		t.Errorf("hashes %q and %q, %v", one.Hash, other.Hash, err)
	}
}

func TestAnEmptyRewardIsNoReward(t *testing.T) {
	set, err := Load("doors.yaml", []byte(twoDoors+"    reward: []\n"))
	if err != nil || len(set.Adventures[1].Reward) != 0 {
		t.Errorf("got %+v, %v", set.Adventures, err)
	}
}

// wrongFiles are twoDoors with one thing changed, the fault of each, and whether the schema can say it.
var wrongFiles = []struct {
	name, old, new, want string
	loaderOnly           bool
}{
	{name: "an unknown field", old: "set: two-doors\n", new: "set: two-doors\nsett: x\n",
		want: `2:1: unknown field "sett"; did you mean "set"?`},
	{name: "a missing field", old: "name: Two doors\n", want: `1:1: the field "name" is missing`},
	{name: "a set's id of other letters", old: "two-doors", new: "Two doors",
		want: `1:6: "Two doors" is not an id: expected small letters and digits, words joined by hyphens, as in "salt-road"`},

	{name: "a Lead type that is none", old: "myth: 2", new: "moth: 2, myth: 2",
		want: `3:19: unknown field "moth"; did you mean "myth"?`},
	{name: "a Lead type left out", old: ", wild: 5", want: `3:8: the field "wild" is missing`},
	{name: "Leads in words", old: "wild: 5", new: "wild: five",
		want: `3:54: expected a whole number from 0 to 127, found the text "five"`},
	{name: "Leads below none", old: "wild: 5", new: "wild: -5",
		want: `3:54: expected a whole number from 0 to 127, found the number -5`},
	{name: "more Leads of a type than a state holds", old: "wild: 5", new: "wild: 128",
		want: `3:54: expected a whole number from 0 to 127, found the number 128`},
	{name: "more Leads than a state holds", old: "glyph: 1, myth: 2", new: "glyph: 127, myth: 102", loaderOnly: true,
		want: `3:8: 241 Leads: a set holds at most 240`},

	{name: "an id that stands twice", old: "second-door", new: "first-door", loaderOnly: true,
		want: `9:9: two cards have the id "first-door", the first at doors.yaml:5:9`},
	{name: "an id of other letters", old: "first-door", new: "first_door",
		want: `5:9: "first_door" is not an id: expected small letters and digits, words joined by hyphens, as in "salt-road"`},
	{name: "a name that is a number", old: "Second Door", new: "1984",
		want: `10:11: expected text, found the number 1984: put it in quotes, "1984"`},
	{name: "copies of an Adventure", old: "    emblems: [vision]\n", new: "    emblems: [vision]\n    copies: 2\n",
		want: `12:5: "copies" does not stand here: only ActionX cards have copies; an Adventure stands once`},
	{name: "a name that stands twice", old: "Second Door", new: "the first door", loaderOnly: true,
		want: `10:11: two cards have the name "the first door", the first at doors.yaml:6:11`},
	{name: "a name with blanks around", old: "Second Door", new: "' Second Door '", loaderOnly: true,
		want: `10:11: blanks around the name: write "Second Door"`},
	{name: "a set's name with blanks around", old: "Two doors", new: "'Two doors '", loaderOnly: true,
		want: `2:7: blanks around the name: write "Two doors"`},
	{name: "a name of blanks", old: "Second Door", new: "' '", want: `10:11: expected text: it is empty`},
	{name: "a name with a control character", old: "Second Door", new: `"\x1b[2J"`, loaderOnly: true,
		want: `10:11: the character U+001B does not show: take it out`},

	{name: "an emblem that is no type", old: "[vision]", new: "[visoin]",
		want: `11:15: unknown word "visoin"; did you mean "vision"?`},
	{name: "a Wild emblem", old: "[vision]", new: "[wild]",
		want: `11:15: unknown word "wild": expected glyph, myth, ruin or vision`},
	{name: "no emblem", old: "[vision]", new: "[]", want: `11:14: 0 emblems: an Adventure has 1 to 12`},
	{name: "more emblems than a state holds", old: "[vision]", new: "[vision" + strings.Repeat(", vision", 12) + "]",
		want: `11:14: 13 emblems: an Adventure has 1 to 12`},
	{name: "one emblem without a list", old: "[vision]", new: "vision",
		want: `11:14: expected a list, found the text "vision"`},

	{name: "a reward that is none", old: "{seek: 1}", new: "{sek: 1}",
		want: `8:32: unknown field "sek"; did you mean "seek"?`},
	{name: "a reward without a number", old: "{seek: 1}", new: "seek",
		want: `8:31: expected draw-leads, draw-actionx or seek with a value, found the text "seek"`},
	{name: "a reward of nothing", old: "{seek: 1}", new: "{seek: 0}",
		want: `8:38: expected a whole number from 1 to 4, found the number 0`},
	{name: "a reward larger than a zone", old: "{seek: 1}", new: "{seek: 5}",
		want: `8:38: expected a whole number from 1 to 4, found the number 5`},
	{name: "a reward larger than a draw", old: "{draw-leads: 2}", new: "{draw-leads: 21}",
		want: `8:27: expected a whole number from 1 to 20, found the number 21`},
	{name: "two rewards in one", old: "{draw-leads: 2}, {seek: 1}", new: "{draw-leads: 2, seek: 1}",
		want: `8:14: expected one of draw-leads, draw-actionx or seek, found 2 fields`},
	{name: "a reward that is empty", old: "{seek: 1}", new: "{}",
		want: `8:31: expected one of draw-leads, draw-actionx or seek, found 0 fields`},
	{name: "a reward that stands twice", old: "{draw-actionx: 3}", new: "{draw-leads: 3}",
		want: `8:42: "draw-leads" stands twice in one reward, the first at doors.yaml:8:14`},
	{name: "a reward that is not a list", old: "    emblems: [vision]\n", new: "    emblems: [vision]\n    reward:\n",
		want: `12:5: expected a list, found nothing: write [] for none`},
	{name: "a card without emblems", old: "    emblems: [vision]\n", want: `9:5: the field "emblems" is missing`},
	{name: "a card that is a word", old: "  - id: second-door\n    name: Second Door\n    emblems: [vision]\n",
		new:  "  - second-door\n",
		want: `9:5: expected fields (id, name, emblems or reward), found the text "second-door"`},
}

func TestAWrongFileIsRefusedWithPlaceAndReason(t *testing.T) {
	for _, tc := range wrongFiles {
		t.Run(tc.name, func(t *testing.T) {
			set, err := Load("doors.yaml", []byte(strings.Replace(twoDoors, tc.old, tc.new, 1)))
			if want := "doors.yaml:" + tc.want; err == nil || err.Error() != want {
				t.Errorf("got  %v\nwant %s", err, want)
			}
			if !reflect.DeepEqual(set, engine.Set{}) {
				t.Errorf("a set comes with the error: %+v", set)
			}
		})
	}
}

func TestEveryFaultOfAFileIsReportedAtOnce(t *testing.T) {
	text := strings.NewReplacer(
		"myth: 2", "myth: two", "first-door", "First", "second-door", "Second", "vision]", "vision, rune]",
	).Replace(twoDoors)
	_, err := Load("doors.yaml", []byte(text))
	var faults strictyaml.Faults
	if !errors.As(err, &faults) || len(faults) != 4 {
		t.Errorf("got %v", err)
	}
}

func TestMoreAdventuresThanAStateHoldsAreRefused(t *testing.T) {
	_, err := Load("many.yaml", []byte(adventures(engine.MaxAdventures+1)))
	want := fmt.Sprintf("many.yaml:%d:5: 121 Adventures: a set holds at most 120", 5+3*engine.MaxAdventures)
	if err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
}

func TestASetOfEveryCapacityIsPlayable(t *testing.T) {
	text := strings.Replace(adventures(engine.MaxAdventures), "glyph: 1, myth: 2", "glyph: 127, myth: 101", 1)
	text += "    reward: [{draw-leads: 20}, {draw-actionx: 20}, {seek: 4}]\n"
	set, err := Load("many.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := engine.NewGame(set); err != nil {
		t.Error(err)
	}
}

// adventures is a set of n Adventures with as many emblems as there may be, the first in line 5.
func adventures(n int) string {
	var b strings.Builder
	head, _, _ := strings.Cut(twoDoors, "  - id")
	b.WriteString(head)
	emblems := "ruin" + strings.Repeat(", ruin", engine.MaxEmblems-1)
	for i := range n {
		fmt.Fprintf(&b, "  - id: door-%d\n    name: Door %d\n    emblems: [%s]\n", i, i, emblems)
	}
	return b.String()
}

// FuzzLoad holds that a file is refused with places or can be played.
func FuzzLoad(f *testing.F) {
	f.Add([]byte(twoDoors))
	for _, tc := range wrongFiles {
		f.Add([]byte(strings.Replace(twoDoors, tc.old, tc.new, 1)))
	}
	f.Add([]byte(gate))
	for _, tc := range wrongCards {
		f.Add([]byte(wrongCard(tc.card)))
	}
	for _, w := range Vocabulary() {
		f.Add([]byte(exampleSet(w.YAML)))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		set, err := Load("fuzz.yaml", data)
		if err != nil {
			var faults strictyaml.Faults
			if !errors.As(err, &faults) {
				t.Fatalf("the error is a %T", err)
			}
			return
		}
		if _, err := engine.NewGame(set); err != nil {
			t.Fatalf("Load takes what the engine does not: %v", err)
		}
		for i := range set.Adventures {
			RewardText(&set.Adventures[i])
		}
		for i := range set.ActionX {
			for _, line := range CardText(&set.ActionX[i]) {
				if strings.TrimSpace(line) == "" || strings.Contains(line, "%") && !strings.Contains(string(data), "%") {
					t.Fatalf("%+v reads %q", set.ActionX[i], line)
				}
			}
		}
	})
}
