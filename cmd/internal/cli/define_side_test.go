package cli

import (
	"strings"
	"testing"

	"example.com/xseekers/glossary"
)

func TestWhereCardsGoIsATableWhereThereIsRoom(t *testing.T) {
	var terms []glossary.Term
	for _, id := range []string{"bury", "scrap", "discard", "archive"} {
		term, _ := glossary.ByID(id)
		terms = append(terms, term)
	}
	for _, tc := range []struct {
		width int
		want  string
	}{
		{80, "Scrap    never               top of its pile     Archive Zone"},
		{40, "**Scrap**\n\n- a Lead: never\n- an Adventure: top of its pile\n- an ActionX card: Archive Zone\n"},
	} {
		if md := whereCardsGo(terms, tc.width); !strings.Contains(md, tc.want) {
			t.Errorf("in %d columns there is no %q in:\n%s", tc.width, tc.want, md)
		}
	}
	if md := whereCardsGo(terms[:1], 80); md != "" {
		t.Errorf("a table of one word:\n%s", md)
	}
}
