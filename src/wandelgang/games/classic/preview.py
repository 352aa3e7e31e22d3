"""What a push, a swap or another card would open in the classic game, and how each walk would go."""

from __future__ import annotations

from itertools import pairwise

from wandelgang.games import preview as common
from wandelgang.games import pushing
from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic.messages import back_of
from wandelgang.games.classic.parts import STARTS, TILE_WITH
from wandelgang.games.classic.rules import apply, legal, reachable, walked_path
from wandelgang.games.classic.state import Action, Choose, State, Step, Swap
from wandelgang.maze import cell_tuple

Opening = common.Opening


class Way(common.Way, frozen=True):
    """How a walk would go, and where it passes through a wall (C20)."""

    wall: int | None  # the step of the path that passes through a wall: 0 is the first


def preview(state: State) -> common.Preview:
    """For the seat that is asked: from what it knows, so an unread back promises nothing (C21)."""
    actions = legal(state)
    return common.Preview(tuple(_openings(state, actions)), tuple(_ways(state, actions)))


def _openings(state: State, actions: tuple[Action, ...]) -> list[Opening]:
    places = [place for place, action in enumerate(actions) if type(action) is Push]
    if not places:
        uses = [(place, action) for place, action in enumerate(actions) if isinstance(action, Swap | Choose)]
        return [_after(state, place, action) for place, action in uses]
    reach, gains = _after_pushes(state)
    opens = list(map(Opening, places, map(cell_tuple, reach), map(cell_tuple, gains)))
    if known := _known_backs(state):
        pushes = [action for action in actions if isinstance(action, Push)]
        opens = [
            _after(state, opening.action, push) if push.arrow in known else opening
            for push, opening in zip(pushes, opens, strict=True)
        ]
    return opens


def _after(state: State, place: int, action: Action) -> Opening:
    """What one action opens."""
    after, _ = apply(state, action)
    reach = reachable(after)
    return Opening(place, cell_tuple(reach), cell_tuple(reach & goals(after, state.seat)))


def _after_pushes(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each push the cells in reach after it, and those of them with something to gain; as if none let
    somebody use a message again (C14)."""
    hand, fan = state.hands[state.seat], pushing.fan(state)
    wide = fan.corridors().reach(fan.carried(state.figures[state.seat]))
    if hand.left:
        wanted = {TILE_WITH[goal] for goal in hand.goals}
        gains = fan.tiles(goals(state, state.seat), spare=state.spare.number in wanted)
    else:
        gains = fan.fixed(goals(state, state.seat))
    return fan.split(wide), fan.split(wide & gains)


def _known_backs(state: State) -> set[str]:
    """The arrows where a push lets a tile fall out whose back is known."""
    if not state.options.events or state.step is not Step.PUSH:
        return set()
    arrows, numbers = state.board.grid.arrows.values(), state.board.numbers
    return {arrow.name for arrow in arrows if back_of(state, numbers[arrow.exit]) is not None}


def _ways(state: State, actions: tuple[Action, ...]) -> list[Way]:
    if state.step is not Step.MOVE:
        return []
    walks = [(place, action.cell) for place, action in enumerate(actions) if isinstance(action, Walk)]
    gains = goals(state, state.seat)
    paths = state.board.corridors().paths(state.figures[state.seat])
    ways: list[Way] = []
    for place, cell in walks:
        path = paths.get(cell)
        wall = None
        if path is None:  # C20
            path = walked_path(state, cell)
            wall = _wall(state, path)
        ways.append(Way(place, cell, path, bool(gains >> cell & 1), wall))
    return ways


def goals(state: State, seat: int) -> int:
    """The cells where this seat gains something: its pictures, or its start when all are found (C9, C12)."""
    hand = state.hands[seat]
    if not hand.left:
        return 1 << STARTS[state.options.colours[seat]]
    found = (state.board.cell_of(TILE_WITH[goal]) for goal in hand.goals)
    return sum(1 << cell for cell in found if cell is not None)


def _wall(state: State, path: tuple[int, ...]) -> int | None:
    corridors = state.board.corridors()
    for step, (here, there) in enumerate(pairwise(path)):
        if not corridors.beside(1 << here) >> there & 1:
            return step
    return None
