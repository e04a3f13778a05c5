package explain

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine"
)

// Page is the page of a code but for its example, Markdown.
func Page(c engine.Code) string {
	p := c.Page()
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n%s\n\n", p.Title, p.Text)
	b.WriteString(ruleLine(p.Rule))
	if other := p.Rule.Text().Other; other != "" {
		fmt.Fprintf(&b, "*The other reading:* %s\n\n", other)
	}
	fmt.Fprintf(&b, "**What makes it legal.** %s\n", p.Repair)
	return b.String()
}

// Example is a code's example, an attempt and its position, Markdown.
func Example(c engine.Code) string {
	e := c.Page().Example
	return fmt.Sprintf("**Refused, for example:** seat %d tries `%s` at\n\n```yaml\n%s```\n", e.By, e.Try, e.At)
}
