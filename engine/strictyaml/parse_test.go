package strictyaml_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"example.com/xseekers/engine/strictyaml"
)

const kebab = `: expected small letters and digits, words joined by hyphens, as in "salt-road"`

const wholeFile = `# a card
id: salt-road
title: "1.10" # a version
story: |
  Two lines,
  a line each.
cost: 3
rare: true
kind: site
leads:
  - ruin
  - myth
reward: {seek: 2}
`

var wholeCard = card{
	ID: "salt-road", Title: "1.10", Story: "Two lines,\na line each.\n", Cost: 3, Rare: true, Kind: "site",
	Leads: []string{"ruin", "myth"}, Reward: "seek", Count: 2,
}

func TestTheSameFileReadsTheSameHoweverItIsSaved(t *testing.T) {
	asJSON := "{\n\t\"id\":\t\"salt-road\", \"title\": \"1.10\", \"story\": \"Two lines,\\na line each.\\n\",\n" +
		"\t\"cost\": 3, \"rare\": true, \"kind\": \"site\",\n" +
		"\t\"leads\": [\n\t\t\"ruin\",\n\t\t\"myth\"\n\t],\n\t\"reward\": {\"seek\": 2}\n}\n"
	for _, tc := range []struct{ name, text string }{
		{"plain", wholeFile},
		{"with a byte order mark", "\ufeff" + wholeFile},
		{"with the line ends of Windows", strings.ReplaceAll(wholeFile, "\n", "\r\n")},
		{"with the line ends of old machines", strings.ReplaceAll(wholeFile, "\n", "\r")},
		{"with blanks at the ends of lines", strings.ReplaceAll(wholeFile, "\n", "  \n")},
		{"with the marks of a document", "---\n" + wholeFile + "...\n# the end\n"},
		{"as JSON with tabs", asJSON},
	} {
		t.Run(tc.name, func(t *testing.T) {
			got, err := readCard(tc.text)
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(got, wholeCard) {
				t.Errorf("got %+v\nwant %+v", got, wholeCard)
			}
		})
	}
}

func TestTheTextOfAFileIsTheSameHoweverItIsSaved(t *testing.T) {
	doc, err := strictyaml.Parse("card.yaml", []byte("\ufeffid: a \r\n"))
	if err != nil {
		t.Fatal(err)
	}
	if want := "id: a\n"; doc.Text != want {
		t.Errorf("the text is %q, not %q", doc.Text, want)
	}
}

// TestAFaultSaysWhereAndWhatIsExpected reads files with one fault each.
func TestAFaultSaysWhereAndWhatIsExpected(t *testing.T) {
	for _, tc := range []struct{ name, text, want string }{
		{"an unknown field", "id: a\ntitel: b\n",
			`2:1: unknown field "titel"; did you mean "title"?`},
		{"a field far from all", "id: a\nweight: b\n",
			`2:1: unknown field "weight": expected id, title, story, cost, rare, kind, leads or reward`},
		{"a needed field misspelt", "ID: a\n", `1:1: unknown field "ID"; did you mean "id"?`},
		{"a needed field misspelt, and wrong", "ids: A\n", `1:1: unknown field "ids"; did you mean "id"?` +
			"\ncard.yaml:1:6: \"A\" is not an id" + kebab},
		{"a field that is there, misspelt once more", "id: a\nid_: b\n", `2:1: unknown field "id_"; did you mean "id"?`},
		{"a field missing beside another misspelt", "titel: b\n", `1:1: unknown field "titel"; did you mean "title"?` +
			"\ncard.yaml:1:1: the field \"id\" is missing"},
		{"a missing field", "title: b\n", `1:1: the field "id" is missing`},
		{"a missing field in JSON", "\n {}", `2:2: the field "id" is missing`},
		{"a field that stands twice", "id: a\ncost: 1\nid: b\n",
			`3:1: the field "id" stands twice, first at card.yaml:1:1`},
		{"an empty file", "",
			`1:1: expected fields (id, title, story, cost, rare, kind, leads or reward), found nothing`},
		{"a list for fields", "- a\n",
			`1:1: expected fields (id, title, story, cost, rare, kind, leads or reward), found a list`},

		{"an id of other letters", "id: Salt_Road\n",
			`1:5: "Salt_Road" is not an id` + kebab},
		{"an id that ends in a hyphen", "id: salt-\n",
			`1:5: "salt-" is not an id` + kebab},
		{"a number for an id", "id: 12\n", `1:5: expected text, found the number 12: put it in quotes, "12"`},
		{"a number for text", "id: a\ntitle: 1.10\n",
			`2:8: expected text, found the number 1.10: put it in quotes, "1.10"`},
		{"a number for others for text", "id: a\ntitle: 1e3\n",
			`2:8: expected text, found the number 1e3: put it in quotes, "1e3"`},
		{"true for text", "id: a\ntitle: true\n", `2:8: expected text, found true: put it in quotes, "true"`},
		{"null for text", "id: a\ntitle: null\n", `2:8: expected text, found nothing`},
		{"nothing for text", "id: a\ntitle:\ncost: 1\n", `2:1: expected text, found nothing`},
		{"blanks for text", "id: a\ntitle: '  '\n", `2:8: expected text: it is empty`},
		{"two lines for one", "id: a\ntitle: |\n  b\n  c\n", `2:8: expected text on one line`},
		{"a control character by its code", "id: a\ntitle: \"b\\x1bc\"\n",
			`2:8: the character U+001B does not show: take it out`},

		{"a word for a number", "id: a\ncost: two\n",
			`2:7: expected a whole number from 0 to 9, found the text "two"`},
		{"a number in quotes", "id: a\ncost: \"2\"\n",
			`2:7: expected a whole number from 0 to 9, found the text "2"`},
		{"a number too large", "id: a\ncost: 10\n", `2:7: expected a whole number from 0 to 9, found the number 10`},
		{"a number beyond all", "id: a\ncost: 99999999999999999999\n",
			`2:7: expected a whole number from 0 to 9, found the number 99999999999999999999`},
		{"a number with a leading zero", "id: a\ncost: 07\n",
			`2:7: expected a whole number from 0 to 9, found the number 07`},
		{"a fraction", "id: a\ncost: 1.0\n", `2:7: expected a whole number from 0 to 9, found the number 1.0`},
		{"true in quotes", "id: a\nrare: 'true'\n", `2:7: expected true or false, found the text "true"`},
		{"yes", "id: a\nrare: yes\n", `2:7: expected true or false, found the text "yes"`},
		{"a capital True", "id: a\nrare: True\n", `2:7: expected true or false, found True`},

		{"a wrong word", "id: a\nleads: [ruin, myht]\n",
			`2:15: unknown word "myht"; did you mean "myth"?`},
		{"a number for a word", "id: a\nkind: 3\n", `2:7: unknown word "3": expected feat, site or relic`},
		{"a list for a word", "id: a\nkind: [feat]\n", `2:7: expected feat, site or relic, found a list`},
		{"an item without a value", "id: a\nleads:\n  - ruin\n  -\n",
			`4:3: expected glyph, myth, ruin or vision, found nothing`},
		{"a word for a list", "id: a\nleads: ruin\n", `2:8: expected a list, found the text "ruin"`},
		{"nothing for a list", "id: a\nleads:\n", `2:1: expected a list, found nothing: write [] for none`},
		{"a word for a single field", "id: a\nreward: seek\n",
			`2:9: expected draw or seek with a value, found the text "seek"`},
		{"two fields for one", "id: a\nreward: {seek: 1, draw: 1}\n",
			`2:9: expected one of draw or seek, found 2 fields`},
		{"no field for one", "id: a\nreward: {}\n", `2:9: expected one of draw or seek, found 0 fields`},
		{"one field twice", "id: a\nreward: {seek: 1, seek: 2}\n",
			`2:19: the field "seek" stands twice, first at card.yaml:2:10`},
		{"a wrong single field", "id: a\nreward: {sekk: 1}\n",
			`2:10: unknown field "sekk"; did you mean "seek"?`},

		{"blanks at the end of the line", "{id: a, leads: [rune \n]}\n",
			`1:17: unknown word "rune": expected glyph, myth, ruin or vision`},
		{"columns count characters", "{title: \"Über\", id: A}\n",
			`1:21: "A" is not an id` + kebab},
		{"a list in JSON with tabs", "[\n\t\"a\"]",
			`1:1: expected fields (id, title, story, cost, rare, kind, leads or reward), found a list`},
		{"forty letters are not cut", "id: a\nkind: " + strings.Repeat("x", 40) + "\n",
			`2:7: unknown word "` + strings.Repeat("x", 40) + `": expected feat, site or relic`},
		{"a long word is cut", "id: a\nkind: " + strings.Repeat("x", 50) + "\n",
			`2:7: unknown word "` + strings.Repeat("x", 40) + `…": expected feat, site or relic`},
	} {
		t.Run(tc.name, func(t *testing.T) { wantFault(t, tc.text, tc.want) })
	}
}

// TestWhatIsNotReadIsRefusedByName holds the parts of YAML that are left out.
func TestWhatIsNotReadIsRefusedByName(t *testing.T) {
	for _, tc := range []struct{ name, text, want string }{
		{"an anchor", "id: &a b\n",
			`1:5: anchors ("&name") are not read here: write the value out; text that begins with "&" needs quotes`},
		{"an alias", "id: *a\n",
			`1:5: aliases ("*name") are not read here: write the value out; text that begins with "*" needs quotes`},
		{"a tag", "id: !!str a\n", `1:5: tags ("!name") are not read here; text that begins with "!" needs quotes`},
		{"a merge key", "<<: {id: a}\n", `1:1: merge keys ("<<") are not read here: write the fields out`},
		{"a field with a question mark", "? id\n: a\n",
			`1:1: "? " before a field is not read here: write "name: value"`},
		{"a list as a field's name", "{[id]: a}\n", `1:6: a field's name is a word`},
		{"a directive", "%YAML 1.2\n---\nid: a\n",
			`1:1: directives ("%name") are not read here: take the line out; text that begins with "%" needs quotes`},
		{"a second document", "id: a\n---\nid: b\n", `2:1: a second document begins here: a file holds one`},
		{"an empty second document", "---\n---\n", `2:1: a second document begins here: a file holds one`},
		{"a second document after an end", "id: a\n...\nid: b\n",
			`3:1: a second document begins here: a file holds one`},

		{"a tab before a field", "id: a\nleads:\n\t- ruin\n", `3:1: a tab: use spaces`},
		{"UTF-16", "\xff\xfei\x00d\x00", `1:1: the file is written in UTF-16: save it as UTF-8`},
		{"UTF-16 the other way round", "\xfe\xff\x00i\x00d", `1:1: the file is written in UTF-16: save it as UTF-8`},
		{"UTF-16 without a mark", "\x00i\x00d", `1:1: the file is written in UTF-16: save it as UTF-8`},
		{"Latin-1", "id: a\ntitle: \xdcber\n", `2:8: the file is not written in UTF-8: save it as UTF-8`},
		{"a control character", "id: a\ntitle: a\x1b[31mb\n", `2:9: the character U+001B does not show: take it out`},
		{"a mark that turns the writing", "id: a # \u202e\n", `1:9: the character U+202E does not show: take it out`},

		{"a colon in a value", "id: a: b\n",
			`1:5: a second ": " in one value: put text with a colon in quotes, or mend the indentation`},
		{"a quote without end", "id: 'a\n", `1:5: this quoted text has no end`},
		{"indentation that fits nothing", "leads:\n    - ruin\n  - myth\n",
			`3:3: this line's indentation fits nothing above it`},
		{"a word between fields", "id: a\nb\ncost: 1\n", `2:1: expected "name: value" like the lines above`},
		{"a reserved character", "id: @a\n", `1:5: text that begins with this character needs quotes`},
		{"a percent sign", "id: a\ntitle: %b\n",
			`2:8: directives ("%name") are not read here: take the line out; text that begins with "%" needs quotes`},
		{"a list behind its field", "leads: - ruin\n", `1:8: a list begins on its own line, each item behind "- "`},
		{"an apostrophe inside single quotes", "id: a\ntitle: 'It's here'\n",
			`2:12: the quoted text ends before this: write '' for an apostrophe in it, or put it in "…"`},
		{"an apostrophe at the end of a word", "id: a\ntitle: 'The dogs' bone'\n",
			`2:19: the quoted text ends before this: write '' for an apostrophe in it, or put it in "…"`},
		{"an apostrophe inside single quotes in braces", "{id: a, title: 'It's here'}\n",
			`1:20: the quoted text ends before this: write '' for an apostrophe in it, or put it in "…"`},
		{"a quote inside quotes", "id: a\ntitle: \"a \"b\" c\"\n",
			`2:12: the quoted text ends before this: write \" for a quote in it`},
		{"no blank behind a colon", "id:a\ntitle: b\n", `1:1: a blank is missing behind the colon: write "id: a"`},
		{"no blank behind a colon further down", "title: b\nid:a\n", `2:1: a blank is missing behind the colon: write "id: a"`},
		{"no blank behind a colon in an item", "id: a\nleads:\n  - id:l1\n    title: b\n",
			`3:5: a blank is missing behind the colon: write "id: l1"`},
		{"no blank behind the only colon", "id:a\n", `1:1: a blank is missing behind the colon: write "id: a"`},
		{"a word before fields", "b\nid: a\n", `1:1: expected "name: value" like the lines below`},
		{"a list without end", "id: a\nleads: [ruin\ntitle: b\n", `2:8: no "]" closes this list, or a "," is missing before 3:1`},
		{"a list without end at the end", "id: a\nleads: [ruin\n", `2:8: no "]" closes this list`},
		{"a list without end inside another", "leads: [[ruin], [myth, [vision]\nid: a\n",
			`1:17: no "]" closes this list, or a "," is missing before 2:1`},
		{"fields without end", "reward: {seek: 1\nid: a\n", `1:9: no "}" closes these fields, or a "," is missing before 2:1`},
		{"fields without end at the end", "{id: a", `1:1: no "}" closes these fields`},
		{"a list that ends as fields do", "id: a\nleads: [ruin}\n",
			`2:8: no "]" closes this list`},
		{"no comma between quoted words", "id: a\nleads: ['ruin' myth]\n",
			`2:16: expected "," or "]": what begins at 2:8 goes on here`},
	} {
		t.Run(tc.name, func(t *testing.T) { wantFault(t, tc.text, tc.want) })
	}
}

func TestAFileBeyondALimitIsRefusedWithTheLimit(t *testing.T) {
	for _, tc := range []struct{ name, text, want string }{
		{"bytes", strings.Repeat(" ", 256<<10+1), `1:1: the file has 262145 bytes: at most 262144 are read`},
		{"lines", strings.Repeat("\n", 10_000), `10001:1: the file has 10001 lines: at most 10000 are read`},
		{"depth of brackets", strings.Repeat("[", 65),
			`1:65: lists and fields stand in one another more than 64 deep`},
		{"depth of dashes", strings.Repeat("- ", 65),
			`1:129: lists and fields stand in one another more than 64 deep`},
	} {
		t.Run(tc.name, func(t *testing.T) { wantFault(t, tc.text, tc.want) })
	}
}

func wantFault(t *testing.T, text, want string) {
	t.Helper()
	_, err := readCard(text)
	if want = "card.yaml:" + want; err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
}

func TestTextThatOnlyLooksOddIsTaken(t *testing.T) {
	for _, title := range []string{
		"Infinity", "nan", "No", "on", "~tilde", "3 doors", "a\ufffdb", "\u0645\u06cc\u200c\u062e",
		"\U0001f469\u200d\U0001f692", "x#y", "it's", "a:b",
	} {
		if c, err := readCard("id: a\ntitle: " + title + "\n"); err != nil || c.Title != title {
			t.Errorf("%q is read as %q, %v", title, c.Title, err)
		}
	}
}

func TestOneWordThatIsExpectedStandsAlone(t *testing.T) {
	doc, _ := strictyaml.Parse("file.yaml", []byte("[]"))
	doc.Root.Map("id")
	if want := "file.yaml:1:1: expected fields (id), found a list"; doc.Err().Error() != want {
		t.Errorf("got  %v\nwant %s", doc.Err(), want)
	}
}

func TestEveryNodeKnowsItsFile(t *testing.T) {
	doc, err := strictyaml.Parse("file.yaml", []byte("a: [b]"))
	if err != nil {
		t.Fatal(err)
	}
	b := doc.Root.Map("a").Get("a").Seq()[0]
	if b.Doc() != doc || b.Place() != "file.yaml:1:5" {
		t.Errorf("the node is in %p at %s, not in %p", b.Doc(), b.Place(), doc)
	}
}

func TestAnAbsentFieldReadsAsNothing(t *testing.T) {
	doc, err := strictyaml.Parse("file.yaml", []byte("{}"))
	if err != nil {
		t.Fatal(err)
	}
	absent := doc.Root.Map("a").Get("a")
	absent.Fault("this is noted nowhere")
	word, value := absent.One("a")
	if absent.Str() != "" || absent.Lines() != "" || absent.Slug() != "" || absent.Int(1, 2) != 0 || absent.Bool() ||
		absent.OneOf("a") != "" || absent.Seq() != nil || absent.Map("a").Need("a") != nil || word != "" || value != nil ||
		absent.Kind() != strictyaml.Empty || absent.Place() != "" || absent.Doc() != nil || doc.Err() != nil {
		t.Errorf("an absent field reads as something, or is noted: %v", doc.Err())
	}
}

func TestAllFaultsOfAFileComeTogetherInTheOrderOfTheirPlaces(t *testing.T) {
	_, err := readCard("{kind: feet, cost: 12,\n leads: [ruin, gliph], id: A,\n rare: no}\n")
	var faults strictyaml.Faults
	if !errors.As(err, &faults) {
		t.Fatalf("the error is %T", err)
	}
	var at []string
	for _, f := range faults {
		at = append(at, fmt.Sprintf("%s:%d:%d", f.File, f.Line, f.Column))
	}
	want := []string{"card.yaml:1:8", "card.yaml:1:20", "card.yaml:2:16", "card.yaml:2:28", "card.yaml:3:8"}
	if !reflect.DeepEqual(at, want) {
		t.Errorf("faults at %v, not %v", at, want)
	}
}

func TestALongListOfFaultsIsCutAndCounted(t *testing.T) {
	_, err := readCard("id: a\nleads: [" + strings.Repeat("x, ", 25) + "]\n")
	lines := strings.Split(err.Error(), "\n")
	if got, want := lines[len(lines)-1], "… and 5 more"; len(lines) != 21 || got != want {
		t.Errorf("%d lines, the last %q, not 21 and %q", len(lines), got, want)
	}
}

func TestAFaultIsDataToo(t *testing.T) {
	_, err := readCard("id: A\n")
	data, _ := json.Marshal(err)
	if want := `[{"file":"card.yaml","line":1,"column":5,"message":`; !strings.HasPrefix(string(data), want) {
		t.Errorf("got %s", data)
	}
}

func TestTheNameOfAFileIsShownWithoutControlCharacters(t *testing.T) {
	_, err := strictyaml.Parse("a\x1b[31m.yaml", []byte("'"))
	if got := err.Error(); strings.ContainsRune(got, '\x1b') || !strings.HasPrefix(got, "a\ufffd[31m.yaml:1:1:") {
		t.Errorf("got %q", got)
	}
}

func TestAWordThatStandsElsewhereHasItsHint(t *testing.T) {
	hints := map[string]string{"text": "write it under story"}
	for _, tc := range []struct {
		name, text, want string
		read             func(n *strictyaml.Node)
	}{
		{"a field", "{text: a}", `1:2: "text" does not stand here: write it under story`, func(n *strictyaml.Node) { n.Hint(hints).Map("title", "texts") }},
		{"a word", "text", `1:1: "text" does not stand here: write it under story`, func(n *strictyaml.Node) { n.Hint(hints).OneOf("title", "texts") }},
		{"a word near the only one", "titel", `1:1: unknown word "titel": expected title`, func(n *strictyaml.Node) { n.OneOf("title") }},
		{"a field without a hint", "{texd: a}", `1:2: unknown field "texd": expected title`, func(n *strictyaml.Node) { n.Hint(hints).Map("title") }},
	} {
		t.Run(tc.name, func(t *testing.T) {
			doc, err := strictyaml.Parse("file.yaml", []byte(tc.text))
			if err != nil {
				t.Fatal(err)
			}
			tc.read(doc.Root)
			if err := doc.Err(); err == nil || err.Error() != "file.yaml:"+tc.want {
				t.Errorf("got  %v\nwant %s", err, tc.want)
			}
		})
	}
	var absent *strictyaml.Node
	if absent.Hint(hints) != nil {
		t.Error("an absent field with a hint is there")
	}
}
