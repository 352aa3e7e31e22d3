"""Rate limits, with a clock that the test moves."""

from __future__ import annotations

import pytest

from wandelgang.server.limits.rate_limit import RateLimit, RateLimits, network_of


class Clock:
    """A clock that stands until it is turned."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


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
def test_a_network_is_an_ipv4_address_or_an_ipv6_prefix(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_all_addresses_of_a_network_share_a_limit() -> None:
    limits = RateLimits(a_minute=3)
    assert [limits.take(f"2001:db8::{number:x}") for number in range(1, 6)] == [True] * 3 + [False] * 2
