"""Signals through Redis, for a host of several processes."""

from __future__ import annotations

import asyncio

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from wandelgang.server import metrics
from wandelgang.server.cluster.signals import BadSignals, Listener, Signal
from wandelgang.server.limits.log_limit import limited

CHANNEL = "wandelgang"
RETRY_AFTER = 1.0  # seconds
CONNECT_WITHIN = 5.0
WAITING = 1_000  # signals queued while Redis is down; the database has the rest

_log = limited(__name__)
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[Signal])


class RedisSignals:
    """Every process publishes to one channel and listens to it; signals about other tables are ignored."""

    def __init__(self, url: str) -> None:
        try:
            self._redis: Redis = Redis.from_url(url, socket_connect_timeout=CONNECT_WITHIN)
        except ValueError as error:
            raise BadSignals(f"that is not a Redis address: {error}") from None
        self._place = url.rpartition("@")[2]  # without a password
        self._going_out: asyncio.Queue[Signal] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

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
                        _pass_on(message["data"], listener)
            except (RedisError, OSError) as error:
                _log.warning("signals are interrupted: %s", error)
            await asyncio.sleep(RETRY_AFTER)

    async def _publish(self) -> None:
        """Send what waits, all of it at once: Redis takes about as long for many signals as for one."""
        while True:
            signals = [await self._going_out.get()]
            while not self._going_out.empty():
                signals.append(self._going_out.get_nowait())
            try:
                with metrics.SIGNAL_SENT.measured():
                    await self._redis.publish(CHANNEL, _encoder.encode(signals))
                metrics.SIGNALS["sent"] += len(signals)
            except (RedisError, OSError) as error:
                metrics.SIGNALS["lost"] += len(signals)
                _log.warning("signals were lost: %s", error)

    def send(self, signal: Signal) -> None:
        """Queue a signal and return at once: no action waits for Redis."""
        try:
            self._going_out.put_nowait(signal)
        except asyncio.QueueFull:
            metrics.SIGNALS["lost"] += 1
            _log.warning("a signal was lost: too many are waiting")

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
    except msgspec.DecodeError:
        _log.warning("signals from another version were ignored")
        return
    metrics.SIGNALS["heard"] += len(signals)
    for signal in signals:
        try:
            listener(signal)
        except Exception:
            _log.exception("a signal could not be handled; the next check of the database will catch up")
