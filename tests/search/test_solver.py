"""The solver: instances with known answers; compiled against plain, both against brute force and rules."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.search.quests import INSTANCES, KINDS, any_size, least_turns, random_quest, replay

from wandelgang.games.actions import Push
from wandelgang.games.position import is_view, read_position
from wandelgang.games.pushing import pushes
from wandelgang.games.quest import Climb, ClimbingCards, OnCarried, OnCell, OnTile, Quest
from wandelgang.games.towers.parts import HEIGHTS
from wandelgang.maze import Board, N, Tile, grid, openings
from wandelgang.search import machine, plain, quest_of
from wandelgang.search.answer import Answer
from wandelgang.search.classic.instances import entries, instance
from wandelgang.search.classic.instances import quest_of as quest_of_instance
from wandelgang.search.engines import Engine

GIVEN = [instance(entry) for entry in entries(INSTANCES.read_bytes())]
SEEDS = st.integers(0, 10**6)
ENGINES = [machine, plain]


@pytest.mark.parametrize("number", range(len(GIVEN)), ids=[given.id for given in GIVEN])
def test_every_instance_is_solved_in_its_least_number_of_turns(number: int) -> None:
    known = GIVEN[number]
    quest = quest_of_instance(known)
    answer = machine.solve(quest)
    assert answer.turns == known.optimal_turns
    replay(quest, answer)
    slow = plain.solve(quest)
    assert (slow.turns, slow.solution) == (answer.turns, answer.solution)


@pytest.mark.parametrize("kind", KINDS)
@given(SEEDS)
def test_compiled_and_plain_give_the_same_answer(kind: str, seed: int) -> None:
    quest = random_quest(kind, Random(seed))
    compiled, slow = machine.solve(quest, 3, every=True), plain.solve(quest, 3, every=True)
    assert (compiled.turns, compiled.solution, compiled.first_pushes) == (
        slow.turns,
        slow.solution,
        slow.first_pushes,
    )
    assert machine.turns_by_push(quest, 2) == plain.turns_by_push(quest, 2)


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=15)
@given(SEEDS)
def test_both_agree_with_a_search_that_knows_no_trick(kind: str, seed: int) -> None:
    quest = random_quest(kind, Random(seed))
    expected = least_turns(quest, 2) if quest.climb is None else least_turns(quest, 1)
    for solver in (machine, plain):
        answer = solver.solve(quest, 2 if quest.climb is None else 1)
        assert answer.turns == expected


@settings(max_examples=25)
@given(SEEDS, st.sampled_from([(3, 3), (3, 5), (5, 3)]))
def test_small_boards_are_solved_exactly_to_depth_three(seed: int, size: tuple[int, int]) -> None:
    """On a small board tiles fall out soon after they went in, crossings among them."""
    quest = any_size(*size, Random(seed))
    expected = least_turns(quest, 3)
    assert machine.solve(quest, 3).turns == plain.solve(quest, 3).turns == expected


@pytest.mark.parametrize("kind", KINDS)
@given(SEEDS)
def test_solutions_keep_the_rules(kind: str, seed: int) -> None:
    quest = random_quest(kind, Random(seed))
    answer = machine.solve(quest, 4)
    if answer.turns is not None:
        replay(quest, answer)


@given(SEEDS)
def test_every_optimal_first_push_is_named_and_no_other(seed: int) -> None:
    quest = random_quest("classic", Random(seed))
    answer = machine.solve(quest, 2, every=True)
    assert answer.first_pushes is not None
    for push in pushes(quest.board.grid, quest.spare, quest.last_push):
        arrow = quest.board.grid.arrows[push.arrow]
        board, spare = quest.board.push(arrow, quest.spare.turned(push.turn))
        stands = board.corridors().reach(1 << arrow.carries[quest.figure])
        assert isinstance(quest.goal, OnTile)
        cell = board.cell_of(quest.goal.numbers[0])
        works = cell is not None and bool(stands >> cell & 1)
        if answer.turns == 2:
            starts = [cell for cell in range(49) if stands >> cell & 1]
            works = any(
                machine.solve(Quest(board, spare, start, quest.goal, arrow.name), 1).turns for start in starts
            )
        assert (push in answer.first_pushes) == (works and answer.turns is not None)


FAR_FROM_HOME = (  # red stands on the highest tile, without a card for a steep step
    "towers/1 seen seat=0 options=(2;colours:[red,blue]) "
    "board=60.617.e1.615.c2/524.914.318.710.711/73.521.f4.316.d5/a23.913.619.522.525/36.520.b7.d9.98 "
    "spare=912 players=[(red;c3;a1;no;[];6;-;no;0;()),(blue;e5;e5;no;[];6;-;no;0;-)] draw_pile=24 "
    "discards=() actor=0 at_turn=0 turn=1 step=push last_push=W4 winner=-"
)


def test_depth_five_is_found_where_four_turns_do_not_do() -> None:
    game, view = read_position(FAR_FROM_HOME)
    assert is_view(view, game)
    quest = quest_of(game, view, "a1")
    for solver in (machine, plain):
        assert solver.solve(quest, 4).turns is None
        answer = solver.solve(quest, 5)
        assert answer.turns == 5
        replay(quest, answer)


@settings(max_examples=5)
@given(SEEDS)
def test_the_smallest_boards_are_solved_exactly_to_depth_five(seed: int) -> None:
    """Straights only: little is connected, some goals take five turns and some cannot be reached in five."""
    rng = Random(seed)
    board = Board.of(3, 3, [Tile(number, rng.choice((5, 10))) for number in range(9)])
    quest = Quest(board, Tile(9, 5), rng.randrange(9), OnTile((rng.randrange(10),)))
    assert machine.solve(quest, 5).turns == plain.solve(quest, 5).turns == least_turns(quest, 5)


def _closed_board(size: int, *open_tiles: tuple[str, str]) -> Board:
    """A board whose tiles are joined nowhere but where these say so: all others look north into a wall."""
    measure = grid(size, size)
    laid = {measure.named(cell): openings(sides) for cell, sides in open_tiles}
    return Board.of(size, size, [Tile(cell, laid.get(cell, N)) for cell in range(measure.size)])


def test_x5_the_banned_arrow_is_not_used() -> None:
    """The goal is the spare; it could go in under the figure only where it has just come out."""
    board = _closed_board(5)
    figure = board.grid.arrows["N2"].exit
    quest = Quest(board, Tile(25, 3), figure, OnTile((25,)))
    assert Push("N2", 0) in machine.turns_by_push(quest, 1)
    banned = msgspec.structs.replace(quest, last_push="S2")
    assert not any(push.arrow == "N2" for push in machine.turns_by_push(banned, 1))
    assert machine.turns_by_push(banned, 2) == plain.turns_by_push(banned, 2)


@pytest.mark.parametrize("engine", ENGINES)
def test_m13_a_figure_must_leave_a_treasure_and_come_back(engine: Engine) -> None:
    board = _closed_board(7, ("a1", "E"), ("b1", "W"))
    assert board.corridors().reach(1) == 0b11
    here = Quest(board, Tile(49, N), 0, OnCarried((0,)))
    answer = engine.solve(here, 2)
    assert answer.turns == 2
    assert [turn.cell for turn in answer.solution][-1] == 0
    assert answer.solution[0].cell != 0
    beside = Quest(board, Tile(49, N), 1, OnCarried((0,)))
    assert engine.solve(beside, 1).turns == 1
    standing = Quest(board, Tile(49, N), 0, OnCell((0,)))  # M25: having moved or not
    assert engine.solve(standing, 1).turns == 1


@pytest.mark.parametrize("engine", ENGINES)
def test_m12_nobody_walks_out_of_the_lair(engine: Engine) -> None:
    board = Board.of(7, 7, [Tile(cell, 15) for cell in range(49)])
    lair = board.grid.named("d4")
    quest = Quest(board, Tile(49, 15), lair, OnCell((0,)), closed=1 << lair)
    answer = engine.solve(quest, 2)
    assert answer.turns == 1  # a push along its row or column brings the figure out, then it may walk on
    assert {push.arrow for push in engine.turns_by_push(quest, 1)} == {"N4", "E4", "S4", "W4"}


@pytest.mark.parametrize("engine", ENGINES)
def test_t8_a_steep_step_is_paid_with_the_right_card(engine: Engine) -> None:
    """All is joined; the goal tower stands high above its surroundings."""
    board = Board.of(5, 5, [Tile(cell, 15) for cell in range(25)])
    heights = tuple(5 if number == 12 else 1 for number in range(26))

    def solved(cards: ClimbingCards, *, any_card: bool = False) -> Answer:
        climb = Climb(heights, 1, cards, any_card)
        return engine.solve(Quest(board, Tile(25, 15), 0, OnTile((12,)), climb=climb), 2)

    assert solved(ClimbingCards()).turns is None
    assert solved(ClimbingCards(down=3)).turns is None
    for hand, paid in (
        (ClimbingCards(up=1, either=1), ClimbingCards(up=1)),
        (ClimbingCards(down=1, either=1), ClimbingCards(either=1)),
    ):
        answer = solved(hand)
        assert answer.turns == 1
        assert answer.solution[0].cards == paid
    assert solved(ClimbingCards(down=1), any_card=True).solution[0].cards == ClimbingCards(down=1)  # T14


def test_heights_and_steps_that_kernels_do_not_know_are_left_to_plain_python() -> None:
    quest = random_quest("towers", Random(3))
    assert machine.takes(quest)
    assert not machine.takes(msgspec.structs.replace(quest, climb=Climb((*HEIGHTS[:-1], 6), 1)))
    assert not machine.takes(msgspec.structs.replace(quest, climb=Climb(HEIGHTS, 2)))
    assert not machine.takes(any_size(3, 21, Random(1)))
    assert plain.takes(any_size(3, 21, Random(1)))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"figure": 49}, "the figure is off the board on cell 49: cells are 0 to 48"),
        ({"figure": -1}, "the figure is off the board on cell -1"),
        ({"goal": OnCell((3, 64))}, "the goal is off the board on cell 64"),
        ({"goal": OnCarried((-7,))}, "the goal is off the board on cell -7"),
        ({"last_push": "N1"}, "there is no arrow 'N1': arrows are N2, N4"),
    ],
)
def test_a_quest_that_cannot_be_is_refused_before_compiled_code_sees_it(
    change: dict[str, object], reason: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        msgspec.structs.replace(quest_of_instance(GIVEN[0]), **change)
