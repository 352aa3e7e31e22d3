"""`wandelgang solve`: the fewest turns to a goal, for positions from a file or a recorded game."""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Annotated, Literal, NamedTuple

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.records import STANDARD_INPUT, RecordNumber, the_position
from wandelgang.commands.sources import given, is_line, read_line
from wandelgang.games.actions import Push
from wandelgang.games.counting import counted
from wandelgang.games.general.values import Step
from wandelgang.games.notation import write_push
from wandelgang.games.position import BadPosition, is_view, read_position
from wandelgang.games.quest import ClimbingCards, NoQuest, Quest
from wandelgang.match import BadRecord, game_of, load, replay
from wandelgang.maze import Grid, Tile, letters
from wandelgang.search import cache, engines, plain, quest_of
from wandelgang.search.answer import DEEPEST, Answer
from wandelgang.search.problems import BadProblem, BadProblems, Problem, Problems, formats, read_problems
from wandelgang.search.warm_up import compile_missing

ENOUGH_SECONDS = 0.05  # after this time a position is not solved again for a better timing

EngineChoice = Literal["auto", "compiled", "plain"]


class Effort(NamedTuple):
    """How a problem is solved."""

    deepest: int  # turns
    every: bool  # with every first push that is equally good
    repeat: int
    only_plain: bool


class Shift(msgspec.Struct, frozen=True):
    """A push, by row and column and in our notation."""

    shift: tuple[int, int]  # the cell where the tile goes in
    inserted_openings: str
    arrow: str
    turn: int  # clockwise quarters


class Move(Shift, frozen=True, kw_only=True):
    """One turn of a solution."""

    move: tuple[int, int]  # the cell where the walk ends
    cell: str
    cards: ClimbingCards | None = None  # where the figure climbs: the cards that the walk costs


class Solved(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer for one position. No turns: more than the limit."""

    id: str
    turns: int | None
    solution: list[Move]
    microseconds: float
    boards: int  # examined
    engine: str
    first_pushes: list[Shift] | None = None
    known: int | None = None  # the number of turns given in the file


def solve(
    what: Annotated[
        str,
        Parameter(
            help="A position as one line of text; or a file of such lines, of records, or in a format that a "
            f"game reads: {', '.join(formats())} (- reads standard input).",
            allow_leading_hyphen=True,  # for the - alone
        ),
    ],
    *,
    json: Annotated[bool, Parameter(help="Print JSON lines: one object per position.", negative="")] = False,
    deepest: Annotated[
        int, Parameter(help="Give up beyond this many turns, 1 to 8.", validator=Number(gte=1, lte=8))
    ] = DEEPEST,
    every: Annotated[
        bool, Parameter(help="List every first push that is equally good.", negative="")
    ] = False,
    record: RecordNumber = None,
    at: Annotated[
        int | None,
        Parameter(
            help="Records: position after this many actions; -1 is the last. Default: before the last push."
        ),
    ] = None,
    seat: Annotated[
        int | None, Parameter(help="The seat to solve for, from 0. Default: the seat whose turn it is.")
    ] = None,
    goal: Annotated[
        str | None,
        Parameter(help="A goal by name; a wrong name lists them. Default: the next goal of that seat."),
    ] = None,
    engine: Annotated[
        EngineChoice,
        Parameter(help="compiled waits for compiled code; auto uses plain Python until it is ready."),
    ] = "auto",
    repeat: Annotated[
        int, Parameter(help="Solve this many times and report the median time.", validator=Number(gte=1))
    ] = 5,
) -> None:
    """Find the fewest turns in which a figure reaches its goal, and how."""
    if is_line(given(what, "a position or a file")):
        read_line(what)
    try:
        problems = _problems(_read(what), record, at, seat, goal)
    except BadProblems as error:
        place = "standard input" if what == STANDARD_INPUT else what
        raise Fault(f"{place}: it contains no position, no record and no known format: {error}") from None
    if is_line(what) and isinstance(bad := problems[0], BadProblem):
        raise Fault(bad.error, WRONG_USE)  # in a file, it is one of several
    _get_ready(engine)
    effort = Effort(deepest, every, repeat, only_plain=engine == "plain")
    rows: list[Solved | BadProblem] = []
    for problem in problems:
        row = problem if isinstance(problem, BadProblem) else _solved(problem, effort)
        rows.append(row)
        if json:
            print(msgspec.json.encode(row).decode(), flush=True)
    try:
        if not json:
            _print(rows, every=every)
    finally:  # even if nobody reads the whole table
        _judge(rows)


def _read(what: str) -> bytes:
    if is_line(what):
        return what.encode(errors="replace")
    try:
        return sys.stdin.buffer.read() if what == STANDARD_INPUT else Path(what).read_bytes()
    except OSError as error:
        raise Fault(f"cannot read {what}: {error.strerror}") from None


def _problems(
    data: bytes, record: int | None, at: int | None, seat: int | None, goal: str | None
) -> Problems:
    lines = [line for line in data.splitlines() if line.strip()]
    if lines and is_line(lines[0].decode(errors="replace")):
        if (record, at) != (None, None):
            raise Fault("--record and --at are for records; these are positions", WRONG_USE)
        return [_of_line(line, f"position {number}", seat, goal) for number, line in enumerate(lines, 1)]
    if lines and _is_record(lines[0]):
        number = 1 if record is None else record
        if not 1 <= number <= len(lines):
            holds = f"the file contains {counted(len(lines), 'record')}, counted from 1"
            raise Fault(f"there is no record {number}: {holds}", WRONG_USE)
        return [_of_record(lines[number - 1], f"record {number}", at, seat, goal)]
    if (record, at, seat, goal) != (None,) * 4:
        raise Fault("--record, --at, --seat and --goal are for records; this file contains none", WRONG_USE)
    return read_problems(data)


def _of_line(line: bytes, name: str, seat: int | None, goal: str | None) -> Problem | BadProblem:
    try:
        game, position = read_position(line.decode(errors="replace"))
        if is_view(position, game):
            if seat not in (None, position.seat):
                raise Fault(f"{name} contains only what one seat knows: leave out --seat", WRONG_USE)
            view = position
        else:
            seat = position.seat if seat is None else seat
            if not 0 <= seat < position.options.players:
                return BadProblem(
                    name, f"there is no seat {seat}: seats are 0 to {position.options.players - 1}"
                )
            view = game.view(position, seat)
        return Problem(f"{name}, seat {view.seat}", quest_of(game, view, goal), None)
    except (BadPosition, NoQuest) as error:
        return BadProblem(name, str(error))


def _is_record(line: bytes) -> bool:
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(found, dict) and "actions" in found


def _of_record(line: bytes, name: str, at: int | None, seat: int | None, goal: str | None) -> Problem:
    try:
        record = load(line)
    except BadRecord as error:
        raise Fault(f"{name}: {error}") from None
    states = [position.state for position in replay(record)]
    if at is None:
        found = [number for number, state in enumerate(states) if state.step == Step.PUSH]
        if not found:
            raise Fault(f"{name} has no position in which it is time to push")
        at = found[-1]
    at = the_position(record, at)
    state = states[at]
    seat = state.seat if seat is None else seat
    if not 0 <= seat < state.options.players:
        raise Fault(f"there is no seat {seat}: seats are 0 to {state.options.players - 1}", WRONG_USE)
    try:
        quest = quest_of(game_of(record), game_of(record).view(state, seat), goal)
    except NoQuest as error:
        raise Fault(f"{name}, position {at}: {error}", WRONG_USE) from None
    return Problem(f"{name}, position {at}, seat {seat}", quest, None)


def _get_ready(engine: EngineChoice) -> None:
    if engine == "plain":
        return
    if engine == "compiled" or engines.compiled():
        compile_missing(cache.needed_by(engines.MACHINE), sys.stderr)
        engines.load()
    else:
        engines.warm_up_in_background()
        print(engines.sentence(), file=sys.stderr)


def _solved(problem: Problem, effort: Effort) -> Solved:
    quest = problem.quest
    if not effort.only_plain:
        engines.engine_for(quest).solve(quest, 1)  # the first board of a new size takes time to make tables
    times: list[float] = []
    while True:
        engine = plain if effort.only_plain else engines.engine_for(quest)
        began = perf_counter()
        answer = engine.solve(quest, effort.deepest)
        times.append(perf_counter() - began)
        if len(times) == effort.repeat or sum(times) > ENOUGH_SECONDS:
            break
    if effort.every:
        answer = engine.solve(quest, effort.deepest, every=True)
    first = answer.first_pushes
    return Solved(
        id=problem.name,
        turns=answer.turns,
        solution=_moves(quest, answer),
        microseconds=round(median(times) * 1e6, 2),
        boards=answer.boards,
        engine="plain" if engine is plain else "compiled",
        first_pushes=None
        if first is None
        else [_shift(quest.board.grid, quest.spare, push) for push in first],
        known=problem.known,
    )


def _moves(quest: Quest, answer: Answer) -> list[Move]:
    board, spare, moves = quest.board, quest.spare, []
    grid = board.grid
    for turn in answer.solution:
        pushed = _shift(grid, spare, turn.push)
        board, spare = board.push(grid.arrows[pushed.arrow], spare.turned(pushed.turn))
        moves.append(
            Move(
                *msgspec.structs.astuple(pushed),
                move=grid.row_column(turn.cell),
                cell=grid.names[turn.cell],
                cards=None if quest.climb is None else turn.cards,
            )
        )
    return moves


def _shift(grid: Grid, spare: Tile, push: Push) -> Shift:
    laid = spare.turned(push.turn)
    return Shift(
        grid.row_column(grid.arrows[push.arrow].entry), letters(laid.openings), push.arrow, push.turn
    )


def _print(rows: list[Solved | BadProblem], *, every: bool) -> None:
    table = Table()
    for heading in ("position", "turns", "µs", "boards", "solution"):
        table.add_column(heading, justify="right" if heading in ("turns", "µs", "boards") else "left")
    if every:
        table.add_column("best first pushes")
    console = Console()
    for row in rows:
        if isinstance(row, Solved):
            way = " · ".join(map(_written, row.solution))
            cells = [row.id, str(row.turns or "–"), f"{row.microseconds:,.1f}", f"{row.boards:,}", way]
            first = " ".join(write_push(Push(push.arrow, push.turn)) for push in row.first_pushes or ())
            table.add_row(*cells, *([first] if every else []))
    if table.row_count:
        console.print(table)
    slow = sum(isinstance(row, Solved) and row.engine == "plain" for row in rows)
    if slow:
        console.print(f"{slow} of them solved by plain Python.", highlight=False)


def _written(move: Move) -> str:
    paid = f" ({move.cards})" if move.cards else ""
    return f"{write_push(Push(move.arrow, move.turn))} {move.cell}{paid}"


def _judge(rows: list[Solved | BadProblem]) -> None:
    """Fail if any position was impossible or its answer differs from the one in its file."""
    wrong = [f"{row.id}: {row.error}" for row in rows if isinstance(row, BadProblem)]
    wrong += [
        f"{row.id}: {counted(row.turns, 'turn') if row.turns else 'nothing'} found, the file says {row.known}"
        for row in rows
        if isinstance(row, Solved) and row.known is not None and row.turns != row.known
    ]
    if wrong:
        raise Fault("\n".join(wrong))
