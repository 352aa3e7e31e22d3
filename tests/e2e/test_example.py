"""A game that is installed as a package is played in the browser, though the client has no code for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import CLIENT, NewPage
from tests.e2e.seats import Person
from tests.examples.packages import CORNERS, pip_install, use
from tests.server.hosts import Host, hosting


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host in whose environment the example is installed."""
    folder = tmp_path_factory.mktemp("corners")
    with pytest.MonkeyPatch.context() as patch:
        use(patch, pip_install(CORNERS, folder / "site"))
        with hosting(folder / "data", client=str(CLIENT)) as running:
            yield running


def test_the_example_is_played_to_its_end(host: Host, new_page: NewPage) -> None:
    me = Person(new_page(), seed=1)
    page = me.page
    page.goto(host.http)
    page.locator("label", has=page.get_by_role("radio", name="Corners")).click()
    page.get_by_role("radio", name="Instant").check()
    me.button("Start the game").click()
    me.play_to_the_end()
    expect(me.result.get_by_role("heading")).to_contain_text("won")


@pytest.mark.parametrize(
    ("language", "name", "sentence"),
    [
        ("en-GB", "Corners", "The first player to walk into the goal wins."),
        ("de-DE", "Ecken", "Wer zuerst in sein Ziel läuft, gewinnt."),
    ],
    ids=["English", "German"],
)
def test_its_words_and_rules_are_those_of_its_package(
    host: Host, new_page: NewPage, language: str, name: str, sentence: str
) -> None:
    page = new_page(language=language)
    page.goto(f"{host.http}/rules/corners")
    expect(page.get_by_role("radio", name=name)).to_be_checked()
    expect(page.get_by_text(sentence)).to_be_visible()
