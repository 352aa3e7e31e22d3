"""Logs: as text or JSON, with ids, and without what only one person should know."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from collections.abc import Iterator
from contextvars import Context, copy_context
from pathlib import Path
from types import TracebackType
from weakref import ref

import httpx
import pytest
from tests.server.test_commands import running

from wandelgang.server import logs
from wandelgang.server.logs import JsonFormatter, TextFormatter

Info = tuple[type[BaseException], BaseException, TracebackType | None]


def record(message: str, *values: object, info: Info | None = None) -> logging.LogRecord:
    return logging.LogRecord("wandelgang.x", logging.ERROR, "x.py", 1, message, values, info)


@pytest.fixture
def root() -> Iterator[logging.Logger]:
    """The root logger, left as it was."""
    logger = logging.getLogger()
    names = (None, logs.OURS, *logs.UVICORN)
    handlers, levels = logger.handlers[:], [logging.getLogger(name).level for name in names]
    yield logger
    logger.handlers[:] = handlers
    for name, level in zip(names, levels, strict=True):
        logging.getLogger(name).setLevel(level)


def test_a_line_is_text_or_json() -> None:
    try:
        raise ValueError("no")
    except ValueError:
        info = sys.exc_info()
    failed = record("%s failed", "it", info=info)  # type: ignore[arg-type]
    text = TextFormatter().format(failed)
    assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z ERROR   it failed\nTraceback", text)
    line = json.loads(JsonFormatter().format(failed))
    assert (line["level"], line["logger"], line["message"]) == ("error", "wandelgang.x", "it failed")
    assert line["traceback"].endswith("ValueError: no")


def test_nobody_outside_can_write_a_line_of_their_own() -> None:
    text = TextFormatter().format(record("a\nERROR b\x1b[31m ü"))
    assert text.endswith(r" a\nERROR b\x1b[31m ü")


async def test_lines_of_a_request_have_its_ids_and_those_of_what_it_started_do_not() -> None:
    def ids() -> tuple[str | None, str | None]:
        line = json.loads(JsonFormatter().format(record("x")))
        return line.get("request"), line.get("table")

    async def later() -> tuple[str | None, str | None]:
        return ids()

    async def request() -> None:
        logs.begin("abc", "table")
        assert ids() == ("abc", "table")
        assert await asyncio.to_thread(ids) == ("abc", "table")
        assert await asyncio.create_task(later()) == (None, None)

    await asyncio.create_task(request())
    assert ids() == (None, None)


async def test_what_a_request_has_started_does_not_keep_its_task() -> None:
    started: list[Context] = []

    async def request() -> None:
        logs.begin("abc", "table")
        started.append(copy_context())

    task = asyncio.create_task(request())
    await task
    forgotten = ref(task)
    del task
    await asyncio.sleep(0)  # the loop has let go of it, too
    assert forgotten() is None, "without a search for garbage: they do not keep each other"
    assert started[0].run(TextFormatter().format, record("x")).endswith(" x")


def test_other_libraries_never_log_what_people_send(root: logging.Logger) -> None:
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # as it does itself
    logs.set_up("text", "debug")
    assert logging.getLogger("wandelgang.server").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("websockets.server").isEnabledFor(logging.INFO)
    logs.set_up("text", "error")
    assert not logging.getLogger("wandelgang.server").isEnabledFor(logging.WARNING)
    assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.WARNING)
    assert sum(isinstance(handler, logs.Stderr) for handler in root.handlers) == 1


def test_requests_are_logged_with_ids_that_only_a_proxy_may_choose(data: Path) -> None:
    words = ("serve", "--port", "0", "--data", str(data), "--no-warm-up", "--log-format", "json")
    for proxies, trusted in (("127.0.0.1", True), ("10.0.0.1", False)):
        with running(*words, "--proxies", proxies) as (process, line):
            found = re.search(r"http://127.0.0.1:\d+/", line)
            assert found, line
            asked = {"x-request-id": "from-proxy", "x-forwarded-for": "192.0.2.7"}
            answer = httpx.get(found[0] + "api/tables/nothing?token=secret", headers=asked)
            assert (answer.headers["x-request-id"] == "from-proxy") == trusted
            odd = httpx.get(found[0] + "api/host", headers={"x-request-id": "two words"})
            assert re.fullmatch(r"\w+", odd.headers["x-request-id"])
            httpx.get(found[0] + "health")
            httpx.get(found[0] + "ready")
            process.terminate()
            lines = [json.loads(said) for said in process.communicate(timeout=20)[1].splitlines()]
        requests = [said for said in lines if "status" in said]
        assert [said["path"] for said in requests] == ["/api/tables/nothing", "/api/host"]
        first = requests[0]
        assert (first["status"], first["table"], first["request"]) == (
            404, "nothing", answer.headers["x-request-id"]
        )  # fmt: skip
        assert first["client"] == ("192.0.2.7" if trusted else "127.0.0.1")
        assert "secret" not in str(lines)
