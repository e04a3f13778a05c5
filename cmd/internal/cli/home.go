package cli

import (
	"fmt"

	"github.com/spf13/cobra"
)

const homeText = `# X: Seekers of Fortune, learned by playing

You play at a table that knows the rules, of the Beginner Game and of the Advanced Game,
and a move it refuses tells you why.
This is an unofficial helper; its cards are a training set of our own, not the printed cards.

New here? Begin with

    xseekers learn

and find the rest behind these doors:
`

const homeEnd = "`xseekers help why` tells more about a command, here `why`."

// runHome shows what the program is and what can be done with it.
func runHome(s *Streams, root *cobra.Command) {
	s.markdown(homeText)
	fmt.Fprintln(s.Out)
	s.columns(commandRows(root, "completion"))
	fmt.Fprintln(s.Out)
	s.markdown(homeEnd)
}
