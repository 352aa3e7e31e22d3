"""The events of the dragon's game. All of them are public: no card is drawn after the deal (M14)."""

from __future__ import annotations

from wandelgang.games.events import Carried, GameEvent, Pushed, TurnStarted, Walked, Won
from wandelgang.games.master.parts import DieFace, Foe
from wandelgang.games.master.state import Treasure


class GuardCarried(GameEvent, frozen=True, tag="guard-carried"):
    """A push took a guard along (M11)."""

    guard: Foe
    start: int
    end: int


class TreasureCarried(GameEvent, frozen=True, tag="treasure-carried"):
    """A push took a treasure along (M11)."""

    value: int
    start: int
    end: int


class TookTreasure(GameEvent, frozen=True, tag="took-treasure"):
    """A seat took a treasure from the board (M13)."""

    seat: int
    value: int
    cell: int


class GotCoin(GameEvent, frozen=True, tag="got-coin"):
    """A seat handed in a card for a coin (M14)."""

    seat: int
    card: int


class Laid(GameEvent, frozen=True, tag="laid"):
    """A treasure of the second phase was laid on its space (M23)."""

    value: int
    cell: int


class LaidOut(GameEvent, frozen=True, tag="laid-out"):
    """The second phase has begun: these treasures lie on the board (M23)."""

    treasures: tuple[Treasure, ...]


class DragonRolled(GameEvent, frozen=True, tag="dragon-rolled"):
    """A seat rolled the dragon die (M16)."""

    seat: int
    face: DieFace


class DragonTurned(GameEvent, frozen=True, tag="dragon-turned"):
    """The dragon turned clockwise from one side to another; four quarters are a full turn (M16)."""

    quarters: int
    start: int
    end: int


class Threatened(GameEvent, frozen=True, tag="threatened"):
    """A foe threatens these cells, none when it is a guard under the lair (M16). Of the nearest adventurers
    those with a treasure duel, in this order (M17, M18)."""

    foe: Foe
    cell: int  # which the dragon faces, or on which the guard stands
    cells: tuple[int, ...]
    nearest: tuple[int, ...]
    duellists: tuple[int, ...]


class DuelRolled(GameEvent, frozen=True, tag="duel-rolled"):
    """A seat rolled the duel die against a foe and lost no treasure, or stands to lose one (M19)."""

    seat: int
    foe: Foe
    pips: int
    safe: bool


class RolledAgain(GameEvent, frozen=True, tag="rolled-again"):
    """A seat handed in a card to roll the duel die again; the old roll no longer counts (M19, M26)."""

    seat: int
    card: int
    pips: int  # of the old roll


class Lost(GameEvent, frozen=True, tag="lost"):
    """A seat lost a treasure to the box (M19, M27)."""

    seat: int
    foe: Foe
    value: int


class FinalDuelOpened(GameEvent, frozen=True, tag="final-duel-opened"):
    """The last treasure has been taken: from the next turn on the dragon can be fought (M24)."""


class FinalDuel(GameEvent, frozen=True, tag="final-duel"):
    """A seat fights the final duel (M25)."""

    seat: int


class FinalRolled(GameEvent, frozen=True, tag="final-rolled"):
    """A seat rolled in the final duel; the rolls that count, and their sum so far (M26)."""

    seat: int
    pips: int
    rolls: tuple[int, ...]
    total: int


class FinalDuelEnded(GameEvent, frozen=True, tag="final-duel-ended"):
    """A seat has beaten the dragon, or has not (M27)."""

    seat: int
    total: int
    won: bool


class DoubleTurn(GameEvent, frozen=True, tag="double-turn"):
    """A seat handed in a card for another turn (M21)."""

    seat: int
    card: int


Event = (
    TurnStarted
    | Pushed
    | Carried
    | GuardCarried
    | TreasureCarried
    | Walked
    | TookTreasure
    | GotCoin
    | Laid
    | LaidOut
    | DragonRolled
    | DragonTurned
    | Threatened
    | DuelRolled
    | RolledAgain
    | Lost
    | FinalDuelOpened
    | FinalDuel
    | FinalRolled
    | FinalDuelEnded
    | DoubleTurn
    | Won
)
