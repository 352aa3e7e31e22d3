"""What a drawing of the dragon's game shows."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from wandelgang.drawing import Coin, Landmark, Piece, Scene, read_drawings
from wandelgang.games.master.parts import FACED, GRID, GUARDS, LAIR, Foe
from wandelgang.games.master.state import Step, View
from wandelgang.games.master.threat import corridors
from wandelgang.games.pushing import banned_arrow
from wandelgang.maze.tiles import E, N, S, W

_DRAWINGS = read_drawings(files("wandelgang.games.master"))
_CHARACTERS = {Foe.WHITE: "♘", Foe.BLACK: "♞"}
_SIDES = {N: "north", E: "east", S: "south", W: "west"}


def scene(view: View) -> Scene:
    """The scene of a view: where the current figure may walk, and in a duel what the foe threatens."""
    mover = view.players[view.at_turn]
    return Scene(
        board=view.board,
        drawings=_DRAWINGS,
        spare=view.spare,
        banned=banned_arrow(GRID, view.last_push),
        last_push=view.last_push,
        starts={player.start: player.colour for player in view.players},
        figures={player.colour: player.cell for player in view.players},
        turn=None if view.step is Step.OVER else mover.colour,
        goal_cells=(FACED[view.gaze],) if view.final_open else (),
        own=view.players[view.seat].colour if view.seat is not None else None,
        lit=corridors(view.board).reach(1 << mover.cell) if view.step is Step.MOVE else 0,
        danger=sum(1 << cell for cell in view.threatened),
        beam=view.threat,
        coins=[Coin(one.cell, one.value, one.value == view.lowest) for one in view.treasures],
        pieces=[
            Piece(cell, f"guard-{guard}", _CHARACTERS[guard])
            for guard, cell in zip(GUARDS, view.guards, strict=True)
        ],
        landmarks=(_lair(view),),
        legend=tuple(_legend(view)),
        description=tuple(_description(view)),
    )


def _lair(view: View) -> Landmark:
    """The lair with the dragon on it, until somebody beats the dragon."""
    if view.slayer is not None:
        return Landmark(LAIR, None, closed=True)
    return Landmark(LAIR, "dragon-above", view.gaze, closed=True)


def _legend(view: View) -> Iterator[str]:
    yield f"{' '.join(_CHARACTERS.values())} guards"
    if view.lowest is not None and view.treasures:
        yield "[ ] the lowest treasure"
    if view.slayer is None:
        yield "│ │ the dragon"


def _description(view: View) -> Iterator[str]:
    names = GRID.names
    if view.treasures:
        lying = sorted((one.value, names[one.cell]) for one in view.treasures)
        yield "Treasures: " + ", ".join(f"{value} on {name}" for value, name in lying) + "."
    for guard, cell in zip(GUARDS, view.guards, strict=True):
        yield f"{guard.capitalize()} guard on {names[cell]}."
    looks = f", the dragon looks {_SIDES[view.gaze]}" if view.slayer is None else ""
    yield f"Lair on {names[LAIR]}{looks}."
