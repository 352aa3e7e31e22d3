"""docs/security.md names tests; they exist."""

from __future__ import annotations

import re

from tests.docs.blocks import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
PROMISES = re.findall(r"^\| we promise \| shown by \|\n\|---\|---\|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
NAMED = re.compile(r"\[`(test_\w+)`\]\(\.\./(tests/[\w/]+\.py)\)")


def test_every_promise_names_a_test_that_exists() -> None:
    rows = [row for table in PROMISES for row in table.splitlines()]
    assert len(rows) > 20
    for row in rows:
        promise, _, tests = row.strip("| ").partition(" | ")
        named = NAMED.findall(tests)
        assert named, f"no test shows: {promise}"
        for name, file in named:
            text = (ROOT / file).read_text(encoding="utf-8")
            assert re.search(rf"^ *(?:async )?def {name}\(", text, re.MULTILINE), f"{file} has no {name}"


def test_every_test_that_is_named_belongs_to_a_promise() -> None:
    assert len(re.findall(r"`test_\w+`", PAGE)) == sum(len(NAMED.findall(table)) for table in PROMISES)
