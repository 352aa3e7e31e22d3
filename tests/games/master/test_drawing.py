"""What a drawing of the dragon's game shows."""

from __future__ import annotations

from random import Random

from tests.games.master.positions import after, cell, named, position

from wandelgang.drawing import Coin, Landmark, svg, text
from wandelgang.games import master
from wandelgang.games.master.state import Options
from wandelgang.maze import E


def mask(names: str) -> int:
    """A set of cells."""
    return sum(1 << number for number in named(names))


def test_the_scene_shows_lair_gaze_guards_and_treasures() -> None:
    state = position(figures="a1 g7", treasures="3@b1 4@g1", guards="b2 c3", gaze=E)
    scene = master.scene(master.view(state, 0))
    assert scene.landmarks == (Landmark(cell("d4"), "dragon-above", E, closed=True),)
    assert [(piece.drawing, piece.cell) for piece in scene.pieces] == [
        ("guard-white", cell("b2")),
        ("guard-black", cell("c3")),
    ]
    assert scene.coins == [Coin(cell("b1"), 3, bright=True), Coin(cell("g1"), 4)]
    assert scene.figures == {"red": cell("a1"), "blue": cell("g7")}


def test_the_move_lights_what_can_be_reached_round_the_lair() -> None:
    state = position("d2 d3 d4 d5", figures="d2 g7")
    assert master.scene(master.view(state, 0)).lit == mask("d2 d3")


def test_a_duel_shows_the_threatened_corridor() -> None:
    state = position("a1 b1", "g6 g7", figures="a1 g7", treasures="3@b1 4@g1", guards="g6 f4", held=["", "5"])
    state = after(state, "b1", "dragon white")
    assert master.scene(master.view(state, 1)).danger == mask("g6 g7")
    assert master.scene(master.view(after(state, "roll 6"), 1)).danger == 0


def test_the_beaten_dragon_is_gone_from_the_drawing() -> None:
    state = position("d2 d3", figures="d2 g7", treasures="")
    scene = master.scene(master.view(after(state, "d3", "fight", "roll 6", "roll 6"), 0))
    assert scene.landmarks == (Landmark(cell("d4"), None, closed=True),)
    assert scene.turn is None


def test_real_positions_can_be_drawn() -> None:
    scene = master.scene(master.view(master.GAME.deal(Options(4), Random(2)), 0))
    assert "<svg" in svg(scene)
    assert len(text(scene).splitlines()) > 7
