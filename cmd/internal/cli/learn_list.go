package cli

import (
	"fmt"

	"example.com/xseekers/cmd/internal/keep"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/scenarios"
	learnt "example.com/xseekers/tutorial/progress"
)

// lessonJSON is a lesson and what was done of it.
type lessonJSON struct {
	Number    int    `json:"number"`
	ID        string `json:"id"`
	Part      string `json:"part"`
	Title     string `json:"title"`
	About     string `json:"about"`
	Minutes   int    `json:"minutes"`
	Steps     int    `json:"steps"`
	State     string `json:"state"`      // open, started, done or tested-out
	Done      string `json:"done"`       // the day, "" where it is open
	Step      int    `json:"step"`       // where it goes on, 0 where it begins at the beginning
	StepsDone []int  `json:"steps_done"` // from 1
}

// The states of a lesson.
const (
	lessonOpen      = "open"
	lessonStarted   = "started"
	lessonDone      = "done"
	lessonTestedOut = "tested-out"
)

func lessonData(l *scenarios.Lesson, done learnt.Lesson) lessonJSON {
	out := lessonJSON{
		Number: l.Number, ID: l.ID, Part: l.Part.String(), Title: l.Title, About: l.About, Minutes: l.Minutes(), Steps: len(l.Steps),
		State: lessonOpen, Done: done.Done, StepsDone: append([]int{}, done.Steps...),
	}
	if done.Place != nil {
		out.Step = done.Place.Step
	}
	switch {
	case done.Done != "" && done.Proved && len(done.Steps) < len(l.Steps):
		out.State = lessonTestedOut
	case done.Done != "":
		out.State = lessonDone
	case done.Place != nil || len(done.Steps) > 0:
		out.State = lessonStarted
	}
	return out
}

// state is what was done of a lesson, in words.
func (l *lessonJSON) state() string {
	words := map[string]string{lessonOpen: "open", lessonDone: "done", lessonTestedOut: "tested out"}[l.State]
	switch {
	case l.State == lessonStarted && l.Step > 0:
		return fmt.Sprintf("started, at step %d of %d", l.Step, l.Steps)
	case l.State == lessonStarted:
		return fmt.Sprintf("%d of %d steps done", len(l.StepsDone), l.Steps)
	case l.Step > 0:
		return fmt.Sprintf("%s; again at step %d of %d", words, l.Step, l.Steps)
	}
	return words
}

// partTitles are what the parts of the course are called.
var partTitles = map[scenarios.Part]string{
	scenarios.Beginner:    "The Beginner Game",
	scenarios.ActionX:     "ActionX cards",
	scenarios.HeroicFeats: "Heroic Feats",
	scenarios.Endgame:     "The endgame",
}

// listLessons lists the course by its parts.
func listLessons(s *Streams, json bool) error {
	kept := keep.Open()
	s.tell(kept.Notes())
	data := []lessonJSON{}
	parts := map[scenarios.Part][][]string{}
	for _, l := range scenarios.All(cards.TrainingGame()) {
		row := lessonData(l, kept.Record().Of(l.ID))
		data = append(data, row)
		about := fmt.Sprintf("%s · %s · %s", row.state(), counted(row.Minutes, "minute"), row.About)
		parts[l.Part] = append(parts[l.Part], []string{fmt.Sprintf("%2d", row.Number), row.Title, about})
	}
	if json {
		return s.json(data)
	}
	for part := scenarios.Beginner; part <= scenarios.Endgame; part++ {
		if rows := parts[part]; rows != nil {
			fmt.Fprintf(s.Out, "%s:\n", partTitles[part])
			s.columns(rows)
			fmt.Fprintln(s.Out)
		}
	}
	done, all := doneOf(kept.Record())
	s.markdown(fmt.Sprintf("%d of %s done. `xseekers learn` goes on where you stopped, `xseekers learn 2` plays lesson 2.", done, counted(all, "lesson")))
	return nil
}
