package engine

// Precedence is the order in which the unmet parts of a refusal are told.
var Precedence = precedence[:]

// Lack is the cards of d that c lacks.
func Lack(c, d *Leads) Leads { return c.lack(d) }
