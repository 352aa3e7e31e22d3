"""What a push would open in the dragon's game, and how each walk would go."""

from __future__ import annotations

from wandelgang.games import preview as common
from wandelgang.games.actions import Push, Walk
from wandelgang.games.master.moves import reachable
from wandelgang.games.master.parts import FACED
from wandelgang.games.master.rules import apply, legal
from wandelgang.games.master.state import State
from wandelgang.games.master.threat import corridors
from wandelgang.maze import cells

Opening = common.Opening
Way = common.Way


def preview(state: State) -> common.Preview:
    """For the seat that is asked. Nothing of it is secret: treasures lie open (M8)."""
    opens: list[Opening] = []
    ways: list[Way] = []
    here, gains = state.figures[state.seat], goals(state)
    for place, action in enumerate(legal(state)):
        match action:
            case Push():
                after, _ = apply(state, action)
                reach = reachable(after)
                opens.append(Opening(place, tuple(cells(reach)), tuple(cells(reach & goals(after)))))
            case Walk(cell):
                path = corridors(state.board).path(here, cell)
                assert path is not None, "a legal walk has a way"
                ways.append(Way(place, cell, path, bool(gains >> cell & 1)))
            case _:
                pass
    return common.Preview(tuple(opens), tuple(ways))


def goals(state: State) -> int:
    """The cells where the figure whose turn it is gains something after a push: a treasure of the lowest
    value that it does not stand on (M13), or the cell that the dragon faces once it can be fought (M25)."""
    if state.final_open:
        return 1 << FACED[state.gaze]
    lie = sum({1 << treasure.cell for treasure in state.treasures if treasure.value == state.lowest})
    return lie & ~(1 << state.figures[state.seat])
