"""The verdict on one decision, from what its player could see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from wandelgang.analysis.eyes import seen
from wandelgang.analysis.marks import NOTHING, Decision, mark
from wandelgang.bots.judging import Judge, Judgement
from wandelgang.games import Game
from wandelgang.games.preview import Preview
from wandelgang.games.required import AnyAction, AnyState
from wandelgang.games.wire import plain
from wandelgang.match import Match
from wandelgang.verdicts import DIGITS, Goal, Line, Verdict, Why

SEED: Final = 0  # the same luck for every decision: a verdict depends on the view alone
LONGEST: Final = 4  # actions of a line: turns rarely have more before chance or another player
THREAT: Final = 0.2  # how much likelier a gain of the others must be to call a better push a block


class Bench(NamedTuple):
    """What verdicts are made with."""

    game: Game
    judge: Judge
    cards_open: bool

    def judged(self, state: AnyState, seat: int, closely: Sequence[AnyAction] = ()) -> Judgement:
        """What the judge says of the actions of a seat."""
        view = seen(self.game, state, seat, cards_open=self.cards_open)
        return self.judge.judge(view, self.game.legal(state), closely, SEED)


def verdict(bench: Bench, line: Sequence[Match], number: int) -> Verdict:
    """What to say of the action with this number; `line` holds the matches of a record, one after another."""
    game, before, played = bench.game, line[number - 1], acted(line[number])
    state, seat, legal = before.state, before.actor, before.legal
    assert seat is not None
    found = bench.judged(state, seat, (played,))
    place = legal.index(played)
    after = found.chances[place]
    best = found.chances[found.best]
    assert after is not None
    assert best is not None
    better: tuple[AnyAction, ...] = ()
    if best[seat] - after[seat] >= NOTHING:
        better = _continued(bench, state, seat, legal[found.best])
    else:
        best = after
    preview = game.preview(state)
    done = _taken(line, number, seat)
    why = _why(_Compared(game, state, seat, done, better, preview), found)
    cost = best[seat] - after[seat]
    lead = _lead(found, found.best if better else place, seat)
    gains = _gains(preview, place)
    moves = {*(way.action for way in preview.ways), *(opening.action for opening in preview.opens)}
    obvious = place not in moves or game.scout(game.view(state, seat), legal, Random(SEED)) == played
    decision = Decision(len(legal), why, cost, lead, gains, obvious)
    return Verdict(
        number=number,
        turn=state.turn,
        seat=seat,
        step=str(state.step),
        choices=len(legal),
        mark=mark(decision),
        why=why,
        goal=_goal(bench, state, seat, better) if why in ("goal", "win") else None,
        played=_line(before, seat, done),
        better=_line(before, seat, better) if better else None,
        cost=round(cost, DIGITS),
        chance=round(best[seat], DIGITS),
        after=round(after[seat], DIGITS),
        luck=0.0,
        lead=None if lead is None else round(lead, DIGITS),
        chances=tuple(round(chance, DIGITS) for chance in best),
        chances_after=tuple(round(chance, DIGITS) for chance in after),
    )


def acted(match: Match) -> AnyAction:
    """The action that led to a match."""
    assert match.action is not None
    action: AnyAction = match.action
    return action


def _line(match: Match, seat: int, actions: Sequence[AnyAction]) -> Line:
    state = match.state
    for action in actions[:-1]:
        state, _ = match.game.apply(state, action)
    stays = getattr(actions[-1], "cell", None) == state.figures[seat]
    return Line(tuple(map(match.write, actions)), tuple(map(plain, actions)), stays)


def _taken(line: Sequence[Match], number: int, seat: int) -> tuple[AnyAction, ...]:
    """What a seat really did from a decision on, as far as a better line would go."""
    taken: list[AnyAction] = []
    turn = line[number - 1].state.turn
    for before, after in zip(line[number - 1 :], line[number:], strict=False):
        if before.actor != seat or before.state.turn != turn or len(taken) == LONGEST:
            break
        taken.append(acted(after))
        if not _opens(before.game, before.state, taken[-1]):
            break
    return tuple(taken)


def _continued(bench: Bench, state: AnyState, seat: int, action: AnyAction) -> tuple[AnyAction, ...]:
    """An action, and how the turn goes on after it, as long as nothing is revealed."""
    line = [action]
    while _opens(bench.game, state, line[-1]) and len(line) < LONGEST:
        state, _ = bench.game.apply(state, line[-1])
        if bench.game.actor(state) != seat:
            break
        line.append(bench.game.legal(state)[bench.judged(state, seat).best])
    return tuple(line)


def _opens(game: Game, state: AnyState, action: AnyAction) -> bool:
    """Whether an action has a preview: anything else may reveal what the seat does not know yet."""
    place = game.legal(state).index(action)
    return any(opening.action == place for opening in game.preview(state).opens)


def _gains(preview: Preview, place: int) -> bool:
    """Whether an action reaches a goal, or opens the way to one."""
    return any(way.goal for way in preview.ways if way.action == place) or any(
        opening.goals for opening in preview.opens if opening.action == place
    )


def _lead(found: Judgement, best: int, seat: int) -> float | None:
    """How much the best action beats all others that were weighed."""
    others = [chance[seat] for place, chance in enumerate(found.chances) if chance and place != best]
    top = found.chances[best]
    return max(0.0, top[seat] - max(others)) if others and top is not None else None


class _Compared(NamedTuple):
    """What was played and what was better."""

    game: Game
    state: AnyState
    seat: int
    played: Sequence[AnyAction]
    better: Sequence[AnyAction]
    preview: Preview


def _why(compared: _Compared, found: Judgement) -> Why:
    """What made the difference."""
    game, state, seat, played, better, preview = compared
    legal = game.legal(state)
    if not better:
        return "only" if len(legal) == 1 else "best"
    if _wins(game, state, seat, better):
        return "win"
    ours, theirs = legal.index(played[0]), legal.index(better[0])
    if _gains(preview, theirs) and not _gains(preview, ours):
        return "goal"
    cells = [getattr(action, "cell", None) for action in (played[0], better[0])]
    if cells[0] is not None and cells[0] == cells[1]:
        return "cheaper"
    threats = found.threats[ours], found.threats[theirs]
    if threats[0] is not None and threats[1] is not None and threats[0] - threats[1] >= THREAT:
        return "block"
    if all(_gains(preview, place) for place in (ours, theirs)):
        return "onward"
    moves = {*(way.action for way in preview.ways), *(opening.action for opening in preview.opens)}
    return "place" if {ours, theirs} <= moves else "answer"


def _wins(game: Game, state: AnyState, seat: int, line: Sequence[AnyAction]) -> bool:
    """Whether a line wins the game."""
    for action in line:
        state, _ = game.apply(state, action)
    outcome = game.outcome(state)
    return outcome is not None and seat in outcome.winners


def _goal(bench: Bench, state: AnyState, seat: int, line: Sequence[AnyAction]) -> Goal | None:
    """What a line reaches at its end, as a drawing of the position shows it."""
    game = bench.game
    *first, last = line
    for action in first:
        state, _ = game.apply(state, action)
    cell = getattr(last, "cell", None)
    if cell is None:
        return None
    scene = game.scene(game.view(state, seat))
    name, picture = scene.board.grid.names[cell], scene.picture(cell)
    if picture is not None and picture in scene.goals:
        return Goal(name, picture=picture)
    value = next((coin.value for coin in scene.coins_on(cell) if coin.bright), None)
    return Goal(name, value=value)
