"""`wandelgang serve`: a host for many players, with or without a proxy."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, make_dataclass
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.server.configuration import FILE, KINDS, BadSettings, Configuration, Kind

if TYPE_CHECKING:
    from wandelgang.server.settings import Settings

Data = Annotated[
    str | None,
    Parameter(help="A folder for the games, or postgresql://… Default: the user's data folder."),
]
Config = Annotated[
    str | None, Parameter(help=f"A TOML file with settings. Default: the one that {FILE} names, if any.")
]
A_PORT = Number(gte=0, lte=65535)


@Parameter(name="*")
@dataclass(frozen=True)
class NoFlags:
    """What the flags of all settings are added to; None means not given."""


def _flags() -> type[NoFlags]:
    """A flag for every setting. Its text is read like that of a variable, so that errors read the same."""
    fields = []
    for kind in KINDS.values():
        asked: Any = bool | None if kind.type is bool else str | None
        parameter = Parameter(name=kind.flag, help=_help(kind))
        fields.append((kind.name, Annotated[asked, parameter], field(default=None)))
    here = {"__module__": __name__}  # otherwise cyclopts takes it for a built-in class
    flags = make_dataclass("Flags", fields, bases=(NoFlags,), namespace=here, frozen=True)
    return Parameter(name="*")(flags)


def _help(kind: Kind) -> str:
    about = kind.meaning[:1].upper() + kind.meaning[1:]
    return f"{about}. Default: {kind.default_in_words}.".replace("`", "")


if TYPE_CHECKING:
    Flags = NoFlags
else:
    Flags = _flags()
NOTHING = Flags()


def serve(
    *,
    config: Config = None,
    show_config: Annotated[
        bool, Parameter(help="Print all settings and where they come from, as TOML, and end.", negative="")
    ] = False,
    flags: Flags = NOTHING,
) -> None:
    """Host games for many players."""
    from wandelgang.server.http.pages import Client

    configuration = configured(config, **asdict(flags))
    settings = configuration.settings(data=data_folder())
    if show_config:
        sys.stdout.write(configuration.show(settings))
        return
    if not Client(settings.client).built:
        print("wandelgang: the browser client has not been built; only programs can play", file=sys.stderr)

    def ready(number: int) -> None:
        print(f"Wandelgang is at http://{settings.host}:{number}/  (Ctrl-C stops it)", flush=True)

    run_host(settings, settings.host, settings.port, ready)


def configured(file: str | None, **flags: str | bool | None) -> Configuration:
    """The configuration by these flags, the environment, and a file."""
    try:
        return Configuration(flags, os.environ, file)
    except BadSettings as error:
        raise Fault(str(error), WRONG_USE) from None


def place_of(data: str | None, config: str | None) -> str:
    """Where the games are that a host with the same flag, environment and file would serve."""
    return configured(config, data=data).settings(data=data_folder()).data


def data_folder() -> str:
    """Where a user's games are kept."""
    from platformdirs import user_data_dir

    return user_data_dir("wandelgang", appauthor=False)


def run_host(
    settings: Settings,
    address: str,
    port: int | None,
    ready: Callable[[int], None],
    lan: str | None = None,
) -> None:
    """Run a host until Ctrl-C. `lan` is the address of this machine for others on the network.

    Raises Fault for errors that a person can fix.
    """
    from msgspec.structs import replace

    from wandelgang.server.cluster.signals import BadSignals
    from wandelgang.server.http.pages import BadPages, check_offline_pages
    from wandelgang.server.http.server import PortTaken, listen, run
    from wandelgang.server.logs import set_up
    from wandelgang.server.metrics import BadMetrics
    from wandelgang.server.storage import BadDatabase

    set_up(settings.log_format, settings.log_level)
    try:
        if settings.offline_pages is not None:
            check_offline_pages(settings.offline_pages, settings.client)
        listening = listen(address, port)
    except (BadPages, PortTaken) as error:
        raise Fault(str(error)) from None
    number = listening.getsockname()[1]
    if lan is not None:
        settings = replace(settings, lan=f"http://{lan}:{number}/")
    try:
        run(settings, listening, lambda: ready(number))
    except (BadDatabase, BadSignals, BadMetrics) as error:
        raise Fault(str(error)) from None
    finally:
        listening.close()
