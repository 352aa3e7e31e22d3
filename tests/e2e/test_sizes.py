"""Pages at every size: a few states of every kind; `python -m tests.e2e.sizes` looks at all."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import Browser
from tests.e2e.sizes.checks import LAPTOP, SIZES, Size, Violation
from tests.e2e.sizes.games import PLAYTHROUGHS, State, asks, made, recorded, states
from tests.e2e.sizes.occasions import clocks, occasions
from tests.e2e.sizes.pages import page_violations
from tests.e2e.sizes.table import violations
from tests.server.hosts import Host

from wandelgang.match import Match, load
from wandelgang.match.reading import replay

# A game that is made, and a playthrough that comes to its end.
GAMES = {
    "classic-twelve-cards": "classic-events",
    "master-twelve-cards": "master-two-phases",
    "towers-two-children": "towers-spells",
}
# A game has more room on a laptop than at 1024×768, and at 667×375 than at 640×360.
QUICK = tuple(size for size in SIZES if size not in (LAPTOP, (667, 375)))
PHONES = ((360, 640), (640, 360), (844, 390))


def one_of_each_kind(points: list[Match], name: str) -> list[State]:
    """The last state of each kind: hands and logs are long by then."""
    return list({state.how: state for state in states(name, points)}.values())


def nothing_in(found: Iterable[Violation]) -> None:
    wrong = [str(one) for one in found]
    assert not wrong, "\n".join(wrong)


def test_every_question_of_our_games_is_among_the_states() -> None:
    shown: dict[str, set[str]] = {}
    for points in recorded().values():
        shown.setdefault(points[0].game.name, set()).update(
            str(match.state.step) for match in points if asks(match)
        )
    assert shown == {
        "classic": {"push", "move", "choose", "again"},
        "master": {"push", "move", "coin", "again", "double", "fight", "final-again"},
        "towers": {"push", "move"},
    }
    hands = [len(match.legal) for match in made("classic-twelve-cards") if match.state.step == "choose"]
    assert max(hands) >= 11, "an exchange with a whole pile of twelve"


@pytest.mark.parametrize(
    ("game", "other"),
    [
        (game, other) if game.startswith("towers") else pytest.param(game, other, marks=pytest.mark.long)
        for game, other in GAMES.items()
    ],
)
def test_nothing_is_cut_off_or_covered_at_any_size(
    host: Host, browser: Browser, game: str, other: str
) -> None:
    end = list(replay(load(PLAYTHROUGHS / f"{other}.json")))[-1:]
    wanted = one_of_each_kind(made(game), game) + one_of_each_kind(end, other)[:1]
    nothing_in(violations(browser, host, wanted, made(game)[0], sizes=QUICK, language="de-DE"))


def test_phones_have_room_for_questions_to_a_whole_hand_of_cards(host: Host, browser: Browser) -> None:
    game = "master-twelve-cards"
    asked = [state for state in states(game, made(game)) if not state.how.startswith(("push", "move"))]
    first = {state.how: state for state in reversed(asked)}.values()  # hands only get smaller
    nothing_in(violations(browser, host, first, made(game)[0], sizes=PHONES, language="de-DE"))


def test_clocks_fit_where_there_is_least_room_for_them(host: Host, browser: Browser) -> None:
    game = "classic-four"
    now = next(match for match in made(game)[30:] if asks(match) and match.actor == 0)
    sizes = [(320, 568), *PHONES, (1024, 768)]
    nothing_in(violations(browser, host, clocks(game, now), made(game)[0], sizes=sizes, language="de-DE"))


# Each game in another language, on a phone that is held another way.
@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        pytest.param("master-twelve-cards", "fr-FR", PHONES[0], marks=pytest.mark.long),
        ("towers-two-children", "en-GB", PHONES[2]),
    ],
)
def test_a_phone_has_room_for_dialogs_talk_aims_dice_and_the_curtain(
    host: Host, browser: Browser, game: str, language: str, size: Size
) -> None:
    wanted = occasions(game, made(game))
    nothing_in(violations(browser, host, wanted, made(game)[0], sizes=[size], language=language))


@pytest.mark.parametrize(
    ("page", "language"),
    [("replays", "fr-FR"), ("arrival", "en-GB"), pytest.param("lobby", "de-DE", marks=pytest.mark.long)],
)
def test_other_pages_fit_a_phone(host: Host, browser: Browser, page: str, language: str) -> None:
    nothing_in(page_violations(browser, host, page, games=["classic"], sizes=PHONES, language=language))


def test_a_lesson_fits_beside_the_board_of_a_tablet(host: Host, browser: Browser) -> None:
    found = page_violations(
        browser, host, "lessons", games=["classic"], sizes=[(1024, 768)], language="de-DE"
    )
    nothing_in(found)


@pytest.mark.parametrize("language", ["de-DE", "en-GB", "fr-FR"])
def test_the_start_page_shows_its_button_on_phones_and_a_laptop(
    host: Host, browser: Browser, language: str
) -> None:
    sizes = [*PHONES, (568, 320), LAPTOP]
    nothing_in(page_violations(browser, host, "start", games=["classic"], sizes=sizes, language=language))
