"""Where a match begins: with a deal or from a position, and maybe as a branch of another game."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from wandelgang.games import Game
from wandelgang.games.errors import NoResample
from wandelgang.games.flaws import refuse_flaws
from wandelgang.games.game import A, D, E, O, S, V
from wandelgang.games.position import BadPosition, check_position, is_view, read_position, write_position
from wandelgang.games.required import AnyPosition
from wandelgang.games.seats import SeatOptions
from wandelgang.games.wire import decode

LONGEST_SOURCE = 80  # characters
LATEST_TURN = 10_000  # of a position that a game begins from: beyond any game, and far below any turn limit


class FromPosition(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="position", tag_field="type"
):
    """Takes the place of a deal: the match begins from this position, written as one line."""

    line: str


class Branch(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Where a match branched off: it has the deal and the first actions of another game."""

    after: int  # how many actions the two games share
    of: str = ""  # the other game: the id of its replay, or any name

    def __post_init__(self) -> None:
        if self.after < 0:
            raise ValueError(f"a game branches off after 0 actions or more, not {self.after}")
        if len(self.of) > LONGEST_SOURCE:
            raise ValueError(
                f"the name of a game has at most {LONGEST_SOURCE} characters, not {len(self.of)}"
            )


def read_deal(game: Game[O, D, S, A, E, V], data: bytes | str) -> D | FromPosition:
    """The deal that a JSON text holds, or the position in its place; msgspec.DecodeError says why not."""
    kind = msgspec.json.decode(data, type=_Kind).type
    deal: D | FromPosition = decode(data, FromPosition) if kind == "position" else decode(data, game.Deal)
    return deal


class _Kind(msgspec.Struct):
    """What tells a position from a deal."""

    type: object = None


def first_state(game: Game[O, D, S, A, E, V], options: O, deal: D | FromPosition) -> S:
    """The state in which a match begins; raises ValueError if it is not possible."""
    if not isinstance(deal, FromPosition):
        return game.lay_out(options, deal)
    position: Any
    its_game, position = read_position(deal.line)
    if (its_game.name, its_game.rules) != (game.name, game.rules):
        raise BadPosition(f"it is a position of {its_game.name}/{its_game.rules}")
    if is_view(position, game):
        raise BadPosition("it is what one seat sees: a game begins from a whole position")
    if position.options != options:
        raise BadPosition("its options are not those of the position")
    check_beginning(game, position)
    state: S = position
    return state


def check_beginning(game: Game, state: AnyPosition) -> None:
    """Raise BadPosition if this position is impossible, or if nobody can play on from it."""
    refuse_flaws(game.flaws(state))
    if state.turn > LATEST_TURN:
        raise BadPosition(f"turn {state.turn:,} is too late to begin from: use 0 to {LATEST_TURN:,}")
    if game.actor(state) is None:
        raise BadPosition("the game is over in this position: nobody can play on from it")


def from_position(game: Game, position: AnyPosition, rng: Random) -> tuple[SeatOptions, FromPosition]:
    """How a match begins from a position: its options, and what takes the place of the deal.

    What a view does not show is dealt anew with the generator. Raises BadPosition.
    """
    if is_view(position, game):
        position = _imagined(game, position, rng)
    check_beginning(game, position)
    return position.options, FromPosition(write_position(game, position))


def _imagined(game: Game, view: AnyPosition, rng: Random) -> AnyPosition:
    try:
        state: AnyPosition = game.resample(view, rng)
    except NoResample as error:
        raise BadPosition(f"what this seat does not see cannot be dealt: {error}") from None
    except (ValueError, LookupError, TypeError, AttributeError):  # a view that is none of a possible position
        raise BadPosition("what this seat does not see cannot be dealt: its cards do not add up") from None
    check_position(game, state)
    return state
