"""What every request passes before its route: who may ask, and what every answer says to the browser."""

from __future__ import annotations

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from wandelgang.server import metrics
from wandelgang.server.host import Host
from wandelgang.server.http.origin import address_of, may_ask
from wandelgang.server.http.refusals import PLAIN, status_of
from wandelgang.server.words import body, preferred
from wandelgang.table import Refuse

CHANGES_NOTHING = ("GET", "HEAD", "OPTIONS")
CLOSED_TO_PAGES = 1008  # a WebSocket that is refused before it is accepted
USUAL = {  # what an answer says unless its route says something else
    b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'",
    b"cross-origin-resource-policy": b"same-origin",
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
}


class Gate:
    """Wraps the application: Litestar looks for a route before any of its own middleware runs."""

    def __init__(self, app: ASGIApp, host: Host) -> None:
        self._app = app
        self._host = host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one WebSocket."""
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        elif self._may_ask(scope):
            await self._app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": CLOSED_TO_PAGES, "reason": "foreign-page"})

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        async def usual(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                said = {name.lower() for name, _ in headers}
                headers += [(name, value) for name, value in USUAL.items() if name not in said]
                if self._host.draining:
                    headers.append((b"connection", b"close"))  # the next request goes to another process
                message["headers"] = headers
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            await _answer(refusal, scope, usual)
        elif scope["method"] == "HEAD":  # the same headers; the server sends no body
            await self._app({**scope, "method": "GET"}, receive, usual)
        else:
            await self._app(scope, receive, usual)

    def _refusal(self, scope: HTTPScope) -> Refuse | None:
        host = _header(scope, b"host")
        if host is not None and address_of(host) is None:
            return Refuse("bad-message", "the header Host is not an address")
        if scope["method"] not in CHANGES_NOTHING and not self._may_ask(scope):
            return Refuse("foreign-page", "the header Origin names another host than the header Host")
        return None

    def _may_ask(self, scope: HTTPScope | WebSocketScope) -> bool:
        return may_ask(
            _header(scope, b"origin"),
            scheme=scope["scheme"],
            host=_header(scope, b"host") or "",
            forwarded_host=_header(scope, b"x-forwarded-host"),
            others=self._host.settings.origins,
        )


def _header(scope: HTTPScope | WebSocketScope, wanted: bytes) -> str | None:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), None)


async def _answer(refusal: Refuse, scope: HTTPScope, send: Send) -> None:
    metrics.REFUSALS[refusal.code] += 1
    language = preferred(_header(scope, b"accept-language") or "")
    content = msgspec.json.encode(body(refusal, language))
    headers = [(name.lower().encode(), value.encode()) for name, value in PLAIN.items()]
    headers += [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": content, "more_body": False})
