"""docs/data.md describes the data tables as they are."""

from __future__ import annotations

import re

import pytest
from tests.docs.blocks import ROOT

from wandelgang.export import TABLES, columns

PAGE = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", TABLES)
def test_every_column_is_described(name: str) -> None:
    section = PAGE.partition(f"### {name}\n")[2].partition("\n#")[0]
    described = re.findall(r"^\| `(\w+)` \| (\S+) \| (.*) \|$", section, re.MULTILINE)
    assert described == [(column, kind, meaning) for column, (kind, meaning) in columns(TABLES[name]).items()]
