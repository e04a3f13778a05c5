package bots

import "example.com/xseekers/engine"

// random picks any option, each as likely as the next.
type random struct{}

func (random) Name() string { return "random" }

func (random) Choose(t *Turn) engine.Action { return t.Options[t.below(len(t.Options))] }
