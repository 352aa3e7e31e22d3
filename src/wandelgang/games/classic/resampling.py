"""Imagining what a seat of the classic game cannot see: the cards face down, all equally likely anywhere."""

from __future__ import annotations

from random import Random

from wandelgang.games.classic.parts import Picture
from wandelgang.games.classic.state import Hand, Player, State, Step, View
from wandelgang.games.required import shown_fields
from wandelgang.games.seats import looked_first


def unseen(view: View) -> list[Picture]:
    """The pictures that nobody has found and that are not known to be among the viewer's own cards."""
    seen = {picture for player in view.players for picture in player.found}
    for player in view.players:
        seen.update(player.goals or (), player.pile or ())
    return [picture for picture in Picture if picture not in seen]


def resample(view: View, rng: Random) -> State:
    """A position with this view. Every way to lay the unseen cards where cards are hidden is equally likely:
    as goals, in piles, in the box. A view does not say how many have looked at their first cards; it is as
    few as possible."""
    cards = unseen(view)
    rng.shuffle(cards)
    hands = []
    for seat, player in enumerate(view.players):
        goals = player.goals
        if goals is None:
            goals = tuple(cards.pop() for _ in range(_goals(view, seat)))
        pile = player.pile
        if pile is None:
            pile = tuple(sorted(cards.pop() for _ in range(player.left - len(goals))))
        hands.append(Hand(player.found, goals, pile, known=player.pile is not None))
    return State(
        **shown_fields(view),
        hands=tuple(hands),
        backs=view.backs,
        offer=view.offer,
        winner=view.winner,
    )


def _goals(view: View, seat: int) -> int:
    """How many goals this other player has (C9, C18)."""
    player: Player = view.players[seat]
    if player.choice_open:
        return 2
    if view.turn == 0:
        has_goals = view.seat is not None and bool(view.players[view.seat].goals)
        return int(has_goals and looked_first(view, seat))
    return int(player.left > 0 and not (view.step is Step.DRAW and seat == view.at_turn))
