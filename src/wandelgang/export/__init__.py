"""Records as data tables: games, turns and decisions, for statistics. See docs/data.md."""

from wandelgang.export.parquet import CannotExport, ParquetFolder
from wandelgang.export.rows import TABLES, Column, DecisionRow, GameRow, Rows, TurnRow, columns, rows

__all__ = [
    "TABLES",
    "CannotExport",
    "Column",
    "DecisionRow",
    "GameRow",
    "ParquetFolder",
    "Rows",
    "TurnRow",
    "columns",
    "rows",
]
