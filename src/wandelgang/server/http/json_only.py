"""JSON has to be declared as such: a foreign page can send `text/plain` without asking, but not JSON."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from wandelgang.table import Refuse

JSON = "application/json"


def takes_json(handler: BaseRouteHandler) -> bool:
    """Whether a route reads its body as JSON."""
    return "data" in handler.parsed_fn_signature.parameters


async def json_only(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse a body that is not declared as JSON, where JSON is expected."""
    declared = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if takes_json(handler) and declared != JSON:
        raise Refuse("not-json", f"send the header Content-Type: {JSON}")
