package glossary

import "example.com/xseekers/engine/strictyaml"

// slack is how many slips of the keyboard a phrase may have: none where every word would be near.
func (p phrase) slack() int {
	switch n := len(p.letters); {
	case n < 2:
		return 0
	case n < 7:
		return 1
	case n < 11:
		return 2
	}
	return 3
}

// apart is how many slips lie between two phrases, with their endings or without.
func (p phrase) apart(q phrase) int {
	most := p.slack()
	n := strictyaml.Slips([]byte(p.letters), []byte(q.letters), most)
	if n > 1 {
		n = min(n, strictyaml.Slips([]byte(p.stem), []byte(q.stem), most))
	}
	return n
}
