"""What is in the box: T1–T4."""

from __future__ import annotations

from collections import Counter

import pytest

from wandelgang.games.seats import Colour
from wandelgang.games.towers.parts import (
    FIXED_CELLS,
    GRID,
    LOOSE_CELLS,
    LOOSE_NUMBERS,
    RUNE,
    SPELLS,
    STARTS,
    TILES,
    Spell,
    Treasure,
)
from wandelgang.maze import Shape, letters, shape

CORNERS, EDGES = ("a1", "e1", "a5", "e5"), {"c1": "N", "a3": "W", "e3": "E", "c5": "S"}


def fixed(name: str) -> tuple[str, int, Treasure | None]:
    part = TILES[FIXED_CELLS.index(GRID.named(name))]
    return letters(part.openings), part.height, part.treasure


def test_t1_nine_towers_are_fixed_seventeen_movable_and_eight_arrows_point_at_them() -> None:
    assert " ".join(GRID.names[cell] for cell in FIXED_CELLS) == "a1 c1 e1 a3 c3 e3 a5 c5 e5"
    assert (len(LOOSE_NUMBERS), len(LOOSE_CELLS), len(GRID.arrows)) == (17, 16, 8)


def test_t2_the_corners_open_inward_and_are_low() -> None:
    assert [fixed(name) for name in CORNERS] == [
        ("ES", 1, None), ("SW", 1, None), ("NE", 1, None), ("NW", 1, None),
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "closed"), EDGES.items())
def test_t2_the_edge_middles_are_closed_to_the_edge_three_high_and_hold_a_treasure(
    name: str, closed: str
) -> None:
    openings, height, treasure = fixed(name)
    assert openings == "NESW".replace(closed, "")
    assert height == 3
    assert treasure is not None


def test_t2_the_rune_is_the_highest_crossing_in_the_middle() -> None:
    assert GRID.names[RUNE] == "c3"
    assert fixed("c3") == ("NESW", 5, None)


def test_t2_the_movable_towers_are_those_of_the_table() -> None:
    heights: dict[Shape, list[int]] = {}
    treasures: dict[Shape, list[int]] = {}
    for number in LOOSE_NUMBERS:
        part = TILES[number]
        heights.setdefault(shape(part.openings), []).append(part.height)
        if part.treasure:
            treasures.setdefault(shape(part.openings), []).append(part.height)
    assert {kind: sorted(found) for kind, found in heights.items()} == {
        Shape.CORNER: [1, 1, 2, 2, 3, 3, 4, 4],
        Shape.STRAIGHT: [1, 2, 2, 3, 3, 4],
        Shape.TEE: [1, 2, 3],
    }
    assert {kind: sorted(found) for kind, found in treasures.items()} == {
        Shape.CORNER: [1, 2, 3, 3, 4],
        Shape.TEE: [1, 2, 3],
    }


def test_t3_each_of_the_twelve_treasures_stands_on_one_tower() -> None:
    found = Counter(part.treasure for part in TILES if part.treasure)
    assert found == Counter(Treasure)
    assert len(Treasure) == 12


def test_t3_there_are_twenty_four_spell_cards_eight_of_each_kind() -> None:
    assert SPELLS == {Spell.UP: 8, Spell.DOWN: 8, Spell.JOKER: 8}


def test_t4_the_starts_go_clockwise_from_the_top_left() -> None:
    assert [(colour, GRID.names[cell]) for colour, cell in STARTS.items()] == [
        (Colour.RED, "a1"), (Colour.YELLOW, "e1"), (Colour.BLUE, "e5"), (Colour.GREEN, "a5"),
    ]  # fmt: skip
