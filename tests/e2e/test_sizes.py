"""The table at every size: a state of every kind of every game; `python -m tests.e2e.sizes` looks at all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.e2e.sizes import PLAYTHROUGHS, State, played, states, violations
from tests.server.hosts import Host

from wandelgang.match import Match, load
from wandelgang.match.reading import replay

MADE: dict[str, list[Match]] = {
    "classic": played("classic", 140, 3, players=2, events=True),  # twelve cards, and an exchange
    "master": played("master", 120, 1, players=2),  # twelve cards in a hand
    "towers": played("towers", 60, 1, players=4, children=(0, 1)),
}
ENDS = {"classic": "classic-events", "master": "master-two-phases", "towers": "towers-spells"}


def one_of_each_kind(points: list[Match], name: str) -> list[State]:
    """The last state of each kind: hands and logs are long by then."""
    return list({state.how: state for state in states(name, points)}.values())


@pytest.mark.parametrize("game", MADE)
def test_nothing_is_cut_off_or_covered_at_any_size(host: Host, browser: Browser, game: str) -> None:
    end = list(replay(load(PLAYTHROUGHS / f"{ENDS[game]}.json")))[-1:]
    wanted = one_of_each_kind(MADE[game], game) + one_of_each_kind(end, ENDS[game])[:1]
    found = list(violations(browser, host, wanted, MADE[game][0], language="de-DE"))
    assert not found, "\n".join(str(one) for one in found)
