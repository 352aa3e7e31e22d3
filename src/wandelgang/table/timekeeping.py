"""What a table has to note about its clocks, and when. Pure functions of its state and of who is there.

The clocks themselves are a fold over what was noted (`clocks.py`). Several processes may find the same thing
to note; whoever stores it first has noted it, and the others find nothing left to do.
"""

from __future__ import annotations

from wandelgang.table.clocks import whole_grace
from wandelgang.table.notes import Away, Back, Note, Stands, TimeUp
from wandelgang.table.presence import PresenceTracker
from wandelgang.table.state import TableState


def next_note(
    state: TableState, presence: PresenceTracker, now: int, *, noticed_after: float = 0.0
) -> Note | None:
    """What has to be noted at this moment (milliseconds since 1970), if anything."""
    clocks = state.clocks
    if clocks is None or state.waiting or state.match.over:
        return None
    if state.stands != Stands(clocks.paused, clocks.bots):
        return state.stands
    for seat, time in enumerate(clocks.seats):
        if time.away is not None and presence.here_at(seat):
            return Back(seat)
    for seat in _left(state, presence):
        if presence.away_for(seat) >= noticed_after:
            return Away(seat)
    return time_up(state, now)


def time_up(state: TableState, now: int) -> TimeUp | None:
    """The note that somebody's time is up at this moment, if it is."""
    clocks = state.clocks
    if clocks is None or clocks.running is None or clocks.due is None or now < clocks.due:
        return None
    return TimeUp(clocks.running)


def until_note(
    state: TableState, presence: PresenceTracker, now: int, *, noticed_after: float = 0.0
) -> float | None:
    """The seconds until there may be something to note; None: not before something changes."""
    if state.clocks is None or state.waiting or state.match.over:
        return None
    moments = [noticed_after - presence.away_for(seat) for seat in _left(state, presence)]
    if state.due is not None:
        moments.append((state.due - now) / 1000)
    return min(moments) if moments else None


def _left(state: TableState, presence: PresenceTracker) -> list[int]:
    """The seats whose people this process has seen leave, and whose clocks do not know it yet.

    Only a process that saw somebody leave notes it, once. One that has merely not heard of a connection to
    another process would note it again and again, and the other one the opposite.
    """
    clocks = state.clocks
    if clocks is None or not whole_grace(clocks.clock):
        return []
    return [seat for seat in presence.left if clocks.seats[seat].away is None and seat not in clocks.bots]
