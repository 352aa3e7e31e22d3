"""Finding what a seat may not know in the bytes that it was sent, by the full record of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from tests.games.secrets import REDEAL

from wandelgang.games import Game
from wandelgang.games.classic.parts import Picture
from wandelgang.games.towers.parts import Treasure
from wandelgang.games.wire import decode, encode
from wandelgang.match import Record, game_of, replay
from wandelgang.table.protocol import (
    Choices,
    Hint,
    LobbyMessage,
    LobbyPosition,
    ServerMessage,
    Snapshot,
    Update,
)

SECRET_EVENTS = ("drew", "exchanged", "drew-spell")  # each with the seat that knows what it was
CARDS = {"classic": tuple(Picture), "towers": tuple(Treasure), "master": ()}
WORDS = {game: re.compile(rf"\b({'|'.join(cards)})\b") for game, cards in CARDS.items() if cards}
HANDS = {  # what stands in a view for each player whose secrets are in it
    "classic": re.compile(r'"(?:goals|pile)":\['),
    "master": re.compile(r'"hand":\['),
    "towers": re.compile(r'"spells":\{"up"'),
}
MOST_HANDS = {"classic": 2, "master": 1, "towers": 1}  # that the viewer sees, in one view


class Truth:
    """All that happened in a game, position by position."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = game_of(record)
        self.positions = list(replay(record))

    def actor(self, number: int) -> int | None:
        """Who was asked at a position."""
        return self.game.actor(self.positions[number].state)

    def open_words(self, seat: int | None, number: int) -> set[str]:
        """The names of cards that a seat may have seen by a position."""
        seen: set[str] = set()
        for position in self.positions[: number + 1]:
            for other, hand in enumerate(getattr(position.state, "hands", ())):
                seen.update(hand.found)
                if other == seat:
                    own = getattr(hand, "goals", None) or (getattr(hand, "goal", None),)
                    seen.update(card for card in own if card)
                    looking = position.state.step == "choose" and position.state.seat == seat
                    if getattr(hand, "known", False) or looking:
                        seen.update(hand.pile)
        return seen


def leaks(truth: Truth, seat: int | None, heard: list[bytes], secrets: list[str]) -> Iterator[str]:
    """Everything in these bytes that this seat may not know; secrets are the others' tokens."""
    for data in heard:
        text = data.decode()
        yield from (f"another's secret: {text[:80]}" for secret in secrets if secret in text)
        message: ServerMessage = msgspec.json.decode(data, type=ServerMessage)
        match message:
            case Snapshot():
                yield from _view(truth, seat, message.number, bytes(message.view))
                yield from _choices(truth, seat, message.number, message.choices)
                for update in message.missed:
                    yield from _update(truth, seat, update)
            case Update():
                yield from _update(truth, seat, message)
            case Hint():
                if truth.actor(message.number) != seat:
                    yield f"a hint for another at {message.number}"
            case _:
                pass
        if isinstance(message, Snapshot | Update | Hint) and truth.game.name in WORDS:
            # A missed update is older than its snapshot: what is open now is enough to bound it.
            named = set(WORDS[truth.game.name].findall(text))
            for word in sorted(named - truth.open_words(seat, message.number)):
                yield f"the card {word} is named to seat {seat} at {message.number}"


def lobby_leaks(truth: Truth, table: str, heard: list[bytes], secrets: list[str]) -> Iterator[str]:
    """Everything in the bytes of the lobby that nobody may know there: hidden cards of a listed table, and
    secrets, such as tokens, invitations and ids of private tables."""
    for data in heard:
        text = data.decode()
        yield from (f"a secret: {text[:80]}" for secret in secrets if secret in text)
        message: LobbyMessage = msgspec.json.decode(data, type=LobbyMessage)
        if isinstance(message, LobbyPosition) and message.table == table:
            yield from _view(truth, None, message.number, bytes(message.view))
            if truth.game.name in WORDS:
                named = set(WORDS[truth.game.name].findall(text))
                for word in sorted(named - truth.open_words(None, message.number)):
                    yield f"the card {word} is named in the lobby at {message.number}"


def _update(truth: Truth, seat: int | None, update: Update) -> Iterator[str]:
    yield from _view(truth, seat, update.number, bytes(update.view))
    yield from _choices(truth, seat, update.number, update.choices)
    position = truth.positions[update.number]
    seen = tuple(decode(bytes(event), truth.game.Event) for event in update.events)
    if len(seen) != len(position.events):
        yield f"events are missing at {update.number}"
    hidden = False
    for raw in update.events:
        event: dict[str, Any] = msgspec.json.decode(bytes(raw))
        if event["type"] in SECRET_EVENTS and event["seat"] != seat:
            hidden = True
            if event.get("card") is not None or event.get("spell") is not None:
                yield f"seat {seat} saw {event} at {update.number}"
    if hidden and update.notation is not None:
        yield f"seat {seat} read {update.notation!r} at {update.number}"


def _view(truth: Truth, seat: int | None, number: int, raw: bytes) -> Iterator[str]:
    """A view stays the same if everything that the seat may not know is dealt differently (X10)."""
    game, state = truth.game, truth.positions[number].state
    other = REDEAL[game.name](state, seat, Random(number))
    if decode(raw, game.View) != decode(encode(game.view(other, seat)), game.View):
        yield f"the view of seat {seat} at {number} depends on what it may not know"
    found = len(HANDS[game.name].findall(raw.decode()))
    if found > (MOST_HANDS[game.name] if seat is not None else 0):
        yield f"seat {seat} sees {found} hands at {number}"


def _choices(truth: Truth, seat: int | None, number: int, choices: Choices | None) -> Iterator[str]:
    if choices is not None and truth.actor(number) != seat:
        yield f"seat {seat} got the choices of another at {number}"
