"""Calling the command in tests: what it said, and how it ended."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from wandelgang.cli import main

PROGRAM = Path(sys.executable).with_name("wandelgang")


class Ended(NamedTuple):
    """What a call said, and its exit code."""

    code: int
    out: str
    err: str


def call(capsys: pytest.CaptureFixture[str], *words: str | Path) -> Ended:
    """Call the command in this process."""
    code = 0
    try:
        main([str(word) for word in words])
    except SystemExit as end:
        code = int(end.code or 0)
    said = capsys.readouterr()
    return Ended(code, said.out, said.err)


def run(*words: str | Path, given: bytes = b"", folder: Path | None = None) -> Ended:
    """Call the installed program, from a folder."""
    ended = subprocess.run(
        [PROGRAM, *map(str, words)], input=given, cwd=folder, capture_output=True, timeout=120, check=False
    )
    return Ended(ended.returncode, ended.stdout.decode(), ended.stderr.decode())
