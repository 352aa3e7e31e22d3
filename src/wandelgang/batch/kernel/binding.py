"""Gives loops over a batch the rules of a game, and arrays without reference counting."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import FunctionType
from typing import Any

from numba.core import cgutils
from numba.extending import intrinsic
from numba.np import arrayobj

from wandelgang.batch.kernel.layout import Arrays, BoardTables
from wandelgang.search.kernel.jit import part

OF_A_GAME: Any = None
"""In place of a function that each game has: `bound` puts in its own."""


def bound(functions: Sequence[Callable[..., Any]], rules: Mapping[str, Callable[..., object]]) -> Any:
    """The last of some functions, with the rules of a game in place of the names that they call.

    The rules are put among their globals: as arguments or in closures, Numba could not cache them on disk.
    The functions are named after the module of the rules: the linker knows machine code by its name and a
    number that starts anew in each process, so code that two processes compiled for two games may clash.
    """
    own = {**functions[-1].__globals__, **rules}
    (home,) = {rule.__module__ for rule in rules.values()}
    for function in functions:
        made = FunctionType(function.__code__, own, function.__name__)
        made.__qualname__ = f"{home}.{function.__name__}"
        own[function.__name__] = part(made)
    return own[functions[-1].__name__]


def _borrow(_: Any, array: Any) -> Any:
    """The same array without an owner: counting references took nine tenths of the time."""
    numpy: Any = arrayobj  # it has no types
    null: Any = cgutils.get_null_value

    def unowned(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        made = numpy.make_array(signature.args[0])(context, builder, arguments[0])
        made.meminfo = null(made.meminfo.type)
        return made._getvalue()

    return array(array), unowned


borrow: Any = intrinsic(_borrow)


@part
def borrow_tables(tables: BoardTables) -> BoardTables:
    """Tables without an owner."""
    return BoardTables(
        borrow(tables.table),
        borrow(tables.lines),
        borrow(tables.goes),
        borrow(tables.fixed),
        borrow(tables.loose),
        borrow(tables.printed),
        borrow(tables.scratch),
    )


@part
def borrow_arrays(arrays: Arrays) -> Arrays:
    """A batch without an owner."""
    return Arrays(
        borrow(arrays.words),
        borrow(arrays.facts),
        borrow(arrays.legal),
        borrow(arrays.history),
        borrow(arrays.lengths),
        borrow(arrays.options),
    )
