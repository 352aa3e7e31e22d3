"""How kernels are compiled: with types fixed ahead, free of Python objects and its lock, kept on disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from wandelgang.search.cache import folder

F = TypeVar("F", bound=Callable[..., object])

if TYPE_CHECKING:
    Word = int  # for those who check types words are numbers, so that Python may pass its own
else:
    Word = np.uint64
# A word is a set of cells, one bit each, or a number beside such sets. Kernels write Word(1), not 1, wherever
# a number meets a word: Numba takes bare numbers for signed ones.
Sides = tuple[Word, Word, Word, Word]  # the cells that are open to the north, east, south and west
Words = NDArray[np.uint64]
Rows = NDArray[np.uint64]  # the same with two axes
Numbers = NDArray[np.int64]
NumberRows = NDArray[np.int64]


def kernel(signature: str) -> Callable[[F], F]:
    """A function that Python calls: compiled, or loaded from disk, when its module is imported."""

    def compiled(function: F) -> F:
        with _kept_on_disk(function.__module__) as kept:
            made = numba.njit(signature, cache=kept, nogil=True, error_model="numpy")(function)
        return cast(F, made)

    return compiled


def part(function: F) -> F:
    """A function that only kernels call: compiled into each of them."""
    return cast(F, numba.njit(nogil=True, error_model="numpy")(function))


@contextmanager
def _kept_on_disk(module: str) -> Iterator[bool]:
    """Numba reads its cache folder when a function is decorated; it is ours only for that moment."""
    config: Any = numba.config
    place, before = folder(module), config.CACHE_DIR
    config.CACHE_DIR = str(place or before)
    try:
        yield place is not None
    finally:
        config.CACHE_DIR = before
