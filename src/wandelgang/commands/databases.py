"""Opens a host's database for a command, and turns what is wrong with it into a message."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from wandelgang.commands.faults import Fault


@contextmanager
def database_faults(place: str) -> Iterator[None]:
    """Turn errors of the database in this place into messages."""
    from sqlalchemy.exc import SQLAlchemyError

    from wandelgang.server.configuration import hide_password
    from wandelgang.server.storage import BadDatabase

    try:
        yield
    except BadDatabase as error:
        raise Fault(str(error)) from None
    except SQLAlchemyError as error:
        reason = getattr(error, "orig", None) or error
        raise Fault(f"the database in {hide_password(place)} cannot be used: {reason}") from None
