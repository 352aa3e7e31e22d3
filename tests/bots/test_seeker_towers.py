"""The towers seeker does exactly what its description says."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace
from tests.games.towers.positions import position, spells, walk

from wandelgang.games import CHANCE
from wandelgang.games.actions import Push
from wandelgang.games.towers import GAME, Action, Options, State, actor, apply, chance, legal, view
from wandelgang.games.towers.climbing import walks
from wandelgang.games.towers.parts import GRID, Treasure
from wandelgang.games.towers.seeker import seek, targets
from wandelgang.games.towers.state import Spells, Step, Walk
from wandelgang.match import draw


def answer(state: State, seed: int = 1) -> Action:
    return seek(view(state, state.seat), legal(state), Random(seed))


def answers(state: State) -> set[Action]:
    return {answer(state, seed) for seed in range(60)}


def cells_wanted(state: State) -> list[str]:
    own = view(state, state.seat).players[state.seat]
    return [GRID.names[cell] for cell in targets(state.board, own)]


def test_its_targets_are_its_treasure_and_the_rune_and_at_last_its_start() -> None:
    assert cells_wanted(position("a1", goal="book")) == ["c1", "c3"]
    assert cells_wanted(position("a1", goal="book", rune=True)) == ["c1"]
    assert cells_wanted(position("a1", goal=None)) == ["c3"]
    assert cells_wanted(position("a2", goal=None, rune=True)) == ["a1"]


def test_a_treasure_on_the_spare_counts_for_nothing() -> None:
    state = position("a1", goal="purse", rune=True, step=Step.PUSH)
    out, _ = apply(state, Push("N4"))  # drives the purse out
    assert cells_wanted(out) == []
    assert answer(out) == walk("a1")  # so it stays


def test_it_walks_to_a_target_for_the_fewest_cards() -> None:
    assert answer(position("a1", goal="book", hand="up joker")) == walk(
        "c1"
    )  # free, before the rune for an up
    assert answer(position("c4", goal="book", hand="down")) == walk("c3")  # free, before the book for a down


def test_then_for_the_fewest_jokers() -> None:
    assert answer(position("a1", goal="keys", rune=True, hand="joker up")) == walk("e3", "up")
    assert answer(position("a1", goal="keys", rune=True, hand="joker")) == walk("e3", "joker")


def test_then_to_its_treasure_rather_than_to_the_rune() -> None:
    assert answer(position("a1", goal="keys", hand="up")) == walk("e3", "up")
    assert answer(position("c3", goal="keys")) == walk("e3")


def test_it_goes_home_with_cards_too() -> None:
    assert answer(position("c3", goal=None, rune=True, hand="down joker")) == walk("a1", "down")


def test_out_of_reach_it_comes_nearer_without_spending_a_card() -> None:
    # nothing reaches d5 (the purse); with the up it could come as near as d4
    assert answer(position("a1", goal="purse", rune=True, hand="up")) == walk("b4")


def test_of_cells_equally_near_it_takes_the_lowest() -> None:
    # b3 and c2 are both one step from the rune
    assert answer(position("a1", goal=None)) == walk("c2")


def outcomes(state: State) -> dict[Push, Sequence[Walk]]:
    """For each push the walks after it."""
    found: dict[Push, Sequence[Walk]] = {}
    for push in legal(state):
        assert isinstance(push, Push)
        after, _ = apply(state, push)
        seat = state.seat
        found[push] = walks(after.board, after.figures[seat], after.hands[seat].spells, child=False)
    return found


def test_it_pushes_so_that_a_target_costs_the_fewest_cards() -> None:
    state = position("b5", goal="keys", rune=True, hand="up down joker joker", step=Step.PUSH)
    e3 = GRID.named("e3")
    cheapest = {
        push: min((len(w.spells), w.joker) for w in found if w.cell == e3)
        for push, found in outcomes(state).items()
        if any(w.cell == e3 for w in found)
    }
    least = min(cheapest.values())
    assert answers(state) == {push for push, cost in cheapest.items() if cost == least}
    assert set(cheapest.values()) == {(1, 0), (2, 0), (3, 1)}  # cards, jokers


def test_among_equal_pushes_it_takes_one_at_random() -> None:
    assert len(answers(position("a1", goal="book", rune=True, step=Step.PUSH))) > 5


def test_if_no_push_reaches_a_target_it_takes_one_that_leads_nearest_for_no_card() -> None:
    state = position("a1", goal="chest", rune=True, step=Step.PUSH)
    goal = GRID.row_column(GRID.named("c5"))

    def apart(cell: int) -> int:
        row, column = GRID.row_column(cell)
        return (row - goal[0]) ** 2 + (column - goal[1]) ** 2

    nearest = {push: min(apart(w.cell) for w in found) for push, found in outcomes(state).items()}
    least = min(nearest.values())
    assert least > 0
    assert answers(state) == {push for push, distance in nearest.items() if distance == least}


def test_a_child_uses_any_card() -> None:
    state = position("a1", goal="keys", rune=True, hand="down", child=True)
    assert answer(state) == walk("e3", "down")


def test_it_sees_only_its_view() -> None:
    state = position("a1", goal="keys", hand="up", others="down", step=Step.PUSH)
    blue = replace(state.hands[1], goal=Treasure.MAP, spells=Spells(joker=1))
    otherwise = replace(state, hands=(state.hands[0], blue), draw_pile=spells("up"))
    assert [answer(state, seed) for seed in range(20)] == [answer(otherwise, seed) for seed in range(20)]


def test_four_seekers_finish_their_games() -> None:
    turns = []
    for seed in range(5):
        rng = Random(seed)
        state = GAME.deal(Options(4, children=(2,)), rng)
        while (who := actor(state)) is not None and state.turn < 300:
            if who == CHANCE:
                chosen = draw(chance(state), rng)
            else:
                chosen = seek(view(state, who), legal(state), rng)
                assert chosen in legal(state)
            state, _ = apply(state, chosen)
        turns.append(state.turn)
    assert max(turns) < 100
