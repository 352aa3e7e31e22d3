"""`seeker` in the classic game does exactly what docs/bots.md says of it, sentence by sentence."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from tests.games.classic.positions import hand, offered, play, position

from wandelgang.bots.simulation import Plan, play_one
from wandelgang.games import CHANCE, classic
from wandelgang.games.actions import Walk
from wandelgang.games.classic.parts import STARTS, TILE_WITH
from wandelgang.games.classic.seeker import seek
from wandelgang.games.classic.state import Action, Options, State, Step
from wandelgang.match import draw

FAR = 99


def answer(state: State, seed: int = 0) -> str:
    """What the seeker answers, in short notation."""
    assert classic.actor(state) == state.seat
    action = seek(classic.view(state, state.seat), classic.legal(state), Random(seed))
    return classic.write(state.options, action)


def answers(state: State) -> set[str]:
    """What the seeker answers with many generators."""
    return {answer(state, seed) for seed in range(150)}


def straight_line(here: int, there: int) -> int:
    return (here // 7 - there // 7) ** 2 + (here % 7 - there % 7) ** 2


def targets(state: State) -> list[int]:
    own = state.hands[state.seat]
    if not own.left:
        return [STARTS[state.options.colours[state.seat]]]
    cells = (state.board.cell_of(TILE_WITH[goal]) for goal in own.goals)
    return [cell for cell in cells if cell is not None]


def nearest_walk(state: State) -> int:
    """How near to a target the figure at turn can walk, by the legal walks."""
    walks = [action.cell for action in classic.legal(state) if isinstance(action, Walk)]
    return min((straight_line(walk, goal) for walk in walks for goal in targets(state)), default=FAR)


def somewhere(seed: int, actions: int) -> State:
    """A position of a game between seekers without events at which somebody is to push."""
    rng = Random(seed)
    state = classic.GAME.deal(Options(2 + seed % 3, cards=3), rng)
    while actions > 0 or state.step is not Step.PUSH:
        if classic.actor(state) is None:
            return somewhere(seed + 1, actions)
        if classic.actor(state) == CHANCE:
            action: Action = draw(classic.chance(state), rng)
        else:
            action = seek(classic.view(state, state.seat), classic.legal(state), rng)
        state, _ = classic.apply(state, action)
        actions -= 1
    return state


@given(st.integers(0, 10**6), st.integers(0, 60), st.integers())
def test_it_takes_a_push_after_which_it_can_walk_nearest_to_a_target(
    seed: int, actions: int, dice: int
) -> None:
    state = somewhere(seed, actions)
    after = {push: nearest_walk(classic.apply(state, push)[0]) for push in classic.legal(state)}
    push = seek(classic.view(state, state.seat), classic.legal(state), Random(dice))
    assert after[push] == min(after.values())


@given(st.integers(0, 10**6), st.integers(0, 60))
def test_it_walks_to_the_cell_nearest_to_a_target_of_equals_the_lowest(seed: int, actions: int) -> None:
    state = somewhere(seed, actions)
    state, _ = classic.apply(state, seek(classic.view(state, state.seat), classic.legal(state), Random(seed)))
    walk = seek(classic.view(state, state.seat), classic.legal(state), Random(0))
    assert isinstance(walk, Walk)
    goals = targets(state)
    if goals:
        distances = {
            action.cell: min(straight_line(action.cell, goal) for goal in goals)
            for action in classic.legal(state)
            if isinstance(action, Walk)
        }
        best = min(distances.values())
        assert walk.cell == min(cell for cell, distance in distances.items() if distance == best)
    else:
        assert walk.cell == state.figures[state.seat]


def test_among_pushes_that_reach_a_target_it_takes_any() -> None:
    state = position("┌─┬", hands={"red": "book"})
    reaching = {word for word in offered(state) if "c1" in offered(play(state, word))}
    assert len(reaching) > 10
    assert answers(state) == reaching


def test_when_all_pictures_are_found_its_target_is_its_start() -> None:
    state = position("┌─┬", figures={"red": "c1"}, hands={"red": ""})
    assert answer(play(state, "W6")) == "a1"


def test_with_two_goals_it_walks_to_either() -> None:
    pushed = play(position("┌─┬", hands={"red": "helmet book"}), "W6")
    assert answer(pushed) == "c1"


def test_a_target_that_would_be_the_spare_counts_for_nothing() -> None:
    # Red on f6 could walk to its owl on g6. The push W6 would drive the owl out, so it is never taken.
    state = position(
        "....... ....... ....... ....... ....... .....─┐",
        pictures={"g6": "owl"},
        hands={"red": "owl"},
        figures={"red": "f6"},
    )
    assert nearest_walk(play(state, "W6")) == FAR
    assert not {"W6", "W6↻"} & answers(state)


def test_with_its_target_off_the_board_it_stays() -> None:
    pushed = play(position(pictures={"g6": "owl"}, hands={"red": "owl"}, figures={"red": "d4"}), "W6")
    assert pushed.spare.number == TILE_WITH[hand(pushed, "red").goals[0]]
    assert answer(pushed) == "d4"


def with_message(message: str, drawing: str = "┌│", **figures: str) -> State:
    """Red stands on a1 behind a wall, wants the helmet, has cards in its pile, and has just read this."""
    return play(
        position(
            drawing,
            figures=figures,
            hands={"red": "helmet | book owl"},
            backs={"g6": message},
            events=True,
        ),
        "W6",
    )


def test_it_looks_at_a_second_card_unless_it_can_walk_to_its_target() -> None:
    assert answer(with_message("second-card")) == "look"
    assert answer(with_message("second-card", red="e7")) == "e7"


def test_it_exchanges_unless_it_can_walk_to_its_target() -> None:
    assert answer(with_message("exchange")) == "exchange"
    assert answer(with_message("exchange", red="e7")) == "e7"


def test_it_chooses_the_first_card_that_it_can_walk_to_now() -> None:
    choosing = play(
        position(
            "┌─┬─┬",
            hands={"red": "helmet | owl book purse bat"},
            backs={"g6": "exchange"},
            events=True,
        ),
        *("W6", "exchange"),
    )
    assert offered(choosing) == ["choose bat", "choose book", "choose owl", "choose purse"]
    assert answer(choosing) == "choose book"


def test_if_it_can_walk_to_none_it_chooses_the_card_it_can_walk_nearest_to() -> None:
    choosing = play(
        position(
            "┌│.....\n─......",
            hands={"red": "helmet | sword map emerald"},
            backs={"g6": "exchange"},
            events=True,
        ),
        *("W6", "exchange"),
    )
    assert answer(choosing) == "choose map"  # a3 is two cells below a1


def test_it_changes_places_with_the_first_seat_from_which_a_target_can_be_walked_to() -> None:
    state = play(
        position(
            "┌│",
            colours=("red", "yellow", "blue", "green"),
            figures={"yellow": "d4", "blue": "e7", "green": "e7"},
            hands={"red": "helmet"},
            backs={"g6": "swap"},
            events=True,
        ),
        "W6",
    )
    assert "e7" not in offered(state)
    assert answer(state) == "swap blue"
    assert answer(play(state, "swap blue")) == "e7"


def test_it_does_not_change_places_when_that_reaches_nothing() -> None:
    state = with_message("swap", "┌│.....\n─......", blue="a1")
    assert answer(state) == "a1"


def test_it_pushes_a_second_time_only_if_that_reaches_a_target() -> None:
    reaches = play(
        position("┌│┬", hands={"red": "book"}, backs={"g6": "second-push"}, spare="┌", events=True), "W6"
    )
    pushes = [word for word in offered(reaches) if word[0] in "NESW"]
    good = {word for word in pushes if "c1" in offered(play(reaches, word))}
    assert good
    assert answers(reaches) == good
    hopeless = play(
        position("┌│.....\n─......", hands={"red": "sword"}, backs={"g6": "second-push"}, events=True),
        "W6",
    )
    assert not any("g5" in offered(play(hopeless, word)) for word in offered(hopeless) if word[0] in "NESW")
    assert answers(hopeless) == {"a1"}


def test_through_the_wall_widens_what_it_can_walk_to() -> None:
    state = play(
        position(
            "┌│┬", figures={"red": "b1"}, hands={"red": "book"}, backs={"g6": "through-wall"}, events=True
        ),
        "W6",
    )
    assert answer(state) == "c1"


def test_in_the_second_half_of_a_double_turn_it_pushes_as_ever() -> None:
    state = play(position("┌─┬", backs={"g6": "double-turn"}, hands={"red": "book"}, events=True), "W6", "a1")
    assert state.step is Step.AGAIN
    assert "pass" in offered(state)
    reaching = {word for word in offered(state) if word != "pass" and "c1" in offered(play(state, word))}
    assert answers(state) == reaching


def test_it_never_looks_at_what_a_seat_may_not_know() -> None:
    """It answers on a view alone, so two states that look alike get one answer."""
    state = position("┌─┬", hands={"red": "book | owl", "blue": "map | ring"})
    other = position("┌─┬", hands={"red": "book | bat", "blue": "keys | crown"})
    for dice in range(20):
        assert answer(state, dice) == answer(other, dice)


def test_a_seeker_beats_a_wanderer() -> None:
    plan = Plan("classic", Options(2, cards=3), ("wanderer", "seeker"), seed=1)
    results = [play_one(plan, number).result for number in range(10)]
    assert [result.winners for result in results if result] == [(1,)] * 10
