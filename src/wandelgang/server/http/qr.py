"""QR codes of addresses."""

from __future__ import annotations

import io
from typing import Final

SHORT: Final = 420  # characters


def qr_code(text: str) -> str:
    """A QR code as SVG. A long text gets weaker correction, so that its code is not finer than need be."""
    import segno

    drawn = io.BytesIO()
    segno.make(text, error="m" if len(text) <= SHORT else "l", micro=False, boost_error=False).save(
        drawn, kind="svg", xmldecl=False, border=4, dark="#14262a", light="#ffffff", omitsize=True
    )
    return drawn.getvalue().decode()


def qr_for_terminal(text: str) -> str:
    """A QR code of half blocks for a terminal."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
