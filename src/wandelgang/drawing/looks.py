"""How everything looks: the colours and measures of looks.json, which the browser client reads too."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple, get_args

import msgspec

Theme = Literal["light", "dark"]
Style = Literal["slate", "parchment", "high-contrast"]
THEMES: tuple[Theme, ...] = get_args(Theme)
STYLES: tuple[Style, ...] = get_args(Style)
Pair = tuple[float, float]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A part of looks.json. Measures are in units of a hundredth of a tile."""


class TileLook(_Part, frozen=True):
    """A tile seen from above."""

    size: float
    corridor: float  # its width
    inner: float  # how wall corners between two openings are rounded
    outer: float  # how the outside of a bend is rounded
    seam: float  # from the tile's edge to the seam across an arm
    mouth: float  # how deep light falls in from the next tile
    shadow: Pair  # how far the walls throw their shadow: the light comes from the top left
    radius: float
    thickness: float
    hatches: int  # lines of danger for each tile
    bevel_at: float  # from the tile's edge
    stud_at: float
    stud: float
    stud_cut: float  # half its width
    socket: float
    socket_down: float


class Rim(_Part, frozen=True):
    """The rim round the board."""

    width: float
    around: float  # free space on all sides
    gap: float  # between the rim and the spare
    shadow: float
    below: float  # free space under the rim, for its shadow
    radius: float
    bed_radius: float
    arrow_out: float  # from the middle of the rim
    tick: float  # half the mark of the last push
    tick_in: float  # from the rim's inner edge to the arrow
    banned_scale: float
    banned_up: float
    letter_down: float
    number_left: float  # of the middle of the rim
    spare_top: float  # above a spare at an upper corner
    spare_bottom: float  # below a spare at a lower corner


class Lead(_Part, frozen=True):
    """The line along the rim from a spare at a corner to its arrow."""

    inside: float  # from the rim's outer edge: clear of the coordinates
    beyond: float  # where it begins, outside the rim
    short: float  # where it ends, before the middle of the arrow


class ViewLook(_Part, frozen=True):
    """How the board is seen: from straight above, or obliquely."""

    width: float  # of the top of a tile
    height: float
    pitch: float  # from tile to tile
    layer: float  # how much higher a tower is drawn for each layer
    thick: float  # below the last row
    above: float  # above the first row
    inset: float  # of the bed, round the tiles


class Tower(_Part, frozen=True):
    """A tower under its top face."""

    body_top: float
    shadow: float
    shadow_foot: float
    radius: float
    brow: float
    courses: tuple[tuple[float, ...], tuple[float, ...]]  # the seams of even and odd courses
    lighter: float  # a share of white for each layer
    darker: float  # a share of the edge's colour, on the body


class Stair(_Part, frozen=True):
    """The floor between two tall tiles."""

    lap: float  # how far it reaches over both tiles
    steps: int  # lines of a stair to the front where both tiles are level; one more for each layer
    level: tuple[float, ...]  # where a stair to the side has its lines, as shares of its length
    sloping: tuple[float, ...]  # the same where one tile is higher


class Ledge(_Part, frozen=True):
    """The line where corridors meet but the step is too high."""

    inset: float  # from the edge of the higher tile
    upright: float  # its length between left and right
    level: float  # its length between back and front


class Spot(_Part, frozen=True):
    """Where something goes, from the middle of a tile, and how large it is."""

    dx: float
    dy: float
    scale: float


class Crowds(_Part, frozen=True):
    """Where figures that share a cell stand: by their number a scale, then the feet from back to front."""

    alone: tuple[tuple[float | Pair, ...], ...]
    beside: tuple[tuple[float | Pair, ...], ...]  # where something is drawn on the cell
    aside: tuple[Spot, ...]  # where that goes, by how many stand there
    at_edge: Spot  # where a coin lies on a closed landmark


class Roundel(_Part, frozen=True):
    """A picture on its disc."""

    radius: float
    picture: float  # its size, by the radius
    shadow: float
    shadow_wider: float
    near: float
    letter_down: float


class Start(_Part, frozen=True):
    """The shape on the cell where a player starts."""

    drawn: float  # the size of its drawing
    scale: float
    goal: float
    near: float
    reached: float


class Wall(_Part, frozen=True):
    """A wall that somebody walked through."""

    width: float
    height: float
    radius: float


class Numeral(_Part, frozen=True):
    """The height of a tower."""

    radius: float
    aside: float
    oblique_aside: float
    letter_down: float


class Plate(_Part, frozen=True):
    """A closed landmark."""

    shadow: float
    ring: float
    drawing: float


class CoinLook(_Part, frozen=True):
    """A coin."""

    scale: float
    along: float
    shadow: float
    ring: float
    lit: float
    letter_down: float


class FigureLook(_Part, frozen=True):
    """A figure or a piece."""

    height: float
    drawn: Pair  # the size of its drawing
    foot: Pair  # where the drawing touches the ground
    disc: Pair
    shadow: Pair
    shadow_at: Pair
    letter_up: float
    yellow_letter_up: float  # this figure is widest half-way up


class Shapes(_Part, frozen=True):
    """Outlines, as path data."""

    arrow: str
    bar: str
    wall: str
    coin: str
    coin_face: str
    coin_shine: str
    plate: str
    plate_inlay: str
    light: str


Colours = dict[str, str | tuple[str, str]]  # one, or light and dark


class StyleLook(_Part, frozen=True):
    """What a style of the board changes. Everything else is as in slate, which is the rest of this file."""

    colours: Colours = {}
    players: dict[str, str] = {}
    widths: dict[str, float] = {}
    radii: dict[str, float] = {}
    opacities: dict[str, float] = {}


class Looks(_Part, frozen=True):
    """All of looks.json."""

    colours: Colours
    players: dict[str, str]  # their colours: of figures, of shadow and light on them, and of letters on them
    styles: dict[Style, StyleLook]
    fonts: dict[str, str]
    letters: dict[str, float]  # sizes
    widths: dict[str, float]  # of strokes
    radii: dict[str, float]
    opacities: dict[str, float]
    dashes: dict[str, str]
    shapes: Shapes
    tile: TileLook
    rim: Rim
    lead: Lead
    flat: ViewLook
    oblique: ViewLook
    tower: Tower
    stair: Stair
    ledge: Ledge
    crowds: Crowds
    roundel: Roundel
    start: Start
    wall: Wall
    numeral: Numeral
    plate: Plate
    coin: CoinLook
    figure: FigureLook


LOOKS = msgspec.json.decode(files("wandelgang.drawing").joinpath("looks.json").read_bytes(), type=Looks)


class Paint(NamedTuple):
    """What one style draws with in one theme, each by name."""

    colours: dict[str, str]
    widths: dict[str, float]
    radii: dict[str, float]
    opacities: dict[str, float]


@cache
def paint(style: Style, theme: Theme) -> Paint:
    """The colours and measures of a style in a theme."""
    changes, at = LOOKS.styles.get(style, StyleLook()), THEMES.index(theme)
    colours = LOOKS.colours | LOOKS.players | changes.colours | changes.players
    return Paint(
        {name: colour if isinstance(colour, str) else colour[at] for name, colour in colours.items()},
        LOOKS.widths | changes.widths,
        LOOKS.radii | changes.radii,
        LOOKS.opacities | changes.opacities,
    )
