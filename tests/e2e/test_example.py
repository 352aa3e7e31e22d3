"""A game that is installed as a package is played in the browser, though the client has no line about it."""

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


@pytest.mark.parametrize(
    ("language", "name", "at_once", "opens", "won"),
    [
        ("en-GB", "Corners", "At once", "Open the table", "won"),
        ("de-DE", "Ecken", "Sofort", "Tisch eröffnen", "gewonnen"),
    ],
    ids=["in English", "in German"],
)
def test_the_example_is_played_to_its_end(
    host: Host, new_page: NewPage, language: str, name: str, at_once: str, opens: str, won: str
) -> None:
    me = Person(new_page(language=language), seed=1)
    page = me.page
    page.goto(host.http)
    page.locator("label", has=page.get_by_role("radio", name=name)).click()
    page.get_by_role("radio", name=at_once).check()
    me.button(opens).click()
    me.play_to_the_end()
    expect(page.get_by_role("dialog").get_by_role("heading")).to_contain_text(won)


def test_its_rules_are_read_on_a_page(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{host.http}/rules/corners")
    expect(page.get_by_role("heading", name="Corners").first).to_be_visible()
    expect(page.get_by_text("The first player to walk into the goal wins.")).to_be_visible()
