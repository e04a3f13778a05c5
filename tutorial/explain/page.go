package explain

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
)

// Page is the whole page of a code, Markdown.
func Page(c engine.Code) string {
	p := c.Page()
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n%s\n\n", p.Title, p.Text)
	b.WriteString(ruleLine(p.Rule))
	if other := p.Rule.Text().Other; other != "" {
		fmt.Fprintf(&b, "*The other reading:* %s\n\n", other)
	}
	fmt.Fprintf(&b, "**What makes it legal.** %s\n\n", p.Repair)
	fmt.Fprintf(&b, "**Refused, for example:** player %d tries `%s` at\n\n```yaml\n%s```\n",
		p.Example.By, p.Example.Try, p.Example.At)
	return b.String()
}
