package strictyaml_test

import (
	"slices"
	"testing"

	"example.com/xseekers/engine/strictyaml"
)

func TestANodeSaysWhereItStandsAndWhichFieldsItHas(t *testing.T) {
	doc, err := strictyaml.Parse("card.yaml", []byte("id: a\ntitel: b\nleads:\n  - ruin\n"))
	if err != nil {
		t.Fatal(err)
	}
	if names := doc.Root.Names(); !slices.Equal(names, []string{"id", "titel", "leads"}) {
		t.Errorf("the fields are %q: as written, in order", names)
	}
	item := doc.Root.Map("id", "title", "leads").Get("leads").Seq()[0]
	if names := item.Names(); names != nil {
		t.Errorf("a text has the fields %q", names)
	}
	if m, want := item.Mark(), (strictyaml.Fault{File: "card.yaml", Line: 4, Column: 5}); m != want {
		t.Errorf("it stands at %+v", m)
	}
	var absent *strictyaml.Node
	if absent.Mark() != (strictyaml.Fault{}) || absent.Names() != nil {
		t.Error("an absent node stands somewhere")
	}
}
