"""Opening a running host to the local network: who may do it, and what others then find."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from tests.missing import missing
from tests.server.hosts import CALLS, Host, hosting

from wandelgang.server.host import Host as HostInProcess
from wandelgang.server.http import server
from wandelgang.server.http.lan import is_from_here, lan_address
from wandelgang.server.http.qr import qr_code
from wandelgang.server.settings import Settings
from wandelgang.table import Refuse


@pytest.fixture
def address() -> str:
    """Where others on the network would find this machine."""
    found = lan_address()
    if found is None:
        missing("this machine is in no network")
    return found


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A host as `play` starts it."""
    with hosting(tmp_path, may_open=True) as running:
        yield running


def open_it(host: Host, **headers: str) -> httpx.Response:
    """As the page at this machine does it."""
    return host.post("/api/host/network", headers={"Origin": host.http, **headers})


def reached(address: str, port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as trying:
        trying.settimeout(5)
        return trying.connect_ex((address, port)) == 0


def test_a_page_on_this_machine_opens_the_host_to_the_network(host: Host, address: str) -> None:
    assert host.get("/api/host").json() | {"lan": None, "may_open": True} == host.get("/api/host").json()
    assert not reached(address, host.port)

    facts = open_it(host).json()
    there = f"http://{address}:{host.port}"
    assert facts["lan"] == there + "/"
    assert not facts["may_open"], "it is open already"

    assert CALLS.get(f"{there}/api/host").json() == facts
    assert open_it(host).json() == facts, "asking again changes nothing"
    assert reached("127.0.0.1", host.port), "it stays where it was"
    code = CALLS.post(f"{there}/api/qr.svg", json={"path": "/t/abc"}).text
    assert code == qr_code(f"{there}/t/abc") == host.post("/api/qr.svg", {"path": "t/abc"}).text


def test_a_port_that_is_taken_on_the_network_leads_to_another(host: Host, address: str) -> None:
    with socket.socket() as taken:
        taken.bind((address, host.port))
        taken.listen()
        lan = open_it(host).json()["lan"]
        assert urlsplit(lan).hostname == address
        assert urlsplit(lan).port not in (None, host.port)
        assert CALLS.get(lan + "api/host").json()["lan"] == lan


def test_pages_from_elsewhere_cannot_open_it(host: Host) -> None:
    port = host.port
    wrong = [
        {"Origin": "http://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": f"http://elsewhere.example:{port}", "Host": f"elsewhere.example:{port}"},
        {"X-Forwarded-For": "203.0.113.9"},
    ]
    for headers in wrong:
        answer = open_it(host, **headers)
        assert answer.status_code == 403, headers
        assert answer.json()["code"] in ("not-here", "foreign-page"), headers
    without = host.post("/api/host/network")
    assert (without.status_code, without.json()["code"]) == (403, "not-here")
    assert host.get("/api/host").json()["lan"] is None


def test_a_host_started_by_serve_is_never_opened(tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        assert not host.get("/api/host").json()["may_open"]
        answer = open_it(host)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-here")
        assert "wandelgang play" in answer.json()["message"]
        assert host.get("/api/host").json()["lan"] is None


def test_others_on_the_network_are_not_offered_it(host: Host, address: str) -> None:
    open_it(host)
    there = f"http://{address}:{host.port}"
    answer = CALLS.post(f"{there}/api/host/network", headers={"Origin": there})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-here")


@pytest.mark.parametrize(
    ("client", "addressed", "origin"),
    [
        ("127.0.0.1", "localhost:8765", "http://localhost:8765"),
        ("127.0.0.1", "127.0.0.1:8765", "http://127.0.0.1:8765"),
        ("::1", "[::1]:8765", "http://[::1]:8765"),
    ],
)
def test_every_name_of_this_machine_counts(client: str, addressed: str, origin: str) -> None:
    assert is_from_here(client, addressed, origin)
    assert not is_from_here("192.0.2.7", addressed, origin)
    assert not is_from_here(client, addressed, origin.replace("8765", "9999"))
    assert not is_from_here(client, "[", "http://[")


def test_a_machine_without_a_network_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def try_it() -> str:
        host = await HostInProcess.open(Settings(data=str(tmp_path), warm_up=False))
        try:
            running = server._Server(uvicorn.Config("nothing"), host, 0, lambda: None)
            with pytest.raises(Refuse) as refused:
                await running.open_to_network()
            assert host.lan is None
            return refused.value.code
        finally:
            await host.close()

    monkeypatch.setattr(server, "lan_address", lambda: None)
    assert asyncio.run(try_it()) == "no-network"
    monkeypatch.setattr(server, "lan_address", lambda: "203.0.113.1")  # an address that is not this machine's
    assert asyncio.run(try_it()) == "cannot-open"
