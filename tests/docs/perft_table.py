"""The rows of the tables in docs/perft.md."""

from __future__ import annotations

import re

from tests.docs.blocks import ROOT

DOCS = ROOT / "docs"
_ROW = re.compile(r"^\| \[[^]]+]\((?P<file>perft/[\w.-]+)\) \|(?P<counts>[\d, |]+)\|$", re.MULTILINE)
ROWS = [
    (row["file"], [int(count.replace(",", "")) for count in row["counts"].split("|") if count.strip()])
    for row in _ROW.finditer((DOCS / "perft.md").read_text(encoding="utf-8"))
]
