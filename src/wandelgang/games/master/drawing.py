"""What a drawing of the dragon's game shows."""

from __future__ import annotations

from wandelgang.drawing import Scene
from wandelgang.games.master.parts import GRID, GUARDS, REFUGE
from wandelgang.games.master.state import Step, View
from wandelgang.games.master.threat import corridors, source, threatened
from wandelgang.games.pushing import banned_arrow


def scene(view: View) -> Scene:
    """The scene of a view: where the figure at turn may walk, and in a duel what the foe threatens."""
    mover = view.players[view.at_turn]
    duels = view.step in (Step.DUEL_DIE, Step.AGAIN)
    foe = view.duel.foe if view.duel and duels else None
    return Scene(
        board=view.board,
        spare=view.spare,
        banned=banned_arrow(GRID, view.last_push),
        last_push=view.last_push,
        starts={player.start: player.colour for player in view.players},
        figures={player.colour: player.cell for player in view.players},
        turn=None if view.step is Step.OVER else mover.colour,
        own=view.players[view.seat].colour if view.seat is not None else None,
        lit=corridors(view.board).reach(1 << mover.cell) if view.step is Step.MOVE else 0,
        treasures={treasure.cell: (treasure.value,) for treasure in view.treasures},
        lowest=view.lowest,
        guards={str(guard): cell for guard, cell in zip(GUARDS, view.guards, strict=True)},
        refuge=REFUGE,
        gaze=view.gaze if view.slayer is None else None,
        threatened=threatened(view.board, source(foe, view.gaze, view.guards)) if foe else 0,
    )
