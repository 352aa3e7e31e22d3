"""Our drawings, read from pictures.svg: one symbol each, with its colours filled in."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from wandelgang.drawing.markup import Sheet, use

_SYMBOL = re.compile(r'<symbol id="([^"]+)" ([^>]*)>(.*?)</symbol>', re.DOTALL)
_VARIABLE = re.compile(r"var\(--(\w+),(#\w+)\)")


@cache
def symbols() -> dict[str, tuple[str, str]]:
    """Every drawing by its id: its view box, and its markup."""
    source = files("wandelgang.drawing").joinpath("pictures.svg").read_text("utf-8")
    found = {}
    for name, attributes, inside in _SYMBOL.findall(source):
        box = re.search(r'viewBox="([^"]+)"', attributes)
        found[name] = (box[1] if box else "0 0 64 64", inside)
    return found


def drawing(sheet: Sheet, name: str, x: float, y: float, width: float, height: float) -> str:
    """One of our drawings, its top left corner at a place."""
    box, inside = symbols()[name]
    paper = sheet.colours["paper"]

    # Not every viewer of SVG knows custom properties, so a drawing of its own has plain colours.
    def plain(match: re.Match[str]) -> str:
        return paper if match[1] == "paper" else match[2]

    known = sheet.define("symbol", name, _VARIABLE.sub(plain, inside), viewBox=box, overflow="visible")
    return use(known, x, y, width=width, height=height)
