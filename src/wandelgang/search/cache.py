"""Where compiled code is kept on disk, and whether it is all there.

The folder's name is a digest of everything that the machine code depends on: the sources of every compiled
module, Python, Numba, LLVM and the processor. So what is found there is never stale, which Numba's own check
(each source file for itself) does not promise for kernels that call kernels of other modules.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).parent.parent
SOURCES = ("search/compiled", "bots/compiled")  # every module here with kernels goes into the digest
COMPLETE = "complete"  # the name of an empty file: everything has been compiled


@cache
def folder() -> Path | None:
    """The folder of this machine's compiled code; None where nothing can be written."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    base = Path(chosen) if chosen else platformdirs.user_cache_path("wandelgang", appauthor=False)
    place = base / f"kernels-{sha256(str(PACKAGE).encode()).hexdigest()[:8]}" / _digest()
    try:
        place.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=place).close()
    except OSError:
        return None
    return place


def complete() -> bool:
    """Whether loading will find everything compiled."""
    place = folder()
    return place is not None and (place / COMPLETE).exists()


def mark_complete() -> None:
    """Remember that everything is compiled, and remove what older versions of this package left."""
    place = folder()
    if place is None:
        return
    (place / COMPLETE).touch()
    for other in place.parent.iterdir():
        if other != place:
            shutil.rmtree(other, ignore_errors=True)


def _digest() -> str:
    from llvmlite import binding  # noqa: PLC0415  loads LLVM, which most commands never need

    parts = [sys.version, version("numba"), version("llvmlite"), version("numpy")]
    parts += [binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()]
    found = sha256("\n".join(parts).encode())
    for source in sorted(file for name in SOURCES for file in (PACKAGE / name).rglob("*.py")):
        found.update(str(source.relative_to(PACKAGE)).encode() + source.read_bytes())
    return found.hexdigest()[:16]
