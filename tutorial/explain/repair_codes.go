package explain

import (
	"slices"

	"example.com/xseekers/engine"
)

// codes are those of an attempt's refusal.
func codes(g *engine.Game, s *engine.State, a engine.Action) (all []engine.Code) {
	if r := g.Check(s, a); r != nil {
		for _, u := range r.Unmet {
			all = append(all, u.Code)
		}
	}
	return all
}

func some(codes, among []engine.Code) bool {
	return slices.ContainsFunc(codes, func(c engine.Code) bool { return slices.Contains(among, c) })
}
