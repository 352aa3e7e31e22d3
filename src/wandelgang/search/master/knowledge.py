"""A view of the game with the dragon as the kernels take it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wandelgang.games.actions import Push
from wandelgang.games.master import View
from wandelgang.games.master.parts import EACH, FACED, GRID
from wandelgang.games.master.resampling import unseen
from wandelgang.search.kernel.lookup_table import LANES
from wandelgang.search.machine import arrow_names, lanes
from wandelgang.search.master import facts as at
from wandelgang.search.master.facts import Situation
from wandelgang.search.master.weigh import Unseen

SIDES = tuple(FACED)  # clockwise from the north


class Knowledge(NamedTuple):
    """What a seat knows. The hands of others are empty: their cards are among those unseen."""

    now: Situation
    unseen: Unseen


def knowledge(view: View) -> Knowledge:
    """What the seat of a view knows."""
    board = view.board
    facts = np.zeros(at.FACTS, np.int64)
    facts[at.PLAYERS] = len(view.players)
    facts[at.SEAT] = view.at_turn
    facts[at.EXTRA] = view.extra
    facts[at.BANNED] = lanes(GRID)[view.last_push]
    facts[at.GAZE] = SIDES.index(view.gaze)
    facts[at.LOWEST] = at.OPEN if view.lowest is None else view.lowest
    facts[at.ASIDE] = bool(view.aside) and not view.options.short
    facts[at.SLAYER] = at.GONE
    facts[at.GUARDS : at.GUARDS + len(view.guards)] = view.guards
    facts[at.TREASURES : at.HANDS] = at.GONE
    for treasure in view.treasures:
        place = at.TREASURES + EACH * (treasure.value - 1)
        facts[place if facts[place] == at.GONE else place + 1] = treasure.cell
    counts = np.zeros(at.SEATS, np.int64)
    for seat, player in enumerate(view.players):
        facts[at.FIGURES + seat] = player.cell
        facts[at.COINS + seat] = player.coins
        facts[at.POINTS + seat] = player.score
        for value in player.treasures:
            facts[at.HELD + seat * at.VALUES + value] += 1
        for card in player.hand or ():
            facts[at.HANDS + seat * at.VALUES + card] += 1
        counts[seat] = player.cards if player.hand is None else 0
    words = (board.north, board.east, board.south, board.west, view.spare.openings)
    now = Situation(np.array(words, np.uint64), facts)
    return Knowledge(now, Unseen(np.array(unseen(view), np.int64), counts))


def push_number(push: Push) -> int:
    """A push as kernels count them."""
    return push.turn * LANES + arrow_names(GRID).index(push.arrow)
