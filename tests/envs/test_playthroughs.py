"""Playthroughs as OpenSpiel makes them, kept and compared line by line.

A change here is one that programs notice: of numbers, chances, planes or information states. If it is meant,
write them again: `python -m tests.envs.test_playthroughs`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from absl import flags
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

import wandelgang.envs.openspiel  # noqa: F401 - registers the games

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "classic": "wandelgang_classic(players=3,cards=1,events=true,turn_limit=9)",
    "master": "wandelgang_master(players=2,short=true,turn_limit=9,deal_seed=3)",
    "towers": "wandelgang_towers(players=2,children=player_1,turn_limit=9,deal_seed=5)",
}
ACTION = re.compile(r"action: (\d+)")


def made(game: str, actions: list[int] | None) -> list[str]:
    """The lines of a playthrough; without actions it plays at random."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    lines = playthrough_lines(game, action_sequence=actions, seed=1)
    return [*shortened("\n".join(lines).splitlines())]


def shortened(lines: list[str]) -> Iterator[str]:
    """Tensors are long: of each, only the hash of its lines is kept."""
    tensor: list[str] = []
    for line in lines:
        if tensor and (not line or not line.isascii()):
            tensor.append(line)
            continue
        if tensor:
            hashed = sha256("\n".join(tensor).strip().encode()).hexdigest()
            yield f"{tensor[0].partition('.')[0]}.planes: {hashed[:16]}"
            tensor = []
        if line.startswith("ObservationTensor("):
            tensor = [line]
        else:
            yield line.rstrip()


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_stays_as_it_is(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    actions = [int(found[1]) for line in kept if (found := ACTION.fullmatch(line))]
    now = made(GAMES[name], actions)
    for number, (line, wanted) in enumerate(zip(now, kept, strict=False), 1):
        assert line == wanted, f"line {number} of {name}.txt"
    assert len(now) == len(kept)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        text = "\n".join(made(game, None)) + "\n"
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
