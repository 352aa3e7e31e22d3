"""The dragon die, and whom dragon and guards threaten (M16–M18, M20)."""

from __future__ import annotations

import pytest
from tests.games.master.positions import after, cell, named, position, told

from wandelgang.games import CHANCE, master
from wandelgang.games.master.events import DragonRolled, DragonTurned, Event, Threatened
from wandelgang.games.master.parts import DieFace, Foe
from wandelgang.games.master.state import Duel, State, Step
from wandelgang.maze import E, N, S, W


def threat_in(events: list[Event]) -> Threatened:
    """The one threat among these events."""
    (found,) = [event for event in events if isinstance(event, Threatened)]
    return found


def rolling(
    *ways: str, figures: str, held: list[str], guards: str = "b4 f4", gaze: int = N, seat: int = 0
) -> State:
    """A position in which the dragon die is to be rolled."""
    return position(
        *ways, figures=figures, held=held, guards=guards, gaze=gaze, seat=seat, step=Step.DRAGON_DIE
    )


def test_m16_only_who_took_a_treasure_rolls_the_dragon_die() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="1@b1 2@g1")
    assert after(state, "b1").step is Step.DRAGON_DIE
    assert after(state, "a1").step is Step.PUSH


def test_m16_the_six_faces_are_equally_likely() -> None:
    state = rolling(figures="a1 g7", held=["1", ""])
    assert master.actor(state) == CHANCE
    assert [weight for _, weight in master.chance(state)] == [1] * 6
    assert [master.write(state.options, action) for action, _ in master.chance(state)] == [
        "dragon 1",
        "dragon 2",
        "dragon 3",
        "dragon 4",
        "dragon white",
        "dragon black",
    ]


@pytest.mark.parametrize(("face", "gaze"), [("1", E), ("2", S), ("3", W), ("4", N)])
def test_m16_the_dragon_turns_clockwise_by_as_many_quarters_as_arrows(face: str, gaze: int) -> None:
    state, events = told(rolling(figures="a1 g7", held=["1", ""], gaze=N), f"dragon {face}")
    assert state.gaze == gaze
    assert events[:2] == [DragonRolled(0, DieFace(face)), DragonTurned(int(face), N, gaze)]


def test_m16_the_dragon_threatens_after_it_has_turned() -> None:
    state = rolling("d3 e3", "d5 e5", figures="e3 e5", held=["1", "2"], gaze=N)
    state, events = told(state, "dragon 2")
    assert threat_in(events) == Threatened(Foe.DRAGON, cell("d5"), named("d5 e5"), (1,), (1,))
    assert state.duel == Duel(Foe.DRAGON, (1,))


def test_m16_the_faced_cell_needs_no_opening_towards_the_lair() -> None:
    state = rolling("d3 d2", figures="d2 g7", held=["1", ""])  # d3 is closed to the south
    assert after(state, "dragon 4").duel == Duel(Foe.DRAGON, (0,))


def test_m16_the_threat_does_not_go_on_through_the_lair() -> None:
    state = rolling("d3 d4 d5 d6", figures="d6 g7", held=["1", ""])
    _, events = told(state, "dragon 4")
    assert threat_in(events).cells == (cell("d3"),)


@pytest.mark.parametrize(("face", "seat"), [("white", 0), ("black", 1)])
def test_m16_a_guard_threatens_its_corridors_and_the_dragon_stays(face: str, seat: int) -> None:
    state = rolling("a4 b4", "f4 g4", figures="a4 g4", held=["1", "2"], gaze=W)
    state, events = told(state, f"dragon {face}")
    assert state.gaze == W
    assert state.duel == Duel(Foe(face), (seat,))
    assert not [event for event in events if isinstance(event, DragonTurned)]


def test_m16_a_guard_under_the_lair_does_nothing_and_nobody_rolls_anew() -> None:
    state = rolling("d3 d4 d5", figures="d3 d4", held=["1", "2"], guards="d4 f4")
    state, events = told(state, "dragon white")
    assert threat_in(events) == Threatened(Foe.WHITE, cell("d4"), (), (), ())
    assert (state.step, state.seat) == (Step.PUSH, 1)


def test_m17_only_the_nearest_duels_counted_along_the_corridor() -> None:
    # As the crow flies seat 0 is next to the faced cell; along the corridor it is five cells away.
    state = rolling("d3 d2 d1 e1 e2 e3", "d1 c1 b1", figures="e3 c1", held=["1", "2"], gaze=N)
    assert after(state, "dragon 4").duel == Duel(Foe.DRAGON, (1,))


def test_m17_on_the_faced_cell_or_beside_the_guard_the_distance_is_none() -> None:
    on_the_cell = rolling("d3 d2", figures="d2 d3", held=["1", "2"])
    assert after(on_the_cell, "dragon 4").duel == Duel(Foe.DRAGON, (1,))
    with_the_guard = rolling("b4 b3", figures="b3 b4", held=["1", "2"])
    assert after(with_the_guard, "dragon white").duel == Duel(Foe.WHITE, (1,))


@pytest.mark.parametrize(
    ("at_turn", "order"), [(0, (0, 2, 3)), (1, (2, 3, 0)), (2, (2, 3, 0)), (3, (3, 0, 2))]
)
def test_m17_tied_nearest_all_duel_the_player_at_turn_first_then_clockwise(
    at_turn: int, order: tuple[int, ...]
) -> None:
    state = rolling("c4 b4 a4 a3", "b4 b3", figures="c4 a3 a4 b3", held=["1", "2", "3", "4"], seat=at_turn)
    assert after(state, "dragon white").duel == Duel(Foe.WHITE, order)


def test_m18_who_has_no_treasure_does_not_roll_but_shields_the_others() -> None:
    state = rolling("b4 b3 b2", figures="b3 b2", held=["", "2"])
    state, events = told(state, "dragon white")
    assert threat_in(events).nearest == (0,)
    assert threat_in(events).duellists == ()
    assert state.step is Step.PUSH
    assert state.holdings[1].treasures == (2,)


def test_m18_of_tied_nearest_only_those_with_a_treasure_roll() -> None:
    state = rolling("c4 b4 a4", figures="c4 a4", held=["", "2"])
    state, events = told(state, "dragon white")
    assert threat_in(events).nearest == (0, 1)
    assert state.duel == Duel(Foe.WHITE, (1,))


def test_m18_the_taker_can_be_hit_with_the_treasure_just_taken() -> None:
    state = position("a1 b1", figures="a1 g7", treasures="1@b1 2@g1", guards="b1 f4")
    state = after(state, "b1", "dragon white", "roll 1")
    assert state.holdings[0].treasures == ()
    assert state.box == (1,)


def test_m20_an_adventurer_under_the_lair_is_never_threatened() -> None:
    state = rolling("d3 d4 d5", "c4 d4 e4", figures="d4 g7", held=["1", ""])
    for face in ("1", "2", "3", "4", "white", "black"):
        assert after(state, f"dragon {face}").duel is None


def test_nobody_in_the_corridor_means_no_duel() -> None:
    state = rolling(figures="a1 g7", held=["1", "2"])
    assert after(state, "dragon 1").step is Step.PUSH
