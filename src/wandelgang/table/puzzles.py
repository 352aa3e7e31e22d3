"""Puzzles for a page: what there is, one to solve, attempts judged, hints and solutions.

Nothing is remembered between two requests: a puzzle is its link, and an attempt is what was done so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any, Final, TypeVar

import msgspec

from wandelgang.games import GAMES, UnknownGame, game_named
from wandelgang.games.errors import IllegalAction
from wandelgang.games.registry import OURS
from wandelgang.games.required import AnyAction
from wandelgang.games.wire import convert
from wandelgang.puzzles import (
    LEVELS,
    Attempt,
    BadPuzzle,
    Hint,
    OtherVersion,
    Puzzle,
    Status,
    begin,
    hint,
    kind_of,
    of_the_day,
    read_puzzle,
    shipped,
    solution,
    summary,
    write_puzzle,
)
from wandelgang.table.messages import offered, open_view, raw
from wandelgang.table.protocol import (
    Choices,
    HintWish,
    PuzzleFacts,
    PuzzleGoal,
    PuzzleHint,
    PuzzleSet,
    PuzzleShelf,
    PuzzleStart,
    PuzzleTry,
    SeatFacts,
    TableFacts,
    Tried,
)
from wandelgang.table.refusal import Refuse

KEPT: Final = 256  # puzzles in memory: reading one takes longer than judging an attempt
Answer = TypeVar("Answer")


@cache
def puzzle_sets() -> tuple[PuzzleSet, ...]:
    """The puzzles that come with each game, by kind and level."""
    return tuple(PuzzleSet(name, tuple(_shelves(name))) for name in GAMES if shipped(name))


def _shelves(game: str) -> Iterable[PuzzleShelf]:
    told = [(summary(link), _id(link)) for link in shipped(game)]
    kinds = dict.fromkeys(one.kind for one, _ in told)
    for kind in kinds:
        own = sorted((one.difficulty, one.turns, one.level, name) for one, name in told if one.kind == kind)
        levels = tuple(
            tuple(name for _, _, level, name in own if level == wanted)
            for wanted in range(1, len(LEVELS) + 1)
        )
        yield PuzzleShelf(kind, tuple(sorted({turns for _, turns, _, _ in own})), levels)


def _id(link: str) -> str:
    return blake2b(link.encode(), digest_size=5).hexdigest()


@cache
def _by_id(game: str) -> dict[str, str]:
    return {_id(link): link for link in shipped(game)}


def puzzle_of_set(game: str, name: str) -> PuzzleStart:
    """One of the puzzles that come with a game, by its id."""
    try:
        found = _by_id(game_named(game).name).get(name)
    except UnknownGame as error:
        raise Refuse("no-game", str(error)) from None
    if found is None:
        raise Refuse("no-puzzle", f"{game} has no puzzle {name!r}")
    return _start(_read(found))


def puzzle_of_day(day: str) -> PuzzleStart:
    """The puzzle of a day, as 2026-11-18. Our games take turns, so it is the same everywhere."""
    try:
        wanted = date.fromisoformat(day)
    except ValueError:
        raise Refuse("no-puzzle", f"{day!r} is not a day: it should be as 2026-11-18") from None
    game = OURS[wanted.toordinal() % len(OURS)]
    return _start(_refused(lambda: of_the_day(game, wanted)))


def attempt_at(asked: PuzzleTry) -> PuzzleStart:
    """A puzzle, and what was done about it so far."""
    puzzle = _read(asked.link)
    attempt = begin(puzzle)
    for action in asked.actions:
        attempt = _then(attempt, action)
    return _start(puzzle, attempt)


def hint_for(wish: HintWish) -> PuzzleHint:
    """A hint."""
    puzzle = _read(wish.link)
    found: Hint = hint(puzzle, wish.step)
    actions = (action for action in (found.push, found.walk) if action is not None)
    return PuzzleHint(found.line, tuple(raw(action) for action in actions))


def solution_of(asked: PuzzleTry) -> tuple[Tried, ...]:
    """The solution, action by action, to be shown."""
    return tuple(_tried(attempt) for attempt in solution(_read(asked.link)))


@lru_cache(KEPT)
def _read(link: str) -> Puzzle:
    return _refused(lambda: read_puzzle(link))


def _refused(read: Callable[[], Answer]) -> Answer:
    try:
        return read()
    except OtherVersion as error:
        raise Refuse("old-puzzle", str(error)) from None
    except BadPuzzle as error:
        raise Refuse("bad-puzzle", str(error)) from None


def _then(attempt: Attempt, given: dict[str, Any]) -> Attempt:
    game = attempt.puzzle.the_game
    try:
        action: AnyAction = convert(given, game.Action)
    except msgspec.ValidationError as error:
        raise Refuse("bad-message", f"this is not an action of {game.name}: {error}") from None
    try:
        return attempt.then(action)
    except IllegalAction as error:
        raise Refuse("illegal", str(error), clause=error.clause, game=game.name) from None


def _start(puzzle: Puzzle, attempt: Attempt | None = None) -> PuzzleStart:
    return PuzzleStart(_facts(puzzle), _tried(attempt or begin(puzzle)))


@lru_cache(KEPT)
def _facts(puzzle: Puzzle) -> PuzzleFacts:
    link, kind = write_puzzle(puzzle), kind_of(puzzle.the_game, puzzle.kind)
    return PuzzleFacts(
        link=link,
        id=_id(link),
        game=puzzle.game,
        kind=puzzle.kind,
        turns=puzzle.turns,
        level=puzzle.level,
        difficulty=puzzle.difficulty,
        best=puzzle.proof.best,
        ways=len(puzzle.proof.first),
        whose=kind.whose(puzzle),
        goals=tuple(PuzzleGoal(*goal) for goal in kind.wanted(puzzle)),
        table=_table(puzzle),
    )


def _table(puzzle: Puzzle) -> TableFacts:
    """The facts of a table that does not exist, so that code that shows tables can show a puzzle."""
    options = puzzle.position.options
    seats = tuple(
        SeatFacts(
            seat=seat,
            colour=colour,
            name="",
            kind="me" if seat == puzzle.seat else "bot",
            open=False,
            bot=None if seat == puzzle.seat else "easy",
            there=True,
            away=None,
        )
        for seat, colour in enumerate(options.colours)
    )
    return TableFacts(
        table="puzzle",
        game=puzzle.game,
        rules=puzzle.rules,
        options=raw(options),
        seats=seats,
        spectators=(),
        chat=False,
        public=False,
        pace="calm",
        paused=False,
        hints=False,
        take_back=True,
        number=0,
        result=None,
        created=0,
        hand_over_after=0,
        rematch=None,
    )


def _tried(attempt: Attempt) -> Tried:
    puzzle, game = attempt.puzzle, attempt.puzzle.the_game
    seat, failed = puzzle.seat, attempt.status is Status.FAILED
    last = attempt.actions[-1] if attempt.actions else None
    # If the puzzle is about another player's goal, it is known; otherwise the solver sees a player's view.
    open_ = kind_of(game, puzzle.kind).whose(puzzle) != seat
    view: Any = open_view(game, attempt.state) if open_ else game.view(attempt.state, seat)
    return Tried(
        notation=None if last is None else game.write(puzzle.position.options, last),
        events=tuple(raw(game.see(event, seat)) for event in attempt.events),
        view=raw(msgspec.structs.replace(view, seat=seat) if open_ else view),
        choices=_choices(attempt) if attempt.legal else None,
        status=attempt.status.value,
        left=attempt.left,
        reached=attempt.reached,
        near=failed and attempt.near,
        good_start=failed and attempt.actions[0] in puzzle.proof.first,
        got=attempt.got,
        answer=tuple(raw(action) for action in attempt.refutation),
    )


def _choices(attempt: Attempt) -> Choices:
    """The pushes or walks of a position. Whatever else the rules would allow is left out."""
    game, state, legal = attempt.puzzle.the_game, attempt.state, attempt.legal
    whole = tuple(game.legal(state))
    told = offered(game, state, whole)
    if whole == legal:
        return told
    places = {whole.index(action): place for place, action in enumerate(legal)}

    def kept(parts: Iterable[Any]) -> tuple[Any, ...]:
        found = (part for part in parts if part.action in places)
        return tuple(msgspec.structs.replace(part, action=places[part.action]) for part in found)

    return msgspec.structs.replace(
        told,
        actions=legal,
        notations=tuple(told.notations[place] for place in places),
        opens=kept(told.opens),
        ways=kept(told.ways),
    )
