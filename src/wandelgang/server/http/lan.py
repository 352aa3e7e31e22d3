"""The host on the local network: its address, and a QR code of it."""

from __future__ import annotations

import io
import socket

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


def qr_code(text: str) -> str:
    """A QR code as SVG that takes the colours of the page around it."""
    import segno

    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, border=4, dark="#14262a", light="#ffffff", omitsize=True
    )
    return drawn.getvalue().decode()


def qr_for_terminal(text: str) -> str:
    """A QR code of half blocks for a terminal."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
