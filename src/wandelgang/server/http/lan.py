"""The host on the local network: its address, and who may open it to the network."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

ANYWHERE = ("192.0.2.1", 9)  # for documentation: nothing is sent there, it only selects the interface


def lan_address() -> str | None:
    """This machine's address on its network; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address


def is_from_here(client: str, addressed: str, origin: str | None) -> bool:
    """Whether a page of this host, in a browser on this machine, sent the request.

    `client` is where the request comes from, `addressed` its Host header. A page from elsewhere has another
    origin, and a foreign name that was pointed at this machine is not one of its own names.
    """
    return _is_loopback(client) and _is_this_machine(addressed) and origin == f"http://{addressed}"


def _is_this_machine(addressed: str) -> bool:
    try:
        name = urlsplit(f"//{addressed}").hostname or ""
    except ValueError:
        return False
    return name == "localhost" or _is_loopback(name)


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
