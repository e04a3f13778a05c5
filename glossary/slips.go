package glossary

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
	n := slips(p.letters, q.letters, most)
	if n > 1 {
		n = min(n, slips(p.stem, q.stem, most))
	}
	return n
}

// slips is the optimal string alignment distance: letters missing, added or wrong, and neighbours
// swapped. What is certainly more than most is just that: more than most.
func slips(a, b string, most int) int {
	if d := len(a) - len(b); d > most || -d > most {
		return most + 1
	}
	rows := make([]int, 3*(len(b)+1))
	before, last, row := rows[:len(b)+1], rows[len(b)+1:2*(len(b)+1)], rows[2*(len(b)+1):]
	for j := range last {
		last[j] = j
	}
	for i := range len(a) {
		row[0] = i + 1
		fewest := row[0]
		for j := range len(b) {
			wrong := 1
			if a[i] == b[j] {
				wrong = 0
			}
			row[j+1] = min(last[j]+wrong, last[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
			fewest = min(fewest, row[j+1])
		}
		if fewest > most {
			return most + 1
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}
