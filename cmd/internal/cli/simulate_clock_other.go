//go:build !unix

package cli

import "time"

// clockName says what playingTime measures: there is no portable processor clock here.
const clockName = "wall"

var started = time.Now()

// playingTime is the time since the program started.
func playingTime() time.Duration { return time.Since(started) }
