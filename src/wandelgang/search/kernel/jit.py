"""How kernels are compiled: with fixed types, without Python objects or its lock, and cached on disk.

The types of a kernel are its annotations. Arrays that belong together are a NamedTuple. From Python, Numba
takes a NamedTuple only if each field has exactly the right type, so words are handed over in plain tuples,
whose numbers Numba converts.

Where there is no Numba, in a browser, the same kernels come from a library that was compiled ahead of time
(`search.webassembly`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import NoneType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    NamedTuple,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from wandelgang.search.arrays import NDArray, np
from wandelgang.search.cache import folder

if TYPE_CHECKING:
    import numba
else:
    try:
        import numba
    except ModuleNotFoundError:
        numba = None

F = TypeVar("F", bound=Callable[..., object])

if TYPE_CHECKING:
    # For the type checker both are int, so that Python may pass its own.
    Word = int
    Number = int
else:
    Word = np.uint64
    Number = np.int64  # in a kernel, int() of a word is still a word, and a word plus a number is a fraction


class Layout(NamedTuple):
    """The elements and the number of dimensions of an array that a kernel takes, row by row."""

    elements: str
    dimensions: int


# A word is a set of cells, one bit each, or a number beside such sets. Kernels write Word(1), not 1, wherever
# a number meets a word: to Numba bare numbers are signed.
Sides = tuple[Word, Word, Word, Word]  # the cells that are open to the north, east, south and west
Words = Annotated[NDArray[np.uint64], Layout("uint64", 1)]
Rows = Annotated[NDArray[np.uint64], Layout("uint64", 2)]
Numbers = Annotated[NDArray[np.int64], Layout("int64", 1)]
NumberRows = Annotated[NDArray[np.int64], Layout("int64", 2)]
Reals = Annotated[NDArray[np.float64], Layout("float64", 1)]
RealRows = Annotated[NDArray[np.float64], Layout("float64", 2)]
RealLayers = Annotated[NDArray[np.float64], Layout("float64", 3)]
Bytes = Annotated[NDArray[np.int8], Layout("int8", 1)]  # signed: to Numba, a sum of unsigned ones is a word
ByteRows = Annotated[NDArray[np.int8], Layout("int8", 2)]
SmallReals = Annotated[NDArray[np.float32], Layout("float32", 1)]
SmallRealRows = Annotated[NDArray[np.float32], Layout("float32", 2)]
SmallRealLayers = Annotated[NDArray[np.float32], Layout("float32", 3)]
ShortRows = Annotated[NDArray[np.int16], Layout("int16", 2)]


def kernel(function: F) -> F:
    """A function that Python calls: compiled, or loaded from disk, when its module is imported."""
    hints = get_type_hints(function, include_extras=True)
    if numba is None:
        from wandelgang.search.webassembly.calling import bound

        return cast(F, bound(function, hints))
    returned = _type_of(hints.pop("return"))
    signature = returned(*map(_type_of, hints.values()))
    with _kept_on_disk(function.__module__) as kept:
        made = numba.njit(signature, cache=kept, nogil=True, error_model="numpy")(function)
    return cast(F, made)


def part(function: F) -> F:
    """A function that only kernels call: compiled into each of them."""
    if numba is None:
        return function
    return cast(F, numba.njit(nogil=True, error_model="numpy")(function))


def _type_of(annotation: Any) -> Any:
    """The Numba type for an annotation."""
    types, plain = (
        numba.types,
        {NoneType: "void", bool: "boolean", int: "int64", float: "float64", Word: "uint64"},
    )
    make_tuple: Any = types.BaseTuple.from_types  # of the same or of different types, with names or without
    if get_origin(annotation) is Annotated:
        layout = get_args(annotation)[1]
        return types.Array(getattr(types, layout.elements), layout.dimensions, "C")
    if get_origin(annotation) is tuple:
        return make_tuple([_type_of(field) for field in get_args(annotation)])
    if issubclass(annotation, tuple):  # a NamedTuple
        return make_tuple([_type_of(field) for field in fields_of(annotation)], annotation)
    return getattr(types, plain[annotation])


def fields_of(named: Any) -> list[Any]:
    """The annotations of the fields of a NamedTuple."""
    return list(get_type_hints(named, include_extras=True).values())


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
