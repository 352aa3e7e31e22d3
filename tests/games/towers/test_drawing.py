"""What the towers game gives to draw."""

from __future__ import annotations

from tests.games.towers.positions import EAST, WEST, names, play, position, walk

from wandelgang.drawing import Landmark
from wandelgang.games.actions import Push
from wandelgang.games.towers import scene, view
from wandelgang.games.towers.parts import GRID, HEIGHTS, TILES
from wandelgang.games.towers.state import Step
from wandelgang.maze import cells


def test_a_scene_shows_heights_treasures_the_rune_and_the_figures() -> None:
    drawn = scene(view(position("a1"), 0))
    assert drawn.heights == dict(enumerate(HEIGHTS))
    assert {number: str(TILES[number].treasure) for number in drawn.pictures} == drawn.pictures
    assert len(drawn.pictures) == 12
    assert drawn.landmarks == (Landmark(GRID.named("c3"), "pic-rune"),)
    assert drawn.figures == {"red": 0, "blue": 24}
    assert drawn.starts == {0: "red", 24: "blue"}
    assert (drawn.turn, drawn.own, list(drawn.goals)) == ("red", "red", ["book"])


def test_a_scene_lights_what_is_free_and_marks_what_costs_a_spell() -> None:
    drawn = scene(view(position("a1", hand="up"), 0))
    assert sorted(names(list(cells(drawn.lit)))) == sorted(WEST)
    assert sorted(names(list(cells(drawn.lit_at_cost)))) == sorted([*EAST, "b5"])


def test_what_a_secret_card_would_allow_shows_to_its_owner_alone() -> None:
    for seat in (1, None):
        drawn = scene(view(position("a1", hand="up"), seat))
        assert sorted(names(list(cells(drawn.lit)))) == sorted(WEST)
        assert drawn.lit_at_cost == 0
        assert "book" not in drawn.goals


def test_nothing_is_lit_before_the_push_and_the_banned_arrow_shows_after_it() -> None:
    state = position("a1", step=Step.PUSH)
    drawn = scene(view(state, 0))
    assert (drawn.lit, drawn.lit_at_cost, drawn.banned) == (0, 0, None)
    state, _ = play(state, Push("N2"))
    drawn = scene(view(state, 0))
    assert (drawn.last_push, drawn.banned) == ("N2", "S2")


def test_nobody_is_at_turn_when_the_game_is_over() -> None:
    state, _ = play(position("c1", goal=None, rune=True), walk("a1"))
    assert scene(view(state, None)).turn is None
