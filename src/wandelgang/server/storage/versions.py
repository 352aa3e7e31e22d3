"""What another process may have changed at a table."""

from __future__ import annotations

import msgspec

from wandelgang.table.stored import SeatRow


class TableVersion(msgspec.Struct, frozen=True):
    """How far a table has got: compare it with the table in memory to see whether that is out of date."""

    acted: int  # how many actions the game has had
    seats: tuple[SeatRow, ...]
    rematch: str | None
