"""Custom bots: any function of a module, by name, wherever a bot can be named."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from wandelgang.bots import bot
from wandelgang.bots.arena import ArenaPlan, title
from wandelgang.bots.crew import Processes
from wandelgang.bots.custom import source_hash
from wandelgang.bots.simulation import Plan, simulate
from wandelgang.games import GAMES, classic
from wandelgang.match import BotFault

LONG = "i" * 80
MODULES = {
    "simple": f"""
from functools import partial

def first(view, legal, rng):
    return legal[0]

class Patient:
    def __call__(self, view, legal, rng):
        return legal[0]

def at(place, view, legal, rng):
    return legal[place]

async def later(view, legal, rng):
    return legal[0]

def of_two(view, legal):
    return legal[0]

def fails(view, legal, rng):
    return view.nothing

number = 7
patient = Patient()
partly = partial(at, 0)
{LONG} = first
""",
    "needy": "import nothing_of_this_name",
    "broken": "first = (",
    "hasty": "print('hello')\n\nraise SystemExit",
}
OPTIONS = classic.Options(players=2, cards=1)
HOW = r" is not a bot: mine:clever is the function clever of the file mine.py$"
CALLED = r" is not a bot: bots are called with a view, legal actions and a generator, and answer at once$"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder from which modules can be imported, for one test."""
    for name, text in MODULES.items():
        (tmp_path / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in MODULES:
        sys.modules.pop(name, None)


@pytest.mark.parametrize("name", ["simple:first", "simple:patient", "simple:partly"])
def test_anything_that_can_be_called_like_a_bot_is_a_bot_in_every_game(name: str) -> None:
    for game in GAMES:
        assert bot(name, game)(None, ("this", "that"), Random(1)) == "this"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere:first", r"^the module 'nowhere' of the bot nowhere:first is neither here nor installed$"),
        (
            "simple.deeper:first",
            r"^the module 'simple.deeper' of the bot simple.deeper:first is neither here",
        ),
        ("random:first", r"^there is no 'first' for the bot random:first in .*random.py$"),
        ("sys:first", r"^there is no 'first' for the bot sys:first in Python itself$"),
        ("simple:number", f"^simple:number{CALLED}"),
        ("simple:of_two", f"^simple:of_two{CALLED}"),
        ("simple:Patient", f"^simple:Patient{CALLED}"),
        ("simple:later", f"^simple:later{CALLED}"),
        ("needy:first", r"^the bot needy:first needs a module that is missing: nothing_of_this_name$"),
        ("broken:first", r"^the module of the bot broken:first cannot be imported: SyntaxError: .*line 1"),
        ("hasty:first", r"^the module of the bot hasty:first cannot be imported: SystemExit \(line 3 of "),
        (":first", f"^':first'{HOW}"),
        ("simple:", f"^'simple:'{HOW}"),
        ("simple.py:first", f"^'simple.py:first'{HOW}"),
        ("./simple:first", f"^'./simple:first'{HOW}"),
        (".simple:first", f"^'.simple:first'{HOW}"),
        ("simple:Patient.first", f"^'simple:Patient.first'{HOW}"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        bot(name, "classic")


def test_a_name_that_is_too_long_for_a_record_is_refused_before_anything_is_played() -> None:
    with pytest.raises(ValueError, match="a name has 1 to 80 characters, not 87"):
        Plan("classic", OPTIONS, (f"simple:{LONG}", "seeker"))


def test_games_on_several_processes_are_the_same_as_on_one() -> None:
    plan = Plan("classic", OPTIONS, ("simple:first", "seeker"), seed=3)
    assert list(simulate(plan, 4, Processes(2))) == list(simulate(plan, 4))


def test_a_bot_that_fails_is_told_with_its_own_file_and_line() -> None:
    plan = Plan("classic", OPTIONS, ("simple:fails", "seeker"))
    why = r"^simple:fails at seat 0 failed in turn \d+: AttributeError: .*'nothing' \(line 21 of simple.py\)"
    with pytest.raises(BotFault, match=why):
        list(simulate(plan, 1))


@pytest.mark.parametrize("name", ["simple:first", "simple:patient", "simple:partly"])
def test_an_arena_notes_which_file_it_came_from(folder: Path, name: str) -> None:
    plan = ArenaPlan("classic", OPTIONS, (name, "seeker"), games=2)
    before = title(plan).versions[name]
    assert title(plan).versions[name] == before
    (folder / "simple.py").write_text("# something else\n")
    assert title(plan).versions[name] != before


def test_what_is_in_no_file_has_no_hash() -> None:
    assert source_hash("builtins:max") == "unknown"
