package engine

// HandLimit is the number of Leads a hand may keep at the end of its player's turn (4.5).
const HandLimit = 7

// ZoneLimit is the number of Active Adventures a player may keep (2.10).
const ZoneLimit = 3

// plays is everything a player can do in the Beginner Game, in the order Legal offers it.
var plays = []Play{
	{Do: DoStartTurn, Rule: R4_1, At: AskStartTurn},
	{
		Do: DoRest, Rule: R9_1, At: AskStartTurn,
		Needs: []Need{{NeedNoLeads, R9_1}, {NeedNotFinal, R9_3}},
		Effects: []Effect{
			{Op: Seek, N: 2, Rule: R9_1},
			{Op: DrawLeads, N: 3, Rule: R9_1},
			{Op: LimitZones, N: ZoneLimit, Rule: R2_10},
			{Op: SkipTurn, Rule: R9_1},
		},
	},
	{
		Do: DoChooseAdventure, From: FromDeck, Rule: R4_2, At: AskChooseAdventure,
		Needs:   []Need{{NeedNotFinal, R6_6}, {NeedAdventureDeck, R4_6}},
		Effects: []Effect{{Op: Seek, N: 1, Rule: R4_2}},
	},
	{
		Do: DoChooseAdventure, From: FromDiscard, Rule: R4_2, At: AskChooseAdventure,
		Needs:   []Need{{NeedNotFinal, R6_6}, {NeedAdventurePile, R4_6}},
		Effects: []Effect{{Op: TakeAdventure, Rule: R4_2}},
	},
	{
		Do: DoScrapAdventure, Rule: R2_10, At: AskScrapAdventure, Names: NamesOwn,
		Effects: []Effect{{Op: ScrapNamed, Rule: R2_10}},
	},
	{
		Do: DoCollectLeads, From: FromDeck, Rule: R4_3, At: AskCollectLeads,
		Needs: []Need{{NeedLeadDeck, R4_6}},
		Effects: []Effect{
			{Op: DrawLeads, N: 2, Rule: R4_3},
			{Op: AskFor, Ask: AskDiscardLead, Rule: R4_3},
		},
	},
	{
		Do: DoCollectLeads, From: FromDiscard, Rule: R4_3, At: AskCollectLeads,
		Needs:   []Need{{NeedLeadPile, R4_6}},
		Effects: []Effect{{Op: TakeLead, Rule: R4_3}},
	},
	{
		Do: DoDiscardLead, Rule: R4_3, At: AskDiscardLead,
		Costs: []Cost{{CostDiscard, 1, R4_3}},
	},
	{
		Do: DoComplete, Rule: R5_1, At: AskAct, Names: NamesOwn,
		Costs: []Cost{{CostEmblems, 0, R5_1}},
		Effects: []Effect{
			{Op: WinAt, N: MaxArchived, Rule: R1_1},
			{Op: FinalAt, N: MaxArchived - 1, Rule: R6_1},
			{Op: GiveReward, Rule: R5_3},
			{Op: LimitZones, N: ZoneLimit, Rule: R2_10},
			{Op: FinalAtLater, N: MaxArchived - 1, Rule: R6_1},
		},
	},
	{
		Do: DoEndTurn, Rule: R4_5, At: AskAct,
		Effects: []Effect{{Op: EndActions, Rule: R4_5}},
	},
	{
		Do: DoRivalsChoice, Rule: R6_4, At: AskRivalsChoice, Names: NamesActivePlays,
		Effects: []Effect{{Op: ScrapOthers, Rule: R6_4}},
	},
	{
		Do: DoDiscardHand, Rule: R6_2, At: AskDiscardHand,
		Costs: []Cost{{CostHand, 0, R6_2}},
	},
	{
		Do: DoDiscardDown, Rule: R4_5, At: AskDiscardDown,
		Costs: []Cost{{CostSurplus, HandLimit, R4_5}},
	},
}

// turn is the program of a turn (4).
var turn = []Effect{
	{Op: BeginTurn, Rule: R4_1},
	{Op: AskFor, Ask: AskStartTurn, Rule: R4_1},
	{Op: AskFor, Ask: AskChooseAdventure, Rule: R4_2},
	{Op: LimitZones, N: ZoneLimit, Rule: R2_10},
	{Op: AskFor, Ask: AskCollectLeads, Rule: R4_3},
	turnActions: {Op: LimitZones, N: ZoneLimit, Rule: R2_10},
	{Op: AskFor, Ask: AskAct, Rule: R4_4},
	turnEnds: {Op: AskFor, Ask: AskDiscardDown, Rule: R4_5},
	turnOver: {Op: EndTurn, Rule: R4_8},
}

// Places in the turn that an instruction jumps to.
const (
	turnActions = 5 // the action step, looked at again after every action
	turnEnds    = 7
	turnOver    = 8
)

// final is the program of entering the Final Adventure (6.2 to 6.5).
var final = []Effect{
	{Op: EnterFinal, Rule: R6_1},
	{Op: DiscardHand, Ask: AskDiscardHand, Rule: R6_2},
	{Op: Seek, N: 1, Rule: R6_3},
	{Op: SeekIfOnly, N: 1, Rule: R6_3},
	{Op: AskFor, Ask: AskRivalsChoice, Rule: R6_4},
	{Op: DrawLeads, N: 3, Rule: R6_5},
}

// Program names a list of Effects that a frame carries out.
type Program uint8

// The programs that are not a play's; a play's is firstPlay and its place in plays.
const (
	turnProgram Program = iota
	finalProgram
	rewardProgram
	firstPlay
)

// programs lists the instructions of every program but rewardProgram, whose frames read them off the card.
var programs = func() [][]Effect {
	all := make([][]Effect, firstPlay, int(firstPlay)+len(plays))
	all[turnProgram], all[finalProgram] = turn, final
	for i := range plays {
		all = append(all, plays[i].Effects)
	}
	return all
}()

// playsOf finds a play by verb and source, as a place in plays counted from 1; playsAt lists the
// plays that answer a decision, and needed says whether any of them needs anything.
var playsOf, playsAt, needed = func() (of [doEnd][sourceEnd]uint8, at [askEnd][]Play, needed [askEnd]bool) {
	for i := range plays {
		p := &plays[i]
		p.program = firstPlay + Program(i)
		for _, n := range p.Needs {
			p.needs |= n.Kind.set()
		}
		of[p.Do][p.From] = uint8(i) + 1
		at[p.At] = append(at[p.At], *p)
		needed[p.At] = needed[p.At] || p.needs != 0
	}
	return of, at, needed
}()

// PlayOf is the play an action means; nil where it means none.
func PlayOf(do Do, from Source) *Play {
	if do >= doEnd || from >= sourceEnd || playsOf[do][from] == 0 {
		return nil
	}
	return &plays[playsOf[do][from]-1]
}

// Plays lists everything a player can do, in the order Legal offers it.
func Plays() []Play { return plays }
