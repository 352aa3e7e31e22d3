"""Calls kernels of a library that was compiled ahead of time, as Numba's dispatchers do where there is Numba.

A kernel of the library takes two addresses: of its arguments, each number in eight bytes, and of the room for
its result. Arrays are described as Numba does it: owner, parent, number and size of elements, address, shape,
strides. So kernels work on the same memory as Python, and nothing is copied on the way in.
"""

from __future__ import annotations

import ctypes
import struct
from array import array as buffer
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin

from wandelgang.search import plain_arrays
from wandelgang.search.arrays import np
from wandelgang.search.webassembly.linking import exported

LIBRARY: Final = Path(__file__).with_name("kernels.so")
ADDRESS: Final = 24  # of the elements, in an array that a kernel returns …
SHAPE: Final = 32  # … and its shape; before them come its owner, a parent, number and size of elements
NUMBERS: Final[dict[Any, str]] = {bool: "q", int: "q", float: "d", np.uint64: "Q"}


class KernelFailed(Exception):
    """A kernel has stopped with an error; with Numba it would say which."""


class Returned(NamedTuple):
    """How a result is read: how many bytes it takes, and what makes a Python value of them."""

    size: int
    read: Callable[[bytes], Any]


@cache
def library() -> ctypes.CDLL:
    """The library, which lies beside this module."""
    return ctypes.CDLL(str(LIBRARY))


def bound(function: Callable[..., Any], hints: dict[str, Any]) -> Callable[..., Any]:
    """The kernel of the library in place of a function with these annotations."""
    *taken, given = hints.values()
    form, result = struct.Struct("=" + "".join(map(_form, taken))), _returned(given)
    arguments, room = buffer("B", bytes(form.size)), buffer("B", bytes(max(8, result.size)))
    name = exported(function.__module__, function.__name__)

    def call(*values: Any) -> Any:
        flat = [number for kind, value in zip(taken, values, strict=True) for number in _flat(kind, value)]
        form.pack_into(arguments, 0, *flat)
        status = getattr(library(), name)(arguments.buffer_info()[0], room.buffer_info()[0])
        if status:
            raise KernelFailed(f"{function.__module__}.{function.__name__} failed with status {status}")
        return result.read(bytes(room))

    return call


def _fields(kind: Any) -> Sequence[Any]:
    """The annotations of the fields of a tuple."""
    from wandelgang.search.kernel.jit import fields_of  # it needs this module

    return get_args(kind) if get_origin(kind) is tuple else fields_of(kind)


def _form(kind: Any) -> str:
    """What an argument is handed over as, in the letters of `struct`."""
    if get_origin(kind) is Annotated:
        dimensions: int = get_args(kind)[1].dimensions
        return "q" * (5 + 2 * dimensions)
    if kind in NUMBERS:
        return NUMBERS[kind]
    return "".join(map(_form, _fields(kind)))


def _flat(kind: Any, value: Any) -> Iterator[Any]:
    """The numbers of an argument."""
    if get_origin(kind) is Annotated:
        layout = get_args(kind)[1]
        if value.dtype.__name__ != layout.elements or len(value.shape) != layout.dimensions:
            raise TypeError(f"a kernel takes {layout}, not {value.dtype.__name__} of shape {value.shape}")
        strides, step = list[int](), value.itemsize
        for size in reversed(value.shape):
            strides.insert(0, step)
            step *= size
        yield from (0, 0, step // value.itemsize, value.itemsize, value.address, *value.shape, *strides)
    elif kind in NUMBERS:
        yield value & 0xFFFF_FFFF_FFFF_FFFF if kind is np.uint64 else value
    else:
        for inner, one in zip(_fields(kind), value, strict=True):
            yield from _flat(inner, one)


def _returned(kind: Any) -> Returned:
    """How a result of this kind is read."""
    if kind is type(None):
        return Returned(0, lambda _: None)
    if get_origin(kind) is Annotated:
        layout = get_args(kind)[1]
        return Returned(SHAPE + 16 * layout.dimensions, lambda data: _array(data, layout))
    if kind in NUMBERS:
        form = struct.Struct("=" + NUMBERS[kind])
        return Returned(form.size, lambda data: kind(form.unpack_from(data)[0]))
    parts = [_returned(field) for field in _fields(kind)]

    def read(data: bytes) -> Any:
        values = list[Any]()
        for size, one in parts:
            values.append(one(data))
            data = data[size:]
        return tuple(values) if get_origin(kind) is tuple else kind(*values)

    return Returned(sum(part.size for part in parts), read)


def _array(data: bytes, layout: Any) -> Any:
    """A copy of an array that a kernel has made, whose memory is given back."""
    (owner,) = struct.unpack_from("=I", data)
    (address,) = struct.unpack_from("=I", data, ADDRESS)
    shape = struct.unpack_from(f"={layout.dimensions}q", data, SHAPE)
    made = plain_arrays.empty(shape, getattr(plain_arrays, layout.elements))
    ctypes.memmove(made.address, address, len(made.places) * made.itemsize)
    library().release(owner)
    return made
