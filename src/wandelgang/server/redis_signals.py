"""Signals through Redis, for a host of several processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from wandelgang.server.signals import BadSignals, Listener, Signal

CHANNEL = "wandelgang"
RETRY_AFTER = 1.0  # seconds
CONNECT_WITHIN = 5.0

_log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Signal)


class RedisSignals:
    """Every process publishes to one channel and listens to it; who does not know the table ignores it."""

    def __init__(self, url: str) -> None:
        try:
            self._redis: Redis = Redis.from_url(url, socket_connect_timeout=CONNECT_WITHIN)
        except ValueError as error:
            raise BadSignals(f"that is no address of a Redis: {error}") from None
        self._place = url.rpartition("@")[2]  # without a password
        self._task: asyncio.Task[None] | None = None

    async def listen(self, listener: Listener) -> None:
        """Begin to listen."""
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            await self._redis.aclose()
            raise BadSignals(f"there is no Redis at {self._place}: {error}") from None
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._hear(listener, ready))
        await ready.wait()

    async def _hear(self, listener: Listener, ready: asyncio.Event) -> None:
        while True:  # a Redis that goes away comes back; until then the looks into the database do
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    ready.set()
                    async for message in channel.listen():
                        try:
                            await listener(_decoder.decode(message["data"]))
                        except msgspec.DecodeError:
                            _log.warning("a signal of another version was ignored")
            except (RedisError, OSError) as error:
                _log.warning("signals are interrupted: %s", error)
            ready.set()
            await asyncio.sleep(RETRY_AFTER)

    async def send(self, signal: Signal) -> None:
        """Publish a signal."""
        try:
            await self._redis.publish(CHANNEL, _encoder.encode(signal))
        except (RedisError, OSError) as error:
            _log.warning("a signal was not sent: %s", error)

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()
