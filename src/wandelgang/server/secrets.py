"""Ids and secrets: a table's id may be known, a token holds a seat, an invitation opens one."""

from __future__ import annotations

import hashlib
import secrets

from wandelgang.server.limits import LONGEST_SECRET

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that people mix up
ID_LENGTH = 10  # 31^10: nobody finds a table by trying


def new_id() -> str:
    """An id for a table or a replay, good to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether this could be an id; whatever else comes in an address need not be looked for."""
    return len(text) == ID_LENGTH and set(text) <= set(LETTERS)


def new_secret() -> str:
    """A token or an invitation: 128 bits."""
    return secrets.token_urlsafe(16)


def fingerprint(secret: str) -> str:
    """What is stored of a secret, so that who reads the database holds no seat."""
    return digest(secret[: LONGEST_SECRET + 1].encode())


def digest(data: bytes) -> str:
    """By which the same bytes are known again."""
    return hashlib.sha256(data).hexdigest()
