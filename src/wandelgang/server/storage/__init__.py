"""What the host keeps, and where: SQLite in a file by default, PostgreSQL by its address."""

from wandelgang.server.storage.engine import exists
from wandelgang.server.storage.migrations import BadDatabase
from wandelgang.server.storage.rows import NewSeat, SeatRow, Stored, TableRow
from wandelgang.server.storage.store import Store

__all__ = ["BadDatabase", "NewSeat", "SeatRow", "Store", "Stored", "TableRow", "exists"]
