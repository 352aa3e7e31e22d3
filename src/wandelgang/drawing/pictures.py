"""Drawings, read from pictures.svg: one symbol each. Some are shared, others come with a game's package."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple
from xml.etree import ElementTree

from wandelgang.drawing.markup import Sheet, element, use

FILE = "pictures.svg"
_VARIABLE = re.compile(r"var\(--([\w-]+),(#\w+|none)\)")
_NAME = re.compile(r"[a-z][a-z0-9_-]*")

# Nothing but shapes and colours: drawings of other packages are put into the page that people play in.
_SHAPES = {"g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"}
_PLACES = {"x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "d", "points"}
_STROKES = {f"stroke-{what}" for what in ("width", "linecap", "linejoin", "dasharray", "opacity")}
_ATTRIBUTES = {"transform", "opacity", "fill", "fill-opacity", "fill-rule", "stroke", *_PLACES, *_STROKES}
_VALUE = re.compile(r"[\w\s#%.,+()-]*")


class Drawing(NamedTuple):
    """One symbol: its view box, and its shapes as markup."""

    view_box: str
    shapes: str


Drawings = Mapping[str, Drawing]


def read_drawings(folder: Traversable) -> Drawings:
    """The drawings in the pictures.svg of a folder, by their names; none without that file."""
    file = folder / FILE
    return parse_drawings(file.read_text("utf-8")) if file.is_file() else {}


def parse_drawings(source: str) -> Drawings:
    """The symbols of an SVG file. Raises ValueError for anything that is not a plain shape."""
    try:
        root = ElementTree.fromstring(source)  # noqa: S314 - an installed package is trusted like its code
    except ElementTree.ParseError as error:
        raise ValueError(f"{FILE} is not well-formed: {error}") from None
    found = {}
    for symbol in root:
        name = symbol.get("id", "")
        if _tag(symbol) != "symbol" or not _NAME.fullmatch(name) or name in found:
            raise ValueError(f"{FILE} may contain only symbols, each with a different name as its id")
        view_box = symbol.get("viewBox", "0 0 64 64")
        found[name] = Drawing(_checked(name, view_box), "".join(_shape(name, one) for one in symbol))
    return found


def write_drawings(drawings: Drawings) -> str:
    """The drawings as an SVG file that shows nothing on its own."""
    symbols = (
        element("symbol", drawing.shapes, id=name, viewBox=drawing.view_box, overflow="visible")
        for name, drawing in drawings.items()
    )
    return element("svg", "\n", *symbols, xmlns="http://www.w3.org/2000/svg")


def _tag(node: ElementTree.Element) -> str:
    return node.tag.removeprefix("{http://www.w3.org/2000/svg}")


def _shape(name: str, node: ElementTree.Element) -> str:
    tag = _tag(node)
    other = [attribute for attribute in node.attrib if attribute not in _ATTRIBUTES]
    if tag not in _SHAPES or other:
        raise ValueError(
            f"the drawing {name!r} may not have {other[0] if other else tag!r}: use plain shapes"
        )
    inside = [_shape(name, one) for one in node]
    return element(tag, *inside, **{key: _checked(name, value) for key, value in node.attrib.items()})


def _checked(name: str, value: str) -> str:
    if not _VALUE.fullmatch(value) or "url" in value.lower():
        raise ValueError(f"the drawing {name!r} may not refer to anything else: {value!r}")
    return value


@cache
def shared_drawings() -> Drawings:
    """The drawings that every game can use."""
    return read_drawings(files("wandelgang.drawing"))


def draw(sheet: Sheet, name: str, x: float, y: float, width: float, height: float) -> str:
    """A drawing by its name, its top left corner at a place."""
    view_box, shapes = sheet.drawings[name]

    # Not every viewer of SVG knows custom properties, so a picture has plain colours.
    def plain(match: re.Match[str]) -> str:
        return sheet.colours.get(match[1], match[2])

    known = sheet.define("symbol", name, _VARIABLE.sub(plain, shapes), viewBox=view_box, overflow="visible")
    return use(known, x, y, width=width, height=height)
