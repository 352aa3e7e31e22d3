"""The values of the towers game: options, deal, state, actions, events and views."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from wandelgang.games.actions import Push
from wandelgang.games.errors import BadOptions
from wandelgang.games.events import Carried, GameEvent, Pushed, TurnStarted, Won
from wandelgang.games.seats import Colour, SeatOptions
from wandelgang.games.towers.parts import Spell, Treasure
from wandelgang.games.wire import Cell
from wandelgang.maze import Board, Tile


class Options(SeatOptions, frozen=True, forbid_unknown_fields=True):
    """How this game is played."""

    children: Annotated[
        tuple[int, ...], Meta(description="the seats of children: all their spell cards are jokers")
    ] = ()  # T14

    def __post_init__(self) -> None:
        super().__post_init__()
        for seat in self.children:
            if not 0 <= seat < self.players:
                raise BadOptions(f"no child can sit at seat {seat}: seats are 0 to {self.players - 1}")
        msgspec.structs.force_setattr(self, "children", tuple(sorted(set(self.children))))

    @property
    def cards_each(self) -> int:
        """How many treasure cards each player gets (T5)."""
        return len(Treasure) // self.players


class Deal(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What chance laid out: movable towers row by row, the spare, each player's treasure cards (no order),
    who begins. Spell cards are drawn in the game itself, the first ones too (X11)."""

    tiles: tuple[Tile, ...]
    spare: Tile
    cards: tuple[tuple[Treasure, ...], ...]
    first: int


class Step(StrEnum):
    """What the game waits for."""

    SPELL = "spell"  # chance: somebody draws a spell card
    DRAW = "draw"  # chance: somebody looks at the next treasure card
    PUSH = "push"
    MOVE = "move"  # walk or stay
    OVER = "over"


class Spells(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Numbers of spell cards of each kind: a hand, a pile without order (X11), or what a walk hands in."""

    up: int = 0
    down: int = 0
    joker: int = 0

    def __len__(self) -> int:
        return self.up + self.down + self.joker

    def __str__(self) -> str:
        kinds = ((self.up, Spell.UP), (self.down, Spell.DOWN), (self.joker, Spell.JOKER))
        return " + ".join(f"{count} {kind}" for count, kind in kinds if count) or "nothing"

    def __add__(self, other: Spells) -> Spells:
        return Spells(self.up + other.up, self.down + other.down, self.joker + other.joker)

    def __sub__(self, other: Spells) -> Spells:
        return Spells(self.up - other.up, self.down - other.down, self.joker - other.joker)

    def holds(self, other: Spells) -> bool:
        """Whether all those cards are among these."""
        return other.up <= self.up and other.down <= self.down and other.joker <= self.joker


NO_SPELLS = Spells()


class Hand(msgspec.Struct, frozen=True, gc=False):
    """One player's cards."""

    found: tuple[Treasure, ...]  # turned up, in the order of finding
    goal: Treasure | None  # the card looked at; None: not yet, or all are found
    pile: tuple[Treasure, ...]  # face down; sorted, because a pile has no order (X11)
    rune: bool  # whether the rune card is turned over
    spells: Spells

    @property
    def left(self) -> int:
        """How many treasure cards are not turned up yet (T12a)."""
        return len(self.pile) + (self.goal is not None)


class State(msgspec.Struct, frozen=True, gc=False):
    """A whole position, secrets included."""

    options: Options
    board: Board
    spare: Tile
    figures: tuple[Cell, ...]
    hands: tuple[Hand, ...]
    draw_pile: Spells
    discards: Spells
    seat: int  # whose turn it is
    turn: int  # 0 while the first cards are drawn and looked at
    step: Step
    last_push: str | None = None
    winner: int | None = None


class Walk(msgspec.Struct, frozen=True, gc=False, tag="walk", forbid_unknown_fields=True):
    """Walk to a cell for some spell cards. A figure stays by walking to its own cell (T6–T8)."""

    cell: int
    up: int = 0
    down: int = 0
    joker: int = 0

    @property
    def spells(self) -> Spells:
        """The cards that the walk hands in."""
        return Spells(self.up, self.down, self.joker)


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw", forbid_unknown_fields=True):
    """Chance: this treasure card is looked at (X11)."""

    card: Treasure


class DrawSpell(msgspec.Struct, frozen=True, gc=False, tag="draw-spell", forbid_unknown_fields=True):
    """Chance: this spell card comes from the draw pile (X11)."""

    spell: Spell


Action = Push | Walk | Draw | DrawSpell


class Walked(GameEvent, frozen=True, tag="walked"):
    """A figure walked along these cells; a path of one cell means that it stayed."""

    seat: int
    path: tuple[int, ...]
    spells: tuple[Spell | None, ...]  # for each step the card that it took (T8)


class Drew(GameEvent, frozen=True, tag="drew"):
    """A seat looked at a treasure card of its pile; only the owner knows which."""

    seat: int
    card: Treasure | None


class Found(GameEvent, frozen=True, tag="found"):
    """A seat turned up a treasure card (T9)."""

    seat: int
    card: Treasure


class RuneTurned(GameEvent, frozen=True, tag="rune-turned"):
    """A seat ended a move on the rune for the first time and turned its rune card over (T9)."""

    seat: int


class Reshuffled(GameEvent, frozen=True, tag="reshuffled"):
    """The draw pile was empty, so the discards became the draw pile (T11)."""

    spells: Spells


class DrewSpell(GameEvent, frozen=True, tag="drew-spell"):
    """A seat drew a spell card; only the owner knows which."""

    seat: int
    spell: Spell | None


Event = (
    TurnStarted | Pushed | Carried | Walked | Won | Drew | Found | RuneTurned | Reshuffled | DrewSpell
)  # fmt: skip


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a seat's view shows of one player; None where the viewer may not look."""

    colour: Colour
    cell: Cell
    start: Cell
    child: bool  # T14
    found: tuple[Treasure, ...]
    left: int  # treasure cards not turned up yet, the goal included
    goal: Treasure | None  # None too when nothing is left
    rune: bool
    spell_count: int
    spells: Spells | None


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat may know (X10, T12a); seat None is a spectator."""

    seat: int | None
    options: Options
    board: Board
    spare: Tile
    players: tuple[Player, ...]
    draw_pile: int  # how many cards it has
    discards: Spells
    actor: int | None
    at_turn: int
    turn: int
    step: Step
    last_push: str | None
    winner: int | None
