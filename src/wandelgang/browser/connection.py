"""A page that is connected to one table: its messages go there one after another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from wandelgang.server.words import message as in_words
from wandelgang.table import Guest, Refuse, Table, Tables
from wandelgang.table.protocol import Ask, ClientMessage, Language, Sit

AGAINST_RULES: Final = 1008  # as a host closes a WebSocket: trying again would change nothing

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(ClientMessage)


class Connection:
    """Listens to a page. `send` gets texts, `close` a code and a reason."""

    def __init__(
        self,
        tables: Tables,
        table: str,
        language: Language,
        send: Callable[[str], None],
        close: Callable[[int, str], None],
    ) -> None:
        self._tables = tables
        self._name = table
        self._language: Language = language
        self._send, self._close = send, close
        self._guest = Guest(lambda written: send(written.decode()))
        self._table: Table | None = None  # None until it has sat down
        self._coming: asyncio.Queue[str] = asyncio.Queue()
        self._working = asyncio.create_task(self._work(), name=f"messages to {table}")
        self._asking: asyncio.Task[None] | None = None

    def receive(self, text: str) -> None:
        """A message, which waits for those before it."""
        self._coming.put_nowait(text)

    def leave(self) -> None:
        """The page has gone. What it has asked for is done to the end."""
        if self._asking is not None:
            self._asking.cancel()
        if self._table is not None:
            self._table.leave(self._guest)
        if self._coming.empty():
            self._working.cancel()

    async def _work(self) -> None:
        while True:
            try:
                message: ClientMessage = _decoder.decode(await self._coming.get())
                await self._do(message)
            except Refuse as refusal:
                self._refuse(refusal)
            except msgspec.DecodeError as error:
                self._refuse(Refuse("bad-message", str(error)))
            except Exception:
                _log.exception("a connection to table %s failed", self._name)
                self._refuse(Refuse("host-trouble"))

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, Sit):
            await self._sit(message)
        elif self._table is None:
            raise Refuse("sit-first")
        elif isinstance(message, Ask):  # it takes a while, so other messages do not wait for it
            if self._asking is not None and not self._asking.done():
                raise Refuse("too-fast", "one hint at a time", number=message.number)
            self._asking = asyncio.create_task(self._ask(self._table, message))
        else:
            await self._table.receive(self._guest, message)

    async def _sit(self, message: Sit) -> None:
        self._language = message.language
        try:
            table = await self._tables.get(self._name)
            await table.receive(self._guest, message)
        except Refuse as refusal:
            self._refuse(refusal)
            self._close(AGAINST_RULES, refusal.code)
        else:
            self._table = table

    async def _ask(self, table: Table, message: Ask) -> None:
        try:
            await table.receive(self._guest, message)
        except Refuse as refusal:
            self._refuse(refusal)
        except Exception:
            _log.exception("a hint at table %s failed", self._name)
            self._refuse(Refuse("host-trouble", number=message.number))

    def _refuse(self, refusal: Refuse) -> None:
        self._send(_encode(in_words(refusal, self._language)).decode())
