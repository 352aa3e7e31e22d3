"""A second, slow and obvious board, to compare the bit masks with: a list of rows of sets of letters."""

from __future__ import annotations

from collections import deque

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}

Place = tuple[int, int]
Slab = tuple[int, frozenset[str]]  # number and open sides


class SlowBoard:
    """Rows of tiles that can be pushed and walked, without a trick."""

    def __init__(self, rows: list[list[Slab]]) -> None:
        self.rows = [list(row) for row in rows]
        self.height, self.width = len(rows), len(rows[0])

    def push(self, side: str, line: int, slab: Slab) -> Slab:
        """Push a tile in from a side; the tile that falls out."""
        if side in "WE":
            row = self.rows[line]
            if side == "W":
                self.rows[line] = [slab, *row[:-1]]
                return row[-1]
            self.rows[line] = [*row[1:], slab]
            return row[0]
        column = [row[line] for row in self.rows]
        moved = [slab, *column[:-1]] if side == "N" else [*column[1:], slab]
        for row, tile in zip(self.rows, moved, strict=True):
            row[line] = tile
        return column[-1] if side == "N" else column[0]

    def carried(self, side: str, line: int, place: Place) -> Place:
        """Where a push takes a figure."""
        row, column = place
        if (row if side in "WE" else column) != line:
            return place
        down, right = STEPS[OPPOSITE[side]]
        return (row + down) % self.height, (column + right) % self.width

    def neighbours(self, place: Place) -> list[Place]:
        """The places joined to this one."""
        row, column = place
        found = []
        for side in self.rows[row][column][1]:
            down, right = STEPS[side]
            r, c = row + down, column + right
            if 0 <= r < self.height and 0 <= c < self.width and OPPOSITE[side] in self.rows[r][c][1]:
                found.append((r, c))
        return found

    def distances(self, place: Place) -> dict[Place, int]:
        """Every place that can be walked to, with the number of steps."""
        found = {place: 0}
        waiting = deque([place])
        while waiting:
            here = waiting.popleft()
            for there in self.neighbours(here):
                if there not in found:
                    found[there] = found[here] + 1
                    waiting.append(there)
        return found
