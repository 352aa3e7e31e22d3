"""Strong bots in a browser decide as they do on a host."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench import decisions
from bench.browser_thinking import BOTS, RECORDS
from bench.in_pyodide import browser

GAMES = ("classic-three-events", "master-four", "towers-two")


@pytest.mark.long
def test_strong_bots_decide_in_a_browser_as_they_do_here() -> None:
    records = [(RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()[0] for name in GAMES]
    with browser(Path(decisions.__file__)) as inside:
        there = inside.run("decisions:decisions", records, BOTS, 15)
    here = decisions.decisions(records, BOTS, 15)
    assert [row[:4] for row in there] == [list(row[:4]) for row in here]
    assert {(row[0], row[1]) for row in here} == {(name.split("-")[0], bot) for name in GAMES for bot in BOTS}
