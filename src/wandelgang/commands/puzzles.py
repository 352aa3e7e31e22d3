"""`wandelgang puzzles`: make puzzles, check their proofs, show them, and solve them in the terminal."""

from __future__ import annotations

import gzip
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from wandelgang import composing
from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.drawing import svg, text
from wandelgang.games import GAMES
from wandelgang.games.counting import counted
from wandelgang.games.errors import IllegalAction
from wandelgang.games.notation import BadNotation
from wandelgang.games.position import write_position
from wandelgang.puzzles import (
    HINTS,
    LEVELS,
    Attempt,
    BadPuzzle,
    Puzzle,
    Status,
    Summary,
    begin,
    hint,
    of_the_day,
    read_puzzle,
    shipped,
    solution,
    summary,
    task,
    write_puzzle,
)
from wandelgang.puzzles.kind import Solver
from wandelgang.puzzles.shipped import lines_of
from wandelgang.search import cache, engines, plain
from wandelgang.search.warm_up import compile_missing

puzzles = App(name="puzzles")

GameName = Annotated[str, Parameter(help=f"One of {', '.join(GAMES)}.")]
What = Annotated[
    str,
    Parameter(
        help="A puzzle's link; or a game for its puzzle of the day; or a game and a number, as corners:12."
    ),
]
BLANK, QUIT, BACK, HINT, SHOW = "", "quit", "back", "hint", "solution"


@puzzles.command
def make(
    *,
    game: GameName,
    count: Annotated[int, Parameter(help="Number of puzzles.", validator=Number(gte=1))] = 10,
    seed: Annotated[int, Parameter(help="The same seed gives the same puzzles.")] = 0,
    kind: Annotated[str | None, Parameter(help="Only this kind; a wrong one lists them.")] = None,
    turns: Annotated[int | None, Parameter(help="Only puzzles for this many turns.")] = None,
    out: Annotated[
        Path | None,
        Parameter(
            name=["--out", "-o"],
            help="Write the links to this file, compressed if it ends in .gz.",
        ),
    ] = None,
) -> None:
    """Make puzzles from positions of games between bots. Prints one link on each line."""
    played = _game(game)
    try:
        wishes = composing.wishes_for(GAMES[played], count, kind, turns)
    except BadPuzzle as error:
        raise Fault(str(error), WRONG_USE) from None
    solver = _compiled()
    made = composing.make(GAMES[played], wishes, seed, solver)
    lines: list[str] = []
    for puzzle in _counted(made, count):
        lines.append(write_puzzle(puzzle))
        if out is None:
            print(lines[-1], flush=True)
    if out is not None:
        data = "".join(f"{line}\n" for line in lines).encode()
        if out.suffix == ".gz":
            data = gzip.compress(data, mtime=0)
        try:
            out.write_bytes(data)
        except OSError as error:
            raise Fault(f"cannot write {out}: {error.strerror}") from None
        _list(lines)
    if len(lines) < count:
        raise Fault(f"only {counted(len(lines), 'puzzle')} found: such puzzles are rare in {played}")


@puzzles.command
def check(
    what: Annotated[
        str, Parameter(help="A puzzle's link, a file of links, or a game, for the puzzles that come with it.")
    ],
    /,
    *,
    engine: Annotated[
        Literal["plain", "compiled"], Parameter(help="What searches the proofs again.")
    ] = "plain",
) -> None:
    """Check the proofs of puzzles: search each again, compare what it says, and play its solution."""
    lines = _lines(what)
    solver: Solver = plain if engine == "plain" else _compiled()
    wrong = 0
    for number, line in enumerate(_counted(lines, len(lines)), 1):
        try:
            composing.check(read_puzzle(line), solver)
        except BadPuzzle as error:
            wrong += 1
            print(f"puzzle {number}: {error}", file=sys.stderr)
    if wrong:
        raise Fault(f"{wrong} of {counted(len(lines), 'puzzle')} wrong")
    print(f"{counted(len(lines), 'puzzle')}: all proofs hold")


@puzzles.command
def show(
    what: What,
    /,
    *,
    form: Annotated[
        Literal["text", "svg", "json", "position"],
        Parameter(
            name="--as",
            help="text for the terminal, svg for a picture, json for programs, "
            "position for one line that other commands take.",
        ),
    ] = "text",
    answer: Annotated[bool, Parameter(help="Show the solution too.", negative="")] = False,
    json: Annotated[bool, Parameter(help="The same as --as json.", negative="")] = False,
) -> None:
    """Show a puzzle, and its solution if you ask for it."""
    puzzle = _puzzle(what)
    form = "json" if json else form
    game, state = puzzle.the_game, puzzle.position
    match form:
        case "svg":
            sys.stdout.write(svg(game.scene(game.view(state, puzzle.seat))))
        case "position":
            print(write_position(game, state))
        case "json":
            print(msgspec.json.encode(_facts(puzzle, answer=answer)).decode())
        case _:
            _draw(begin(puzzle))
            print(_heading(puzzle))
            if answer:
                print(f"Solution: {_written(puzzle, puzzle.proof.solution)}")


@puzzles.command
def solve(what: What, /) -> None:
    """Solve a puzzle in the terminal: type pushes and walks, as `N4` or `d3`."""
    puzzle = _puzzle(what)
    line, hints = [begin(puzzle)], 0
    print(_heading(puzzle))
    print(f"Type a push (N4, N4↻) or a walk (d3); {HINT}, {BACK}, {SHOW} or {QUIT}.\n")
    _draw(line[-1])
    while True:
        attempt = line[-1]
        if attempt.status is Status.SOLVED:
            print("Solved!")
            return
        typed = _typed(attempt)
        match typed:
            case None | "quit":
                return
            case "hint":
                hints = min(hints + 1, HINTS)
                print(_hinted(puzzle, hints))
            case "back":
                line = line[:-1] or line
                _draw(line[-1])
            case "solution":
                print(_written(puzzle, puzzle.proof.solution))
                line += solution(puzzle)[-1:]
                _draw(line[-1])
                return
            case _:
                _try(line, typed)


@puzzles.command(name="list")
def list_(
    what: Annotated[str, Parameter(help="A file of links, or a game, for the puzzles that come with it.")],
    /,
    *,
    json: Annotated[bool, Parameter(help="Print JSON lines: one object per puzzle.", negative="")] = False,
) -> None:
    """Count puzzles by kind, turns and level."""
    lines = _lines(what)
    if not json:
        _list(lines)
        return
    for line in lines:
        print(msgspec.json.encode({"link": line, **_summary(line)._asdict()}).decode())


def _try(line: list[Attempt], typed: str) -> None:
    attempt = line[-1]
    game, options = attempt.puzzle.the_game, attempt.state.options
    try:
        after = attempt.then(game.read(options, typed))
    except (BadNotation, IllegalAction) as error:
        print(f"That does not work: {error}.")
        return
    line.append(after)
    _draw(after)
    if after.status is Status.FAILED:
        if after.refutation:
            said = " ".join(game.write(options, action) for action in after.refutation)
            print(f"Not yet: the next player answers {said}.")
        else:
            print("Not yet: the turns are used up, or it is not the best way.")
        print(f"Type {BACK} to take back.")


def _typed(attempt: Attempt) -> str | None:
    turn = attempt.puzzle.turns - attempt.left + 1
    asked = "walk" if len(attempt.actions) % 2 else "push"
    prompt = "failed> " if attempt.status is Status.FAILED else f"turn {turn}, {asked}> "
    try:
        return input(prompt).strip() or BLANK
    except EOFError:
        print()
        return None


def _hinted(puzzle: Puzzle, step: int) -> str:
    found = hint(puzzle, step)
    if found.push is None:
        return f"Hint {step}: look at line {found.line}."
    actions = [found.push] if found.walk is None else [found.push, found.walk]
    return f"Hint {step}: {_written(puzzle, actions)}"


def _draw(attempt: Attempt) -> None:
    puzzle = attempt.puzzle
    game = puzzle.the_game
    print(text(game.scene(game.view(attempt.state, puzzle.seat)), colour=sys.stdout.isatty()))


def _heading(puzzle: Puzzle) -> str:
    colour = puzzle.position.options.colours[puzzle.seat]
    return f"You are {colour}. {task(puzzle)} ({puzzle.game}, {puzzle.kind}, {LEVELS[puzzle.level - 1]})"


def _written(puzzle: Puzzle, actions: Iterable[Any]) -> str:
    return " ".join(puzzle.the_game.write(puzzle.position.options, action) for action in actions)


def _facts(puzzle: Puzzle, *, answer: bool) -> dict[str, object]:
    facts: dict[str, object] = {
        "link": write_puzzle(puzzle),
        "game": puzzle.game,
        "rules": puzzle.rules,
        "kind": puzzle.kind,
        "turns": puzzle.turns,
        "level": puzzle.level,
        "difficulty": puzzle.difficulty,
        "task": task(puzzle),
        "position": write_position(puzzle.the_game, puzzle.position),
    }
    if answer:
        options, write = puzzle.position.options, puzzle.the_game.write
        facts["first"] = [write(options, push) for push in puzzle.proof.first]
        facts["solution"] = [write(options, action) for action in puzzle.proof.solution]
    return facts


def _list(lines: Sequence[str]) -> None:
    counts: Counter[tuple[str, str, int]] = Counter()
    levels: Counter[tuple[str, str, int, int]] = Counter()
    for line in lines:
        told = _summary(line)
        counts[told.game, told.kind, told.turns] += 1
        levels[told.game, told.kind, told.turns, told.level] += 1
    table = Table()
    for heading in ("game", "kind", "turns", "puzzles", *LEVELS):
        table.add_column(heading, justify="left" if heading in ("game", "kind") else "right")
    for (game, kind, turns), count in sorted(counts.items()):
        by_level = (str(levels[game, kind, turns, level]) for level in range(1, len(LEVELS) + 1))
        table.add_row(game, kind, str(turns), str(count), *by_level)
    Console().print(table)


def _summary(line: str) -> Summary:
    try:
        return summary(line)
    except BadPuzzle as error:
        raise Fault(f"{line[:40]}: {error}") from None


def _puzzle(what: str) -> Puzzle:
    """The puzzle that was asked for, by link, by number, or of the day."""
    name, colon, number = what.strip().partition(":")
    try:
        if name in GAMES and not colon:
            return of_the_day(name, date.today())
        if name in GAMES:
            links = shipped(name)
            if not number.isdecimal() or not 1 <= int(number) <= len(links):
                raise Fault(f"{name} has no puzzle {number!r}: its puzzles are 1 to {len(links)}", WRONG_USE)
            return read_puzzle(links[int(number) - 1])
        return read_puzzle(what)
    except BadPuzzle as error:
        raise Fault(str(error), WRONG_USE) from None


def _lines(what: str) -> Sequence[str]:
    """The links that were asked for: one, those of a file, or those of a game."""
    if what in GAMES:
        return shipped(what)
    file = Path(what)
    try:
        if file.is_file():
            return lines_of(file.read_bytes())
    except OSError as error:
        raise Fault(f"cannot read {what}: {error.strerror or error}") from None
    except BadPuzzle as error:
        raise Fault(f"{what}: {error}") from None
    if what.count("/") < 3:
        raise Fault(f"there is no game or file {what!r}: games are {', '.join(GAMES)}", WRONG_USE)
    return (what,)


def _game(name: str) -> str:
    if name not in GAMES:
        raise Fault(f"there is no game {name!r}: games are {', '.join(GAMES)}", WRONG_USE)
    return name


def _compiled() -> Solver:
    compile_missing(cache.needed_by(engines.MACHINE), sys.stderr)
    return composing.solver()


def _counted(items: Iterable[Any], total: int) -> Iterator[Any]:
    """The items, with a progress line on a terminal."""
    shown = sys.stderr.isatty()
    for done, item in enumerate(items, 1):
        yield item
        if shown:
            print(f"\r{done:,} of {total:,}", end="", file=sys.stderr, flush=True)
    if shown:
        print(file=sys.stderr)
