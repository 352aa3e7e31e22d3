"""How kernels are compiled: with fixed types, without Python objects or its lock, and cached on disk.

The types of a kernel are its annotations. Arrays that belong together are a NamedTuple. From Python, Numba
takes a NamedTuple only if each field has exactly the right type, so words are handed over in plain tuples,
whose numbers Numba converts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import NoneType
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba import types
from numpy.typing import NDArray

from wandelgang.search.cache import folder

F = TypeVar("F", bound=Callable[..., object])

if TYPE_CHECKING:
    # For the type checker both are int, so that Python may pass its own.
    Word = int
    Number = int
else:
    Word = np.uint64
    Number = np.int64  # in a kernel, int() of a word is still a word, and a word plus a number is a fraction
# A word is a set of cells, one bit each, or a number beside such sets. Kernels write Word(1), not 1, wherever
# a number meets a word: to Numba bare numbers are signed.
Sides = tuple[Word, Word, Word, Word]  # the cells that are open to the north, east, south and west
Words = Annotated[NDArray[np.uint64], types.uint64[::1]]
Rows = Annotated[NDArray[np.uint64], types.uint64[:, ::1]]
Numbers = Annotated[NDArray[np.int64], types.int64[::1]]
NumberRows = Annotated[NDArray[np.int64], types.int64[:, ::1]]
Reals = Annotated[NDArray[np.float64], types.float64[::1]]
RealRows = Annotated[NDArray[np.float64], types.float64[:, ::1]]
RealLayers = Annotated[NDArray[np.float64], types.float64[:, :, ::1]]
Bytes = Annotated[NDArray[np.int8], types.int8[::1]]  # signed: to Numba, a sum of unsigned ones is a word
ByteRows = Annotated[NDArray[np.int8], types.int8[:, ::1]]
SmallReals = Annotated[NDArray[np.float32], types.float32[::1]]
SmallRealRows = Annotated[NDArray[np.float32], types.float32[:, ::1]]
SmallRealLayers = Annotated[NDArray[np.float32], types.float32[:, :, ::1]]
ShortRows = Annotated[NDArray[np.int16], types.int16[:, ::1]]

_tuple_type: Any = types.BaseTuple.from_types  # of the same or of different types, with names or without

TYPES = {
    NoneType: types.void,
    bool: types.boolean,
    int: types.int64,
    float: types.float64,
    np.uint64: types.uint64,
}


def kernel(function: F) -> F:
    """A function that Python calls: compiled, or loaded from disk, when its module is imported."""
    hints = get_type_hints(function, include_extras=True)
    returned = _type_of(hints.pop("return"))
    signature = returned(*map(_type_of, hints.values()))
    with _kept_on_disk(function.__module__) as kept:
        made = numba.njit(signature, cache=kept, nogil=True, error_model="numpy")(function)
    return cast(F, made)


def part(function: F) -> F:
    """A function that only kernels call: compiled into each of them."""
    return cast(F, numba.njit(nogil=True, error_model="numpy")(function))


def _type_of(annotation: Any) -> Any:
    """The Numba type for an annotation."""
    if get_origin(annotation) is Annotated:
        return get_args(annotation)[1]
    if get_origin(annotation) is tuple:
        return _tuple_type([_type_of(field) for field in get_args(annotation)])
    if issubclass(annotation, tuple):  # a NamedTuple
        fields = get_type_hints(annotation, include_extras=True).values()
        return _tuple_type([_type_of(field) for field in fields], annotation)
    return TYPES[annotation]


@contextmanager
def _kept_on_disk(module: str) -> Iterator[bool]:
    """Numba reads its cache folder when a function is decorated; set it to ours only for that moment."""
    config: Any = numba.config
    place, before = folder(module), config.CACHE_DIR
    config.CACHE_DIR = str(place or before)
    try:
        yield place is not None
    finally:
        config.CACHE_DIR = before
