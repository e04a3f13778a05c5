//go:build unix

package cli

import (
	"syscall"
	"time"
)

// clockName says what playingTime measures.
const clockName = "processor"

// playingTime is the processor time the program has used, from any fixed moment.
func playingTime() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		return 0
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
