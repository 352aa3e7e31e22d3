"""The colours, light and dark: slate, brass and lamplight."""

from __future__ import annotations

from typing import Literal

import msgspec

Theme = Literal["light", "dark"]

OUTLINE = "#0D1C20"  # round figures and tokens
INK = "#14262A"  # pictures
DISPLAY = "'Iowan Old Style','Palatino Linotype',Palatino,P052,Georgia,serif"
TEXT = "'Segoe UI',-apple-system,Roboto,'Noto Sans',sans-serif"


class Stone(msgspec.Struct, frozen=True):
    """One kind of slab."""

    wall: str
    edge: str
    line: str  # the engraved line round the corridor


class Floor(msgspec.Struct, frozen=True):
    """One state of a corridor's floor."""

    floor: str
    shadow: str
    joint: str


class Player(msgspec.Struct, frozen=True):
    """A player's colour, its two shades, and what can be read on it."""

    colour: str
    dark: str
    light: str
    letter: str


class Palette(msgspec.Struct, frozen=True):
    """All colours of one theme."""

    name: str
    rim: str
    rim_edge: str
    bed: str
    bed_edge: str
    coordinate: str
    arrow: str
    banned: str
    brass: str
    loose: Stone
    fixed: Stone
    floors: dict[str, Floor]
    stop: str
    hatch: str
    cost: str
    paper: str
    roundel_edge: str


PLAYERS = {
    "red": Player("#C5371F", "#8A1F0F", "#E8735C", "#FFFFFF"),
    "yellow": Player("#F2BC1B", "#A67600", "#FBDD7E", "#2B2208"),
    "blue": Player("#1F5FAE", "#123B73", "#6B9CDB", "#FFFFFF"),
    "green": Player("#1B8467", "#0C5240", "#5DB99E", "#FFFFFF"),
}

_COST = Floor("#DCD0F8", "#8E72C9", "#C2AEEC")

PALETTES: dict[Theme, Palette] = {
    "light": Palette(
        name="light",
        rim="#284349",
        rim_edge="#3D6068",
        bed="#1C3238",
        bed_edge="#12252A",
        coordinate="#A9BCBE",
        arrow="#E8C06A",
        banned="#8FA6AA",
        brass="#8A5A0B",
        loose=Stone("#52767E", "#2C4A52", "#7FA0A6"),
        fixed=Stone("#2A474E", "#1C3238", "#45666D"),
        floors={
            "plain": Floor("#EDEAE0", "#AEB5AF", "#D3D2C8"),
            "dim": Floor("#CBD0CA", "#AEB5AF", "#B6BDB7"),
            "lit": Floor("#FFDF87", "#D2962B", "#F0C25C"),
            "cost": _COST,
            "danger": Floor("#FF9E7A", "#A8331A", "#FF9E7A"),
        },
        stop="#8A5A0B",
        hatch="#A8331A",
        cost="#6A48AE",
        paper="#FBFAF4",
        roundel_edge="#98A6A2",
    ),
    "dark": Palette(
        name="dark",
        rim="#152327",
        rim_edge="#2A4046",
        bed="#081012",
        bed_edge="#04090A",
        coordinate="#8FA3A6",
        arrow="#D9A748",
        banned="#6C8388",
        brass="#8A5A0B",
        loose=Stone("#385157", "#16262B", "#557278"),
        fixed=Stone("#1D3036", "#0C1719", "#324A51"),
        floors={
            "plain": Floor("#B7C0B9", "#6B7A78", "#9FAAA4"),
            "dim": Floor("#A3AFAA", "#6B7A78", "#8D9A96"),
            "lit": Floor("#FFD166", "#B77B1C", "#EDB945"),
            "cost": _COST,
            "danger": Floor("#F2724B", "#8E2A14", "#F2724B"),
        },
        stop="#6B4405",
        hatch="#8E2A14",
        cost="#6A48AE",
        paper="#F1EFE6",
        roundel_edge="#7E8D8A",
    ),
}


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share of another in it."""
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (two - one) * share):02X}" for one, two in pairs)
