"""Who is next when many wait for few: whoever has used least."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from wandelgang.server.thinking.fair_queue import MOST_IDLE, FairQueue


def served(queue: FairQueue[str], cost: float = 1.0, most: int = 1_000) -> list[str]:
    """Serve one after another until nobody waits."""
    names: list[str] = []
    while len(names) < most and (place := queue.next()) is not None:
        names.append(place.of)
        queue.done(place, cost)
    return names


def test_who_has_many_waiting_does_not_keep_others_waiting() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for number in range(40):
        queue.join(f"many {number}", "many", f"table {number}", 1.0)
    assert served(queue, most=10) == [f"many {number}" for number in range(10)]
    queue.join("one", "one", "home", 1.0)
    assert "one" in served(queue, most=2)


def test_an_address_with_many_addresses_worth_of_tables_gets_one_share() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for number in range(6):
        queue.join("a", "a", f"a's table {number}", 1.0)
    for _ in range(6):
        queue.join("b", "b", "b's only table", 1.0)
    assert served(queue) == ["a", "b"] * 6


def test_the_tables_of_one_address_take_turns() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for _ in range(3):
        queue.join("busy", "a", "busy", 1.0)
    for _ in range(3):
        queue.join("calm", "a", "calm", 1.0)
    assert served(queue) == ["busy", "calm"] * 3


def test_what_a_thought_really_took_is_charged() -> None:
    """Both are expected to take as long, but the thoughts of one take ten times as long."""
    queue: FairQueue[str] = FairQueue(1)
    for number in range(40):
        queue.join("slow", "slow", "s", 1.0)
        queue.join("quick", "quick", f"q{number}", 1.0)
    first: list[str] = []
    for _ in range(33):
        place = queue.next()
        assert place is not None
        first.append(place.of)
        queue.done(place, 10.0 if place.of == "slow" else 1.0)
    assert first.count("quick") == 30


def test_one_payer_never_gets_all_of_several_servers() -> None:
    queue: FairQueue[str] = FairQueue(3)
    for number in range(5):
        queue.join(f"many {number}", "many", f"{number}", 1.0)
    running = [queue.next(), queue.next()]
    assert all(running)
    assert queue.next() is None, "the third is for somebody else"
    queue.join("one", "one", "home", 1.0)
    third = queue.next()
    assert third is not None
    assert third.of == "one"


def test_a_single_server_serves_everybody() -> None:
    queue: FairQueue[str] = FairQueue(1)
    queue.join("a", "a", "t", 1.0)
    assert served(queue) == ["a"]


def test_who_leaves_is_not_served() -> None:
    queue: FairQueue[str] = FairQueue(1)
    first, second = queue.join("first", "a", "t", 1.0), queue.join("second", "a", "t", 1.0)
    assert queue.leave(first)
    assert not queue.leave(first)
    assert served(queue) == ["second"]
    assert not queue.leave(second)
    assert queue.waiting == queue.waiting_for("a") == 0


def test_nobody_saves_up_while_idle() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for number in range(50):
        queue.join("busy", "busy", f"{number}", 1.0)
    served(queue, most=20)
    for number in range(20):
        queue.join("late", "late", f"{number}", 1.0)
    order = served(queue, most=20)
    assert 9 <= order.count("late") <= 11, "it gets its half from now on, not twenty at once"


def test_a_stranger_who_joins_a_table_does_not_hold_it_back() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for number in range(10):
        queue.join("x", "greedy", f"{number}", 1.0)
    served(queue, most=5)
    assert queue.cheapest({"greedy", "modest"}) == "modest"
    assert queue.cheapest(()) == ""


def test_accounts_of_the_past_are_forgotten() -> None:
    queue: FairQueue[str] = FairQueue(1)
    queue.join("x", "patient", "t", 10_000_000.0)
    running = queue.next()
    assert running is not None
    for number in range(3 * MOST_IDLE):
        queue.leave(queue.join("x", f"{number}", "t", 1.0))
    assert len(queue._accounts) <= MOST_IDLE + 2
    queue.done(running, 1.0)
    assert not queue._accounts, "nobody waits: everybody begins anew"


@given(
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2), st.floats(0.01, 2.0)), min_size=1, max_size=60),
    st.integers(1, 3),
)
def test_everybody_is_served_once_and_shares_are_even(
    thoughts: Sequence[tuple[int, int, float]], servers: int
) -> None:
    """While two payers both wait, what they have used differs by no more than their running thoughts cost."""
    queue: FairQueue[int] = FairQueue(servers)
    for number, (payer, table, _) in enumerate(thoughts):
        queue.join(number, str(payer), str(table), 1.0)
    used = dict.fromkeys(map(str, range(4)), 0.0)
    seen: list[int] = []
    while (place := queue.next()) is not None:
        hungry = [used[str(payer)] for payer in range(4) if queue.waiting_for(str(payer))]
        assert all(used[place.payer] <= other + 1e-6 for other in hungry)
        seen.append(place.of)
        cost = thoughts[place.of][2]
        used[place.payer] += cost
        queue.done(place, cost)
    assert sorted(seen) == list(range(len(thoughts)))
