"""The rules of the game with the dragon for batches: what is dealt, what is legal, what an action does."""

from __future__ import annotations

from wandelgang.batch.kernel.dealing import deal_tiles, seat_players
from wandelgang.batch.kernel.driving import driver
from wandelgang.batch.kernel.layout import (
    ACTOR,
    CHANCE,
    FIGURES,
    LAST_PUSH,
    NONE,
    OVER,
    PLAYERS,
    SEAT,
    STEP,
    TURN,
    Arrays,
    BoardTables,
    Situation,
)
from wandelgang.batch.kernel.tiles import mark, mark_pushes, push_in, sides_of
from wandelgang.batch.master.facts import (
    AGAIN,
    AGAINS,
    ASIDE,
    BOX,
    COIN,
    COINS,
    DECLINES,
    DISCARDS,
    DOUBLE,
    DOUBLES,
    DRAGON,
    DRAGON_DIE,
    DUEL_DIE,
    DUELLIST_COUNT,
    DUELLISTS,
    EXTRA,
    FACED_CELLS,
    FACES,
    FACT_COUNT,
    FIGHT,
    FIGHTS,
    FINAL_AGAIN,
    FINAL_DIE,
    FINISHED,
    FIRST_LAST,
    FOE,
    GAZE,
    GUARD_CELLS,
    GUARDS,
    HANDS,
    HELD,
    LAST,
    LAY,
    LAYS,
    MOST_ROLLS,
    MOVE,
    PUSH,
    ROLL_COUNT,
    ROLLED,
    ROLLS,
    SHORT,
    SLAYER,
    SPACE_CELLS,
    TAKE_COINS,
    TREASURES,
    VALUES,
    WALKS,
)
from wandelgang.games.master.parts import ARROWS, EACH, FINAL_GOAL, LAIR, PIPS, SAFE_ROLL, DieFace
from wandelgang.search.kernel.fan import ONE, ZERO
from wandelgang.search.kernel.jit import Number, Numbers, Word, Words, kernel, part
from wandelgang.search.kernel.lookup_table import COLUMNS
from wandelgang.search.kernel.random import below
from wandelgang.search.kernel.walking import flood, joined, nearest_of

TURNING = len(ARROWS)  # the faces that turn the dragon, by as many quarters as their place says
ALL_FACES, ALL_PIPS = Word((1 << len(DieFace)) - 1), Word((1 << len(PIPS)) - 1)
FEWEST_PIPS, MOST_PIPS = PIPS[0], PIPS[-1]
FIRST_SLOTS = EACH * FIRST_LAST  # the treasures of the first phase


@part
def set_actor(now: Situation) -> None:
    """Who acts follows from the step; in a duel it may be a seat whose turn it is not (M19)."""
    facts = now.facts
    step = facts[STEP]
    if step in (LAY, DRAGON_DIE, DUEL_DIE, FINAL_DIE):
        facts[ACTOR] = CHANCE
    elif step == AGAIN:
        facts[ACTOR] = facts[DUELLISTS]
    else:
        facts[ACTOR] = OVER if step == FINISHED else facts[SEAT]


@part
def deal_cards(options: Numbers, now: Situation, first: int, last: int) -> None:
    """Deal out the cards of some values evenly (M9)."""
    words, facts = now
    left, players = EACH * (last + 1 - first), options[PLAYERS]
    share = left // players
    for seat in range(players):
        for _ in range(share):
            card, value = below(words, left), first
            while True:
                dealt = 0
                for other in range(seat + 1):
                    dealt += facts[HANDS + other * VALUES + value]
                card -= EACH - dealt
                if card < 0:
                    break
                value += 1
            facts[HANDS + seat * VALUES + value] += 1
            left -= 1


@part
def deal(tables: BoardTables, options: Numbers, now: Situation) -> None:
    """A new game: tiles, treasures 1–6 and the dragon's gaze at random (M8), cards evenly (M9)."""
    words, facts = now
    facts[:FACT_COUNT] = NONE
    deal_tiles(tables, now)
    facts[ASIDE:EXTRA] = 0
    seat_players(options, now)
    for guard in range(len(GUARD_CELLS)):
        facts[GUARDS + guard] = GUARD_CELLS[guard]
    for slot in range(FIRST_SLOTS):
        other = below(words, slot + 1)
        facts[TREASURES + slot] = facts[TREASURES + other]
        facts[TREASURES + other] = SPACE_CELLS[slot]
    for value in range(FIRST_LAST + 1, LAST + 1):
        facts[ASIDE + value] = EACH
    facts[GAZE] = below(words, len(FACED_CELLS))
    deal_cards(options, now, 1, FIRST_LAST)
    deal_cards(options, now, FIRST_LAST + 1, LAST)
    facts[STEP], facts[EXTRA], facts[DUELLIST_COUNT], facts[ROLL_COUNT] = PUSH, 0, 0, 0
    words[TURN] = ONE
    set_actor(now)


@part
def lowest_on_board(now: Situation) -> int:
    """The place of the first treasure on the board, by value; LAST * EACH if there is none (M13)."""
    slot = 0
    while slot < EACH * LAST and now.facts[TREASURES + slot] == NONE:
        slot += 1
    return slot


@part
def laid(now: Situation) -> int:
    """How many treasures lie on the board."""
    found = 0
    for slot in range(EACH * LAST):
        if now.facts[TREASURES + slot] != NONE:
            found += 1
    return found


@part
def any_aside(now: Situation) -> bool:
    """Whether treasures are still to be laid out."""
    left = 0
    for value in range(FIRST_LAST + 1, LAST + 1):
        left += now.facts[ASIDE + value]
    return left > 0


@part
def final_open(options: Numbers, now: Situation) -> bool:
    """Whether no treasure is left to take: then the dragon can be fought (M24)."""
    return lowest_on_board(now) == EACH * LAST and (options[SHORT] != 0 or not any_aside(now))


@part
def lowest_held(now: Situation, seat: int) -> int:
    """The lowest treasure that a seat holds, or 0."""
    for value in range(1, LAST + 1):
        if now.facts[HELD + seat * VALUES + value]:
            return value
    return 0


@part
def highest_held(now: Situation, seat: int) -> int:
    """The highest treasure that a seat holds: when it has just taken one, that one (M13)."""
    value = LAST
    while not now.facts[HELD + seat * VALUES + value]:
        value -= 1
    return value


@part
def cards_between(now: Situation, seat: int, first: int, last: int) -> Word:
    """The values from first to last of which a seat has a card, as a set."""
    found = ZERO
    for value in range(first, last + 1):
        if now.facts[HANDS + seat * VALUES + value]:
            found |= ONE << Word(value)
    return found


@part
def has_cards(now: Situation, seat: int) -> bool:
    """Whether a seat has any card: only then it is asked (M30)."""
    return cards_between(now, seat, 1, LAST) != ZERO


@part
def mark_legal(tables: BoardTables, options: Numbers, now: Situation, legal: Words) -> None:  # noqa: ARG001
    """Mark what the actor can do; at CHANCE what can happen."""
    facts = now.facts
    step, seat = facts[STEP], Number(facts[SEAT])
    if step == PUSH:
        mark_pushes(tables, now, legal)
    elif step == MOVE:
        east, south = joined(tables.table, sides_of(now))
        cell = ONE << Word(facts[FIGURES + seat])
        mark(legal, WALKS, flood(cell, east, south, tables.table[COLUMNS]))
    elif step == DRAGON_DIE:
        mark(legal, FACES, ALL_FACES)
    elif step in (DUEL_DIE, FINAL_DIE):
        mark(legal, ROLLED + FEWEST_PIPS, ALL_PIPS)
    elif step == LAY:
        for value in range(FIRST_LAST + 1, LAST + 1):
            if facts[ASIDE + value]:
                mark(legal, LAYS + value, ONE)
    elif step != FINISHED:
        mark(legal, DECLINES, ONE)
        if step == COIN:
            value = highest_held(now, seat)
            mark(legal, TAKE_COINS, cards_between(now, seat, value, value))
        elif step == FIGHT:
            mark(legal, FIGHTS, ONE)
        elif step == DOUBLE:
            mark(legal, DOUBLES, cards_between(now, seat, FIRST_LAST + 1, LAST))
        else:
            mark(legal, AGAINS, cards_between(now, Number(facts[ACTOR]), 1, FIRST_LAST))


@part
def weigh(options: Numbers, now: Situation, number: int) -> int:  # noqa: ARG001 - as in every game
    """How likely an action of chance is: dice are fair, and of equal treasures each counts (M7, X11)."""
    if now.facts[STEP] == LAY:
        return Number(now.facts[ASIDE + number - LAYS])
    return 1


@part
def begin_turn(now: Situation, seat: int, extra: int) -> None:
    """A turn begins; an extra one counts too (X13)."""
    words, facts = now
    end_duel(now)
    facts[SEAT], facts[STEP], facts[EXTRA] = seat, PUSH, extra
    words[TURN] += ONE


@part
def next_turn(options: Numbers, now: Situation) -> None:
    """The next player's turn."""
    begin_turn(now, (now.facts[SEAT] + 1) % options[PLAYERS], 0)


@part
def end_turn(options: Numbers, now: Situation) -> None:
    """Ask a player with any card for a double-turn card (M21, M30), else begin the next turn."""
    facts = now.facts
    if not facts[EXTRA] and has_cards(now, Number(facts[SEAT])):
        end_duel(now)
        facts[STEP] = DOUBLE
    else:
        next_turn(options, now)


@part
def end_duel(now: Situation) -> None:
    """Nobody fights any more."""
    facts = now.facts
    facts[FOE], facts[DUELLIST_COUNT], facts[ROLL_COUNT] = NONE, 0, 0


@part
def hand_in(now: Situation, seat: int, card: int) -> None:
    """A card goes from the hand to the open discard pile (M14, M22)."""
    now.facts[HANDS + seat * VALUES + card] -= 1
    now.facts[DISCARDS + card] += 1


@part
def lose_lowest(now: Situation, seat: int) -> None:
    """The lowest treasure, if there is any, goes to the box (M19, M27)."""
    value = lowest_held(now, seat)
    if value:
        now.facts[HELD + seat * VALUES + value] -= 1
        now.facts[BOX + value] += 1


@part
def do_push(tables: BoardTables, options: Numbers, now: Situation, number: int) -> None:
    """A push: guards and treasures ride along (M11)."""
    facts = now.facts
    push_in(tables, options, now, number)
    lane = Number(facts[LAST_PUSH])
    for place in range(GUARDS, GUARDS + len(GUARD_CELLS)):
        facts[place] = tables.goes[lane, facts[place]]
    for place in range(TREASURES, TREASURES + EACH * LAST):
        if facts[place] != NONE:
            facts[place] = tables.goes[lane, facts[place]]
    facts[STEP] = MOVE


@part
def do_walk(options: Numbers, now: Situation, cell: int) -> None:
    """A walk: it may take a treasure (M13), or lead before the dragon (M25)."""
    facts = now.facts
    seat = Number(facts[SEAT])
    start = facts[FIGURES + seat]
    facts[FIGURES + seat] = cell
    first = lowest_on_board(now)
    if cell != start and first < EACH * LAST:
        value = first // EACH + 1
        for slot in range(EACH * (value - 1), EACH * value):
            if facts[TREASURES + slot] == cell:
                facts[TREASURES + slot] = NONE
                facts[HELD + seat * VALUES + value] += 1
                facts[STEP] = COIN
                if not has_cards(now, seat):
                    after_coin(options, now)
                return
    if cell == FACED_CELLS[facts[GAZE]] and final_open(options, now):
        facts[STEP] = FIGHT
    else:
        end_turn(options, now)


@part
def after_coin(options: Numbers, now: Situation) -> None:
    """The second phase, when the last treasure of the first is gone (M23); else the dragon die (M16)."""
    begins = lowest_on_board(now) == EACH * LAST and not final_open(options, now)
    now.facts[STEP] = LAY if begins else DRAGON_DIE


@part
def do_lay(now: Situation, value: int) -> None:
    """The next space gets its treasure (M23)."""
    facts = now.facts
    cell, slot = SPACE_CELLS[laid(now)], TREASURES + EACH * (value - 1)
    while facts[slot] != NONE:
        slot += 1
    facts[slot] = cell
    facts[ASIDE + value] -= 1
    if not any_aside(now):
        facts[STEP] = DRAGON_DIE


@part
def do_dragon_die(tables: BoardTables, options: Numbers, now: Situation, face: int) -> None:
    """The dragon turns and threatens, or a guard does (M16); who is nearest has to duel (M17, M18)."""
    facts, players = now.facts, options[PLAYERS]
    if face < TURNING:
        facts[GAZE] = (facts[GAZE] + face + 1) % len(FACED_CELLS)
        cell, foe = Number(FACED_CELLS[facts[GAZE]]), DRAGON
    else:
        cell, foe = Number(facts[GUARDS + face - TURNING]), DRAGON + 1 + face - TURNING
    near = ZERO
    if cell != LAIR:
        figures = ZERO
        for seat in range(players):
            figures |= ONE << Word(facts[FIGURES + seat])
        east, south = joined(tables.table, sides_of(now))
        near = nearest_of(figures, ONE << Word(cell), east, south, tables.table[COLUMNS])
    facts[FOE] = foe
    facts[DUELLIST_COUNT] = 0
    for step in range(players):
        seat = (facts[SEAT] + step) % players
        if (near >> Word(facts[FIGURES + seat])) & ONE and lowest_held(now, seat):
            facts[DUELLISTS + facts[DUELLIST_COUNT]] = seat
            facts[DUELLIST_COUNT] += 1
    next_duel(options, now)


@part
def next_duel(options: Numbers, now: Situation) -> None:
    """The first duellist rolls; without one the turn ends."""
    facts = now.facts
    facts[ROLL_COUNT] = 0
    if facts[DUELLIST_COUNT]:
        facts[STEP] = DUEL_DIE
    else:
        end_turn(options, now)


@part
def duel_done(options: Numbers, now: Situation) -> None:
    """The first duellist has rolled; now for the others."""
    facts = now.facts
    facts[DUELLIST_COUNT] -= 1
    for which in range(facts[DUELLIST_COUNT]):
        facts[DUELLISTS + which] = facts[DUELLISTS + which + 1]
    next_duel(options, now)


@part
def accept_loss(options: Numbers, now: Situation) -> None:
    """A duel is lost and nobody rolls again (M19)."""
    lose_lowest(now, Number(now.facts[DUELLISTS]))
    duel_done(options, now)


@part
def do_duel_die(options: Numbers, now: Situation, pips: int) -> None:
    """A roll in a duel (M19), or in the final duel (M26)."""
    facts = now.facts
    facts[ROLLS + facts[ROLL_COUNT]] = pips
    facts[ROLL_COUNT] += 1
    if facts[STEP] == FINAL_DIE:
        total = 0
        for which in range(facts[ROLL_COUNT]):
            total += facts[ROLLS + which]
        if total >= FINAL_GOAL:
            facts[STEP], facts[SLAYER] = FINISHED, facts[SEAT]
            end_duel(now)
            return
        facts[STEP] = FINAL_AGAIN
        if not has_cards(now, Number(facts[SEAT])):
            go_on(options, now)
    elif pips >= SAFE_ROLL:
        duel_done(options, now)
    else:
        facts[STEP] = AGAIN
        if not has_cards(now, Number(facts[DUELLISTS])):
            accept_loss(options, now)


@part
def go_on(options: Numbers, now: Situation) -> None:
    """Keep the last roll: the next one follows, or the final duel is lost and the turn over (M26, M27)."""
    facts = now.facts
    if facts[ROLL_COUNT] < MOST_ROLLS:
        facts[STEP] = FINAL_DIE
    else:
        lose_lowest(now, Number(facts[SEAT]))
        next_turn(options, now)


@part
def do_again(now: Situation, card: int) -> None:
    """Pay a card to roll again; the last roll no longer counts (M19, M26)."""
    facts = now.facts
    hand_in(now, Number(facts[DUELLISTS]), card)
    facts[ROLL_COUNT] -= 1
    facts[STEP] = FINAL_DIE if facts[STEP] == FINAL_AGAIN else DUEL_DIE


@part
def do_decline(options: Numbers, now: Situation) -> None:
    """Say no to what was asked."""
    step = now.facts[STEP]
    if step == COIN:
        after_coin(options, now)
    elif step == AGAIN:
        accept_loss(options, now)
    elif step == FIGHT:
        end_turn(options, now)
    elif step == FINAL_AGAIN:
        go_on(options, now)
    else:
        next_turn(options, now)


@part
def act(tables: BoardTables, options: Numbers, now: Situation, number: int) -> None:
    """What an action does. It must be legal."""
    facts = now.facts
    seat = Number(facts[SEAT])
    if number < WALKS:
        do_push(tables, options, now, number)
    elif number < FIGHTS:
        do_walk(options, now, number - WALKS)
    elif number == FIGHTS:
        facts[FOE], facts[DUELLIST_COUNT], facts[DUELLISTS], facts[ROLL_COUNT] = DRAGON, 1, seat, 0
        facts[STEP] = FINAL_DIE
    elif number == DECLINES:
        do_decline(options, now)
    elif number <= TAKE_COINS + LAST:
        hand_in(now, seat, number - TAKE_COINS)
        facts[COINS + seat] += 1
        after_coin(options, now)
    elif number <= AGAINS + FIRST_LAST:
        do_again(now, number - AGAINS)
    elif number <= DOUBLES + LAST:
        hand_in(now, seat, number - DOUBLES)
        begin_turn(now, seat, 1)
    elif number < ROLLED + FEWEST_PIPS:
        do_dragon_die(tables, options, now, number - FACES)
    elif number <= ROLLED + MOST_PIPS:
        do_duel_die(options, now, number - ROLLED)
    else:
        do_lay(now, number - LAYS)
    set_actor(now)


drive = driver(deal=deal, mark_legal=mark_legal, weigh=weigh, act=act)


@kernel
def play(tables: BoardTables, arrays: Arrays, orders: Numbers, most: int, automatic: Word) -> int:
    """See `drive`."""
    return drive(tables, arrays, orders, most, automatic)
