"""Refusals over a WebSocket: said in words, and where it cannot go on, followed by a close with a code."""

from __future__ import annotations

import msgspec

from wandelgang.server import metrics
from wandelgang.server.websocket.socket import AGAINST_RULES, COME_BACK, GONE_WRONG, Socket
from wandelgang.server.words import message as in_words
from wandelgang.table import Refuse
from wandelgang.table.protocol import Code, Language

CLOSED_WITH: dict[Code, int] = {
    "host-full": COME_BACK,
    "host-trouble": GONE_WRONG,
    "no-storage": GONE_WRONG,
}

_encode = msgspec.json.Encoder().encode


def refuse(socket: Socket, refusal: Refuse, language: Language) -> None:
    """Tell a client what it cannot have."""
    metrics.REFUSALS[refusal.code] += 1
    socket.send(_encode(in_words(refusal, language)))


def hang_up(socket: Socket, refusal: Refuse, language: Language) -> None:
    """The same as the last words."""
    refuse(socket, refusal, language)
    socket.close(CLOSED_WITH.get(refusal.code, AGAINST_RULES), refusal.code)
