"""`wandelgang arena`: bots compete, with ratings, intervals and a chart."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from wandelgang.bots import compile_for
from wandelgang.bots.arena import (
    ArenaPlan,
    BadBook,
    Meeting,
    Played,
    Ranking,
    Title,
    bouts,
    meetings,
    open_book,
    play_bouts,
    plot,
    ranking,
    title,
)
from wandelgang.bots.crew import Crew
from wandelgang.commands.bot_names import CHOICE, bots_named
from wandelgang.commands.crews import ClusterAddress, ProcessCount, crew_of, playing
from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.options import Chosen, GameName, game_named
from wandelgang.games.counting import counted
from wandelgang.match import TURN_LIMIT

AT_LEAST_ONE = Number(gte=1)


class ArenaReport(msgspec.Struct, frozen=True):
    """What an arena says, and what it came from."""

    arena: Title
    meetings: list[Meeting]
    standings: list[Ranking]


def arena(
    game: GameName,
    *,
    bots: Annotated[str, Parameter(help=f"The bots that compete, separated by commas: {CHOICE}.")],
    games: Annotated[int, Parameter(help="Games per pairing.", validator=AT_LEAST_ONE)] = 400,
    seed: Annotated[int, Parameter(help="The same seed gives the same deals.")] = 0,
    chosen: Chosen | None = None,
    budget: Annotated[
        float | None, Parameter(help="Nominal seconds per decision. Default: the bot's own.")
    ] = None,
    turn_limit: Annotated[
        int, Parameter(help="A game is a draw after this many turns.", validator=AT_LEAST_ONE)
    ] = TURN_LIMIT,
    processes: ProcessCount = None,
    cluster: ClusterAddress = None,
    book: Annotated[Path | None, Parameter(help="Keep every game in this file, and resume from it.")] = None,
    picture: Annotated[
        Path | None, Parameter(name="--plot", help="Draw the result as this SVG file.")
    ] = None,
    json: Annotated[bool, Parameter(help="Print the result as JSON.", negative="")] = False,
) -> None:
    """Let every two bots play the same deals with rotated seats, and rate them."""
    module = game_named(game)
    try:
        options = (chosen or Chosen()).options(module)
        plan = ArenaPlan(module.name, options, bots_named(bots), games, seed, budget, turn_limit)
    except ValueError as error:
        raise Fault(str(error), WRONG_USE) from None
    crew = crew_of(processes, cluster)
    compile_for(plan.bots, plan.game, sys.stderr)
    arena_title = title(plan)  # before anything is played: a bot's file may change while it runs
    try:
        played = _play(plan, arena_title, crew, book)
    except BadBook as error:
        raise Fault(str(error)) from None
    except OSError as error:
        raise Fault(f"cannot use {book}: {error.strerror}") from None
    report = ArenaReport(arena_title, meetings(plan, played), ranking(plan, played))
    if picture:
        try:
            picture.write_text(plot(report.arena, report.meetings), encoding="utf-8")
        except OSError as error:
            raise Fault(f"cannot write {picture}: {error.strerror}") from None
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(report)


def _play(plan: ArenaPlan, arena_title: Title, crew: Crew, book: Path | None) -> list[Played]:
    played = open_book(book, arena_title) if book else []
    outstanding = list(bouts(plan, [(game.pairing, game.number) for game in played]))
    with playing(play_bouts(plan, outstanding, crew), len(outstanding)) as results:
        for game in results:
            played.append(game)
            if book:
                with book.open("ab") as file:
                    file.write(msgspec.json.encode(game) + b"\n")
    return sorted(played, key=lambda game: (game.number, game.pairing))  # they came as they were done


def _print(report: ArenaReport) -> None:
    console = Console()
    table = Table(
        title=f"{report.arena.game}, {counted(report.arena.games, 'game')} each", title_justify="left"
    )
    for heading in ("alone", "against"):
        table.add_column(heading, overflow="fold")
    for heading in ("won", "95 % interval", "draws"):
        table.add_column(heading, justify="right")
    for row in report.meetings:
        interval = f"{row.share.low:.1%} – {row.share.high:.1%}"
        table.add_row(row.alone, row.others, f"{row.share.value:.1%}", interval, str(row.draws))
    console.print(table)
    table = Table()
    table.add_column("bot", overflow="fold")
    for heading in ("rating", "95 % interval", "turns to win", "ms median", "ms 95 %"):
        table.add_column(heading, justify="right")
    for ranked in report.standings:
        rating = ranked.rating
        figures = (ranked.turns_to_win, ranked.thinking_median, ranked.thinking_95)
        table.add_row(
            ranked.bot,
            f"{rating.value:.1f}",
            f"{rating.low:.1f} – {rating.high:.1f}",
            *("–" if figure is None else f"{figure:.2f}" for figure in figures),
        )
    console.print(table)
    versions = ", ".join(f"{name} {number}" for name, number in report.arena.versions.items())
    console.print(f"seed {report.arena.seed}; {versions}", highlight=False)
