"""Reload, a host that restarts, a network that fails: in the middle of a turn, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.e2e.conftest import CLIENT, NewPage
from tests.e2e.prepared import Prepared, position
from tests.e2e.seats import Person
from tests.server.hosts import Host, hosting

from wandelgang.table.protocol import PROTOCOL


def sit_to_push(host: Host, new_page: NewPage) -> Person:
    """Somebody about to push."""
    match = position(lambda match: match.actor == 0 and match.state.step == "push" and match.state.turn > 2)
    person = Person(new_page())
    Prepared(host, match, "me", "bot").sit(person.page, 0)
    assert person.wait_for_turn()
    return person


def test_a_reload_between_push_and_walk_continues_with_the_walk(host: Host, new_page: NewPage) -> None:
    me = sit_to_push(host, new_page)
    me.turn()
    assert me.wait_for_turn()
    number = me.latest["number"]
    me.page.reload()
    assert me.wait_for_turn()
    assert me.latest["number"] == number
    assert me.choices
    assert me.choices["ways"]
    expect(me.page.get_by_label("Log").first).to_contain_text("You pushed")
    me.turn()


def test_a_restarted_host_continues_with_the_turn(tmp_path: Path, new_page: NewPage) -> None:
    with hosting(tmp_path, client=str(CLIENT)) as host:
        me = sit_to_push(host, new_page)
        me.turn()
        assert me.wait_for_turn()
        host.kill()
        expect(me.page.get_by_text("Connection lost")).to_be_visible()
        host.restart()
        expect(me.page.get_by_text("Connection lost")).to_be_hidden()
        assert me.wait_for_turn()
        me.turn()
        assert me.wait_for_turn()


def test_an_action_sent_into_a_dead_network_arrives_when_it_is_back(host: Host, new_page: NewPage) -> None:
    me = sit_to_push(host, new_page)
    number = me.latest["number"]
    me.page.context.set_offline(True)
    expect(me.page.get_by_text("You are offline")).to_be_visible()
    me.act()
    me.page.wait_for_timeout(300)
    assert me.latest["number"] == number
    me.page.context.set_offline(False)
    expect(me.page.get_by_text("You are offline")).to_be_hidden()
    me.wait_until_after(number)
    assert me.wait_for_turn()


@pytest.mark.parametrize(("code", "closed", "buttons"), [("old-rules", 1008, 1), ("host-full", 1013, 0)])
def test_a_host_that_refuses_the_connection_is_heard(
    host: Host, new_page: NewPage, code: str, closed: int, buttons: int
) -> None:
    """Sitting down fails: the page says why. It tries again by itself only where that may help."""
    table = Prepared(host, position(lambda match: match.actor == 0), "me", "bot")
    page = new_page()
    tried: list[WebSocketRoute] = []

    def refuse(socket: WebSocketRoute) -> None:
        tried.append(socket)
        told = {"type": "refused", "code": code, "message": "Not like this.", "number": None}
        socket.send(json.dumps(told))
        socket.close(code=closed, reason=code)

    page.route_web_socket("**/ws", refuse)
    table.sit(page, 0)
    expect(page.get_by_text("Not like this.")).to_be_visible()
    expect(page.get_by_text("Taking your seat")).to_be_hidden()
    page.wait_for_timeout(1_500)
    assert len(tried) == 1
    expect(page.get_by_role("button", name="Try again")).to_have_count(buttons)


def test_what_the_others_did_while_the_page_was_closed_is_in_the_log(host: Host, new_page: NewPage) -> None:
    match = position(lambda match: match.actor == 1 and match.state.turn > 4)
    table = Prepared(host, match, "me", "here")
    ada = new_page()
    table.sit(ada, 0)
    expect(ada.get_by_role("heading", name="Mira’s turn")).to_be_visible()
    expect(ada.get_by_label("Log").first).to_contain_text("Mira pushed")


@pytest.mark.parametrize("path", ["/t/zzzzzzzzzz", "/r/zzzzzzzzzz", "/t/zzzzzzzzzz/replay"])
def test_an_address_that_leads_nowhere_says_so(host: Host, new_page: NewPage, path: str) -> None:
    page = new_page()
    page.goto(host.http + path)
    expect(page.get_by_role("link", name="Back to the start page")).to_be_visible()
    page.get_by_role("link", name="Back to the start page").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def test_a_page_from_before_an_upgrade_offers_to_reload(host: Host, new_page: NewPage) -> None:
    me = sit_to_push(host, new_page)
    old = True

    def speak(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        ours, older = f'"protocol":{PROTOCOL}', '"protocol":1'
        route.on_message(lambda said: server.send(str(said).replace(ours, older) if old else said))

    me.page.route_web_socket("**/ws", speak)
    me.page.reload()
    expect(me.page.get_by_role("heading", name="This page is older or newer than the host")).to_be_visible()
    old = False
    me.page.get_by_role("button", name="Reload the page").click()
    assert me.wait_for_turn()
