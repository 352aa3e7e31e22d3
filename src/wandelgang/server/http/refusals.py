"""Refusals over HTTP all have one form: a code, a sentence, and detail for authors of clients."""

from __future__ import annotations

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap, Method

from wandelgang.server import metrics
from wandelgang.server.limits.log_limit import limited
from wandelgang.server.storage.unreachable import log_trouble, refusal_of
from wandelgang.server.words import body, preferred
from wandelgang.table.protocol import Code, Refusal
from wandelgang.table.refusal import Refuse

STATUS: dict[Code, int] = {
    "no-table": 404,
    "no-replay": 404,
    "no-page": 404,
    "no-lesson": 404,
    "no-puzzle": 404,
    "old-puzzle": 410,
    "no-seat": 404,
    "old-protocol": 426,
    "old-rules": 410,
    "wrong-token": 403,
    "wrong-invitation": 403,
    "watching": 403,
    "not-here": 403,
    "foreign-page": 403,
    "no-lobby": 404,
    "no-free-seat": 409,
    "begun": 409,
    "seat-taken": 409,
    "not-over": 409,
    "over": 409,
    "carry-others": 409,
    "carry-secrets": 409,
    "carry-clock": 409,
    "too-long": 413,
    "not-json": 415,
    "too-fast": 429,
    "no-network": 503,
    "cannot-open": 503,
    "host-full": 503,
    "no-storage": 503,
    "host-trouble": 500,
}
OTHERS: dict[int, Code] = {404: "no-page", 405: "no-page", 413: "too-long", 429: "too-fast"}

RETRY_AFTER: dict[Code, int] = {"too-fast": 10, "host-full": 30, "no-storage": 5}  # seconds
PLAIN = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
METHODS: tuple[Method, ...] = ("GET", "POST", "PUT", "PATCH", "DELETE")

_log = limited(__name__)


def status_of(refusal: Refuse) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refusal.code, 400)


def refuse(request: Request[None, None, State], refusal: Refuse) -> Response[Refusal]:
    """The response to a request that the host refuses."""
    metrics.REFUSALS[refusal.code] += 1
    language = preferred(request.headers.get("accept-language", ""))
    headers = dict(PLAIN)
    if refusal.code in RETRY_AFTER:
        headers["Retry-After"] = str(RETRY_AFTER[refusal.code])
    return Response(body(refusal, language), status_code=status_of(refusal), headers=headers)


def refuse_http(request: Request[None, None, State], error: HTTPException) -> Response[Refusal]:
    """The response to a malformed request."""
    code = OTHERS.get(error.status_code, "bad-message" if error.status_code < 500 else "host-trouble")
    extra = error.extra if isinstance(error.extra, list) else []
    said = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
    answer = refuse(request, Refuse(code, "; ".join([error.detail, *said])))
    answer.status_code = error.status_code
    if error.status_code == 405:
        answer.headers["Allow"] = ", ".join(_allowed(request))
    return answer


def _allowed(request: Request[None, None, State]) -> list[str]:
    """The methods that there are at this address."""
    found = ["OPTIONS"]
    for method in METHODS:
        try:
            request.app.asgi_router.handle_routing(path=request.scope["path"], method=method)
        except HTTPException:
            continue
        found += ["GET", "HEAD"] if method == "GET" else [method]
    return found


def refuse_fault(request: Request[None, None, State], error: Exception) -> Response[Refusal]:
    """The response when the host or its database failed; no traceback is sent."""
    log_trouble(_log, error, "%s %s failed", request.method, request.url.path)
    return refuse(request, refusal_of(error))


def refuse_depth(request: Request[None, None, State], _: RecursionError) -> Response[Refusal]:
    """The response to JSON that is nested too deeply."""
    return refuse(request, Refuse("bad-message", "it is nested too deeply"))


REFUSING: ExceptionHandlersMap = {
    Refuse: refuse,
    HTTPException: refuse_http,
    RecursionError: refuse_depth,
    Exception: refuse_fault,
}
