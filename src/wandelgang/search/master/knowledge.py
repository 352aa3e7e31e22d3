"""A view of the game with the dragon as the kernels take it."""

from __future__ import annotations

from random import Random

from wandelgang.games.actions import Push
from wandelgang.games.master import View
from wandelgang.games.master.parts import EACH, FACED, GRID
from wandelgang.games.master.resampling import resample
from wandelgang.search.arrays import np
from wandelgang.search.kernel.jit import NumberRows
from wandelgang.search.kernel.lookup_table import LANES
from wandelgang.search.machine import arrow_names, lanes
from wandelgang.search.master import facts as at
from wandelgang.search.master.facts import Situation

SIDES = tuple(FACED)  # clockwise from the north


def knowledge(view: View) -> Situation:
    """What the seat of a view knows. The hands of others are empty."""
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
    for seat, player in enumerate(view.players):
        facts[at.FIGURES + seat] = player.cell
        facts[at.COINS + seat] = player.coins
        facts[at.POINTS + seat] = player.score
        for value in player.treasures:
            facts[at.HELD + seat * at.VALUES + value] += 1
        for card in player.hand or ():
            facts[at.HANDS + seat * at.VALUES + card] += 1
    words = (board.north, board.east, board.south, board.west, view.spare.openings)
    return Situation(np.array(words, np.uint64), facts)


def imagined_hands(view: View, count: int, rng: Random) -> NumberRows:
    """All hands as they may be, this many times: for each seat how many cards of each value."""
    hands = np.zeros((count, len(view.players), at.VALUES), np.int64)
    for row in hands:
        for seat, holdings in enumerate(resample(view, rng).holdings):
            for card in holdings.cards:
                row[seat, card] += 1
    return hands.reshape(count, -1)


def push_number(push: Push) -> int:
    """A push as kernels count them."""
    return push.turn * LANES + arrow_names(GRID).index(push.arrow)
