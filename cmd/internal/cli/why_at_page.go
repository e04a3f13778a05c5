package cli

import (
	"fmt"
	"strings"

	"example.com/xseekers/engine/notation"
	"example.com/xseekers/tutorial"
	"example.com/xseekers/tutorial/explain"
)

// markdown is the verdict as a page.
func (v *verdict) markdown() string {
	page := v.body()
	if advice := v.advice(); advice != "" {
		page += "\n" + advice + "\n"
	}
	if dealt := v.dealt(page); dealt != "" {
		page += "\n*" + dealt + "*\n"
	}
	if v.readings != "" {
		page += "\n" + v.readings + "\n"
	}
	return page
}

// body is the verdict but for what it rests on. Players count from 1 and seats of a file from 0: it
// says both.
func (v *verdict) body() string {
	g := v.at.g
	who := fmt.Sprintf("You are player %d (seat %d of %s)", v.by+1, v.by, v.at.file)
	if v.of == 0 {
		return who + ".\n\n" + v.listing()
	}
	if v.of > 1 {
		who = fmt.Sprintf("Action %d of %d. %s", v.number, v.of, who)
	}
	if v.before != nil {
		who = fmt.Sprintf("Played before:\n\n- %s\n\n%s", strings.Join(v.before, "\n- "), who)
	}
	switch {
	case v.offer != nil:
		return fmt.Sprintf("%s.\n\n%s%s", who, v.offer.Markdown(g), more(v.offer.Why))
	case v.no != nil:
		return fmt.Sprintf("%s, and try `%s`.\n\n%s%s", who, notation.Format(g, v.action), v.no.Markdown(), more(v.no))
	}
	page := fmt.Sprintf("%s, and try `%s`.\n\n%s", who, notation.Format(g, v.action), v.allowed.Markdown())
	if told := tutorial.Causes(g, &v.happening, v.by); len(told) > 0 {
		page += "\nWhat happens:\n\n" + tutorial.Page(told)
	}
	return page + "\n" + v.next() + "\n"
}

// more says where more stands about a refusal; nothing where there is none.
func more(e *explain.Explanation) string {
	if e == nil {
		return ""
	}
	return fmt.Sprintf("\nMore about it: `xseekers why %s`\n", e.Code)
}

// next says what is asked after an allowed action.
func (v *verdict) next() string {
	s := &v.after
	if s.Over() {
		return "The game is over."
	}
	who, task := explain.Who(s.Decision.Player, v.by, int(s.Players)), s.Decision.Kind.Task()
	if s.Decision.Player != v.by {
		task = strings.ReplaceAll(task, "your", "their")
	}
	return fmt.Sprintf("Then it is for %s to decide: %s.", who, task)
}

// listing is everything on offer, and everything that is not with the reason; what one reason keeps
// off stands together.
func (v *verdict) listing() string {
	var on, off []string
	var wishes []string // kept off by the last reason
	reason := ""
	for i := range v.offers {
		o := &v.offers[i]
		wish := "`" + o.Wish.Text(v.at.g) + "`"
		switch {
		case o.Why != nil:
			if because := fmt.Sprintf("%s *(rule %s)*", o.Why.Headline(), o.Why.Rule()); because != reason {
				off, wishes, reason = append(off, ""), nil, because
			}
			wishes = append(wishes, wish)
			off[len(off)-1] = strings.Join(wishes, ", ") + ": " + reason
		case len(o.Ways) == 1:
			on = append(on, "`"+o.Ways[0]+"`")
		default:
			on = append(on, fmt.Sprintf("%s: %d ways, as in `%s`", wish, len(o.Ways)+o.LeftOut, o.Ways[0]))
		}
	}
	page := ""
	for _, part := range []struct {
		title string
		items []string
	}{{"On offer now", on}, {"Not on offer now", off}} {
		if part.items != nil {
			page += fmt.Sprintf("**%s:**\n\n- %s\n\n", part.title, strings.Join(part.items, "\n- "))
		}
	}
	return page
}
