"""Who is there and how fast they may be, with a clock that the test turns."""

from __future__ import annotations

import pytest

from wandelgang.server.limits.rate_limit import RateLimit, RateLimits, household
from wandelgang.table.limits import SILENT
from wandelgang.table.presence import Connected, Presence


class Clock:
    """A clock that stands until it is turned."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_everyone_is_away_until_they_come() -> None:
    clock = Clock()
    people = Presence(["me", "link", "bot"], clock)
    clock.now += 7
    assert [people.away(seat) for seat in range(3)] == [7, 7, None]
    people.come(1)
    assert [people.there(seat) for seat in range(3)] == [False, True, False]
    assert people.away(1) is None


def test_a_second_device_keeps_its_person_there() -> None:
    clock = Clock()
    people = Presence(["me", "link"], clock)
    people.come(1)
    people.come(1)
    people.go(1)
    assert people.there(1)
    people.go(1)
    clock.now += 3
    assert (people.there(1), people.away(1)) == (False, 3)


def test_people_at_one_screen_come_and_go_together() -> None:
    people = Presence(["me", "here", "link"], Clock())
    people.come(1)
    assert [people.there(seat) for seat in range(3)] == [True, True, False]
    people.go(1)
    assert not people.there(0)


def test_who_is_at_another_process_is_there_until_it_falls_silent() -> None:
    clock = Clock()
    people = Presence(["me", "link"], clock)
    people.report("other", Connected((1,), 2))
    assert people.there(1)
    assert people.watchers == 2
    assert people.anybody
    assert people.here == Connected((), 0)
    clock.now += SILENT - 1
    people.forget_silent()
    assert people.there(1)
    clock.now += 2
    people.forget_silent()
    assert not people.anybody
    assert people.away(1) == 0


def test_a_rate_limit_allows_a_burst_and_then_a_steady_rate() -> None:
    clock = Clock()
    limit = RateLimit(a_second=2, at_once=5, clock=clock)
    assert [limit.take() for _ in range(6)] == [True] * 5 + [False]
    clock.now += 0.5
    assert [limit.take(), limit.take()] == [True, False]
    clock.now += 1_000
    assert sum(limit.take() for _ in range(10)) == 5


def test_each_address_has_its_own_rate_limit() -> None:
    limits = RateLimits(a_minute=1)
    assert [limits.take("192.0.2.1"), limits.take("192.0.2.1"), limits.take("192.0.2.2")] == [
        True,
        False,
        True,
    ]


def test_a_flood_of_addresses_does_not_forgive_who_was_there_just_now() -> None:
    limits = RateLimits(a_minute=1)
    for number in range(RateLimits.MOST * 2):
        limits.take(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
        if number % 1_000 == 0:
            limits.take("192.0.2.1")
    assert not limits.take("192.0.2.1")
    assert len(limits._limits) == RateLimits.MOST


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("", "no address at all", False),
    ],
)
def test_a_household_is_one_ipv4_address_or_one_ipv6_network(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


def test_all_addresses_of_a_household_share_a_limit() -> None:
    limits = RateLimits(a_minute=3)
    assert [limits.take(f"2001:db8::{number:x}") for number in range(1, 6)] == [True] * 3 + [False] * 2
