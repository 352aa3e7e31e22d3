"""`wandelgang serve`: a host for many players, with or without a proxy."""

from __future__ import annotations

import sys
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from wandelgang.commands.faults import WRONG_USE, Fault
from wandelgang.commands.options import names

if TYPE_CHECKING:
    from wandelgang.server.settings import Settings

Data = Annotated[
    str | None,
    Parameter(help="A folder for the games, or postgresql://… Default: the user's data folder."),
]
A_PORT = Number(gte=0, lte=65535)
REDIS = ("redis://", "rediss://", "unix://")  # the kinds of addresses that it understands


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 means all.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port; 0 takes a free one.", validator=A_PORT)] = 8765,
    data: Data = None,
    signals: Annotated[
        str | None, Parameter(help="redis://…, for several processes that share one database.")
    ] = None,
    proxies: Annotated[
        str | None,
        Parameter(help="Addresses or networks of trusted proxies (X-Forwarded-For), separated by commas."),
    ] = None,
    log: Annotated[bool, Parameter(help="Log every request.")] = True,
) -> None:
    """Host games for many players."""
    from wandelgang.server.http.pages import Client
    from wandelgang.server.settings import Settings

    if signals is not None and not signals.startswith(REDIS):
        raise Fault(f"{signals!r} is not a Redis address such as redis://host", WRONG_USE)
    for proxy in names(proxies) or ():
        _check_address(proxy)
    settings = Settings(data=data or data_folder(), signals=signals, proxies=proxies, access_log=log)
    if not Client(settings.client).built:
        print("wandelgang: the browser client has not been built; only programs can play", file=sys.stderr)

    def ready(number: int) -> None:
        print(f"Wandelgang is at http://{host}:{number}/  (Ctrl-C stops it)", flush=True)

    run_host(settings, host, port, ready)


def _check_address(proxy: str) -> None:
    """Reject an invalid address: otherwise it would be ignored without notice."""
    try:
        _ = ip_network(proxy) if "/" in proxy else ip_address(proxy)
    except ValueError:
        raise Fault(
            f"{proxy!r} is not an address such as 10.0.0.2 or a network such as 10.0.0.0/24", WRONG_USE
        ) from None


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
    from wandelgang.server.http.server import PortTaken, listen, run
    from wandelgang.server.storage import BadDatabase

    try:
        listening = listen(address, port)
    except PortTaken as error:
        raise Fault(str(error)) from None
    number = listening.getsockname()[1]
    if lan is not None:
        settings = replace(settings, lan=f"http://{lan}:{number}/")
    try:
        run(settings, listening, lambda: ready(number))
    except (BadDatabase, BadSignals) as error:
        raise Fault(str(error)) from None
    finally:
        listening.close()
