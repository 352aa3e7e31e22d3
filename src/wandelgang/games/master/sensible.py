"""Common sense in the game with the dragon: the legal actions without those that anyone can see are foolish.

Besides what is foolish in every game:

1. Final duel: fighting is foolish if beating the dragon would end a game that somebody else wins (M27, M28).
   It is not where nothing better can come, because the coins of another player alone are too many.
2. Coin: declining one is foolish.
3. Roll again: a card that may still bring a coin is not handed in to save a treasure worth less than a coin,
   nor where another card will do. In the final duel rolling again is foolish if even sixes would not do.
4. Double turn: another turn is worth a card only if some push in it leads to a treasure, or to the dragon if
   beating it can win the game. A card that may still bring a coin is kept where another will do.
"""

from __future__ import annotations

from collections.abc import Sequence

from wandelgang.games.general.sensible import leads_to_goal, on_a_quest
from wandelgang.games.master.parts import COIN_POINTS, DRAGON_POINTS, FINAL_GOAL, FINAL_ROLLS, GRID, PIPS
from wandelgang.games.master.quest import quest
from wandelgang.games.master.state import Action, Again, Decline, Double, Player, Step, View
from wandelgang.games.pushing import pushes
from wandelgang.games.quest import seat_of


def sensible(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """The legal actions that are not foolish: never none."""
    match view.step:
        case Step.PUSH | Step.MOVE:
            return on_a_quest(quest(view), legal)
        case Step.COIN:
            return legal[:1]  # yes, if it can
        case Step.FIGHT:
            return legal[1:] if hands_over(view) else legal
        case Step.AGAIN if _own(view).treasures[0] < COIN_POINTS:
            return [
                action for action in legal if not (isinstance(action, Again) and _live(view, action.card))
            ]
        case Step.FINAL_AGAIN if _out_of_reach(view):
            return [Decline()]
        case Step.DOUBLE if not _helps(view):
            return [Decline()]
        case _:
            return cheapest(view, legal)


def hands_over(view: View) -> bool:
    """Whether beating the dragon now would lose a game that may still be won: others can lose treasures."""
    best, others = _with_dragon(view), _others(view)
    return _loses(view) and all(best >= (player.coins * COIN_POINTS, 0) for player in others)


def _loses(view: View) -> bool:
    """Whether somebody else wins even if this player beats the dragon now (M28)."""
    best = _with_dragon(view)
    return any(best < (player.score, len(player.treasures)) for player in _others(view))


def _with_dragon(view: View) -> tuple[int, int]:
    own = _own(view)
    return own.score + DRAGON_POINTS, len(own.treasures)


def _others(view: View) -> list[Player]:
    return [player for player in view.players if player is not _own(view)]


def _own(view: View) -> Player:
    return view.players[seat_of(view)]


def _live(view: View, card: int) -> bool:
    """Whether a card may still bring a coin: there is a treasure left to take for each card of its value."""
    aside = () if view.options.short else view.aside
    to_come = (*aside, *(treasure.value for treasure in view.treasures))
    return to_come.count(card) >= (_own(view).hand or ()).count(card)


def _out_of_reach(view: View) -> bool:
    """Whether even sixes would not beat the dragon after another roll (M26)."""
    assert view.duel is not None
    kept = view.duel.rolls[:-1]
    return sum(kept) + PIPS[-1] * (FINAL_ROLLS - len(kept)) < FINAL_GOAL


def _helps(view: View) -> bool:
    """Whether another turn can reach a goal (M21)."""
    if view.final_open and _loses(view):
        return False
    wanted = quest(view)
    return any(leads_to_goal(wanted, push) for push in pushes(GRID, view.spare, view.last_push))


def cheapest(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """Without cards that may still bring a coin, where another will do."""
    cards = [action for action in legal if isinstance(action, Again | Double)]
    dead = [action for action in cards if not _live(view, action.card)]
    return [*dead, *(action for action in legal if action not in cards)] if dead else legal
