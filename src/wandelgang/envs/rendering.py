"""Pictures of positions: text, SVG, or an array of pixels."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wandelgang.drawing import Scene, svg, text
from wandelgang.envs.extra import needed

with needed():
    from PIL import Image
    from resvg_py import svg_to_bytes

MODES: Final = ("ansi", "svg", "rgb_array")
WIDTH: Final = 640  # pixels of an array
Picture = str | NDArray[np.uint8]


def check_mode(mode: str | None) -> None:
    """Refuse an unknown way to draw."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"there is no render mode {mode!r}: use {', '.join(MODES)}, or None")


def render(scene: Scene, mode: str) -> Picture:
    """A position as text (`ansi`), as an SVG document, or as rows of pixels in red, green and blue."""
    if mode == "ansi":
        return text(scene, colour=True)
    drawn = svg(scene)
    return drawn if mode == "svg" else _pixels(drawn)


def _pixels(drawn: str) -> NDArray[np.uint8]:
    png = svg_to_bytes(svg_string=drawn, width=WIDTH, background="white")
    return np.asarray(Image.open(BytesIO(bytes(png))).convert("RGB"))
