package cli

import "strings"

// nearest is the end of a message about something unknown: what it may have been, three at most.
func nearest(names []string) string {
	switch n := min(len(names), 3); n {
	case 0:
		return ""
	case 1:
		return "; the nearest is " + names[0]
	default:
		return "; the nearest are " + strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
}
