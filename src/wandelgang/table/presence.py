"""Who is connected to a table, here and at other processes, and how long the others have been away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from wandelgang.table.limits import SILENT
from wandelgang.table.protocol import Kind

ONE_SCREEN: frozenset[Kind] = frozenset({"me", "here"})  # these seats share the screen that opened the table


class Connected(NamedTuple):
    """Who is connected to one process."""

    seats: tuple[int, ...]
    spectators: tuple[str, ...]  # the name of each; empty for those who have none


class PresenceTracker:
    """Keeps track of who is connected to one table. The message is `protocol.Presence`."""

    def __init__(self, kinds: Sequence[Kind], clock: Callable[[], float]) -> None:
        self._kinds = kinds
        self._clock = clock
        self._here: Counter[int] = Counter()
        self._spectators: list[str] = []
        self._elsewhere: dict[str, tuple[Connected, float]] = {}  # by process, with the time of the report
        now = clock()
        self.left = {
            seat for seat, kind in enumerate(kinds) if kind != "bot"
        }  # who left and was not noted yet
        self._away_since = {seat: now for seat, kind in enumerate(kinds) if kind != "bot"}

    def seat_kinds(self, kinds: Sequence[Kind]) -> None:
        """Other kinds sit at the table now: a bot took a free seat, or a seat became free."""
        if kinds != self._kinds:
            self._kinds = kinds
            self._away_since = {seat: at for seat, at in self._away_since.items() if kinds[seat] != "bot"}
            self._update()

    def come(self, seat: int | None, name: str = "") -> None:
        """Somebody connected to this process; a spectator may have a name."""
        if seat is None:
            self._spectators.append(name)
        else:
            self._here[seat] += 1
        self._update()

    def go(self, seat: int | None, name: str = "") -> None:
        """Somebody's connection to this process ended."""
        if seat is None:
            self._spectators.remove(name)
        else:
            self._here[seat] -= 1
        self._update()

    def report(self, process: str, connected: Connected) -> None:
        """Another process reports who is connected to it."""
        self._elsewhere[process] = (connected, self._clock())
        self._update()

    def forget_silent(self) -> None:
        """Drop processes that no longer report, and with them their connections."""
        now = self._clock()
        self._elsewhere = {
            process: (connected, heard)
            for process, (connected, heard) in self._elsewhere.items()
            if now - heard < SILENT
        }
        self._update()

    @property
    def here(self) -> Connected:
        """Who is connected to this process."""
        seats = sorted(seat for seat, count in self._here.items() if count)
        return Connected(tuple(seats), tuple(self._spectators))

    @property
    def anybody(self) -> bool:
        """Whether anybody at all looks at the table, here or elsewhere."""
        everywhere = (self.here, *(connected for connected, _ in self._elsewhere.values()))
        return any(connected.seats or connected.spectators for connected in everywhere)

    @property
    def spectators(self) -> tuple[str, ...]:
        """The names of those who watch without a seat, those who have one first."""
        elsewhere = (name for connected, _ in self._elsewhere.values() for name in connected.spectators)
        return tuple(sorted((*self._spectators, *elsewhere), key=lambda name: (not name, name.casefold())))

    def there(self, seat: int) -> bool:
        """Whether the seat's person is connected. People at one screen come and go together."""
        sitting = {*self.here.seats}.union(*(connected.seats for connected, _ in self._elsewhere.values()))
        if self._kinds[seat] in ONE_SCREEN:
            return any(self._kinds[other] in ONE_SCREEN for other in sitting)
        return seat in sitting

    def away(self, seat: int) -> int | None:
        """How many seconds the seat's person has been away, as far as this process knows."""
        since = self._away_since.get(seat)
        return None if since is None else int(self._clock() - since)

    def here_at(self, seat: int) -> bool:
        """Whether the seat's person is connected to this process. People at one screen come together."""
        shared = self._kinds[seat] in ONE_SCREEN
        return any(
            other == seat or (shared and self._kinds[other] in ONE_SCREEN) for other in self.here.seats
        )

    def away_for(self, seat: int) -> float:
        """The seconds that the seat's person has been away, as far as this process knows."""
        return self._clock() - self._away_since.get(seat, self._clock())

    def _update(self) -> None:
        now = self._clock()
        for seat, kind in enumerate(self._kinds):
            if kind == "bot":
                continue
            if self.there(seat):
                self._away_since.pop(seat, None)
                self.left.discard(seat)
            elif seat not in self._away_since:
                self._away_since[seat] = now
                self.left.add(seat)
