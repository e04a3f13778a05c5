// Package earlybg keeps the terminal from being asked for its background colour. bubbletea asks in
// its own initialisation, whatever the command, and waits up to five seconds for a terminal that
// does not answer; where the answer is already known it asks nothing.
//
// Packages that are ready are initialised in the order of their import paths. So this one imports
// nothing but lipgloss, and its path sorts before bubbletea's.
package earlybg

import "github.com/charmbracelet/lipgloss"

func init() { lipgloss.SetHasDarkBackground(true) }
