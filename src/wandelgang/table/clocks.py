"""The clocks of a table: how much time each seat has left. A pure fold over its entries and their times.

Only the host's clock counts: the times at which entries were stored, in milliseconds since 1970. No timer is
stored anywhere, so every process finds the same times in the same entries, before and after a restart.
"""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.games import CHANCE
from wandelgang.match import Clock, Match, Thought, TurnClock
from wandelgang.table.limits import ABANDONED_AFTER, GRACE, NO_GRACE_FROM
from wandelgang.table.notes import Away, Back, Note, Outage, Stands, TakenBack, TimeUp


class SeatTime(NamedTuple):
    """The time of one seat, in milliseconds."""

    left: int
    turn: int  # the last turn for which it got time
    grace: int  # how long a lost connection still stops its clock
    away: int | None = None  # since when its person has been away; None: is there
    spent: int = 0  # in the whole game

    @property
    def waits_until(self) -> int:
        """Until when its clock stops for a lost connection."""
        return 0 if self.away is None else self.away + self.grace

    def rested(self, at: int) -> SeatTime:
        """The same, if its grace had been used up to a moment and counted from there."""
        if self.away is None:
            return self
        return self._replace(grace=max(0, self.grace - max(0, at - self.away)), away=max(at, self.away))


class Clocks(NamedTuple):
    """The clocks of all seats, as they were at the last entry."""

    clock: Clock
    seats: tuple[SeatTime, ...]
    bots: tuple[int, ...]  # the seats that bots play: no clock runs for them
    paused: bool
    since: int | None = None  # up to when time has been charged; None: the game has not begun
    asked: int | None = None  # the seat that has to act or to roll; None: chance decides, or it is over
    turn: int = -1
    before: int = 0  # what the asked seat had left when it was asked
    spent: int = 0  # what the asked seat has spent since the last action
    standing_in: int | None = None  # the seat whose turn a bot plays because time was up
    missed: int = 0  # turns that bots played because time was up, since a person last acted

    @classmethod
    def start(cls, clock: Clock, match: Match, bots: tuple[int, ...]) -> Clocks:
        """The clocks before a game begins."""
        seats = tuple(SeatTime(clock.start(), -1, whole_grace(clock)) for _ in match.seats)
        return cls(clock, seats, bots, paused=False)._asking(match)

    @property
    def running(self) -> int | None:
        """The seat whose clock runs, unless its person is away and has grace left."""
        stands = self.since is None or self.paused or self.abandoned or self.asked in self.bots
        return None if stands or self.standing_in is not None else self.asked

    @property
    def abandoned(self) -> bool:
        """Whether everybody seems to have left: then no clock runs until somebody acts."""
        people = len(self.seats) - len(self.bots)
        return self.missed >= ABANDONED_AFTER * max(people, 1)

    @property
    def due(self) -> int | None:
        """When the time of the running clock is up."""
        if self.running is None or self.since is None:
            return None
        seat = self.seats[self.running]
        return max(self.since, seat.waits_until) + seat.left

    def begin(self, at: int) -> Clocks:
        """All seats are taken: the first clock starts."""
        return self._replace(since=at)

    def charged(self, at: int) -> Clocks:
        """The clocks at a later moment, with all time charged up to then."""
        if self.since is None:
            return self
        at = max(at, self.since)  # the clocks of two machines may differ a little
        if self.running is None:
            return self._replace(since=at)
        seat = self.seats[self.running]
        spent = min(max(0, at - max(self.since, seat.waits_until)), seat.left)
        charged = self._with(self.running, seat._replace(left=seat.left - spent, spent=seat.spent + spent))
        return charged._replace(since=at, spent=self.spent + spent)

    def thought(self, at: int) -> Thought:
        """How long the player who acts at this moment has thought."""
        late = self.standing_in is not None and self.standing_in == self.asked
        return Thought(self.charged(at).spent, late)

    def acted(self, match: Match, at: int) -> Clocks:
        """The clocks after an action."""
        by_person = self.standing_in is None and self.asked not in (None, *self.bots)
        missed = 0 if by_person else self.missed
        return self.charged(at)._replace(spent=0, missed=missed)._asking(match)

    def noted(self, note: Note, match: Match, at: int, undone: int = 0) -> Clocks:
        """The clocks after something else than an action; `undone` is the time of actions taken back."""
        clocks = self.charged(note.since if isinstance(note, Outage) else at)
        match note:
            case TakenBack(seat):
                return clocks._back(seat, match, undone)
            case TimeUp(seat):
                late = clocks._with(seat, clocks.seats[seat]._replace(left=0))
                return late._replace(standing_in=seat, missed=clocks.missed + 1)
            case Away(seat):
                return clocks._with(seat, clocks.seats[seat]._replace(away=at))
            case Back(seat):
                return clocks._with(seat, clocks.seats[seat].rested(at)._replace(away=None))
            case Stands(paused, bots):
                standing_in = None if clocks.standing_in in bots else clocks.standing_in
                return clocks._rested(at)._replace(paused=paused, bots=bots, standing_in=standing_in)
            case Outage(since):
                down = clocks._rested(since)._later(at)
                return down._replace(since=None if clocks.since is None else max(at, clocks.since))

    def _back(self, by: int, match: Match, undone: int) -> Clocks:
        """After a step was taken back. Nobody gets back the time for their own step, but whoever was asked
        next gets back what they have thought about it."""
        back, running, spent = self, self.running, self.spent
        if running is not None and running != by:
            back, spent = self._with(running, self._refunded(running)), 0
        seat = back.seats[by]
        if isinstance(self.clock, TurnClock):  # a turn that is played again has its time again
            back = back._with(by, seat._replace(turn=min(seat.turn, match.state.turn)))
        return back._replace(spent=spent + undone)._asking(match)

    def _refunded(self, seat: int) -> SeatTime:
        time = self.seats[seat]
        return time._replace(left=self.before, spent=time.spent - (self.before - time.left))

    def _asking(self, match: Match) -> Clocks:
        """The clocks when a seat is asked. Its time for the turn comes when it is first asked in it."""
        turn, actor = match.state.turn, match.actor
        asked = match.game.roller(match.state) if actor == CHANCE else actor
        still = turn == self.turn and asked in (None, self.standing_in) and actor is not None
        asking = self._replace(asked=asked, turn=turn, standing_in=self.standing_in if still else None)
        if asked is None:
            return asking
        seat = self.seats[asked]
        if turn > seat.turn:
            grace = seat.grace if seat.away is not None else whole_grace(self.clock)
            seat = seat._replace(left=self.clock.at_turn(seat.left), turn=turn, grace=grace)
            asking = asking._with(asked, seat)
        same = turn == self.turn and asked == self.asked
        return asking if same else asking._replace(before=seat.left)

    def _rested(self, at: int) -> Clocks:
        """Grace used up to a moment; none passes while the game is paused."""
        return (
            self._later(at) if self.paused else self._replace(seats=tuple(s.rested(at) for s in self.seats))
        )

    def _later(self, at: int) -> Clocks:
        """Whoever is away has been so only since this moment."""
        seats = (seat if seat.away is None else seat._replace(away=at) for seat in self.seats)
        return self._replace(seats=tuple(seats))

    def _with(self, seat: int, time: SeatTime) -> Clocks:
        return self._replace(seats=(*self.seats[:seat], time, *self.seats[seat + 1 :]))


def whole_grace(clock: Clock) -> int:
    """How long a lost connection stops a clock; slow ones need not stop."""
    return 0 if clock.seconds >= NO_GRACE_FROM else GRACE
