"""`import wandelgang` is useful on its own, and costs nothing that is not used."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import wandelgang
from wandelgang import GAMES, BadOptions, UnknownGame
from wandelgang.games import classic


def test_everything_it_offers_is_there() -> None:
    for name in wandelgang.__all__:
        assert getattr(wandelgang, name) is not None
    assert set(wandelgang.__all__) | set(wandelgang.GAMES) == set(dir(wandelgang))


def test_a_game_is_found_by_its_name() -> None:
    for name, game in wandelgang.GAMES.items():
        assert getattr(wandelgang, name).GAME is game


def test_anything_else_is_a_plain_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        wandelgang.chess  # noqa: B018


def said_by(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_importing_it_loads_no_game_and_no_compiler() -> None:
    loaded = "[name for name in sys.modules if name.startswith(('wandelgang.', 'numba'))]"
    assert said_by(f"import sys, wandelgang; print({loaded})") == "[]"


def test_dealing_and_playing_need_no_compiler() -> None:
    game = "wandelgang.play('towers', ['seeker', 'wanderer'])"
    assert said_by(f"import sys, wandelgang; {game}; print('numba' in sys.modules)") == "False"


PAGE = Path(__file__).parents[1] / "docs" / "python.md"


@pytest.mark.parametrize("name", wandelgang.__all__)
def test_the_page_describes_everything_it_offers(name: str) -> None:
    assert f"wandelgang.{name}" in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["classic", classic, GAMES["classic"]], ids=["name", "package", "game"])
def test_a_game_is_named_in_any_way(game: Any) -> None:
    match = wandelgang.deal(game, seed=7)
    assert match.game is GAMES["classic"]
    seeker = wandelgang.bot("seeker", game)
    assert seeker(match.view(match.actor), match.legal, Random(1)) in match.legal
    finished = wandelgang.play(game, ["seeker", "wanderer"], seed=7, cards=1)
    assert wandelgang.load(wandelgang.dump(finished)) == finished.record


@pytest.mark.parametrize("game", [None, 3, wandelgang, "chess"], ids=["None", "3", "a module", "a name"])
def test_what_is_no_game_is_refused(game: Any) -> None:
    for call in (
        lambda: wandelgang.deal(game),
        lambda: wandelgang.play(game, ["seeker", "seeker"]),
        lambda: wandelgang.bot("seeker", game),
    ):
        with pytest.raises(UnknownGame, match="classic"):
            call()


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"players": 2.5}, "players=2.5 is not possible: expected `int`, got `float`"),
        ({"players": "3"}, "players='3' is not possible: expected `int`, got `str`"),
        ({"players": 7}, "7 players cannot play: 2 to 4 can"),
        ({"cards": 3.0}, "cards=3.0 is not possible: expected `int | None`, got `float`"),
        ({"cards": "three"}, "cards='three' is not possible: expected `int | None`, got `str`"),
        ({"first": "0"}, "first='0' is not possible: expected `int | None`, got `str`"),
        ({"events": "yes"}, "events='yes' is not possible: expected `bool`, got `str`"),
        ({"colours": ["pink", "red"]}, "colours=['pink', 'red'] is not possible: invalid enum value 'pink'"),
        ({"foo": 2}, "classic has no option 'foo': its options are players, colours, first, cards, events"),
        ({"cards": Random}, "expected `int | None`"),
    ],
    ids=str,
)
def test_options_are_checked(options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions) as refused:
        wandelgang.deal("classic", **options)
    assert why in str(refused.value)
    with pytest.raises(ValueError, match=r"."):
        wandelgang.play("classic", ["seeker", "wanderer"], **options)


def test_options_that_mean_the_same_are_the_same() -> None:
    match = wandelgang.deal("classic", seed=1, cards=3, colours=("red", "blue"))
    assert match == wandelgang.deal("classic", seed=1, cards=3, colours=list(match.options.colours))
    assert wandelgang.load(wandelgang.dump(match)) == match.record


@pytest.mark.parametrize("seat", [9, -1, "red", 2])
def test_only_seats_have_views(seat: Any) -> None:
    with pytest.raises(ValueError, match=r"there is no seat .*: seats are 0 to 1"):
        wandelgang.deal("classic").view(seat)


def test_a_match_is_drawn_dumped_and_solved() -> None:
    match = wandelgang.deal("classic", seed=7)
    scene = match.game.scene(match.view())
    assert wandelgang.text(match) == wandelgang.text(scene) == str(match)
    assert wandelgang.svg(match) == wandelgang.svg(scene)
    assert wandelgang.dump(match) == wandelgang.dump(match.record)


@pytest.mark.parametrize("name", ["text", "svg", "dump", "solve", "load", "replay", "read_position"])
def test_values_of_other_types_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=r"int .*: give "):
        list(getattr(wandelgang, name)(3))


def test_actions_and_positions_of_other_games_are_refused() -> None:
    match, other = wandelgang.deal("classic", seed=7), wandelgang.deal("master", seed=7)
    for action in ("N4", None, other.game.read(other.options, "fight")):
        with pytest.raises(TypeError, match="is not an action of classic"):
            match.write(action)
    with pytest.raises(TypeError, match="int is not a notation: give a text"):
        match.read(3)  # type: ignore[arg-type]
    positions: tuple[Any, ...] = (match, other.state, other.view(), None)
    for position in positions:
        with pytest.raises(TypeError, match="is not a position of classic: give one of its states or views"):
            wandelgang.write_position(match.game, position)


def test_a_match_can_be_replayed() -> None:
    match = wandelgang.play("classic", ["seeker", "wanderer"], seed=7, cards=1)
    assert list(wandelgang.replay(match))[-1] == match


def test_a_name_of_a_file_is_not_a_record() -> None:
    with pytest.raises(wandelgang.BadRecord, match=r"'games.jsonl' is not .*: to read a file, give its Path"):
        wandelgang.load("games.jsonl")
    with pytest.raises(wandelgang.BadRecord, match="it is not JSON, or was cut off"):
        wandelgang.load('{"\ud800')


@pytest.mark.parametrize("bots", [None, 3, "seeker", (name for name in ("seeker", "seeker"))])
def test_bots_come_as_a_list(bots: Any) -> None:
    with pytest.raises(ValueError, match="give a list of bots, one for each seat"):
        wandelgang.play("classic", bots)


def test_bots_have_names_and_budgets() -> None:
    with pytest.raises(
        TypeError, match="None is not the name of a bot: bots are wanderer, dreamer, seeker, scout"
    ):
        wandelgang.bot(None, "classic")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a budget of '1' seconds is not possible"):
        wandelgang.bot("rival", "classic", budget="1")  # type: ignore[arg-type]


@pytest.mark.parametrize("limit", [0, -1, 2.5, "10"])
def test_x13_a_turn_limit_is_a_whole_number_of_turns(limit: Any) -> None:
    with pytest.raises(ValueError, match=r"a turn limit of .* is not possible: use 1 to 100,000, or none"):
        wandelgang.play("classic", ["seeker", "wanderer"], turn_limit=limit)
