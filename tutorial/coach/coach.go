// Package coach speaks to a learner in a guided game: at a decision it says what is possible now,
// what one card more would allow and what a rival could do about it. All of that is asked of the
// engine on what the learner may see. It says less about what the learner has shown to know.
package coach

import (
	"example.com/xseekers/engine"
)

// Coach remembers what it has said in one game, and what its learner has done.
type Coach struct {
	said  [topics]uint8 // decisions at which a topic was spoken of
	knows [topics]uint8 // times the learner did what it is about
}

// topic is what a sentence is about; the coach speaks of each less in the course of a game.
type topic uint8

const (
	choosing   topic = iota // an Adventure, step 1 (4.2)
	scrapping               // an Adventure above the limit (2.10)
	collecting              // Leads, step 2 (4.3)
	discarding              // a Lead after drawing two (4.7)
	completing              // an Adventure that can be paid (5.1)
	near                    // an Adventure that one Lead more would pay
	playing                 // an ActionX card (2.8)
	using                   // an ability (8.1)
	featuring               // a Heroic Feat (7.1)
	keeping                 // the hand limit at the end (4.5)
	finishing               // the fourth Adventure costs the hand (6.2)
	resting                 // Rest (9.1)
	answering               // a Feat that can be Thwarted, or a Twist (7.6, 8.7)
	threatened              // what a rival could do in their turn
	staying                 // a rival's Final Adventure (6.4)
	winning                 // the game can be won now (1.1, 10.1)

	topics
)

// When the coach grows quiet on a topic.
const (
	known     = 2 // times done by the learner
	saidOften = 4 // times said
	most      = 3 // sentences at one decision
)

// remark is a sentence, and what is added the first time its topic comes up.
type remark struct {
	topic topic
	say   string
	why   string // "" where there is nothing more to say
}

// Advise is what the coach says as a decision opens for the learner whose view it is, the most
// urgent first; nil where there is nothing to say or all of it is known. It is asked once for a decision.
func (c *Coach) Advise(g *engine.Game, v *engine.View) (out []string) {
	if v.Decision.Player != v.Seat || v.Ending != engine.Playing {
		return nil
	}
	var spoken [topics]bool
	for _, r := range remarks(g, v, 0) {
		if len(out) == most {
			break
		}
		if c.knows[r.topic] >= known || c.said[r.topic] >= saidOften {
			if r.topic != winning {
				continue
			}
		}
		if c.said[r.topic] == 0 && !spoken[r.topic] && r.why != "" {
			r.say += " " + r.why
		}
		spoken[r.topic] = true
		out = append(out, r.say)
	}
	for t, is := range spoken {
		if is {
			c.said[t]++
		}
	}
	return out
}

// Saw tells the coach what its learner has done.
func (c *Coach) Saw(a engine.Action) {
	if t, ok := shows[a.Do]; ok && c.knows[t] < known {
		c.knows[t]++
	}
}

// shows is the topic that an action shows its player to know.
var shows = map[engine.Do]topic{
	engine.DoScrapAdventure: scrapping,
	engine.DoDiscardLead:    discarding,
	engine.DoComplete:       completing,
	engine.DoPlay:           playing,
	engine.DoUse:            using,
	engine.DoBarter:         featuring,
	engine.DoBreakthrough:   featuring,
	engine.DoSabotage:       featuring,
	engine.DoNegotiate:      featuring,
	engine.DoPoach:          featuring,
	engine.DoDiscardDown:    keeping,
	engine.DoRest:           resting,
	engine.DoThwart:         answering,
	engine.DoRivalsChoice:   staying,
}

// remarks is all there is to say at a decision, the most urgent first. What the learner does not see
// is dealt by a seed: it must not matter.
func remarks(g *engine.Game, v *engine.View, deal uint64) []remark {
	s := g.Determinize(v, deal)
	w := watcher{g: g, v: v, s: &s, me: v.Seat}
	switch v.Decision.Kind {
	case engine.AskStartTurn:
		return w.beginning()
	case engine.AskChooseAdventure:
		return w.choosing()
	case engine.AskScrapAdventure:
		return w.scrapping()
	case engine.AskCollectLeads:
		return w.collecting()
	case engine.AskDiscardLead, engine.AskDiscardDown:
		return w.discarding()
	case engine.AskAct:
		return w.acting()
	case engine.AskRivalsChoice:
		return w.staying()
	case engine.AskRespond:
		return w.answering()
	}
	return nil
}

// watcher looks at one decision from its player's seat.
type watcher struct {
	g  *engine.Game
	v  *engine.View
	s  *engine.State // some state that fits the view
	me engine.Seat
}
