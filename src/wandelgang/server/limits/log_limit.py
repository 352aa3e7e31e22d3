"""A limit on similar lines in the log: outsiders must not be able to fill the disk."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from wandelgang.server.limits import SIMILAR_LINES, SIMILAR_LINES_EVERY

MOST_KINDS = 1_000  # kinds of lines kept at once; when there are more, the oldest is forgotten


class LogLimit(logging.Filter):
    """Lets a few similar lines through in each while; the next one says how many were left out.

    Lines are similar if one statement of a program wrote them, whatever the values in them.
    """

    def __init__(
        self,
        at_once: int = SIMILAR_LINES,
        every: float = SIMILAR_LINES_EVERY,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self._at_once = at_once
        self._every = every
        self._clock = clock
        self._kinds: dict[tuple[str, int, str], _Kind] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        now = self._clock()
        key = (record.name, record.levelno, str(record.msg))
        kind = self._kinds.setdefault(key, _Kind(now))
        if len(self._kinds) > MOST_KINDS:
            del self._kinds[next(iter(self._kinds))]
        if now - kind.since >= self._every:
            left_out, kind.left_out, kind.lines, kind.since = kind.left_out, 0, 0, now
            if left_out:
                record.msg = f"{record.msg} (and {left_out:,} similar lines before it)"
        kind.lines += 1
        if kind.lines <= self._at_once:
            return True
        kind.left_out += 1
        return False


class _Kind:
    __slots__ = ("left_out", "lines", "since")

    def __init__(self, now: float) -> None:
        self.since = now
        self.lines = 0
        self.left_out = 0


_LIMIT = LogLimit()


def limited(name: str) -> logging.Logger:
    """The logger of this name, its similar lines limited."""
    log = logging.getLogger(name)
    log.addFilter(_LIMIT)
    return log
