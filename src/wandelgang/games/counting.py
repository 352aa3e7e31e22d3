"""Numbers with their nouns."""

from __future__ import annotations


def counted(number: int, noun: str) -> str:
    """For example "1 game" and "1,000 games"."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
