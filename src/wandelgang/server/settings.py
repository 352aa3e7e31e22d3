"""The settings of a host, in one list: flags, environment, configuration file and docs all follow it.

A field of a plain type is a setting of `wandelgang serve` as soon as it stands here: `configuration.py` reads
it. `Setting` says what it means and which values are possible.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Final

import msgspec

from wandelgang.server import limits
from wandelgang.server.logs import LogFormat, LogLevel
from wandelgang.table.limits import (
    BOT_GRACE,
    HAND_OVER_AFTER,
    MOST_TABLES,
    NOTICED_AFTER,
    OPEN_TABLES,
    SHORTEST_CLOCK,
)
from wandelgang.table.ports import MOMENTS, ONLY_ANSWER, Capacity, Moment, Timing
from wandelgang.table.protocol import Pace

CLIENT = Path(__file__).parent / "client"
REDIS = ("redis://", "rediss://", "unix://")  # the kinds of addresses that it understands
DAY: Final = 24 * 60 * 60  # seconds


@dataclass(frozen=True)
class Setting:
    """What people need to know about a setting; `configuration.py` finds its name, type and default."""

    about: str
    unit: str = ""
    low: float | None = None
    high: float | None = None
    default: str = ""  # in words, where the default itself says little
    wanted: str = ""  # what it takes, where its type says little
    fits: Callable[[str], bool] = lambda _: True  # for texts; in a list, for each of them


class Internal:
    """Marks a field that the program itself sets."""


def _is_redis(address: str) -> bool:
    return address.startswith(REDIS)


def _is_origin(origin: str) -> bool:
    return re.fullmatch(r"https?://[^/\s,*]+", origin) is not None


def _is_network(proxy: str) -> bool:
    """An invalid address would be ignored without notice."""
    try:
        _ = ip_network(proxy) if "/" in proxy else ip_address(proxy)
    except ValueError:
        return False
    return True


def _are_networks(proxies: str) -> bool:
    return all(_is_network(proxy.strip()) for proxy in proxies.split(","))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One host process."""

    host: Annotated[str, Setting("the address to listen on; `0.0.0.0` is every address of the machine")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Setting("the port; 0 takes a free one", low=0, high=65535)] = 8765
    proxies: Annotated[
        str | None,
        Setting(
            "proxies to trust about the client's address, separated by commas",
            default="this machine: `127.0.0.1,::1`",
            wanted="addresses such as 10.0.0.2 or networks such as 10.0.0.0/24, separated by commas",
            fits=_are_networks,
        ),
    ] = None
    origins: Annotated[
        tuple[str, ...],
        Setting(
            "other sites whose pages may play here",
            wanted="origins such as https://games.example.org, separated by commas",
            fits=_is_origin,
        ),
    ] = ()
    drain_notice: Annotated[
        float, Setting("how long everything goes on after SIGTERM", unit="s", low=0, high=600)
    ] = limits.DRAIN_NOTICE
    lan: Annotated[str | None, Internal] = None  # the address at which others on the network find this host
    may_open: Annotated[bool, Internal] = False  # people at this machine may let the network in

    data: Annotated[
        str, Setting("a folder for a SQLite file, or `postgresql://…`", default="the user's own data folder")
    ]
    signals: Annotated[
        str | None,
        Setting(
            "`redis://…`, for several processes that share one database",
            default="this is the only process",
            wanted="a Redis address such as redis://host",
            fits=_is_redis,
        ),
    ] = None
    client: Annotated[
        Path, Setting("the folder of the built browser client", default="the one in the package")
    ] = CLIENT
    offline_pages: Annotated[
        Path | None,
        Setting(
            "a folder that `wandelgang pages` wrote: people can keep it, to play on without a network",
            default="none: nobody can",
        ),
    ] = None

    access_log: Annotated[bool, Setting("log every request")] = True
    log_format: Annotated[LogFormat, Setting("lines for people or for programs")] = "text"
    log_level: Annotated[LogLevel, Setting("how bad something must be to be logged")] = "info"
    metrics_host: Annotated[str, Setting("the address for Prometheus")] = "127.0.0.1"
    metrics_port: Annotated[
        int | None,
        Setting("the port for Prometheus; 0 takes a free one", low=0, high=65535, default="no metrics"),
    ] = None

    connections_an_address: Annotated[int, Setting("connections from one address", low=1)] = (
        limits.CONNECTIONS_AN_ADDRESS
    )
    most_connections: Annotated[int, Setting("connections to this process", low=1)] = limits.MOST_CONNECTIONS

    connects_a_minute: Annotated[int, Setting("new connections from one address", unit="a minute", low=1)] = (
        limits.CONNECTS_A_MINUTE
    )
    half_open: Annotated[int, Setting("connections without a complete request", low=1)] = (
        limits.MOST_HALF_OPEN
    )
    half_open_an_address: Annotated[int, Setting("the same from one address", low=1)] = (
        limits.HALF_OPEN_AN_ADDRESS
    )
    idle: Annotated[int, Setting("connections kept for the next request", low=1)] = limits.MOST_IDLE
    idle_an_address: Annotated[int, Setting("the same from one address", low=1)] = limits.IDLE_AN_ADDRESS
    headers_within: Annotated[float, Setting("time for the headers of a request", unit="s", low=0.1)] = (
        limits.HEADERS_WITHIN
    )
    body_within: Annotated[float, Setting("time for the body of a request", unit="s", low=0.1)] = (
        limits.BODY_WITHIN
    )
    reading_within: Annotated[
        float, Setting("how long a client may stop reading an answer", unit="s", low=0.1)
    ] = limits.READING_WITHIN
    idle_within: Annotated[
        float, Setting("how long a connection is kept for the next request", unit="s", low=0.1)
    ] = limits.IDLE_WITHIN
    proxy_idle_within: Annotated[
        float, Setting("the same for proxies; longer than they keep one", unit="s", low=0.1)
    ] = limits.PROXY_IDLE_WITHIN
    files: Annotated[int, Setting("open files to ask the system for", low=300)] = limits.FILES
    messages_an_address: Annotated[
        int, Setting("messages from one address; some count as several", unit="a second", low=1)
    ] = limits.MESSAGES_AN_ADDRESS
    an_address_at_once: Annotated[int, Setting("the burst above that", low=1)] = limits.AN_ADDRESS_AT_ONCE
    tables_a_minute: Annotated[
        int, Setting("tables, rematches and uploads from one address", unit="a minute", low=1)
    ] = limits.TABLES_A_MINUTE
    replays_a_minute: Annotated[int, Setting("replays viewed from one address", unit="a minute", low=1)] = (
        limits.REPLAYS_A_MINUTE
    )
    analysis_polls_a_minute: Annotated[
        int, Setting("questions about analyses from one address", unit="a minute", low=1)
    ] = limits.ANALYSIS_POLLS_A_MINUTE
    lobby: Annotated[bool, Setting("public tables and the list of them")] = True
    public_a_minute: Annotated[
        int, Setting("public tables and quick matches from one address", unit="a minute", low=1)
    ] = limits.PUBLIC_A_MINUTE
    sits_a_minute: Annotated[
        int, Setting("seats taken and given up in the lobby from one address", unit="a minute", low=1)
    ] = limits.SITS_A_MINUTE
    picture_every: Annotated[
        float, Setting("time between two pictures of a game in the lobby", unit="s", low=0, high=3600)
    ] = limits.PICTURE_EVERY
    open_tables: Annotated[int, Setting("tables in the memory of this process", low=1)] = OPEN_TABLES
    most_tables: Annotated[int, Setting("tables in the database", low=1)] = MOST_TABLES
    most_replays: Annotated[int, Setting("uploaded records in the database", low=0)] = limits.MOST_REPLAYS
    kept_replays: Annotated[
        int, Setting("memory for replays that are kept ready", unit="bytes", low=0, high=2**32)
    ] = limits.KEPT_REPLAYS
    idle_table: Annotated[
        float, Setting("how long a table that nobody looks at stays in memory", unit="s", low=0)
    ] = limits.IDLE_TABLE
    hand_over_after: Annotated[
        int,
        Setting("when the others may hand an absent player's seat to a bot", unit="s", low=0, high=30 * DAY),
    ] = HAND_OVER_AFTER
    shortest_clock: Annotated[
        int, Setting("the shortest time for a turn that people may choose", unit="s", low=1, high=DAY)
    ] = SHORTEST_CLOCK
    noticed_after: Annotated[
        float, Setting("when a lost connection stops a player's clock", unit="s", low=0, high=60)
    ] = NOTICED_AFTER
    bot_grace: Annotated[
        float,
        Setting(
            "how long to wait for the process that took the last action to move the bots",
            unit="s",
            low=0,
            high=600,
        ),
    ] = BOT_GRACE

    bot_processes: Annotated[
        int | None,
        Setting(
            "processes in which bots think",
            low=1,
            high=64,
            default="one less than the machine has cores, 2 to 4",
        ),
    ] = None
    longest_thought: Annotated[
        float,
        Setting("time for one action of a bot; then a random one is taken", unit="s", low=0.1, high=600),
    ] = limits.LONGEST_THOUGHT
    longest_wait: Annotated[
        float,
        Setting("how long a thought waits; then a weaker bot plays, or a hint is refused", unit="s", low=0),
    ] = limits.LONGEST_WAIT
    thoughts_a_second: Annotated[
        float, Setting("bots' actions at the expense of one address", unit="a second", low=0.001)
    ] = limits.THOUGHTS_A_SECOND
    warm_up: Annotated[bool, Setting("warm up the strong bots in the background")] = True
    moments: Mapping[Pace, Moment] = MOMENTS  # how long a bot's action takes
    only_answer_moment: Moment = ONLY_ANSWER  # how long the table waits before it gives an only answer

    @property
    def timing(self) -> Timing:
        """How long things take at the tables."""
        return Timing(
            moments=self.moments,
            only_answer=self.only_answer_moment,
            hand_over_after=self.hand_over_after,
            bot_grace=self.bot_grace,
            shortest_clock=self.shortest_clock,
            noticed_after=self.noticed_after,
        )

    @property
    def capacity(self) -> Capacity:
        """How many tables there may be."""
        return Capacity(self.open_tables, self.most_tables)


HEADINGS = {
    "host": "Where it listens",
    "data": "Where the games are",
    "access_log": "Logs and metrics",
    "connections_an_address": "Connections",
    "tables_a_minute": "Tables and replays",
    "bot_processes": "Bots",
}
"""In docs and configuration, this stands above the setting."""
