"""A page about the HTTP API. We render it ourselves, because the usual ones load scripts from other hosts."""

from __future__ import annotations

import html
from typing import Any

from litestar import Request, Router
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from wandelgang import __version__
from wandelgang.server.http.pages import SECURITY

STYLE = """\
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; padding: 0 1rem }
code, pre { font: 14px/1.4 ui-monospace, monospace }
h2 { border-top: 1px solid; margin-top: 2rem; padding-top: 1rem }
summary { cursor: pointer }
pre { overflow-x: auto }
"""


HEADERS = {
    **SECURITY,
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "Cache-Control": "no-cache",
}


class DocsPage(OpenAPIRenderPlugin):
    """The interface as a page to read, without any script."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Request[None, None, State], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 - Litestar's own
        """The page."""
        return _page(openapi_schema).encode()


def docs() -> OpenAPIConfig:
    """The page at /api/docs, and the same for programs at /api/docs/openapi.json."""
    return OpenAPIConfig(
        title="Wandelgang",
        version=__version__,
        description="Everything but play itself, which goes over a WebSocket: see docs/protocol.md.",
        openapi_router=Router(
            "/api/docs", route_handlers=[], include_in_schema=False, response_headers=HEADERS
        ),
        render_plugins=[DocsPage(), JsonRenderPlugin(path="/openapi.json")],
    )


def _page(schema: dict[str, Any]) -> str:
    info = schema["info"]
    parts = [
        f"<h1>{_text(info['title'])} {_text(info['version'])}</h1><p>{_text(info['description'])}</p>",
        '<p>For programs: <a href="/api/docs/openapi.json">openapi.json</a></p>',
    ]
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            parts.append(_operation(method, path, operation))
    parts.append("<h2>Types</h2>")
    for name, kind in sorted(schema.get("components", {}).get("schemas", {}).items()):
        parts.append(_type(name, kind))
    body = "\n".join(parts)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{_text(info["title"])}: HTTP</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>{body}</html>'
    )


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    rows = [f"<h2><code>{method.upper()} {_text(path)}</code></h2>"]
    rows.append(f"<p>{_text(operation.get('summary', ''))}</p>")
    for parameter in operation.get("parameters", []):
        said = parameter.get("description") or ""
        rows.append(f"<p><code>{_text(parameter['name'])}</code> ({parameter['in']}) {_text(said)}</p>")
    body = operation.get("requestBody", {})
    taken = " or ".join(_shape(content["schema"]) for content in body.get("content", {}).values())
    if taken:
        said = f": {_text(body['description'])}" if body.get("description") else ""
        rows.append(f"<p>Takes {taken}{said}</p>")
    for status, answer in operation.get("responses", {}).items():
        shapes = [_shape(content["schema"]) for content in answer.get("content", {}).values()]
        rows.append(f"<p>{status}: {', '.join(shapes) or 'nothing'}</p>")
    return "".join(rows)


def _type(name: str, kind: dict[str, Any]) -> str:
    fields = "".join(
        f"<li><code>{_text(field)}</code>: {_shape(shape)}</li>"
        for field, shape in kind.get("properties", {}).items()
    )
    values = ", ".join(f"<code>{_text(str(value))}</code>" for value in kind.get("enum", []))
    title = kind.get("title", name)
    return f'<details id="{_text(name)}"><summary>{_text(title)}</summary>{values}<ul>{fields}</ul></details>'


def _shape(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{_text(name)}">{_text(name.rpartition("_")[2] or name)}</a>'
    if "oneOf" in schema:
        return " or ".join(_shape(one) for one in schema["oneOf"])
    if schema.get("type") == "array":
        return f"list of {_shape(schema.get('items', {}))}"
    if "enum" in schema:
        return " or ".join(f"<code>{_text(str(value))}</code>" for value in schema["enum"])
    return _text(str(schema.get("type", "any value of the game")))


def _text(value: str) -> str:
    return html.escape(value)
