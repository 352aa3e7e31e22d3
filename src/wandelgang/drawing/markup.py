"""Writing SVG: elements as text, numbers kept short, and a sheet that keeps each definition once."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from wandelgang.drawing.looks import LOOKS, Style, Theme, paint

Value = str | float | None


def number(value: float) -> str:
    """A number with at most three decimals; the same on every machine."""
    short = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def element(tag: str, *inside: str, **attributes: Value) -> str:
    """An element. Its content must be markup already; pass plain text through `words` first."""
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{written}>{''.join(inside)}</{tag}>" if inside else f"<{tag}{written}/>"


def words(plain: str) -> str:
    """Plain words as markup. Characters that XML cannot hold become a question mark."""
    return escape("".join(character if _allowed(character) else "?" for character in plain))


def group(*inside: str, **attributes: Value) -> str:
    """Some markup under common attributes."""
    return element("g", *inside, **attributes)


def moved(x: float, y: float, scale: float = 1) -> str:
    """The transform that puts a drawing at a place."""
    return f"translate({number(x)} {number(y)})" + (f" scale({scale:.6g})" if scale != 1 else "")


class Sheet:
    """A sheet being drawn: its style and theme, the drawings it can use by name, and what it has defined."""

    def __init__(self, style: Style, theme: Theme, drawings: Mapping[str, tuple[str, str]]) -> None:
        self.name = f"{style}-{theme}"
        self.drawings = drawings
        self.colours, self._widths, self.radii, self.opacities = paint(style, theme)
        self._definitions: dict[str, str] = {}

    def line(self, colour: str, part: str) -> dict[str, Value]:
        """The attributes of a line: its colour by name, and the part of looks.json that gives the rest."""
        return {
            "fill": "none",
            "stroke": self.colours[colour],
            "stroke_width": self._widths[part],
            "stroke_opacity": self.opacities.get(part),
            "stroke_dasharray": LOOKS.dashes.get(part),
        }

    def fill(self, colour: str, part: str = "") -> dict[str, Value]:
        """The attributes of a filled shape: its colour by name, and the part that says how opaque it is."""
        return {"fill": self.colours[colour], "fill_opacity": self.opacities.get(part)}

    def letters(self, part: str, font: str = "sans", weight: str | None = "bold") -> dict[str, Value]:
        """The attributes of a text centred at its place."""
        return {
            "font_family": LOOKS.fonts[font],
            "font_size": LOOKS.letters[part],
            "font_weight": weight,
            "text_anchor": "middle",
        }

    def define(self, tag: str, name: str, *inside: str, **attributes: Value) -> str:
        """Define something once and return its id. The id includes all that it depends on, so that
        two drawings in one page never mean different things by the same id."""
        known = f"wg-{self.name}-{name}"
        if known not in self._definitions:
            self._definitions[known] = element(tag, *inside, id=known, **attributes)
        return known

    @property
    def definitions(self) -> str:
        """All definitions, in the order in which they were first needed."""
        return element("defs", *self._definitions.values()) if self._definitions else ""


def use(known: str, x: float = 0, y: float = 0, **attributes: Value) -> str:
    """What was defined, put at a place."""
    return element("use", href=f"#{known}", x=x or None, y=y or None, **attributes)


def _value(value: Value) -> str:
    return words(value) if isinstance(value, str) else number(value or 0)


def _allowed(character: str) -> bool:
    if character < " ":
        return character in "\t\n"
    return not "\ud800" <= character <= "\udfff" and character not in "\ufffe\uffff"
