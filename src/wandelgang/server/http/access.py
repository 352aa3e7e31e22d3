"""What surrounds every request: its id, its line in the log, its metrics, and whether the host is well."""

from __future__ import annotations

import logging
import re
import time
from random import SystemRandom
from typing import Any, cast
from urllib.parse import quote

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from wandelgang.server import logs, metrics
from wandelgang.server.host import Host
from wandelgang.server.http.readiness import Readiness
from wandelgang.table.secrets import new_id

GIVEN = re.compile(r"[A-Za-z0-9._-]{1,64}")  # an id that a proxy may give
TABLE = re.compile(r"/(?:api/tables|t)/([A-Za-z0-9_-]{1,20})(?:/|$)")
THIS_MACHINE = "127.0.0.1,::1"  # trusted if nobody says otherwise
LONGEST_PATH = 200  # characters in the log
PLAIN = [
    (b"content-type", b"application/json"),
    (b"cache-control", b"no-store"),
    (b"x-content-type-options", b"nosniff"),
]

_log = logging.getLogger(__name__)
_rng = SystemRandom()


class Access:
    """The outermost part of the application: proxies that are trusted also say which id a request has."""

    def __init__(self, app: ASGIApp, host: Host) -> None:
        # uvicorn would do this before us, and then nobody could tell who asked.
        proxied: Any = ProxyHeadersMiddleware(
            cast("Any", self._inside), host.settings.proxies or THIS_MACHINE
        )
        self._app = app
        self._proxied: ASGIApp = proxied
        self._proxies = proxied.trusted_hosts
        self._logged = host.settings.access_log
        self._readiness = Readiness(host)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one WebSocket."""
        if scope["type"] == ScopeType.HTTP and scope["path"] in ("/health", "/ready"):
            await self._say_how_it_is(scope["path"], send)
            return
        request, table = self._id(scope), TABLE.match(scope["path"])
        logs.begin(request, table[1] if table else None)
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send, request)
        else:
            await self._proxied(scope, receive, send)

    async def _inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Here the address of the client is known."""
        if scope["type"] == ScopeType.WEBSOCKET and self._logged:
            _line(scope, scope["path"], "WEBSOCKET", None, None)
        await self._app(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send, request: str) -> None:
        start, path, status = time.perf_counter(), scope["path"], 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", request.encode())]
            await send(message)

        try:
            await self._proxied(scope, receive, answer)
        finally:
            took = time.perf_counter() - start
            metrics.request(scope.get("path_template"), scope["method"], status, took)
            if self._logged:
                _line(scope, path, scope["method"], status, took)

    def _id(self, scope: HTTPScope | WebSocketScope) -> str:
        peer = scope["client"][0] if scope["client"] else ""
        if peer in self._proxies:
            for name, value in scope["headers"]:
                if name == b"x-request-id" and GIVEN.fullmatch(given := value.decode("latin-1")):
                    return given
        return new_id(_rng)

    async def _say_how_it_is(self, path: str, send: Send) -> None:
        missing = [] if path == "/health" else await self._readiness.missing()
        body = msgspec.json.encode(
            {"ok": not missing, "missing": missing} if path == "/ready" else {"ok": True}
        )
        headers = [*PLAIN, (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 503 if missing else 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _line(
    scope: HTTPScope | WebSocketScope, path: str, method: str, status: int | None, took: float | None
) -> None:
    """Without the query, and without headers: both may hold what only one person should know."""
    if not _log.isEnabledFor(logging.INFO):
        return
    path = quote(path, safe="/:@!$&'()*+,;=-._~")[:LONGEST_PATH]
    client = scope["client"][0] if scope["client"] else "-"
    milliseconds = None if took is None else round(took * 1_000, 1)
    how = "" if status is None else f" {status} in {milliseconds} ms"
    more = {"method": method, "path": path, "status": status, "client": client, "milliseconds": milliseconds}
    _log.info("%s %s%s from %s", method, path, how, client, extra=more)
