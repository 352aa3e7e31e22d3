"""The host is lost, and the game goes on against bots, on pages that a click has kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import expect
from tests.e2e.alone import alone
from tests.e2e.conftest import CLIENT, PICTURES, NewPage
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.e2e.test_for_everyone import sideways, too_small, violations
from tests.missing import missing
from tests.server.hosts import Host, hosting

from wandelgang.pages import parts, site

KEPT = "async () => (await navigator.serviceWorker.getRegistration('/alone/'))?.active?.state === 'activated'"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host that hands out pages without a host. Only the kernels of strong bots are left out of them."""
    folder = tmp_path_factory.mktemp("space") / "pages"
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(site, "packed", partial(site.packed, kernels=False))
            site.write(folder)
    except parts.Unfetched as error:
        missing(str(error))
    with hosting(tmp_path_factory.mktemp("data"), client=str(CLIENT), offline_pages=str(folder)) as running:
        yield running


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_one_click_keeps_the_pages_and_another_plays_on_when_the_host_is_lost(
    host: Host, new_page: NewPage, size: str
) -> None:
    me = alone(Person(new_page(size)))
    page = me.page
    page.goto(host.http)
    me.button("Menu").click()
    switch = page.get_by_role("switch", name="Keep for offline play")
    expect(switch).not_to_be_checked()
    page.screenshot(path=PICTURES / f"offline-switch-{size}.png")
    switch.check()
    page.wait_for_function(KEPT)
    expect(page.get_by_text("Fetching all parts")).to_be_hidden()
    expect(switch).to_be_checked()

    match = position(lambda match: match.actor == 0 and match.state.step == "push" and match.state.turn > 2)
    Prepared(host, match, "me", "bot").sit(page, 0)
    assert me.wait_for_turn()
    view = me.latest["view"]
    expect(page.get_by_role("link", name="Play on against bots")).to_have_count(0)

    page.context.set_offline(True)
    offer = page.get_by_role("link", name="Play on against bots")
    expect(offer).to_be_visible()
    page.screenshot(path=PICTURES / f"offline-note-{size}.png")
    assert not violations(page)
    assert not too_small(page)
    assert not sideways(page)
    me.told.clear()
    offer.click()
    page.wait_for_url("**/alone/?t/*")
    me.wait_until(lambda: me.told)
    assert me.wait_for_turn()
    now = me.latest["view"]
    assert now["board"] == view["board"]
    assert now["players"][now["seat"]] == view["players"][view["seat"]]
    while me.latest["view"]["turn"] < view["turn"] + 2:  # until a bot has had its turn, too
        me.turn()
        assert me.wait_for_turn()
    page.screenshot(path=PICTURES / f"offline-on-{size}.png")

    # The host does not know that table: its pages must not forget whose seat this is.
    page.context.set_offline(False)
    page.goto(host.http)
    expect(page.locator("[data-primary]")).to_be_enabled()
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('alone-')).length") == 1
