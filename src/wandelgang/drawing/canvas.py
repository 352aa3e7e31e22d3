"""A sheet of characters for the text drawing, each with its colour in a terminal."""

from __future__ import annotations

_PAINTS = {
    "red": "31;1",
    "yellow": "33;1",
    "blue": "34;1",
    "green": "32;1",
    "brass": "33",
    "lit": "93",
    "cost": "95",
    "danger": "91",
    "dim": "2",
    "bold": "1",
}


class Canvas:
    """Characters by line and column. Later ones cover earlier ones."""

    def __init__(self) -> None:
        self._spots: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, line: int, column: int, words: str, paint: str = "") -> None:
        """Write text to the right, starting at a place."""
        for at, character in enumerate(words, column):
            self._spots[line, at] = character, paint

    def lines(self, colour: bool) -> list[str]:
        """All lines from the top, without trailing blanks."""
        last = max((line for line, _ in self._spots), default=-1)
        return [self._line(line, colour) for line in range(last + 1)]

    def _line(self, line: int, colour: bool) -> str:
        width = 1 + max((column for at, column in self._spots if at == line), default=-1)
        spots = [self._spots.get((line, column), (" ", "")) for column in range(width)]
        while spots and spots[-1][0] == " ":
            spots.pop()
        if not colour:
            return "".join(character for character, _ in spots)
        parts, now = [], ""
        for character, paint in [*spots, ("", "")]:
            if paint != now:
                parts.append("\x1b[0m" if now else "")
                parts.append(f"\x1b[{_PAINTS[paint]}m" if paint else "")
                now = paint
            parts.append(character)
        return "".join(parts)
