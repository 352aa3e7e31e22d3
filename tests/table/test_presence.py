"""Who is there, with a clock that the test moves."""

from __future__ import annotations

from wandelgang.table.limits import SILENT
from wandelgang.table.presence import Connected, PresenceTracker


class Clock:
    """A clock that stands until it is turned."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_everyone_is_away_until_they_come() -> None:
    clock = Clock()
    people = PresenceTracker(["me", "link", "bot"], clock)
    clock.now += 7
    assert [people.away(seat) for seat in range(3)] == [7, 7, None]
    people.come(1)
    assert [people.there(seat) for seat in range(3)] == [False, True, False]
    assert people.away(1) is None


def test_a_second_device_keeps_its_person_there() -> None:
    clock = Clock()
    people = PresenceTracker(["me", "link"], clock)
    people.come(1)
    people.come(1)
    people.go(1)
    assert people.there(1)
    people.go(1)
    clock.now += 3
    assert (people.there(1), people.away(1)) == (False, 3)


def test_people_at_one_screen_come_and_go_together() -> None:
    people = PresenceTracker(["me", "here", "link"], Clock())
    people.come(1)
    assert [people.there(seat) for seat in range(3)] == [True, True, False]
    people.go(1)
    assert not people.there(0)


def test_who_is_at_another_process_is_there_until_it_falls_silent() -> None:
    clock = Clock()
    people = PresenceTracker(["me", "link"], clock)
    people.report("other", Connected((1,), ("", "Mia")))
    assert people.there(1)
    assert people.spectators == ("Mia", "")
    assert people.anybody
    assert people.here == Connected((), ())
    clock.now += SILENT - 1
    people.forget_silent()
    assert people.there(1)
    clock.now += 2
    people.forget_silent()
    assert not people.anybody
    assert people.away(1) == 0
