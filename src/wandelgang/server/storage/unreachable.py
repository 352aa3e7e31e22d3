"""Whether an error means that the database cannot be reached, and not that the host is faulty."""

from __future__ import annotations

import logging
import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from wandelgang.table import Refuse

# asyncpg is not installed everywhere. These are its errors, and the classes that they are derived from.
UNREACHABLE = frozenset(
    {
        "CannotConnectNowError",
        "ConnectionDoesNotExistError",
        "InterfaceError",
        "OperatorInterventionError",
        "PostgresConnectionError",
        "TooManyConnectionsError",
    }
)


def is_unreachable(error: BaseException | None) -> bool:
    """Whether to try again later: the database is down, starting, locked, full or out of reach.

    Where SQLAlchemy has no class for an error of asyncpg, only what is behind its own error says so.
    """
    if isinstance(error, ExceptionGroup):
        return all(is_unreachable(one) for one in error.exceptions)
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if isinstance(error, OperationalError | InterfaceError | NoConnectionFree | sqlite3.OperationalError):
        return True
    if isinstance(error, ConnectionError | TimeoutError):
        return True
    kinds = type(error).__mro__
    if any(kind.__module__.startswith("asyncpg.") and kind.__name__ in UNREACHABLE for kind in kinds):
        return True
    behind = (error.orig, error.orig and error.orig.__cause__) if isinstance(error, DBAPIError) else ()
    return any(map(is_unreachable, behind))


def refusal_of(error: BaseException, number: int | None = None) -> Refuse:
    """What to tell whoever asked for what failed."""
    return Refuse("no-storage" if is_unreachable(error) else "host-trouble", number=number)


def log_trouble(
    log: logging.Logger, error: BaseException, said: str, *values: object, table: str | None = None
) -> None:
    """Log an error: one line if the database cannot be reached, otherwise what is said, and a traceback."""
    about = {} if table is None else {"table": table}
    if is_unreachable(error):
        log.error("the database cannot be reached: %s", reason(error), extra=about)
    else:
        log.error(said, *values, exc_info=error, extra=about)


def reason(error: BaseException) -> str:
    """Why it cannot be reached, in one line without the statement or its values."""
    unsaid = "it does not answer in time" if isinstance(error, TimeoutError) else type(error).__name__
    said = str(getattr(error, "orig", None) or error) or unsaid
    return said.strip().splitlines()[0][:200]
