"""Signals through Redis, for a host of several processes."""

from __future__ import annotations

import asyncio
import secrets

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from wandelgang.server import metrics
from wandelgang.server.cluster.signals import BadSignals, Listener, Signal
from wandelgang.server.cluster.steadiness import Steadiness
from wandelgang.server.limits.log_limit import limited

CHANNEL = "wandelgang"
RETRY_AFTER = 1.0  # seconds
CONNECT_WITHIN = 5.0
MARK = 16  # bytes
WAITING = 1_000  # signals queued while Redis is down; the database has the rest

_log = limited(__name__)
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[Signal])


class RedisSignals:
    """Every process publishes to one channel and listens to it; signals about other tables are ignored.

    A message is the mark of its sender, so that a process need not read its own, and a list of signals.
    """

    def __init__(self, url: str) -> None:
        try:
            # In the newer protocol 3 the package turns every message into text for its log, wanted or not.
            self._redis: Redis = Redis.from_url(url, socket_connect_timeout=CONNECT_WITHIN, protocol=2)
        except ValueError as error:
            raise BadSignals(f"that is not a Redis address: {error}") from None
        self._place = url.rpartition("@")[2]  # without a password
        self._mark = secrets.token_hex(MARK // 2).encode()
        self._going_out: list[Signal] = []
        self._some = asyncio.Event()  # set while signals wait to be sent
        self._tasks: list[asyncio.Task[None]] = []
        self._steadiness = Steadiness()

    async def listen(self, listener: Listener) -> None:
        """Begin to listen."""
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            await self._redis.aclose()
            raise BadSignals(f"there is no Redis at {self._place}: {error}") from None
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._hear(listener, ready)),
            asyncio.create_task(self._publish()),
        ]
        await ready.wait()

    async def _hear(self, listener: Listener, ready: asyncio.Event) -> None:
        while True:  # Redis will come back; until then the checks of the database do its work
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    ready.set()
                    async for message in channel.listen():
                        self._steadiness.heard()  # also of our own, which are not read
                        data: bytes = message["data"]
                        if not data.startswith(self._mark):
                            _pass_on(data[MARK:], listener)
            except (RedisError, OSError) as error:
                _log.warning("signals are interrupted: %s", error)
            await asyncio.sleep(RETRY_AFTER)

    async def _publish(self) -> None:
        """Send what waits, all of it at once: Redis takes about as long for many signals as for one."""
        while True:
            await self._some.wait()
            self._some.clear()
            signals, self._going_out = self._going_out, []
            try:
                with metrics.SIGNAL_SENT.measured():
                    await self._redis.publish(CHANNEL, self._mark + _encoder.encode(signals))
                metrics.SIGNALS["sent"] += len(signals)
            except (RedisError, OSError) as error:
                metrics.SIGNALS["lost"] += len(signals)
                _log.warning("signals were lost: %s", error)

    def send(self, signal: Signal) -> None:
        """Queue a signal and return at once: no action waits for Redis."""
        if len(self._going_out) >= WAITING:
            metrics.SIGNALS["lost"] += 1
            _log.warning("a signal was lost: too many are waiting")
            return
        self._going_out.append(signal)
        self._some.set()

    @property
    def steady(self) -> float:
        """For how many seconds signals have come through without a gap."""
        return self._steadiness.seconds

    async def ping(self) -> None:
        """Raises an exception if Redis does not answer."""
        await self._redis.ping()

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()


def _pass_on(data: bytes, listener: Listener) -> None:
    """Handle some signals; a failure must not stop the next ones."""
    try:
        signals = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError):
        _log.warning("signals from another version were ignored")
        return
    metrics.SIGNALS["heard"] += len(signals)
    for signal in signals:
        try:
            listener(signal)
        except Exception:
            _log.exception("a signal could not be handled; the next check of the database will catch up")
