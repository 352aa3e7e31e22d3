"""What a push would open in the towers game, with and without spell cards, and how each walk would go."""

from __future__ import annotations

import msgspec

from wandelgang.games import preview as common
from wandelgang.games.actions import Push
from wandelgang.games.towers.parts import RUNE, STARTS, TILE_WITH, Spell
from wandelgang.games.towers.rules import apply, legal
from wandelgang.games.towers.state import State, Walk, Walked


class Cost(msgspec.Struct, frozen=True):
    """A cell and the spell cards that the table would take for it (T8)."""

    cell: int
    up: int
    down: int
    joker: int


class Opening(common.Opening, frozen=True):
    """What a push would open; the cells with a cost are among the cells."""

    costs: tuple[Cost, ...]


class Way(common.Way, frozen=True):
    """How a walk would go. Of several ways to a cell the table's own choice comes first (T8)."""

    spells: tuple[Spell | None, ...]  # for each step the card that it takes (T8)


def preview(state: State) -> common.Preview:
    """For the seat that is asked: its own goal and its own spell cards decide."""
    opens: list[Opening] = []
    ways: list[Way] = []
    gains = goals(state)
    for place, action in enumerate(legal(state)):
        match action:
            case Push():
                opens.append(_opening(place, apply(state, action)[0]))
            case Walk(cell):
                walked = next(event for event in apply(state, action)[1] if isinstance(event, Walked))
                ways.append(Way(place, cell, walked.path, bool(gains >> cell & 1), walked.spells))
            case _:
                pass
    return common.Preview(tuple(opens), tuple(ways))


def _opening(place: int, after: State) -> Opening:
    cheapest: dict[int, Walk] = {}
    for walk in legal(after):
        if isinstance(walk, Walk):
            cheapest.setdefault(walk.cell, walk)  # T8: the table's own choice comes first
    gains = goals(after)
    return Opening(
        place,
        tuple(cheapest),
        tuple(cell for cell in cheapest if gains >> cell & 1),
        tuple(Cost(w.cell, w.up, w.down, w.joker) for w in cheapest.values() if len(w.spells)),
    )


def goals(state: State) -> int:
    """The cells where the figure whose turn it is gains something: its treasure, the rune for the first time
    (T9), or its start when nothing else is left (T13)."""
    hand = state.hands[state.seat]
    if hand.rune and not hand.left:
        return 1 << STARTS[state.options.colours[state.seat]]
    found = 0 if hand.rune else 1 << RUNE
    cell = None if hand.goal is None else state.board.cell_of(TILE_WITH[hand.goal])
    return found if cell is None else found | 1 << cell
