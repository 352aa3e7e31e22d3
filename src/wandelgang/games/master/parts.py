"""What is in the box of the dragon's game. Tables only: where a part is reconstructed, correct it here."""

from __future__ import annotations

from enum import StrEnum

from wandelgang.games.box import Box, Place, PrintedTile
from wandelgang.games.seats import Colour
from wandelgang.maze import E, N, S, W, grid, openings

GRID = grid(7, 7)

FIXED = (  # M1, row by row. Reconstructed, as in the classic game.
    "ES", "ESW", "ESW", "SW",
    "NES", "NES", "ESW", "NSW",
    "NES", "NEW", "NSW", "NSW",
    "NE", "NEW", "NEW", "NW",
)  # fmt: skip
LOOSE = ("NES",) * 6 + ("NE",) * 16 + ("NS",) * 12  # M1. Reconstructed.
TILES = tuple(openings(letters) for letters in (*FIXED, *LOOSE))  # a tile's number is its place here

LAIR = GRID.named("d4")  # M2
FACED = {  # M2: the side to which the dragon looks, and the cell that it faces
    N: GRID.named("d3"),
    E: GRID.named("e4"),
    S: GRID.named("d5"),
    W: GRID.named("c4"),
}

FIRST_VALUES = range(1, 7)  # M8: laid out at the start; their cards carry roll again (M3)
SECOND_VALUES = range(7, 13)  # M23: laid out in the second phase; their cards carry double turn (M3)
EACH = 2  # M3: there are this many treasures and this many cards of each value
COINS = 24  # M3
SPACES = tuple(  # M6. Reconstructed: loose cells, quarter-turn symmetric, outside the dragon's gaze.
    GRID.named(name) for name in ("b2", "c2", "e2", "f2", "b3", "f3", "b5", "f5", "b6", "c6", "e6", "f6")
)

STARTS = {  # M4. The colours are reconstructed.
    Colour.RED: GRID.named("c3"),
    Colour.YELLOW: GRID.named("e3"),
    Colour.BLUE: GRID.named("e5"),
    Colour.GREEN: GRID.named("c5"),
}
BOX = Box(
    GRID,
    map(PrintedTile, TILES),
    STARTS,
    (Place("lair", LAIR), *(Place("space", cell) for cell in SPACES)),
    clause="M1",
)
FIXED_CELLS, LOOSE_CELLS, LOOSE_NUMBERS = BOX.fixed_cells, BOX.loose_cells, BOX.loose_numbers


class Foe(StrEnum):
    """What a player may have to fight: the dragon or one of the two guards."""

    DRAGON = "dragon"
    WHITE = "white"
    BLACK = "black"


GUARDS = (Foe.WHITE, Foe.BLACK)
GUARD_STARTS = (GRID.named("b4"), GRID.named("f4"))  # M5, in the order of GUARDS. Reconstructed.


class DieFace(StrEnum):
    """The faces of the dragon die (M7): one to four arrows, and the guards. Reconstructed."""

    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    WHITE = "white"
    BLACK = "black"


ARROWS = {DieFace.ONE: 1, DieFace.TWO: 2, DieFace.THREE: 3, DieFace.FOUR: 4}
GUARD_ON = {DieFace.WHITE: Foe.WHITE, DieFace.BLACK: Foe.BLACK}
PIPS = range(1, 7)  # M7: the duel die

SAFE_ROLL = 4  # M19: from this roll on nothing is lost
FINAL_ROLLS, FINAL_GOAL = 3, 12  # M26
COIN_POINTS, DRAGON_POINTS = 5, 15  # M28
