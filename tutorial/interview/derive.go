package interview

import (
	"slices"

	"example.com/xseekers/engine"
)

// What is asked about each kind of part. A kind that has no question has nil here, with the reason.
var (
	factsOfAsk = map[engine.Ask][]fact{
		engine.AskStartTurn:       {whoseTurn, whichStep},
		engine.AskChooseAdventure: {whoseTurn, whichStep},
		engine.AskCollectLeads:    {whoseTurn, whichStep},
		engine.AskAct:             {whoseTurn, whichStep},
		engine.AskDiscardDown:     {whoseTurn, whichStep},
		engine.AskRespond:         {whoseTurn, whichStep, whatOfRival},
		engine.AskRivalsChoice:    {whoseFinal},
	}
	factsOfNames = map[engine.Names][]fact{
		engine.NamesNothing:     nil, // there is no card to ask about
		engine.NamesOwn:         {inZone},
		engine.NamesActivePlays: {inTheirZone},
		engine.NamesHand:        {inHand},
		engine.NamesAbility:     {inPlay},
	}
	factsOfNeed = map[engine.NeedKind][]fact{
		engine.NeedNoLeads:        {noLeads},
		engine.NeedNotFinal:       {onFinal},
		engine.NeedAdventureDeck:  {adventureDeck},
		engine.NeedAdventurePile:  {adventurePile},
		engine.NeedLeadDeck:       {leadDeck},
		engine.NeedLeadPile:       {leadPile},
		engine.NeedOnce:           {performed, again},
		engine.NeedAllowed:        {barred},
		engine.NeedCatchUp:        {archived, most},
		engine.NeedAdventureLeft:  {adventureDeck},
		engine.NeedLeadLeft:       {leadDeck},
		engine.NeedTarget:         {theirAdventure, theirCard, shielded},
		engine.NeedSwap:           {ownAdventures, theirAdventure},
		engine.NeedRivalFeat:      {whoseTurn, whichStep, whatOfRival},
		engine.NeedTheirCard:      {theirCard},
		engine.NeedTheirAdventure: {theirAdventure},
		engine.NeedTheirs:         {theirAdventure, theirCard},
		engine.NeedOwnAdventure:   {ownAdventures},
		engine.NeedOwn:            {ownAdventures, ownCards},
		engine.NeedInHand:         {handCards},
		engine.NeedLeadInHand:     {leadAfter},
		engine.NeedActionXLeft:    {actionxDeck},
	}
	factsOfCost = map[engine.CostKind][]fact{
		engine.CostEmblems:        {emblems, hand, fewer},
		engine.CostDiscard:        {leads},
		engine.CostSurplus:        {leads, give, handLimit},
		engine.CostHand:           nil, // the whole hand can always be discarded (6.2)
		engine.CostLeadsOrActionX: {leads, handCards},
		engine.CostMatching:       {leads},
		engine.CostBury:           {leads},
		engine.CostType:           {bonded, leads},
		engine.CostActionX:        {handCards},
		engine.CostScrapAdventure: {ownAdventures},
		engine.CostScrap:          {ownAdventures, ownCards},
		engine.CostLeverage:       {sideways},
		engine.CostArchive:        nil, // a card in play can always be archived (8.2)
	}
	// factsOfText is what is asked about the card of the table, by the fields of its text.
	factsOfText = map[string][]fact{
		"ID":      nil, // a name
		"Mode":    {cardType, side},
		"Exploit": {sideways},
		"Delay":   {entered, hasDelay},
		"Twist":   {hasTwist},
		"Limit":   {used, limit},
		"Heroic":  {heroicFeat},
		"Costs":   {cardCost, leadCost, costN},
		"Effects": {effect, theirKind, ownKind, lookKind},
		"ByHand":  nil, // what the table carries out has no part in whether it may be used
	}
	factsOfStanding = map[engine.StandingKind][]fact{
		engine.EmblemsLess:  {fewer},
		engine.CostsMore:    {change},
		engine.CostsLess:    {change},
		engine.HandLimitIs:  {handLimit},
		engine.ZoneLimitIs:  nil, // scrapping down is undisputed
		engine.OnceMore:     {again},
		engine.Barred:       {barred},
		engine.Shielded:     {shielded},
		engine.BondedIsWild: nil, // such a Lead is named as a Wild: the hint of hand says so
	}
	factsOfFinding = map[finding][]fact{
		isLegal:     nil,
		isWon:       {onFinal, stored, thwarted},
		rewardFirst: nil,
	}
)

// facts are what may be asked of a case, from what is known of it, in their order: what its play
// and the text of its card are made of.
func (c *caseOf) facts() (out []fact) {
	if c.topic.finds == rewardFirst {
		return nil // it is so at every table
	}
	p := c.topic.play()
	var has [factEnd]bool
	add := func(list []fact) {
		for _, f := range list {
			has[f] = true
		}
	}
	add(factsOfAsk[p.At])
	add(factsOfNames[p.Names])
	add(factsOfFinding[c.topic.finds])
	for _, n := range p.Needs {
		add(factsOfNeed[n.Kind])
	}
	for _, cost := range p.Costs {
		add(factsOfCost[cost.Kind])
	}
	if c.topic.text != noText {
		add(factsOfAsk[engine.AskRespond])
		c.textFacts(add)
	}
	if has[leads] && p.Do.Heroic() {
		has[change] = true
	}
	if has[leads] {
		has[leadAfter] = false // the number held tells it
	}
	for f := range factEnd {
		when := questions[f].when
		if has[f] && (when == nil || when(c.value)) {
			out = append(out, f)
		}
	}
	return out
}

// textFacts are those of the card's text. What playing has no place for is left out.
func (c *caseOf) textFacts(add func([]fact)) {
	fields := []string{"Twist", "Heroic", "Costs", "Effects"}
	if c.topic.text == playing {
		add([]fact{cardType})
	} else {
		fields = append(fields, "Mode", "Delay", "Limit")
	}
	if c.topic.text == exploit {
		fields = append(fields, "Exploit")
	}
	for _, f := range fields {
		add(factsOfText[f])
	}
	b := c.gameText()
	for _, k := range b.NeedKinds() {
		add(factsOfNeed[k])
	}
	for _, cost := range b.Costs {
		add(factsOfCost[cost.Kind])
	}
}

// choices are the answers to a fact that fit the case: a Feat has no ability, an Exploit is a
// Site's, and what is only played has no Bonded type yet.
func (c *caseOf) choices(f fact) []int {
	all := make([]int, len(questions[f].values))
	for i := range all {
		all[i] = i
	}
	switch {
	case f == cardType && c.topic.text == exploit:
		return []int{slices.Index(kinds[:], engine.Site)}
	case f == cardType && c.topic.text != playing:
		return all[1:]
	case f == leadCost && c.topic.text == playing:
		return all[:leadsOfBonded]
	}
	return all
}
