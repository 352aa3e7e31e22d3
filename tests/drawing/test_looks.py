"""Every style can be read in every theme."""

from __future__ import annotations

import pytest

from wandelgang.drawing.looks import LOOKS, STYLES, THEMES, Style, Theme, paint

FOR_SHAPES = 3.0  # WCAG 1.4.11: what must be seen to play
FOR_WORDS = 4.5  # WCAG 1.4.3
LARGE_WORDS = 3.0  # bold letters on figures

each_look = pytest.mark.parametrize(
    ("style", "theme"), [(style, theme) for style in STYLES for theme in THEMES]
)


def light(colour: str) -> float:
    """The relative luminance of a colour."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How much one colour stands out from another: 1 to 21."""
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_the_measure_is_the_usual_one() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@each_look
@pytest.mark.parametrize(
    ("one", "other", "least"),
    [
        *(
            (floor, stone, FOR_SHAPES)
            for floor in ("floor", "dim", "lit", "cost", "danger")
            for stone in ("loose", "fixed")
        ),
        ("floor", "ghost", FOR_SHAPES),
        ("lit", "ghost", FOR_SHAPES),
        ("stop", "lit", FOR_SHAPES),
        ("arrow", "rim", FOR_SHAPES),
        ("banned", "rim", FOR_SHAPES),
        ("danger-hatch", "danger", FOR_SHAPES),
        ("cost-ink", "cost", FOR_SHAPES),
        ("roundel-lit", "paper", FOR_SHAPES),
        ("paper", "loose", FOR_SHAPES),
        ("ink", "paper", FOR_WORDS),
        ("coordinate", "rim", FOR_WORDS),
        ("numeral", "outline", FOR_WORDS),
        *((f"{player}-on", player, LARGE_WORDS) for player in ("red", "yellow", "blue", "green")),
    ],
)
def test_what_must_be_told_apart_stands_out(
    style: Style, theme: Theme, one: str, other: str, least: float
) -> None:
    colours = paint(style, theme).colours
    assert contrast(colours[one], colours[other]) >= least


def test_high_contrast_tells_reach_by_light_alone() -> None:
    for theme in THEMES:
        colours = paint("high-contrast", theme).colours
        assert contrast(colours["lit"], colours["dim"]) >= FOR_SHAPES


def test_a_style_changes_only_what_slate_has() -> None:
    for look in LOOKS.styles.values():
        assert look.colours.keys() <= LOOKS.colours.keys()
        assert look.players.keys() <= LOOKS.players.keys()
        assert look.widths.keys() <= LOOKS.widths.keys()
        assert look.radii.keys() <= LOOKS.radii.keys()
        assert look.opacities.keys() <= LOOKS.opacities.keys()
    assert set(LOOKS.styles) == {*STYLES} - {"slate"}
