package explain

import (
	"slices"

	"example.com/xseekers/engine"
)

// entries repairs how a card is to enter (2.7, 8.4): with the side named if there is one, then the
// rival, then the type that is bonded, for which a Wild may serve.
func entries(g *engine.Game, base engine.State, try engine.Action, moment []string) []Repair {
	if some(codes(g, &base, try), []engine.Code{engine.NoSuchAction}) {
		return nil // it says what has no place in an entry
	}
	least, near := -1, []engine.Action(nil)
	for _, a := range g.Legal(&base, nil) {
		if a.Do != try.Do {
			continue
		}
		switch d := entryDistance(a, try); {
		case least < 0 || d < least:
			least, near = d, []engine.Action{a}
		case d == least:
			near = append(near, a)
		}
	}
	if near == nil {
		return nil
	}
	best := near[0]
	changes := slices.Clone(moment)
	switch {
	case best.Mode == try.Mode:
	case try.Mode != engine.NoMode:
		changes = append(changes, "name no side")
	default:
		changes = append(changes, "say Noble, or Ruthless and the rival it faces")
	}
	var rivals, bonds []string
	for _, a := range near {
		if a.Rival != try.Rival && a.Mode == engine.Ruthless && a.Mode == best.Mode {
			rivals = append(rivals, Who(a.Rival, try.By, int(base.Players)))
		}
		if (a.Lead != try.Lead || a.As != try.As) && a.Mode == best.Mode && a.Rival == best.Rival {
			bonds = append(bonds, bondText(a))
		}
	}
	if rivals != nil && best.Mode == try.Mode {
		changes = append(changes, "turn it toward "+Or(slices.Compact(rivals)))
	}
	if best.Rival != try.Rival && best.Mode != engine.Ruthless {
		changes = append(changes, "name no rival")
	}
	if bonds != nil {
		changes = append(changes, "bond "+Or(bonds))
	}
	return []Repair{{Text: sentence(changes, ""), State: base, Action: best}}
}

func entryDistance(a, try engine.Action) (d int) {
	if a.Mode != try.Mode {
		d += 8
	}
	if a.Rival != try.Rival {
		d += 4
	}
	if a.Lead != try.Lead {
		d++
	}
	if a.As != try.As {
		d += 2
	}
	return d
}

// bondText is the Lead put under a card, and what a Wild is bonded as (8.4).
func bondText(a engine.Action) string {
	switch a.Lead {
	case engine.NoLead:
		return "no Lead"
	case engine.Wild:
		return "Wild as " + LeadName(a.As)
	}
	return LeadName(a.Lead)
}
