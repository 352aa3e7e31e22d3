"""What is in the box: clauses C1 to C5. The tables here are written down again, not taken from the code."""

from collections import Counter
from random import Random

import pytest
from tests.games.classic.positions import cell, hand, play, position

from wandelgang.games import classic
from wandelgang.games.classic.parts import TILE_WITH, TILES, Message, Picture
from wandelgang.games.classic.state import Options, Read, State, Step
from wandelgang.maze import Shape, Tile, letters, shape, turned

FIXED = {
    "a1": ("ES", None), "c1": ("ESW", "book"), "e1": ("ESW", "purse"), "g1": ("SW", None),
    "a3": ("NES", "map"), "c3": ("NES", "crown"), "e3": ("ESW", "keys"), "g3": ("NSW", "skull"),
    "a5": ("NES", "ring"), "c5": ("NEW", "chest"), "e5": ("NSW", "emerald"), "g5": ("NSW", "sword"),
    "a7": ("NE", None), "c7": ("NEW", "candelabrum"), "e7": ("NEW", "helmet"), "g7": ("NW", None),
}  # fmt: skip
ON_LOOSE_TEES = {"ghost", "genie", "dragon", "goblin", "fairy", "bat"}
ON_LOOSE_CORNERS = {"owl", "lizard", "mouse", "moth", "scarab", "spider"}


def dealt(seed: int = 0) -> State:
    return classic.GAME.deal(Options(2), Random(seed))


def picture(tile: Tile) -> str | None:
    return TILES[tile.number].picture


def loose(state: State) -> list[Tile]:
    return [tile for tile in (*state.board.tiles, state.spare) if tile.number >= len(FIXED)]


@pytest.mark.parametrize("name", FIXED)
def test_c1_the_fixed_tiles_lie_as_printed_in_every_deal(name: str) -> None:
    for seed in range(5):
        tile = dealt(seed).board.tile(cell(name))
        assert (letters(tile.openings), picture(tile)) == FIXED[name]


def test_c1_the_fixed_tiles_look_the_same_from_every_side_of_the_table() -> None:
    board = dealt().board
    for name in FIXED:
        row, column = board.grid.row_column(cell(name))
        after_a_quarter = board.grid.cell(column, 6 - row)
        assert board.openings(after_a_quarter) == turned(board.openings(cell(name)), 1)


def test_c2_there_are_6_tees_16_corners_and_12_straights() -> None:
    tiles = loose(dealt())
    assert len(tiles) == 34
    assert Counter(shape(tile.openings) for tile in tiles) == {
        Shape.TEE: 6,
        Shape.CORNER: 16,
        Shape.STRAIGHT: 12,
    }
    with_picture = Counter(shape(tile.openings) for tile in tiles if picture(tile))
    assert with_picture == {Shape.TEE: 6, Shape.CORNER: 6}


def test_c3_each_of_the_24_pictures_is_on_one_tile_and_one_card() -> None:
    state = dealt()
    on_tees = {picture(tile) for tile in loose(state) if shape(tile.openings) is Shape.TEE}
    on_corners = {picture(tile) for tile in loose(state) if shape(tile.openings) is Shape.CORNER} - {None}
    on_fixed = {printed for _, printed in FIXED.values() if printed}
    assert on_tees == ON_LOOSE_TEES
    assert on_corners == ON_LOOSE_CORNERS
    every = [picture(tile) for tile in (*state.board.tiles, state.spare) if picture(tile)]
    assert Counter(every) == Counter(on_fixed | ON_LOOSE_TEES | ON_LOOSE_CORNERS)
    assert len(every) == 24
    assert Counter(card for h in state.hands for card in h.pile) == Counter(every)


def test_c4_the_starts_go_clockwise_from_the_top_left() -> None:
    state = classic.GAME.deal(Options(4), Random(0))
    assert [str(colour) for colour in state.options.colours] == ["red", "yellow", "blue", "green"]
    assert state.figures == tuple(map(cell, ("a1", "g1", "g7", "a7")))
    assert [player.start for player in classic.view(state, None).players] == list(state.figures)


def backs_of(spare: str, *, before: dict[str, str] | None = None) -> dict[str, int]:
    """What the back of a tile of this shape, driven out of row 6, may say, with weights."""
    state = position(
        f"....... ....... ....... ....... ....... ......{spare}",
        backs=before,
        events=True,
    )
    return {
        action.message or "blank": weight
        for action, weight in classic.chance(play(state, "W6"))
        if isinstance(action, Read)
    }


def test_c5_six_of_the_twelve_straights_carry_a_message_each_kind_once() -> None:
    assert backs_of("│") == dict.fromkeys(map(str, Message), 1) | {"blank": 6}


def test_c5_six_of_the_ten_corners_without_picture_carry_a_message_each_kind_once() -> None:
    assert backs_of("┘") == dict.fromkeys(map(str, Message), 1) | {"blank": 4}


def test_c5_a_message_read_on_a_straight_is_on_no_other_straight_but_on_a_corner_still() -> None:
    drawn = "....... ....... ....... ....... ....... │....."
    for tile, elsewhere in (("│", False), ("┘", True)):
        state = position(drawn + tile, backs={"a6": "swap"}, events=True)
        messages = [
            action.message for action, _ in classic.chance(play(state, "W6")) if isinstance(action, Read)
        ]
        assert (Message.SWAP in messages) is elsewhere


def test_c5_when_every_message_of_a_shape_has_been_read_the_rest_are_blank() -> None:
    drawn = "....... │││││││ ....... ....... ....... ......│"
    straights = dict(zip(("a2", "b2", "c2", "d2", "e2", "f2"), map(str, Message), strict=True))
    state = play(position(drawn, backs=straights, events=True), "W6")
    assert classic.chance(state) == ((Read(None), 6),)


@pytest.mark.parametrize(("drawn", "printed"), [("┘", "owl"), ("┴", "ghost")])
def test_c5_a_tile_with_a_picture_has_nothing_on_its_back(drawn: str, printed: str) -> None:
    state = position(
        f"....... ....... ....... ....... ....... ......{drawn}", pictures={"g6": printed}, events=True
    )
    after = play(state, "W6")
    assert after.spare.number == TILE_WITH[Picture(printed)]
    assert after.step is Step.MOVE
    assert hand(after, "red") == hand(state, "red")
