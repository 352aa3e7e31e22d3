"""Similar lines in the log are limited, and the next one says how many were left out."""

from __future__ import annotations

import logging

import pytest

from wandelgang.server.limits.log_limit import MOST_KINDS, LogLimit


class Lines(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.lines.append(record.getMessage())


@pytest.fixture
def now() -> list[float]:
    return [0.0]


@pytest.fixture
def handler() -> Lines:
    return Lines()


@pytest.fixture
def logger(now: list[float], handler: Lines) -> logging.Logger:
    made = logging.Logger("tests.limited")
    made.addFilter(LogLimit(3, 60.0, lambda: now[0]))
    made.addHandler(handler)
    return made


def test_a_flood_of_similar_lines_is_cut(logger: logging.Logger, handler: Lines, now: list[float]) -> None:
    for number in range(10_000):
        logger.warning("request %d failed", number)
    assert handler.lines == ["request 0 failed", "request 1 failed", "request 2 failed"]
    now[0] = 60.0
    logger.warning("request %d failed", 10_000)
    logger.warning("request %d failed", 10_001)
    assert handler.lines[3:] == [
        "request 10000 failed (and 9,997 similar lines before it)",
        "request 10001 failed",
    ]


def test_other_lines_are_not_held_back(logger: logging.Logger, handler: Lines) -> None:
    for _ in range(10):
        logger.warning("one thing")
    logger.warning("another thing")
    logger.error("one thing")
    assert handler.lines == ["one thing"] * 3 + ["another thing", "one thing"]


def test_lines_that_are_all_different_take_no_memory_for_ever(now: list[float]) -> None:
    limit = LogLimit(3, 60.0, lambda: now[0])
    for number in range(MOST_KINDS * 2):
        assert limit.filter(logging.makeLogRecord({"msg": f"line {number}"}))
    assert len(limit._kinds) <= MOST_KINDS
