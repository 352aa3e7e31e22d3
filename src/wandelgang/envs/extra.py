"""The error message when the packages for research are not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

INSTALL = "pip install 'wandelgang[research]'"


class MissingExtra(ImportError):
    """A package for research is not installed."""


@contextmanager
def needed() -> Iterator[None]:
    """Around imports of packages that come with the extra: says how to install one that is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        why = f"environments need {missing.name}, which is not installed: {INSTALL}"
        raise MissingExtra(why, name=missing.name) from missing
