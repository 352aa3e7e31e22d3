"""Pages at every size: a few states of every kind; `python -m tests.e2e.sizes` looks at all."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import Browser
from tests.e2e.sizes.checks import Size, Violation
from tests.e2e.sizes.games import PLAYTHROUGHS, State, played, states
from tests.e2e.sizes.occasions import occasions
from tests.e2e.sizes.pages import page_violations
from tests.e2e.sizes.table import violations
from tests.server.hosts import Host

from wandelgang.match import Match, load
from wandelgang.match.reading import replay

MADE: dict[str, list[Match]] = {
    "classic": played("classic", 140, 3, players=2, events=True),  # twelve cards, and an exchange
    "master": played("master", 120, 1, players=2),  # twelve cards in a hand
    "towers": played("towers", 60, 1, players=4, children=(0, 1)),
}
ENDS = {"classic": "classic-events", "master": "master-two-phases", "towers": "towers-spells"}
PHONES = ((360, 640), (844, 390))


def one_of_each_kind(points: list[Match], name: str) -> list[State]:
    """The last state of each kind: hands and logs are long by then."""
    return list({state.how: state for state in states(name, points)}.values())


def nothing_in(found: Iterable[Violation]) -> None:
    wrong = [str(one) for one in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", MADE)
def test_nothing_is_cut_off_or_covered_at_any_size(host: Host, browser: Browser, game: str) -> None:
    end = list(replay(load(PLAYTHROUGHS / f"{ENDS[game]}.json")))[-1:]
    wanted = one_of_each_kind(MADE[game], game) + one_of_each_kind(end, ENDS[game])[:1]
    nothing_in(violations(browser, host, wanted, MADE[game][0], language="de-DE"))


# Each game in another language, on a phone that is held another way.
@pytest.mark.parametrize(
    ("game", "language", "size"), [("master", "fr-FR", PHONES[0]), ("towers", "en-GB", PHONES[1])]
)
def test_a_phone_has_room_for_dialogs_talk_aims_dice_and_the_curtain(
    host: Host, browser: Browser, game: str, language: str, size: Size
) -> None:
    wanted = occasions(game, MADE[game])
    nothing_in(violations(browser, host, wanted, MADE[game][0], sizes=[size], language=language))


@pytest.mark.parametrize(("page", "language"), [("replays", "fr-FR"), ("arrival", "en-GB")])
def test_other_pages_fit_a_phone(host: Host, browser: Browser, page: str, language: str) -> None:
    nothing_in(page_violations(browser, host, page, games=["classic"], sizes=PHONES, language=language))
