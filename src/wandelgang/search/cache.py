"""Where compiled code is kept on disk, and whether it is complete.

A module with kernels has a folder whose name is a digest of everything its machine code depends on: its own
source and that of each module it imports, Python, Numba, LLVM and the processor. So its contents are never
stale. Numba checks each source file on its own, which misses changes to kernels and tables of other modules.
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from time import time

ROOT = "wandelgang"
HOME = Path(__file__).parent.parent
SEARCH, BATCH = "wandelgang.search", "wandelgang.batch"
PACKAGES = (SEARCH, BATCH)  # kernels are in their folders: one for all games, and one for each game
ONLY_IN_BROWSERS = (f"{SEARCH}.plain_arrays", f"{SEARCH}.webassembly")  # no code for this machine needs them
KERNEL = "kernel"  # the decorator that declares one
COMPLETE = "complete"  # the name of an empty file: everything in this folder's module is compiled
STALE_AFTER = 24 * 3600.0  # seconds; a newer folder may belong to a running program


@cache
def modules(*packages: str) -> tuple[str, ...]:
    """All modules that declare kernels, or those of some packages."""
    found = [
        f"{package}.{source.parent.name}.{source.stem}"
        for package in packages or PACKAGES
        for source in sorted(_path(package).glob("*/*.py"))
    ]
    return tuple(module for module in found if _declares_kernels(module))


def short_name(module: str) -> str:
    """The name of a module inside its package, for people and for folders."""
    return module.removeprefix(f"{SEARCH}.").removeprefix(f"{ROOT}.")


@cache
def folder(module: str) -> Path | None:
    """The folder for the compiled code of a module; None where nothing can be written, or compiled."""
    if find_spec("numba") is None:
        return None
    place = base() / f"{short_name(module)}-{digest(module)}"
    try:
        place.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=place).close()
    except OSError:
        return None
    return place


def writable() -> bool:
    """Whether compiled code can be kept."""
    return folder(modules()[0]) is not None


def complete(*names: str) -> bool:
    """Whether these modules will load without compiling anything."""
    return all(place is not None and (place / COMPLETE).exists() for place in map(folder, names))


def mark_complete(module: str) -> None:
    """Remember that everything in a module is compiled."""
    place = folder(module)
    if place is not None:
        (place / COMPLETE).touch()


@contextmanager
def alone() -> Iterator[None]:
    """Let one program compile at a time. Others wait here and then load what it has kept."""
    try:
        import fcntl

        lock = (base() / "lock").open("w")
    except (ImportError, OSError):
        yield  # no locks on this system, or nothing can be kept: each program compiles for itself
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def clear() -> None:
    """Remove what older versions of this program have left behind."""
    if not writable():
        return
    ours = set(map(folder, modules()))
    for other in base().iterdir():
        if other.is_dir() and other not in ours and time() - other.stat().st_mtime > STALE_AFTER:
            shutil.rmtree(other, ignore_errors=True)


def needed_by(module: str) -> list[str]:
    """The modules with kernels that a module imports, directly or indirectly."""
    found = _closure(module)
    return [name for name in modules() if name in found]


def _declares_kernels(module: str) -> bool:
    functions = (node for node in ast.parse(_source(module)).body if isinstance(node, ast.FunctionDef))
    decorators = (decorator for function in functions for decorator in function.decorator_list)
    return any(_name(decorator) == KERNEL for decorator in decorators)


def _name(decorator: ast.expr) -> str | None:
    named = decorator.func if isinstance(decorator, ast.Call) else decorator
    return named.id if isinstance(named, ast.Name) else None


@cache
def base() -> Path:
    """The folder that holds all of it."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        base = Path(chosen)
    else:
        import platformdirs  # a browser has none, and keeps nothing here

        base = platformdirs.user_cache_path(ROOT, appauthor=False)
    return base / f"kernels-{sha256(str(HOME).encode()).hexdigest()[:8]}"


@cache
def digest(module: str) -> str:
    """What the machine code of a module depends on, in a few letters."""
    digest = sha256(_machine().encode())
    for name in sorted(_closure(module)):
        digest.update(name.encode() + _source(name))
    return digest.hexdigest()[:16]


@cache
def _closure(module: str) -> frozenset[str]:
    """A module and all modules of this program that it imports, directly or indirectly."""
    found, waiting = {module}, [module]
    while waiting:
        new = _imports(waiting.pop()) - found
        found |= new
        waiting += new
    return frozenset(found)


@cache
def _imports(module: str) -> frozenset[str]:
    """The modules of this program, and of its own package, that a module imports."""
    found, roots = set[str](), {ROOT, _root(module)}
    for node in ast.walk(ast.parse(_source(module))):
        if isinstance(node, ast.ImportFrom) and node.module and _root(node.module) in roots:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return frozenset(name for name in found if _source(name) and not name.startswith(ONLY_IN_BROWSERS))


@cache
def _source(module: str) -> bytes:
    """The source of a module; nothing if there is no such module."""
    path = _path(module)
    for source in (path.with_suffix(".py"), path / "__init__.py"):
        if source.is_file():
            return source.read_bytes()
    return b""


def _path(module: str) -> Path:
    root, *inner = module.split(".")
    return _home(root).joinpath(*inner)


def _root(module: str) -> str:
    return module.partition(".")[0]


@cache
def _home(root: str) -> Path:
    """The folder of a package of this program or, for a bot from elsewhere, of any other."""
    if root == ROOT:
        return HOME
    spec = find_spec(root)
    if spec is None or spec.origin is None:
        return HOME / root  # a folder that does not exist
    origin = Path(spec.origin)
    return origin.parent if origin.name == "__init__.py" else origin.with_suffix("")


@cache
def _machine() -> str:
    # Not at the top: it loads LLVM, which takes a moment. It brings no types.
    from llvmlite import binding  # type: ignore[import-untyped]

    versions = (sys.version, version("numba"), version("llvmlite"), version("numpy"))
    features: str = binding.get_host_cpu_features().flatten()
    return "\n".join((*versions, binding.get_host_cpu_name(), features))
