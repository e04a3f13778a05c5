package glossary

import "strings"

// idle are words of a question that tell nothing of what it asks for.
var idle = wordSet(`
	a an the this that these those some any of to in on at for from with by as into onto about than then so and or but
	i me my mine myself we us our you your yours he him his she her it its they them their
	is are was were be been being am do does did doing have has had having can could may might should shall
	will would get gets got getting make makes let lets say says said want need needs
	what which whom if whether there here work works just too very really yet even
	time times ok okay allowed legal possible thing things stuff please tell explain mean means meant meaning rule rules game
	dont doesnt didnt cant isnt im ive whats hes`)

func wordSet(words string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(words) {
		set[w] = true
	}
	return set
}

// concept is a thing with all the words for it.
type concept struct {
	head    string
	phrases []string
}

// synonyms are the players' words and the general words of questions for the same thing, a line for
// each, the book's own word first. What players call a term stands with the term.
const synonyms = `
	adventure, quest, mission, objective, expedition, task
	rival, opponent, enemy, buddy, friend, mate, guy, neighbour, other player, someone, somebody, other person, foe, dude, others
	discard, throw away, threw away, toss, drop, ditch, dump, get rid of, pitch, throw out, chuck, lose
	scrap, trash, sacrifice, destroy, give up, junk
	sabotage, attack, destroy, blow up, wreck, break, kill, hit, nuke
	thwart, counter, cancel, block, stop, prevent, counterspell, deny, fizzle, negate
	answer, respond, react, reply, response, reaction, interrupt
	type, color, colour, suit, kind, sort, flavour, flavor
	draw, pick up, take from the deck, pull
	actionx card, special card, x card, action card, specials
	complete, finish, fulfil, fulfill, achieve, solve, claim, accomplish, done
	archive, score, bank, put away, finished pile, finished, done
	wild, joker, wildcard, any type
	rest, mulligan, refill, sit out, skip turn, pass turn, skip my turn
	leverage, tap, untap, exhaust, sideways, rotate, upright
	empty, run out, ran out, runs out, running out, out of cards, out of leads, deck out, no more cards, no cards left, nothing left, none left, last card
	remake, reshuffle, shuffle, new deck, reuse
	swap, exchange, trade, switch, steal, poach
	barter, trade
	reward, prize, bonus, loot, payoff
	emblem, symbol, icon, requirement
	limit, maximum, max, at most, cap, too many
	how many, number, how much, amount
	how often, twice, again, repeat, second time, more than once, once, several times, many times, every turn, one time
	start, begin, beginning, opening, enter, entering
	end, over
	final adventure, last adventure, last quest, final, endgame, last mission, fourth adventure, after four, four done, four archived
	win, victory, winner, won, win condition
	tied, tie, equal, even
	behind, losing, trailing, catch up, last place, comeback
	setup, set up, before we start, deal, dealt, opening hand, starting hand, lay out
	reveal, flip, face up
	look, see, check, view, peek, inspect
	bottom, under, beneath, below
	cost, price, pay, payment, spend, paid
	step, phase, stage
	play, use, cast, put down, activate
	ability, power, effect, text, skill
	choose, pick, select, decide, target, choice
	matching, match, same, pair, identical, alike
	different, mixed, two kinds
	twist, instant, quick, flash
	delay, summoning sickness, same turn
	bond, attach, under it, lead under
	zone, area, tableau, board, battlefield, in front
	deck, library, stack, stock
	discard pile, graveyard, trash pile, waste, discards
	beginner, simple, basic, easy, beginners
	advanced, full, expert, hard
	cheaper, reduce, discount, reduction, less
	at once, together, same time, simultaneously
	contradict, conflict, overrule, disagree, who is right
	relic, artifact, artefact, treasure
	site, location, land, place card
	feat, spell, event, one shot, sorcery
	feat card, one shot card, event card
	lead, clue
	surplus, extra, additional, overpay, too much
	stalemate, stuck, deadlock, nobody can
	back, return, retrieve, recover, get back, come back, comes back, recycle
	stay, remain, permanent, keep, stick around
	duration, expire, wear off, how long, until
	part, partial, half, some of, installment
	instead, substitute, stand in, replace, in place of, stands in, count as, counts as
	ahead, leader, leading, winning
	chance, random, coin, luck, coin flip, dice
	forever, infinite, loop, endless
	hidden, secret, conceal, face down, private
	public, open, visible, everyone can see
	own, control, mine, belong
	must, mandatory, compulsory, forced, optional, have to, obliged
	skip, miss, leave out, jump over
	ruthless, turned toward, aim at, face
	at the end, final, last
	difference, different, differ, vs, versus
	all, everybody, everyone, all players, each player, nobody
	two, 2
	three, 3, third
	four, 4, fourth
	five, 5, fifth
	six, 6
	seven, 7
	eight, 8, eighth
	where, which pile, end up, which zone
	who, whose, which player, which rival`

// concepts are each term with what players call it, and then the synonyms.
func concepts() (all []concept) {
	for _, t := range terms {
		all = append(all, concept{"term " + t.ID, append([]string{t.Name}, t.Aliases...)})
	}
	for line := range strings.Lines(synonyms) {
		if phrases := strings.Split(strings.TrimSpace(line), ", "); phrases[0] != "" {
			all = append(all, concept{phrases[0], phrases})
		}
	}
	return all
}
