"""What a route may refuse, for the OpenAPI page."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from wandelgang.server.http.json_only import takes_json
from wandelgang.table.protocol import Refusal

WHY = {
    400: "The request is malformed, or what it asks for is impossible; `code` says why.",
    403: "You may not do this, or a page of another host asks.",
    404: "There is no such thing here.",
    409: "Not now: somebody was first, or the game is not over, or it is.",
    410: "The table began under rules that this host does not have.",
    413: "The body is too long.",
    415: "The body is not declared as application/json.",
    429: "Too much at once; `Retry-After` says when to try again.",
    503: "The host is full, or cannot reach its database; `Retry-After` says when to try again.",
}


def documented(handler: HTTPRouteHandler) -> HTTPRouteHandler:
    """A route with the refusals that it may answer with: all have one form."""
    statuses = [400, 429, 503]
    path = " ".join(handler.paths)
    if "{" in path:
        statuses.append(404)
    if "{table" in path:
        statuses += [409, 410]
    if "POST" in handler.http_methods:
        statuses += [403, 413]
    if takes_json(handler):
        statuses.append(415)
    specs = {
        status: ResponseSpec(Refusal, description=WHY[status], generate_examples=False)
        for status in sorted(statuses)
    }
    handler.responses = {**(handler.responses or {}), **specs}
    return handler
