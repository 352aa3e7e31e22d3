"""What is dealt in a batch: tiles, piles of cards, who begins."""

from __future__ import annotations

from wandelgang.batch.kernel.layout import (
    EAST,
    FIGURES,
    FIRST,
    LAST_PUSH,
    NONE,
    NORTH,
    OPENINGS,
    PLAYERS,
    SEAT,
    SOUTH,
    STARTS,
    TILES,
    WEST,
    BoardTables,
    Situation,
)
from wandelgang.batch.kernel.tiles import QUARTERS
from wandelgang.search.kernel.fan import ONE, THREE, TWO, ZERO, turned
from wandelgang.search.kernel.jit import Numbers, Word, part
from wandelgang.search.kernel.random import below


@part
def lay(now: Situation, cell: int, openings: Word) -> None:
    """Put a tile with these openings on a cell that is empty."""
    words, place = now.words, Word(cell)
    words[NORTH] |= (openings & ONE) << place
    words[EAST] |= ((openings >> ONE) & ONE) << place
    words[SOUTH] |= ((openings >> TWO) & ONE) << place
    words[WEST] |= ((openings >> THREE) & ONE) << place


@part
def deal_tiles(tables: BoardTables, now: Situation) -> None:
    """Lay out the board: loose tiles in random order, turned at random, and the spare."""
    words, facts = now
    words[NORTH], words[EAST], words[SOUTH], words[WEST] = ZERO, ZERO, ZERO, ZERO
    for number in range(len(tables.fixed)):
        facts[TILES + tables.fixed[number]] = number
        lay(now, tables.fixed[number], tables.printed[number])
    for place in range(len(tables.loose)):
        other = below(words, place + 1)
        facts[TILES + tables.loose[place]] = facts[TILES + tables.loose[other]]
        facts[TILES + tables.loose[other]] = len(tables.fixed) + place
    spare = len(tables.loose) - 1
    for place in range(len(tables.loose)):
        cell = tables.loose[place]
        openings = turned(tables.printed[facts[TILES + cell]], Word(below(words, QUARTERS)))
        if place == spare:
            facts[OPENINGS] = openings
        else:
            lay(now, cell, openings)
    facts[LAST_PUSH] = NONE


@part
def deal_piles(options: Numbers, now: Situation, first: int, cards: int, each: int) -> None:
    """Deal so many of the cards to each seat, into piles as sets; the words of the piles begin at `first`."""
    words, undealt, left = now.words, (ONE << Word(cards)) - ONE, cards
    for seat in range(options[PLAYERS]):
        words[first + seat] = ZERO
        for _ in range(each):
            rest = undealt
            for _ in range(below(words, left)):
                rest &= rest - ONE
            card = rest & (~rest + ONE)
            words[first + seat] |= card
            undealt ^= card
            left -= 1


@part
def seat_players(options: Numbers, now: Situation) -> None:
    """All figures on their starts; the seat that begins is the chosen one, or drawn by lot (X8)."""
    (words, facts), players = now, options[PLAYERS]
    for seat in range(players):
        facts[FIGURES + seat] = options[STARTS + seat]
    lot = below(words, players)
    facts[SEAT] = lot if options[FIRST] == NONE else options[FIRST]
