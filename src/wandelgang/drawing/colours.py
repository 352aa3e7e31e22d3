"""Mixing colours as a browser does: `color-mix(in oklab, …)`."""

from __future__ import annotations

from collections.abc import Iterable

Triple = tuple[float, float, float]
_TO_LMS = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_LAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_FROM_LAB = (
    (1.0, 0.3963377774, 0.2158037573),
    (1.0, -0.1055613458, -0.0638541728),
    (1.0, -0.0894841775, -1.2914855480),
)
_FROM_LMS = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share of another in it."""
    one, two = _lab(colour), _lab(other)
    a, b, c = (x + (y - x) * share for x, y in zip(one, two, strict=True))
    light = _times(_FROM_LMS, (part**3 for part in _times(_FROM_LAB, (a, b, c))))
    return "#" + "".join(f"{round(255 * _encoded(part)):02x}" for part in light)


def _lab(colour: str) -> Triple:
    light = (_decoded(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return _times(_TO_LAB, (part ** (1 / 3) for part in _times(_TO_LMS, light)))


def _times(matrix: tuple[Triple, Triple, Triple], vector: Iterable[float]) -> Triple:
    x, y, z = vector
    one, two, three = (a * x + b * y + c * z for a, b, c in matrix)
    return one, two, three


def _decoded(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> float:
    part = min(max(part, 0.0), 1.0)
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
