"""Views as arrays: all planes in one array, or a dictionary of named ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wandelgang.games import Game
from wandelgang.games.planes import Planes

FORMS: Final = ("planes", "dictionary")
Observation = dict[str, Any]


class Observer:
    """Turns views of one game with some options into observations."""

    def __init__(self, game: Game, example: Planes, actions: int, form: str) -> None:
        if form not in FORMS:
            raise ValueError(f"there are no observations as {form!r}: use {' or '.join(FORMS)}")
        self.game, self.actions, self.form = game, actions, form
        self.names = tuple(example)
        self.board = frozenset(name for name, plane in example.items() if isinstance(plane, Mapping))
        grid = game.box.grid
        self.shape = (grid.rows, grid.columns)

    def space(self) -> spaces.Dict:
        """The space of the observations; a new one for each agent, because spaces have seeds."""
        if self.form == "planes":
            seen: spaces.Space[Any] = spaces.Box(0.0, 1.0, (len(self.names), *self.shape), np.float32)
        else:
            seen = spaces.Dict(
                {name: spaces.Box(0.0, 1.0, self._shape(name), np.float32) for name in self.names}
            )
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def _shape(self, name: str) -> tuple[int, ...]:
        return self.shape if name in self.board else (1,)

    def observe(self, view: Any, legal: list[int]) -> Observation:
        """What a seat sees, and which numbers it may play now."""
        planes = self.game.planes(view)
        mask = np.zeros(self.actions, np.int8)
        mask[legal] = 1
        if self.form == "planes":
            return {"observation": self.array(planes), "action_mask": mask}
        return {
            "observation": {name: self._array(plane) for name, plane in planes.items()},
            "action_mask": mask,
        }

    def array(self, planes: Planes) -> NDArray[np.float32]:
        """All planes, one after another; what holds for the whole board fills its plane."""
        array = np.zeros((len(self.names), self.shape[0] * self.shape[1]), np.float32)
        for row, plane in zip(array, planes.values(), strict=True):
            _fill(row, plane)
        return array.reshape(len(self.names), *self.shape)

    def _array(self, plane: Mapping[int, float] | float) -> NDArray[np.float32]:
        if not isinstance(plane, Mapping):
            return np.full(1, plane, np.float32)
        array = np.zeros(self.shape[0] * self.shape[1], np.float32)
        _fill(array, plane)
        return array.reshape(self.shape)


def _fill(row: NDArray[np.float32], plane: Mapping[int, float] | float) -> None:
    if not isinstance(plane, Mapping):
        row.fill(plane)
    elif plane:
        row[list(plane)] = list(plane.values())
