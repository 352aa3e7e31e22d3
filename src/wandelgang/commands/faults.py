"""How a command fails: with a message and an exit code, never with a traceback."""

from __future__ import annotations

import sys
from typing import NoReturn

WRONG_USE = 2  # the command line is wrong, for example a number that the file does not have
WRONG_INPUT = 1  # a file, a position or a record is wrong


class Fault(Exception):
    """An error that a person can fix; the message says how."""

    def __init__(self, sentence: str, code: int = WRONG_INPUT) -> None:
        super().__init__(sentence)
        self.code = code


def stop(sentence: str, code: int = WRONG_INPUT) -> NoReturn:
    """Print the message to standard error and exit."""
    print(f"wandelgang: {sentence}", file=sys.stderr)
    raise SystemExit(code)
