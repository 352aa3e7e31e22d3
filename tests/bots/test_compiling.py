"""Bots that search need compiled code: while it is being compiled, whoever waits for it is told."""

from __future__ import annotations

from io import StringIO

import pytest

from wandelgang.bots import compile_for
from wandelgang.search import cache


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What gets compiled on a machine where nothing has been compiled, without the minute that it takes."""
    done: list[str] = []
    monkeypatch.setattr(cache, "complete", lambda *modules: set(modules) <= set(done))
    monkeypatch.setattr("wandelgang.search.warm_up.load", done.append)
    return done


def test_what_is_compiled_for_a_bot_is_said_and_done_once(compiled: list[str]) -> None:
    said = StringIO()
    compile_for(["planner", "seeker", "planner"], "classic", said)
    first, *lines = said.getvalue().splitlines()
    assert first == "warming up: compiling the search takes a minute or two, once"
    assert len(lines) == len(compiled) == len(set(compiled)) > 0
    again = StringIO()
    compile_for(["planner"], "classic", again)
    assert again.getvalue() == ""


def test_bots_that_do_not_search_wait_for_nothing(compiled: list[str]) -> None:
    said = StringIO()
    compile_for(["wanderer", "dreamer", "seeker"], "master", said)
    assert (said.getvalue(), compiled) == ("", [])
