"""How kernels are compiled: with types fixed ahead, free of Python objects and its lock, kept on disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import numba  # type: ignore[import-untyped]
import numpy as np
from numpy.typing import NDArray

from wandelgang.search.cache import folder

F = TypeVar("F", bound=Callable[..., object])

Word = np.uint64  # a set of cells, one bit each, or a small number beside such sets
Words = NDArray[np.uint64]
Rows = NDArray[np.uint64]  # the same with two axes
Numbers = NDArray[np.int64]
Sides = tuple[Word, Word, Word, Word]  # the cells that are open to the north, east, south and west


def kernel(signature: str) -> Callable[[F], F]:
    """A function that Python calls: compiled, or loaded from disk, when its module is imported."""

    def compiled(function: F) -> F:
        with _kept_on_disk() as kept:
            made: F = numba.njit(signature, cache=kept, nogil=True, error_model="numpy")(function)
        return made

    return compiled


def part(function: F) -> F:
    """A function that only kernels call: compiled into each of them."""
    made: F = numba.njit(nogil=True, error_model="numpy")(function)
    return made


@contextmanager
def _kept_on_disk() -> Iterator[bool]:
    """Numba reads its cache folder when a function is decorated; it is ours only for that moment."""
    place, before = folder(), numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(place or before)
    try:
        yield place is not None
    finally:
        numba.config.CACHE_DIR = before
