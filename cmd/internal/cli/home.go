package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"example.com/xseekers/cmd/internal/keep"
	"example.com/xseekers/scenarios"
	learnt "example.com/xseekers/tutorial/progress"
)

const homeText = `# X: Seekers of Fortune, learned by playing

You play at a table that knows the rules, of the Beginner Game and of the Advanced Game,
and a move it refuses tells you why.
This is an unofficial helper; its cards are a training set of our own, not the printed cards.

%s

    xseekers learn%s

and find the rest behind these doors:
`

const homeEnd = "`xseekers help why` tells more about a command, here `why`."

// runHome shows what the program is, where the learner stopped and what can be done with it.
func runHome(s *Streams, root *cobra.Command) {
	kept := keep.Open()
	s.tell(kept.Notes())
	where, how := goOn(kept.Record())
	s.markdown(fmt.Sprintf(homeText, where, how))
	fmt.Fprintln(s.Out)
	s.columns(commandRows(root, "completion"))
	fmt.Fprintln(s.Out)
	s.markdown(homeEnd)
}

// goOn says where the learner stopped, and what learn takes to go on.
func goOn(r *learnt.Record) (where, how string) {
	done, all := doneOf(r)
	at := whereStopped(r)
	if at < 0 {
		return fmt.Sprintf("You have done all %s. Look at them again with", counted(all, "lesson")), " --list"
	}
	h := scenarios.Heads()[at]
	l := r.Of(h.ID)
	switch {
	case done == 0 && l.Place == nil:
		return "New here? Begin with", ""
	case l.Place != nil:
		return fmt.Sprintf("You have done %d of %s and stopped at step %d of %d of lesson %d, *%s*. Go on with",
			done, counted(all, "lesson"), l.Place.Step, h.Steps, h.Number, h.Title), ""
	}
	return fmt.Sprintf("You have done %d of %s. Next comes lesson %d, *%s*. Go on with", done, counted(all, "lesson"), h.Number, h.Title), ""
}
