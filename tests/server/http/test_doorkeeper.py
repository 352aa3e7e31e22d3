"""Connections that hold a place and ask for nothing: how many there may be, and for how long."""

from __future__ import annotations

import pytest

from wandelgang.server.http.doorkeeper import Doorkeeper, Phase, Trusted
from wandelgang.server.limits import CONNECTS_AT_ONCE
from wandelgang.server.settings import Settings

SETTINGS = Settings(
    data="",
    half_open=5,
    half_open_an_address=3,
    idle=4,
    idle_an_address=2,
    headers_within=10,
    body_within=30,
    idle_within=5,
    proxy_idle_within=75,
)


class Clock:
    """Time that the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Someone:
    """A connection; `left` is what it waited for when it was put out."""

    def __init__(self, keeper: Doorkeeper, address: str | None) -> None:
        self.network = keeper.network(address)
        self.left: Phase | None = None
        self._keeper = keeper

    def put_out(self, phase: Phase) -> None:
        """Leave."""
        self.left = phase
        self._keeper.leave(self)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def keeper(clock: Clock) -> Doorkeeper:
    return Doorkeeper(SETTINGS, Trusted("10.0.0.0/24, ::1"), clock)


def come(keeper: Doorkeeper, address: str | None, phase: Phase, count: int = 1) -> list[Someone]:
    """Some who wait for this."""
    them = [Someone(keeper, address) for _ in range(count)]
    for one in them:
        keeper.enter(one, phase)
    return them


def put_out(them: list[Someone]) -> list[int]:
    return [place for place, one in enumerate(them) if one.left is not None]


def test_who_is_too_much_from_one_address_pushes_out_the_oldest_from_there(keeper: Doorkeeper) -> None:
    other = come(keeper, "198.51.100.1", "headers")
    them = come(keeper, "192.0.2.1", "headers", 5)
    assert put_out(them) == [0, 1]
    assert put_out(other) == [], "it has waited longest, but comes from elsewhere"


def test_who_is_too_much_for_all_pushes_out_the_oldest(keeper: Doorkeeper) -> None:
    them = [come(keeper, f"192.0.2.{number}", "headers")[0] for number in range(8)]
    assert put_out(them) == [0, 1, 2]
    assert keeper.count("headers") == 5


def test_an_ipv6_network_is_one_address(keeper: Doorkeeper) -> None:
    them = [come(keeper, f"2001:db8::{number}", "headers")[0] for number in range(1, 5)]
    assert put_out(them) == [0]


@pytest.mark.parametrize("address", ["10.0.0.7", "::1", None])
def test_a_trusted_proxy_is_only_limited_in_total(keeper: Doorkeeper, address: str | None) -> None:
    them = come(keeper, address, "idle", 4)
    assert put_out(them) == []
    come(keeper, address, "idle")
    assert put_out(them) == [0]


@pytest.mark.parametrize(("phase", "within"), [("headers", 10), ("body", 30), ("idle", 5)])
def test_everyone_has_the_same_time(keeper: Doorkeeper, clock: Clock, phase: Phase, within: float) -> None:
    first = come(keeper, "192.0.2.1", phase)
    clock.now += 1
    second = come(keeper, "192.0.2.2", phase)
    clock.now += within - 1.5
    keeper.sweep()
    assert put_out(first + second) == []
    clock.now += 0.5
    keeper.sweep()
    assert put_out(first + second) == [0]
    assert first[0].left == phase
    clock.now += 1
    keeper.sweep()
    assert put_out(first + second) == [0, 1]


def test_bytes_that_drip_give_no_more_time(keeper: Doorkeeper, clock: Clock) -> None:
    [slow] = come(keeper, "192.0.2.1", "headers")
    for _ in range(10):
        clock.now += 1
        keeper.enter(slow, "headers")
    keeper.sweep()
    assert slow.left == "headers"


def test_each_request_has_its_own_time(keeper: Doorkeeper, clock: Clock) -> None:
    [busy] = come(keeper, "192.0.2.1", "headers")
    for _ in range(10):
        clock.now += 4
        keeper.leave(busy)
        keeper.enter(busy, "idle")
        clock.now += 4
        keeper.sweep()
        keeper.enter(busy, "headers")
    assert busy.left is None


def test_a_proxy_keeps_its_idle_connections_longer(keeper: Doorkeeper, clock: Clock) -> None:
    [proxy] = come(keeper, "10.0.0.7", "idle")
    clock.now += 74
    keeper.sweep()
    assert proxy.left is None
    clock.now += 1
    keeper.sweep()
    assert proxy.left == "idle"


def test_room_is_made_by_those_who_need_it_least(keeper: Doorkeeper, clock: Clock) -> None:
    idle = come(keeper, "192.0.2.1", "idle")
    headers = come(keeper, "192.0.2.1", "headers")
    body = come(keeper, "192.0.2.1", "body")
    assert not keeper.make_room(), "they have only just come"
    clock.now += 1
    for them in (idle, headers, body):
        assert put_out(them) == []
        assert keeper.make_room()
        assert put_out(them) == [0]
    assert not keeper.make_room(), "everybody else is in use"


def test_one_address_cannot_connect_without_end(keeper: Doorkeeper) -> None:
    admitted = [keeper.admits("192.0.2.1") for _ in range(CONNECTS_AT_ONCE * 2)]
    assert CONNECTS_AT_ONCE <= sum(admitted) < CONNECTS_AT_ONCE * 1.5
    assert not admitted[-1]
    assert keeper.admits("192.0.2.2")
    assert all(keeper.admits(trusted) for trusted in ["10.0.0.1", None] * CONNECTS_AT_ONCE)


def test_who_has_left_is_forgotten(keeper: Doorkeeper) -> None:
    them = come(keeper, "192.0.2.1", "headers", 3)
    for one in them:
        keeper.leave(one)
        keeper.leave(one)
    assert keeper.count("headers") == 0
    assert put_out(come(keeper, "192.0.2.1", "headers", 3)) == []
