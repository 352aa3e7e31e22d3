"""The commands of docs/hosting.md are commands, and its numbers are those of the host."""

from __future__ import annotations

import re
import shlex

import pytest
from tests.server.hosts import ROOT

from wandelgang.cli import app
from wandelgang.server import limits
from wandelgang.table.limits import MOST_TABLES, OPEN_TABLES

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^(wandelgang .*)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_of_the_page_can_be_given(line: str) -> None:
    _, name, *_ = words = shlex.split(line)
    command, bound, _ = app.parse_args(words[1:], exit_on_error=False, print_error=False)
    assert command.__name__ == name
    assert bound.arguments.get("data") or bound.arguments["flags"].data


def test_the_page_has_commands() -> None:
    assert len(COMMANDS) >= 6


@pytest.mark.parametrize(
    "sentence",
    [
        f"{limits.TABLES_A_MINUTE} tables, rematches and uploads a minute",
        f"{limits.REPLAYS_A_MINUTE} replays viewed in a minute",
        f"{limits.CONNECTIONS_AN_ADDRESS} connections from one address",
        f"{limits.MOST_CONNECTIONS:,} to one process",
        f"{MOST_TABLES:,} tables and {limits.MOST_REPLAYS:,} uploaded records",
        f"{OPEN_TABLES:,} tables in the memory of one process",
    ],
)
def test_the_limits_of_the_page_are_those_of_the_host(sentence: str) -> None:
    assert sentence in PAGE
