"""Golden playthroughs: recorded games as readable text, compared line by line.

Each `playthroughs/NAME.json` is a record, each `playthroughs/NAME.txt` its transcript. After an intended
change, `python -m tests.games.test_playthroughs` writes the texts anew; read the difference before you
commit.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from wandelgang.games import GAMES
from wandelgang.match import load, transcript

FOLDER = Path(__file__).parent / "playthroughs"
RECORDS = sorted(FOLDER.glob("*.json"))


def text_of(record: Path) -> list[str]:
    return [line.rstrip() for line in transcript(load(record.read_bytes()))]


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_playthrough_is_what_it_was(record: Path) -> None:
    assert text_of(record) == record.with_suffix(".txt").read_text(encoding="utf-8").splitlines()


def test_every_game_has_two_playthroughs() -> None:
    for game in GAMES:
        assert len([record for record in RECORDS if record.stem.startswith(game)]) >= 2


def test_the_classic_playthrough_with_events_shows_all_six_messages() -> None:
    events = (FOLDER / "classic-events.txt").read_text(encoding="utf-8")
    for message in ("second-push", "double-turn", "swap", "second-card", "exchange", "through-wall"):
        assert f"message {message}" in events
    for used in (" swap ", " look ", " exchange ", " choose "):
        assert used in events


if __name__ == "__main__":
    for record in RECORDS:
        record.with_suffix(".txt").write_text("\n".join(text_of(record)) + "\n", encoding="utf-8")
