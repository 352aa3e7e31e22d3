"""Hypothesis breaks valid records, byte by byte and value by value: nothing but BadRecord ever comes out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject, SearchStrategy
from tests.match.records import exhausted, tree, won

from wandelgang.games import GAMES
from wandelgang.match import BadRecord, Record, dump, load

pytestmark = pytest.mark.slow  # together; each replays hundreds of records
RECORDS = {"classic with events": won(), **{game: exhausted(game) for game in GAMES}}
EVERY_RECORD = pytest.mark.parametrize("name", RECORDS)

LEAVES: SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 60),
    st.integers(),
    st.floats(),
    st.sampled_from(["N2", "E4", "S6", "W2", "owl", "red", "push", "walk", "draw", "swap", "read", "won"]),
    st.text(max_size=5),
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def holds_or_is_refused(data: bytes) -> Record | None:
    """What is read replays and can be written and read again; all else is a BadRecord."""
    try:
        record = load(data)
    except BadRecord:
        return None
    assert load(dump(record)) == record
    return record


@EVERY_RECORD
@settings(max_examples=150)
@given(data=st.data())
def test_broken_bytes(name: str, data: DataObject) -> None:
    line = bytearray(dump(RECORDS[name]))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, max(len(line) - 1, 0)))
        end = min(at + data.draw(st.integers(0, 20)), len(line))
        line[at:end] = data.draw(
            st.binary(max_size=8)
            | st.just(bytes(line[at:end]) * 2)
            | st.sampled_from([b'"', b"{", b"[", b"]", b"0"])
        )
    holds_or_is_refused(bytes(line))


@EVERY_RECORD
@settings(max_examples=150)
@given(data=st.data())
def test_other_values(name: str, data: DataObject) -> None:
    whole = tree(RECORDS[name])
    for _ in range(data.draw(st.integers(1, 3))):
        inner = whole
        while True:
            steps = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
            if not steps:
                break
            step = data.draw(st.sampled_from(steps))
            if isinstance(inner[step], dict | list) and data.draw(st.integers(0, 9)):
                inner = inner[step]
                continue
            if data.draw(st.booleans()):
                inner[step] = data.draw(VALUES)
            else:
                del inner[step]
            break
    holds_or_is_refused(json.dumps(whole).encode())


@EVERY_RECORD
@given(data=st.data())
def test_shuffled_actions(name: str, data: DataObject) -> None:
    record = RECORDS[name]
    whole = tree(record)
    whole["actions"] = data.draw(st.permutations(whole["actions"]))
    other = holds_or_is_refused(json.dumps(whole).encode())
    if whole["actions"] != tree(record)["actions"] and other is not None:
        assert other.actions != record.actions  # equal results, other ways there


@settings(max_examples=200)
@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    assert holds_or_is_refused(data) is None
