"""The arrays of browsers do what NumPy does: every operation is compared with it."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wandelgang.search import plain_arrays as plain

KINDS = ["uint64", "int64", "float64", "bool_"]
SHAPES = st.lists(st.integers(1, 4), min_size=1, max_size=3).map(tuple)


def both(values: Any, kind: str) -> tuple[Any, Any]:
    """The same array twice: NumPy's, and the plain one."""
    return np.array(values, getattr(np, kind)), plain.array(values, getattr(plain, kind))


def assert_same(made: Any, expected: Any) -> None:
    if isinstance(expected, np.ndarray):
        assert made.shape == expected.shape
        assert made.tolist() == expected.tolist()
        assert made.dtype.__name__.rstrip("_") == expected.dtype.name
    else:
        assert made == expected


@st.composite
def arrays(draw: st.DrawFn, shapes: st.SearchStrategy[Any] = SHAPES) -> tuple[Any, Any]:
    shape, kind = draw(shapes), draw(st.sampled_from(KINDS))
    values = {
        "uint64": st.integers(0, 2**64 - 1),
        "int64": st.integers(-9, 9),
        "float64": st.integers(-40, 40).map(lambda number: number / 8),
        "bool_": st.booleans(),
    }[kind]
    size = int(np.prod(shape))
    flat = draw(st.lists(values, min_size=size, max_size=size))
    made = plain.array(flat, getattr(plain, kind)).reshape(*shape)
    return np.array(flat, getattr(np, kind)).reshape(shape), made


@st.composite
def keys(draw: st.DrawFn, shape: tuple[int, ...]) -> Any:
    """What can stand in brackets: numbers, slices, None, the dots, and lists side by side."""
    key = list[Any]()
    lists, length = draw(st.booleans()), draw(st.integers(1, 3))
    for size in shape[: draw(st.integers(0, len(shape)))]:
        number = st.integers(-size, size - 1)
        if lists:
            key.append(draw(st.lists(number, min_size=length, max_size=length)))
        else:
            ends = st.none() | st.integers(-size - 1, size + 1)
            key.append(draw(number | st.builds(slice, ends, ends, st.sampled_from([None, 1, 2]))))
    chooses_one_element = len(key) == len(shape) and all(isinstance(one, int) for one in key)
    if not chooses_one_element and draw(st.booleans()):  # plain arrays have at least one axis
        key.append(...)
    if not lists and draw(st.booleans()):
        key.insert(draw(st.integers(0, len(key))), None)
    return tuple(key)


@given(st.data())
def test_brackets_choose_the_same_elements(data: st.DataObject) -> None:
    theirs, ours = data.draw(arrays())
    key = data.draw(keys(theirs.shape))
    assert_same(ours[key], theirs[key])


def test_arrays_without_elements_keep_their_shape() -> None:
    theirs, ours = both([[1, 2], [3, 4]], "int64")
    for key in [(slice(0), slice(None)), (slice(None), slice(0)), (None, slice(None), slice(0))]:
        assert_same(ours[key], theirs[key])


@given(st.data())
def test_elements_are_set_in_place(data: st.DataObject) -> None:
    theirs, ours = data.draw(arrays())
    key = data.draw(keys(theirs.shape))
    theirs[key], ours[key] = 1, 1
    assert_same(ours, theirs)
    theirs[key], ours[key] = theirs[key], ours[key]
    assert_same(ours, theirs)


@given(arrays(st.tuples(st.integers(2, 4), st.integers(2, 4))), st.integers(0, 1))
def test_slices_and_rows_are_views_and_lists_give_copies(made: tuple[Any, Any], at: int) -> None:
    for theirs, ours in [made]:
        theirs[at][1:] = 0
        ours[at][1:] = 0
        for row in theirs:
            row[0] = 1
        for row in ours:
            row[0] = 1
        theirs[[at]][0, 0] = 0
        ours[[at]][0, 0] = 0
        theirs.T[at, 0] = 0
        ours.T[at, 0] = 0
        assert_same(ours, theirs)


def test_several_lists_choose_together_and_a_mask_chooses_what_it_marks() -> None:
    theirs, ours = both([[1, 2, 3], [4, 5, 6], [7, 8, 9]], "int64")
    rows, columns = both([2, 0], "int64"), both([[0, 1], [1, 2]], "int64")
    assert_same(ours[rows[1][:, None], columns[1]], theirs[rows[0][:, None], columns[0]])
    assert_same(ours[rows[1]][:, columns[1][0]], theirs[rows[0]][:, columns[0][0]])
    assert_same(ours[rows[1]][..., [0, 2]], theirs[rows[0]][..., [0, 2]])
    assert_same(ours[:2, rows[1]].T, theirs[:2, rows[0]].T)
    assert_same(ours[1, rows[1]], theirs[1, rows[0]])
    flat = theirs[:, 0], ours[:, 0]
    assert_same(flat[1][flat[1] == 4], flat[0][flat[0] == 4])


@pytest.mark.parametrize("name", ["add", "sub", "mul", "truediv", "eq", "le"])
@given(st.data())
def test_arithmetic_spreads_rows_and_numbers(name: str, data: st.DataObject) -> None:
    function = getattr(operator, name)
    numbers = st.lists(st.integers(1, 9).map(float), min_size=3, max_size=3)
    rows, row = data.draw(st.lists(numbers, min_size=2, max_size=2)), data.draw(numbers)
    theirs, ours = both(rows, "float64")
    for other in ([row], row):
        their_other, our_other = both(other, "float64")
        assert_same(function(ours, our_other), function(theirs, their_other))
        assert_same(function(our_other, ours), function(their_other, theirs))
    assert_same(function(ours, row[0]), function(theirs, row[0]))


def test_in_place_arithmetic_changes_what_a_view_shows() -> None:
    for name in ("iadd", "isub", "itruediv"):
        theirs, ours = both([[1.0, 2.0], [3.0, 4.0]], "float64")
        getattr(operator, name)(theirs[:, 1], 2.0)
        getattr(operator, name)(ours[:, 1], 2.0)
        assert_same(ours, theirs)
    theirs, ours = both([True, False, False], "bool_")
    theirs |= np.array([False, True, False])
    ours |= plain.array([False, True, False])
    assert_same(ours, theirs)


@given(st.lists(st.integers(0, 2**64 - 1), min_size=1, max_size=4))
def test_words_have_sixty_four_bits(values: list[int]) -> None:
    theirs, ours = both(values, "uint64")
    assert_same(~ours, ~theirs)
    assert_same(ours >> plain.uint64(3) & plain.uint64(1), theirs >> np.uint64(3) & np.uint64(1))
    shifts = np.arange(len(values), dtype=np.uint64), plain.arange(len(values), dtype=plain.uint64)
    assert_same(plain.uint64(1) << shifts[1], np.uint64(1) << shifts[0])
    assert plain.uint64(-1) == 2**64 - 1


@given(arrays(st.tuples(st.integers(1, 4), st.integers(1, 4))), st.integers(0, 1), st.booleans())
def test_reductions_along_an_axis(made: tuple[Any, Any], axis: int, keepdims: bool) -> None:
    theirs, ours = made
    for name in ("max", "min"):
        assert_same(
            getattr(ours, name)(axis=axis, keepdims=keepdims),
            getattr(theirs, name)(axis=axis, keepdims=keepdims),
        )
        assert getattr(ours, name)() == getattr(theirs, name)()
    assert ours.any() == theirs.any()
    if theirs.dtype == np.float64:
        assert_same(ours.sum(axis=axis, keepdims=keepdims), theirs.sum(axis=axis, keepdims=keepdims))
        assert_same(plain.prod(ours, axis=axis), np.prod(theirs, axis=axis))
        weights = both([0.5, 1.5, 2.5, 3.5][: theirs.shape[1]], "float64")
        assert_same(ours @ weights[1], theirs @ weights[0])


@given(arrays(st.tuples(st.integers(1, 6))))
def test_orders_and_places(made: tuple[Any, Any]) -> None:
    theirs, ours = made
    assert_same(plain.argsort(ours, kind="stable"), np.argsort(theirs, kind="stable"))
    assert_same(plain.flatnonzero(ours), np.flatnonzero(theirs))
    for one, other in zip(
        plain.unique(ours, return_inverse=True), np.unique(theirs, return_inverse=True), strict=True
    ):
        assert_same(one, other)
    if len(theirs) % 2 == 0:
        for one, other in zip(
            plain.nonzero(ours.reshape(2, -1)), np.nonzero(theirs.reshape(2, -1)), strict=True
        ):
            assert_same(one, other)
    if theirs.dtype == np.float64:
        assert_same(plain.diff(ours), np.diff(theirs))
        assert_same(-ours, -theirs)
        assert_same(plain.minimum(ours, 1.0), np.minimum(theirs, 1.0))
        assert_same(plain.where(ours <= 1.0, 2.0, ours), np.where(theirs <= 1.0, 2.0, theirs))
        assert plain.mean(ours) == pytest.approx(np.mean(theirs))


def test_arrays_are_made_as_numpy_makes_them() -> None:
    row = np.arange(3), plain.arange(3)
    assert_same(plain.tile(row[1], (2, 1)), np.tile(row[0], (2, 1)))
    assert_same(plain.eye(3), np.eye(3))
    assert_same(plain.full((2, 2), 0.5), np.full((2, 2), 0.5))
    assert_same(plain.zeros((2, 3), plain.int64), np.zeros((2, 3), np.int64))
    assert_same(plain.ones_like(plain.eye(2)), np.ones_like(np.eye(2)))
    assert_same(plain.zeros_like(plain.eye(2)), np.zeros_like(np.eye(2)))
    assert_same(plain.array([row[1], row[1]]), np.array([row[0], row[0]]))
    assert_same(plain.array([[1, 2.5], [3, 4]]), np.array([[1, 2.5], [3, 4]]))
    assert_same(plain.array([True, False]), np.array([True, False]))
    assert_same(plain.array([]), np.array([]))
    assert_same(plain.sqrt(row[1] ** 2), np.sqrt(row[0] ** 2))
    assert_same(plain.exp(row[1]), np.exp(row[0]))
    for one, other in zip(plain.divmod(row[1], 2), np.divmod(row[0], 2), strict=True):
        assert_same(one, other)
    assert list(plain.ndindex(2, 2)) == list(np.ndindex(2, 2))


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(IndexError, match="no element 3"):
        plain.arange(3)[3]
    with pytest.raises(ValueError, match="equally long"):
        plain.array([[1], [2, 3]])
    with pytest.raises(ValueError, match="do not fill"):
        plain.zeros(3)[:] = [1.0, 2.0]
    with pytest.raises(TypeError, match="side by side"):
        _ = plain.zeros((2, 2)).T.address


def test_a_kernel_gets_the_address_of_a_row_inside_its_buffer() -> None:
    whole = plain.zeros((3, 2), plain.int64)
    assert whole[1:].address == whole.address + 2 * whole.itemsize
