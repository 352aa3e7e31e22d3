"""What a route may refuse, and what it takes other than our own messages, for the OpenAPI page."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIFormat, OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from wandelgang.match import Record
from wandelgang.server.http.json_only import takes_json
from wandelgang.table.protocol import Refusal

WHY = {
    400: "The request is malformed, or what it asks for is impossible; `code` says why.",
    403: "You may not do this, or a page of another host asks.",
    404: "There is no such thing here.",
    409: "Not now: somebody was first, or the game is not over, or it is.",
    410: "The table or the puzzle belongs to rules that this host does not have.",
    413: "The body is too long.",
    415: "The body is not declared as application/json.",
    429: "Too much at once; `Retry-After` says when to try again.",
    503: "The host is full, or cannot reach its database; `Retry-After` says when to try again.",
}

IN_EVERY_RECORD = ["format", *(field.name for field in msgspec.structs.fields(Record) if field.required)]


@dataclass
class TakesRecord(Operation):
    """A route that reads the bytes of a record file itself, whatever they are declared as."""

    def __post_init__(self) -> None:
        """Say so."""
        record = Schema(type=OpenAPIType.OBJECT, required=IN_EVERY_RECORD)
        file = Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)
        kinds = {"application/json": record, "application/octet-stream": file}
        self.request_body = RequestBody(
            description="A record file, as in docs/record.md.",
            content={kind: OpenAPIMediaType(schema) for kind, schema in kinds.items()},
            required=True,
        )


def documented(handler: HTTPRouteHandler) -> HTTPRouteHandler:
    """A route with the refusals that it may answer with: all have one form."""
    statuses = [400, 429, 503]
    path = " ".join(handler.paths)
    if "{" in path:
        statuses.append(404)
    if "{table" in path:
        statuses.append(409)
    if "{table" in path or "/puzzles/" in path:
        statuses.append(410)
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
