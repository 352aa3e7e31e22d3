"""What is in the box of the towers game. Tables only: where a part is reconstructed, correct it here."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from wandelgang.games.box import Box, Place, PrintedTile
from wandelgang.games.seats import Colour
from wandelgang.maze import grid, openings

GRID = grid(5, 5)


class Treasure(StrEnum):
    """The twelve treasures (T3): four on fixed towers, three on movable T, five on movable corners."""

    BOOK = "book"
    CROWN = "crown"
    KEYS = "keys"
    CHEST = "chest"
    SKULL = "skull"
    HELMET = "helmet"
    RING = "ring"
    PURSE = "purse"
    MAP = "map"
    EMERALD = "emerald"
    SWORD = "sword"
    CANDELABRUM = "candelabrum"


class Spell(StrEnum):
    """The three kinds of spell cards (T8)."""

    UP = "up"
    DOWN = "down"
    JOKER = "joker"


class Part(NamedTuple):
    """One tower of the box; its place in TILES is its number."""

    openings: int
    height: int
    treasure: Treasure | None = None


T = Treasure
FIXED = (  # T1, T2, row by row. Shapes, heights and treasures reconstructed.
    ("ES", 1, None), ("ESW", 3, T.BOOK), ("SW", 1, None),
    ("NES", 3, T.CROWN), ("NESW", 5, None), ("NSW", 3, T.KEYS),
    ("NE", 1, None), ("NEW", 3, T.CHEST), ("NW", 1, None),
)  # fmt: skip
LOOSE = (  # T2: 3 T, 8 corners, 6 straights. Shapes, heights and treasures reconstructed.
    ("NES", 1, T.SKULL), ("NES", 2, T.HELMET), ("NES", 3, T.RING),
    ("NE", 1, T.PURSE), ("NE", 2, T.MAP), ("NE", 3, T.EMERALD), ("NE", 3, T.SWORD), ("NE", 4, T.CANDELABRUM),
    ("NE", 1, None), ("NE", 2, None), ("NE", 4, None),
    ("NS", 1, None), ("NS", 2, None), ("NS", 2, None), ("NS", 3, None), ("NS", 3, None), ("NS", 4, None),
)  # fmt: skip
SPELLS = {Spell.UP: 8, Spell.DOWN: 8, Spell.JOKER: 8}  # T3: 24 spell cards. The split is reconstructed.

TILES = tuple(Part(openings(letters), height, treasure) for letters, height, treasure in (*FIXED, *LOOSE))
HEIGHTS = tuple(part.height for part in TILES)
FREE_STEP = 1  # T7: the greatest difference in height that costs nothing
TILE_WITH = {part.treasure: number for number, part in enumerate(TILES) if part.treasure}

RUNE = GRID.named("c3")  # T1
STARTS = {  # T4
    Colour.RED: GRID.named("a1"),
    Colour.YELLOW: GRID.named("e1"),
    Colour.BLUE: GRID.named("e5"),
    Colour.GREEN: GRID.named("a5"),
}
BOX = Box(
    GRID,
    (PrintedTile(part.openings, part.treasure, part.height) for part in TILES),
    STARTS,
    (Place("rune", RUNE),),
    clause="T2",
)
FIXED_CELLS, LOOSE_CELLS, LOOSE_NUMBERS = BOX.fixed_cells, BOX.loose_cells, BOX.loose_numbers
