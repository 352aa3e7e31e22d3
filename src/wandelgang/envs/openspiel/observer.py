"""What a player of OpenSpiel observes and remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from wandelgang.envs.extra import needed
from wandelgang.games.position import write_position

with needed():
    import pyspiel

if TYPE_CHECKING:
    from wandelgang.envs.openspiel.game import SpielGame
    from wandelgang.envs.openspiel.state import SpielState


class SpielObserver:
    """What a player observes: the planes and the line of its view, or everything it remembers."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"an observation takes no parameters, not {params}")
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise pyspiel.SpielError("one player observes, or none: str(state) is the whole position")
        self._game = game
        self._recalls = iig_obs_type.perfect_recall
        self._sees = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        observer = game.observer
        self.tensor = (
            None if self._recalls else np.zeros(len(observer.names) * game.game.box.grid.size, np.float32)
        )
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            self.dict["planes"] = self.tensor.reshape(len(observer.names), *observer.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; before the end of the deal there is nothing to see."""
        if self.tensor is None:
            return
        match = state.at.match
        if match is None:
            self.tensor.fill(0.0)
        else:
            view = match.view(player if self._sees else None)
            self.dict["planes"][...] = self._game.observer.array(match.game.planes(view))

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as one line, or all that the player has seen."""
        at = state.at
        if at.match is None:
            return f"dealing: {len(at.lots)} lots drawn"
        now = write_position(at.match.game, at.match.view(player if self._sees else None))
        if not self._recalls:
            return now
        return f"{at.begun[player]}\n{at.seen[player]}{now}"
