"""Names of players: which are allowed."""

from __future__ import annotations

import unicodedata

from wandelgang.table.limits import LONGEST_NAME
from wandelgang.table.refusal import Refuse

JOINER = "\u200d"  # joins two pictures or letters into one: 👩 and 🚀 become an astronaut
BLANKS = "\u115f\u1160\u2800\u3164\uffa0\ufffc"  # letters and signs to Unicode, but invisible


def checked_name(name: str) -> str:
    """A name without needless space; refuses one that is empty, too long, or invisible."""
    cleaned = " ".join(name.split())
    hidden = any(unicodedata.category(letter)[0] == "C" for letter in cleaned.replace(JOINER, ""))
    joined = cleaned.split(JOINER)
    loose = len(joined) > 1 and any(part != part.strip() or not is_seen(part) for part in joined)
    if not is_seen(cleaned) or hidden or loose or len(cleaned) > LONGEST_NAME:
        raise Refuse("bad-name", longest=LONGEST_NAME)
    return cleaned


def is_seen(text: str) -> bool:
    """Whether it contains a letter, a number or a sign, and not only accents and blanks."""
    return any(unicodedata.category(letter)[0] in "LNPS" and letter not in BLANKS for letter in text)
