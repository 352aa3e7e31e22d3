"""A tile: the openings of its corridor, and how they turn."""

from __future__ import annotations

from enum import StrEnum

import msgspec

N, E, S, W = 1, 2, 4, 8
SIDES = (N, E, S, W)
LETTERS = {N: "N", E: "E", S: "S", W: "W"}
OPPOSITE = {N: S, E: W, S: N, W: E}


class Shape(StrEnum):
    """The form of a corridor, however it is turned."""

    END = "end"
    STRAIGHT = "straight"
    CORNER = "corner"
    TEE = "tee"
    CROSS = "cross"


class Tile(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One tile as it lies: its number says which one it is, its openings how it is turned."""

    number: int
    openings: int

    def turned(self, quarters: int) -> Tile:
        """This tile, turned clockwise by this many quarters."""
        return Tile(self.number, turned(self.openings, quarters)) if quarters % 4 else self


def turned(openings: int, quarters: int) -> int:
    """The openings after this many clockwise quarter turns."""
    return _TURNED[openings][quarters % 4]


def turns(openings: int) -> tuple[int, ...]:
    """The quarter turns that give different tiles: a half turn of a straight gives none (X4)."""
    return _TURNS[openings]


def shape(openings: int) -> Shape:
    """The form of a corridor with these openings."""
    return _SHAPES[openings]


def letters(openings: int) -> str:
    """Openings as compass letters: 7 is "NES"."""
    return "".join(letter for side, letter in LETTERS.items() if openings & side)


def openings(text: str) -> int:
    """The openings that compass letters name: "NES" is 7."""
    found = 0
    for letter in text:
        side = _SIDE_OF.get(letter)
        if side is None or found & side:
            raise ValueError(
                f"{text!r} does not name openings: use each of the letters N, E, S, W at most once"
            )
        found |= side
    if not found:
        raise ValueError("a tile needs at least one opening, such as 'NS'")
    return found


_SIDE_OF = {letter: side for side, letter in LETTERS.items()}
_TURNED = tuple(tuple((bits << q | bits >> 4 - q) & 15 for q in range(4)) for bits in range(16))
_TURNS = tuple(tuple(q for q in range(4) if row[q] not in row[:q]) for row in _TURNED)


def _shape(bits: int) -> Shape:
    match bits.bit_count():
        case 4:
            return Shape.CROSS
        case 3:
            return Shape.TEE
        case 2:
            return Shape.STRAIGHT if bits in (N | S, E | W) else Shape.CORNER
        case _:
            return Shape.END


_SHAPES = tuple(_shape(bits) for bits in range(16))
