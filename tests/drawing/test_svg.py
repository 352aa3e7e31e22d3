"""The drawing as SVG."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from tests.drawing.scenes import CLASSIC, DRAWINGS, MASTER, SCENES, TOWERS, random_board

from wandelgang.drawing import COLOURS, Coin, Landmark, Piece, Scene, svg
from wandelgang.drawing.looks import STYLES, THEMES, Style, Theme
from wandelgang.drawing.pictures import shared_drawings
from wandelgang.maze import Tile

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
PICTURES = [name.removeprefix("pic-") for name in shared_drawings() if name.startswith("pic-")]

each_scene = pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
each_theme = pytest.mark.parametrize("theme", THEMES)
each_style = pytest.mark.parametrize("style", STYLES)


def used(drawn: str) -> list[str]:
    """What a drawing shows, by the names of the definitions that it puts somewhere."""
    return [
        name.split("-", 3)[3]
        for use in ElementTree.fromstring(drawn).iter(f"{SVG}use")
        if (name := use.get("href", ""))
    ]


@each_scene
@each_theme
@each_style
def test_all_that_is_pointed_to_is_there_once_and_used(scene: Scene, theme: Theme, style: Style) -> None:
    drawn = svg(scene, theme, style)
    root = ElementTree.fromstring(drawn)
    ids = [known for part in root.iter() if (known := part.get("id"))]
    wanted = set(re.findall(r'href="#([^"]+)"', drawn)) | set(re.findall(r"url\(#([^)]+)\)", drawn))
    assert len(ids) == len(set(ids))
    assert wanted == set(ids)


@each_scene
@each_theme
@each_style
def test_nothing_comes_from_outside_and_nothing_runs(scene: Scene, theme: Theme, style: Style) -> None:
    drawn = svg(scene, theme, style).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?:|//|data:|@import|url\((?!#)|href=\"(?!#)|var\(", drawn)
    whole = ElementTree.fromstring(svg(scene, theme, style))
    parts = {part.tag.removeprefix(SVG) for part in whole.iter()}
    assert not parts & {"script", "image", "foreignObject", "style", "a", "animate", "set"}


@each_scene
def test_the_same_scene_gives_the_same_bytes_in_another_process(scene: Scene) -> None:
    name = next(name for name, known in SCENES.items() if known is scene)
    program = (
        "import sys; from tests.drawing.scenes import SCENES; from wandelgang.drawing import svg;"
        f"sys.stdout.buffer.write(svg(SCENES[{name!r}]).encode())"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, cwd=ROOT).stdout
    assert told.decode() == svg(scene)


@each_scene
def test_a_drawing_is_small_and_has_words_for_those_who_cannot_see_it(scene: Scene) -> None:
    drawn = svg(scene)
    root = ElementTree.fromstring(drawn)
    assert len(drawn.encode()) < 100_000
    assert root[0].tag == f"{SVG}title"
    assert root[0].text
    assert root.get("role") == "img"


def test_the_words_name_every_figure_and_picture_and_the_spare() -> None:
    told = ElementTree.fromstring(svg(CLASSIC)).findtext(f"{SVG}desc", "")
    assert "Red on a1." in told
    assert "Blue on d4." in told
    assert "crown c2" in told
    assert "Spare: NE with lizard, at E4." in told
    assert "Not allowed: E4." in told


def test_every_figure_and_picture_of_the_scene_is_in_the_drawing_and_no_other() -> None:
    shown = used(svg(CLASSIC))
    assert sorted(name for name in shown if name.startswith("pawn-")) == sorted(f"pawn-{c}" for c in COLOURS)
    assert sorted(name for name in shown if name.startswith("pic-")) == sorted(
        f"pic-{picture}" for picture in CLASSIC.pictures.values()
    )
    fewer = msgspec.structs.replace(CLASSIC, figures={"red": 0})
    assert [name for name in used(svg(fewer)) if name.startswith("pawn-")] == ["pawn-red"]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_those_who_share_a_cell_do_not_hide_each_other(count: int) -> None:
    board = random_board(random.Random(1), 5, 5)
    for pictures in ({}, {12: "owl"}):
        drawn = svg(Scene(board, figures=dict.fromkeys(COLOURS[:count], 12), pictures=pictures))
        root = ElementTree.fromstring(drawn)
        places = [
            part.get("transform")
            for part in root.iter(f"{SVG}g")
            if any("pawn" in child.get("href", "") for child in part)
        ]
        assert len(places) == len(set(places)) == count


def test_pieces_stand_beside_all_four_figures() -> None:
    board = random_board(random.Random(1), 5, 5)
    pieces = [Piece(7, "guard-white", "♘"), Piece(7, "guard-black", "♞")]
    scene = Scene(board, figures=dict.fromkeys(COLOURS, 7), pieces=pieces, drawings=DRAWINGS)
    assert len([name for name in used(svg(scene)) if name.startswith(("pawn-", "guard-"))]) == 6


def test_lit_floor_is_lit_and_the_rest_dims() -> None:
    shown = used(svg(CLASSIC))
    lit = [name for name in shown if name.startswith("floor-") and name.endswith("-lit")]
    dim = [name for name in shown if name.startswith("floor-") and name.endswith("-dim")]
    assert len(lit) == CLASSIC.lit.bit_count()
    assert len(dim) == 49 - len(lit)


def test_floor_in_danger_is_hatched() -> None:
    shown = used(svg(MASTER))
    assert len([name for name in shown if name.endswith("-danger")]) == MASTER.danger.bit_count()


def test_a_bright_coin_is_brass_and_the_others_are_grey() -> None:
    shown = used(svg(MASTER))
    assert shown.count("coin-bright") == 1
    assert shown.count("coin-grey") == 3


def test_a_closed_landmark_hides_nothing_on_its_cell() -> None:
    scene = msgspec.structs.replace(
        MASTER,
        coins=[Coin(24, 3, bright=True)],
        pieces=[Piece(24, "guard-black", "♞")],
        figures={"red": 24},
    )
    shown = used(svg(scene))
    landmark = shown.index("dragon-above")
    assert all(shown.index(name) > landmark for name in ("coin-bright", "guard-black", "pawn-red"))


def test_a_closed_landmark_may_be_empty() -> None:
    gone = msgspec.structs.replace(MASTER, landmarks=[Landmark(24, None, closed=True)])
    assert "dragon-above" in used(svg(MASTER))
    assert "dragon-above" not in used(svg(gone))


def test_neighbours_of_one_step_have_a_stair_and_steeper_ones_a_ledge() -> None:
    board = random_board(random.Random(1), 3, 3)
    joined = Scene(
        type(board).of(3, 3, [Tile(cell, 15 if cell in (4, 5) else 5) for cell in range(9)]),
        heights={4: 2, 5: 3},
    )
    stair = svg(joined)
    ledge = svg(msgspec.structs.replace(joined, heights={4: 2, 5: 4}))
    mark = 'stroke-dasharray="6 3"'  # the dashes of a ledge
    assert stair.count(mark) + 1 == ledge.count(mark)


def test_heights_make_towers() -> None:
    shown = used(svg(TOWERS))
    assert len([name for name in shown if name.startswith("height-")]) == 26
    assert len([name for name in shown if name.startswith("tower-")]) == 26
    assert not [name for name in used(svg(CLASSIC)) if name.startswith("tower-")]


@pytest.mark.parametrize("arrow", ["N2", "E2", "S2", "W2", None])
@pytest.mark.parametrize("scene", [CLASSIC, TOWERS], ids=["flat", "towers"])
def test_the_spare_lies_beside_the_board_and_inside_the_picture(scene: Scene, arrow: str | None) -> None:
    with_spare = msgspec.structs.replace(scene, spare_at=arrow, last_push=None, figures={})
    without = msgspec.structs.replace(with_spare, spare=None)

    def size(drawn: str) -> tuple[float, float]:
        root = ElementTree.fromstring(drawn)
        return float(root.get("width", "")), float(root.get("height", ""))

    (wide, high), (less_wide, less_high) = size(svg(with_spare)), size(svg(without))
    assert wide >= less_wide + 100  # above and below there is no room: it lies at the corner
    assert high == less_high


def test_words_from_outside_cannot_break_out() -> None:
    evil = "\"/><script>alert('&')</script>\x00\ud800"
    scene = msgspec.structs.replace(
        CLASSIC, title=evil, pictures={24: evil}, letters=dict.fromkeys(COLOURS, "<&")
    )
    root = ElementTree.fromstring(svg(scene))
    assert root[0].text == "\"/><script>alert('&')</script>??"
    assert not list(root.iter(f"{SVG}script"))
    assert "<&" in [part.text for part in root.iter(f"{SVG}text")]


def test_a_theme_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no theme 'pink': use light or dark"):
        svg(CLASSIC, "pink")  # type: ignore[arg-type]


def test_a_style_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no style 'pink': use slate or parchment or high-contrast"):
        svg(CLASSIC, "light", "pink")  # type: ignore[arg-type]


def test_styles_and_themes_in_one_page_do_not_share_ids() -> None:
    drawn = [svg(CLASSIC, theme, style) for theme in THEMES for style in STYLES]
    ids = [known for one in drawn for known in re.findall(r' id="([^"]+)"', one)]
    assert ids
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("picture", PICTURES)
def test_every_drawing_can_be_taken_in(picture: str) -> None:
    board = random_board(random.Random(1), 3, 3)
    assert used(svg(Scene(board, pictures={4: picture}))).count(f"pic-{picture}") == 1


def test_there_is_a_drawing_of_every_picture_of_the_classic_game() -> None:
    wanted = (
        "book purse map crown keys skull ring chest emerald sword candelabrum helmet ghost genie dragon "
        "goblin fairy bat owl lizard mouse moth scarab spider"
    )
    assert set(wanted.split()) <= set(PICTURES)


def test_a_notebook_shows_a_scene() -> None:
    scene = Scene(random_board(random.Random(1), 3, 3))
    assert scene._repr_svg_() == svg(scene)
