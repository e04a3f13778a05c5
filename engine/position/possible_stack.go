package position

import (
	"fmt"

	"example.com/xseekers/engine"
)

// judgeStack holds what is announced to the order in which things are (8.8, 8.9), and what it counts
// to what it is (7.1).
func (r *reader) judgeStack() *impossible {
	s, k, n := &r.s, r.s.Decision.Kind, len(r.announcements)
	inside := k > engine.AskRespond
	switch {
	case n > 0 && (s.Step != engine.Actions || k == engine.AskAct):
		return &impossible{"stack", "nothing waits while this decision is open"}
	case r.opens && (n > 0 || k != engine.AskRespond):
		return refuse("window", engine.R8_9, "this window is open only with nothing announced, at the decision respond")
	case !r.opens && r.at89 != engine.NoWindow && n == 0 && k != engine.AskScrapAdventure:
		return refuse("resume", engine.R8_9, "nothing announced lies over the window")
	case r.at89 != engine.NoWindow && s.Step != engine.Actions:
		return refuse("window", engine.R8_9, "the windows open in the action step")
	case !inside && s.Looking != (engine.Looking{}):
		return refuse("looking", engine.R7_3, "cards are looked at only while a choice about them is open")
	}
	for i := range r.announcements {
		it := &r.announcements[i]
		f := &it.Frame
		switch text := r.g.Text(f.Card, f.Ability); {
		case (i < n-1 || !inside) && (f.PC > 0 || f.Done > 0 || f.Had > 0):
			return it.refuse(engine.R8_8, "it waits, and its effect has not begun")
		case (it.Do != engine.DoUse && !inside || text == nil) && (f.Bonded != engine.NoLead || f.Rival > 0):
			return it.refuse(engine.R8_10, "it has read no Bonded type and no rival")
		case f.Bonded != engine.NoLead && !r.g.ActionX(f.Card).Bond:
			return it.refuse(engine.R8_4, "%s has no Bond", r.g.ID(f.Card))
		}
		for p := range engine.Seat(engine.MaxPlayers) {
			if f.Had.Has(p) && (p == f.Player || p >= engine.Seat(s.Players) || !s.Seats[p].Final) {
				return it.refuse(engine.R6_9, "seat %d is no rival on the Final Adventure", p)
			}
		}
		if x := r.judgeAnnounced(i); x != nil {
			return x
		}
	}
	for i := range s.Lasting.Texts[:s.Lasting.N] {
		c := s.Lasting.Texts[i].Card
		if s.Seats[s.Lasting.Texts[i].Player].Stored.Has(c) || n > 0 && r.announcements[n-1].Frame.Card == c && inside {
			continue
		}
		return refuse("lasting", engine.R1_9, "%s lasts after it was carried out, and its player has not archived it", r.g.ID(c))
	}
	return nil
}

// judgeAnnounced holds one thing announced to who may announce it there.
func (r *reader) judgeAnnounced(i int) *impossible {
	s, it := &r.s, &r.announcements[i]
	f := &it.Frame
	who := &s.Seats[f.Player]
	text := r.g.Text(f.Card, f.Ability)
	twist := text != nil && text.Twist
	thwarts := it.Do == engine.DoThwart || text != nil && text.Heroic == engine.DoThwart
	switch {
	case it.Do == engine.DoNothing:
		if i > 0 || r.at89 != engine.NoWindow || f.Player != s.Active || who.Archived == 0 || who.Archive[who.Archived-1].Card != f.Card {
			return it.refuse(engine.R5_3, "a reward waits at the bottom, of the Adventure that the active player archived last")
		}
		return nil
	case i > 0 && f.Player == r.announcements[i-1].Frame.Player:
		return it.refuse(engine.R8_8, "nobody answers their own last announcement")
	case i > 0 && it.Do != engine.DoThwart && !twist:
		return it.refuse(engine.R8_7, "an answer is a Thwart or a Twist")
	case i == 0 && r.at89 == engine.NoWindow && f.Player != s.Active:
		return it.refuse(engine.R4_4, "only the active player announces something in the action step")
	case i == 0 && r.at89 != engine.NoWindow && (f.Player == s.Active || !twist):
		return it.refuse(engine.R8_9, "in this window rivals use Twists")
	case thwarts && (i == 0 || !r.isFeat(&r.announcements[i-1])):
		return it.refuse(engine.R7_12, "a Thwart answers a Feat")
	case it.Do != engine.DoPlay && it.Do != engine.DoUse && it.Do != engine.DoThwart && who.Performed.Of(it.Do) == 0:
		return refuse(seatPath(f.Player, "performed"), engine.R7_1, "the %s that waits counts as performed", it.Do)
	}
	return nil
}

// isFeat reports whether something announced can be Thwarted (7.6, 7.2, 7.12).
func (r *reader) isFeat(it *item) bool {
	text := r.g.Text(it.Frame.Card, it.Frame.Ability)
	return it.Do.Heroic() || text != nil && (text.Heroic != engine.DoNothing ||
		it.Do == engine.DoPlay && r.g.ActionX(it.Frame.Card).Kind == engine.Feat)
}

func (it *item) refuse(rule engine.Rule, format string, args ...any) *impossible {
	what := it.Do.String()
	if it.Do == engine.DoNothing {
		what = rewardVerb
	}
	return refuse("stack", rule, "%s of seat %d: %s", what, it.Frame.Player, fmt.Sprintf(format, args...))
}
