"""A batch: many games of one kind with the same options, one row of some arrays each."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from wandelgang.batch.kernel.layout import (
    ACTOR,
    CHANCE_BIT,
    DEAL,
    DEALT,
    FIGURES,
    LEAVE,
    NONE,
    OPENINGS,
    OVER,
    RANDOM,
    RANDOM_PLAY,
    REFRESH,
    SEAT,
    SEATS,
    STEP,
    TILES,
    TURN,
    Arrays,
)
from wandelgang.batch.kernel.seeing import OF_NUMBER, OF_SET, OF_TILE, Sight
from wandelgang.batch.rules import BatchRules, board_tables
from wandelgang.games import GAMES, Game, IllegalAction
from wandelgang.games.numbering import NoNumber
from wandelgang.games.options import options_for
from wandelgang.games.outcome import Outcome
from wandelgang.games.registry import chosen_game
from wandelgang.games.required import AnyState
from wandelgang.match import Match, Record, Seat
from wandelgang.search import cache, load

N = TypeVar("N", bound=np.generic)

GOLDEN = 0x9E3779B97F4A7C15  # 2^64 divided by the golden ratio
SPREADING = "wandelgang.batch.kernel.spreading"
ROOM = 512  # more actions than a step can have, those of chance and of random seats included
LISTED = 12  # most legal actions in a message


class NoBatch(ValueError):
    """A game that cannot be played in batches."""


class Batch:
    """Games side by side. The same seed gives the same games, however many there are.

    `random` names seats that play at random by themselves. With `chance=False`, chance is an actor like any
    other (CHANCE), and its actions have to be given too. With `record=True`, all actions are kept, so that
    `match` and `record` can show how a game went; this takes two bytes for each action.
    """

    def __init__(
        self,
        game: str | Game | ModuleType,
        games: int,
        *,
        seed: int = 0,
        players: int = 2,
        random: Iterable[int] = (),
        chance: bool = True,
        record: bool = False,
        **options: Any,
    ) -> None:
        self.game = chosen_game(game)
        self.options = options_for(self.game, {"players": players, **options})
        self.rules = rules_of(self.game)
        self.numbering = self.game.numbering(self.options)
        self.games = _whole(games, "a batch has a whole number of games", 1)
        self._kernel, self._look = (_loaded(self.rules.kernels).play, _loaded(self.rules.seeing).look)
        self._spread = _loaded(SPREADING).spread
        self._tables = board_tables(self.game.box, self.rules.closed, self.rules.scratch)
        self._automatic = sum(1 << seat for seat in self._seats(random)) | (CHANCE_BIT if chance else 0)
        self._record = record
        self._arrays = Arrays(
            np.zeros((games, self.rules.words), np.uint64),
            np.full((games, self.rules.facts), NONE, np.int8),
            np.zeros((games, -(-self.actions // 64)), np.uint64),
            np.empty((games, ROOM if record else 0), np.int16),
            np.zeros(games, np.int64),
            self._option_numbers(),
        )
        self._orders = np.empty(games, np.int64)
        sets, values, numbers = self.rules.sight
        self._sight = Sight(
            np.zeros((games, sets), np.uint64),
            np.zeros((games, values), np.float32),
            np.zeros((games, numbers), np.int8),
        )
        plan = self.rules.planes(self.options)
        example = self.game.view(self.game.deal(self.options, Random(0)), 0)
        self.plane_names = tuple(self.game.planes(example))
        self._plan = np.array([plan[name] for name in self.plane_names], np.int64)
        self.seed(seed)
        self.reset()

    def __len__(self) -> int:
        return self.games

    def __repr__(self) -> str:
        return f"<Batch of {self.games} games of {self.game.name}>"

    # --- what there is to see; all of these are views on the batch's own arrays ----------------------------

    @property
    def actor(self) -> NDArray[np.int8]:
        """The seat to act in each game, CHANCE or OVER."""
        return _shown(self._arrays.facts[:, ACTOR])

    @property
    def turn(self) -> NDArray[np.uint64]:
        """Which turn it is in each game."""
        return _shown(self._arrays.words[:, TURN])

    @property
    def step_number(self) -> NDArray[np.int8]:
        """What each game waits for: the place of its step among the steps of the game."""
        return _shown(self._arrays.facts[:, STEP])

    @property
    def figures(self) -> NDArray[np.int8]:
        """The cell of each seat's figure."""
        return _shown(self._arrays.facts[:, FIGURES : FIGURES + self.options.players])

    @property
    def tiles(self) -> NDArray[np.int8]:
        """The number of the tile on each cell, and of the spare at the end."""
        return _shown(self._arrays.facts[:, TILES : TILES + self.game.box.grid.size + 1])

    @property
    def spare(self) -> NDArray[np.int8]:
        """The openings of the spare."""
        return _shown(self._arrays.facts[:, OPENINGS])

    @property
    def legal_bits(self) -> NDArray[np.uint64]:
        """The legal actions, 64 in a word: action 0 is the lowest bit of the first word."""
        return _shown(self._arrays.legal[:])

    # --- and what is made from them ------------------------------------------------------------------------

    @property
    def actions(self) -> int:
        """How many numbers of actions there are."""
        return len(self.numbering)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        return np.equal(self.actor, OVER)

    @property
    def last(self) -> NDArray[np.int16]:
        """The last action of each game, or -1 if there was none. Needs `record=True`."""
        self._check_recording()
        lengths, history = self._arrays.lengths, self._arrays.history
        return np.where(lengths, history[np.arange(self.games), lengths - 1], NONE).astype(np.int16)

    @property
    def bytes_per_game(self) -> int:
        """The memory of one game, with legal actions and what is seen; `record` comes on top."""
        arrays = self._arrays
        parts = (arrays.words, arrays.facts, arrays.legal, arrays.lengths, self._orders, *self._sight)
        return sum(part.nbytes for part in parts) // self.games

    def legal(self, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """Which actions are legal: for each game a row with 1 or 0 for each number; into `out`, if given."""
        bits = self._arrays.legal.view(np.uint8)
        found = np.unpackbits(bits, axis=1, count=self.actions, bitorder="little").view(np.int8)
        if out is None:
            return found
        out[:] = found
        return out

    def observe(self, seats: ArrayLike | None = None) -> dict[str, NDArray[Any]]:
        """What the seat to act sees in each game, or another seat: the planes of the environments, packed.

        All are views on arrays of the batch, which the next call changes. A set of cells is a word, with one
        bit for each cell. A plane with one value for the whole board is that value. A plane with a number for
        each cell is a row of these numbers.
        """
        self._look(self._tables, self._arrays, self._viewers(seats), self._sight)
        size = self.game.box.grid.size
        sets, values, numbers = self._sight
        found: dict[str, NDArray[Any]] = {}
        for name, (kind, place, _) in zip(self.plane_names, self._plan.tolist(), strict=True):
            if kind == OF_TILE:
                found[name] = self.tiles[:, :-1]
            elif kind == OF_NUMBER:
                found[name] = _shown(numbers[:, place : place + size])
            else:
                found[name] = _shown((sets if kind == OF_SET else values)[:, place])
        return found

    def planes(
        self, seats: ArrayLike | None = None, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """The same as planes with a value from 0 to 1 for each cell, in the order of `plane_names`.

        The shape is games × planes × rows × columns. With `out`, such an array is filled.
        """
        grid = self.game.box.grid
        shape = (self.games, len(self.plane_names), grid.rows, grid.columns)
        planes = np.empty(shape, np.float32) if out is None else out
        if planes.shape != shape or planes.dtype != np.float32 or not planes.flags.c_contiguous:
            raise ValueError(f"planes take a contiguous float32 array of shape {shape}")
        self._look(self._tables, self._arrays, self._viewers(seats), self._sight)
        flat = planes.reshape(self.games, len(self.plane_names), grid.size)
        self._spread(self._arrays.facts, self._sight, self._plan, flat)
        return planes

    def _viewers(self, seats: ArrayLike | None) -> NDArray[np.int64]:
        if seats is None:  # where nobody acts: the seat whose turn it is
            return np.where(self.actor >= 0, self.actor, self._arrays.facts[:, SEAT]).astype(np.int64)
        viewers = np.broadcast_to(np.asarray(seats), (self.games,))
        if viewers.dtype.kind not in "iu" or viewers.min() < 0 or viewers.max() >= self.options.players:
            raise ValueError(f"seats are 0 to {self.options.players - 1}")
        return viewers.astype(np.int64)

    # --- what happens --------------------------------------------------------------------------------------

    def seed(self, seed: int) -> None:
        """Start the generators of all games anew; no game changes by that."""
        first = _whole(seed, "a seed is a whole number", 0) * GOLDEN
        numbers = np.arange(1, self.games + 1, dtype=np.uint64) * np.uint64(GOLDEN)
        self._arrays.words[:, RANDOM] = _mixed(numbers ^ _mixed(np.array([first % 2**64], np.uint64)))

    def reset(self, where: ArrayLike | None = None) -> None:
        """Deal new games: all, or those where `where` is true."""
        self._orders[:] = LEAVE
        chosen = True if where is None else np.asarray(where)
        if where is not None and (np.shape(chosen) != (self.games,) or np.asarray(chosen).dtype != bool):
            raise ValueError(f"reset takes a truth value for each of the {self.games} games")
        self._orders[chosen] = DEAL
        self._drive()

    def step(self, numbers: ArrayLike) -> None:
        """Do one action in each game, by its number; LEAVE (-1) leaves a game alone.

        Then chance acts, and the seats that play at random, until somebody else is to act. If an action is
        not legal, raises IllegalAction and changes nothing.
        """
        given = np.asarray(numbers)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"step takes a whole number for each of the {self.games} games, not {given.dtype} numbers "
                f"of shape {given.shape}"
            )
        if given.size and (int(given.max()) >= self.actions or int(given.min()) < LEAVE):
            game = int(np.flatnonzero((given >= self.actions) | (given < LEAVE))[0])
            raise NoNumber(
                f"game {game}: there is no action {given[game]}; numbers go from 0 to {self.actions - 1}, "
                f"and {LEAVE} leaves a game alone"
            )
        self._orders[:] = given
        wrong = self._drive()
        if wrong < self.games:
            raise self._refusal(wrong, int(given[wrong]))

    def play(self, actions: int) -> int:
        """Play this many random actions in each game, chance included. Games that end are dealt again.

        Returns how many actions were played in all.
        """
        self._orders[:] = RANDOM_PLAY
        self._drive(_whole(actions, "play takes a whole number of actions", 0))
        return actions * self.games

    # --- single games --------------------------------------------------------------------------------------

    def state(self, game: int) -> Any:
        """The position of one game, secrets included."""
        words, facts = self._arrays.words[self._checked(game)], self._arrays.facts[game]
        return self.rules.unpack(self.options, words, facts)

    def put(self, game: int, state: AnyState) -> None:
        """Go on with this position in one game of the batch. What led to it is not known any more."""
        if not isinstance(state, self.game.State) or state.options != self.options:
            raise ValueError(
                f"this batch takes positions of {self.game.name} with the options {self.options}"
            )
        if self._record:
            self._make_room(ROOM)
        self.rules.pack(state, self._arrays.words[self._checked(game)], self._arrays.facts[game])
        self._arrays.words[game, DEALT], self._arrays.lengths[game] = 0, 0
        words, facts, legal, history, lengths, options = self._arrays
        row = slice(game, game + 1)
        one = Arrays(words[row], facts[row], legal[row], history[row], lengths[row], options)
        self._kernel(self._tables, one, np.array([REFRESH]), 0, self._automatic)

    def outcome(self, game: int) -> Outcome | None:
        """How one game has ended; None while it is running."""
        return self.game.outcome(self.state(game))

    def match(self, game: int) -> Match:
        """One game from its deal on, played by the rules of its package. Needs `record=True`."""
        words = self._arrays.words[self._checked(game)]
        self._check_recording()
        if not words[DEALT]:
            raise ValueError(f"game {game} began with a position that was put there, not with a deal")
        seats = [Seat(colour) for colour in self.options.colours]
        match = Match.start(self.game, self.options, self._deal(int(words[DEALT])), seats)
        for number in self._arrays.history[game, : self._arrays.lengths[game]].tolist():
            match = match.then(self.numbering.action(number, match.game.legal(match.state)))
        return match

    def record(self, game: int) -> Record:
        """The record of one game so far. Needs `record=True`."""
        return self.match(game).record

    def _deal(self, dealt: int) -> Any:
        """The deal that the generator made from this state."""
        one = Arrays(
            np.zeros((1, self.rules.words), np.uint64),
            np.full((1, self.rules.facts), NONE, np.int8),
            np.zeros_like(self._arrays.legal[:1]),
            np.empty((1, 0), np.int16),
            np.zeros(1, np.int64),
            self._arrays.options,
        )
        one.words[0, RANDOM] = dealt
        self._kernel(self._tables, one, np.array([DEAL]), 0, 0)
        return self.rules.deal_of(self.rules.unpack(self.options, one.words[0], one.facts[0]))

    def _check_recording(self) -> None:
        if not self._record:
            raise ValueError("this batch does not keep its actions: make it with record=True")

    def _drive(self, actions: int = 0) -> int:
        if self._record:
            self._make_room(actions + ROOM)
        return int(self._kernel(self._tables, self._arrays, self._orders, actions, self._automatic))

    def _make_room(self, actions: int) -> None:
        history, needed = self._arrays.history, int(self._arrays.lengths.max()) + actions
        if needed > history.shape[1]:
            room = np.empty((self.games, max(needed, 2 * history.shape[1])), np.int16)
            room[:, : history.shape[1]] = history
            self._arrays = self._arrays._replace(history=room)

    def _refusal(self, game: int, number: int) -> IllegalAction:
        """Why an action is not legal: what the rules say, and what would be possible."""
        state, write = self.state(game), self.game.write
        legal, action = self.game.legal(state), self.numbering.actions[number]
        written = [f"{write(self.options, one)} ({self.numbering.number(one)})" for one in legal[:LISTED]]
        more = f" and {len(legal) - LISTED} more" if len(legal) > LISTED else ""
        can = (
            f"legal now: {', '.join(written)}{more}"
            if legal
            else f"reset this game, or leave it alone with {LEAVE}"
        )
        clause, reason = "X12", "it is not legal"
        try:
            self.game.apply(state, action)
        except IllegalAction as refused:
            clause, reason = refused.clause, refused.reason
        return IllegalAction(
            clause, f"game {game}: {write(self.options, action)} ({number}) is not possible: {reason}; {can}"
        )

    def _option_numbers(self) -> NDArray[np.int64]:
        options = self.options
        starts = [self.game.box.starts[colour] for colour in options.colours]
        shared = [options.players, NONE if options.first is None else options.first]
        room = [NONE] * (SEATS - len(starts))
        return np.array([*shared, *starts, *room, *self.rules.options(options)], np.int64)

    def _seats(self, seats: Iterable[int]) -> set[int]:
        if not isinstance(seats, Iterable):
            raise TypeError(f"seats that play at random are a list such as [{seats}], not {seats!r}")
        chosen = set(seats)
        if chosen - set(range(self.options.players)):
            raise ValueError(f"seats are 0 to {self.options.players - 1}, not {sorted(chosen, key=str)}")
        if len(chosen) == self.options.players:
            raise ValueError("at least one seat must not play at random: for random games there is `play`")
        return chosen

    def _checked(self, game: int) -> int:
        if not 0 <= game < self.games:
            raise IndexError(f"there is no game {game}: games go from 0 to {self.games - 1}")
        return game


def rules_of(game: Game) -> BatchRules:
    """The rules of a game for batches; raises NoBatch."""
    if game.batch is None:
        able = ", ".join(name for name, known in GAMES.items() if known.batch)
        raise NoBatch(f"{game.name} cannot be played in batches: {able} can")
    module, _, name = game.batch.partition(":")
    return cast(BatchRules, getattr(import_module(module), name))


def _loaded(module: str) -> Any:
    """A module with kernels; one program at a time compiles it."""
    if cache.complete(module):
        load(module)
    else:
        with cache.alone():
            load(module)
    return import_module(module)


def _whole(value: object, what: str, least: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
        raise ValueError(f"{what}, at least {least}, not {value!r}")
    return int(value)


def _shown(view: NDArray[N]) -> NDArray[N]:
    """A view to look at only: writing into it would bypass the rules."""
    view.flags.writeable = False
    return view


def _mixed(numbers: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Numbers spread over all 64 bits, never 0 (the finish of SplitMix64)."""
    numbers = (numbers ^ (numbers >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    numbers = (numbers ^ (numbers >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (numbers ^ (numbers >> np.uint64(31))) | np.uint64(1)
