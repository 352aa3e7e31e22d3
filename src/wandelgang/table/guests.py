"""Everybody who is connected to a table in this process, and how messages reach them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from wandelgang.games.wire import encode
from wandelgang.table.limits import CONNECTIONS_A_SEAT, SPECTATORS_A_PAYER, SPECTATORS_A_TABLE
from wandelgang.table.presence import PresenceTracker
from wandelgang.table.protocol import ServerMessage
from wandelgang.table.refusal import Refuse


class Guest:
    """Somebody connected to a table, at a seat or watching.

    `send` must neither wait nor raise: it queues the message, or drops it if the connection is gone. It may
    let guests leave the table.
    """

    def __init__(self, send: Callable[[bytes], None], payer: str = "") -> None:
        self.send = send
        self.payer = payer  # at whose expense bots think for this guest; only the transport knows who it is
        self.held: int | None = None  # the seat that the guest has; None: watches
        self.proof: str | None = None  # the fingerprint of the token that holds it
        self.name = ""  # of a spectator who wants to have one
        self.seat: int | None = None  # the seat whose view the guest gets; None: what everybody may know

    def tell(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send(encode(message))


class Guests:
    """The guests of a table. It tells the presence tracker who comes and goes."""

    def __init__(self, presence: PresenceTracker) -> None:
        self._presence = presence
        self._guests: set[Guest] = set()
        self._last_payers: frozenset[str] = frozenset()

    def __len__(self) -> int:
        return len(self._guests)

    def __contains__(self, guest: object) -> bool:
        return guest in self._guests

    def __iter__(self) -> Iterator[Guest]:
        return iter(tuple(self._guests))  # a copy: guests may leave while they are told something

    @property
    def payers(self) -> frozenset[str]:
        """At whose expense bots think: of those who have seats, or else who watch, or else who left last."""
        seated = frozenset(guest.payer for guest in self._guests if guest.held is not None)
        self._last_payers = seated or frozenset(guest.payer for guest in self._guests) or self._last_payers
        return self._last_payers

    def admit(self, guest: Guest, held: int | None, *, covered: bool = False, name: str = "") -> None:
        """Give a guest a seat, or another one, or let them watch; refuses if too many do so already."""
        most = SPECTATORS_A_TABLE if held is None else CONNECTIONS_A_SEAT
        if sum(other.held == held for other in self._guests if other is not guest) >= most:
            raise Refuse("host-full", f"at most {most} {'watch a table' if held is None else 'hold a seat'}")
        if held is None and guest.payer:
            alike = sum(other.held is None and other.payer == guest.payer for other in self._guests)
            if alike - (guest in self._guests and guest.held is None) >= SPECTATORS_A_PAYER:
                raise Refuse("host-full", f"at most {SPECTATORS_A_PAYER} watch a table from one address")
        self.leave(guest)
        guest.held, guest.seat = held, None if covered else held
        guest.name = name if held is None else ""
        self._guests.add(guest)
        self._presence.come(held, guest.name)

    def leave(self, guest: Guest) -> None:
        """A guest has left."""
        if guest in self._guests:
            self._last_payers = self.payers
            self._guests.discard(guest)
            self._presence.go(guest.held, guest.name)

    def tell(self, message: ServerMessage, except_for: Guest | None = None) -> None:
        """Send the same message to everyone, or to all others."""
        written = encode(message)
        for guest in self:
            if guest is not except_for:
                guest.send(written)

    def tell_each(self, messages: Callable[[int | None], Iterable[ServerMessage]]) -> None:
        """Send everyone the messages for their seat. Each is written once for all who share a view."""
        written = {
            seat: [encode(message) for message in messages(seat)]
            for seat in {guest.seat for guest in self._guests}
        }
        for guest in self:
            for message in written[guest.seat]:
                guest.send(message)
