"""What a push would open in the dragon's game, and how each walk would go."""

from __future__ import annotations

from wandelgang.games import preview as common
from wandelgang.games import pushing
from wandelgang.games.actions import Walk
from wandelgang.games.master.parts import FACED
from wandelgang.games.master.rules import legal
from wandelgang.games.master.state import Action, State, Step
from wandelgang.games.master.threat import CLOSED, corridors
from wandelgang.maze import cell_tuple

Opening = common.Opening
Way = common.Way


def preview(state: State) -> common.Preview:
    """For the seat that is asked. Nothing of it is secret: treasures lie open (M8)."""
    actions = legal(state)
    return common.Preview(_openings(state), _ways(state, actions))


def _openings(state: State) -> tuple[Opening, ...]:
    if state.step is not Step.PUSH:
        return ()
    fan = pushing.fan(state)
    here = fan.carried(state.figures[state.seat])
    wide = fan.corridors(closed=CLOSED).reach(here)
    gains = fan.fixed(goals(state)) if state.final_open else fan.carried(*_lowest(state)) & ~here
    reach, gained = fan.split(wide), fan.split(wide & gains)
    return tuple(map(Opening, range(len(reach)), map(cell_tuple, reach), map(cell_tuple, gained)))


def _ways(state: State, actions: tuple[Action, ...]) -> tuple[Way, ...]:
    if state.step is not Step.MOVE:
        return ()
    walks = [(place, action.cell) for place, action in enumerate(actions) if isinstance(action, Walk)]
    gains, paths = goals(state), corridors(state.board).paths(state.figures[state.seat])
    return tuple(Way(place, cell, paths[cell], bool(gains >> cell & 1)) for place, cell in walks)


def goals(state: State) -> int:
    """The cells where the figure whose turn it is gains something after a push: a treasure of the lowest
    value that it does not stand on (M13), or the cell that the dragon faces once it can be fought (M25)."""
    if state.final_open:
        return 1 << FACED[state.gaze]
    lie = sum(1 << cell for cell in _lowest(state))
    return lie & ~(1 << state.figures[state.seat])


def _lowest(state: State) -> set[int]:
    """The cells with a treasure of the lowest value."""
    return {treasure.cell for treasure in state.treasures if treasure.value == state.lowest}
