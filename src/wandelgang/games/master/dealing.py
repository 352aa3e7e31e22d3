"""From the box to the first position: shuffle, check a deal, lay it out."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from wandelgang.games.errors import BadDeal
from wandelgang.games.master.parts import (
    BOX,
    EACH,
    FACED,
    FIRST_VALUES,
    GRID,
    GUARD_STARTS,
    SECOND_VALUES,
    SPACES,
    STARTS,
)
from wandelgang.games.master.state import Deal, Holdings, Options, State, Step, Treasure
from wandelgang.games.seats import by_lot, check_beginner


def shuffle(options: Options, rng: Random) -> Deal:
    """Draw a deal: tiles, treasures 1–6 and the dragon's gaze at random (M8), both kinds of cards dealt out
    evenly (M9), the first player by lot (X8)."""
    tiles, spare = BOX.shuffled(rng)
    treasures = list(pairs(FIRST_VALUES))
    rng.shuffle(treasures)
    gaze = rng.choice(tuple(FACED))
    halves = [list(pairs(values)) for values in (FIRST_VALUES, SECOND_VALUES)]
    for half in halves:
        rng.shuffle(half)
    cards = tuple(
        tuple(sorted(card for half in halves for card in half[seat :: options.players]))
        for seat in range(options.players)
    )
    first = by_lot(options.first, options.players, rng)
    return Deal(tiles, spare, tuple(treasures), gaze, cards, first)


def lay_out(options: Options, deal: Deal) -> State:
    """The position before the first push; refuses a deal that does not match the box."""
    _check(options, deal)
    return State(
        options=options,
        board=BOX.laid_out(deal.tiles, deal.spare),
        spare=deal.spare,
        figures=tuple(STARTS[colour] for colour in options.colours),
        guards=GUARD_STARTS,
        gaze=deal.gaze,
        treasures=in_order(map(Treasure, deal.treasures, SPACES)),
        aside=pairs(SECOND_VALUES),
        holdings=tuple(Holdings(tuple(sorted(cards))) for cards in deal.cards),
        discards=(),
        box=(),
        seat=deal.first,
        turn=1,
        step=Step.PUSH,
    )


def pairs(values: Iterable[int]) -> tuple[int, ...]:
    """As many of each value as the box holds (M3)."""
    return tuple(value for value in values for _ in range(EACH))


def in_order(treasures: Iterable[Treasure]) -> tuple[Treasure, ...]:
    """Treasures by value and cell, so that equal positions are equal states."""
    return tuple(sorted(treasures, key=_by_value_and_cell))


def _by_value_and_cell(treasure: Treasure) -> int:
    return treasure.value * GRID.size + treasure.cell


def _check(options: Options, deal: Deal) -> None:
    if tuple(sorted(deal.treasures)) != pairs(FIRST_VALUES):
        raise BadDeal("the treasures 1 to 6 lie on the treasure spaces, two of each value")
    if deal.gaze not in FACED:
        raise BadDeal(f"the dragon cannot look to {deal.gaze}: a side is N=1, E=2, S=4 or W=8")
    _check_cards(options, deal)
    check_beginner(deal.first, options.first, options.players)


def _check_cards(options: Options, deal: Deal) -> None:
    if len(deal.cards) != options.players:
        raise BadDeal(f"{options.players} players get cards, not {len(deal.cards)}")
    for values in (FIRST_VALUES, SECOND_VALUES):
        share = len(values) * EACH // options.players  # M9
        if any(sum(card in values for card in cards) != share for cards in deal.cards):
            raise BadDeal(f"each of {options.players} players gets {share} cards of {values[0]}–{values[-1]}")
    dealt = sorted(card for cards in deal.cards for card in cards)
    if tuple(dealt) != (*pairs(FIRST_VALUES), *pairs(SECOND_VALUES)):
        raise BadDeal("all 24 cards are dealt: the values 1 to 12, two of each")
