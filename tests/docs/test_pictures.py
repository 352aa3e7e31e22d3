"""The pictures of README and docs: all that are shown exist, and none is unused."""

from __future__ import annotations

import re

from tests.docs.blocks import FILES, ROOT

FOLDER = ROOT / "docs" / "pictures"
SHOWN = {
    (file.parent / place).resolve()
    for file in FILES
    for pair in re.findall(r"!\[[^\]]*\]\(([^)]+)\)|<img src=\"([^\"]+)\"", file.read_text(encoding="utf-8"))
    for place in pair
    if place
}
THERE = {file for file in FOLDER.iterdir() if file.suffix in (".png", ".svg")}


def test_every_picture_that_is_shown_is_there_and_no_other() -> None:
    assert SHOWN == THERE


def test_the_readme_shows_a_phone() -> None:
    assert FOLDER / "classic-phone.png" in SHOWN
