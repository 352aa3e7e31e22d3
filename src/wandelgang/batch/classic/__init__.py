"""The classic game in batches."""

from __future__ import annotations

from collections.abc import Sequence

from wandelgang.batch.classic import facts as at
from wandelgang.batch.classic import sights as seen
from wandelgang.batch.kernel.layout import STEP
from wandelgang.batch.kernel.seeing import OF_SET, OF_VALUE
from wandelgang.batch.rules import (
    BatchRules,
    Plan,
    board_plan,
    pack_shared,
    players_plan,
    unpack_shared,
    words_plan,
)
from wandelgang.games.classic import GAME, Deal, Options, State
from wandelgang.games.classic.notation import BLANK
from wandelgang.games.classic.parts import LOOSE_CELLS, Message, Picture
from wandelgang.games.classic.planes import UNREAD
from wandelgang.games.classic.state import Back, Draw, Hand
from wandelgang.maze import cells
from wandelgang.search.kernel.jit import Bytes, Words

PICTURES, MESSAGES = tuple(Picture), (None, *Message)


def numbers_of(options: Options) -> Sequence[int]:
    """The options of this game as numbers."""
    first_draw = GAME.numbering(options).number(Draw(PICTURES[0]))
    return options.cards_each, options.events, options.way_home, first_draw


def unpack(options: Options, words: Words, facts: Bytes) -> State:
    """The state that lies in these arrays."""
    numbers: list[int] = facts.tolist()
    read = range(numbers[at.BACK_COUNT])
    winner = numbers[at.WINNER]
    return State(
        **unpack_shared(GAME, options, words, facts),
        hands=tuple(_hand(seat, words, numbers) for seat in range(options.players)),
        backs=tuple(
            Back(numbers[at.BACKS + which], MESSAGES[numbers[at.BACK_MESSAGES + which]]) for which in read
        ),
        step=at.STEPS[numbers[STEP]],
        offer=MESSAGES[numbers[at.OFFER]],
        winner=None if winner < 0 else winner,
    )


def _hand(seat: int, words: Words, numbers: list[int]) -> Hand:
    found, goals = at.FOUND + at.MOST_CARDS * seat, at.GOALS + 2 * seat
    return Hand(
        tuple(PICTURES[card] for card in numbers[found : found + numbers[at.FOUND_COUNT + seat]]),
        tuple(PICTURES[card] for card in numbers[goals : goals + numbers[at.GOAL_COUNT + seat]]),
        tuple(sorted(PICTURES[card] for card in cells(int(words[at.PILES + seat])))),
        bool(numbers[at.KNOWN + seat]),
    )


def pack(state: State, words: Words, facts: Bytes) -> None:
    """Put a state into arrays."""
    pack_shared(GAME, at.STEPS, state, words, facts)
    for seat, hand in enumerate(state.hands):
        words[at.PILES + seat] = sum(1 << PICTURES.index(card) for card in hand.pile)
        facts[at.GOAL_COUNT + seat], facts[at.FOUND_COUNT + seat] = len(hand.goals), len(hand.found)
        facts[at.KNOWN + seat] = hand.known
        for which, card in enumerate(hand.goals):
            facts[at.GOALS + 2 * seat + which] = PICTURES.index(card)
        for which, card in enumerate(hand.found):
            facts[at.FOUND + at.MOST_CARDS * seat + which] = PICTURES.index(card)
    facts[at.BACK_COUNT] = len(state.backs)
    for which, back in enumerate(state.backs):
        facts[at.BACKS + which], facts[at.BACK_MESSAGES + which] = back.number, MESSAGES.index(back.message)
    facts[at.OFFER] = MESSAGES.index(state.offer)
    if state.winner is not None:
        facts[at.WINNER] = state.winner


def deal_of(first: State) -> Deal:
    """The deal that leads to a first position."""
    tiles = tuple(first.board.tile(cell) for cell in LOOSE_CELLS)
    return Deal(tiles, first.spare, tuple(hand.pile for hand in first.hands), first.seat)


def planes(options: Options) -> Plan:
    """What there is to see."""
    players = options.players
    plan: Plan = {
        **board_plan(GAME, players, at.STEPS),
        "goal": (OF_SET, seen.GOAL, 1),
        "spare is goal": (OF_VALUE, seen.SPARE_IS_GOAL, 1),
        "own pile": (OF_SET, seen.OWN_PILE, 1),
        "unseen": (OF_SET, seen.UNSEEN, 1),
        "spare is unseen": (OF_VALUE, seen.SPARE_IS_UNSEEN, 1),
        **players_plan("start of", OF_SET, seen.START, players),
        **players_plan("found by", OF_VALUE, seen.FOUND_BY, players),
        **players_plan("left to", OF_VALUE, seen.LEFT_TO, players),
        **players_plan("choice of", OF_VALUE, seen.CHOICE_OF, players),
    }
    if options.events:
        texts = (BLANK, *Message, UNREAD)
        plan |= words_plan("back", OF_SET, seen.BACK, texts)
        plan |= words_plan("spare back", OF_VALUE, seen.SPARE_BACK, texts)
        plan |= words_plan("offer", OF_VALUE, seen.OFFERED, Message)
    return plan


RULES = BatchRules(
    kernels="wandelgang.batch.classic.kernels",
    words=at.WORD_COUNT,
    facts=at.FACT_COUNT,
    options=numbers_of,
    unpack=unpack,
    pack=pack,
    deal_of=deal_of,
    seeing="wandelgang.batch.classic.seeing",
    planes=planes,
    sight=(seen.SET_COUNT, seen.VALUE_COUNT, 0),
    scratch=len(GAME.box.tiles),
)
