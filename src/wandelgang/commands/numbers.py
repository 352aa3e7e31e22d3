"""Whole numbers on the command line. Cyclopts would round others: 2.5 players would become two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from cyclopts import CoercionError, Token, convert


def unrounded(kind: Any, tokens: Sequence[Token]) -> Any:
    """The value of a parameter of this kind, as cyclopts reads it, unless it would be rounded."""
    for token in tokens:
        if int in (kind, *get_args(kind)) and "." in token.value:
            raise CoercionError(token=token, target_type=int)
    return convert(kind, tokens)
