"""The golden playthroughs of the dragon's game show what they were chosen for."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "playthroughs"


def text_of(name: str) -> str:
    """The transcript of a golden game."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_one_reaches_the_second_phase_a_lost_and_a_won_final_duel() -> None:
    text = text_of("master-two-phases")
    assert text.count("laid: ") == 12
    assert "laid-out: " in text
    assert re.search(r"final-duel-ended: .* won no", text)
    assert re.search(r"final-duel-ended: .* won yes\n +won: ", text)
    assert "got-coin: " in text
    assert "double-turn: " in text


def test_one_shows_a_tied_duel_with_a_lost_treasure_and_a_roll_again_out_of_turn() -> None:
    text = text_of("master-tied-duel")
    assert re.search(r"duellists \[\d \d\]\n.*\n.* safe no\n.* decline .*\n +lost: ", text)
    assert re.search(r"duellists \[0\]\n.*\n.* safe no\n +\d+ red +again 2 ", text)  # it was blue's turn
    assert re.search(r"foe white, cell 24, cells \[\], nearest \[\]", text)  # a guard under the lair
