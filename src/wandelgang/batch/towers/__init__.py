"""The towers game in batches."""

from __future__ import annotations

from collections.abc import Sequence

from wandelgang.batch.kernel.layout import NONE, SEATS, STEP
from wandelgang.batch.kernel.seeing import OF_NUMBER, OF_SET, OF_VALUE
from wandelgang.batch.rules import (
    BatchRules,
    Plan,
    board_plan,
    pack_shared,
    players_plan,
    unpack_shared,
    words_plan,
)
from wandelgang.batch.towers import facts as at
from wandelgang.batch.towers import sights as seen
from wandelgang.batch.towers.climbing import SCRATCH
from wandelgang.games.towers import GAME, Deal, Options, State
from wandelgang.games.towers.parts import HEIGHTS, LOOSE_CELLS, Spell, Treasure
from wandelgang.games.towers.state import Hand, Spells
from wandelgang.maze import cells
from wandelgang.search.kernel.jit import Bytes, Words

TREASURES = tuple(Treasure)


def numbers_of(options: Options) -> Sequence[int]:
    """The options of this game as numbers."""
    return options.cards_each, *(seat in options.children for seat in range(SEATS))


def unpack(options: Options, words: Words, facts: Bytes) -> State:
    """The state that lies in these arrays."""
    numbers: list[int] = facts.tolist()
    winner = numbers[at.WINNER]
    return State(
        **unpack_shared(GAME, options, words, facts),
        hands=tuple(_hand(seat, words, numbers) for seat in range(options.players)),
        draw_pile=_spells(numbers, at.DRAW_PILE),
        discards=_spells(numbers, at.DISCARDS),
        step=at.STEPS[numbers[STEP]],
        winner=None if winner == NONE else winner,
    )


def _hand(seat: int, words: Words, numbers: list[int]) -> Hand:
    found, goal = at.FOUND + at.MOST_CARDS * seat, numbers[at.GOAL + seat]
    return Hand(
        tuple(TREASURES[card] for card in numbers[found : found + numbers[at.FOUND_COUNT + seat]]),
        None if goal == NONE else TREASURES[goal],
        tuple(sorted(TREASURES[card] for card in cells(int(words[at.PILES + seat])))),
        bool(numbers[at.RUNES + seat]),
        _spells(numbers, at.HANDS + at.KINDS * seat),
    )


def _spells(numbers: list[int], place: int) -> Spells:
    return Spells(*numbers[place : place + at.KINDS])


def pack(state: State, words: Words, facts: Bytes) -> None:
    """Put a state into arrays."""
    pack_shared(GAME, at.STEPS, state, words, facts)
    facts[at.RUNES : at.FOUND] = 0
    for step in range(4):
        high = (cell for cell, number in enumerate(state.board.numbers) if HEIGHTS[number] >= step + 2)
        words[at.HIGHS + step] = sum(1 << cell for cell in high)
    for seat, hand in enumerate(state.hands):
        words[at.PILES + seat] = sum(1 << TREASURES.index(card) for card in hand.pile)
        if hand.goal is not None:
            facts[at.GOAL + seat] = TREASURES.index(hand.goal)
        facts[at.RUNES + seat], facts[at.FOUND_COUNT + seat] = hand.rune, len(hand.found)
        for which, card in enumerate(hand.found):
            facts[at.FOUND + at.MOST_CARDS * seat + which] = TREASURES.index(card)
        _put(facts, at.HANDS + at.KINDS * seat, hand.spells)
    _put(facts, at.DRAW_PILE, state.draw_pile)
    _put(facts, at.DISCARDS, state.discards)
    if state.winner is not None:
        facts[at.WINNER] = state.winner


def _put(facts: Bytes, place: int, spells: Spells) -> None:
    facts[place : place + at.KINDS] = spells.up, spells.down, spells.joker


def deal_of(first: State) -> Deal:
    """The deal that leads to a first position."""
    tiles = tuple(first.board.tile(cell) for cell in LOOSE_CELLS)
    return Deal(tiles, first.spare, tuple(hand.pile for hand in first.hands), first.seat)


def planes(options: Options) -> Plan:
    """What there is to see."""
    players = options.players
    return {
        **board_plan(GAME, players, at.STEPS),
        "height": (OF_NUMBER, 0, max(HEIGHTS)),
        "spare height": (OF_VALUE, seen.SPARE_HEIGHT, 1),
        "goal": (OF_SET, seen.GOAL, 1),
        "spare is goal": (OF_VALUE, seen.SPARE_IS_GOAL, 1),
        "rune": (OF_SET, seen.RUNE_CELL, 1),
        "unseen": (OF_SET, seen.UNSEEN, 1),
        "spare is unseen": (OF_VALUE, seen.SPARE_IS_UNSEEN, 1),
        **words_plan("own", OF_VALUE, seen.OWN_SPELLS, Spell),
        **words_plan("handed in", OF_VALUE, seen.HANDED_IN, Spell),
        "draw pile": (OF_VALUE, seen.LEFT_TO_DRAW, 1),
        **players_plan("start of", OF_SET, seen.START, players),
        **players_plan("found by", OF_VALUE, seen.FOUND_BY, players),
        **players_plan("left to", OF_VALUE, seen.LEFT_TO, players),
        **players_plan("rune of", OF_VALUE, seen.RUNE_OF, players),
        **players_plan("spells of", OF_VALUE, seen.SPELLS_OF, players),
        **players_plan("child", OF_VALUE, seen.CHILD, players),
    }


RULES = BatchRules(
    kernels="wandelgang.batch.towers.kernels",
    words=at.WORD_COUNT,
    facts=at.FACT_COUNT,
    options=numbers_of,
    unpack=unpack,
    pack=pack,
    deal_of=deal_of,
    seeing="wandelgang.batch.towers.seeing",
    planes=planes,
    sight=(seen.SET_COUNT, seen.VALUE_COUNT, at.CELLS),
    scratch=SCRATCH,
)
