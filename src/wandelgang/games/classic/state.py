"""The values of the classic game: options, deal, state, actions, events and views."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic.parts import Message, Picture
from wandelgang.games.errors import BadOptions
from wandelgang.games.events import Carried, GameEvent, Pushed, TurnStarted, Walked, Won
from wandelgang.games.seats import Colour, SeatOptions
from wandelgang.games.wire import Cell
from wandelgang.maze import Board, Tile


class Options(SeatOptions, frozen=True, forbid_unknown_fields=True):
    """How this game is played."""

    cards: Annotated[int | None, Meta(description="picture cards for each player")] = None  # C7: None: all
    events: Annotated[bool, Meta(description="play with event tiles")] = False  # C14
    way_home: Annotated[bool, Meta(description="go home after the last picture")] = True  # C13

    def __post_init__(self) -> None:
        super().__post_init__()
        share = len(Picture) // self.players
        if self.cards is not None and not 1 <= self.cards <= share:
            raise BadOptions(f"{self.players} players can have 1 to {share} cards each, not {self.cards}")

    @property
    def cards_each(self) -> int:
        """How many cards each player gets (C7)."""
        return len(Picture) // self.players if self.cards is None else self.cards


class Deal(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What chance laid out: loose tiles row by row, the spare, each player's cards (no order), who begins."""

    tiles: tuple[Tile, ...]
    spare: Tile
    cards: tuple[tuple[Picture, ...], ...]
    first: int


class Step(StrEnum):
    """What the game waits for."""

    DRAW = "draw"  # chance: somebody looks at the next card
    PUSH = "push"
    READ = "read"  # chance: the back of the tile that fell out
    MOVE = "move"  # walk, stay, or use the offer
    LOOK = "look"  # chance: the second card (C18)
    CHOOSE = "choose"  # which card to exchange for (C19)
    AGAIN = "again"  # the second half of a double turn, or skip it (C16)
    OVER = "over"


class Hand(msgspec.Struct, frozen=True, gc=False):
    """One player's cards."""

    found: tuple[Picture, ...]  # turned up, in the order of finding
    goals: tuple[Picture, ...]  # looked at: one, or two while a second-card choice is open
    pile: tuple[Picture, ...]  # face down; sorted, because a pile has no order (X11)
    known: bool = False  # the owner has looked through the pile (C19)

    @property
    def left(self) -> int:
        """How many cards are not turned up yet (C11)."""
        return len(self.goals) + len(self.pile)


class Back(msgspec.Struct, frozen=True, gc=False):
    """A tile's back that has been read: its message, or None for a blank one (C21)."""

    number: int
    message: Message | None


class State(msgspec.Struct, frozen=True, gc=False):
    """A whole position, secrets included."""

    options: Options
    board: Board
    spare: Tile
    figures: tuple[Cell, ...]
    hands: tuple[Hand, ...]
    backs: tuple[Back, ...]  # in the order of reading
    seat: int  # whose turn it is
    turn: int  # 0 while the first cards are looked at
    step: Step
    last_push: str | None = None
    offer: Message | None = None  # what the pushing player may use in this turn
    winner: int | None = None


class Swap(msgspec.Struct, frozen=True, gc=False, tag="swap", forbid_unknown_fields=True):
    """Change places with another seat's figure (C17)."""

    seat: int


class Look(msgspec.Struct, frozen=True, gc=False, tag="look", forbid_unknown_fields=True):
    """Look at a second card (C18)."""


class Exchange(msgspec.Struct, frozen=True, gc=False, tag="exchange", forbid_unknown_fields=True):
    """Announce an exchange of the current card (C19)."""


class Choose(msgspec.Struct, frozen=True, gc=False, tag="choose", forbid_unknown_fields=True):
    """Choose the new current card (C19)."""

    card: Picture


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass", forbid_unknown_fields=True):
    """Skip the second half of a double turn (C16)."""


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw", forbid_unknown_fields=True):
    """Chance: this card is looked at (X11)."""

    card: Picture


class Read(msgspec.Struct, frozen=True, gc=False, tag="read", forbid_unknown_fields=True):
    """Chance: this is on the back of the tile that fell out; None is a blank one (C14)."""

    message: Message | None


Action = Push | Walk | Swap | Look | Exchange | Choose | Pass | Draw | Read


class Drew(GameEvent, frozen=True, tag="drew"):
    """A seat looked at a card of its pile; only the owner knows which."""

    seat: int
    card: Picture | None


class Found(GameEvent, frozen=True, tag="found"):
    """A seat turned up a card (C9)."""

    seat: int
    card: Picture


class BackRead(GameEvent, frozen=True, tag="back-read"):
    """The back of a tile was read for the first time, or turned up again with its message (C14, C21)."""

    seat: int
    number: int
    message: Message | None


class Swapped(GameEvent, frozen=True, tag="swapped"):
    """Two figures changed places: each now stands where the other stood (C17)."""

    seat: int
    other: int
    cell: int
    other_cell: int


class Exchanging(GameEvent, frozen=True, tag="exchanging"):
    """A seat announced that it exchanges its card (C19)."""

    seat: int


class Exchanged(GameEvent, frozen=True, tag="exchanged"):
    """A seat chose its new current card; only the owner knows which (C19)."""

    seat: int
    card: Picture | None


Event = (
    TurnStarted | Pushed | Carried | Walked | Won | Drew | Found | BackRead | Swapped | Exchanging | Exchanged
)


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a seat's view shows of one player; None where the viewer may not look."""

    colour: Colour
    cell: Cell
    start: Cell
    found: tuple[Picture, ...]
    left: int
    goals: tuple[Picture, ...] | None
    pile: tuple[Picture, ...] | None
    choice_open: bool  # whether two goals are open (C18); everybody saw the second look


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat may know (X10); seat None is a spectator."""

    seat: int | None
    options: Options
    board: Board
    spare: Tile
    players: tuple[Player, ...]
    backs: tuple[Back, ...]
    actor: int | None
    at_turn: int
    turn: int
    step: Step
    last_push: str | None
    offer: Message | None
    winner: int | None
