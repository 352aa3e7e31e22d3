"""From the box to the first position: shuffle, check a deal, lay it out."""

from __future__ import annotations

from collections import Counter
from random import Random

from wandelgang.games.classic.parts import (
    BOX,
    STARTS,
    Picture,
)
from wandelgang.games.classic.state import Deal, Hand, Options, State, Step
from wandelgang.games.counting import counted
from wandelgang.games.errors import BadDeal
from wandelgang.games.seats import by_lot, check_beginner, dealt


def shuffle(options: Options, rng: Random) -> Deal:
    """Draw a deal: tiles and turns at random (C6), cards evenly (C7), the first player by lot (X8)."""
    tiles, spare = BOX.shuffled(rng)
    cards = dealt(Picture, options.cards_each, options.players, rng)
    return Deal(tiles, spare, cards, by_lot(options.first, options.players, rng))


def lay_out(options: Options, deal: Deal) -> State:
    """The position before anybody has looked at a card; refuses a deal that does not match the box."""
    _check(options, deal)
    return State(
        options=options,
        board=BOX.laid_out(deal.tiles, deal.spare),
        spare=deal.spare,
        figures=tuple(STARTS[colour] for colour in options.colours),
        hands=tuple(Hand(found=(), goals=(), pile=tuple(sorted(cards))) for cards in deal.cards),
        backs=(),
        seat=deal.first,
        turn=0,
        step=Step.DRAW,
    )


def _check(options: Options, deal: Deal) -> None:
    if [len(cards) for cards in deal.cards] != [options.cards_each] * options.players:
        raise BadDeal(f"each of the {options.players} players gets {counted(options.cards_each, 'card')}")
    twice = [
        card for card, count in Counter(card for cards in deal.cards for card in cards).items() if count > 1
    ]
    if twice:
        raise BadDeal(f"there is only one card of each picture; dealt twice: {', '.join(twice)}")
    check_beginner(deal.first, options.first, options.players)
