package strictyaml

import "strings"

// Nearest is the candidate that a word was most likely meant to be, "" where none is near: at most
// one slip of the keyboard (a letter missing, too many, wrong, or two swapped) for three letters.
// Capitals, blanks and underscores in place of hyphens do not count; of equals the first wins.
func Nearest(word string, candidates []string) string {
	w := []rune(plain(word))
	nearest, fewest := "", max(1, min(len(w)/3, 3))+1
	for _, candidate := range candidates {
		c := []rune(plain(candidate))
		if n := Slips(w, c, fewest-1); n < fewest {
			nearest, fewest = candidate, n
		}
	}
	return nearest
}

// DidYouMean is the end of a message about an unknown word: `; did you mean "ruin"?`, or "".
func DidYouMean(word string, candidates []string) string {
	nearest := Nearest(word, candidates)
	if nearest == "" {
		return ""
	}
	return "; did you mean " + quote(nearest) + "?"
}

var hyphens = strings.NewReplacer(" ", "-", "_", "-")

func plain(word string) string { return hyphens.Replace(strings.ToLower(word)) }

// Slips is how many slips of the keyboard lie between two words, the optimal string alignment
// distance: letters missing, added or wrong, and neighbours swapped. What is certainly more than
// most is just that: more than most.
func Slips[T comparable](a, b []T, most int) int {
	if d := len(a) - len(b); d > most || -d > most {
		return most + 1
	}
	rows := make([]int, 3*(len(b)+1))
	before, last, row := rows[:len(b)+1], rows[len(b)+1:2*(len(b)+1)], rows[2*(len(b)+1):]
	for j := range last {
		last[j] = j
	}
	for i := range a {
		row[0] = i + 1
		fewest := row[0]
		for j := range b {
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
