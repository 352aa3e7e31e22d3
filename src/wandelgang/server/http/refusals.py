"""Refusals over HTTP all have one form: a code, a sentence, and detail for authors of clients."""

from __future__ import annotations

import logging

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from wandelgang.server.words import body, preferred
from wandelgang.table.protocol import Code, Refusal
from wandelgang.table.refusal import Refuse

STATUS: dict[Code, int] = {
    "no-table": 404,
    "no-replay": 404,
    "no-page": 404,
    "no-lesson": 404,
    "no-seat": 404,
    "old-protocol": 426,
    "old-rules": 410,
    "wrong-token": 403,
    "wrong-invitation": 403,
    "watching": 403,
    "not-here": 403,
    "seat-taken": 409,
    "not-over": 409,
    "over": 409,
    "too-long": 413,
    "too-fast": 429,
    "no-network": 503,
    "cannot-open": 503,
    "host-full": 503,
    "host-trouble": 500,
}
OTHERS: dict[int, Code] = {404: "no-page", 405: "no-page", 413: "too-long", 429: "too-fast"}

_log = logging.getLogger(__name__)


def refuse(request: Request[None, None, State], refusal: Refuse) -> Response[Refusal]:
    """The response to a request that the host refuses."""
    language = preferred(request.headers.get("accept-language", ""))
    headers = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
    return Response(body(refusal, language), status_code=STATUS.get(refusal.code, 400), headers=headers)


def refuse_http(request: Request[None, None, State], error: HTTPException) -> Response[Refusal]:
    """The response to a malformed request."""
    code = OTHERS.get(error.status_code, "bad-message" if error.status_code < 500 else "host-trouble")
    extra = error.extra if isinstance(error.extra, list) else []
    said = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
    answer = refuse(request, Refuse(code, "; ".join([error.detail, *said])))
    answer.status_code = error.status_code
    return answer


def refuse_fault(request: Request[None, None, State], error: Exception) -> Response[Refusal]:
    """The response when the host itself failed; no traceback is sent."""
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return refuse(request, Refuse("host-trouble"))


def refuse_depth(request: Request[None, None, State], _: RecursionError) -> Response[Refusal]:
    """The response to JSON that is nested too deeply."""
    return refuse(request, Refuse("bad-message", "it is nested too deeply"))


REFUSING: ExceptionHandlersMap = {
    Refuse: refuse,
    HTTPException: refuse_http,
    RecursionError: refuse_depth,
    Exception: refuse_fault,
}
