"""The calls that our Markdown files show, and what they say."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from tests.docs.blocks import blocks, name

EXIT_CODE = "echo $?"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def run_consoles(file: Path, folder: Path) -> None:
    """Run every call of our program in a folder, and compare what it says with what the file shows."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for block in blocks(file, "console"):
        calls = list(_calls(block.text))
        for (called, shown), (then, code) in pairwise([*calls, ("", "")]):
            if not called.startswith("wandelgang "):
                continue
            ended = subprocess.run(
                called,
                shell=True,
                cwd=folder,
                env={**os.environ, "PATH": path, "COLUMNS": "100"},
                capture_output=True,
                text=True,
                timeout=300,
                check=False,
            )
            said = ended.stdout + ended.stderr
            expected = int(code) if then == EXIT_CODE else 0
            assert ended.returncode == expected, f"{name(file)}, line {block.line}: {called}\n{said}"
            if shown.strip():
                matches = doctest.OutputChecker().check_output(shown, said, FLAGS)
                assert matches, f"{name(file)}, line {block.line}: {called}\nshown:\n{shown}\nsaid:\n{said}"


def _calls(text: str) -> Iterator[tuple[str, str]]:
    """Each call of a console block, with the output shown below it."""
    called, shown = None, ""
    for line in text.splitlines(keepends=True):
        if line.startswith("$ "):
            if called is not None:
                yield called, shown
            called, shown = line[2:].strip(), ""
        else:
            shown += line
    if called is not None:
        yield called, shown
