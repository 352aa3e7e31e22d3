"""Refusals: a table says no, with a code that every transport can put into words."""

from __future__ import annotations

from wandelgang.table.protocol import Code


class Refuse(Exception):
    """What was asked is not done, and nothing has changed.

    `detail` is for whoever writes a client. The transport makes sentences for people, from the code, the
    clause of the game's rules, and the facts.
    """

    def __init__(
        self,
        code: Code,
        detail: str | None = None,
        *,
        clause: str | None = None,
        number: int | None = None,
        game: str | None = None,
        **facts: str | int,
    ) -> None:
        super().__init__(detail or code)
        self.code: Code = code
        self.detail = detail
        self.clause = clause
        self.number = number
        self.game = game
        self.facts = facts
