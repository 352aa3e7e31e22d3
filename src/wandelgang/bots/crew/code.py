"""Which code plays: a worker of a cluster must have the same code, or it would play different games."""

from __future__ import annotations

import platform
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from wandelgang.games import GAMES

OURS = "wandelgang"


def needed_for(game: str) -> dict[str, str]:
    """What a worker needs to play a game as it is played here, by name: versions, and hashes of sources."""
    packages = {OURS, GAMES[game].package.partition(".")[0]}
    return {
        OURS: version(OURS),
        "python": platform.python_version(),
        "numba": version("numba"),
        **{f"code of {package}": code_hash(package) for package in sorted(packages)},
    }


@cache
def code_hash(package: str) -> str:
    """A hash of a package's Python files. The same version may have been changed since."""
    spec = find_spec(package)
    if spec is None:
        return "missing"
    digest = sha256()
    for folder in spec.submodule_search_locations or ():
        for file in sorted(Path(folder).rglob("*.py")):
            digest.update(f"{file.relative_to(folder).as_posix()}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]
