// Package tui shows things to people at a terminal: texts, and the table as one seat sees it.
package tui

import (
	// First of all, so that no command asks the terminal anything.
	_ "example.com/xseekers/cmd/internal/earlybg"
)
