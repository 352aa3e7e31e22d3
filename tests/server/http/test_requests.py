"""What all requests and answers have in common: HEAD, headers for browsers, and a database that is away."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import IntegrityError, OperationalError
from tests.server.hosts import CALLS, ROOT, Host
from tests.server.players import Opened

from wandelgang.server.host import Host as HostInProcess
from wandelgang.server.http.app import application
from wandelgang.server.limits import SIMILAR_LINES
from wandelgang.server.limits.log_limit import LogLimit
from wandelgang.server.settings import Settings
from wandelgang.server.storage.unreachable import is_unreachable, reason

RECORD = (ROOT / "tests/records/classic-one-card.jsonl").read_bytes().splitlines()[0]
VARIES = {"date", "x-request-id"}


@pytest.fixture(scope="module")
def paths(host: Host) -> list[str]:
    """Something of every kind that can be asked for."""
    table = Opened(host, "classic", "me", "easy").id
    replay = host.post("/api/replays", content=RECORD).json()["replay"]
    return [
        "/",
        "/t/abc",
        "/missing.js",
        "/api/host",
        "/api/games",
        "/api/games/classic/words/de",
        "/api/games/classic/pictures.svg",
        "/api/docs",
        "/api/docs/openapi.json",
        f"/api/tables/{table}",
        f"/api/tables/{table}/record",
        f"/api/replays/{replay}",
        "/api/tables/nothing",
        "/api/tables",
    ]


def test_head_is_get_without_a_body(host: Host, paths: list[str]) -> None:
    for path in paths:
        got, head = host.get(path), CALLS.head(host.http + path)
        assert head.status_code == got.status_code, path
        assert head.content == b"", path
        assert {name: value for name, value in head.headers.items() if name not in VARIES} == {
            name: value for name, value in got.headers.items() if name not in VARIES
        }, path


def test_a_connection_goes_on_after_head(host: Host) -> None:
    with httpx.Client(base_url=host.http) as client:
        for _ in range(3):
            assert client.head("/api/games").status_code == 200
            assert client.get("/api/host").json()["protocol"]


def test_a_method_that_is_not_there_is_refused_with_those_that_are(host: Host) -> None:
    for path, allowed in (("/api/host", "OPTIONS, GET, HEAD"), ("/api/tables", "OPTIONS, POST")):
        answer = CALLS.delete(host.http + path)
        assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


def test_every_answer_tells_the_browser_to_keep_it_safe(host: Host, paths: list[str]) -> None:
    for path in paths:
        headers = host.get(path).headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["referrer-policy"] == "no-referrer", path
        assert headers["x-frame-options"] == "DENY", path
        assert headers["cross-origin-resource-policy"] == "same-origin", path
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert "cache-control" in headers, path
        assert "server" not in headers, path
        assert len(headers.get_list("content-security-policy")) == 1, path


# --- a database that is away -----------------------------------------------------------------------


def gone() -> OperationalError:
    return OperationalError(
        "SELECT secret FROM tables", {}, ConnectionRefusedError(111, "Connection refused")
    )


@pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize(
    ("language", "said"), [("de", "Datenbank"), ("en", "database"), ("fr", "base de données")]
)
async def test_while_the_database_is_away_people_are_told_to_wait(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    language: str,
    said: str,
) -> None:
    async def fail(*_: object) -> None:
        raise gone()

    # As at the start of a host: nothing has been left out yet.
    log = logging.getLogger("wandelgang.server.http.refusals")
    monkeypatch.setattr(log, "filters", [LogLimit()])
    host = await HostInProcess.open(Settings(data=str(tmp_path), warm_up=False))
    try:
        monkeypatch.setattr(host.store, "load", fail)
        monkeypatch.setattr(host.store, "count_replays", fail)
        transport = httpx.ASGITransport(application(host))  # type: ignore[arg-type] # Litestar's own types
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            for _ in range(SIMILAR_LINES * 3):
                answer = await client.get("/api/tables/k7m2p9x4wq", headers={"Accept-Language": language})
                assert (answer.status_code, answer.json()["code"]) == (503, "no-storage")
                assert said in answer.json()["message"]
                assert int(answer.headers["retry-after"]) > 0
            assert (await client.post("/api/replays", content=RECORD)).status_code == 503
    finally:
        monkeypatch.undo()
        await host.close()
    lines = [record for record in caplog.records if record.name == log.name]
    assert len(lines) == SIMILAR_LINES
    assert {line.getMessage() for line in lines} == {
        "the database cannot be reached: [Errno 111] Connection refused"
    }
    assert not any(line.exc_info for line in lines)


class PostgresConnectionError(Exception):
    """As asyncpg has it."""

    __module__ = "asyncpg.exceptions"


class ConnectionDoesNotExistError(PostgresConnectionError):
    """As asyncpg has it."""

    __module__ = "asyncpg.exceptions"


@pytest.mark.parametrize(
    ("error", "unreachable"),
    [
        (gone(), True),
        (ConnectionRefusedError(), True),
        (TimeoutError(), True),
        (ConnectionDoesNotExistError("closed"), True),
        (ExceptionGroup("both", [OSError("no"), ConnectionResetError()]), False),
        (ExceptionGroup("both", [TimeoutError(), ConnectionResetError()]), True),
        (IntegrityError("", {}, ValueError("twice")), False),
        (ValueError("a fault of ours"), False),
        (FileNotFoundError(), False),
        (None, False),
    ],
)
def test_when_the_database_counts_as_unreachable(error: Exception | None, unreachable: bool) -> None:
    assert is_unreachable(error) == unreachable


def test_the_reason_is_one_line_without_values() -> None:
    assert reason(gone()) == "[Errno 111] Connection refused"
    assert reason(TimeoutError()) == "it does not answer in time"
    assert reason(TimeoutError(110, "Connection timed out")) == "[Errno 110] Connection timed out"
    assert reason(ConnectionError()) == "ConnectionError"
    assert "\n" not in reason(OSError("one\ntwo"))


def test_the_openapi_document_says_what_every_post_takes(host: Host) -> None:
    paths = json.loads(host.get("/api/docs/openapi.json").content)["paths"]
    without = {path for path, how in paths.items() if "post" in how and "requestBody" not in how["post"]}
    assert without == {"/api/host/network"}, "it takes nothing"
    taken = paths["/api/replays"]["post"]["requestBody"]
    assert set(taken["content"]) == {"application/json", "application/octet-stream"}
    assert set(taken["content"]["application/json"]["schema"]["required"]) <= set(json.loads(RECORD))
    assert taken["description"] in host.get("/api/docs").text


def test_the_openapi_document_names_every_refusal(host: Host) -> None:
    document = json.loads(host.get("/api/docs/openapi.json").content)
    opening = document["paths"]["/api/tables"]["post"]["responses"]
    assert {"201", "400", "403", "413", "415", "429", "503"} <= set(opening)
    for operations in document["paths"].values():
        for operation in operations.values():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    [content] = answer["content"].values()
                    assert content["schema"]["$ref"].endswith("Refusal")
