package glossary

import "sync"

// Find looks a query up among the terms and what players call them: the entries of its matches are
// places in Terms. There are none where nothing is near.
func Find(query string) Matches { return index().Find(query) }

var index = sync.OnceValue(func() *Index {
	var x Index
	for i, t := range terms {
		x.Add(i, t.ID, false)
		x.Add(i, t.Name, false)
		for _, alias := range t.Aliases {
			x.Add(i, alias, true)
		}
	}
	return &x
})
