"""The fenced blocks of our Markdown files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FILES = sorted(
    file
    for file in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "tests").rglob("*.md"))
    if file.exists()
)
_FENCED = re.compile(r"^```(?P<kind>[^\n`]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block: what kind it says it is, its text, and the line on which its text begins."""

    kind: str
    text: str
    line: int


def blocks(file: Path, kind: str) -> list[Block]:
    """The blocks of this kind, in order."""
    return [block for block in _blocks(file) if block.kind == kind]


def files(file: Path) -> dict[str, str]:
    """The files that are shown, by name: blocks of a kind such as `python early.py`, put together."""
    found: dict[str, str] = {}
    for block in _blocks(file):
        _, _, shown = block.kind.partition(" ")
        if "." in shown:
            found[shown] = f"{found[shown]}\n{block.text}" if shown in found else block.text
    return found


def _blocks(file: Path) -> list[Block]:
    whole = file.read_text(encoding="utf-8")
    return [
        Block(found["kind"].strip(), found["text"], whole[: found.start("text")].count("\n") + 1)
        for found in _FENCED.finditer(whole)
    ]


def name(file: Path) -> str:
    """The file's name within the repository."""
    return str(file.relative_to(ROOT))
