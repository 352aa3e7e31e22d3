"""What a host has stored of a table, read from its SQLite file while it runs or after it was killed."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

from tests.server.hosts import Host

PATIENCE = 30.0  # seconds; the machine may be busy


def entries(host: Host, table: str) -> list[str]:
    """The actions and steps taken back, in order: every one is there once."""
    file = Path(host.settings["data"]) / "wandelgang.db"
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        rows = database.execute(
            'SELECT number, action FROM actions WHERE "table" = ? ORDER BY number', (table,)
        ).fetchall()
        [acted] = database.execute("SELECT acted FROM tables WHERE id = ?", (table,)).fetchone()
    assert [number for number, _ in rows] == list(range(1, acted + 1))
    return [text for _, text in rows]


async def grown(host: Host, table: str, before: int) -> bool:
    """Whether a table's game goes on, without anybody looking at it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if len(entries(host, table)) > before:
            return True
        await asyncio.sleep(0.1)
    return False
