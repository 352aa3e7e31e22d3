"""Recorded games, point by point, and what a host would tell about each point."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page

from wandelgang.bots import bot
from wandelgang.games import CHANCE, GAMES
from wandelgang.match import Match, Seat, load
from wandelgang.match.reading import replay
from wandelgang.table.messages import choices, only_answer, raw
from wandelgang.table.protocol import Hint, SeatFacts, Snapshot, TableFacts

PLAYTHROUGHS = Path(__file__).parents[2] / "games" / "playthroughs"
# Long names, as in a group of friends; the longest has to be shortened on a phone.
NAMES = ("Ada", "Maximilian", "Linde", "Großtante Hildegard")
TABLE = "sizes"
MADE: dict[str, tuple[str, int, int, dict[str, Any]]] = {  # the game, at most so many actions, seed, options
    "classic-twelve-cards": ("classic", 100, 25, {"players": 2, "events": True}),
    "classic-four": ("classic", 90, 5, {"players": 4, "events": True}),
    "master-twelve-cards": ("master", 120, 1, {"players": 2}),
    "towers-two-children": ("towers", 120, 1, {"players": 4, "children": (0, 1)}),
}

Message = Callable[[int], msgspec.Struct]  # made for a number


class State(NamedTuple):
    """What one browser is told about one point of a game, and what somebody does there."""

    game: str
    action: int
    how: str
    messages: tuple[Message, ...]
    then: Callable[[Page], object] = lambda _: None
    seats: tuple[int, ...] = (0,)  # those that the browser holds
    invites: bool = False  # it has the links for the others too
    uncovered: tuple[Message, ...] = ()  # told instead once a person at a shared screen has said "ready"
    deal: object = None  # at the end, what the record says was dealt
    alone: bool = False  # it would leave traces in others, so it gets a browser of its own

    @property
    def where(self) -> str:
        """Its name in reports."""
        return f"{self.game}, action {self.action} ({self.how})"


# --- games ----------------------------------------------------------------------------------------


@cache
def made(name: str) -> list[Match]:
    """A game that is made for what the playthroughs lack."""
    game, most, seed, options = MADE[name]
    return played(game, most, seed, **options)


def recorded() -> dict[str, list[Match]]:
    """Games of every kind, point by point: the playthroughs, and those that are made."""
    games = {path.stem: list(replay(load(path))) for path in sorted(PLAYTHROUGHS.glob("*.json"))}
    return games | {name: made(name) for name in MADE}


def played(name: str, most: int, seed: int, **options: Any) -> list[Match]:
    """A game in which the seeker takes half of the decisions and chance the rest: it meets odd positions."""
    game, rng, seek = GAMES[name], Random(seed), bot("seeker", name)
    chosen = game.Options(**options)
    match = Match.start(
        game, chosen, game.shuffle(chosen, rng), [Seat(name) for name in NAMES[: chosen.players]]
    )
    points = [match]
    while not match.over and len(points) < most:
        actor = match.actor
        assert actor is not None
        if actor == CHANCE:
            match = match.then_chance(rng)
        elif rng.random() < 0.5:
            match = match.then(seek(game.view(match.state, actor), game.legal(match.state), rng))
        else:
            match = match.then(rng.choice(list(game.legal(match.state))))
        points.append(match)
    return points


# --- messages -------------------------------------------------------------------------------------


def facts(match: Match, **changes: Any) -> TableFacts:
    """The table where a match is played: a bot has the second seat, and the third person is away."""
    usual = TableFacts(
        table=TABLE,
        game=match.game.name,
        rules=match.game.rules,
        options=raw(match.options),
        seats=tuple(
            SeatFacts(
                seat=seat,
                colour=colour,
                name=NAMES[seat],
                kind="bot" if seat == 1 else "me",
                open=False,
                bot="normal" if seat == 1 else None,
                there=seat != 2,
                away=400 if seat == 2 else None,
            )
            for seat, colour in enumerate(match.options.colours)
        ),
        spectators=("Jo",),
        pace="calm",
        paused=False,
        hints=True,
        public=False,
        chat=False,
        take_back=True,
        number=match.number,
        result=match.result,
        created=0,
        hand_over_after=120,
        rematch=None,
    )
    return msgspec.structs.replace(usual, **changes)


def numbered(message: msgspec.Struct) -> Message:
    """The same message for any number."""
    return lambda number: msgspec.structs.replace(message, number=number)


def snapshot(match: Match, seat: int | None, table: TableFacts | None = None, **more: Any) -> Message:
    """What a seat is told."""
    asked = seat is not None and seat == match.actor
    told = Snapshot(
        number=0,
        table=table or facts(match),
        you=seat,
        view=raw(match.game.view(match.state, seat)),
        choices=choices(match) if asked else None,
        **more,
    )
    return numbered(told)


def hinted(match: Match, then: Match) -> Message:
    """The next action of the record as a hint."""
    return numbered(
        Hint(0, (raw(then.action),), (match.game.write(match.options, then.action),), "gain", "seeker")
    )


def seen_hint(page: Page) -> None:
    """Wait until a hint can be read."""
    page.locator("[data-hint-note]").wait_for()


# --- states ---------------------------------------------------------------------------------------


def asks(match: Match) -> bool:
    """Whether a person has something to decide."""
    return match.actor not in (None, CHANCE) and not match.result and only_answer(match) is None


def states(name: str, points: Sequence[Match]) -> Iterator[State]:
    """What a game shows to those who are asked, with and without a hint, to those who wait; and its end."""
    for at, match in enumerate(points):
        actor = match.actor
        if actor is None or match.result:
            yield State(name, match.number, "result", (snapshot(match, 0),), deal=match.deal)
            yield State(name, match.number, "result, watching", (snapshot(match, None),), deal=match.deal)
            return
        if not asks(match):
            continue
        step = str(match.state.step)
        yield State(name, match.number, step, (snapshot(match, actor),))
        if at + 1 < len(points):
            told = (snapshot(match, actor), hinted(match, points[at + 1]))
            yield State(name, match.number, f"{step}, hint", told, seen_hint)
        other = (actor + 1) % match.options.players
        yield State(name, match.number, f"{step}, waiting", (snapshot(match, other),))
