"""Bots of one's own: any function of a module, by name, wherever a bot can be named."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from wandelgang.bots import bot
from wandelgang.bots.arena import Plan as Arena
from wandelgang.bots.arena import title
from wandelgang.bots.simulation import Plan, simulate
from wandelgang.games import classic
from wandelgang.match import BotFault

MODULE = (
    """
def first(view, legal, rng):
    return legal[0]

def of_two(view, legal):
    return legal[0]

def fails(view, legal, rng):
    return view.nothing

number = 7
"""
    + f"{'i' * 80} = first"
)
OPTIONS = classic.Options(players=2, cards=1)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder from which modules can be imported, for the time of a test."""
    (tmp_path / "simple.py").write_text(MODULE)
    (tmp_path / "needy.py").write_text("import nothing_of_this_name")
    (tmp_path / "broken.py").write_text("first = (")
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in ("simple", "needy", "broken"):
        sys.modules.pop(name, None)


def test_a_function_of_a_module_is_a_bot_in_every_game() -> None:
    for game in ("classic", "master", "towers"):
        assert bot("simple:first", game)(None, ("this", "that"), Random(1)) == "this"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere:first", r"^there is no module 'nowhere' for the bot nowhere:first$"),
        ("simple.deeper:first", r"^there is no module 'simple.deeper' for the bot simple.deeper:first$"),
        ("simple:last", r"^the module 'simple' has no function 'last' for the bot simple:last$"),
        ("simple:number", r"^simple:number is no bot: bots are called with a view, legal actions and a"),
        ("simple:of_two", r"^simple:of_two is no bot: bots are called with a view, legal actions and a"),
        ("needy:first", r"^the bot needy:first needs a module that is missing: nothing_of_this_name$"),
        ("broken:first", r"^the module of the bot broken:first cannot be imported: SyntaxError: "),
        (":first", r"^':first' names no bot: a bot of your own is named module:function$"),
        ("simple:", r"^'simple:' names no bot: a bot of your own is named module:function$"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        bot(name, "classic")


def test_a_name_that_is_too_long_for_a_record_is_refused_before_anything_is_played() -> None:
    with pytest.raises(ValueError, match="a name has 1 to 80 characters"):
        Plan("classic", OPTIONS, (f"simple:{'i' * 80}", "seeker"))


def test_games_on_several_processes_are_the_same_as_on_one() -> None:
    plan = Plan("classic", OPTIONS, ("simple:first", "seeker"), seed=3)
    assert list(simulate(plan, 4, processes=2)) == list(simulate(plan, 4))


def test_a_bot_that_fails_is_told_with_its_own_file_and_line() -> None:
    plan = Plan("classic", OPTIONS, ("simple:fails", "seeker"))
    why = r"^simple:fails at seat 0 failed in turn \d+, at line 9 of simple.py: AttributeError: .*'nothing'"
    with pytest.raises(BotFault, match=why):
        list(simulate(plan, 1))


def test_an_arena_notes_which_file_it_came_from(folder: Path) -> None:
    plan = Arena("classic", OPTIONS, ("simple:first", "seeker"), games=2)
    before = title(plan).versions["simple:first"]
    assert title(plan).versions["simple:first"] == before
    (folder / "simple.py").write_text(f"{MODULE}# changed\n")
    assert title(plan).versions["simple:first"] != before
