"""What the host keeps, and where: SQLite in a file by default, PostgreSQL by its address."""

from wandelgang.server.storage.engine import exists
from wandelgang.server.storage.migrations import BadDatabase
from wandelgang.server.storage.statements import TableVersion
from wandelgang.server.storage.store import Store

__all__ = ["BadDatabase", "Store", "TableVersion", "exists"]
