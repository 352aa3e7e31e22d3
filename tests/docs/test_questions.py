"""docs/questions.md shows what its code prints, from a longer run than a test can afford."""

from __future__ import annotations

import re
from pathlib import Path

from docs.pictures.questions import PAGE, run
from tests.docs.blocks import ROOT, blocks

FIGURES = re.compile(r"-?\d[\d,.]*")
SPACES = re.compile(r"[ ─┬═╪┆│┌┐└┘╞╡┴]+")


def shape(text: str) -> list[str]:
    """What a text says, without its figures and the width of its columns."""
    return [SPACES.sub(" ", FIGURES.sub("#", line)).strip() for line in text.splitlines()]


def test_the_page_shows_what_its_code_prints_but_for_the_figures(tmp_path: Path) -> None:
    page, figures = run(PAGE.read_text("utf-8"))
    (tmp_path / "page.md").write_text(page, "utf-8")
    printed, shown = blocks(tmp_path / "page.md", "text"), blocks(PAGE, "text")
    assert [shape(block.text) for block in printed] == [shape(block.text) for block in shown]
    assert len(shown) == 4
    pictures = {path.stem for path in (ROOT / "docs" / "pictures").glob("questions-*.svg")}
    assert {f"questions-{name.replace('_', '-')}" for name in figures} == pictures
