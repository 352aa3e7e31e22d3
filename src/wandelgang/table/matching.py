"""Quick match: a seat at a public table that fits, or else a new table that others find."""

from __future__ import annotations

from collections.abc import Mapping

from wandelgang.games import GAMES, Game
from wandelgang.games.options import options_for, players_of
from wandelgang.games.seats import CLOCKWISE, Colour
from wandelgang.games.wire import encode
from wandelgang.match import Clock, TurnClock
from wandelgang.table.limits import AWAY_AT_MATCH, MOST_TABLES
from wandelgang.table.new_table import Names, dealt
from wandelgang.table.protocol import MatchedSeat, MatchWish, NewTable, QuickClock
from wandelgang.table.public import is_deserted, seated, sitter
from wandelgang.table.refusal import Refuse
from wandelgang.table.secrets import new_secret
from wandelgang.table.stored import ANYONE, Fitting, NewSeat, NewStored, Sitter
from wandelgang.table.tables import Tables

CLOCKS: Mapping[QuickClock, Clock | None] = {
    "none": None,
    "minute": TurnClock(60),
    "day": TurnClock(24 * 3600),
}
"""What the choices of a quick match mean."""


async def match(tables: Tables, wish: MatchWish, names: Names) -> MatchedSeat:
    """A seat for somebody who wants to play with anyone."""
    game = _game(wish)
    if wish.players is not None and wish.players not in players_of(game):
        raise Refuse("bad-seats", f"{game.name} is for {', '.join(map(str, players_of(game)))} players")
    ports = tables.ports
    token = new_secret(ports.rng)
    one = sitter(wish.name, token, "later" if wish.bots else "no")
    clock = CLOCKS[wish.clock]
    written = None if clock is None else encode(clock).decode()
    fitting = Fitting(wish.game, wish.players, written, _not_there(tables, wish))
    found = await ports.storage.match(fitting, one, None)
    if found is None:
        if await ports.storage.count() >= MOST_TABLES:
            raise Refuse("host-full")
        found = await ports.storage.match(fitting, one, _new(tables, game, wish, one))
    assert found is not None, "a new table has a seat"
    table = await tables.get(found[0])
    await seated(table, found[1], wish.name, names)
    return MatchedSeat(table.id, table.state.row.game, found[1], token)


def _game(wish: MatchWish) -> Game:
    if wish.game is None:
        return next(game for game in GAMES.values() if wish.players in (None, *players_of(game)))
    game = GAMES.get(wish.game)
    if game is None:
        raise Refuse("no-game", f"there is no game {wish.game!r}: games are {', '.join(GAMES)}")
    return game


def _not_there(tables: Tables, wish: MatchWish) -> frozenset[str]:
    """The tables that do not count: where this person sits already, and those where somebody has gone."""
    live = tables.live.values()
    gone = {one.id for one in live if one.state.waiting and is_deserted(one, AWAY_AT_MATCH)}
    return frozenset(wish.elsewhere) | gone


def _new(tables: Tables, game: Game, wish: MatchWish, one: Sitter) -> NewStored:
    """A table for this wish, with one seat taken and the others free."""
    colours = _colours(game, wish.players or players_of(game)[0])
    options = options_for(game, {"players": len(colours), "colours": list(colours)})
    seats = [
        NewSeat(0, one.name, "anyone", token=one.token, agreed=one.agreed),
        *(NewSeat(seat, "", "anyone", invitation=ANYONE) for seat in range(1, len(colours))),
    ]
    like = NewTable(game.name, (), public=True, clock=CLOCKS[wish.clock])
    return dealt(tables.ports, game, options, seats, like)


def _colours(game: Game, players: int) -> list[Colour]:
    """Colours for so many players; two sit opposite each other."""
    colours = [colour for colour in CLOCKWISE if colour in game.box.starts]
    apart = colours[::2] if players == 2 and len(colours) == 4 else colours
    return apart[:players]
