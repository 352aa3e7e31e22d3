"""Scenes to draw in tests."""

from __future__ import annotations

import random

from wandelgang.drawing import Coin, Landmark, Piece, Scene, Trail
from wandelgang.games import GAMES
from wandelgang.maze import Board, E, Tile, openings

DRAWINGS = {**GAMES["master"].drawings, **GAMES["towers"].drawings}  # guards, a dragon, a rune
_ANY = ("NE", "ES", "SW", "NW", "NS", "EW", "NES", "ESW", "NSW", "NEW")


def board_of(letters: list[str]) -> Board:
    """A board of 3×3 whose tiles are numbered like its cells."""
    return Board.of(3, 3, [Tile(cell, openings(name)) for cell, name in enumerate(letters)])


def random_board(rng: random.Random, rows: int, columns: int) -> Board:
    """Any board; its tiles are numbered like its cells."""
    return Board.of(rows, columns, [Tile(cell, openings(rng.choice(_ANY))) for cell in range(rows * columns)])


_board = random_board(random.Random(25), 7, 7)

CLASSIC = Scene(
    _board,
    Tile(49, openings("NE")),
    banned="E4",
    last_push="W4",
    pictures={0: "owl", 9: "crown", 16: "candelabrum", 22: "ghost", 24: "bat", 40: "emerald", 49: "lizard"},
    starts={0: "red", 6: "yellow", 48: "blue", 42: "green"},
    figures={"red": 0, "yellow": 24, "blue": 24, "green": 31},
    turn="blue",
    goals={"bat", "owl"},
    own="blue",
    lit=_board.corridors().reach(1 << 24),
    last_walk=Trail(_board.corridors().path(25, 24) or (), "blue"),
)

MASTER = Scene(
    _board,
    Tile(49, openings("NE")),
    last_push="N2",
    coins=[Coin(8, 3, bright=True), Coin(9, 4), Coin(9, 6), Coin(12, 12)],
    pieces=[Piece(22, "guard-white", "♘"), Piece(26, "guard-black", "♞")],
    landmarks=[Landmark(24, "dragon-above", E, closed=True)],
    drawings=DRAWINGS,
    danger=_board.corridors(1 << 24).reach(1 << 25),
    figures={"red": 24, "green": 26},
)

_small = random_board(random.Random(4), 5, 5)

TOWERS = Scene(
    _small,
    Tile(25, openings("NES")),
    spare_at="W2",
    pictures={3: "sword", 25: "keys"},
    heights={number: number * 7 % 5 + 1 for number in range(26)},
    landmarks=[Landmark(12, "pic-rune")],
    drawings=DRAWINGS,
    figures={"yellow": 12},
    lit=1 << 12,
    lit_at_cost=1 << 13 | 1 << 3,
)

SCENES = {"bare": Scene(_small), "classic": CLASSIC, "master": MASTER, "towers": TOWERS}
