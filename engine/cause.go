package engine

// Do is the verb of the play whose own program it is; DoNothing for what carries out the turn, the
// Final Adventure, a limit, a reward or the text of a card.
func (p Program) Do() Do {
	if p < firstPlay || int(p-firstPlay) >= len(plays) {
		return DoNothing
	}
	return plays[p-firstPlay].Do
}
