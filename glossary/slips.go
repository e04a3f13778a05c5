package glossary

import "math/bits"

// slack is how many slips of the keyboard may lie between a query and a name: none where every word
// would be near, and fewer for what players call a thing than for its own name.
func (k *key) slack() int {
	n := len(k.letters)
	switch {
	case k.alias && n < 5 || n < 3:
		return 0
	case k.alias && n < 8 || n < 4:
		return 1
	case n < 12:
		return 2
	}
	return 3
}

// slips is how many slips lie between a query and a name, with their endings or without, and what
// they cost; it costs nothing where they are too many.
func (p *phrase) slips(k *key) (n, cost int) {
	most := k.slack()
	if mayBeNear(p.letters, k.letters, p.mask, k.mask, most) {
		n = slipsBetween(p.letters, k.letters)
		if n > 0 && n <= most {
			cost = costOfSlips(n, len(k.letters), k.alias)
		}
	}
	if cost > 0 && n == 1 {
		return n, cost
	}
	if len(k.stem) < shortStem {
		most = min(most, 1)
	}
	if mayBeNear(p.stem, k.stem, p.stemMask, k.stemMask, most) {
		m := slipsBetween(p.stem, k.stem)
		if m > 0 && m <= most && (cost == 0 || m < n) {
			return m, costOfSlips(m, len(k.stem), k.alias) + costSlippedForm
		}
	}
	return n, cost
}

// shortStem is the length below which a word without its ending may have one slip only.
const shortStem = 6

// mayBeNear rules out quickly what slips never reach.
func (p *phrase) mayBeNear(k *key) bool {
	most := k.slack()
	return mayBeNear(p.letters, k.letters, p.mask, k.mask, most) || mayBeNear(p.stem, k.stem, p.stemMask, k.stemMask, most)
}

// mayBeNear rules out quickly what has too many other letters: a slip changes two at most.
func mayBeNear(a, b string, inA, inB uint64, most int) bool {
	d := len(a) - len(b)
	return d <= most && -d <= most && bits.OnesCount64(inA^inB) <= 2*most
}

// slipsBetween is the Damerau-Levenshtein distance of two texts, byte by byte: letters missing, added
// or wrong, and neighbours swapped, even where a letter has come between them.
func slipsBetween(a, b string) int {
	wide, never := len(b)+2, len(a)+len(b)
	table := make([]int, (len(a)+2)*wide) // of the beginnings of both, within a border never to be crossed
	for i := range len(a) + 2 {
		table[i*wide], table[i*wide+1] = never, i-1
	}
	for j := range len(b) + 2 {
		table[j], table[wide+j] = never, j-1
	}
	table[wide] = never
	var lastRow [256]int // where each byte stood last in a
	for i := 1; i <= len(a); i++ {
		lastColumn := 0 // where a[i-1] stood last in b
		for j := 1; j <= len(b); j++ {
			row, column, wrong := lastRow[b[j-1]], lastColumn, 1
			if a[i-1] == b[j-1] {
				wrong, lastColumn = 0, j
			}
			table[(i+1)*wide+j+1] = min(
				table[i*wide+j]+wrong, table[i*wide+j+1]+1, table[(i+1)*wide+j]+1,
				table[row*wide+column]+i-row+j-column-1,
			)
		}
		lastRow[a[i-1]] = i
	}
	return table[len(table)-1]
}

// lettersIn is the set of the letters of a text.
func lettersIn(text string) (set uint64) {
	for i := range len(text) {
		set |= 1 << (text[i] & 63)
	}
	return set
}

// costOfSlips is what slips in a name of that length cost: in a long one less than in a short one.
func costOfSlips(slips, length int, alias bool) int {
	cost := slips * (costSlip + costSlip/length)
	if alias {
		cost += costSlip / 2
	}
	return cost
}
