"""JSON has to be declared as such: a foreign page can send `text/plain` without asking, but not JSON."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from wandelgang.table import Refuse

JSON = "application/json"


def takes_json(handler: BaseRouteHandler) -> bool:
    """Whether a route reads its body as JSON."""
    return "data" in handler.parsed_fn_signature.parameters


async def json_only(request: Request[None, None, State]) -> None:
    """Before a request: refuse a body that is not declared as JSON, where JSON is expected."""
    declared = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if takes_json(request.route_handler) and declared != JSON:
        raise Refuse("not-json", f"send the header Content-Type: {JSON}")
