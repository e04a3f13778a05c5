package engine

// HandLimit is the number of Leads a hand may keep at the end of its player's turn (4.5).
const HandLimit = 7

// ZoneLimit is the number of Active Adventures a player may keep (2.10).
const ZoneLimit = 3

// plays is everything a player can do, in the order Legal offers it.
var plays = []Play{
	{Do: DoStartTurn, Rule: R4_1, At: AskStartTurn},
	{
		Do: DoRest, Rule: R9_1, At: AskStartTurn,
		Needs: []Need{{NeedNoLeads, R9_1}, {NeedNotFinal, R9_3}},
		Effects: []Effect{
			{Op: Seek, N: 2, Rule: R9_1},
			{Op: DrawLeads, N: 3, Rule: R9_1},
			{Op: LimitZones, Rule: R2_10},
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
		Effects: []Effect{{Op: TakeAdventure, N: 1, Rule: R4_2}},
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
		Effects: []Effect{{Op: TakeLead, N: 1, Rule: R4_3}},
	},
	{
		Do: DoDiscardLead, Rule: R4_3, At: AskDiscardLead,
		Costs: []Cost{{Kind: CostDiscard, N: 1, Rule: R4_3}},
	},
	{
		Do: DoComplete, Rule: R5_1, At: AskAct, Names: NamesOwn,
		Costs: []Cost{{Kind: CostEmblems, Rule: R5_1}},
		Effects: []Effect{
			{Op: WinAt, N: MaxArchived, Rule: R1_1},
			{Op: FinalAt, N: MaxArchived - 1, Rule: R6_1},
			{Op: GiveReward, Rule: R5_3},
			{Op: FinalAtLater, N: MaxArchived - 1, Rule: R6_1},
		},
	},
	{Do: DoPlay, Rule: R4_4, At: AskAct, Twists: true, Names: NamesHand},
	{Do: DoUse, Rule: R4_4, At: AskAct, Twists: true, Names: NamesAbility},
	{
		Do: DoBarter, Rule: R7_3, At: AskAct,
		Needs:   []Need{{NeedOnce, R7_1}, {NeedAllowed, R1_3}, {NeedAdventureLeft, R7_10}},
		Costs:   []Cost{{Kind: CostLeadsOrActionX, N: 3, Rule: R7_3}},
		Effects: []Effect{{Op: Answers, Rule: R8_8}, {Op: BarterLook, N: 2, Ask: AskBarterReveal, Rule: R7_3}},
	},
	{
		Do: DoBreakthrough, Rule: R7_4, At: AskAct,
		Needs:   []Need{{NeedOnce, R7_1}, {NeedAllowed, R1_3}},
		Costs:   []Cost{{Kind: CostMatching, N: 3, Rule: R7_4}},
		Effects: []Effect{{Op: Answers, Rule: R8_8}, {Op: BreakthroughDraw, N: 1, Rule: R7_4}},
	},
	{
		Do: DoSabotage, Rule: R7_5, At: AskAct,
		Needs:   []Need{{NeedOnce, R7_1}, {NeedAllowed, R1_3}, {NeedTarget, R7_10}},
		Costs:   []Cost{{Kind: CostScrap, N: 1, Rule: R7_5}, {Kind: CostDiscard, N: 1, Rule: R7_5}},
		Effects: []Effect{{Op: Answers, Rule: R8_8}, {Op: SabotageChoose, Ask: AskSabotageTarget, Rule: R7_5}},
	},
	{
		Do: DoNegotiate, Rule: R7_8, At: AskAct,
		Needs:   []Need{{NeedOnce, R7_1}, {NeedAllowed, R1_3}, {NeedCatchUp, R7_7}, {NeedLeadLeft, R7_10}},
		Costs:   []Cost{{Kind: CostScrapAdventure, N: 1, Rule: R7_8}},
		Effects: []Effect{{Op: Answers, Rule: R8_8}, {Op: NegotiateLook, N: 3, Ask: AskNegotiateGive, Rule: R7_8}},
	},
	{
		Do: DoPoach, Rule: R7_9, At: AskAct,
		Needs:   []Need{{NeedOnce, R7_1}, {NeedAllowed, R1_3}, {NeedCatchUp, R7_7}, {NeedSwap, R7_10}},
		Costs:   []Cost{{Kind: CostDiscard, N: 1, Rule: R7_9}},
		Effects: []Effect{{Op: Answers, Rule: R8_8}, {Op: PoachSwap, Ask: AskPoachSwap, Rule: R7_9}},
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
		Costs: []Cost{{Kind: CostHand, Rule: R6_2}},
	},
	{
		Do: DoDiscardDown, Rule: R4_5, At: AskDiscardDown,
		Costs: []Cost{{Kind: CostSurplus, Rule: R4_5}},
	},
	{
		Do: DoThwart, Rule: R7_6, At: AskRespond,
		Needs:   []Need{{NeedRivalFeat, R7_12}, {NeedAllowed, R1_3}},
		Costs:   []Cost{{Kind: CostBury, N: 2, Rule: R7_6}},
		Effects: []Effect{{Op: Answers, Rule: R8_8}, {Op: Negate, Rule: R7_6}},
	},
	{
		Do: DoPass, Rule: R8_8, At: AskRespond,
		Effects: []Effect{{Op: PassAnswer, Rule: R8_8}},
	},
	{
		Do: DoBarterReveal, Rule: R7_3, At: AskBarterReveal, Names: NamesLooked,
		Effects: []Effect{{Op: Choose, Rule: R7_3}},
	},
	{
		Do: DoSabotageTarget, Rule: R7_5, At: AskSabotageTarget, Names: NamesTarget,
		Effects: []Effect{{Op: Choose, Rule: R7_5}},
	},
	{
		Do: DoPoachSwap, Rule: R7_9, At: AskPoachSwap, Names: NamesSwap,
		Effects: []Effect{{Op: Choose, Rule: R7_9}},
	},
	{
		Do: DoNegotiateGive, Rule: R7_8, At: AskNegotiateGive, Names: NamesGift,
		Effects: []Effect{{Op: Choose, Rule: R7_8}},
	},
	{
		Do: DoEnter, Rule: R2_7, At: AskEnter, Names: NamesEntry,
		Effects: []Effect{{Op: Choose, Rule: R2_7}},
	},
	{
		Do: DoChoose, Rule: R7_10, At: AskChoose, Names: NamesChoice,
		Effects: []Effect{{Op: Choose, Rule: R7_10}},
	},
}

// turn is the program of a turn (4).
var turn = []Effect{
	{Op: BeginTurn, Rule: R4_1},
	{Op: AskFor, Ask: AskStartTurn, Rule: R4_1},
	{Op: Refresh, Rule: R4_1},
	{Op: AskFor, Ask: AskChooseAdventure, Rule: R4_2},
	{Op: LimitZones, Rule: R2_10},
	{Op: AskFor, Ask: AskCollectLeads, Rule: R4_3},
	turnOpens:   {Op: Twists, Rule: R8_9},
	turnActions: {Op: AskFor, Ask: AskAct, Rule: R4_4},
	turnCloses:  {Op: Twists, Rule: R8_9},
	{Op: AskFor, Ask: AskDiscardDown, Rule: R4_5},
	turnOver: {Op: EndTurn, Rule: R4_8},
}

// Places in the turn that an instruction jumps to.
const (
	turnOpens   = 6 // the window as the action step begins
	turnActions = 7 // the action step, looked at again after every action
	turnCloses  = 8 // the window as it ends
	turnOver    = 10
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

// settle is what follows an effect when it is finished (2.10); 6.9 needs no decision.
var settle = []Effect{{Op: LimitZones, Rule: R2_10}}

// Program names a list of Effects that a frame carries out.
type Program uint8

// The programs that are not a play's; a play's is firstPlay and its place in plays.
const (
	turnProgram Program = iota
	finalProgram
	settleProgram
	rewardProgram // opens with Answers, then what stands on the Adventure
	textProgram   // what stands on the ActionX card
	firstPlay
)

// programs lists the instructions of every program but those that frames read off a card.
var programs = func() [][]Effect {
	all := make([][]Effect, firstPlay, int(firstPlay)+len(plays))
	all[turnProgram], all[finalProgram], all[settleProgram] = turn, final, settle
	for i := range plays {
		all = append(all, plays[i].Effects)
	}
	return all
}()

// playsOf finds a play by verb and source, as a place in plays counted from 1; playsAt lists the
// plays that answer a decision in each way to play, and needed says whether any of them needs anything.
var playsOf, playsAt, needed = func() (of [doEnd][sourceEnd]uint8, at [variantEnd][askEnd][]Play, needed [variantEnd][askEnd]bool) {
	for i := range plays {
		p := &plays[i]
		p.program = firstPlay + Program(i)
		for _, n := range p.Needs {
			p.needs |= n.Kind.set()
		}
		p.announces = len(p.Effects) > 0 && p.Effects[0].Op == Answers
		p.leads, p.spend = paid(p.Costs)
		p.takes = namesFields[p.Names] | fieldsOf(p.Costs)
		of[p.Do][p.From] = uint8(i) + 1
		for v := range variantEnd {
			if v == BeginnerGame && p.Do.Advanced() {
				continue
			}
			for k := range askEnd {
				if k == p.At || k == AskRespond && p.Twists {
					at[v][k] = append(at[v][k], *p)
					needed[v][k] = needed[v][k] || p.needs != 0
				}
			}
		}
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
