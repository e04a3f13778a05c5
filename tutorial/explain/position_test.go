package explain_test

import (
	"strings"
	"testing"

	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
	"example.com/xseekers/engine/notation"
	"example.com/xseekers/engine/position"
	"example.com/xseekers/tutorial/explain"
)

// barterWaits is a Barter of seat 0 that seat 1 is asked to answer.
const barterWaits = ", active: 0, decision: {player: 1, kind: respond}, stack: [{player: 0, action: {do: barter}}]"

func TestWhatIsSaidOfAnAttemptFitsItsPosition(t *testing.T) {
	for _, c := range []struct {
		name, at string
		by       engine.Seat
		try      string
		headline string
		helps    string // the first repair, else the advice
	}{
		{
			"a Twist with Delay serves on any later turn",
			"turn: 5, players: [{}, {active: [{card: signal-tower, entered: 5}]}]" + barterWaits, 1,
			"use signal-tower aura",
			"The Signal Tower entered this turn, and Delay keeps that ability for later turns.", "Wait for a later turn.",
		},
		{
			"an Aura with Delay that is no Twist waits for a turn of one's own",
			"turn: 5, players: [{active: [{card: moonlit-spring, entered: 5}]}]", 0,
			"use moonlit-spring aura",
			"The Moonlit Spring entered this turn, and Delay keeps that ability for later turns.", "Wait for your next turn.",
		},
		{
			"a Twist off turn waits until it is asked for",
			"players: [{}, {active: [signal-tower]}], active: 0", 1,
			"use signal-tower aura",
			"It is for your rival to decide now: take actions or end their turn.", "Wait until you are asked for an answer.",
		},
		{
			"one gives no Lead to oneself",
			"players: [{}, {}, {}], decision: negotiate-give, looking: {lead: [ruin, myth, glyph]}", 0,
			"give ruin to player 1",
			"The Lead goes to one of your rivals.", "Give it to player 2 or player 3.",
		},
		{
			"the Rival's Choice is not the player's own",
			"players: [{leads: [], adventures: [drowned-gate, lantern-stair], archive: {adventures: 4}}, {adventures: [hollow-king]}], " +
				"decision: {player: 1, kind: rivals-choice}", 0,
			"keep drowned-gate",
			"It is for your rival to decide now: pick the Adventure that stays.", "Wait: the choice is asked for when it is due, and of whom the rules say.",
		},
		{
			"a card in hand is played before it is used",
			"players: [{actionx: [base-camp], active: [hidden-grotto]}]", 0,
			"use base-camp exploit",
			"Base Camp does not lie in your Active Zone; it is in your hand.", "Play Base Camp first.",
		},
		{
			"another Lead that is held is bonded",
			"players: [{leads: [ruin, myth]}], decision: enter, stack: [{action: {do: play, card: kiln-of-idols}, card: kiln-of-idols}]", 0,
			"enter bonding vision",
			"You name one Vision but hold no Vision.", "Bond Myth or Ruin.",
		},
		{
			"a Wild is bonded as the type that is not held",
			"players: [{leads: [ruin, wild]}], decision: enter, stack: [{action: {do: play, card: kiln-of-idols}, card: kiln-of-idols}]", 0,
			"enter bonding vision",
			"You name one Vision but hold no Vision.", "Bond Wild as Vision.",
		},
		{
			"a Ruthless Relic does not face its own player",
			"players: [{}, {}, {}], decision: enter, stack: [{action: {do: play, card: funeral-mask}, card: funeral-mask}]", 0,
			"enter ruthless against player 1",
			"Player 1 is you, and Ruthless text is turned toward a rival.", "Turn it toward player 2 or player 3.",
		},
		{
			"a Relic enters on a side",
			"players: [{}, {}], decision: enter, stack: [{action: {do: play, card: funeral-mask}, card: funeral-mask}]", 0,
			"enter",
			"As it enters, The Funeral Mask asks for Noble, or for Ruthless and the rival it faces.",
			"Say Noble, or Ruthless and the rival it faces.",
		},
		{
			"a Site has no side and faces nobody",
			"players: [{leads: [ruin]}, {}], decision: enter, stack: [{action: {do: play, card: kiln-of-idols}, card: kiln-of-idols}]", 0,
			"enter ruthless against player 2 bonding ruin",
			"As it enters, The Kiln of Idols asks for no side.", "Name no side, and name no rival.",
		},
		{
			"a shield leaves Sabotage nothing to choose",
			"players: [{leads: [ruin], adventures: [drowned-gate]}, {active: [hidden-grotto]}]", 0,
			"sabotage drowned-gate with ruin",
			"The Hidden Grotto shields your rival from Sabotage, so Sabotage would find nothing to choose.",
			"Have The Hidden Grotto leave play.",
		},
		{
			"Leads are offered before an ActionX card",
			"players: [{leads: [ruin, ruin, myth, myth], actionx: [trail-rations]}]", 0,
			"barter",
			"Barter takes three Leads, and you name no Lead.", "Discard Myth, Myth and Ruin, Myth on top.",
		},
		{
			"more Leads are offered before an ActionX card, too",
			"players: [{leads: [ruin, ruin], actionx: [trail-rations]}]", 0,
			"barter ruin ruin ruin",
			"You name three Ruins but hold two Ruins.", "Hold one more Ruin.",
		},
		{
			"a Barter is not paid twice",
			"players: [{leads: [glyph], actionx: [trail-rations]}]", 0,
			"barter trail-rations and glyph",
			"Barter takes Leads or an ActionX card, not both.", "Leave the Leads out.",
		},
		{
			"a card makes a Heroic Feat dearer",
			"players: [{active: [{card: mirror-of-tin, mode: ruthless, against: 1}]}, {leads: [ruin, ruin, ruin]}]" + barterWaits, 1,
			"thwart ruin ruin",
			"Thwart costs you three Leads here, and you name two Leads: The Mirror of Tin on its Ruthless side is in force.",
			"Bury Ruin, Ruin and Ruin.",
		},
		{
			"a Site whose Auras are not used",
			"players: [{active: [market-of-lanterns]}]", 0,
			"use market-of-lanterns",
			"The Market of Lanterns has nothing to use: its Auras work by themselves for as long as it is in play.",
			"Have a Site or Relic with a text to use in your Active Zone, and name it.",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := refusedTo(t, c.by, "{variant: advanced, "+c.at+"}", c.try)
			if e.Headline() != c.headline {
				t.Errorf("headline %q\nwant     %q", e.Headline(), c.headline)
			}
			helps := append(texts(e.Repairs), e.Advice)
			if helps[0] != c.helps {
				t.Errorf("it helps to %q\nwant        %q", helps, c.helps)
			}
		})
	}
}

func TestWhatIsAllowedCitesTheRuleOfWhatItIs(t *testing.T) {
	for _, c := range []struct {
		name, at string
		by       engine.Seat
		try      string
		rule     engine.Rule
	}{
		{"a Feat", "players: [{actionx: [trail-rations]}]", 0, "play trail-rations", engine.R2_5},
		{"a Site", "players: [{actionx: [base-camp]}]", 0, "play base-camp", engine.R2_6},
		{"a Relic", "players: [{actionx: [pilgrims-lamp]}]", 0, "play pilgrims-lamp", engine.R2_7},
		{"a Leverage ability", "players: [{active: [desert-waystation]}]", 0, "use desert-waystation", engine.R8_6},
		{"an Exploit", "players: [{active: [base-camp]}]", 0, "use base-camp", engine.R8_2},
		{
			"an Aura that is used", "players: [{actionx: [trail-rations], active: [house-of-exchange]}]", 0,
			`use house-of-exchange aura discarding "Trail Rations"`, engine.R8_1,
		},
		{"a Twist in answer", "players: [{}, {active: [signal-tower]}]" + barterWaits, 1, "use signal-tower", engine.R8_7},
		{
			"a Heroic Feat on a card", "players: [{}, {leads: [ruin], active: [{card: mirror-of-tin, mode: noble}]}]" + barterWaits, 1,
			"use mirror-of-tin noble with ruin", engine.R7_2,
		},
		{"a Heroic Feat", "players: [{leads: [ruin, ruin, ruin]}]", 0, "breakthrough ruin ruin ruin", engine.R7_4},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := cards.TrainingGame()
			s, err := position.Load(g, "at", []byte("{variant: advanced, "+c.at+"}"))
			if err != nil {
				t.Fatal(err)
			}
			v := engine.ViewOf(&s, c.by)
			a, err := notation.Parse(g, &v, c.try)
			if err != nil {
				t.Fatal(err)
			}
			if no := g.Check(&s, a); no != nil {
				t.Fatalf("%q is refused: %v", c.try, no)
			}
			if rule := explain.RuleOf(g, &s, a); rule != c.rule {
				t.Errorf("rule %s, not %s", rule, c.rule)
			}
		})
	}
}

func TestWhatCanBeDoneNowIsCutAndCounted(t *testing.T) {
	e := refused(t, "{players: [{leads: [ruin, ruin, ruin, myth, myth, glyph, glyph, vision, vision]}], decision: discard-down}", "discard down ruin")
	if len(e.Instead) != 6 || e.LeftOut == 0 || !strings.Contains(e.Markdown(), "\n- and ") {
		t.Errorf("%d are named and %d left out:\n%s", len(e.Instead), e.LeftOut, e.Markdown())
	}
}

// That another player is to decide is reason enough: it is not said once more as what comes first.
func TestNoReasonIsSaidTwice(t *testing.T) {
	barter := "{variant: advanced, players: [{leads: [ruin, ruin, ruin]}, {}, {}]" + barterWaits + "}"
	collecting := "{variant: advanced, players: [{leads: [ruin, ruin, ruin]}, {}, {}], active: 1, step: collect-leads}"
	for _, c := range []struct{ at, try string }{
		{barter, "breakthrough ruin ruin ruin"},
		{barter, "collect leads from deck"},
		{collecting, "breakthrough ruin ruin ruin"},
	} {
		if e := refusedTo(t, 0, c.at, c.try); len(e.Parts) != 1 || e.Code != engine.NotYourDecision {
			t.Errorf("%s: %v", c.try, e.Parts)
		}
	}
}
