"""Secrets are never in the address of a request: hosts and proxies log those."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from tests.e2e.conftest import CLIENT, NewPage
from tests.e2e.test_friends import invite, tokens
from tests.server.hosts import hosting


def test_no_address_that_a_browser_asks_for_holds_a_secret(tmp_path: Path, new_page: NewPage) -> None:
    # A host on a network, so that the link is shown as a QR code as well.
    with hosting(tmp_path, client=str(CLIENT), lan="http://192.0.2.1:8765/") as host:
        ada, ben = new_page(), new_page("phone")
        asked: list[str] = []
        for page in (ada, ben):
            page.on("request", lambda request: asked.append(request.url))
            page.on("websocket", lambda socket: asked.append(socket.url))
        link = invite(ada, host)
        invitation = link.rpartition(".")[2]
        assert len(invitation) > 20
        code = ada.get_by_role("dialog").get_by_role("img", name="QR code")
        expect(code).to_be_visible()
        assert code.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")

        ben.goto(link.replace("http://192.0.2.1:8765", host.http))
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Sit down").click()
        expect(ada.get_by_role("dialog")).to_contain_text("Ben")
        secrets = [*tokens(ada), *tokens(ben)]
        assert len(secrets) == 2

        sent = [url for url in asked if not url.startswith("data:")]
        assert any("/api/qr.svg" in url for url in sent)
        assert any("/ws" in url for url in sent)
        for secret in (invitation, *secrets):
            # What comes after the # stays in the browser.
            assert not [url for url in sent if secret in url.partition("#")[0]]
