"""`wandelgang restore`: put a backup into a database, the same kind or another."""

from __future__ import annotations

import asyncio
import datetime
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from wandelgang.commands.databases import database_faults
from wandelgang.commands.faults import Fault
from wandelgang.commands.serve import Config, Data, place_of
from wandelgang.games.counting import counted


def restore(
    file: Annotated[Path, Parameter(help="A file that `wandelgang backup` has written.")],
    /,
    *,
    data: Data = None,
    config: Config = None,
    check: Annotated[bool, Parameter(help="Only check the file.", negative="")] = False,
    force: Annotated[bool, Parameter(help="Replace what the database holds.", negative="")] = False,
    json: Annotated[bool, Parameter(help="Print JSON.", negative="")] = False,
) -> None:
    """Put a backup into a database that has no games yet. The host must be stopped."""
    from wandelgang.server.storage import backup
    from wandelgang.server.storage.restoring import restore as put_back

    place, replaced = place_of(data, config), None
    with database_faults(place):
        try:
            if check:
                summary = backup.check(file)
            else:
                summary, replaced = asyncio.run(put_back(place, file, force=force))
        except backup.BadBackup as error:
            raise Fault(f"{file} cannot be restored: {error}") from None
    if json:
        print(msgspec.json.encode(summary).decode())
        return
    made = datetime.datetime.fromtimestamp(summary.created).strftime("%Y-%m-%d %H:%M")
    held = f"{counted(summary.tables, 'table')} with {counted(summary.actions, 'action')}"
    print(
        f"{'Checked' if check else 'Restored'} the backup of {made}: {held} "
        f"and {counted(summary.replays, 'replay')}."
    )
    if replaced is not None:
        print(f"The database that was there before is now {replaced}.")
