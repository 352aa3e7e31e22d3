"""The rules of the towers game for batches: what is dealt, what is legal, what an action does."""

from __future__ import annotations

from wandelgang.batch.kernel.dealing import deal_piles, deal_tiles, seat_players
from wandelgang.batch.kernel.driving import driver
from wandelgang.batch.kernel.layout import (
    ACTOR,
    CHANCE,
    FIGURES,
    NONE,
    OVER,
    PLAYERS,
    SEAT,
    STARTS,
    STEP,
    TILES,
    TURN,
    Arrays,
    BoardTables,
    Situation,
)
from wandelgang.batch.kernel.tiles import QUARTERS, mark, mark_pushes, push_in
from wandelgang.batch.towers.climbing import NO_WAY, ways
from wandelgang.batch.towers.facts import (
    ALL_SPELLS,
    CARDS,
    CARDS_EACH,
    CELLS,
    DISCARDS,
    DOWN,
    DRAW,
    DRAW_PILE,
    DRAWS,
    FACT_COUNT,
    FEW_DOWNS,
    FEW_UPS,
    FINISHED,
    FOUND,
    FOUND_COUNT,
    GOAL,
    HANDS,
    HIGHER,
    HIGHS,
    JOKER,
    KINDS,
    MOST_CARDS,
    MOVE,
    PILES,
    PUSH,
    RUNES,
    SPELL,
    SPELL_DRAWS,
    TREASURE,
    UP,
    WALKS,
    WINNER,
)
from wandelgang.games.towers.parts import RUNE
from wandelgang.search.kernel.fan import ONE, ZERO, push
from wandelgang.search.kernel.jit import Number, Numbers, Word, Words, kernel, part


@part
def set_actor(now: Situation) -> None:
    """Who acts follows from the step."""
    facts = now.facts
    step = facts[STEP]
    if step in (SPELL, DRAW):
        facts[ACTOR] = CHANCE
    else:
        facts[ACTOR] = OVER if step == FINISHED else facts[SEAT]


@part
def deal(tables: BoardTables, options: Numbers, now: Situation) -> None:
    """A new game: towers and turns at random, treasure cards dealt evenly (T5), who begins by lot (X8)."""
    words, facts = now
    facts[:FACT_COUNT] = NONE
    deal_tiles(tables, now)
    for step in range(4):
        words[HIGHS + step] = ZERO
        for cell in range(CELLS):
            words[HIGHS + step] |= ((HIGHER[facts[TILES + cell]] >> Word(step)) & ONE) << Word(cell)
    facts[RUNES:FOUND] = 0
    for kind in range(KINDS):
        facts[DRAW_PILE + kind] = ALL_SPELLS[kind]
    deal_piles(options, now, PILES, CARDS, options[CARDS_EACH])
    seat_players(options, now)
    facts[STEP], words[TURN] = SPELL, ZERO
    set_actor(now)


@part
def spells(now: Situation, place: int) -> int:
    """How many spell cards there are: in a hand, in the draw pile, or handed in."""
    facts, found = now.facts, 0
    for kind in range(KINDS):
        found += facts[place + kind]
    return found


@part
def spell_drawer(options: Numbers, now: Situation) -> int:
    """The seat that draws a spell card: in the set-up the first, clockwise, that has none (T5)."""
    seat = Number(now.facts[SEAT])
    if not now.words[TURN]:
        while spells(now, HANDS + KINDS * seat):
            seat = (seat + 1) % options[PLAYERS]
    return seat


@part
def treasure_drawer(options: Numbers, now: Situation) -> int:
    """The seat that looks at its next treasure card: the first, clockwise, that has no goal (T5, T9)."""
    words, facts = now
    seat = Number(facts[SEAT])
    while facts[GOAL + seat] != NONE or not words[PILES + seat]:
        seat = (seat + 1) % options[PLAYERS]
    return seat


@part
def mark_legal(tables: BoardTables, options: Numbers, now: Situation, legal: Words) -> None:
    """Mark what the actor can do; at CHANCE what can happen."""
    facts = now.facts
    step = facts[STEP]
    if step == PUSH:
        mark_pushes(tables, now, legal)
    elif step == MOVE:
        ways(tables, options, now, legal, NO_WAY)
    elif step == SPELL:
        for kind in range(KINDS):
            if facts[DRAW_PILE + kind]:
                mark(legal, SPELL_DRAWS + kind, ONE)
    elif step == DRAW:
        mark(legal, DRAWS, now.words[PILES + treasure_drawer(options, now)])


@part
def weigh(options: Numbers, now: Situation, number: int) -> int:  # noqa: ARG001 - as in every game
    """How likely an action of chance is: of equal spell cards each counts (X11)."""
    return Number(now.facts[DRAW_PILE + number - SPELL_DRAWS]) if number < DRAWS else 1


@part
def next_turn(options: Numbers, now: Situation) -> None:
    """The next player's turn."""
    words, facts = now
    facts[SEAT] = (facts[SEAT] + 1) % options[PLAYERS]
    facts[STEP] = PUSH
    words[TURN] += ONE


@part
def do_push(tables: BoardTables, options: Numbers, now: Situation, number: int) -> None:
    """A push: the heights move with their towers."""
    words, facts = now
    higher = HIGHER[facts[TILES + CELLS]]
    highs = (words[HIGHS], words[HIGHS + 1], words[HIGHS + 2], words[HIGHS + 3])
    highs = push(tables.table, number // QUARTERS, highs, higher)
    words[HIGHS], words[HIGHS + 1], words[HIGHS + 2], words[HIGHS + 3] = highs
    push_in(tables, options, now, number)
    facts[STEP] = MOVE


@part
def do_walk(tables: BoardTables, options: Numbers, now: Situation, legal: Words, number: int) -> None:
    """A walk for some spell cards (T8), and what comes of it: exactly one result counts (T9)."""
    words, facts = now
    seat = Number(facts[SEAT])
    cards = HANDS + KINDS * seat
    jokers = ways(tables, options, now, legal, number)
    place = number - WALKS
    cell, ups, downs = place // (FEW_UPS * FEW_DOWNS), place // FEW_DOWNS % FEW_UPS, place % FEW_DOWNS
    facts[cards + UP] -= ups
    facts[cards + DOWN] -= downs
    facts[cards + JOKER] -= jokers
    facts[DISCARDS + UP] += ups
    facts[DISCARDS + DOWN] += downs
    facts[DISCARDS + JOKER] += jokers
    facts[FIGURES + seat] = cell
    treasure = TREASURE[facts[TILES + cell]]
    if treasure != NONE and treasure == facts[GOAL + seat]:
        facts[GOAL + seat] = NONE
        facts[FOUND + MOST_CARDS * seat + facts[FOUND_COUNT + seat]] = treasure
        facts[FOUND_COUNT + seat] += 1
        facts[STEP] = DRAW
        if not words[PILES + seat]:
            next_turn(options, now)
    elif cell == RUNE and not facts[RUNES + seat]:
        facts[RUNES + seat] = 1
        next_turn(options, now)
    elif (
        cell == options[STARTS + seat]
        and facts[RUNES + seat]
        and facts[GOAL + seat] == NONE
        and not words[PILES + seat]
    ):  # T13
        facts[STEP], facts[WINNER] = FINISHED, seat
    elif spells(now, DRAW_PILE):
        facts[STEP] = SPELL
    elif spells(now, DISCARDS):  # T11
        for kind in range(KINDS):
            facts[DRAW_PILE + kind] = facts[DISCARDS + kind]
            facts[DISCARDS + kind] = 0
        facts[STEP] = SPELL
    else:
        next_turn(options, now)


@part
def do_draw_spell(options: Numbers, now: Situation, kind: int) -> None:
    """A spell card comes from the draw pile (X11)."""
    words, facts = now
    facts[HANDS + KINDS * spell_drawer(options, now) + kind] += 1
    facts[DRAW_PILE + kind] -= 1
    if words[TURN]:
        next_turn(options, now)
        return
    for seat in range(options[PLAYERS]):
        if not spells(now, HANDS + KINDS * seat):
            return
    facts[STEP] = DRAW  # T5: then everyone looks at a treasure card


@part
def do_draw(options: Numbers, now: Situation, card: int) -> None:
    """Somebody looks at a treasure card (X11)."""
    words, facts = now
    seat = treasure_drawer(options, now)
    words[PILES + seat] ^= ONE << Word(card)
    facts[GOAL + seat] = card
    if words[TURN]:
        next_turn(options, now)
        return
    for other in range(options[PLAYERS]):
        if facts[GOAL + other] == NONE:
            return
    facts[STEP], words[TURN] = PUSH, ONE


@part
def act(tables: BoardTables, options: Numbers, now: Situation, number: int) -> None:
    """What an action does. It must be legal."""
    if number < WALKS:
        do_push(tables, options, now, number)
    elif number < SPELL_DRAWS:
        do_walk(tables, options, now, now.words, number)
    elif number < DRAWS:
        do_draw_spell(options, now, number - SPELL_DRAWS)
    else:
        do_draw(options, now, number - DRAWS)
    set_actor(now)


drive = driver(deal=deal, mark_legal=mark_legal, weigh=weigh, act=act)


@kernel
def play(tables: BoardTables, arrays: Arrays, orders: Numbers, most: int, automatic: Word) -> int:
    """See `drive`."""
    return drive(tables, arrays, orders, most, automatic)
