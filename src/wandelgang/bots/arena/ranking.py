"""The results of an arena: shares of wins with intervals, ratings, turns and thinking times."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, quantiles

import msgspec
from openskill.models import PlackettLuce

from wandelgang.bots.arena.bout import Played
from wandelgang.bots.arena.schedule import ArenaPlan

Z = 1.96  # the 95 % interval of a normal distribution


class Interval(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


class Meeting(msgspec.Struct, frozen=True):
    """How one bot did alone against a table of another. A shared win counts as a fraction of one."""

    alone: str
    others: str
    games: int
    wins: float
    draws: int  # by exhaustion
    share: Interval


class Ranking(msgspec.Struct, frozen=True):
    """How one bot did over all its games."""

    bot: str
    rating: Interval
    games: int
    turns_to_win: float | None  # the winner's own turns, mean over its wins
    thinking_median: float | None  # milliseconds of processor time, which does not grow on a busy machine
    thinking_95: float | None


def meetings(plan: ArenaPlan, played: Sequence[Played]) -> list[Meeting]:
    """Every pairing's result."""
    found = []
    for pairing in plan.pairings:
        games = [game for game in played if game.pairing == pairing]
        if games:
            wins = sum((game.seat in game.winners) / len(game.winners) for game in games if game.winners)
            draws = sum(not game.winners for game in games)
            share = wilson(wins, len(games))
            found.append(Meeting(pairing.alone, pairing.others, len(games), wins, draws, share))
    return found


def wilson(wins: float, games: int) -> Interval:
    """The share of wins with Wilson's interval, which stays sensible near 0 and 1."""
    share, spread = wins / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Interval(round(share, 4), round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4))


def ranking(plan: ArenaPlan, played: Sequence[Played]) -> list[Ranking]:
    """Every bot's rating (Plackett–Luce over all games in their order), best first."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in plan.bots}
    for game in sorted(played, key=lambda game: (game.number, game.pairing)):
        alone, others = game.pairing.alone, game.pairing.others
        if game.winners:
            won = game.seat in game.winners
            lost = any(seat != game.seat for seat in game.winners)
            ranks = [1.0 if won else 2.0, 1.0 if lost else 2.0]
        else:
            ranks = [1.0, 1.0]
        ((ratings[alone],), (ratings[others],)) = model.rate(
            [[ratings[alone]], [ratings[others]]], ranks=ranks
        )
    found = [_ranked(plan, played, name, ratings[name].mu, ratings[name].sigma) for name in plan.bots]
    return sorted(found, key=lambda row: -row.rating.value)


def _ranked(plan: ArenaPlan, played: Sequence[Played], name: str, mu: float, sigma: float) -> Ranking:
    own = [game for game in played if name in (game.pairing.alone, game.pairing.others)]
    wins = [game.turns / plan.options.players for game in own if name in _winners(game)]
    times = [time for game in own for time in game.thinking.get(name, ())]
    return Ranking(
        bot=name,
        rating=Interval(round(mu, 2), round(mu - Z * sigma, 2), round(mu + Z * sigma, 2)),
        games=len(own),
        turns_to_win=round(fmean(wins), 2) if wins else None,
        thinking_median=round(median(times), 3) if times else None,
        thinking_95=round(quantiles(times, n=20)[-1], 3) if len(times) > 1 else None,
    )


def _winners(game: Played) -> set[str]:
    return {game.pairing.alone if seat == game.seat else game.pairing.others for seat in game.winners}
