"""`wandelgang pages`: write a static site on which people play without a host."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from wandelgang.commands.faults import Fault

if TYPE_CHECKING:
    from wandelgang.pages.site import Written


def pages(
    out: Annotated[Path, Parameter(help="The folder: new, empty, or written by this command before.")],
    *,
    json: Annotated[bool, Parameter(negative="", help="Print JSON.")] = False,
) -> None:
    """Write a static folder in which people play without a host."""
    from wandelgang.pages.parts import Unfetched
    from wandelgang.pages.site import BadFolder, write

    try:
        written = write(out)
    except (BadFolder, Unfetched) as error:
        raise Fault(str(error)) from None
    except OSError as error:
        raise Fault(f"cannot write {out}: {error.strerror}") from None
    print(msgspec.json.encode(written._asdict()).decode() if json else _sentence(out, written))


def _sentence(out: Path, written: Written) -> str:
    size, first = written.bytes / 1e6, written.first_visit / 1e6
    return (
        f"{out}: {written.files} files, {size:.1f} MB; Python and the games take {first:.1f} MB of it.\n"
        f"Any web server can serve this folder, under any path. To look at it here:\n"
        f"  python3 -m http.server --bind 127.0.0.1 --directory {out} 8000"
    )
