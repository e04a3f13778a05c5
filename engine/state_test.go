package engine_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/enginetest"
)

// tagged are the structs whose every field says who may see it.
var tagged = []reflect.Type{
	reflect.TypeFor[engine.State](), reflect.TypeFor[engine.Player](),
	reflect.TypeFor[engine.LeadPiles](), reflect.TypeFor[engine.AdventurePiles](),
}

func TestEveryFieldOfAStateSaysWhoMaySeeIt(t *testing.T) {
	for _, typ := range tagged {
		words := []string{"all", "size", "none"}
		if typ == reflect.TypeFor[engine.Player]() {
			words = append(words, "owner")
		}
		for f := range typ.Fields() {
			if !slices.Contains(words, f.Tag.Get("view")) {
				t.Errorf("%s.%s: view tag %q is none of %v", typ.Name(), f.Name, f.Tag.Get("view"), words)
			}
		}
	}
}

func TestAStateIsAPlainValue(t *testing.T) {
	var plain func(typ reflect.Type, path string)
	plain = func(typ reflect.Type, path string) {
		switch kind := typ.Kind(); kind {
		case reflect.Struct:
			for f := range typ.Fields() {
				plain(f.Type, path+"."+f.Name)
			}
		case reflect.Array:
			plain(typ.Elem(), path+"[]")
		case reflect.Bool, reflect.Uint8, reflect.Uint32, reflect.Uint64:
		default:
			t.Errorf("%s is a %v", path, kind)
		}
	}
	plain(reflect.TypeFor[engine.State](), "State")
	plain(reflect.TypeFor[engine.View](), "View")
}

// midGame is a state in the middle of a game of four, with cards in every kind of place.
func midGame(t *testing.T) engine.State {
	g := enginetest.Game(t, enginetest.Set())
	var found engine.State
	for seed := uint64(1); found.Players == 0 && seed < 100; seed++ {
		enginetest.Walk(t, g, engine.Setup{Players: engine.MaxPlayers}, seed, func(s *engine.State) {
			full := s.Decision.Kind == engine.AskAct && s.Leads.PileN > 1 && s.Adventures.PileN > 1
			for p := range s.Players {
				full = full && s.Seats[p].Leads.Types() > 1 && s.Seats[p].Archived > 0 && s.Seats[p].Zone.N > 1
			}
			if full {
				found = *s
			}
		})
	}
	if found.Players == 0 {
		t.Fatal("no walk comes to a state with cards everywhere")
	}
	return found
}

// leaf is one number or truth in a state and the view tag over it.
type leaf struct {
	path string
	view string
	v    reflect.Value
}

// leaves lists every leaf of a state but the random numbers, whose fields are their own, and the
// hands, where no card changes without another.
func leaves(s *engine.State) (out []leaf) {
	var walk func(v reflect.Value, path, view string)
	walk = func(v reflect.Value, path, view string) {
		switch v.Kind() {
		case reflect.Struct:
			for f, field := range v.Fields() {
				tag, has := f.Tag.Lookup("view")
				if !has {
					tag = view
				}
				if tag != "owner" && f.Name != "RNG" {
					walk(field, path+"."+f.Name, tag)
				}
			}
		case reflect.Array:
			for i := range v.Len() {
				walk(v.Index(i), fmt.Sprintf("%s[%d]", path, i), view)
			}
		default:
			out = append(out, leaf{path, view, v})
		}
	}
	walk(reflect.ValueOf(s).Elem(), "State", "")
	return out
}

// change gives the leaf another value.
func (l leaf) change() {
	switch {
	case l.v.Kind() == reflect.Bool:
		l.v.SetBool(!l.v.Bool())
	case l.v.Uint() > 0:
		l.v.SetUint(l.v.Uint() - 1)
	default:
		l.v.SetUint(1)
	}
}

// seesDifference lists the seats whose view differs between two states.
func seesDifference(a, b *engine.State) (seats []engine.Seat) {
	for p := range engine.Seat(engine.MaxPlayers) {
		if engine.ViewOf(a, p) != engine.ViewOf(b, p) {
			seats = append(seats, p)
		}
	}
	return seats
}

func TestAViewShowsWhatTheTagsSayAndNothingElse(t *testing.T) {
	s := midGame(t)
	everybody := []engine.Seat{0, 1, 2, 3}
	other := s
	for _, l := range leaves(&other) {
		l.change()
		var want []engine.Seat
		if l.view == "all" {
			want = everybody
		}
		if got := seesDifference(&s, &other); !slices.Equal(got, want) {
			t.Errorf("%s, view %q: a change shows to %v, not to %v", l.path, l.view, got, want)
		}
		other = s
	}
	other.RNG.Seed(1, 2)
	if got := seesDifference(&s, &other); got != nil {
		t.Errorf("the random numbers show to %v", got)
	}
}

func TestAHandShowsToItsOwnerAndItsSizeToEverybody(t *testing.T) {
	s := midGame(t)
	for owner := range engine.Seat(engine.MaxPlayers) {
		list := s.Seats[owner].Leads.List()
		exchanged, smaller := s, s
		exchanged.Seats[owner].Leads[list[0]]--
		exchanged.Seats[owner].Leads[list[len(list)-1]]++
		smaller.Seats[owner].Leads[list[0]]--
		if got := seesDifference(&s, &exchanged); !slices.Equal(got, []engine.Seat{owner}) {
			t.Errorf("another Lead in the hand of seat %d shows to %v", owner, got)
		}
		if got := seesDifference(&s, &smaller); !slices.Equal(got, []engine.Seat{0, 1, 2, 3}) {
			t.Errorf("a Lead less in the hand of seat %d shows to %v", owner, got)
		}
	}
}
