"""Judges: what each legal action is worth to the player who sees a view, as chances to win.

A game names its judge as the `module:function` that makes it for a budget, like its strong bots. A game
without one is judged by play-outs (`bots.playouts`). A judge sees only a view, so what a player could not
know never counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from math import exp, log
from typing import Any, Final, NamedTuple, TextIO, cast

from wandelgang.games import Game
from wandelgang.games.required import AnyAction, AnyView
from wandelgang.search.cache import needed_by
from wandelgang.search.warm_up import compile_missing

Chances = tuple[float, ...]
"""Everybody's chances to win, by seat: they add up to 1."""

LEAST: Final = 1e-4  # before the end, everybody has at least this chance


class Judgement(NamedTuple):
    """What a judge thinks of the legal actions of a view."""

    best: int  # the place of the one that it would take
    chances: tuple[Chances | None, ...]  # after each action, if the rest of the turn is played well
    threats: tuple[
        float | None, ...
    ]  # how likely somebody else is to gain something before the next own turn


class Calibration(NamedTuple):
    """How chances that a judge has estimated become those that games between equal players bear out.

    Each estimated chance is raised to the power of `slope`, that of the player who acts is then multiplied
    by exp(`lead`), and all are scaled to add up to 1. With two players that is a logistic regression. The
    order of actions never changes.
    """

    slope: float = 1.0
    lead: float = 0.0

    def __call__(self, chances: Chances, seat: int) -> Chances:
        """Calibrated chances, as this seat estimated them. Certainty stays certain."""
        if max(chances) >= 1.0 - 1e-12:
            return chances
        weights = [
            exp(self.slope * log(max(chance, LEAST)) + (self.lead if other == seat else 0.0))
            for other, chance in enumerate(chances)
        ]
        return tuple(weight / sum(weights) for weight in weights)


class Judge(NamedTuple):
    """Weighs actions.

    `weigh(view, legal, closely, seed)` looks as closely at the actions `closely` as at the best. Actions that
    it can tell are worse without a close look may be left out (None). `calibration` is by number of players.
    """

    weigh: Callable[[Any, Sequence[Any], Sequence[Any], int], Judgement]
    calibration: Mapping[int, Calibration]

    def judge(
        self, view: AnyView, legal: Sequence[AnyAction], closely: Sequence[AnyAction] = (), seed: int = 0
    ) -> Judgement:
        """What it thinks of the actions of the seat that acts, calibrated."""
        assert view.seat is not None
        seat, raw = view.seat, self.weigh(view, legal, closely, seed)
        fit = self.calibration.get(len(view.players), Calibration())
        chances = tuple(None if found is None else fit(found, seat) for found in raw.chances)
        return raw._replace(chances=chances)


def judge_of(game: Game, budget: float) -> Judge:
    """The judge of a game, with about this many seconds for a decision. It loads compiled code."""
    return _made(game.judge, budget) if game.judge else playing_out(game, budget)


@cache
def _made(factory: str, budget: float) -> Judge:
    module, _, function = factory.partition(":")
    return cast(Callable[[float], Judge], getattr(import_module(module), function))(budget)


def playing_out(game: Game, budget: float) -> Judge:
    """The general form, for a game whose package brings no judge."""
    from wandelgang.bots.playouts import judge  # most games never need it

    return judge(game, budget)


def compile_judge(game: Game, output: TextIO) -> None:
    """Compile what the judge of a game needs, unless that is done already, and report progress."""
    if game.judge:
        compile_missing(needed_by(game.judge.partition(":")[0]), output)


def shared_out(own: float, seat: int, others: Sequence[float]) -> Chances:
    """Chances of all from the own one; the rest is shared by these weights, which are in order of play."""
    total, players = sum(others) or 1.0, len(others) + 1
    rest = {(seat + place) % players: weight for place, weight in enumerate(others, 1)}
    return tuple(own if other == seat else (1.0 - own) * rest[other] / total for other in range(players))


def counted_chances(sums: Iterable[float], samples: int) -> Chances:
    """Chances from sums of play-outs, and of one more that everybody shares: luck proves nothing certain."""
    totals = list(map(float, sums))
    return tuple((total * samples / sum(totals) + 1.0 / len(totals)) / (samples + 1) for total in totals)
