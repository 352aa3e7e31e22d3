"""From the box to the first position: shuffle, check a deal, lay it out."""

from __future__ import annotations

from random import Random

from wandelgang.games.errors import BadDeal
from wandelgang.games.seats import by_lot, check_beginner, dealt
from wandelgang.games.towers.parts import (
    BOX,
    SPELLS,
    STARTS,
    Treasure,
)
from wandelgang.games.towers.state import NO_SPELLS, Deal, Hand, Options, Spells, State, Step

ALL_SPELLS = Spells(**{str(kind): count for kind, count in SPELLS.items()})


def shuffle(options: Options, rng: Random) -> Deal:
    """Draw a deal: towers and turns at random, treasure cards dealt evenly (T5), who begins by lot (X8)."""
    tiles, spare = BOX.shuffled(rng)
    cards = dealt(Treasure, options.cards_each, options.players, rng)
    return Deal(tiles, spare, cards, by_lot(options.first, options.players, rng))


def lay_out(options: Options, deal: Deal) -> State:
    """The position before anybody has drawn a card; refuses a deal that does not match the box."""
    _check(options, deal)
    return State(
        options=options,
        board=BOX.laid_out(deal.tiles, deal.spare),
        spare=deal.spare,
        figures=tuple(STARTS[colour] for colour in options.colours),
        hands=tuple(
            Hand(found=(), goal=None, pile=tuple(sorted(cards)), rune=False, spells=NO_SPELLS)
            for cards in deal.cards
        ),
        draw_pile=ALL_SPELLS,
        discards=NO_SPELLS,
        seat=deal.first,
        turn=0,
        step=Step.SPELL,
    )


def _check(options: Options, deal: Deal) -> None:
    if [len(cards) for cards in deal.cards] != [options.cards_each] * options.players:
        raise BadDeal(f"each of the {options.players} players gets {options.cards_each} treasure cards")
    if sorted(card for cards in deal.cards for card in cards) != sorted(Treasure):
        raise BadDeal("there is only one card of each treasure, and all of them are dealt")
    check_beginner(deal.first, options.first, options.players)
