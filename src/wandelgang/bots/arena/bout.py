"""Playing one game of the arena."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from time import thread_time
from typing import Any

import msgspec

from wandelgang.bots import bot
from wandelgang.bots.arena.schedule import ArenaPlan, Bout, Pairing
from wandelgang.bots.crew import ONE_PROCESS, Crew, side_by_side
from wandelgang.games import Bot, game_named
from wandelgang.match import Match, Seat, play


class Played(msgspec.Struct, frozen=True):
    """The result of one game: who won by seat, how long it took, and how long the bots thought."""

    pairing: Pairing
    number: int
    seat: int  # of the lone bot
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    thinking: dict[str, list[float]]  # milliseconds of processor time for each decision that left a choice


def play_bout(plan: ArenaPlan, bout: Bout) -> Played:
    """Play one game. Deal and chance depend on the arena's seed and the deal's number alone."""
    game = game_named(plan.game)
    rng = Random(f"{plan.seed}/{bout.deal}")
    names = bout.seated(plan.options.players)
    thinking: dict[str, list[float]] = {name: [] for name in names}
    players = [_timed(bot(name, plan.game, plan.budget), thinking[name]) for name in names]
    seats = [Seat(name, bot=name) for name in names]
    match = Match.start(game, plan.options, game.shuffle(plan.options, rng), seats, plan.turn_limit)
    result = play(match, players, rng).result
    assert result is not None
    return Played(
        pairing=bout.pairing,
        number=bout.number,
        seat=bout.seat,
        winners=result.winners,
        scores=result.scores,
        turns=result.turns,
        thinking=thinking,
    )


def play_bouts(
    plan: ArenaPlan, outstanding: Sequence[Bout], crew: Crew = ONE_PROCESS
) -> Generator[Played, None, None]:
    """Play games. Their results come as they arrive: what has come is not lost if the arena is stopped."""
    return side_by_side(crew, play_bout, plan, outstanding, chunk=1, in_order=False)


def _timed(player: Bot, times: list[float]) -> Bot:
    def act(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        began = thread_time()
        action = player(view, legal, rng)
        if len(legal) > 1:
            times.append(round((thread_time() - began) * 1000, 3))
        return action

    return act
