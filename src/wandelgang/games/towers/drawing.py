"""What to draw of a view of the towers game."""

from __future__ import annotations

from importlib.resources import files

from wandelgang.drawing import Landmark, Scene, read_drawings
from wandelgang.games.pushing import banned_arrow
from wandelgang.games.towers.climbing import reach
from wandelgang.games.towers.parts import FREE_STEP, GRID, HEIGHTS, RUNE, STARTS, TILES
from wandelgang.games.towers.state import Player, Spells, Step, View

_DRAWINGS = read_drawings(files("wandelgang.games.towers"))
_TREASURES = {number: str(part.treasure) for number, part in enumerate(TILES) if part.treasure}
_HEIGHTS = dict(enumerate(HEIGHTS))


def scene(view: View) -> Scene:
    """The board with its heights and, during a move, where the figure can go, free or with a spell.

    What needs a spell is shown only to the player who holds it.
    """
    own = None if view.seat is None else view.players[view.seat]
    lit, lit_at_cost = _in_reach(view)
    return Scene(
        board=view.board,
        drawings=_DRAWINGS,
        spare=view.spare,
        banned=banned_arrow(GRID, view.last_push),
        last_push=view.last_push,
        pictures=_TREASURES,
        starts={STARTS[colour]: str(colour) for colour in view.options.colours},
        figures={str(player.colour): player.cell for player in view.players},
        turn=None if view.step is Step.OVER else str(view.players[view.at_turn].colour),
        goals=() if own is None or own.goal is None else (str(own.goal),),
        goal_cells=() if own is None else _goal_cells(own),
        own=None if own is None else str(own.colour),
        lit=lit,
        lit_at_cost=lit_at_cost,
        cost="with a spell",
        heights=_HEIGHTS,
        free_step=FREE_STEP,
        landmarks=(Landmark(RUNE, "pic-rune"),),
        description=(f"Rune on {GRID.names[RUNE]}.",),
    )


def _goal_cells(own: Player) -> tuple[int, ...]:
    """The rune stone, then the way home once every treasure is found."""
    if not own.rune:
        return (RUNE,)
    return () if own.left else (own.start,)


def _in_reach(view: View) -> tuple[int, int]:
    """The cells that the figure whose turn it is can walk to for free, and those that cost a spell."""
    if view.step is not Step.MOVE:
        return 0, 0
    mover = view.players[view.at_turn]
    (_, free), *paid = reach(view.board, mover.cell, mover.spells or Spells(), mover.child)
    at_cost = 0
    for _, there in paid:
        at_cost |= there
    return free, at_cost
