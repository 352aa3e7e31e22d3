"""A game as one value: its rules, and everything else its package offers.

The rules are a handful of pure functions over frozen values. Whatever a package leaves out has a general form
in `games/general`: see docs/new-game.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from random import Random
from types import UnionType
from typing import TYPE_CHECKING, Any, Final, Generic, get_origin

from wandelgang.drawing import Scene, read_drawings
from wandelgang.drawing.pictures import Drawings
from wandelgang.games.box import Box
from wandelgang.games.flaws import Flaw
from wandelgang.games.general import (
    dealing,
    notation,
    numbering,
    planes,
    preview,
    quest,
    resampling,
    retelling,
    scene,
    seeker,
    sensible,
    turns,
    values,
    views,
)
from wandelgang.games.numbering import Numbering
from wandelgang.games.outcome import Outcome
from wandelgang.games.planes import Planes
from wandelgang.games.preview import Opening as AnyOpening
from wandelgang.games.preview import Preview
from wandelgang.games.preview import Way as AnyWay
from wandelgang.games.quest import Quest
from wandelgang.games.required import AnyState, AnyView
from wandelgang.games.retelling import Past, Retold
from wandelgang.games.seats import SeatOptions

if TYPE_CHECKING:
    # A bare `Game` is a game of any kind: its types are known only to its own package.
    from typing_extensions import TypeVar

    O = TypeVar("O", bound=SeatOptions, default=Any)  # noqa: E741 - options
    D = TypeVar("D", default=Any)  # deal
    S = TypeVar("S", bound=AnyState, default=Any)  # state
    A = TypeVar("A", default=Any)  # action
    E = TypeVar("E", default=Any)  # event
    V = TypeVar("V", bound=AnyView, default=Any)  # view
else:
    from typing import TypeVar

    O, D, S, A, E, V = (TypeVar(letter) for letter in "ODSAEV")  # noqa: E741 - as above

CHANCE: Final = -1
"""The actor when dice, cards or hidden backs decide."""

GENERAL: Any = None
"""A part that a package leaves out: the game gets the general form."""


class General(partial[Any]):
    """The general form of a function, bound to one game."""


GAME_NAME = re.compile(r"[a-z][a-z0-9_]{0,19}")


Bot = Callable[[V, Sequence[A], Random], A]
"""A player: sees a view and its legal actions, may draw from a generator, answers with one of the actions."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[O, D, S, A, E, V]):
    """One version of one game.

    Options derive from `seats.SeatOptions`. What every state and every view have is in `games/required.py`.
    """

    name: str
    rules: int  # the version of the rules: a new one whenever the same actions would lead to another position
    package: str  # the import name of the package: its words, lessons, drawings and rules are in it
    box: Box
    apply: Callable[[S, A], tuple[S, Sequence[E]]]  # raises IllegalAction and changes nothing

    Options: type[O] = GENERAL
    Deal: type[D] = GENERAL
    State: type[S] = GENERAL
    Action: type[A] | UnionType = GENERAL
    Event: type[E] | UnionType = GENERAL
    View: type[V] = GENERAL

    shuffle: Callable[[O, Random], D] = GENERAL  # draws a deal
    lay_out: Callable[[O, D], S] = GENERAL  # the first position; raises BadDeal if the deal is not possible
    flaws: Callable[[S], Iterable[Flaw]] = GENERAL  # why a game cannot be in a position, the worst first
    actor: Callable[[S], int | None] = GENERAL  # a seat, CHANCE, or None when the game is over
    legal: Callable[[S], Sequence[A]] = GENERAL  # what the actor can do, in a stable order
    chance: Callable[[S], Sequence[tuple[A, int]]] = lambda _state: ()  # at CHANCE: actions with weights
    roller: Callable[[S], int | None] = lambda _state: None  # at CHANCE: the seat whose die it is, if any
    outcome: Callable[[S], Outcome | None] = GENERAL  # None until the game is over
    goals: Callable[[S, int], Sequence[int | str]] = lambda _state, _seat: ()  # cells and pictures to reach
    view: Callable[[S, int | None], V] = GENERAL  # what a seat may know; None is a spectator
    resample: Callable[[V, Random], S] = GENERAL  # a position that a view may be of; raises NoResample
    retell: Callable[[Past, int | None, Random], Retold] = GENERAL  # a game that a seat cannot tell from it
    see: Callable[[E, int | None], E] = lambda event, _seat: event  # an event as a seat may know it
    reveals: Callable[[E], bool] = GENERAL  # whether an event shows somebody something hidden
    write: Callable[[O, A], str] = GENERAL  # an action in short notation
    read: Callable[[O, str], A] = GENERAL  # raises BadNotation
    numbering: Callable[[O], Numbering[A]] = GENERAL  # a number for every action; raises NoNumber
    planes: Callable[[V], Planes] = GENERAL  # a view as numbers, for programs that learn
    scene: Callable[[V], Scene] = GENERAL  # what to draw of a view
    preview: Callable[[S], Preview] = GENERAL  # what the seat to act can see coming
    Opening: type[AnyOpening] = AnyOpening
    Way: type[AnyWay] = AnyWay
    quest: Callable[[V, str | None], Quest] = GENERAL  # a seat's next goal, or one by name; raises NoQuest
    seeker: Callable[[V, Sequence[A], Random], A] = GENERAL  # the baseline bot
    sensible: Callable[[V, Sequence[A]], Sequence[A]] = GENERAL  # without what anyone can see is foolish
    bots: Mapping[str, str] = field(default_factory=dict)  # strong bots: name -> "module:factory"
    batch: str | None = None  # "module:rules" for batches of games, as compiled code
    judge: str = ""  # judges moves, "module:factory"; without one, play-outs do
    problems: Mapping[str, str] = field(default_factory=dict)  # formats for solve: name -> "module:reader"
    puzzles: str | None = None  # its own kinds of puzzles: "module:repertoire"
    earlier: tuple[Game[Any, Any, Any, Any, Any, Any], ...] = ()  # older versions, still playable

    def __post_init__(self) -> None:
        if not GAME_NAME.fullmatch(self.name):
            raise ValueError(f"{self.name!r} cannot name a game: use lower-case letters, digits and _")
        versions = [game.rules for game in (*self.earlier, self)]
        if versions != sorted(set(versions)) or versions[0] < 1:
            raise ValueError(f"rules versions of {self.name} must be in rising order, from 1: {versions}")
        if any(game.name != self.name for game in self.earlier):
            raise ValueError(f"earlier versions of {self.name} must have its name")
        # The general forms know their game, so a copy with other parts gets its own.
        self._fill_in(
            Options=SeatOptions,
            Deal=values.Deal,
            Action=values.Action,
            Event=values.Event,
            actor=turns.actor,
            legal=turns.legal,
            outcome=turns.outcome,
        )
        forms: Any = values
        self._fill_in(State=forms.State[self.Options], View=forms.View[self.Options])
        self._fill_in(
            shuffle=General(dealing.shuffle, self.box),
            lay_out=General(dealing.lay_out, self.box, self.State),
            flaws=General(dealing.flaws, self.box),
            view=General(views.view, self),
            resample=General(resampling.resample, self),
            retell=General(retelling.retell, self),
            reveals=General(views.reveals, self),
            write=General(notation.write, self.box.grid),
            read=General(notation.read, self.box.grid, self.Action),
            numbering=General(numbering.numbering, self),
            planes=General(planes.planes, self),
            scene=General(scene.scene, self),
            preview=General(preview.preview, self),
            quest=General(quest.quest, self),
            seeker=General(seeker.seek, self),
            sensible=General(sensible.sensible, self),
        )

    def _fill_in(self, **forms: Any) -> None:
        for part, form in forms.items():
            given = getattr(self, part)
            bound = isinstance(given, General) or get_origin(given) in (values.State, values.View)
            if given is GENERAL or bound:
                object.__setattr__(self, part, form)

    @property
    def folder(self) -> Traversable:
        """Where the package has its words, lessons, drawings and rules. A single module has none of them."""
        module = import_module(self.package)
        return files(module) if hasattr(module, "__path__") else Path(module.__file__ or ".")

    @cached_property
    def drawings(self) -> Drawings:
        """The drawings that the package brings, by name: `pictures.svg` in its folder."""
        return read_drawings(self.folder)

    def deal(self, options: O, rng: Random) -> S:
        """A fresh position: `lay_out` of a `shuffle`."""
        return self.lay_out(options, self.shuffle(options, rng))

    def scout(self, view: V, legal: Sequence[A], rng: Random) -> A:
        """A bot for people to play against: the seeker, kept from moves that anyone can see are foolish."""
        return self.seeker(view, self.sensible(view, legal), rng)

    def next_version(self, **changes: Any) -> Game[O, D, S, A, E, V]:
        """The next version of this game, with this one kept playable beside it."""
        kept = replace(self, earlier=())
        return replace(self, rules=self.rules + 1, earlier=(*self.earlier, kept), **changes)

    def __reduce__(self) -> tuple[Any, tuple[str, int]]:
        """Between processes a game travels as its name and version."""
        from wandelgang.games.registry import game_for

        return game_for, (self.name, self.rules)

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules {self.rules}>"
