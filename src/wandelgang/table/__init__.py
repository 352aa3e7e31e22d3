"""A live table without any transport: seats, tokens, presence, acting, telling, bots' turns, hints, replays.

    tables = Tables(Ports(MemoryStorage(), PlainThinking()))
    opened = await tables.open(wish, names)
    table = await tables.get(opened.table)
    await table.receive(Guest(send), Sit(token=opened.seats[0].token, protocol=PROTOCOL))

The outside comes through ports: storage, clock, randomness and thinking. A web host plugs in SQL, sockets and
processes; a terminal or a browser worker can use what is in `memory`.
"""

from wandelgang.table.guests import Guest
from wandelgang.table.memory import MemoryStorage, PlainThinking
from wandelgang.table.ports import HostClock, Ports, Storage, Thinking, Timing
from wandelgang.table.refusal import Refuse
from wandelgang.table.table import Change, Stored, Table
from wandelgang.table.tables import Tables

__all__ = [
    "Change",
    "Guest",
    "HostClock",
    "MemoryStorage",
    "PlainThinking",
    "Ports",
    "Refuse",
    "Storage",
    "Stored",
    "Table",
    "Tables",
    "Thinking",
    "Timing",
]
