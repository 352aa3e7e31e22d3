"""A scene as the client's board takes it."""

from __future__ import annotations

from typing import Any

from wandelgang.drawing import Scene
from wandelgang.maze import cells


def props(scene: Scene) -> dict[str, Any]:
    """The properties of the board that shows this scene: somebody walks where cells are lit, or pushes."""
    lit = [{"cell": cell} for cell in cells(scene.lit)]
    paid = [{"cell": cell, "costs": ["spell-up"]} for cell in cells(scene.lit_at_cost)]
    return {
        "scene": _scene(scene),
        "mode": "walk" if lit or paid else "push",
        "destinations": lit + paid,
        "own": scene.own,
        "goals": list(scene.goals),
        "goalCells": list(scene.goal_cells),
    }


def _scene(scene: Scene) -> dict[str, Any]:
    grid, walk = scene.board.grid, scene.last_walk
    return {
        "rows": grid.rows,
        "columns": grid.columns,
        "tiles": [{"number": tile.number, "openings": tile.openings} for tile in scene.board.tiles],
        "spare": {"number": scene.spare.number, "openings": scene.spare.openings} if scene.spare else None,
        "spareAt": scene.spare_place,
        "banned": scene.banned,
        "lastPush": scene.last_push,
        "lastWalk": {"colour": walk.colour, "path": list(walk.path)} if walk else None,
        "pictures": dict(scene.pictures),
        "starts": [{"colour": colour, "cell": cell} for cell, colour in scene.starts.items()],
        "figures": [{"colour": colour, "cell": cell} for colour, cell in scene.figures.items()],
        "turn": scene.turn,
        "pieces": [{"cell": piece.cell, "drawing": piece.drawing} for piece in scene.pieces],
        "coins": [{"cell": coin.cell, "value": coin.value, "bright": coin.bright} for coin in scene.coins],
        "landmarks": [
            {"cell": one.cell, "drawing": one.drawing, "facing": one.facing, "closed": one.closed}
            for one in scene.landmarks
        ],
        "danger": list(cells(scene.danger)),
        "beam": list(scene.beam),
        "heights": dict(scene.heights) or None,
        "freeStep": scene.free_step,
    }
