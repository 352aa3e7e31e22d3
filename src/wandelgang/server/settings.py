"""The settings of a host: chosen by `wandelgang play` and `wandelgang serve`, and made shorter by tests."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from wandelgang.server import limits
from wandelgang.table.limits import BOT_GRACE, HAND_OVER_AFTER, SHORTEST_CLOCK
from wandelgang.table.ports import MOMENTS, ONLY_ANSWER, Moment, Timing
from wandelgang.table.protocol import Pace

CLIENT = Path(__file__).parent / "client"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One host process."""

    data: str  # a folder for a SQLite file, or the address of a database
    signals: str | None = None  # the address of a Redis; None: this is the only process
    lan: str | None = None  # the address at which others on the network find this host
    may_open: bool = False  # people at this machine may open the host to the network while it runs
    proxies: str | None = None  # addresses to trust about the client's address, separated by commas
    origins: tuple[
        str, ...
    ] = ()  # other origins whose pages may play here, such as https://games.example.org
    access_log: bool = False  # log every request
    client: Path = CLIENT  # the built browser client
    hand_over_after: int = HAND_OVER_AFTER
    bot_grace: float = BOT_GRACE
    shortest_clock: int = SHORTEST_CLOCK  # seconds
    tables_a_minute: int = limits.TABLES_A_MINUTE
    connections_an_address: int = limits.CONNECTIONS_AN_ADDRESS
    files: int = limits.FILES  # how many open files to ask the system for
    half_open: int = limits.MOST_HALF_OPEN  # connections without a complete request
    half_open_an_address: int = limits.HALF_OPEN_AN_ADDRESS
    connects_a_minute: int = limits.CONNECTS_A_MINUTE  # new connections from one address
    idle: int = limits.MOST_IDLE  # connections that are kept for the next request
    idle_an_address: int = limits.IDLE_AN_ADDRESS
    headers_within: float = limits.HEADERS_WITHIN  # seconds
    body_within: float = limits.BODY_WITHIN
    reading_within: float = limits.READING_WITHIN
    idle_within: float = limits.IDLE_WITHIN
    proxy_idle_within: float = limits.PROXY_IDLE_WITHIN
    drain_notice: float = limits.DRAIN_NOTICE  # seconds between SIGTERM and the end of connections
    bot_processes: int | None = None  # None: one less than the machine has cores, at most four
    longest_thought: float = limits.LONGEST_THOUGHT
    warm_up: bool = True  # warm up the strong bots in the background
    moments: Mapping[Pace, Moment] = MOMENTS  # how long a bot's action takes
    only_answer_moment: Moment = ONLY_ANSWER  # how long the table waits before it gives an only answer

    @property
    def timing(self) -> Timing:
        """How long things take at the tables."""
        return Timing(
            self.moments, self.only_answer_moment, self.hand_over_after, self.bot_grace, self.shortest_clock
        )
