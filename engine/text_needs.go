package engine

// NeedKinds lists the conditions of playing or using a text: those of the Heroic Feat printed there
// and of what its effects choose (7.2, 2.8). A text has them once NewGame has read it.
func (b *Ability) NeedKinds() (kinds []NeedKind) {
	for k := range needEnd {
		if b.needs&k.set() != 0 {
			kinds = append(kinds, k)
		}
	}
	return kinds
}

// NeedKinds lists every kind of condition.
func NeedKinds() []NeedKind {
	kinds := make([]NeedKind, needEnd)
	for i := range kinds {
		kinds[i] = NeedKind(i)
	}
	return kinds
}
