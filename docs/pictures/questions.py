"""Runs docs/questions.md with more games than its test, and writes its answers and pictures into the docs.

python docs/pictures/questions.py --games 50
"""

from __future__ import annotations

import re
from argparse import ArgumentParser
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import polars as pl
from matplotlib import rc_context
from matplotlib.figure import Figure

from wandelgang.bots.crew import Processes

HERE = Path(__file__).parent
PAGE = HERE.parent / "questions.md"
CELL = re.compile(r"^```(?P<kind>python|text)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
LOOKS: dict[Any, Any] = {
    "axes.spines.top": False,
    "axes.spines.right": False,
    "font.size": 9,
    "savefig.facecolor": "white",
    "svg.fonttype": "none",  # text stays text: small files
    "svg.hashsalt": "questions",  # the same figures give the same files
}


def run(page: str, **chosen: object) -> tuple[str, dict[str, Figure]]:
    """The page with what its cells print, and their figures by name. `chosen` replaces values of a cell."""
    known: dict[str, object] = {}
    said = StringIO()

    def cell(found: re.Match[str]) -> str:
        if found["kind"] == "text":
            answer = said.getvalue()
            said.seek(0)
            said.truncate()
            return f"```text\n{answer}```"
        exec(compile(found["text"], PAGE.name, "exec"), known)  # noqa: S102 - our own page
        known.update({name: value for name, value in chosen.items() if f"\n{name} = " in found["text"]})
        return found[0]

    with redirect_stdout(said), rc_context(LOOKS), pl.Config(tbl_hide_dataframe_shape=True):
        written = CELL.sub(cell, page)
        return written, {name: value for name, value in known.items() if isinstance(value, Figure)}


def main() -> None:
    """Run the page, and write it."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--processes", type=int, default=1)
    wanted = parser.parse_args()
    page, figures = run(PAGE.read_text("utf-8"), games=wanted.games, crew=Processes(wanted.processes))
    with rc_context(LOOKS):
        for name, figure in figures.items():
            picture = HERE / f"questions-{name.replace('_', '-')}.svg"
            figure.savefig(picture, metadata={"Date": None, "Creator": None})
    PAGE.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
