"""`wandelgang prune`: delete what nobody has used for a long time, so that a host does not fill up."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from wandelgang.commands.databases import database_faults
from wandelgang.commands.faults import Fault
from wandelgang.commands.serve import Config, Data, place_of
from wandelgang.games.counting import counted

DAY = 24 * 60 * 60  # seconds
MOST_DAYS = 36_500  # a hundred years
AT_ONCE = 100  # tables in one transaction, so that a host at work on the same data hardly waits


class Pruned(msgspec.Struct, frozen=True):
    """How many tables or replays were old, and how many stay."""

    old: int
    stay: int


class PruneReport(msgspec.Struct, frozen=True):
    """What was deleted, or would be."""

    days: int
    dry_run: bool
    tables: Pruned
    replays: Pruned


def prune(
    *,
    data: Data = None,
    config: Config = None,
    older: Annotated[
        int,
        Parameter(
            help="Delete what nobody has used for this many days.", validator=Number(gte=1, lte=MOST_DAYS)
        ),
    ] = 180,
    dry_run: Annotated[bool, Parameter(help="Only print what would be deleted.", negative="")] = False,
    json: Annotated[bool, Parameter(help="Print JSON.", negative="")] = False,
) -> None:
    """Delete tables without an action, and replays without an upload, for this many days."""
    from wandelgang.server.storage import exists

    place = place_of(data, config)
    with database_faults(place):
        if not exists(place):
            raise Fault(f"there are no games in {place}: use --data to say where they are")
        report = asyncio.run(_prune(place, older, dry_run))
    print(msgspec.json.encode(report).decode() if json else _sentence(report))


async def _prune(place: str, days: int, dry_run: bool) -> PruneReport:
    from wandelgang.server.storage import Store

    before = int(time.time()) - days * DAY
    store = await Store.open(place, migrate=not dry_run)
    try:
        all_tables, all_replays = await store.count(), await store.count_replays()
        if dry_run:
            tables, replays = await store.count_untouched(before)
        else:
            tables = 0
            while deleted := await store.delete_tables(before, AT_ONCE):
                tables += deleted
            replays = await store.delete_replays(before)
    finally:
        await store.close()
    return PruneReport(
        days, dry_run, Pruned(tables, all_tables - tables), Pruned(replays, all_replays - replays)
    )


def _sentence(report: PruneReport) -> str:
    done = "Would delete" if report.dry_run else "Deleted"
    old = f"{counted(report.tables.old, 'table')} and {counted(report.replays.old, 'replay')}"
    stay = f"{counted(report.tables.stay, 'table')} and {counted(report.replays.stay, 'replay')}"
    return f"{done} {old} that nobody has used for {counted(report.days, 'day')}; {stay} stay."
