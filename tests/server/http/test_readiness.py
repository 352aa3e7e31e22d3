"""`/health` and `/ready`: what a load balancer asks, again and again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from litestar.types import Receive, Scope, Send
from tests.server.hosts import Host as HostProcess
from tests.server.services import redis

from wandelgang.server.host import Host
from wandelgang.server.http.access import Access
from wandelgang.server.http.readiness import Readiness
from wandelgang.server.settings import Settings


@pytest.fixture
async def here(data: Path) -> AsyncIterator[Host]:
    """A host in this process."""
    opened = await Host.open(Settings(data=str(data), bot_processes=1, warm_up=False))
    yield opened
    await opened.close()


async def no_routes(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that is not asked."""


def asking(host: Host) -> httpx.AsyncClient:
    app = Access(no_routes, host)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")  # type: ignore[arg-type]


def test_a_host_at_work_is_healthy_and_ready(host: HostProcess) -> None:
    for path, said in (("/health", {"ok": True}), ("/ready", {"ok": True, "missing": []})):
        answer = host.get(path)
        assert (answer.status_code, answer.json()) == (200, said)
        assert answer.headers["cache-control"] == "no-store"
        assert host.get(path, headers={"host": "whatever:99999"}).status_code == 200


async def test_a_database_that_does_not_answer_is_missing_and_asked_once(
    here: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def hang() -> None:
        asked.append(True)
        await asyncio.Event().wait()

    monkeypatch.setattr(here.store, "ping", hang)
    async with asking(here) as client:
        answers = await asyncio.gather(*(client.get("/ready") for _ in range(20)))
        assert {answer.status_code for answer in answers} == {503}
        assert answers[0].json() == {"ok": False, "missing": ["database"]}
        assert (await client.get("/health")).status_code == 200
    assert len(asked) == 1


async def test_a_host_that_is_about_to_stop_is_not_ready(here: Host) -> None:
    async with asking(here) as client:
        assert (await client.get("/ready")).status_code == 200
        here.draining = True
        answer = await client.get("/ready")
    assert (answer.status_code, answer.json()["missing"]) == (503, ["draining"])


async def test_signals_that_do_not_work_are_missing(data: Path, tmp_path: Path) -> None:
    with redis(tmp_path) as signals:
        host = await Host.open(Settings(data=str(data), signals=signals.address, warm_up=False))
        try:
            assert await Readiness(host).missing() == []
            signals.freeze()
            assert await Readiness(host).missing() == ["signals"]
        finally:
            await host.close()
