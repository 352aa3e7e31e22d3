"""What the package imports is what it declares: an installation has nothing else."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "wandelgang"
LOADED_BY_OTHERS = {"asyncpg"}  # by SQLAlchemy, for an address of PostgreSQL
ALWAYS_THERE = {"llvmlite"}  # numba is made of it
ONLY_FOR_TYPES = {"typing-extensions"}  # below `if TYPE_CHECKING`


def imported() -> Iterator[str]:
    """The top-level modules that the package imports, wherever in its code."""
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (name.name.partition(".")[0] for name in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield node.module.partition(".")[0]


def plain_name(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def declared() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    return {plain_name(re.split(r"[\[<>=~!; ]", one)[0]) for one in wanted}


def test_every_import_is_declared_and_everything_declared_is_used() -> None:
    homes = packages_distributions()
    foreign = set(imported()) - sys.stdlib_module_names - {"wandelgang"}
    used = {plain_name(homes.get(module, [module])[0]) for module in foreign} - ONLY_FOR_TYPES - ALWAYS_THERE
    assert used - declared() == set(), "imported, but not in pyproject.toml"
    assert declared() - used == LOADED_BY_OTHERS, "in pyproject.toml, but not imported"
