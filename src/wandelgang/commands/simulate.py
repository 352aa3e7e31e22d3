"""`wandelgang simulate`: let bots play games against each other."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from wandelgang.bots import compile_for
from wandelgang.bots.crew import Crew
from wandelgang.bots.simulation import Plan, Tally
from wandelgang.bots.simulation import simulate as games_of
from wandelgang.commands.bot_names import Bots, seated
from wandelgang.commands.crews import ClusterAddress, ProcessCount, crew_of, playing
from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.options import Chosen, GameName, game_named
from wandelgang.games.counting import counted
from wandelgang.games.wire import plain
from wandelgang.match import TURN_LIMIT, dump

AT_LEAST_ONE = Number(gte=1)


class SeatReport(msgspec.Struct, frozen=True):
    """How one seat did."""

    seat: int
    colour: str
    bot: str
    wins: int


class SimulationReport(msgspec.Struct, frozen=True):
    """The result of a simulation; means are over all games."""

    game: str
    options: object
    seed: int
    games: int
    draws: int
    seats: list[SeatReport]
    mean_turns: float
    mean_actions: float
    seconds: float


def simulate(
    game: GameName,
    *,
    bots: Bots = None,
    games: Annotated[int, Parameter(help="Number of games.", validator=AT_LEAST_ONE)] = 20,
    seed: Annotated[int, Parameter(help="The same seed gives the same games.")] = 0,
    chosen: Chosen | None = None,
    turn_limit: Annotated[
        int, Parameter(help="A game is a draw after this many turns.", validator=AT_LEAST_ONE)
    ] = TURN_LIMIT,
    processes: ProcessCount = None,
    cluster: ClusterAddress = None,
    records: Annotated[Path | None, Parameter(help="Write the records to this file, one per line.")] = None,
    json: Annotated[bool, Parameter(help="Print the result as JSON.", negative="")] = False,
) -> None:
    """Let bots play against each other and print who won."""
    module = game_named(game)
    seats, options = seated(module, bots, chosen or Chosen(), others="wanderer")
    try:
        plan = Plan(module.name, options, seats, seed, turn_limit)
    except ValueError as error:
        raise Fault(str(error), WRONG_USE) from None
    crew = crew_of(processes, cluster)
    compile_for(plan.bots, plan.game, sys.stderr)
    began = perf_counter()
    tally = _play(plan, games, crew, records)
    report = SimulationReport(
        game=plan.game,
        options=plain(plan.options),
        seed=plan.seed,
        games=tally.games,
        draws=tally.draws,
        seats=[
            SeatReport(seat, options.colours[seat], name, tally.wins[seat]) for seat, name in enumerate(seats)
        ],
        mean_turns=round(tally.turns / tally.games, 2),
        mean_actions=round(tally.actions / tally.games, 2),
        seconds=round(perf_counter() - began, 3),
    )
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(report)


def _play(plan: Plan, games: int, crew: Crew, path: Path | None) -> Tally:
    tally = Tally(len(plan.bots))
    try:
        with (
            path.open("wb") if path else nullcontext() as file,
            playing(games_of(plan, games, crew), games) as played,
        ):
            for record in played:
                tally.add(record)
                if file:
                    file.write(dump(record) + b"\n")
    except OSError as error:
        if path is None:
            raise
        raise Fault(f"cannot write {path}: {error.strerror}") from None
    return tally


def _print(report: SimulationReport) -> None:
    table = Table(
        title=f"{report.game}, {counted(report.games, 'game')}, seed {report.seed}", title_justify="left"
    )
    for heading in ("seat", "colour", "bot"):
        table.add_column(heading, overflow="fold")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    for seat in report.seats:
        share = f"{seat.wins / report.games:.1%}"
        table.add_row(str(seat.seat), seat.colour, seat.bot, str(seat.wins), share)
    console = Console()
    console.print(table)
    console.print(
        f"draws by exhaustion: {report.draws}; on average {report.mean_turns} turns "
        f"and {report.mean_actions} actions per game; {report.seconds} s",
        highlight=False,
        soft_wrap=True,
    )
