"""From the box to the first position: shuffle, check a deal, lay it out."""

from __future__ import annotations

from random import Random

from wandelgang.games.errors import BadDeal
from wandelgang.games.towers.parts import (
    FIXED_CELLS,
    GRID,
    LOOSE_CELLS,
    LOOSE_NUMBERS,
    SPELLS,
    STARTS,
    TILES,
    Treasure,
)
from wandelgang.games.towers.state import Deal, Hand, Options, Spells, State, Step
from wandelgang.maze import Board, Tile, turned, turns

ALL_SPELLS = Spells(**{str(kind): count for kind, count in SPELLS.items()})
NO_SPELLS = Spells()


def shuffle(options: Options, rng: Random) -> Deal:
    """Draw a deal: towers and turns at random, treasure cards dealt evenly (T5), who begins by lot (X8)."""
    numbers = list(LOOSE_NUMBERS)
    rng.shuffle(numbers)
    *tiles, spare = (Tile(number, turned(TILES[number].openings, rng.randrange(4))) for number in numbers)
    cards = list(Treasure)
    rng.shuffle(cards)
    each = options.cards_each
    hands = tuple(tuple(sorted(cards[seat * each : (seat + 1) * each])) for seat in range(options.players))
    by_lot = rng.randrange(options.players)
    return Deal(tuple(tiles), spare, hands, by_lot if options.first is None else options.first)


def lay_out(options: Options, deal: Deal) -> State:
    """The position before anybody has drawn a card; refuses a deal that the box does not hold."""
    _check(options, deal)
    tiles = dict(zip(LOOSE_CELLS, deal.tiles, strict=True))
    for number, cell in enumerate(FIXED_CELLS):
        tiles[cell] = Tile(number, TILES[number].openings)
    return State(
        options=options,
        board=Board.of(GRID.rows, GRID.columns, [tiles[cell] for cell in range(GRID.size)]),
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


def deal(options: Options, rng: Random) -> State:
    """A fresh position, drawn with this generator."""
    return lay_out(options, shuffle(options, rng))


def _check(options: Options, deal: Deal) -> None:
    loose = (*deal.tiles, deal.spare)
    if sorted(tile.number for tile in loose) != list(LOOSE_NUMBERS):
        raise BadDeal(
            f"the movable towers are the numbers {LOOSE_NUMBERS[0]} to {LOOSE_NUMBERS[-1]}, each once, "
            f"{len(LOOSE_CELLS)} on the board and one spare"
        )
    for tile in loose:
        base = TILES[tile.number].openings
        if tile.openings not in {turned(base, quarters) for quarters in turns(base)}:
            raise BadDeal(
                f"tower {tile.number} cannot have the openings {tile.openings}: it has another shape"
            )
    if [len(cards) for cards in deal.cards] != [options.cards_each] * options.players:
        raise BadDeal(f"each of the {options.players} players gets {options.cards_each} treasure cards")
    if sorted(card for cards in deal.cards for card in cards) != sorted(Treasure):
        raise BadDeal("there is only one card of each treasure, and all of them are dealt")
    if not 0 <= deal.first < options.players:
        raise BadDeal(f"seat {deal.first} cannot begin: seats are 0 to {options.players - 1}")
    if options.first is not None and deal.first != options.first:
        raise BadDeal(f"seat {options.first} was chosen to begin, not seat {deal.first}")
