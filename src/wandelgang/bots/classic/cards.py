"""What a view of the classic game says about hidden cards: who may be looking for what."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from wandelgang.bots.classic.boards import PICTURES
from wandelgang.games.classic import View
from wandelgang.games.classic.parts import Picture
from wandelgang.games.classic.resampling import unseen
from wandelgang.games.classic.state import Player
from wandelgang.search.arrays import NDArray, np

Shares = NDArray[np.float64]


def own_player(view: View) -> Player:
    """The player whose view it is."""
    assert view.seat is not None
    return view.players[view.seat]


def equal_shares(pictures: Collection[Picture]) -> Shares:
    """All of these equally likely."""
    shares = np.zeros(len(PICTURES))
    shares[[PICTURES.index(picture) for picture in pictures]] = 1.0 / max(1, len(pictures))
    return shares


def next_cards(view: View, goals: Sequence[Picture]) -> Shares:
    """For each goal, what may come after it: the other goal, or any card of the player's own pile (X11)."""
    own = own_player(view)
    cards = [*(own.goals or ()), *(own.pile or unseen(view))]
    shares = np.zeros((len(goals), len(PICTURES)))
    for row, goal in enumerate(goals):
        others = [other for other in goals if other != goal]
        shares[row] = equal_shares(others or [card for card in cards if card not in goals])
    return shares
