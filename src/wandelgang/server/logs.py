"""Logs for people or for programs: as text or as JSON, with the ids of the request and the table.

Tokens, invitations, names and actions are never logged: they are in no path, no message and no argument.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from contextvars import ContextVar
from typing import Any, Literal, NamedTuple, TextIO
from weakref import ref

import msgspec

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]
OURS = "wandelgang"
UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access")


class Asking(NamedTuple):
    """The request or the WebSocket that a task is about."""

    request: str
    table: str | None
    task: ref[asyncio.Task[Any]] | None  # weak: the task knows this, and both would stay for a while


ASKING: ContextVar[Asking | None] = ContextVar("asking", default=None)


def begin(request: str, table: str | None) -> None:
    """From now on, lines of this task are about a request."""
    task = asyncio.current_task()
    ASKING.set(Asking(request, table, None if task is None else ref(task)))


def _asking() -> Asking | None:
    """The request that this line is about. A task that a request has started may outlive it, and has none."""
    asking = ASKING.get()
    try:
        task = asyncio.current_task()
    except RuntimeError:
        return asking  # a thread works for the request that waits for it
    if asking is None or asking.task is None or task is None:
        return None
    return asking if asking.task() is task else None


class Line(msgspec.Struct, omit_defaults=True):
    """A line in the log, as JSON."""

    time: str
    level: str
    logger: str
    message: str
    request: str | None = None
    table: str | None = None
    method: str | None = None
    path: str | None = None
    status: int | None = None
    client: str | None = None
    milliseconds: float | None = None
    traceback: str | None = None


MORE = ("method", "path", "status", "client", "milliseconds")  # of a request that was answered


class _Formatter(logging.Formatter):
    def line(self, record: logging.LogRecord) -> Line:
        asking = _asking()
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        return Line(
            time=f"{when}.{int(record.msecs):03d}Z",
            level=record.levelname.lower(),
            logger=record.name,
            message=record.getMessage(),
            request=asking and asking.request,
            table=getattr(record, "table", None) or (asking and asking.table),
            traceback=self.formatException(record.exc_info) if record.exc_info else None,
            **{name: getattr(record, name, None) for name in MORE},
        )


class JsonFormatter(_Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        """As a program reads it."""
        return msgspec.json.encode(self.line(record)).decode()


class TextFormatter(_Formatter):
    """Time, level, message and ids, and a traceback on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """As a person reads it."""
        line = self.line(record)
        ids = " ".join(
            f"{name}={value}"
            for name, value in (("request", line.request), ("table", line.table))
            if value is not None
        )
        text = f"{line.time} {line.level.upper():7} {_one_line(line.message)}{f' [{ids}]' if ids else ''}"
        return f"{text}\n{line.traceback}" if line.traceback else text


def _one_line(text: str) -> str:
    """Nobody outside can make a line of their own."""
    return text if text.isprintable() else "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


class Stderr(logging.StreamHandler[TextIO]):
    """Writes to what is standard error at that moment."""

    def __init__(self, formatter: logging.Formatter) -> None:
        logging.Handler.__init__(self)
        self.setFormatter(formatter)

    @property
    def stream(self) -> TextIO:  # type: ignore[override] # as in logging.lastResort
        """Standard error."""
        return sys.stderr


def set_up(form: LogFormat, level: LogLevel) -> None:
    """Log to standard error from now on.

    Other libraries never log more than warnings: at lower levels they would write down what people send.
    """
    root, chosen = logging.getLogger(), logging.getLevelNamesMapping()[level.upper()]
    for handler in [one for one in root.handlers if isinstance(one, Stderr)]:
        root.removeHandler(handler)
    root.addHandler(Stderr(JsonFormatter() if form == "json" else TextFormatter()))
    root.setLevel(max(chosen, logging.WARNING))
    for name in UVICORN:  # whatever it has chosen itself
        logging.getLogger(name).setLevel(logging.NOTSET)
    logging.getLogger(OURS).setLevel(chosen)
