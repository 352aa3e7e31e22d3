"""How a command fails: with a sentence and an exit code, never with a traceback."""

from __future__ import annotations

import sys
from typing import NoReturn

WRONG_USE = 2  # the words of the call are off, be it a number that the file does not have
WRONG_INPUT = 1  # a file, a position or a record is off


class Fault(Exception):
    """Something a person can mend: the sentence says what."""

    def __init__(self, sentence: str, code: int = WRONG_INPUT) -> None:
        super().__init__(sentence)
        self.code = code


def stop(sentence: str, code: int = WRONG_INPUT) -> NoReturn:
    """Say what is wrong on standard error and end."""
    print(f"wandelgang: {sentence}", file=sys.stderr)
    raise SystemExit(code)
