"""Ids and secrets: a table's id may be known, a token holds a seat, an invitation opens one.

They come from the table's random generator (`Ports.rng`). Nobody must be able to guess them, so by default it
is the system's own, also on a host; only tests use another.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from random import Random

from wandelgang.table.limits import LONGEST_SECRET

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that people mix up
ID_LENGTH = 10  # 31^10: nobody finds a table by guessing
SECRET_BYTES = 16


def new_id(rng: Random) -> str:
    """An id for a table or a replay, good to read aloud."""
    return "".join(rng.choice(LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether this could be an id; anything else need not be looked up."""
    return len(text) == ID_LENGTH and set(text) <= set(LETTERS)


def new_secret(rng: Random) -> str:
    """A token or an invitation: 128 bits."""
    return urlsafe_b64encode(rng.randbytes(SECRET_BYTES)).rstrip(b"=").decode()


def fingerprint(secret: str) -> str:
    """What is stored of a secret, so that reading the storage gives nobody a seat."""
    return digest(secret[: LONGEST_SECRET + 1].encode())


def digest(data: bytes) -> str:
    """A hash by which the same bytes are recognised."""
    return hashlib.sha256(data).hexdigest()
