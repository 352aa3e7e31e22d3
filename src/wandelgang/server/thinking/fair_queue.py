"""Who is next when many wait for few processes: fair to those who pay, and among the tables of each.

Everybody who pays has an account, which is charged for what its thoughts took. The account that has used
least is served first, and within it the table that has used least. An account that comes back after a while
begins where the others are, so nobody saves up. This is start-time fair queueing, without weights.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")

MOST_IDLE = 1_000  # accounts kept although nobody waits there; then those that owe nothing are forgotten


@dataclass(eq=False)
class Place(Generic[T]):
    """A place in the queue, and later in service."""

    of: T
    payer: str
    table: str
    expected: float  # what it will probably cost
    arrived: int = 0
    state: str = "waiting"  # then "served", then "done"; or "gone"


@dataclass
class _Lane(Generic[T]):
    """The places of one table, first come, first served."""

    used: float
    places: deque[Place[T]] = field(default_factory=deque)


@dataclass
class _Account(Generic[T]):
    """What one payer has used, and who waits at its expense."""

    used: float
    lanes: dict[str, _Lane[T]] = field(default_factory=dict)
    level: float = 0.0  # what a table of this account has used that joins now
    waiting: int = 0
    served: int = 0


class FairQueue(Generic[T]):
    """A queue for a number of servers. One payer never gets all of them, if there are several."""

    def __init__(self, servers: int) -> None:
        self._most_served = max(1, servers - 1)
        self._accounts: dict[str, _Account[T]] = {}
        self._level = 0.0  # what an account has used that joins now
        self._arrived = 0
        self.waiting = 0

    def waiting_for(self, payer: str) -> int:
        """How many wait at the expense of one payer."""
        account = self._accounts.get(payer)
        return account.waiting if account else 0

    def cheapest(self, payers: Iterable[str]) -> str:
        """Of those who could pay, the one who has used least. Nobody is held back by a stranger who joins."""
        return min(sorted(payers), key=self._used, default="")

    def _used(self, payer: str) -> float:
        account = self._accounts.get(payer)
        return max(account.used, self._level) if account else self._level

    def join(self, of: T, payer: str, table: str, expected: float) -> Place[T]:
        """Wait."""
        self._forget_some()
        account = self._accounts.setdefault(payer, _Account(self._level))
        if not account.waiting and not account.served:
            account.used = max(account.used, self._level)
        lane = account.lanes.setdefault(table, _Lane(account.level))
        if not lane.places:
            lane.used = max(lane.used, account.level)
        self._arrived += 1
        place = Place(of, payer, table, expected, self._arrived)
        lane.places.append(place)
        account.waiting += 1
        self.waiting += 1
        return place

    def leave(self, place: Place[T]) -> bool:
        """Wait no longer; False if the place is not waiting any more."""
        if place.state != "waiting":
            return False
        self._accounts[place.payer].lanes[place.table].places.remove(place)
        self._no_longer_waiting(place, "gone")
        return True

    def next(self) -> Place[T] | None:
        """Serve the next one. None if nobody waits, or only for payers who have all that one may have."""
        ready = [one for one in self._accounts.values() if one.waiting and one.served < self._most_served]
        if not ready:
            return None
        account = min(ready, key=lambda one: (one.used, _first(one)))
        lane = min(
            (one for one in account.lanes.values() if one.places),
            key=lambda one: (one.used, one.places[0].arrived),
        )
        place = lane.places.popleft()
        self._level = max(self._level, account.used)
        account.level = max(account.level, lane.used)
        account.used += place.expected
        lane.used += place.expected
        account.served += 1
        self._no_longer_waiting(place, "served")
        return place

    def done(self, place: Place[T], cost: float) -> None:
        """A served one is done, and this is what it really cost."""
        assert place.state == "served"
        place.state = "done"
        account = self._accounts[place.payer]
        account.served -= 1
        account.used += cost - place.expected
        lane = account.lanes.get(place.table)
        if lane is not None:
            lane.used += cost - place.expected
            if not lane.places and lane.used <= account.level:
                del account.lanes[place.table]
        if not self.waiting and not any(one.served for one in self._accounts.values()):
            self._accounts.clear()  # nobody competes with anybody
            self._level = 0.0

    def _no_longer_waiting(self, place: Place[T], state: str) -> None:
        place.state = state
        self._accounts[place.payer].waiting -= 1
        self.waiting -= 1

    def _forget_some(self) -> None:
        if len(self._accounts) > MOST_IDLE:
            self._accounts = {
                payer: account
                for payer, account in self._accounts.items()
                if account.waiting or account.served or account.used > self._level
            }


def _first(account: _Account[T]) -> int:
    return min(lane.places[0].arrived for lane in account.lanes.values() if lane.places)
