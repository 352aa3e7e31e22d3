"""Random quests of all three games, a slow and obvious solver, and how a solution is replayed on `maze`."""

from __future__ import annotations

from pathlib import Path
from random import Random

from wandelgang.games import classic, master, towers
from wandelgang.games.master.parts import LAIR
from wandelgang.games.pushing import pushes
from wandelgang.games.quest import Climb, ClimbingCards, Goal, OnCarried, OnCell, OnTile, Quest
from wandelgang.games.towers.climbing import walks as climbs
from wandelgang.games.towers.parts import FREE_STEP, HEIGHTS
from wandelgang.games.towers.state import Spells
from wandelgang.maze import Board, Tile, cells
from wandelgang.search.answer import Answer

INSTANCES = Path(__file__).parent / "instances.json"
KINDS = ("classic", "master", "towers")

Node = tuple[
    Board, Tile, int, str | None, int, ClimbingCards
]  # figure, last push, goals and hand after the tiles


def random_quest(kind: str, rng: Random) -> Quest:
    """A fresh deal of a game with a figure and a goal anywhere, after any last push or none."""
    match kind:
        case "classic":
            dealt = classic.GAME.deal(classic.Options(players=2), rng)
            return _quest(dealt.board, dealt.spare, _tile(dealt.board, dealt.spare, rng), rng)
        case "master":
            laid = master.GAME.deal(master.Options(players=2), rng)
            size = laid.board.grid.size
            goal: Goal = OnCarried((rng.randrange(size), rng.randrange(size)))
            if rng.random() < 0.3:
                goal = OnCell((rng.choice([17, 23, 25, 31]),))
            return _quest(laid.board, laid.spare, goal, rng, closed=1 << LAIR)
        case "towers":
            built = towers.GAME.deal(towers.Options(players=2), rng)
            goal = _tile(built.board, built.spare, rng)
            cards = ClimbingCards(rng.randrange(3), rng.randrange(3), rng.randrange(2))
            climb = Climb(HEIGHTS, FREE_STEP, cards, any_card=rng.random() < 0.3)
            return _quest(built.board, built.spare, goal, rng, climb=climb)
    raise ValueError(kind)


def any_size(rows: int, columns: int, rng: Random) -> Quest:
    """A quest on a board of any size, with tiles of any openings."""
    board = Board.of(rows, columns, [Tile(n, rng.randrange(1, 16)) for n in range(rows * columns)])
    spare = Tile(rows * columns, rng.randrange(1, 16))
    return _quest(board, spare, _tile(board, spare, rng), rng)


def _tile(board: Board, spare: Tile, rng: Random) -> OnTile:
    return OnTile((rng.choice([*board.numbers, spare.number]),))


def _quest(
    board: Board,
    spare: Tile,
    goal: Goal,
    rng: Random,
    *,
    closed: int = 0,
    climb: Climb | None = None,
) -> Quest:
    last_push = rng.choice([None, *board.grid.arrows])
    return Quest(board, spare, rng.randrange(board.grid.size), goal, last_push, closed, climb)


def least_turns(quest: Quest, deepest: int) -> int | None:
    """The slow and obvious solver: every push, every walk, every way to pay, level by level."""
    goals = 0 if isinstance(quest.goal, OnTile) else sum({1 << cell for cell in quest.goal.cells})
    level: set[Node] = {(quest.board, quest.spare, quest.figure, quest.last_push, goals, hand_of(quest))}
    for turns in range(1, deepest + 1):
        coming: set[Node] = set()
        for board, spare, figure, last_push, goal, hand in level:
            for push in pushes(board.grid, spare, last_push):
                arrow = board.grid.arrows[push.arrow]
                pushed, fallen = board.push(arrow, spare.turned(push.turn))
                start = arrow.carries[figure]
                carried = arrow.carry(goal) if isinstance(quest.goal, OnCarried) else goal
                for cell, left in walks(quest, pushed, start, hand):
                    if isinstance(quest.goal, OnTile):
                        there = pushed.numbers[cell] in quest.goal.numbers
                    else:
                        there = bool(carried >> cell & 1)
                    if there and not (isinstance(quest.goal, OnCarried) and cell == start):  # M13
                        return turns
                    coming.add((pushed, fallen, cell, push.arrow, carried, left))
        level = coming
    return None


def hand_of(quest: Quest) -> ClimbingCards:
    """The cards at the start of a quest."""
    return ClimbingCards() if quest.climb is None else quest.climb.cards


def walks(quest: Quest, board: Board, start: int, hand: ClimbingCards) -> list[tuple[int, ClimbingCards]]:
    """Every cell where a walk can end, with what is left of the hand."""
    if quest.climb is None:
        return [(cell, hand) for cell in cells(board.corridors(quest.closed).reach(1 << start))]
    spells = Spells(hand.up, hand.down, hand.either)
    return [
        (walk.cell, hand - ClimbingCards(walk.up, walk.down, walk.joker))
        for walk in climbs(board, start, spells, quest.climb.any_card)
    ]


def replay(quest: Quest, answer: Answer) -> None:
    """Play a solution on `maze`, by the rules, and see the figure on a goal at its end."""
    board, spare, figure, hand = quest.board, quest.spare, quest.figure, hand_of(quest)
    goal = 0 if isinstance(quest.goal, OnTile) else sum({1 << cell for cell in quest.goal.cells})
    last_push = quest.last_push
    assert answer.turns == len(answer.solution) > 0
    start = figure
    for turn in answer.solution:
        assert turn.push in pushes(board.grid, spare, last_push)
        arrow = board.grid.arrows[turn.push.arrow]
        board, spare = board.push(arrow, spare.turned(turn.push.turn))
        start, last_push = arrow.carries[figure], arrow.name
        goal = arrow.carry(goal) if isinstance(quest.goal, OnCarried) else goal
        assert (turn.cell, hand - turn.cards) in walks(quest, board, start, hand)
        figure, hand = turn.cell, hand - turn.cards
    if isinstance(quest.goal, OnTile):
        assert board.numbers[figure] in quest.goal.numbers
    else:
        assert goal >> figure & 1
        assert not isinstance(quest.goal, OnCarried) or figure != start  # M13
