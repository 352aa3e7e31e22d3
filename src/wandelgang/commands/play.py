"""`wandelgang play`: a host on this machine, and the browser."""

from __future__ import annotations

import threading
import webbrowser
from typing import Annotated

from cyclopts import Parameter

from wandelgang.commands.faults import Fault
from wandelgang.commands.serve import A_PORT, Data, data_folder, run_host


def play(
    *,
    lan: Annotated[bool, Parameter(help="Let others on the same network join.", negative="")] = False,
    port: Annotated[
        int | None, Parameter(help="The port. Default: 8765 or the next free one.", validator=A_PORT)
    ] = None,
    data: Data = None,
    browser: Annotated[bool, Parameter(help="Open the browser.")] = True,
) -> None:
    """Start a host on this machine and open the browser."""
    from wandelgang.server.http.lan import lan_address
    from wandelgang.server.http.pages import Client
    from wandelgang.server.http.qr import qr_for_terminal
    from wandelgang.server.http.server import EVERYWHERE, HERE
    from wandelgang.server.settings import Settings

    outside = lan_address() if lan else None
    if lan and outside is None:
        raise Fault("this machine is not on a network that others could join: play without --lan")
    settings = Settings(data=data or data_folder(), may_open=True, access_log=False, log_level="warning")
    if not Client(settings.client).built:
        raise Fault(
            "the browser client has not been built: in a checkout, run `make setup`; "
            "an installed package already contains it"
        )

    def ready(number: int) -> None:
        here = f"http://localhost:{number}/"
        print(f"Wandelgang is at {here}  (Ctrl-C stops it)", flush=True)
        if outside is not None:
            there = f"http://{outside}:{number}/"
            print(f"Others on this network: {there}\n{qr_for_terminal(there)}", flush=True)
        if browser:  # some browsers keep the caller waiting
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    run_host(settings, EVERYWHERE if lan else HERE, port, ready, lan=outside)
