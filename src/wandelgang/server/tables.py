"""What people do with tables besides playing: open one, take a seat, hand it over, play again."""

from __future__ import annotations

import time
import unicodedata
from random import SystemRandom

import msgspec

from wandelgang.games import CHANCE, GAMES, BadOptions, Game
from wandelgang.games.options import SEATING
from wandelgang.games.seats import CLOCKWISE
from wandelgang.games.wire import convert, encode
from wandelgang.match import TURN_LIMIT, Match, Seat
from wandelgang.server.cluster.signals import Again
from wandelgang.server.house import House
from wandelgang.server.limits import LONGEST_NAME, MOST_TABLES
from wandelgang.server.moving import new_tokens
from wandelgang.server.presence import ONE_SCREEN
from wandelgang.server.protocol import (
    Claim,
    HandOver,
    Language,
    Moved,
    NewTable,
    OpenedSeat,
    OpenedTable,
    SeatToken,
    SeatWish,
)
from wandelgang.server.room import Room
from wandelgang.server.secrets import fingerprint, new_id, new_secret
from wandelgang.server.storage import NewSeat, TableRow
from wandelgang.server.thinking.levels import STAND_IN, levels
from wandelgang.server.words import Refuse, phrase

JOINER = "\u200d"  # makes one picture or letter of two: 👩 and 🚀 an astronaut
BLANKS = "\u115f\u1160\u2800\u3164\uffa0\ufffc"  # letters and signs to Unicode, nothing to the eye

_chance = SystemRandom()


async def open_table(house: House, wish: NewTable, language: Language) -> OpenedTable:
    """A new table with its secrets: a token for each seat at this screen, an invitation for each friend."""
    game = GAMES.get(wish.game)
    if game is None:
        raise Refuse("no-game", f"there is no game {wish.game!r}: games are {', '.join(GAMES)}")
    wishes = sorted(wish.seats, key=lambda seat: CLOCKWISE.index(seat.colour))  # X9
    options = _options(game, wish, wishes)
    opened, kept = [], []
    for place, seat in enumerate(wishes):
        token = new_secret() if seat.kind in ONE_SCREEN else None
        invitation = new_secret() if seat.kind == "link" else None
        level = seat.level or STAND_IN
        if seat.kind == "bot" and level not in levels(game.name):
            raise Refuse("no-level", f"levels of {game.name} are {', '.join(levels(game.name))}")
        opened.append(OpenedSeat(place, seat.colour, seat.kind, token, invitation))
        kept.append(
            NewSeat(
                place,
                _name_of(seat, language),
                seat.kind,
                level if seat.kind == "bot" else None,
                invitation and fingerprint(invitation),
                token and fingerprint(token),
            )
        )
    table = await _keep(house, game, options, kept, wish)
    assert table is not None, "a table that follows on no other cannot be a second rematch"
    return OpenedTable(table, tuple(opened))


def _options(game: Game, wish: NewTable, wishes: list[SeatWish]) -> msgspec.Struct:
    if any(name in wish.options for name in SEATING):
        raise Refuse("bad-options", f"{' and '.join(SEATING)} come from the seats")
    if len({seat.colour for seat in wishes}) != len(wishes):
        raise Refuse("bad-seats", "each seat needs a colour of its own")
    if sum(seat.kind == "me" for seat in wishes) > 1:
        raise Refuse("bad-seats", 'only one seat can be "me"; others at this screen are "here"')
    try:
        game.Options(players=len(wishes))
    except BadOptions as error:
        raise Refuse("bad-seats", str(error)) from None
    seated = {"players": len(wishes), "colours": [seat.colour for seat in wishes]}
    try:
        options: msgspec.Struct = convert({**wish.options, **seated}, game.Options)
    except (msgspec.ValidationError, BadOptions) as error:
        raise Refuse("bad-options", str(error)) from None
    return options


async def _keep(
    house: House,
    game: Game,
    options: msgspec.Struct,
    kept: list[NewSeat],
    settings: NewTable | TableRow,
    rematch_of: str | None = None,
) -> str | None:
    """Deal, take the first chance actions, store it all at once; None when a rematch exists already."""
    if await house.store.count() >= MOST_TABLES:
        raise Refuse("host-full")
    deal = game.shuffle(options, _chance)
    only_bots = all(seat.kind == "bot" for seat in kept)
    limit = TURN_LIMIT if only_bots else None  # X13: programs can stall, people stop
    match = Match.start(game, options, deal, [Seat(seat.name or "?") for seat in kept], limit)
    while match.actor == CHANCE:
        match = match.then_chance(_chance)
    row = TableRow(
        id=new_id(),
        game=game.name,
        rules=game.rules,
        options=encode(options).decode(),
        deal=encode(deal).decode(),
        turn_limit=limit,
        pace=settings.pace,
        hints=settings.hints,
        created=int(time.time()),
        rematch_of=rematch_of,
    )
    first = [encode(action).decode() for action in match.actions]
    return row.id if await house.store.create(row, kept, first, match.actor) else None


def checked_name(name: str) -> str:
    """A name without needless space; refuses one that is empty, too long, or not to be seen."""
    cleaned = " ".join(name.split())
    hidden = any(unicodedata.category(letter)[0] == "C" for letter in cleaned.replace(JOINER, ""))
    joined = cleaned.split(JOINER)
    loose = len(joined) > 1 and any(part != part.strip() or not _seen(part) for part in joined)
    if not _seen(cleaned) or hidden or loose or len(cleaned) > LONGEST_NAME:
        raise Refuse("bad-name", longest=LONGEST_NAME)
    return cleaned


def _seen(text: str) -> bool:
    """Whether there is a letter, a number or a sign in it, and not only accents and blanks."""
    return any(unicodedata.category(letter)[0] in "LNPS" and letter not in BLANKS for letter in text)


def _name_of(seat: SeatWish, language: Language) -> str:
    if seat.name.strip():
        return checked_name(seat.name)
    return "" if seat.kind == "link" else phrase(language, f"colour-{seat.colour}")


# --- seats -----------------------------------------------------------------------------------------


async def seat_held(house: House, table: str, token: str) -> int:
    """The seat that a token holds at a table."""
    seat = await house.store.seat_held(table, fingerprint(token))
    if seat is None:
        raise Refuse("wrong-token")
    return seat


async def claim(house: House, table: str, seat: int, wish: Claim) -> SeatToken:
    """Take a friend's seat: with its invitation once, or again with the token got then."""
    room = await house.room(table)
    if not 0 <= seat < len(room.seats):
        raise Refuse("no-seat")
    name = checked_name(wish.name)
    if wish.token is not None and await house.store.seat_held(table, fingerprint(wish.token)) == seat:
        await house.store.rename(table, seat, name)
        await house.seats_changed(room)
        return SeatToken(seat, wish.token)
    token = new_secret()
    if not await house.store.claim(table, seat, fingerprint(wish.invitation), name, fingerprint(token)):
        row = (await house.store.seats_of(table))[seat]
        raise Refuse("seat-taken" if row.kind == "link" and not row.open else "wrong-invitation")
    await house.seats_changed(room)
    return SeatToken(seat, token)


async def hand_over(house: House, room: Room, by: int | None, wish: HandOver) -> None:
    """Give a seat to a bot or back to its person: one's own at any time, and a friend's who has not come yet.
    Another's can be given to a bot once its person has been away for long; only that person takes it back."""
    if by is None:
        raise Refuse("watching")
    if not 0 <= wish.seat < len(room.seats):
        raise Refuse("no-seat")
    if room.match.over:
        raise Refuse("over")
    seat = room.seats[wish.seat]
    if seat.kind == "bot":
        raise Refuse("no-person")
    mine = wish.seat == by or (seat.kind in ONE_SCREEN and room.seats[by].kind in ONE_SCREEN)
    level = None
    if wish.to == "person":
        if not (mine or seat.open):  # who let a bot play may be gone: the others would wait for nobody
            raise Refuse("not-yours")
    else:
        level = wish.level or STAND_IN
        if level not in levels(room.row.game):
            raise Refuse("no-level")
        away = room.presence.away(wish.seat)
        long_away = away is not None and away >= house.settings.hand_over_after
        if not (mine or seat.open or long_away):
            raise Refuse("not-away", f"away for {away} s of {house.settings.hand_over_after}")
    await house.store.hand_over(room.id, wish.seat, level)
    await house.seats_changed(room)


# --- again -----------------------------------------------------------------------------------------


async def rematch(house: House, table: str, token: str) -> Moved:
    """The same people at a fresh table. Whoever asks first opens it; all get there."""
    room = await house.room(table)
    seat = await seat_held(house, table, token)
    if not room.match.over:
        raise Refuse("not-over")
    seats = await house.store.seats_of(table)
    following = room.rematch or await house.store.rematch_of(table)
    if following is None:
        kept = [  # an invitation that nobody has used holds at the new table, and who stands in stays
            NewSeat(
                one.seat,
                one.name,
                one.kind,
                one.bot if one.kind == "bot" or one.open else None,
                one.invitation,
            )
            for one in seats
        ]
        following = await _keep(house, room.match.game, room.match.options, kept, room.row, rematch_of=table)
        following = following or await house.store.rematch_of(table)
        assert following is not None, "a rematch that cannot be stored exists already"
        await house.moved(room, following)
        await house.signals.send(Again(table, following))
    elif (await house.store.seats_of(following))[seat].open:  # this friend came after the others had gone on
        await house.store.fill(following, seat, seats[seat].name)
        await house.seats_changed(await house.room(following))
    return Moved(following, await new_tokens(house.store, room, following, seat))
