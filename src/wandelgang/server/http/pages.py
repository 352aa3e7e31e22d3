"""The built browser client, served from memory with suitable headers and caching."""

from __future__ import annotations

import gzip
import json
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State

from wandelgang import __version__
from wandelgang.table.refusal import Refuse
from wandelgang.table.secrets import digest

INDEX = "index.html"
HASHED = ("assets/", "python/")  # names with a hash of the content: from Vite, and from `wandelgang pages`
ALONE = "/alone/"  # where the pages without a host are: web/src/alone/index.ts knows it, too
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # keep it, but ask each time whether it has changed
PACKED_ALREADY = "packed_already"  # marks responses that must not be compressed again
WORTH_PACKING = 500  # bytes; below this gzip gains nothing
PACKED = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")

SECURITY = {
    # Scripts, styles, pictures and connections from this host only. Svelte sets inline styles on elements.
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",  # addresses may contain invitations
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

ALONE_POLICY: Final = (
    "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""Of a page without a host, which runs Python. Its document says it, too, without `frame-ancestors`."""

NOT_BUILT = """\
<!doctype html><html lang="en"><meta charset="utf-8"><title>Wandelgang</title>
<h1>The host is running, but the browser client has not been built</h1>
<p>In a checkout, <code>make setup</code> builds it.
The API for programs is described at <a href="/api/docs">/api/docs</a>.</p>
</html>
"""


class BadPages(Exception):
    """A folder that holds no pages for this client; says what would help."""


def check_offline_pages(folder: Path, client: Path) -> None:
    """Refuse pages of another version: they could not go on with the games of this one."""
    try:
        version = json.loads((folder / "parts.json").read_text(encoding="utf-8"))["version"]
    except (OSError, ValueError, LookupError, TypeError):
        raise BadPages(f"{folder} holds no pages: `wandelgang pages {folder}` writes them") from None
    if version != __version__ or _assets(folder) != _assets(client):
        raise BadPages(f"{folder} is of another version: `wandelgang pages {folder}` writes it again")


def _assets(folder: Path) -> set[str]:
    """The names of the client's parts, with the hashes in them."""
    return {file.name for file in (folder / "assets").glob("*")}


class File(NamedTuple):
    """One file of the client."""

    content: bytes
    packed: bytes | None
    media_type: str
    caching: str
    etag: str


class Client:
    """The files of the built client; read again after a new build."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._built: float | None = None

    @property
    def built(self) -> bool:
        """Whether there is a client to serve."""
        return (self._folder / INDEX).is_file()

    def file(self, name: str) -> File | None:
        """A file by its name in the folder."""
        self._refresh()
        return self._files.get(name)

    @property
    def size(self) -> int:
        """Bytes over the wire for all of it."""
        self._refresh()
        return sum(len(file.packed or file.content) for file in self._files.values())

    def _refresh(self) -> None:
        built = (self._folder / INDEX).stat().st_mtime if self.built else None
        if built != self._built:
            self._built = built
            found = (path for path in self._folder.rglob("*") if path.is_file())
            self._files = {path.relative_to(self._folder).as_posix(): _read(path) for path in found}
            self._files = {
                name: file._replace(caching=FOR_EVER if name.startswith(HASHED) else ASK_AGAIN)
                for name, file in self._files.items()
            }


def _read(path: Path) -> File:
    content = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        media_type = "text/javascript"  # whatever the machine's own table says
    elif path.suffix == ".webmanifest":
        media_type = "application/manifest+json"
    elif path.suffix == ".gz":
        media_type = "application/gzip"  # whoever asks for it unpacks it
    packed = None
    if len(content) >= WORTH_PACKING and media_type.startswith(PACKED):
        packed = gzip.compress(content, mtime=0)
    return File(content, packed, media_type, ASK_AGAIN, f'"{digest(content)[:20]}"')


@get(["/", "/{file:path}"], include_in_schema=False, sync_to_thread=False, opt={PACKED_ALREADY: True})
def page(request: Request[None, None, State], state: State) -> Response[bytes]:
    """A file of the client; every page is the same document, which looks at its address."""
    client: Client = state.client
    path = request.url.path.lstrip("/")
    file = client.file(path or INDEX)
    if file is None:
        if not client.built:
            return Response(NOT_BUILT.encode(), media_type="text/html", headers=SECURITY)
        if path.startswith(("api/", *HASHED)) or "." in path.rpartition("/")[2]:
            raise Refuse("no-page")
        file = client.file(INDEX)
        assert file is not None, "a built client has an index"
    return _answer(request, file, SECURITY)


@get(
    [ALONE, f"{ALONE}{{file:path}}"],
    include_in_schema=False,
    sync_to_thread=False,
    opt={PACKED_ALREADY: True},
)
def offline_page(request: Request[None, None, State], state: State) -> Response[bytes]:
    """A file of the pages without a host."""
    pages: Client = state.offline
    path = request.url.path
    if request.scope["raw_path"] == ALONE.rstrip("/").encode():  # its document looks for the rest below it
        return Response(b"", status_code=308, headers={**SECURITY, "Location": ALONE})
    file = pages.file(f"{path}/".removeprefix(ALONE).rstrip("/") or INDEX)
    if file is None:
        raise Refuse("no-page")
    policy = f"{ALONE_POLICY}; frame-ancestors 'none'"
    return _answer(request, file, {**SECURITY, "Content-Security-Policy": policy})


def _answer(request: Request[None, None, State], file: File, security: Mapping[str, str]) -> Response[bytes]:
    headers = {**security, "Cache-Control": file.caching, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type=file.media_type, headers=headers)
