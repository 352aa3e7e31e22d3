"""Writes the static folder: the client, Python, and our package, each file named after its content."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

from wandelgang import __version__
from wandelgang.browser.api import about
from wandelgang.browser.thinking import Sent, WorkerThinking
from wandelgang.games.wire import encode
from wandelgang.pages import parts
from wandelgang.phrases import PLACES
from wandelgang.search.webassembly import calling, compiling
from wandelgang.server.http.pages import ALONE_POLICY
from wandelgang.table.catalogue import catalogue

PACKAGE: Final = Path(__file__).parents[1]
CLIENT: Final = PACKAGE / "server" / "client"
LEFT_OUT: Final = (
    "batch",
    "bots/arena",
    "bots/crew",
    "cli.py",
    "commands",
    "envs",
    "export",
    "pages",
    "server",
)
"""What a browser does not need, or could not run …"""
TAKEN: Final = (
    "server/__init__.py",
    "server/http/__init__.py",
    "server/http/qr.py",
    "server/words.py",
    "server/thinking/__init__.py",
    "server/thinking/levels.py",
)
"""… but for these: they say what a host says."""
UNUSED: Final = frozenset(
    [
        "_pydatetime",
        "_pyio",
        "_pyrepl",
        "bdb",
        "cProfile",
        "cmd",
        "colorsys",
        "curses",
        "dbm",
        "doctest",
        "ensurepip",
        "filecmp",
        "fileinput",
        "ftplib",
        "getpass",
        "idlelib",
        "imaplib",
        "mailbox",
        "mailcap",
        "modulefinder",
        "multiprocessing",
        "netrc",
        "optparse",
        "pdb",
        "pickletools",
        "plistlib",
        "poplib",
        "profile",
        "pstats",
        "pyclbr",
        "pydoc",
        "pydoc_data",
        "rlcompleter",
        "sched",
        "shelve",
        "smtplib",
        "socketserver",
        "sqlite3",
        "symtable",
        "tabnanny",
        "timeit",
        "tkinter",
        "tomllib",
        "trace",
        "turtle",
        "turtledemo",
        "unittest",
        "venv",
        "wave",
        "webbrowser",
        "wsgiref",
        "xmlrpc",
        "zipapp",
        "zoneinfo",
    ]
)
"""Parts of the standard library that nothing here imports: a sixth of it."""
KINDS: Final = (".py", ".json", ".ftl", ".svg", ".gz")
MARK: Final = "parts.json"  # a folder that has this file is one of ours, and may be written again


class BadFolder(Exception):
    """It cannot be written there; says why."""


class Written(NamedTuple):
    """A folder as it was written."""

    files: int
    bytes: int
    first_visit: int  # bytes over the wire until a game can be played


def write(out: Path) -> Written:
    """Write everything into a folder that is empty, new, or was written by this before: all or nothing."""
    if not (CLIENT / "index.html").is_file():
        raise BadFolder("the browser client has not been built: `make setup` builds it")
    if out.exists() and not out.is_dir():
        raise BadFolder(f"{out} is a file")
    if out.is_dir() and any(out.iterdir()) and not (out / MARK).is_file():
        raise BadFolder(f"{out} has something else in it: name a new or an empty folder")
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent) as temporary:
        folder = Path(temporary) / "new"
        _copy_client(folder)
        first_visit = _write_python(folder)
        (folder / "answers.json").write_bytes(_answers())
        _write_offline(folder)
        if out.is_dir():
            out.rename(Path(temporary) / "old")
        folder.rename(out)
    every = [file for file in out.rglob("*") if file.is_file()]
    return Written(len(every), sum(file.stat().st_size for file in every), first_visit)


# --- the client --------------------------------------------------------------------------------------


def _copy_client(folder: Path) -> None:
    """The same client as on a host: only the document knows that there is none, and where it lies."""
    shutil.copytree(CLIENT, folder, ignore=shutil.ignore_patterns("away.js"))
    index = folder / "index.html"
    page = index.read_text(encoding="utf-8")
    page = page.replace('href="/', 'href="./').replace('src="/', 'src="./')
    page = page.replace("<html ", '<html data-host="none" ', 1)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{ALONE_POLICY}" />'
    index.write_text(page.replace("<head>", f"<head>\n    {policy}", 1), encoding="utf-8")
    manifest = folder / "manifest.webmanifest"
    told = json.loads(manifest.read_text(encoding="utf-8"))
    told |= {"start_url": "./", "scope": "./"}
    del told["id"]  # it counts from the root of the server: two pages there would be one app
    for icon in told["icons"]:
        icon["src"] = "." + icon["src"]
    manifest.write_text(json.dumps(told, indent=4), encoding="utf-8")


def _answers() -> bytes:
    """What the first page asks, answered in advance."""
    thinking = WorkerThinking(_nowhere)
    return encode({"/host": about(), "/games": catalogue(thinking)})


async def _nowhere(_: bytes) -> Sent:
    raise NotImplementedError("nobody thinks while a folder is written")


# --- Python ------------------------------------------------------------------------------------------


def _write_python(folder: Path) -> int:
    """Python and our package, compiled; returns how many bytes that is."""
    with tempfile.TemporaryDirectory() as temporary:
        with tarfile.open(parts.pyodide()) as archive:
            archive.extractall(temporary, filter="data")
        pyodide = Path(temporary) / "package"
        library = _compiled(pyodide, _without(UNUSED, (pyodide / "python_stdlib.zip").read_bytes()))
        ours = _compiled(pyodide, packed())
        lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
        named = {
            "loader": _add(folder, "pyodide.mjs", (pyodide / "pyodide.mjs").read_bytes()),
            "runtime": _add(folder, "pyodide.asm.mjs", (pyodide / "pyodide.asm.mjs").read_bytes()),
            "machine": _add(folder, "pyodide.asm.wasm", (pyodide / "pyodide.asm.wasm").read_bytes()),
            "library": _add(folder, "library.zip", library),
            "package": _add(folder, "wandelgang.zip", ours),
        }
    told = {"version": __version__, "lock": {"info": lock["info"], "packages": {}}, **named}
    (folder / MARK).write_text(json.dumps(told), encoding="utf-8")
    return sum(part["size"] for part in named.values())


def _compiled(pyodide: Path, sources: bytes) -> bytes:
    """An archive with its modules compiled: by Python itself, which takes a while, so it is kept."""
    script = Path(__file__).with_name("compile.mjs")
    kept = parts.kept(f"compiled-{_hash(parts.PYODIDE_HASH.encode() + script.read_bytes() + sources)}.zip")
    if not kept.is_file():
        with tempfile.TemporaryDirectory() as temporary:
            given, made = Path(temporary) / "sources.zip", Path(temporary) / "compiled.zip"
            given.write_bytes(sources)
            command = [*parts.node(), str(script), str(pyodide), str(given), str(made)]
            parts.run(command, "Node cannot compile our package with the Python of browsers")
            parts.take(made, kept)
    return kept.read_bytes()


def packed(*, kernels: bool = True) -> bytes:
    """Our package, msgspec and segno in one archive, as they lie among installed packages. Without the
    compiled kernels, strong bots and the solver cannot think there."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        with zipfile.ZipFile(parts.msgspec()) as wheel:
            for name in sorted(wheel.namelist()):
                made.writestr(zipfile.ZipInfo(name), wheel.read(name))
        for name, file in sorted([*_sources(), *_codes()]):
            made.writestr(zipfile.ZipInfo(name), file.read_bytes())
        if kernels:
            place = calling.LIBRARY.relative_to(PACKAGE.parent).as_posix()
            made.writestr(zipfile.ZipInfo(place), compiling.library())
        about = f"Metadata-Version: 2.1\nName: wandelgang\nVersion: {__version__}\n"
        made.writestr(zipfile.ZipInfo(f"wandelgang-{__version__}.dist-info/METADATA"), about)
    return out.getvalue()


def _sources() -> Iterator[tuple[str, Path]]:
    for file in PACKAGE.rglob("*"):
        name = file.relative_to(PACKAGE).as_posix()
        if file.suffix in KINDS and (name in TAKEN or name.partition("/")[0] not in LEFT_OUT):
            yield f"wandelgang/{name}", file
    locales = next(place for place in PLACES if place.is_dir())
    if locales.parent != PACKAGE:
        for file in locales.rglob("*.ftl"):
            yield f"wandelgang/locales/{file.relative_to(locales).as_posix()}", file


def _codes() -> Iterator[tuple[str, Path]]:
    """segno, which draws QR codes: a few modules of plain Python, installed with us."""
    spec = find_spec("segno")
    assert spec is not None, "it is one of our dependencies"
    assert spec.origin is not None
    for file in Path(spec.origin).parent.glob("*.py"):
        if file.name != "cli.py":
            yield f"segno/{file.name}", file


def _without(left_out: frozenset[str], whole: bytes) -> bytes:
    """An archive of modules without some of them."""
    part = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(whole)) as given, zipfile.ZipFile(part, "w") as made:
        for name in given.namelist():
            if name.partition("/")[0].removesuffix(".py") not in left_out:
                made.writestr(zipfile.ZipInfo(name), given.read(name))
    return part.getvalue()


def _add(folder: Path, name: str, content: bytes) -> dict[str, Any]:
    """Write a file, packed: a plain file server would not do it. Its name has a hash of its content, so that
    browsers may keep it for ever."""
    packed = gzip.compress(content, 9, mtime=0)
    stem, _, kinds = name.partition(".")
    file = f"python/{stem}-{_hash(content)}.{kinds}.gz"
    (folder / "python").mkdir(exist_ok=True)
    (folder / file).write_bytes(packed)
    return {"file": file, "size": len(packed)}


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:10]


# --- without a network -------------------------------------------------------------------------------


def _write_offline(folder: Path) -> None:
    """The service worker with its list: what is in `assets` and `python` has a hash in its name already."""
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    version = _hash(b"".join(f"{file.relative_to(folder)}".encode() + file.read_bytes() for file in files))
    names = [file.relative_to(folder).as_posix() for file in files]
    kept = [
        (name, name if name.startswith(("assets/", "python/")) else f"{name}?{version}") for name in names
    ]
    script = Path(__file__).with_name("offline.js").read_text(encoding="utf-8")
    script = script.replace('"@VERSION@"', json.dumps(version)).replace('"@FILES@"', json.dumps(kept))
    (folder / "offline.js").write_text(script, encoding="utf-8")
