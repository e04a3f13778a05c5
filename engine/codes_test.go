package engine_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
)

func TestEveryCodeHasAWholePage(t *testing.T) {
	kebab := regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	slugs, titles := map[string]engine.Code{}, map[string]engine.Code{}
	for _, c := range engine.Codes() {
		p := c.Page()
		if !kebab.MatchString(p.Slug) {
			t.Errorf("code %d: the slug %q is not kebab-case", c, p.Slug)
		}
		if first, taken := slugs[p.Slug]; taken {
			t.Errorf("codes %d and %d share the slug %q", first, c, p.Slug)
		}
		if first, taken := titles[p.Title]; taken {
			t.Errorf("%v and %v share the title %q", first, c, p.Title)
		}
		slugs[p.Slug], titles[p.Title] = c, c
		for part, text := range map[string]string{
			"title": p.Title, "sentence": p.Says, "text": p.Text, "repair": p.Repair, "rule": p.Rule.String(),
		} {
			if strings.TrimSpace(text) == "" {
				t.Errorf("%v: the page has no %s", c, part)
			}
		}
		if strings.HasSuffix(p.Title, ".") || strings.Contains(p.Title, "\n") {
			t.Errorf("%v: the title %q is not one line without full stop", c, p.Title)
		}
		for part, text := range map[string]string{"text": p.Text, "repair": p.Repair} {
			if !strings.HasSuffix(text, ".") {
				t.Errorf("%v: the %s %q does not end with a full stop", c, part, text)
			}
		}
		if back, ok := engine.ParseCode(p.Slug); !ok || back != c {
			t.Errorf("%q is read as code %d, not %d", p.Slug, back, c)
		}
	}
}

// A code that no example can call forth is emitted nowhere.
func TestEveryCodesExampleIsRefusedForThatCode(t *testing.T) {
	for _, c := range engine.Codes() {
		if page := c.Page(); !page.Retired {
			t.Run(page.Slug, func(t *testing.T) { refusedFor(t, c, page.Example) })
		}
	}
}

func TestEveryCodesPageShowsWhatIsAllowedInstead(t *testing.T) {
	for _, c := range engine.Codes() {
		page := c.Page()
		if page.Retired {
			continue
		}
		t.Run(page.Slug, func(t *testing.T) {
			x := page.Allowed
			if x.At == "" {
				x.At = page.Example.At
			}
			if r := check(t, x); r != nil {
				t.Errorf("%q is refused: %v", x.Try, r)
			}
		})
	}
}

// Where several things are wrong, the headline is the one whose mending the others wait for.
func TestTheMostTellingReasonIsTheHeadline(t *testing.T) {
	for _, x := range []struct {
		name string
		code engine.Code
		at   string // in the Advanced Game
		by   engine.Seat
		try  string
	}{
		{
			"a second Barter, wrongly paid", engine.PerformedAlready,
			"players: [{leads: [ruin, ruin, myth], performed: [barter]}]", 0, "barter ruin ruin",
		},
		{
			"a second Barter with a card not held", engine.PerformedAlready,
			"players: [{actionx: [trail-rations], performed: [barter]}]", 0, "barter map-seller",
		},
		{
			"a Poach when ahead, twice", engine.PerformedAlready,
			"players: [{leads: [ruin], archive: {adventures: [salt-road-cipher]}, performed: [poach]}, {}]", 0, "poach ruin",
		},
		{
			"a Sabotage forbidden, with nothing named to scrap", engine.BarredByCard,
			"players: [{leads: [ruin]}, {active: [{card: saints-finger, mode: ruthless, against: 0}]}]", 0, "sabotage with ruin",
		},
		{
			"a Sabotage without anything to scrap, wrongly paid", engine.SpendUnnamed,
			"players: [{leads: [ruin], adventures: []}, {adventures: [hollow-king]}]", 0, "sabotage with ruin ruin",
		},
		{
			"a Sabotage paid with a rival's Adventure and no Lead", engine.NotYoursToSpend,
			"players: [{leads: [ruin]}, {adventures: [hollow-king]}]", 0, "sabotage hollow-king",
		},
		{
			"a Sabotage of nobody, wrongly paid", engine.NothingToChoose,
			"players: [{leads: [ruin], adventures: []}, {adventures: []}]", 0, "sabotage drowned-gate with ruin ruin",
		},
		{
			"a Negotiate when ahead, paid with a rival's Adventure", engine.NotBehind,
			"players: [{archive: {adventures: [salt-road-cipher]}}, {adventures: [drowned-gate]}]", 0, "negotiate drowned-gate",
		},
		{
			"a Thwart of a Site, with Leads that do not match", engine.NotAFeat,
			"players: [{}, {leads: [ruin, myth]}], active: 0, decision: {player: 1, kind: respond}, " +
				"stack: [{player: 0, action: {do: play, card: base-camp}, card: base-camp}]", 1, "thwart ruin myth",
		},
		{
			"a Thwart on a rival's turn when nothing is announced", engine.NothingPlayed,
			"players: [{}, {leads: [ruin, ruin]}], active: 0", 1, "thwart ruin ruin",
		},
		{
			"a Heroic Feat other than Thwart as an answer, wrongly paid", engine.NotInAnswer,
			"players: [{}, {leads: [ruin, ruin, ruin]}], active: 0, decision: {player: 1, kind: respond}, " +
				"stack: [{player: 0, action: {do: barter}}]", 1, "breakthrough ruin ruin",
		},
		{
			"an Adventure on a rival's turn, wrongly paid", engine.NotYourDecision,
			"players: [{}, {leads: [ruin], adventures: [drowned-gate]}], active: 0", 1, "complete drowned-gate with ruin",
		},
		{
			"a card that is not held, wrongly paid", engine.NotInYourHand,
			"players: [{leads: [ruin, myth], actionx: [trail-rations]}]", 0, "play letter-from-the-guild with ruin myth",
		},
		{
			"an answer when another is asked", engine.NotYourDecision,
			"players: [{}, {leads: [ruin, ruin]}, {leads: [ruin, ruin]}], active: 0, decision: {player: 1, kind: respond}, " +
				"stack: [{player: 0, action: {do: barter}}]", 2, "thwart ruin ruin",
		},
		{
			"a Barter before the action step, wrongly paid", engine.StepToCome,
			"players: [{leads: [ruin]}], step: collect-leads", 0, "barter ruin ruin ruin",
		},
		{
			"an Exploit of a Site that lies sideways, not paid", engine.ExploitLeveraged,
			"players: [{leads: [myth], active: [{card: old-quarry, leveraged: true}]}]", 0, "use old-quarry exploit",
		},
		{
			"the other side of a Relic, not paid", engine.OtherSide,
			"players: [{leads: [ruin], active: [{card: stone-tablet, mode: noble, leveraged: true}]}]", 0, "use stone-tablet ruthless",
		},
		{
			"a Bonded type that is not there, with Leads not held", engine.NoBondedType,
			"players: [{leads: [], active: [{card: kiln-of-idols}]}]", 0, "use kiln-of-idols aura with ruin",
		},
		{
			"a Breakthrough of two Leads, one not held", engine.LeadNotInHand,
			"players: [{leads: [ruin]}]", 0, "breakthrough ruin ruin",
		},
	} {
		t.Run(x.name, func(t *testing.T) {
			refusedFor(t, x.code, engine.Example{At: "{variant: advanced, " + x.at + "}", By: x.by, Try: x.try})
		})
	}
}

func refusedFor(t *testing.T, c engine.Code, x engine.Example) {
	t.Helper()
	switch r := check(t, x); {
	case r == nil:
		t.Errorf("%q is allowed", x.Try)
	case r.Code() != c:
		t.Errorf("%q is refused for %v", x.Try, r.Code())
	}
}

// check is what the engine says of an attempt.
func check(t *testing.T, x engine.Example) *engine.Rejection {
	t.Helper()
	g := cards.TrainingGame()
	s, err := position.Load(g, "example", []byte(x.At))
	if err != nil {
		t.Fatal(err)
	}
	view := engine.ViewOf(&s, x.By)
	a, err := notation.Parse(g, &view, x.Try)
	if err != nil {
		t.Fatal(err)
	}
	return g.Check(&s, a)
}

func TestTheOrderOfPrecedenceHasEveryCodeOnce(t *testing.T) {
	if got := slices.Sorted(slices.Values(engine.Precedence)); !slices.Equal(got, engine.Codes()) {
		t.Errorf("in the order of precedence stand the codes %v", got)
	}
}

// A code's number and slug are in other people's files: new ones come last, old ones stay.
func TestCodesAreOnlyEverAppended(t *testing.T) {
	path := filepath.Join("testdata", "codes.golden")
	kept, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, c := range engine.Codes() {
		fmt.Fprintf(&b, "%d %v\n", c, c)
	}
	switch now := b.String(); {
	case !strings.HasPrefix(now, string(kept)):
		t.Errorf("a code changed or went; %s says\n%s", path, kept)
	case now != string(kept) && *update:
		golden(t, "codes.golden", now)
	case now != string(kept):
		t.Errorf("%s lacks new codes: -update appends them", path)
	}
}
