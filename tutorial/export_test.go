package tutorial

import "example.com/xseekers/engine"

// State is the position, hidden cards and all.
func (t *Session) State() engine.State { return t.state }
