"""Which pages may ask this host for something, and how requests are refused that do not say enough."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.hosts import CALLS, Host, hosting
from tests.server.players import Opened, seats
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from wandelgang.server.http.origin import Address, address_of, may_ask

TABLE = {"game": "classic", "seats": seats("me", "easy")}
ELSEWHERE = "https://elsewhere.example"


@pytest.mark.parametrize(
    ("origin", "scheme", "host", "forwarded", "allowed"),
    [
        (None, "http", "localhost:8765", None, True),  # a program
        ("http://localhost:8765", "http", "localhost:8765", None, True),
        ("http://LOCALHOST:8765", "http", "localhost:8765", None, True),
        ("http://[::1]:8765", "http", "[::1]:8765", None, True),
        ("https://games.example.org", "https", "games.example.org", None, True),
        ("https://games.example.org", "wss", "games.example.org", None, True),
        ("https://games.example.org", "https", "games.example.org:443", None, True),
        ("https://games.example.org:443", "https", "games.example.org", None, True),
        ("http://games.example.org", "http", "games.example.org:80", None, True),
        ("https://games.example.org", "http", "games.example.org", None, True),  # a proxy that keeps quiet
        ("https://games.example.org:8443", "https", "games.example.org:8443", None, True),
        ("https://games.example.org", "https", "10.0.0.5:8765", "games.example.org", True),
        ("https://games.example.org", "https", "10.0.0.5:8765", "inner.lan, games.example.org", True),
        ("https://friend.example", "https", "games.example.org", None, True),  # allowed by the operator
        ("http://games.example.org", "https", "games.example.org", None, False),
        ("https://games.example.org:8443", "https", "games.example.org", None, False),
        ("https://elsewhere.example", "https", "games.example.org", None, False),
        ("https://elsewhere.example", "https", "10.0.0.5:8765", "games.example.org", False),
        ("https://games.example.org.elsewhere.example", "https", "games.example.org", None, False),
        ("https://games.example.org@elsewhere.example", "https", "games.example.org", None, False),
        ("https://friend.example.evil.example", "https", "games.example.org", None, False),
        ("http://localhost:8766", "http", "localhost:8765", None, False),
        ("http://127.0.0.1:8765", "http", "localhost:8765", None, False),
        ("null", "http", "localhost:8765", None, False),
        ("", "http", "localhost:8765", None, False),
        ("file://", "http", "localhost:8765", None, False),
        ("ftp://localhost:8765", "http", "localhost:8765", None, False),
        ("localhost:8765", "http", "localhost:8765", None, False),
        ("https://games.example.org", "https", "", None, False),
    ],
)
def test_only_pages_of_this_host_may_ask(
    origin: str | None, scheme: str, host: str, forwarded: str | None, allowed: bool
) -> None:
    asked = may_ask(
        origin, scheme=scheme, host=host, forwarded_host=forwarded, others=("https://friend.example",)
    )
    assert asked == allowed


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("localhost", Address("localhost", None)),
        ("Games.Example.ORG:443", Address("games.example.org", 443)),
        ("wandelgang_web:8765", Address("wandelgang_web", 8765)),
        ("[::1]:8765", Address("[::1]", 8765)),
        ("localhost:", Address("localhost", None)),
        ("x:65535", Address("x", 65535)),
        ("x:65536", None),
        ("x:99999", None),
        ("x:port", None),
        ("x:-1", None),
        ("::1", None),
        ("[", None),
        ("a b", None),
        ("a/b", None),
        ("user@x", None),
        ("", None),
    ],
)
def test_what_can_be_an_address(text: str, address: Address | None) -> None:
    assert address_of(text) == address


@pytest.mark.parametrize("wrong", ["x:99999", "x:port", "[", "a/b", "user@x"])
@pytest.mark.parametrize("path", ["/", "/api/host", "/api/nothing", "/t/abc"])
def test_a_host_header_that_is_no_address_is_refused(host: Host, wrong: str, path: str) -> None:
    answer = host.get(path, headers={"Host": wrong, "Accept-Language": "de"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    assert "Spielserver" in answer.json()["message"]


@pytest.mark.parametrize("origin", [ELSEWHERE, "null"])
@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/replays", "/api/qr.svg", "/api/host/network", "/nothing"]
)
def test_a_foreign_page_changes_nothing(host: Host, origin: str, path: str) -> None:
    answer = host.post(path, TABLE, headers={"Origin": origin, "Accept-Language": "fr"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
    assert answer.json()["message"].startswith("Cette page vient")
    assert "access-control-allow-origin" not in answer.headers


def test_a_page_of_this_host_opens_a_table_and_a_program_does(host: Host) -> None:
    assert host.post("/api/tables", TABLE, headers={"Origin": host.http}).status_code == 201
    assert host.post("/api/tables", TABLE).status_code == 201


def test_no_page_from_elsewhere_is_let_in_by_default(host: Host) -> None:
    asked = {"Origin": ELSEWHERE, "Access-Control-Request-Method": "POST"}
    answer = CALLS.options(host.http + "/api/tables", headers=asked)
    assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "text/json"])
def test_json_has_to_be_declared(host: Host, kind: str) -> None:
    for path in ("/api/tables", "/api/qr.svg", "/api/positions", "/api/positions/frame"):
        answer = host.post(path, content=b"{}", headers={"Content-Type": kind} if kind else {})
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json"), path
        assert "application/json" in answer.json()["message"]


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON"])
def test_json_may_be_declared_in_any_case(host: Host, kind: str) -> None:
    answer = host.post("/api/qr.svg", content=b'{"path": "/"}', headers={"Content-Type": kind})
    assert answer.status_code == 200


async def handshake(host: Host, table: str, **headers: Any) -> int:
    """The status that a WebSocket's handshake ends with."""
    try:
        async with asyncio.timeout(30), connect(host.ws(table), additional_headers=headers):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


async def test_a_foreign_page_cannot_play(host: Host) -> None:
    table = Opened(host, "classic", "me", "easy").id
    assert await handshake(host, table, Origin=ELSEWHERE) == 403
    assert await handshake(host, table, Origin="null") == 403
    assert await handshake(host, table, Origin=host.http) == 101
    assert await handshake(host, table) == 101


async def test_an_operator_can_let_other_pages_in(data: Path) -> None:
    with hosting(data, origins=[ELSEWHERE]) as host:
        opened = host.post("/api/tables", TABLE, headers={"Origin": ELSEWHERE})
        assert opened.status_code == 201
        assert opened.headers["access-control-allow-origin"] == ELSEWHERE
        assert await handshake(host, opened.json()["table"], Origin=ELSEWHERE) == 101
        asked = {
            "Origin": ELSEWHERE,
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "content-type",
        }
        preflight = CALLS.options(host.http + "/api/tables", headers=asked)
        assert preflight.status_code < 300
        assert preflight.headers["access-control-allow-origin"] == ELSEWHERE
        other = host.post("/api/tables", TABLE, headers={"Origin": "https://other.example"})
        assert other.status_code == 403
