"""What people say at a table besides playing: reactions and chat. Never stored, and in no record."""

from __future__ import annotations

import math
import unicodedata
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from wandelgang.table.limits import CHAT_PACE, LONGEST_REMARK, REACTION_PACE, REMARKS_KEPT
from wandelgang.table.names import JOINER, is_seen
from wandelgang.table.protocol import Code, Reacted, Reaction, Said
from wandelgang.table.refusal import Refuse


class TalkPace(NamedTuple):
    """How often a seat may say something: not twice within `gap` seconds, nor too often within a minute."""

    gap: float
    a_minute: int

    def wait(self, times: deque[float], now: float) -> float:
        """How many seconds there are to wait, given when it was last done; 0 for none."""
        while times and now - times[0] >= 60.0:
            times.popleft()
        waits = [0.0]
        if times:
            waits.append(times[-1] + self.gap - now)
        if len(times) >= self.a_minute:
            waits.append(times[-self.a_minute] + 60.0 - now)
        return max(waits)


REACTIONS = TalkPace(*REACTION_PACE)
CHAT = TalkPace(*CHAT_PACE)


class Talk:
    """Checks what somebody says, and keeps the last remarks of the chat while the table is live."""

    def __init__(self, time: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self.remarks: tuple[Said, ...] = ()
        self._time = time
        self._monotonic = monotonic
        self._times: dict[tuple[TalkPace, int], deque[float]] = {}

    def react(self, seat: int | None, reaction: Reaction) -> Reacted:
        """A seat shows a reaction."""
        return Reacted(self._checked(seat, REACTIONS, "many-reactions"), reaction)

    def say(self, seat: int | None, text: str) -> Said:
        """A seat makes a remark in the chat."""
        remark = checked_remark(text)
        return Said(self._checked(seat, CHAT, "many-remarks"), remark, int(self._time() * 1000))

    def hear(self, message: Reacted | Said) -> None:
        """Count what was said in this process or another, and keep it if it is a remark."""
        pace = REACTIONS if isinstance(message, Reacted) else CHAT
        self._times_of(pace, message.seat).append(self._monotonic())
        if isinstance(message, Said):
            self.remarks = (*self.remarks[1 - REMARKS_KEPT :], message)

    def _checked(self, seat: int | None, pace: TalkPace, code: Code) -> int:
        if seat is None:
            raise Refuse("watching")
        wait = pace.wait(self._times_of(pace, seat), self._monotonic())
        if wait > 0:
            raise Refuse(code, f"wait {wait:.1f} s", seconds=math.ceil(wait))
        return seat

    def _times_of(self, pace: TalkPace, seat: int) -> deque[float]:
        return self._times.setdefault((pace, seat), deque(maxlen=pace.a_minute))


def checked_remark(text: str) -> str:
    """Plain text on one line, without invisible signs; refuses an empty or a long one."""
    plain = "".join(
        " " if sign.isspace() else sign
        for sign in text
        if sign.isspace() or sign == JOINER or unicodedata.category(sign)[0] != "C"
    )
    remark = " ".join(plain.split())
    if not is_seen(remark) or len(remark) > LONGEST_REMARK:
        raise Refuse("bad-remark", longest=LONGEST_REMARK)
    return remark
