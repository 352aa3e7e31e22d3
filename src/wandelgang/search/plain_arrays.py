"""The part of NumPy that our bots use, in plain Python: for browsers, where there is no NumPy.

Names and meanings are NumPy's. An array is a buffer of machine numbers, the places in it of its elements in
row-major order, and a shape; so a view is another list of places in the same buffer. That is slow for large
arrays, but those of bots have a few thousand elements: the work is done by kernels, which take the buffers.
"""

from __future__ import annotations

import math
import operator
from array import array as buffer
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from itertools import product
from typing import Any

Shape = tuple[int, ...]
Places = Sequence[int]


class _Kind:
    """A type of elements. Calling it makes a Python number."""

    code = "d"
    make: Callable[[Any], Any] = float

    def __new__(cls, value: Any = 0) -> Any:
        return cls.make(value)


def _word(value: Any) -> int:
    return int(value) & 0xFFFF_FFFF_FFFF_FFFF


class uint64(_Kind):  # noqa: N801 - these are NumPy's names
    code, make = "Q", staticmethod(_word)


class int64(_Kind):  # noqa: N801
    code, make = "q", int


class int16(_Kind):  # noqa: N801
    code, make = "h", int


class int8(_Kind):  # noqa: N801
    code, make = "b", int


class float64(_Kind):  # noqa: N801
    code, make = "d", float


class float32(_Kind):  # noqa: N801
    code, make = "f", float


class bool_(_Kind):  # noqa: N801
    code, make = "B", bool


Kind = type[_Kind]
KINDS: dict[Any, Kind] = {bool: bool_, int: int64, float: float64}


class NDArray:
    """For annotations."""

    def __class_getitem__(cls, kind: Any) -> Any:
        return cls


class ndarray(NDArray):  # noqa: N801
    """An array."""

    __slots__ = ("data", "dtype", "places", "shape")
    __hash__ = None  # type: ignore[assignment]  # arrays are compared element by element

    def __init__(self, data: Any, places: Places, shape: Shape, dtype: Kind) -> None:
        self.data = data
        self.places = places
        self.shape = shape
        self.dtype = dtype

    # --- what it is ---

    @property
    def address(self) -> int:
        """Where its first element is in memory, for kernels: they take whole buffers or a piece of one."""
        first, size = (self.places[0] if self.places else 0), len(self.places)
        if not isinstance(self.places, range) or self.places != range(first, first + size):
            raise TypeError("a kernel takes only arrays whose elements lie side by side")
        start: int = self.data.buffer_info()[0]
        return start + first * self.itemsize

    @property
    def itemsize(self) -> int:
        """How many bytes an element takes."""
        size: int = self.data.itemsize
        return size

    @property
    def T(self) -> ndarray:  # noqa: N802
        """Rows and columns exchanged."""
        rows, columns = self.shape
        places = [self.places[row * columns + column] for column in range(columns) for row in range(rows)]
        return ndarray(self.data, places, (columns, rows), self.dtype)

    def values(self) -> list[Any]:
        """All elements in one list."""
        data, places = self.data, self.places
        if isinstance(places, range) and places.step == 1:
            found = data[places.start : places.stop].tolist()
        else:
            found = [data[place] for place in places]
        return list(map(bool, found)) if self.dtype is bool_ else found

    def tolist(self) -> Any:
        """Lists of lists of numbers."""
        found: list[Any] = self.values()
        for axis in range(len(self.shape) - 1, 0, -1):
            size, rows = self.shape[axis], math.prod(self.shape[:axis])
            found = [found[row * size : (row + 1) * size] for row in range(rows)]
        return found

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        if len(self.shape) == 1:
            return iter(self.values())
        return (self[row] for row in range(len(self)))

    def __bool__(self) -> bool:
        (value,) = self.values()
        return bool(value)

    def copy(self) -> ndarray:
        """The same elements in a buffer of their own."""
        return _made(self.values(), self.shape, self.dtype)

    def astype(self, dtype: Any) -> ndarray:
        """The same elements as another type."""
        kind = KINDS.get(dtype, dtype)
        return _made(list(map(kind.make, self.values())), self.shape, kind)

    def reshape(self, *shape: int) -> ndarray:
        """The same elements in another shape; -1 stands for whatever is left."""
        left = len(self.places) // -math.prod(shape) if -1 in shape else 0
        whole = tuple(left if size == -1 else size for size in shape)
        return ndarray(self.data, self.places, whole, self.dtype)

    # --- elements ---

    def __getitem__(self, key: Any) -> Any:
        at, shape = self._chosen(key)
        if shape == ():
            value = self.data[self.places[at[0]]]
            return bool(value) if self.dtype is bool_ else value
        places: Places = self.places
        if isinstance(places, range) and _side_by_side(at):
            places = places[at[0] : at[-1] + 1] if at else range(0)
        else:
            places = [places[one] for one in at]
        view = ndarray(self.data, places, shape, self.dtype)
        return view.copy() if _picks(key) else view

    def __setitem__(self, key: Any, value: Any) -> None:
        at, shape = self._chosen(key)
        make, data, places = self.dtype.make, self.data, self.places
        for one, new in zip(at, _spread(value, shape), strict=True):
            data[places[one]] = make(new)

    def _chosen(self, key: Any) -> tuple[list[int], Shape]:
        """Which elements a key means, counted in row-major order, and in which shape."""
        if isinstance(key, ndarray) and key.dtype is bool_:
            key = flatnonzero(key)
        keys: list[Any] = list(key) if isinstance(key, tuple) else [key]
        if Ellipsis in [one for one in keys if not isinstance(one, ndarray | list)]:
            at = next(place for place, one in enumerate(keys) if one is Ellipsis)
            keys[at : at + 1] = [slice(None)] * (len(self.shape) - sum(one is not None for one in keys) + 1)
        keys += [slice(None)] * (len(self.shape) - sum(one is not None for one in keys))
        lists = [asarray(one) for one in keys if isinstance(one, ndarray | list | tuple)]
        common = _common([one.shape for one in lists])
        found, stride, axis = [0], len(self.places), 0
        shape: Shape = ()
        together: list[int] | None = None  # what several lists choose
        for one in keys:
            if one is None:
                shape = (*shape, 1)
                continue
            size, axis = self.shape[axis], axis + 1
            stride = stride // size if size else 0
            if isinstance(one, slice):
                picked = range(*one.indices(size))
                offsets, shape = [place * stride for place in picked], (*shape, len(picked))
            elif isinstance(one, ndarray | list | tuple):
                along = [place % size * stride for place in _spread(asarray(one), common)]
                together = along if together is None else list(map(operator.add, together, along))
                lists.pop()
                if lists:
                    continue
                offsets, shape = together, (*shape, *common)
            else:
                place = operator.index(one)
                if not -size <= place < size:
                    raise IndexError(f"there is no element {place} among {size}")
                offsets = [place % size * stride]
            found = [before + offset for before in found for offset in offsets]
        return found, shape

    # --- arithmetic ---

    def __add__(self, other: Any) -> ndarray:
        return _combined(operator.add, self, other)

    def __sub__(self, other: Any) -> ndarray:
        return _combined(operator.sub, self, other)

    def __rsub__(self, other: Any) -> ndarray:
        return _combined(operator.sub, other, self)

    def __mul__(self, other: Any) -> ndarray:
        return _combined(operator.mul, self, other)

    def __truediv__(self, other: Any) -> ndarray:
        return _combined(operator.truediv, self, other, float64)

    def __pow__(self, other: Any) -> ndarray:
        return _combined(operator.pow, self, other)

    def __mod__(self, other: Any) -> ndarray:
        return _combined(operator.mod, self, other)

    def __rshift__(self, other: Any) -> ndarray:
        return _combined(operator.rshift, self, other)

    def __rlshift__(self, other: Any) -> ndarray:
        return _combined(operator.lshift, other, self)

    def __and__(self, other: Any) -> ndarray:
        return _combined(operator.and_, self, other)

    def __or__(self, other: Any) -> ndarray:
        return _combined(operator.or_, self, other)

    __radd__, __rmul__ = __add__, __mul__

    def __neg__(self) -> ndarray:
        return _made(list(map(operator.neg, self.values())), self.shape, self.dtype)

    def __invert__(self) -> ndarray:
        return _made(list(map(operator.invert, self.values())), self.shape, self.dtype)

    def __iadd__(self, other: Any) -> ndarray:
        return self._changed(self + other)

    def __isub__(self, other: Any) -> ndarray:
        return self._changed(self - other)

    def __itruediv__(self, other: Any) -> ndarray:
        return self._changed(self / other)

    def __ior__(self, other: Any) -> ndarray:
        return self._changed(self | other)

    def _changed(self, new: ndarray) -> ndarray:
        self[...] = new
        return self

    def __eq__(self, other: object) -> Any:
        return _combined(operator.eq, self, other, bool_)

    def __le__(self, other: Any) -> ndarray:
        return _combined(operator.le, self, other, bool_)

    def __matmul__(self, other: ndarray) -> ndarray:
        """A matrix with a vector."""
        rows, column = self.tolist(), other.values()
        sums = [sum(map(operator.mul, row, column)) for row in rows]
        return _made(sums, self.shape[:1], _kind_of(self, other))

    # --- all elements together ---

    def max(self, axis: int | None = None, *, keepdims: bool = False) -> Any:
        """The greatest element."""
        return self._reduced(max, axis, keepdims)

    def min(self, axis: int | None = None, *, keepdims: bool = False) -> Any:
        """The least element."""
        return self._reduced(min, axis, keepdims)

    def sum(self, axis: int | None = None, *, keepdims: bool = False) -> Any:
        """The sum of the elements."""
        return self._reduced(sum, axis, keepdims)

    def any(self) -> bool:
        """Whether any element is not 0."""
        return any(self.values())

    def _reduced(self, function: Callable[[Any], Any], axis: int | None, keepdims: bool = False) -> Any:
        found = self.values()
        if axis is None:
            return function(found)
        size, inner = self.shape[axis], math.prod(self.shape[axis + 1 :])
        made = [
            function(found[first + at : first + at + size * inner : inner])
            for first in range(0, len(found), size * inner)
            for at in range(inner)
        ]
        kept = (1,) if keepdims else ()
        return _made(made, (*self.shape[:axis], *kept, *self.shape[axis + 1 :]), self.dtype)


def _side_by_side(at: Sequence[int]) -> bool:
    return not at or (at[-1] - at[0] == len(at) - 1 and at == list(range(at[0], at[-1] + 1)))


def _picks(key: Any) -> bool:
    """Whether a key lists elements, which gives a copy; slices give a view."""
    return any(isinstance(one, ndarray | list) for one in (key if isinstance(key, tuple) else (key,)))


def _made(values: Iterable[Any], shape: Shape, kind: Kind) -> ndarray:
    if kind is uint64:
        values = map(_word, values)
    return ndarray(buffer(kind.code, values), range(math.prod(shape)), shape, kind)


def _common(shapes: Sequence[Shape]) -> Shape:
    """The shape to which these can be spread."""
    most = max(map(len, shapes), default=0)
    padded = [(1,) * (most - len(shape)) + shape for shape in shapes]
    return tuple(max(sizes) if 0 not in sizes else 0 for sizes in zip(*padded, strict=True))


def _spread(value: Any, shape: Shape) -> list[Any]:
    """The elements of a number, a list or an array, repeated until they fill a shape."""
    if isinstance(value, int | float):
        return [value] * math.prod(shape)
    given = asarray(value)
    if given.shape == shape:
        return given.values()
    sizes = (1,) * (len(shape) - len(given.shape)) + given.shape
    at, stride = [0], len(given.places)
    for size, wanted in zip(sizes, shape, strict=True):
        if size not in (1, wanted):
            raise ValueError(f"elements of shape {given.shape} do not fill {shape}")
        stride //= size or 1
        step = stride if size == wanted else 0
        at = [before + step * place for before in at for place in range(wanted)]
    found = given.values()
    return [found[place] for place in at]


def _combined(function: Callable[[Any, Any], Any], one: Any, two: Any, kind: Kind | None = None) -> ndarray:
    kind = kind or _kind_of(one, two)
    if isinstance(two, int | float):
        return _made([function(value, two) for value in one.values()], one.shape, kind)
    if isinstance(one, int | float):
        return _made([function(one, value) for value in two.values()], two.shape, kind)
    one, two = asarray(one), asarray(two)
    shape = _common([one.shape, two.shape])
    return _made(map(function, _spread(one, shape), _spread(two, shape)), shape, kind)


def _kind_of(*values: Any) -> Kind:
    """The type that holds all of these."""
    kinds = {value.dtype if isinstance(value, ndarray) else KINDS[type(value)] for value in values}
    arrays = {value.dtype for value in values if isinstance(value, ndarray)}
    if kinds & {float64, float32}:
        return float64
    if uint64 in arrays:
        return uint64
    return bool_ if kinds == {bool_} else int64


# --- making arrays ---


def array(values: Any, dtype: Any = None) -> ndarray:
    """An array of what is in nested lists, tuples and arrays."""
    if isinstance(values, ndarray):
        return values.astype(dtype or values.dtype)
    flat, shape, kinds = _flat(values)
    found = KINDS.get(dtype, dtype) or next((kind for kind in (float64, uint64) if kind in kinds), None)
    kind = found or (bool_ if kinds == {bool_} else int64 if kinds else float64)
    return _made(map(kind.make, flat), shape, kind)


def _flat(values: Any) -> tuple[list[Any], Shape, set[Kind]]:
    if isinstance(values, ndarray):
        return values.values(), values.shape, {values.dtype}
    if isinstance(values, int | float):
        return [values], (), {KINDS.get(type(values), int64)}
    if values and type(values[0]) is int:  # the usual case, quickly
        return list(values), (len(values),), {float64 if any(type(one) is float for one in values) else int64}
    parts = [_flat(value) for value in values]
    shapes = {shape for _, shape, _ in parts}
    if len(shapes) > 1:
        raise ValueError("rows of an array must be equally long")
    inner = shapes.pop() if shapes else ()
    kinds = set[Kind]().union(*(found for _, _, found in parts))
    return [one for flat, _, _ in parts for one in flat], (len(parts), *inner), kinds


def asarray(values: Any) -> ndarray:
    """The same array, or an array of what is in lists."""
    return values if isinstance(values, ndarray) else array(values)


def full(shape: int | Shape, value: Any, dtype: Any = None) -> ndarray:
    """An array with the same number everywhere."""
    whole = (shape,) if isinstance(shape, int) else tuple(shape)
    kind = KINDS.get(dtype, dtype) or KINDS[type(value)]
    size = math.prod(whole)
    return ndarray(buffer(kind.code, [kind.make(value)]) * size, range(size), whole, kind)


def zeros(shape: int | Shape, dtype: Any = float64) -> ndarray:
    """An array of zeros."""
    return full(shape, 0, dtype)


empty = zeros


def zeros_like(other: ndarray) -> ndarray:
    """Zeros in the shape of another array."""
    return full(other.shape, 0, other.dtype)


def ones_like(other: ndarray) -> ndarray:
    """Ones in the shape of another array."""
    return full(other.shape, 1, other.dtype)


def arange(count: int, dtype: Any = int64) -> ndarray:
    """The numbers from 0 on."""
    return _made(range(count), (count,), dtype)


def eye(size: int) -> ndarray:
    """Ones where row and column are the same."""
    return _made([float(row == column) for row, column in ndindex(size, size)], (size, size), float64)


def tile(values: ndarray, repeats: tuple[int, int]) -> ndarray:
    """A row repeated as rows."""
    rows, along = repeats
    return _made(values.values() * along * rows, (rows, len(values) * along), values.dtype)


def ascontiguousarray(values: ndarray) -> ndarray:
    """The elements side by side in memory."""
    return values.copy()


# --- functions of elements ---


def exp(values: ndarray) -> ndarray:
    """e to the power of each."""
    return _made(map(math.exp, values.values()), values.shape, float64)


def sqrt(values: ndarray) -> ndarray:
    """The square root of each."""
    return _made(map(math.sqrt, values.values()), values.shape, float64)


def minimum(one: Any, two: Any) -> ndarray:
    """The lesser of two, element by element."""
    return _combined(min, one, two)


def where(condition: ndarray, one: Any, two: Any) -> ndarray:
    """One where a condition holds, else the other."""
    shape = condition.shape
    picked = zip(condition.values(), _spread(one, shape), _spread(two, shape), strict=True)
    return _made([yes if holds else no for holds, yes, no in picked], shape, _kind_of(one, two))


def divmod(values: ndarray, by: int) -> tuple[ndarray, ndarray]:
    """Quotients and remainders."""
    found, kind = values.values(), values.dtype
    return array([value // by for value in found], kind), array([value % by for value in found], kind)


def diff(values: ndarray) -> ndarray:
    """What is between neighbours."""
    found = values.values()
    return _made(map(operator.sub, found[1:], found), (len(found) - 1,), values.dtype)


def mean(values: Any) -> float:
    """The average."""
    found = asarray(values).values()
    return float(sum(found) / len(found))


def prod(values: ndarray, axis: int) -> Any:
    """The product of the elements along an axis."""
    return values._reduced(lambda found: reduce(operator.mul, found), axis)


# --- places ---


def argsort(values: ndarray, kind: str = "stable") -> ndarray:  # noqa: ARG001 - Python's sort is stable
    """The places of the elements, that of the least first."""
    found = values.values()
    return array(sorted(range(len(found)), key=found.__getitem__), int64)


def flatnonzero(values: ndarray) -> ndarray:
    """The places of the elements that are not 0."""
    return array([place for place, value in enumerate(values.values()) if value], int64)


def nonzero(values: ndarray) -> tuple[ndarray, ndarray]:
    """The rows and columns of the elements that are not 0."""
    return divmod(flatnonzero(values), values.shape[1])


def unique(values: ndarray, *, return_inverse: bool = False) -> Any:
    """The different elements in order, and for each element which of them it is."""
    found = values.values()
    different = sorted(set(found))
    made = array(different, values.dtype)
    if not return_inverse:
        return made
    at = {value: place for place, value in enumerate(different)}
    return made, array([at[value] for value in found], int64)


def ndindex(*shape: int) -> Iterator[Shape]:
    """All places of an array of this shape."""
    return product(*map(range, shape))
