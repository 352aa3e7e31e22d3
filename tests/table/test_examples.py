"""What the rules show: each example is part of a real game, and shows what it is named after."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from tests.server.hosts import ROOT

from wandelgang.games import CHANCE, GAMES
from wandelgang.games.classic.parts import GRID
from wandelgang.maze import Board, Tile
from wandelgang.server.words import LANGUAGES
from wandelgang.table.lessons import LEARNER, examples, sheets
from wandelgang.table.protocol import Replay

FACES = ROOT / "web" / "src" / "games"
ASIDE = {"carried", "guard-carried", "treasure-carried", "drew", "turn-started"}


def example(game: str, name: str) -> Replay:
    """An example by its name."""
    return next(one for one in examples(GAMES[game]) if one.replay == name)


def views(shown: Replay) -> list[dict[str, Any]]:
    """The positions of an example, the first one first."""
    return [json.loads(bytes(frame.view)) for frame in shown.frames]


def events(shown: Replay) -> list[dict[str, Any]]:
    """All that happens in an example."""
    return [json.loads(bytes(event)) for frame in shown.frames[1:] for event in frame.events]


def kinds(shown: Replay) -> list[str]:
    """What kinds of things happen in an example, in order, without what accompanies them."""
    return [event["type"] for event in events(shown) if event["type"] not in ASIDE]


def walked(shown: Replay) -> list[int]:
    """The way of the first walk of an example."""
    path: list[int] = next(event["path"] for event in events(shown) if event["type"] == "walked")
    return path


def board(view: dict[str, Any]) -> Board:
    """The board of a view."""
    shown = view["board"]
    return Board.of(shown["rows"], shown["columns"], [Tile(**tile) for tile in shown["tiles"]])


def in_reach(view: dict[str, Any], cell: int) -> bool:
    """Whether open corridors lead the learner's figure to a cell (X7)."""
    return board(view).corridors().path(view["players"][LEARNER]["cell"], cell) is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_example_lies_inside_its_game_and_has_a_name_of_its_own(game: str) -> None:
    parts = [part for sheet in sheets(GAMES[game]).values() for part in sheet.examples]
    shown = {one.replay: one for one in examples(GAMES[game])}
    assert len(shown) == len(parts)
    for part in parts:
        assert part.start < part.end
        numbers = [frame.number for frame in shown[part.name].frames]
        assert numbers == list(range(part.start, part.end + 1))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_show_every_example_and_ask_for_no_other(game: str) -> None:
    text = (FACES / game / "index.ts").read_text(encoding="utf-8")
    asked = re.findall(r'example: "([a-z-]+)"', text)
    assert sorted(asked) == sorted(one.replay for one in examples(GAMES[game]))


@pytest.mark.parametrize(("game", "secret"), [("classic", "goals"), ("master", "hand"), ("towers", "spells")])
def test_an_example_tells_nothing_that_the_learner_may_not_know(game: str, secret: str) -> None:
    for shown in examples(GAMES[game]):
        for view in views(shown):
            own, other = view["players"]
            assert view["seat"] == LEARNER
            assert own[secret] is not None
            assert other[secret] is None


def test_c15_a_second_push_with_the_fallen_tile_opens_what_the_first_did_not() -> None:
    shown = example("classic", "second-push")
    assert kinds(shown) == ["pushed", "back-read", "pushed", "walked", "found"]
    first, again = (event for event in events(shown) if event["type"] == "pushed")
    assert again["tile"]["number"] == first["fallen"]["number"]
    start, once, _, twice, _ = views(shown)
    goal = walked(shown)[-1]
    assert [in_reach(view, goal) for view in (start, once, twice)] == [False, False, True]


def test_c16_in_a_double_turn_two_pictures_are_found() -> None:
    shown = example("classic", "double-turn")
    assert kinds(shown) == ["pushed", "back-read", "walked", "found", "pushed", "walked", "found"]
    assert {event["seat"] for event in events(shown)} == {LEARNER}


def test_c17_a_swap_leads_to_a_picture_that_was_out_of_reach() -> None:
    shown = example("classic", "swap")
    assert kinds(shown) == ["pushed", "back-read", "swapped", "walked", "found"]
    before, after = views(shown)[2:4]
    one, other = ([player["cell"] for player in view["players"]] for view in (before, after))
    assert one == other[::-1]
    goal = walked(shown)[-1]
    assert [in_reach(view, goal) for view in (before, after)] == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_c20_the_way_goes_through_one_wall_and_the_text_says_where(language: str) -> None:
    shown = example("classic", "through-wall")
    assert kinds(shown) == ["pushed", "back-read", "walked", "found"]
    corridors = board(views(shown)[2]).corridors()
    walls = [step for step in pairwise(walked(shown)) if corridors.path(*step) != step]
    assert len(walls) == 1
    words = ROOT / "src" / "wandelgang" / "games" / "classic" / "words" / f"{language}.learn.ftl"
    text = words.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("classic-rules-through-wall ="))
    assert re.findall(r"\*\*([a-g][1-7])\*\*", line) == [GRID.names[cell] for cell in walls[0]]


def test_m23_the_second_six_its_coin_then_seven_to_twelve_even_under_ones_feet() -> None:
    shown = example("master", "second")
    assert kinds(shown) == ["pushed", "walked", "took-treasure", "got-coin", *["laid"] * 12, "laid-out"]
    assert {frame.actor for frame in shown.frames[4:]} == {CHANCE}
    start, *_, end = views(shown)
    assert [treasure["value"] for treasure in start["treasures"]] == [6]
    assert [treasure["value"] for treasure in end["treasures"]] == sorted([*range(7, 13)] * 2)
    assert end["players"][LEARNER]["cell"] in [treasure["cell"] for treasure in end["treasures"]]


def test_m25_to_m27_before_the_dragon_three_rolls_one_of_them_again_and_twelve_win() -> None:
    shown = example("master", "final")
    before = ["pushed", "walked", "final-duel", "final-rolled", "final-rolled"]
    assert kinds(shown) == [*before, "rolled-again", *["final-rolled"] * 2, "final-duel-ended", "won"]
    first, *_, last = views(shown)
    assert first["final_open"]
    assert last["slayer"] == LEARNER
    rolls = [event["rolls"] for event in events(shown) if event["type"] == "final-rolled"]
    assert [len(counting) for counting in rolls] == [1, 2, 2, 3]
    assert rolls[1][1] < rolls[2][1], "the roll that is repeated was low"
    assert sum(rolls[-1]) == 12
