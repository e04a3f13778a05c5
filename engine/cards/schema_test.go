package cards

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"example.com/xseekers/engine"
)

func compiled(t *testing.T) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(Schema()))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("cardset.schema.json", doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile("cardset.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// value is a file as an editor sees it.
func value(t *testing.T, text string) any {
	t.Helper()
	var v any
	if err := yaml.Unmarshal([]byte(text), &v); err != nil {
		t.Fatal(err)
	}
	return v
}

func TestTheSchemaTakesWhatLoadTakes(t *testing.T) {
	s := compiled(t)
	for _, tc := range []struct{ name, text string }{
		{"the training set", string(trainingFile)},
		{"two doors", twoDoors},
		{"no reward", twoDoors + "    reward: []\n"},
		{"a full set", adventures(engine.MaxAdventures)},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if err := s.Validate(value(t, tc.text)); err != nil {
				t.Error(err)
			}
			if _, err := Load("set.yaml", []byte(tc.text)); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestTheSchemaRefusesWhatLoadRefuses takes the files of TestAWrongFileIsRefusedWithPlaceAndReason.
func TestTheSchemaRefusesWhatLoadRefuses(t *testing.T) {
	s := compiled(t)
	for _, tc := range wrongFiles {
		t.Run(tc.name, func(t *testing.T) {
			err := s.Validate(value(t, strings.Replace(twoDoors, tc.old, tc.new, 1)))
			if (err == nil) != tc.loaderOnly {
				t.Errorf("loader only: %v, the schema says: %v", tc.loaderOnly, err)
			}
		})
	}
	if s.Validate(value(t, adventures(engine.MaxAdventures+1))) == nil {
		t.Error("the schema takes more Adventures than a state holds")
	}
}

// TestTheSchemaHasTheEnginesWordsAndLimits reads the schema as data, so that neither can drift.
func TestTheSchemaHasTheEnginesWordsAndLimits(t *testing.T) {
	type bounds struct{ Minimum, Maximum int }
	var s struct {
		Properties struct {
			Leads struct {
				Required   []string
				Properties map[string]any
			}
			Adventures struct{ MaxItems int }
		}
		Defs struct {
			Leads     bounds
			Adventure struct {
				Properties struct {
					Emblems struct {
						MinItems, MaxItems int
						Items              struct{ Enum []string }
					}
					Reward struct {
						AllOf []struct{ Contains struct{ Required []string } }
					}
				}
			}
			Reward struct{ Properties map[string]bounds }
		} `json:"$defs"`
	}
	if err := json.Unmarshal(Schema(), &s); err != nil {
		t.Fatal(err)
	}
	same := func(what string, got, want []string) {
		t.Helper()
		if !slices.Equal(slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want))) {
			t.Errorf("%s: %v, not %v", what, got, want)
		}
	}
	equal := func(what string, got, want any) {
		t.Helper()
		if got != want {
			t.Errorf("%s: %v, not %v", what, got, want)
		}
	}

	same("Lead types", slices.Collect(maps.Keys(s.Properties.Leads.Properties)), leadWords(engine.Wild))
	same("Lead types required", s.Properties.Leads.Required, leadWords(engine.Wild))
	equal("Leads", s.Defs.Leads, bounds{0, engine.MaxOfType})
	equal("Adventures", s.Properties.Adventures.MaxItems, engine.MaxAdventures)

	emblems := s.Defs.Adventure.Properties.Emblems
	same("emblems", emblems.Items.Enum, leadWords(engine.Vision))
	equal("fewest emblems", emblems.MinItems, 1)
	equal("most emblems", emblems.MaxItems, engine.MaxEmblems)

	var given, once []string
	for _, p := range rewards() {
		given = append(given, p.word)
		equal(p.word, s.Defs.Reward.Properties[p.word], bounds{p.least, p.most})
	}
	for _, part := range s.Defs.Adventure.Properties.Reward.AllOf {
		once = append(once, part.Contains.Required...)
	}
	same("rewards", slices.Collect(maps.Keys(s.Defs.Reward.Properties)), given)
	same("rewards that stand once", once, given)
}
