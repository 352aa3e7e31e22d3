"""What is in the box of the classic game. Tables only: where a part is reconstructed, correct it here."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import NamedTuple

from wandelgang.games.box import Box, PrintedTile
from wandelgang.games.seats import Colour
from wandelgang.maze import Shape, grid, openings, shape

GRID = grid(7, 7)


class Picture(StrEnum):
    """The 24 pictures (C3): twelve on fixed tiles, six on loose T, six on loose corners."""

    BOOK = "book"
    PURSE = "purse"
    MAP = "map"
    CROWN = "crown"
    KEYS = "keys"
    SKULL = "skull"
    RING = "ring"
    CHEST = "chest"
    EMERALD = "emerald"
    SWORD = "sword"
    CANDELABRUM = "candelabrum"
    HELMET = "helmet"
    GHOST = "ghost"
    GENIE = "genie"
    DRAGON = "dragon"
    GOBLIN = "goblin"
    FAIRY = "fairy"
    BAT = "bat"
    OWL = "owl"
    LIZARD = "lizard"
    MOUSE = "mouse"
    MOTH = "moth"
    SCARAB = "scarab"
    SPIDER = "spider"


class Message(StrEnum):
    """The six messages on the backs of tiles (C14–C20)."""

    SECOND_PUSH = "second-push"
    DOUBLE_TURN = "double-turn"
    SWAP = "swap"
    SECOND_CARD = "second-card"
    EXCHANGE = "exchange"
    THROUGH_WALL = "through-wall"


class Part(NamedTuple):
    """One tile of the box; its place in TILES is its number."""

    openings: int
    picture: Picture | None = None


P = Picture
FIXED = (  # C1, row by row. Reconstructed; many transcriptions agree.
    ("ES", None), ("ESW", P.BOOK), ("ESW", P.PURSE), ("SW", None),
    ("NES", P.MAP), ("NES", P.CROWN), ("ESW", P.KEYS), ("NSW", P.SKULL),
    ("NES", P.RING), ("NEW", P.CHEST), ("NSW", P.EMERALD), ("NSW", P.SWORD),
    ("NE", None), ("NEW", P.CANDELABRUM), ("NEW", P.HELMET), ("NW", None),
)  # fmt: skip
LOOSE = (  # C2, C3. Reconstructed; some editions count 15 corners and 13 straights.
    *(("NES", picture) for picture in (P.GHOST, P.GENIE, P.DRAGON, P.GOBLIN, P.FAIRY, P.BAT)),
    *(("NE", picture) for picture in (P.OWL, P.LIZARD, P.MOUSE, P.MOTH, P.SCARAB, P.SPIDER)),
    *[("NE", None)] * 10,
    *[("NS", None)] * 12,
)
TILES = tuple(Part(openings(letters), picture) for letters, picture in (*FIXED, *LOOSE))
TILE_WITH = {part.picture: number for number, part in enumerate(TILES) if part.picture}

STARTS = {  # C4
    Colour.RED: GRID.named("a1"),
    Colour.YELLOW: GRID.named("g1"),
    Colour.BLUE: GRID.named("g7"),
    Colour.GREEN: GRID.named("a7"),
}
BOX = Box(GRID, (PrintedTile(part.openings, part.picture) for part in TILES), STARTS, clause="C2")
FIXED_CELLS, LOOSE_CELLS, LOOSE_NUMBERS = BOX.fixed_cells, BOX.loose_cells, BOX.loose_numbers

# C5: each message is once on a straight and once on a corner without a picture. Reconstructed.
BACKED_SHAPES = (Shape.STRAIGHT, Shape.CORNER)
BACKED = {
    number: shape(TILES[number].openings)
    for number in LOOSE_NUMBERS
    if TILES[number].picture is None and shape(TILES[number].openings) in BACKED_SHAPES
}
BACKED_COUNT = Counter(BACKED.values())
