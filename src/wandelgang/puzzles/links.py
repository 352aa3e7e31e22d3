"""A puzzle as one short line of text, to share, to store and to put into an address.

    corners/1/reach/AYAvMvQ…

The line names the game, the version of its rules and the kind; the rest is a whole number in base64 with a
checksum. Pushes and walks are written as choices among the legal ones, so no line holds an illegal solution.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import crc_hqx
from typing import Any, NamedTuple

from msgspec.structs import replace

from wandelgang.games import Game, UnknownGame, game_for
from wandelgang.games.actions import Push
from wandelgang.games.errors import BadPosition
from wandelgang.games.position import Packing, pack_position, unpack_position
from wandelgang.games.required import AnyAction
from wandelgang.puzzles.attempt import Attempt, Status, begin
from wandelgang.puzzles.puzzle import MOST_TURNS, BadPuzzle, OtherVersion, Proof, Puzzle
from wandelgang.puzzles.repertoire import kind_of

FORMAT = 1  # of the number; a new one whenever the same line would be read as another puzzle
FORMATS = 16  # that can ever be told apart
HARDEST = 100  # above every difficulty
MOST_CHARACTERS = 1_000  # of a line; puzzles of our games take about 100
_LINE = re.compile(r"([a-z][a-z0-9_]*)/(\d{1,6})/([a-z][a-z0-9_-]*)/([A-Za-z0-9_-]+)")


class Summary(NamedTuple):
    """What can be told about a line without reading its position."""

    game: str
    rules: int
    kind: str
    turns: int
    difficulty: int
    level: int  # 1 to 4


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as one line."""
    game, proof = puzzle.the_game, puzzle.proof
    packing = Packing(game.box)
    packing.digit(FORMATS, FORMAT)
    packing.digit(MOST_TURNS, proof.turns - 1)
    packing.digit(HARDEST, puzzle.difficulty)
    packing.count(proof.best)
    pack_position(game, puzzle.position, packing)
    pushes = begin(puzzle).legal
    packing.length(len(proof.first))
    for push in proof.first:
        packing.choice(pushes, push)
    _solution(packing, begin(puzzle), proof.solution)
    head = f"{puzzle.game}/{puzzle.rules}/{puzzle.kind}/"
    number = packing.number
    data = number.to_bytes((number.bit_length() + 7) // 8)
    return head + urlsafe_b64encode(data + _checksum(head, data)).decode().rstrip("=")


def summary(line: str) -> Summary:
    """What a line says at its beginning; raises BadPuzzle."""
    game, kind, packing = _opened(line)
    turns, difficulty = _begun(packing)
    level = kind_of(game, kind).level(difficulty)
    return Summary(game.name, game.rules, kind, turns, difficulty, level)


def read_puzzle(line: str) -> Puzzle:
    """The puzzle of a line; raises BadPuzzle. Its proof is not checked: see `wandelgang.composing.check`."""
    game, kind, packing = _opened(line)
    turns, difficulty = _begun(packing)
    try:
        best = packing.count(None)
        state = unpack_position(game, packing)
        bare = Puzzle(game.name, game.rules, kind, state, Proof(turns, best, (), ()), difficulty)
        pushes = begin(bare).legal
        first = _pushes(tuple(packing.choice(pushes, None) for _ in range(packing.length(None))))
        solution = _solution(packing, begin(replace(bare, proof=Proof(turns, best, first, ()))), None)
        packing.end()
    except BadPosition as error:
        raise BadPuzzle(f"this puzzle cannot be used: {error}") from None
    if not first or first != tuple(dict.fromkeys(first)) or solution[0] not in first:
        raise BadPuzzle("this puzzle cannot be used: its solution does not begin with one of its pushes")
    return Puzzle(game.name, game.rules, kind, state, Proof(turns, best, first, solution), difficulty)


def _solution(
    packing: Packing, attempt: Attempt, given: tuple[AnyAction, ...] | None
) -> tuple[AnyAction, ...]:
    while attempt.status is Status.OPEN:
        action = None if given is None else given[len(attempt.actions)]
        attempt = attempt.then(packing.choice(attempt.legal, action))
    if attempt.status is not Status.SOLVED:
        raise BadPosition("its solution does not solve it")
    return attempt.actions


def _opened(line: str) -> tuple[Game, str, Packing]:
    """The game, the kind and the number of a line."""
    if len(line) > MOST_CHARACTERS:
        raise BadPuzzle(f"it has {len(line):,} characters; a puzzle has at most {MOST_CHARACTERS:,}")
    found = _LINE.fullmatch(line.strip())
    if not found:
        form = "a game, the version of its rules, a kind and a code, as in corners/1/reach/AYAv…"
        raise BadPuzzle(f"this is not the link of a puzzle: it needs {form}")
    name, rules, kind, code = found.groups()
    head = f"{name}/{rules}/{kind}/"
    try:
        raw = urlsafe_b64decode(code + "=" * (-len(code) % 4))
    except ValueError:
        raise BadPuzzle("this link is damaged: a part of it is missing") from None
    data, checksum = raw[:-2], raw[-2:]
    if checksum != _checksum(head, data):
        raise BadPuzzle("this link is damaged: something in it was changed or is missing")
    try:
        game = game_for(name, int(rules))
    except UnknownGame as error:
        raise OtherVersion(f"this puzzle cannot be used here: {error}") from None
    kind_of(game, kind)
    packing = Packing(game.box, int.from_bytes(data))
    written = packing.digit(FORMATS, None)
    if written != FORMAT:
        raise OtherVersion(
            f"this puzzle was made by another version of the program: its format is {written}, "
            f"and this program reads {FORMAT}"
        )
    return game, kind, packing


def _begun(packing: Packing) -> tuple[int, int]:
    return packing.digit(MOST_TURNS, None) + 1, packing.digit(HARDEST, None)


def _pushes(found: tuple[Any, ...]) -> tuple[Push, ...]:
    return found


def _checksum(head: str, data: bytes) -> bytes:
    return crc_hqx(head.encode() + data, 0xFFFF).to_bytes(2)
