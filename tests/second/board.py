"""A board as a plain list of tiles: turning, pushing and which cells are joined."""

from __future__ import annotations

from typing import Any

N, E, S, W = 1, 2, 4, 8
STEPS = {N: (-1, 0), E: (0, 1), S: (1, 0), W: (0, -1)}
OPPOSITE = {N: S, S: N, E: W, W: E}
LETTERS = {"N": N, "E": E, "S": S, "W": W}
OPPOSITE_RIM = {"N": "S", "S": "N", "E": "W", "W": "E"}

Tile = tuple[int, int]  # number, openings


def openings(words: str) -> list[int]:
    """The sums of the open sides that each word names."""
    return [sum(LETTERS[letter] for letter in word) for word in words.split()]


def turned(sides: int, quarters: int) -> int:
    """These open sides after this many clockwise quarter turns."""
    for _ in range(quarters):
        sides = (sides << 1 | sides >> 3) & 15
    return sides


def different_turns(sides: int) -> list[int]:
    """The numbers of quarter turns that look different (X4)."""
    looks: list[int] = []
    turns = []
    for turn in range(4):
        look = turned(sides, turn)
        if look not in looks:
            looks.append(look)
            turns.append(turn)
    return turns


def arrows(size: int) -> list[str]:
    """The arrows at both ends of every odd line."""
    return [f"{rim}{line + 1}" for rim in "NESW" for line in range(1, size, 2)]


def opposite(arrow: str) -> str:
    """The arrow at the other end of the line."""
    return OPPOSITE_RIM[arrow[0]] + arrow[1:]


def line_of(size: int, arrow: str) -> list[int]:
    """The cells of an arrow's line, from the arrow's end to the far end."""
    line = int(arrow[1:]) - 1
    if arrow[0] in "NS":
        cells = [row * size + line for row in range(size)]
    else:
        cells = [line * size + column for column in range(size)]
    if arrow[0] in "SE":
        cells.reverse()
    return cells


def joined(size: int, tiles: list[Tile], cell: int) -> list[int]:
    """The cells to which a step leads: both tiles are open towards each other (X7)."""
    found = []
    for side, other in neighbours(size, cell).items():
        if tiles[cell][1] & side and tiles[other][1] & OPPOSITE[side]:
            found.append(other)
    return found


def neighbours(size: int, cell: int) -> dict[int, int]:
    """The cells beside this one, by side, whatever walls stand between."""
    found = {}
    for side, (down, right) in STEPS.items():
        row = cell // size + down
        column = cell % size + right
        if 0 <= row < size and 0 <= column < size:
            found[side] = row * size + column
    return found


def lay_out(size: int, box: list[int], deal: dict[str, Any]) -> tuple[list[Tile], Tile]:
    """The tiles on the board and the spare; the deal must hold every loose tile of the box once."""
    loose = [tile_of(raw) for raw in deal["tiles"]]
    spare = tile_of(deal["spare"])
    tiles: list[Tile] = []
    fixed = 0
    for cell in range(size * size):
        if cell // size % 2 == 0 and cell % size % 2 == 0:
            tiles.append((fixed, box[fixed]))
            fixed += 1
        else:
            tiles.append(loose.pop(0))
    assert not loose
    assert sorted(number for number, _ in [*tiles, spare]) == list(range(len(box)))
    for number, sides in [*tiles, spare]:
        assert sides in [turned(box[number], turn) for turn in range(4)]
    return tiles, spare


def tile_of(raw: dict[str, int]) -> Tile:
    """A tile of a record."""
    return raw["number"], raw["openings"]
