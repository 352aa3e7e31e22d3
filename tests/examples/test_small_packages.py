"""Installed packages never break each other: neither a broken one, nor one that has nothing but rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from inspect import signature
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from cyclopts import Parameter
from tests.commands.calling import run
from tests.examples.packages import CORNERS, install, use
from tests.games.installing import installed
from tests.server.hosts import hosting
from tests.server.players import Opened, at_table

from corners import BOX
from wandelgang.cli import COMMANDS
from wandelgang.commands.options import TAKEN
from wandelgang.games import GAMES, BadOptions, Game
from wandelgang.games.box import Box, PrintedTile
from wandelgang.games.quest import OnCell, OnTile, goal_cells
from wandelgang.games.registry import check
from wandelgang.search.plain import solve
from wandelgang.search.problems import BadProblems, read_problems

BARE = """
from corners import BOX, apply
from wandelgang.games import Game

GAME = Game(name="bare", rules=1, package=__name__, box=BOX, apply=apply)
"""
OURS = list(GAMES)
WITH_OPTIONS = """
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from corners import BOX, GRID, apply
from wandelgang.games import Game
from wandelgang.games.box import Box
from wandelgang.games.seats import Colour, SeatOptions

class Options(SeatOptions, frozen=True, forbid_unknown_fields=True):
    {options}

GAME = Game(name="{name}", rules=1, package=__name__, box={box}, apply=apply, Options=Options)
"""
TWO = "Box(GRID, BOX.tiles, {Colour.YELLOW: 4, Colour.BLUE: 24})"


def with_options(options: str, name: str = "extra", box: str = "BOX") -> str:
    """A game with these options of its own."""
    return WITH_OPTIONS.format(options=options, name=name, box=box)


def made(code: str) -> Game:
    """The game of a package."""
    module: dict[str, Any] = {"__name__": "bare"}
    exec(compile(code, "bare.py", "exec", dont_inherit=True), module)
    game: Game = module["GAME"]
    return game


def report(*words: str) -> Any:
    """What a command prints as JSON."""
    ended = run(*words, "--json")
    assert ended.code == 0, ended.err
    return json.loads(ended.out)


@pytest.fixture
def extra(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., None]:
    """Install a game with options of its own."""
    use(monkeypatch, CORNERS / "src", tmp_path / "site")

    def put(options: str, name: str = "extra", box: str = "BOX") -> None:
        install(tmp_path / "site", name, with_options(options, name, box))

    return put


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Game:
    """A game with no more than it must have is installed."""
    use(monkeypatch, CORNERS / "src", install(tmp_path / "site", "bare", BARE))
    return made(BARE)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("raise RuntimeError('it does not even start')", "it does not even start"),
        ("GAME = 'no game'", "'no game' is not a wandelgang.games.Game"),
        ("from wandelgang.games.classic import GAME", "there is already a game called classic"),
        ("import nothing_of_this_name", "nothing_of_this_name"),
        ("import sys; sys.exit('gone')", "gone"),
        ("{}['no such part']", "KeyError: 'no such part'"),
        (
            BARE.replace("box=BOX, ", "box=BOX, shuffle=lambda options, rng: 1 / 0, "),
            "ZeroDivisionError: division by zero",
        ),
    ],
    ids=[
        "raises",
        "no game",
        "a name that is taken",
        "missing import",
        "leaves the program",
        "no message of its own",
        "cannot deal",
    ],
)
def test_a_package_that_is_broken_is_skipped_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str, why: str
) -> None:
    use(monkeypatch, CORNERS / "src", install(tmp_path / "site", "broken", code))
    ended = run("simulate", "classic", "--bots", "wanderer", "--games", "1", "--cards", "1", "--json")
    assert ended.code == 0
    assert json.loads(ended.out)["game"] == "classic"
    (warning,) = [line for line in ended.err.splitlines() if "cannot be used" in line]
    assert "broken" in warning
    assert why in warning


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("speed: float = 1.5", "the option speed cannot be offered: an option is a bool, an int"),
        ("mood: str = 'glad'", "the option mood cannot be offered"),
        ("mood: Literal['sad', 'glad'] = 'happy'", "the option mood cannot be offered"),
        ("rounds: int = msgspec.field()", "the option rounds needs a default|[Rr]equired"),
        ("rounds: Annotated[int, Meta(ge=5, le=3)] = 1", "rounds has no possible value"),
        ("Rounds: int = 1", "'Rounds' cannot name an option"),
        ("rounds_: int = 1", "'rounds_' cannot name an option"),
        (
            "marked: tuple[int, ...] = msgspec.field(default_factory=object)",
            "not JSON|serializable|no JSON form",
        ),
    ],
)
def test_a_game_is_refused_for_an_option_that_no_form_can_show(options: str, why: str) -> None:
    with pytest.raises(Exception, match=why):
        check(made(with_options(options)))


def test_a_game_is_refused_if_nobody_can_play_it() -> None:
    with pytest.raises(BadOptions, match="nobody can play extra"):
        check(made(with_options("pass", box="Box(GRID, BOX.tiles, {Colour.RED: 0})")))


def test_a_host_with_a_broken_package_offers_the_other_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bare: Game
) -> None:
    install(tmp_path / "site", "broken", "raise RuntimeError")
    with hosting(tmp_path / "data") as host:
        assert [game["name"] for game in host.get("/api/games").json()] == [*OURS, "bare"]


def test_a_game_with_only_rules_is_simulated_and_enters_the_arena(bare: Game) -> None:
    ended = run("simulate", "bare", "--games", "2", "--json")
    assert ended.code == 0, ended.err
    assert sum(seat["wins"] for seat in json.loads(ended.out)["seats"]) == 2
    ended = run("arena", "bare", "--bots", "wanderer,seeker", "--games", "2", "--json")
    assert ended.code == 0, ended.err
    assert run("show", "bare").code == 0
    assert run("perft", "bare", "--depth", "1").code == 0


async def test_a_game_with_only_rules_is_hosted_and_played(tmp_path: Path, bare: Game) -> None:
    with installed(bare), hosting(tmp_path / "data") as host:
        assert host.get("/api/games").status_code == 200
        table = Opened(host, "bare", "me", "easy", "normal")
        async with at_table(table, 0) as me:
            await me.play_on(Random(1))
            assert me.result


def test_options_of_every_kind_are_offered_with_what_they_may_be(
    extra: Callable[..., None], tmp_path: Path
) -> None:
    extra(
        "quick: bool = msgspec.field(default_factory=lambda: True)\n"
        "    marked: tuple[int, ...] = msgspec.field(default_factory=tuple)\n"
        "    rounds: Annotated[int, Meta(ge=3, le=5, description='how long')] = 4\n"
        "    points: int = 100\n"
        "    mood: Annotated[Literal['small', 'large'], Meta(description='how it is')] = 'large'"
    )
    with hosting(tmp_path / "data") as host:
        games = host.get("/api/games").json()
        assert [game["name"] for game in games] == [*OURS, "extra"]
        seats = [{"colour": colour, "kind": "here"} for colour in ("red", "blue")]
        for mood, status in (("small", 201), ("sad", 400)):
            wish = {"game": "extra", "seats": seats, "options": {"mood": mood}}
            assert host.post("/api/tables", wish).status_code == status
    options = {option["name"]: option for option in games[-1]["options"]}
    assert (options["quick"]["default"], options["marked"]["default"]) == (True, [])
    assert [(limit["low"], limit["high"]) for limit in options["rounds"]["limits"]] == [(3, 5)] * 3
    assert [(limit["low"], limit["high"]) for limit in options["points"]["limits"]] == [(0, 100)] * 3
    mood = options["mood"]
    assert (mood["kind"], mood["choices"], mood["default"]) == ("choice", ["small", "large"], "large")
    assert report("simulate", "extra", "--games", "1", "--mood", "small")["options"]["mood"] == "small"
    ended = run("show", "extra", "--mood", "sad")
    assert (ended.code, ended.err) == (2, "wandelgang: --mood takes small, large, not 'sad'\n")


def test_an_option_never_takes_a_flag_from_a_command(extra: Callable[..., None]) -> None:
    extra("turn_limit: int = 7\n    json: bool = False\n    games: int = 0\n    no_events: bool = False")
    played = report("simulate", "classic", "--cards", "1", "--turn-limit", "1", "--games", "2")
    assert (played["games"], played["draws"], played["mean_turns"]) == (2, 2, 1)
    flags = ("--extra-turn-limit", "9", "--extra-games", "3", "--extra-json", "--extra-no-events")
    played = report("simulate", "extra", "--turn-limit", "1", "--games", "2", *flags)
    assert (played["games"], played["draws"]) == (2, 2)
    chosen = played["options"]
    assert (chosen["turn_limit"], chosen["games"], chosen["json"], chosen["no_events"]) == (9, 3, True, True)
    assert report("simulate", "classic", "--games", "1", "--cards", "1", "--no-events")["games"] == 1


def test_the_flags_of_the_commands_are_those_that_options_leave_alone() -> None:
    flags = {"help", "version"}
    for command in COMMANDS:
        parameters = signature(
            getattr(import_module(f"wandelgang.commands.{command}"), command), eval_str=True
        ).parameters
        if "chosen" in parameters:
            for name, parameter in parameters.items():
                notes = [note for note in get_args(parameter.annotation) if isinstance(note, Parameter)]
                named = [flag for note in notes for flag in note.name or () if flag.startswith("--")]
                flags.update([flag[2:].replace("-", "_") for flag in named] or [name])
    assert flags - {"chosen"} == TAKEN


def test_two_games_may_call_options_of_different_kinds_the_same(extra: Callable[..., None]) -> None:
    extra("cards: bool = False\n    options: bool = False", "cards_game")
    extra("way_home: Literal['short', 'long'] = 'long'\n    cards: int = 1", "other")
    classic = report("simulate", "classic", "--games", "1", "--cards", "1", "--no-way-home")["options"]
    assert (classic["cards"], classic["way_home"]) == (1, False)
    chosen = report("simulate", "cards_game", "--games", "1", "--cards-game-cards", "--options")["options"]
    assert (chosen["cards"], chosen["options"]) == (True, True)
    flags = ["--other-way-home", "short", "--cards", "2"]
    other = report("simulate", "other", "--games", "1", *flags)["options"]
    assert (other["way_home"], other["cards"]) == ("short", 2)
    ended = run("show", "cards_game", "--cards", "2")
    assert ended.code == 2
    assert "the game cards_game has no option --cards: it has --cards-game-cards, --options" in ended.err


def test_as_many_can_play_as_the_box_has_starts_for(extra: Callable[..., None], tmp_path: Path) -> None:
    extra("pass", "twos", TWO)
    with hosting(tmp_path / "data") as host:
        facts = host.get("/api/games").json()[-1]
        assert (facts["name"], facts["fewest"], facts["most"]) == ("twos", 2, 2)
        seats = [{"colour": colour, "kind": "here"} for colour in ("red", "yellow", "blue")]
        refused = host.post("/api/tables", {"game": "twos", "seats": seats})
        assert (refused.status_code, refused.json()["detail"]) == (
            400,
            "3 players cannot play twos: it has starts for 2",
        )
        refused = host.post("/api/tables", {"game": "twos", "seats": seats[:2]})
        assert (refused.status_code, refused.json()["detail"]) == (
            400,
            "red has no start in twos: its colours are yellow, blue",
        )
        assert host.post("/api/tables", {"game": "twos", "seats": seats[1:]}).status_code == 201
    played = report("simulate", "twos", "--games", "1")
    assert [seat["colour"] for seat in played["seats"]] == ["yellow", "blue"]
    for flags in (("--players", "3"), ("--colours", "red,blue"), ("--bots", "wanderer,wanderer,wanderer")):
        ended = run("simulate", "twos", "--games", "1", *flags)
        assert ended.code == 2, ended
        assert "twos" in ended.err


def test_options_decide_how_many_can_play(extra: Callable[..., None], tmp_path: Path) -> None:
    extra(
        "def __post_init__(self):\n"
        "        super().__post_init__()\n"
        "        if self.players < 3: raise ValueError('it takes three')",
        "threes",
    )
    with hosting(tmp_path / "data") as host:
        facts = host.get("/api/games").json()[-1]
        assert (facts["name"], facts["fewest"], facts["most"]) == ("threes", 3, 4)
        seats = [{"colour": colour, "kind": "here"} for colour in ("red", "blue")]
        refused = host.post("/api/tables", {"game": "threes", "seats": seats})
        assert (refused.status_code, refused.json()["detail"]) == (400, "it takes three")
    assert len(report("simulate", "threes", "--games", "1")["seats"]) == 3
    assert run("show", "threes").code == 0
    assert run("simulate", "threes", "--players", "2").err == "wandelgang: it takes three\n"


def test_a_bot_that_does_not_exist_is_left_out_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bots = "bots={'planner': 'no_such_module:player', 'rival': 'corners:apply'}, "
    code = BARE.replace("box=BOX, ", f"box=BOX, {bots}")
    use(monkeypatch, CORNERS / "src", install(tmp_path / "site", "bare", code))
    with hosting(tmp_path / "data") as host:
        levels = [level["level"] for level in host.get("/api/games").json()[-1]["levels"]]
        assert levels == ["easy", "normal", "expert"]
    ended = run("simulate", "bare", "--bots", "planner", "--games", "1")
    assert ended.code == 2
    assert "the bot planner of bare (rules 1) cannot be used: there is no no_such_module:player" in ended.err
    assert "planner does not play bare" in ended.err


def test_a_format_that_cannot_be_read_is_named_among_the_reasons() -> None:
    problems = {"gone": "no_such_module:read", "odd": "no colon", "falls": "json:loads"}
    with pytest.raises(BadProblems) as refused:
        read_problems(b"nothing", [replace(made(BARE), problems=problems)])
    assert "ModuleNotFoundError: No module named 'no_such_module' (gone)" in str(refused.value)
    assert "(odd)" in str(refused.value)
    assert "JSONDecodeError" in str(refused.value)


def test_a_seat_may_want_cells_and_pictures_at_once() -> None:
    box = Box(
        BOX.grid,
        [*BOX.tiles[:-1], PrintedTile(BOX.tiles[-1].openings, "owl")],
        BOX.starts,
    )
    game = replace(made(BARE), box=box, goals=lambda _state, _seat: (12, "owl"))
    state = game.deal(game.Options(players=2), Random(1))
    quest = game.quest(game.view(state, 0), None)
    owl = state.board.cell_of(len(box.tiles) - 1)
    assert owl is not None
    assert goal_cells(quest.goal, state.board) == 1 << 12 | 1 << owl
    wishes = (quest.goal, OnCell((12,)), OnTile((len(box.tiles) - 1,)))
    both, *single = [solve(msgspec.structs.replace(quest, goal=goal)).turns for goal in wishes]
    assert both == min(turns for turns in single if turns is not None)
