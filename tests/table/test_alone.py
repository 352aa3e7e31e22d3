"""A table needs nothing but the rules: no compiler, no web server, no database."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import asyncio, sys
from wandelgang.table import Guest, MemoryStorage, PlainThinking, Ports, Tables
from wandelgang.table.protocol import NewTable, Sit, SeatWish, PROTOCOL

async def play():
    tables = Tables(Ports(MemoryStorage(), PlainThinking()))
    bots = tuple(SeatWish(colour, "bot") for colour in ("red", "blue"))
    opened = await tables.open(NewTable("classic", bots, {"cards": 1}, pace="instant"), str)
    table = await tables.get(opened.table)
    over = asyncio.Event()
    watcher = Guest(lambda _: over.set() if table.match.over else None)
    await table.receive(watcher, Sit(protocol=PROTOCOL))
    await over.wait()
    await tables.close_all()
    return table.match.result

print(asyncio.run(play()).ended)
print(sorted(name for name in FOREIGN if name in sys.modules))
"""
FOREIGN = (
    "fluent",
    "litestar",
    "numba",
    "numpy",
    "sqlalchemy",
    "uvicorn",
    "wandelgang.bots",
    "wandelgang.server",
)


def test_a_table_plays_a_game_without_anything_above_it() -> None:
    program = f"FOREIGN = {FOREIGN!r}\n{PROGRAM}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == ["won", "[]"]
