package strictyaml_test

import "example.com/xseekers/engine/strictyaml"

// card is the format the tests read: each reader once.
type card struct {
	ID     string
	Title  string
	Story  string
	Cost   int
	Rare   bool
	Kind   string
	Leads  []string
	Reward string
	Count  int
}

func readCard(text string) (card, error) {
	doc, err := strictyaml.Parse("card.yaml", []byte(text))
	if err != nil {
		return card{}, err
	}
	top := doc.Root.Map("id", "title", "story", "cost", "rare", "kind", "leads", "reward")
	c := card{
		ID:    top.Need("id").Slug(),
		Title: top.Get("title").Str(),
		Story: top.Get("story").Lines(),
		Cost:  top.Get("cost").Int(0, 9),
		Rare:  top.Get("rare").Bool(),
		Kind:  top.Get("kind").OneOf("feat", "site", "relic"),
	}
	for _, lead := range top.Get("leads").Seq() {
		c.Leads = append(c.Leads, lead.OneOf("glyph", "myth", "ruin", "vision"))
	}
	reward, count := top.Get("reward").One("draw", "seek")
	c.Reward, c.Count = reward, count.Int(1, 4)
	return c, doc.Err()
}
