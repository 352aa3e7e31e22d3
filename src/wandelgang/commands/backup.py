"""`wandelgang backup`: everything that a host has stored, in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from wandelgang.commands.databases import database_faults
from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.serve import Config, Data, place_of
from wandelgang.games.counting import counted


def backup(
    file: Annotated[Path, Parameter(help="The file to write, such as wandelgang.backup.")],
    /,
    *,
    data: Data = None,
    config: Config = None,
    force: Annotated[bool, Parameter(help="Overwrite the file if it exists.", negative="")] = False,
    json: Annotated[bool, Parameter(help="Print JSON.", negative="")] = False,
) -> None:
    """Write all games and replays to one file. The host may keep running."""
    from wandelgang.server.storage import exists
    from wandelgang.server.storage.restoring import back_up

    place = place_of(data, config)
    if file.exists() and not force:
        raise Fault(f"{file} exists already: use another name, or --force", WRONG_USE)
    with database_faults(place):
        if not exists(place):
            raise Fault(f"there are no games in {place}: use --data to say where they are")
        try:
            summary = asyncio.run(back_up(place, file))
        except OSError as error:
            raise Fault(f"{file} cannot be written: {error.strerror or error}") from None
    if json:
        print(msgspec.json.encode(summary).decode())
    else:
        print(
            f"Wrote {counted(summary.tables, 'table')} with {counted(summary.actions, 'action')} "
            f"and {counted(summary.replays, 'replay')} to {file}."
        )
