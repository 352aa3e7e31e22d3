"""What a host counts and measures, for Prometheus: on an address of its own, never on the public one.

Counting is adding to plain numbers, which takes well under a microsecond; they become metrics when somebody
asks. Labels take few values, known beforehand: no ids, names, tokens or addresses.
"""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prometheus_client import Metric

    from wandelgang.server.host import Host

BOUNDS = (
    0.0005,
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1.0,
    2.5,
    5.0,
    10.0,
    30.0,
)  # seconds
OTHER = "other"
METHODS = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE")
MOST_ROUTES = 200  # far above the number of routes

_log = logging.getLogger(__name__)


class Times:
    """How long something took, as a histogram."""

    __slots__ = ("counts", "sum")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """It took this long, once more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def measured(self) -> Measured:
        """Add how long a block takes, even if it fails."""
        return Measured(self)


class Measured:
    """Measures one block; four times as quick as a generator."""

    __slots__ = ("_start", "_times")

    def __init__(self, times: Times) -> None:
        self._times = times

    def __enter__(self) -> None:
        self._start = perf_counter()

    def __exit__(self, *_: object) -> None:
        self._times.add(perf_counter() - self._start)


ACTIONS: Counter[str] = Counter()
"""Actions stored by this process, by game; chance and bots count too."""
ACTION_TOLD = Times()
"""From a person's message until everyone's messages about it are on their way; it is stored in between."""
ACTION_STORED = Times()
"""The part of it until it is stored."""
REFUSALS: Counter[str] = Counter()
"""By code."""
REQUESTS: Counter[tuple[str, str, int]] = Counter()
"""By route, method and status."""
REQUEST_TIMES = Times()
DATABASE: dict[str, Times] = {"read": Times(), "write": Times()}
"""Other statements than storing actions."""
SIGNALS: Counter[str] = Counter({"sent": 0, "heard": 0, "lost": 0})
SIGNAL_SENT = Times()
"""Until Redis has taken it."""
THOUGHTS: dict[str, Times] = {}
"""By bot, once it has a process to think in."""
THOUGHT_WAITED = Times()
"""For a process that is free."""


def request(route: str | None, method: str, status: int, seconds: float) -> None:
    """A request was answered."""
    key = (route or OTHER, method if method in METHODS else OTHER, status)
    if key not in REQUESTS and len(REQUESTS) >= MOST_ROUTES * len(METHODS):
        key = (OTHER, key[1], status)
    REQUESTS[key] += 1
    REQUEST_TIMES.add(seconds)


def thinking(bot: str) -> Measured:
    """Measures how long a bot thinks."""
    times = THOUGHTS.get(bot)
    if times is None:
        times = THOUGHTS[bot] = Times()
    return times.measured()


class HostMetrics:
    """Turns all of it into metrics when Prometheus asks."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def collect(self) -> Iterator[Metric]:
        """All metrics of the host; those of the process are collected by others."""
        from prometheus_client.metrics_core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
        )

        def gauge(name: str, about: str, value: float) -> Metric:
            return GaugeMetricFamily(f"wandelgang_{name}", about, value=value)

        def counter(name: str, about: str, label: str, counts: Counter[str]) -> Metric:
            family = CounterMetricFamily(f"wandelgang_{name}", about, labels=[label])
            for key, count in sorted(counts.copy().items()):
                family.add_metric([key], count)
            return family

        def times(name: str, about: str, measured: Times | dict[str, Times], label: str = "") -> Metric:
            family = HistogramMetricFamily(f"wandelgang_{name}", about, labels=[label] if label else None)
            for key, one in list(measured.items()) if isinstance(measured, dict) else [("", measured)]:
                family.add_metric([key] if label else [], _buckets(one), one.sum)
            return family

        live = list(self._host.tables.live.values())
        guests = [guest.held is not None for table in live for guest in table.guests]
        yield gauge("tables", "Tables in memory.", len(live))
        yield gauge("connections", "WebSockets that are open.", self._host.connections.count)
        family = GaugeMetricFamily("wandelgang_guests", "People at tables, by connection.", labels=["kind"])
        family.add_metric(["player"], sum(guests))
        family.add_metric(["spectator"], len(guests) - sum(guests))
        yield family
        yield counter("actions", "Actions stored by this process.", "game", ACTIONS)
        yield times("action_told_seconds", "From a person's message until all are told.", ACTION_TOLD)
        yield times("action_stored_seconds", "Storing an action.", ACTION_STORED)
        yield counter("refusals", "Refusals, by their code.", "code", REFUSALS)
        yield times("database_seconds", "Database work but for storing actions.", DATABASE, "kind")
        yield counter("signals", "Signals between processes.", "what", SIGNALS)
        yield times("signal_sent_seconds", "Until Redis has taken a signal.", SIGNAL_SENT)
        yield times("thought_seconds", "Thinking of a bot, in its process.", THOUGHTS, "bot")
        yield times("thought_waited_seconds", "Waiting for a process to think in.", THOUGHT_WAITED)
        yield gauge("thoughts_waiting", "Thoughts that wait for a process.", self._host.thinking.waiting)
        yield gauge("analyses", "Analyses under way.", self._host.analyses.working)
        yield gauge("analyses_waiting", "Analyses that wait.", self._host.analyses.waiting)
        requests = CounterMetricFamily(
            "wandelgang_http_requests", "Requests, by route.", labels=["route", "method", "status"]
        )
        for (route, method, status), count in sorted(REQUESTS.copy().items()):
            requests.add_metric([route, method, str(status)], count)
        yield requests
        yield times("http_request_seconds", "Answering a request.", REQUEST_TIMES)


def _buckets(times: Times) -> list[tuple[str, float]]:
    total, buckets = 0, []
    for bound, count in zip((*BOUNDS, float("inf")), times.counts.copy(), strict=True):
        total += count
        buckets.append(("+Inf" if bound == float("inf") else repr(bound), float(total)))
    return buckets


class BadMetrics(RuntimeError):
    """The address for metrics cannot be used; the message says why."""


@contextmanager
def served(host: Host) -> Iterator[int | None]:
    """Answer Prometheus while this lasts, if the settings say where; yields the port."""
    settings = host.settings
    if settings.metrics_port is None:
        yield None
        return
    from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector, start_http_server

    registry = CollectorRegistry()
    registry.register(HostMetrics(host))
    ProcessCollector(registry=registry)
    GCCollector(registry=registry)
    try:
        server, thread = start_http_server(settings.metrics_port, settings.metrics_host, registry)
    except OSError as error:
        place = f"port {settings.metrics_port} at {settings.metrics_host}"
        raise BadMetrics(f"{place} cannot be used for metrics: {error.strerror or error}") from None
    _log.info("metrics are at http://%s:%s/metrics", settings.metrics_host, server.server_port)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
