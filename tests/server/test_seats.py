"""Seats: invitations, handing over and back, playing again, hints."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.hosts import Host, hosting
from tests.server.players import Opened, Player, at_table, seats
from websockets.asyncio.client import connect

from wandelgang.bots import bot
from wandelgang.games import GAMES, classic
from wandelgang.games.seats import Colour
from wandelgang.games.wire import decode
from wandelgang.server.host import Host as HostHere
from wandelgang.server.settings import Settings
from wandelgang.table import Refuse
from wandelgang.table.protocol import Hint, Moved, NewTable, Presence, Refused, SeatWish, Snapshot, Update

AWAY = 1  # second, after which a seat may be handed over here


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    moments = {"instant": (0, 0), "calm": (600, 600)}  # a calm bot does not act before the test is over
    with hosting(tmp_path_factory.mktemp("data"), hand_over_after=AWAY, moments=moments) as running:
        yield running


def opened(host: Host, *kinds: str, **more: Any) -> dict[str, Any]:
    """A table whose invitations nobody has used."""
    answer = host.post("/api/tables", {"game": "classic", "seats": seats(*kinds), **more})
    table: dict[str, Any] = answer.json()
    return table


# --- invitations -----------------------------------------------------------------------------------


def test_an_invitation_works_once_and_its_token_again(host: Host) -> None:
    table = opened(host, "me", "link")
    friend = table["seats"][1]
    assert friend["token"] is None
    path = f"/api/tables/{table['table']}/seats/1/claim"
    assert host.get(f"/api/tables/{table['table']}").json()["seats"][1]["open"]

    claimed = host.post(path, {"invitation": friend["invitation"], "name": "  Ada   L. "})
    assert claimed.status_code == 201
    token = claimed.json()["token"]
    seat = host.get(f"/api/tables/{table['table']}").json()["seats"][1]
    assert (seat["name"], seat["open"]) == ("Ada L.", False)

    second = host.post(path, {"invitation": friend["invitation"], "name": "Eve"})
    assert (second.status_code, second.json()["code"]) == (409, "seat-taken")
    again = host.post(path, {"invitation": friend["invitation"], "name": "Ada", "token": token})
    assert again.json() == {"seat": 1, "token": token}


@pytest.mark.parametrize(
    ("seat", "change", "code"),
    [
        (1, {"invitation": "guessed"}, "wrong-invitation"),
        (0, {}, "wrong-invitation"),
        (7, {}, "no-seat"),
        (1, {"name": " "}, "bad-name"),
        (1, {"token": "guessed", "invitation": "guessed"}, "wrong-invitation"),
    ],
)
def test_a_seat_cannot_be_taken_without_its_invitation(
    host: Host, seat: int, change: dict[str, str], code: str
) -> None:
    table = opened(host, "me", "link")
    wish = {"invitation": table["seats"][1]["invitation"], "name": "Eve", **change}
    assert host.post(f"/api/tables/{table['table']}/seats/{seat}/claim", wish).json()["code"] == code


async def test_two_friends_with_one_invitation_do_not_both_get_the_seat(host: Host) -> None:
    table = opened(host, "me", "link")
    path = f"/api/tables/{table['table']}/seats/1/claim"
    wish = {"invitation": table["seats"][1]["invitation"], "name": "Ada"}
    answers = await asyncio.gather(*(asyncio.to_thread(host.post, path, wish) for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]


def test_a_table_never_tells_its_secrets_to_who_asks(host: Host) -> None:
    table = opened(host, "me", "here", "link")
    told = host.get(f"/api/tables/{table['table']}").text
    secrets = [seat[kind] for seat in table["seats"] for kind in ("token", "invitation") if seat[kind]]
    assert len(secrets) == 3
    assert not any(secret in told for secret in secrets)


def test_seats_go_clockwise_whatever_order_they_were_wished_in(host: Host) -> None:
    wish = list(reversed(seats("me", "here", "easy", "normal")))
    table = host.post("/api/tables", {"game": "master", "seats": wish}).json()
    assert [seat["colour"] for seat in table["seats"]] == ["red", "yellow", "blue", "green"]


def test_seats_without_a_name_are_called_by_their_colour(host: Host) -> None:
    wish = [{"colour": "red", "kind": "me"}, {"colour": "green", "kind": "bot", "level": "easy"}]
    german = {"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}
    table = host.post("/api/tables", {"game": "towers", "seats": wish}, headers=german).json()["table"]
    assert [seat["name"] for seat in host.get(f"/api/tables/{table}").json()["seats"]] == ["Rot", "Grün"]


# --- handing over ----------------------------------------------------------------------------------


async def test_the_others_hand_an_absent_players_seat_to_a_bot_and_back(host: Host) -> None:
    table = Opened(host, "classic", "me", "link", options={"first": 1})
    async with at_table(table, 0) as me:
        async with at_table(table, 1):
            await me.say(type="hand-over", seat=1, to="bot", level="easy")
            assert (await me.hear(Refused)).code == "not-away"
        await me.hear(Presence, lambda told: not told.seats[1].there)
        await asyncio.sleep(AWAY + 0.1)
        await me.say(type="hand-over", seat=1, to="bot", level="easy")
        handed = await me.hear(Presence, lambda told: told.seats[1].bot is not None)
        assert (handed.seats[1].bot, handed.seats[1].kind) == ("easy", "link")
        await me.hear(Update, lambda update: update.actor == 1)
        await me.hear(Update, lambda update: update.choices is not None)

        async with at_table(table, 1) as friend:
            assert (await me.hear(Presence)).seats[1].there
            await friend.act({"type": "push", "arrow": "N2"})
            assert (await friend.hear(Refused)).code == "not-asked"
            await friend.say(type="hand-over", seat=1, to="person")
            back = await me.hear(Presence, lambda told: told.seats[1].bot is None)
            assert back.seats[1].there
            await me.play_on(Random(0), until=me.number + 1)
            while friend.choices is None:
                await friend.next()
                if me.choices is not None:
                    await me.play_on(Random(0), until=me.number + 1)


async def test_a_seat_handed_over_while_it_is_asked_loses_and_gets_back_its_choices(host: Host) -> None:
    table = Opened(host, "classic", "me", "here", "link", options={"first": 0}, pace="calm")
    async with at_table(table, 0) as me:
        number = me.number
        assert me.choices is not None
        await me.say(type="hand-over", seat=0, to="bot")
        taken = await me.hear(Snapshot)
        assert (taken.choices, taken.number, taken.table.seats[0].bot) == (None, number, "normal")
        await me.act({"type": "push", "arrow": "N2"})
        assert (await me.hear(Refused)).code == "handed-over"
        await me.say(type="hand-over", seat=0, to="person")
        back = await me.hear(Snapshot)
        assert back.choices is not None
        assert back.number == number, "the bot's moment had not come yet"


async def test_an_open_seat_is_given_to_a_bot_at_once(host: Host) -> None:
    table = opened(host, "me", "link", options={"first": 1}, pace="instant")
    async with connect(host.ws(table["table"])) as socket:
        me = Player(socket, "classic")
        await me.sit(table["seats"][0]["token"])
        await me.say(type="hand-over", seat=1, to="bot")
        assert (await me.hear(Update)).actor == 1


async def test_who_comes_by_link_plays_at_once_where_a_bot_stood_in(host: Host) -> None:
    table = opened(host, "me", "link", options={"first": 1}, pace="calm")
    async with connect(host.ws(table["table"])) as mine, connect(host.ws(table["table"])) as other:
        me, friend = Player(mine, "classic"), Player(other, "classic")
        await me.sit(table["seats"][0]["token"])
        await me.say(type="hand-over", seat=1, to="bot")
        await me.hear(Presence, lambda told: told.seats[1].bot is not None)
        claim = {"invitation": table["seats"][1]["invitation"], "name": "Ben"}
        path = f"/api/tables/{table['table']}/seats/1/claim"
        token = (await asyncio.to_thread(host.post, path, claim)).json()["token"]
        snapshot = await friend.sit(token)
        assert snapshot.table.seats[1].bot is None
        assert friend.choices is not None
        await friend.act(friend.actions()[0])
        assert (await friend.hear(Update)).actor == 1


async def test_the_others_do_not_take_a_seat_back_from_the_bot_that_its_person_chose(host: Host) -> None:
    table = Opened(host, "classic", "me", "link", "link", options={"first": 0}, pace="calm")
    async with at_table(table, 0) as me:
        async with at_table(table, 2) as friend:
            await friend.say(type="hand-over", seat=2, to="bot", level="easy")
            await friend.hear(Presence, lambda told: told.seats[2].bot == "easy")
            await me.say(type="hand-over", seat=2, to="person")
            assert (await me.hear(Refused)).code == "not-yours"
        await me.hear(Presence, lambda told: not told.seats[2].there)
        await asyncio.sleep(AWAY + 0.1)
        await me.say(type="hand-over", seat=2, to="person")
        assert (await me.hear(Refused)).code == "not-yours"
    assert host.get(f"/api/tables/{table.id}").json()["seats"][2]["bot"] == "easy"


async def test_one_screen_takes_its_seats_back_and_waits_for_a_friend_after_all(host: Host) -> None:
    table = opened(host, "me", "here", "link", options={"first": 0}, pace="calm")
    async with connect(host.ws(table["table"])) as socket:
        me = Player(socket, "classic")
        await me.sit(table["seats"][0]["token"])
        for seat in (1, 2):
            await me.say(type="hand-over", seat=seat, to="bot")
            await me.hear(Presence, lambda told, seat=seat: told.seats[seat].bot is not None)  # type: ignore[misc]
            await me.say(type="hand-over", seat=seat, to="person")
            await me.hear(Presence, lambda told, seat=seat: told.seats[seat].bot is None)  # type: ignore[misc]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seat": 2, "to": "person"}, "no-person"),
        ({"seat": 2, "to": "bot"}, "no-person"),
        ({"seat": 9, "to": "bot"}, "no-seat"),
        ({"seat": -1, "to": "bot"}, "no-seat"),
        ({"seat": 1, "to": "bot"}, "not-away"),
    ],
)
async def test_a_seat_that_cannot_be_handed_over_stays(host: Host, wish: dict[str, Any], code: str) -> None:
    table = Opened(host, "classic", "me", "link", "easy")
    async with at_table(table, 1), at_table(table, 0) as me:
        await me.say(type="hand-over", **wish)
        assert (await me.hear(Refused)).code == code


# --- again -----------------------------------------------------------------------------------------


async def test_the_same_people_play_again_and_each_gets_its_own_seat(host: Host) -> None:
    short = {"cards": 1, "way_home": False, "first": 0}  # a bot that begins may win before anyone has asked
    table = Opened(host, "classic", "me", "here", "link", "easy", options=short)
    async with at_table(table, 2) as friend, at_table(table) as watcher, at_table(table, 0) as me:
        early = host.post(f"/api/tables/{table.id}/rematch", {"token": table.tokens[0]})
        assert early.json()["code"] == "not-over"
        await play_from_one_screen(me, table, friend)
        assert host.post(f"/api/tables/{table.id}/rematch", {"token": "guessed"}).status_code == 403
        asked = await asyncio.to_thread(
            host.post, f"/api/tables/{table.id}/rematch", {"token": table.tokens[0]}
        )
        assert asked.status_code == 201
        moved = asked.json()
        assert moved["table"] != table.id
        assert [seat["seat"] for seat in moved["seats"]] == [0, 1], "all seats of the screen"

        told = await friend.hear(Moved)
        assert told.table == moved["table"]
        assert [seat.seat for seat in told.seats] == [2]
        assert (await watcher.hear(Moved)).seats == ()
        assert (await me.hear(Moved)).table == moved["table"]

        late = host.post(f"/api/tables/{table.id}/rematch", {"token": table.tokens[2]}).json()
        assert late["table"] == moved["table"], "a second click opens no second table"
        assert host.get(f"/api/tables/{table.id}").json()["rematch"] == moved["table"]

    facts = host.get(f"/api/tables/{moved['table']}").json()
    assert [seat["name"] for seat in facts["seats"]] == ["me red", "here yellow", "friend", "bot green"]
    assert facts["options"]["cards"] == 1
    assert not any(seat["open"] for seat in facts["seats"])
    for number, token in [(2, told.seats[0].token), (0, moved["seats"][0]["token"])]:
        async with connect(host.ws(moved["table"])) as socket:
            player = Player(socket, "classic")
            assert (await player.sit(token)).you == number


async def finished_without_the_friend(host: Host) -> dict[str, Any]:
    """A game that is over, at whose table a bot played for a friend who never came."""
    short = {"cards": 1, "way_home": False, "first": 0}
    table = opened(host, "me", "link", options=short, pace="instant")
    async with connect(host.ws(table["table"]), max_size=None) as socket:
        me = Player(socket, "classic")
        await me.sit(table["seats"][0]["token"])
        await me.say(type="hand-over", seat=1, to="bot", level="easy")
        await me.play_on(Random(1))
    return table


async def test_the_invitation_of_a_friend_who_has_not_come_holds_at_the_next_table(host: Host) -> None:
    table = await finished_without_the_friend(host)
    again = host.post(f"/api/tables/{table['table']}/rematch", {"token": table["seats"][0]["token"]}).json()
    seat = host.get(f"/api/tables/{again['table']}").json()["seats"][1]
    assert (seat["open"], seat["bot"]) == (True, "easy"), "the bot goes on until the friend comes"

    claim = {"invitation": table["seats"][1]["invitation"], "name": "Ben"}
    assert host.post(f"/api/tables/{again['table']}/seats/1/claim", claim).status_code == 201
    seat = host.get(f"/api/tables/{again['table']}").json()["seats"][1]
    assert (seat["open"], seat["bot"], seat["name"]) == (False, None, "Ben")
    assert host.post(f"/api/tables/{again['table']}/seats/1/claim", claim).json()["code"] == "seat-taken"


async def test_a_friend_who_comes_to_the_old_table_follows_to_the_next(host: Host) -> None:
    table = await finished_without_the_friend(host)
    path = f"/api/tables/{table['table']}"
    again = host.post(f"{path}/rematch", {"token": table["seats"][0]["token"]}).json()
    claim = {"invitation": table["seats"][1]["invitation"], "name": "Ben"}
    token = host.post(f"{path}/seats/1/claim", claim).json()["token"]

    async with connect(host.ws(again["table"])) as socket:
        me = Player(socket, "classic")
        await me.sit(again["seats"][0]["token"])
        moved = (await asyncio.to_thread(host.post, f"{path}/rematch", {"token": token})).json()
        assert moved["table"] == again["table"]
        seat = (await me.hear(Presence, lambda told: not told.seats[1].open)).seats[1]
        assert (seat.name, seat.bot) == ("Ben", None)
    late = host.post(f"/api/tables/{again['table']}/seats/1/claim", claim)
    assert late.json()["code"] == "seat-taken"
    async with connect(host.ws(again["table"])) as socket:
        assert (await Player(socket, "classic").sit(moved["seats"][0]["token"])).you == 1


async def test_a_host_that_is_full_opens_no_rematch_either(data: Path) -> None:
    host = await HostHere.open(Settings(data=str(data), bot_processes=1, warm_up=False, most_tables=1))
    try:
        wish = NewTable("classic", (SeatWish(Colour.RED, "me"), SeatWish(Colour.BLUE, "here")), {"cards": 1})
        table = await host.tables.open(wish, str)
        token = table.seats[0].token
        assert token is not None
        live, thinks = await host.tables.get(table.table), bot("seeker", "classic")
        while (seat := live.match.actor) is not None:
            state = live.match.state
            action = thinks(classic.view(state, seat), tuple(classic.legal(state)), Random(7))
            await live.act_for(live.number, action)
        with pytest.raises(Refuse, match="host-full"):
            await host.tables.open(wish, str)
        with pytest.raises(Refuse, match="host-full"):
            await host.tables.rematch(table.table, token)
    finally:
        await host.close()


async def play_from_one_screen(me: Player, table: Opened, friend: Player) -> None:
    """Seats 0 and 1 share a connection, as behind a curtain; the friend plays at another."""
    playing = asyncio.create_task(friend.play_on(Random(3)))
    while me.result is None:
        if me.choices is not None:
            await me.play_on(Random(1), until=me.number + 1)
            continue
        asked = me.view().actor
        if asked in (0, 1) and asked != me.seat:
            await me.sit(table.tokens[asked])
        else:
            await me.next()
    await playing


# --- hints -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_a_legal_way_to_go_on(host: Host, game: str) -> None:
    table = Opened(host, game, "me", "link", options={"first": 0})
    async with at_table(table, 0) as me:
        await me.say(type="ask", number=me.number)
        hint = await me.hear(Hint)
        assert hint.number == me.number
        assert len(hint.actions) == len(hint.notations) >= 1
        assert hint.reason in ("win", "gain", "nearer", "best")
        for action in hint.actions:
            assert decode(bytes(action), me.game.Action) in me.actions()
            await me.act(action)
            await me.hear(Update)


async def test_hints_can_be_switched_off_for_a_table(host: Host) -> None:
    table = Opened(host, "classic", "me", "easy", hints=False, options={"first": 0})
    async with at_table(table, 0) as me:
        await me.say(type="ask", number=me.number)
        assert (await me.hear(Refused)).code == "no-hints"


async def test_a_hint_is_only_for_who_is_asked(host: Host) -> None:
    table = Opened(host, "classic", "me", "link", options={"first": 0})
    async with at_table(table, 1) as friend:
        await friend.say(type="ask", number=friend.number)
        assert (await friend.hear(Refused)).code == "not-asked"
        await friend.say(type="ask", number=friend.number + 1)
        assert (await friend.hear(Refused)).code == "stale"
