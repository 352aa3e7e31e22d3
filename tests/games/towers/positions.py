"""One lay-out of towers that the tests share, and positions on it.

     a      b      c      d      e          From a1 the figure walks free over the west: a1 b1 c1 d1 c2
1   1 ━━━━ 2 ━━━━ 3 ━━━━ 4 ╺╸╺╸ 1           a2 a3 b3 b4 a4 a5.
    ┃      .      ┃      .      ┃           The rune c3 and the east are free to each other: c3 c4 d4 d3
2   2      1      3      2      1           e3 e4.
    ┃             ╏             ╏           Steep (╺╸, ╏): d1–e1, c2–c3, b3–c3, c3–d3, a3–a4, e2–e3, e4–e5,
3   3 ━━━━ 2 ╺╸╺╸ 5 ╺╸╺╸ 3 ━━━━ 3           a5–b5 and c5–d5.
    ╏      ┃      ┃      ┃      ┃           b2 and d2 are joined to nothing, c5 and d5 to each other only.
4   1 ━━━━ 2      4 ━━━━ 3      3           The spare is a corner of height 4.
    ┃                           ╏
5   1 ╺╸╺╸ 3      3 ╺╸╺╸ 1      1
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from wandelgang.games.towers import Action, Event, Options, State, apply, lay_out
from wandelgang.games.towers.dealing import ALL_SPELLS
from wandelgang.games.towers.parts import GRID, LOOSE_CELLS, Treasure
from wandelgang.games.towers.state import Deal, Hand, Spells, Step, Walk
from wandelgang.maze import Tile, openings

LAYOUT = {  # cell: number of the tower, openings
    "b1": (21, "EW"), "d1": (25, "EW"),
    "a2": (22, "NS"), "b2": (17, "NE"), "c2": (24, "NS"), "d2": (18, "NE"), "e2": (20, "NS"),
    "b3": (10, "ESW"), "d3": (11, "ESW"),
    "a4": (9, "NES"), "b4": (13, "NW"), "c4": (16, "NE"), "d4": (14, "NW"), "e4": (23, "NS"),
    "b5": (15, "NW"), "d5": (12, "NW"),
}  # fmt: skip
SPARE = Tile(19, openings("NE"))
WEST = ("a1", "b1", "c1", "d1", "a2", "c2", "a3", "b3", "a4", "b4", "a5")
EAST = ("c3", "d3", "e3", "c4", "d4", "e4")
EVERYTHING = tuple(Treasure)

Kind = TypeVar("Kind")


def the_deal(options: Options) -> Deal:
    """The lay-out above; the cards go round in the order of the table."""
    placed = {GRID.named(name): Tile(number, openings(text)) for name, (number, text) in LAYOUT.items()}
    each = options.cards_each
    cards = tuple(EVERYTHING[seat * each : (seat + 1) * each] for seat in range(options.players))
    return Deal(tuple(placed[cell] for cell in LOOSE_CELLS), SPARE, cards, options.first or 0)


def spells(text: str) -> Spells:
    """The spell cards named in a text such as "up up joker"."""
    names = text.split()
    return Spells(names.count("up"), names.count("down"), names.count("joker"))


def position(
    at: str = "a1",
    *,
    hand: str = "",
    goal: str | None = "book",
    rune: bool = False,
    child: bool = False,
    step: Step = Step.MOVE,
    others: str = "",
    discards: str = "",
    draw_pile: str | None = None,
) -> State:
    """Red at turn on a cell with a hand of spell cards; blue on e5 with `others`; the rest is the draw pile.

    Red has found all its treasures but the goal, or all if there is none.
    """
    options = Options(2, children=(0,) if child else ())
    laid = lay_out(options, the_deal(options))
    sought = None if goal is None else Treasure(goal)
    red_cards = (*EVERYTHING[:6],) if sought is None or sought in EVERYTHING[:6] else EVERYTHING[6:]
    blue_cards = [card for card in EVERYTHING if card not in red_cards]
    red = Hand(tuple(card for card in red_cards if card != sought), sought, (), rune, spells(hand))
    blue = Hand((), blue_cards[0], tuple(sorted(blue_cards[1:])), False, spells(others))
    open_cards = spells(discards)
    rest = ALL_SPELLS - red.spells - blue.spells - open_cards
    return replace(
        laid,
        figures=(GRID.named(at), GRID.named("e5")),
        hands=(red, blue),
        discards=open_cards,
        draw_pile=rest if draw_pile is None else spells(draw_pile),
        turn=1,
        step=step,
    )


def walk(cell: str, cards: str = "") -> Walk:
    """The walk to a cell for these cards."""
    way = spells(cards)
    return Walk(GRID.named(cell), way.up, way.down, way.joker)


def names(cells: Sequence[int]) -> list[str]:
    """Cells by name."""
    return [GRID.names[cell] for cell in cells]


def play(state: State, *actions: Action) -> tuple[State, list[Event]]:
    """The position after some actions, and all that happened."""
    told: list[Event] = []
    for action in actions:
        state, events = apply(state, action)
        told += events
    return state, told


def only(events: Sequence[Event], kind: type[Kind]) -> Kind:
    """The one event of a kind."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event
