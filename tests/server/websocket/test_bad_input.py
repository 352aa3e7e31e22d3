"""Input may be anything: it is refused with a reason, and the game stands as it was."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import pytest
from tests.server.hosts import Host
from tests.server.players import PATIENCE, Opened, Player, at_table, seats, sit
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from wandelgang.server.limits import LONGEST_MESSAGE, MESSAGES_AT_ONCE
from wandelgang.server.limits.costs import COSTS
from wandelgang.table.limits import LONGEST_NAME
from wandelgang.table.protocol import PROTOCOL, Pong, Refused, Sit, Snapshot, Update


@pytest.fixture(scope="module")
def table(host: Host) -> Opened:
    return Opened(host, "classic", "me", "link", options={"first": 0, "events": True})


async def unharmed(table: Opened) -> None:
    """The game can still be looked at and played."""
    async with at_table(table, 0) as me:
        assert me.choices is not None
        assert len(me.choices.actions) >= 22


async def closed(player: Player) -> tuple[int, str]:
    """Read the connection to its end: the code and the reason with which the host closed it."""
    try:
        while True:
            await player.next()
    except ConnectionClosed as end:
        return (end.rcvd.code, end.rcvd.reason) if end.rcvd else (0, "the host did not say why")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "null",
        "{}",
        '{"type": "dance"}',
        '{"type": "act"}',
        '{"type": "act", "number": "one", "action": {}}',
        '{"type": "act", "number": 9999999999999999999999999, "action": {}}',
        '{"type": "sit", "token": 7}',
        '{"type": "sit", "token": "x", "extra": 1}',
        '{"type": "hand-over", "seat": 0, "to": "dog"}',
        "[" * 2000,
        '{"type": "act", "number": 1, "action": ' + "[" * 1500 + "]" * 1500 + "}",
    ],
)
async def test_a_garbled_message_is_refused_and_the_connection_stays(table: Opened, text: str) -> None:
    async with at_table(table, 0) as me:
        number = me.number
        await me.socket.send(text)
        refused = await me.hear(Refused)
        assert refused.code in ("bad-message", "no-action", "stale")
        await me.say(type="ping")
        assert (await me.hear(Pong)).number == number
    await unharmed(table)


async def test_a_binary_frame_ends_the_connection(table: Opened) -> None:
    async with at_table(table, 0) as me:
        await me.socket.send(b"\x00\xff\x00")
        assert (await me.hear(Refused)).code == "bad-message"
        assert await closed(me) == (1008, "bad-message")
    await unharmed(table)


async def test_a_huge_message_ends_the_connection(table: Opened) -> None:
    async with at_table(table, 0) as me:
        await me.socket.send("x" * (LONGEST_MESSAGE + 1))
        assert (await closed(me))[0] == 1009, "message too big"
    await unharmed(table)


async def test_a_thousand_messages_a_second_end_the_connection_and_hurt_nobody_else(table: Opened) -> None:
    async with at_table(table, 1) as friend, at_table(table, 0) as me:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(1_000):
                await me.socket.send('{"type": "ping"}')
        assert await closed(me) == (1008, "too-fast")
        assert any(isinstance(told, Refused) and told.code == "too-fast" for told in me.told)
        await friend.say(type="ping")
        assert (await friend.hear(Pong)).number == friend.number
    await unharmed(table)


async def test_sitting_down_again_and_again_ends_the_connection(table: Opened) -> None:
    sits = int(MESSAGES_AT_ONCE / COSTS[Sit])
    async with at_table(table, 0) as me:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(sits * 2):
                await me.socket.send(sit(token=table.tokens[0], seen=0))
        assert await closed(me) == (1008, "too-fast")
        assert sum(isinstance(told, Snapshot) for told in me.told) <= sits + 5
    await unharmed(table)


async def test_who_does_not_sit_down_hears_nothing(table: Opened) -> None:
    async with connect(table.host.ws(table.id)) as socket:
        await socket.send('{"type": "act", "number": 1, "action": {"type": "walk", "cell": 1}}')
        answer = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE), type=Refused)
        assert answer.code == "sit-first"


async def test_a_table_that_does_not_exist_is_said_so(host: Host) -> None:
    async with connect(host.ws("nothing")) as socket:
        await socket.send(sit(language="fr"))
        answer = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE), type=Refused)
        assert answer.code == "no-table"
        assert answer.message == "Cette table n’existe pas ici. Vérifie le lien ou le code."
        with pytest.raises(ConnectionClosed):
            await socket.recv()


@pytest.mark.parametrize("version", [{}, {"protocol": PROTOCOL - 1}, {"protocol": PROTOCOL + 1}])
async def test_a_client_of_another_protocol_version_is_told_to_reload(
    table: Opened, version: dict[str, int]
) -> None:
    async with connect(table.host.ws(table.id)) as socket:
        await socket.send(msgspec.json.encode({"type": "sit", "token": table.tokens[0], **version}).decode())
        answer = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE), type=Refused)
        assert answer.code == "old-protocol"
        assert answer.message == "This page is older or newer than the host. Please reload it."
        with pytest.raises(ConnectionClosed) as end:
            await socket.recv()
        assert end.value.rcvd is not None
        assert (end.value.rcvd.code, end.value.rcvd.reason) == (1008, "old-protocol")
    assert table.host.get("/api/host").json()["protocol"] == PROTOCOL


@pytest.mark.parametrize("token", ["", "wrong", "x" * 3000, "'; drop table tokens; --"])
async def test_a_wrong_token_holds_no_seat(table: Opened, token: str) -> None:
    async with connect(table.host.ws(table.id)) as socket:
        await socket.send(sit(token))
        answer = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE), type=Refused)
        assert answer.code == "wrong-token"


async def test_a_token_of_another_table_holds_no_seat(table: Opened, host: Host) -> None:
    other = Opened(host, "classic", "me", "easy")
    async with connect(host.ws(table.id)) as socket:
        await socket.send(sit(other.tokens[0]))
        answer = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE), type=Refused)
        assert answer.code == "wrong-token"


async def test_an_action_out_of_turn_is_refused(table: Opened) -> None:
    async with at_table(table, 1) as friend:
        await friend.act({"type": "push", "arrow": "N2", "turn": 0})
        refused = await friend.hear(Refused)
        assert (refused.code, refused.number) == ("not-asked", friend.number)
    await unharmed(table)


async def test_who_watches_cannot_act(table: Opened) -> None:
    async with at_table(table) as watcher:
        await watcher.act({"type": "push", "arrow": "N2", "turn": 0})
        assert (await watcher.hear(Refused)).code == "watching"
        await watcher.say(type="hand-over", seat=0, to="bot")
        assert (await watcher.hear(Refused)).code == "watching"
        await watcher.say(type="ask", number=watcher.number)
        assert (await watcher.hear(Refused)).code == "watching"
    await unharmed(table)


@pytest.mark.parametrize(
    ("action", "code", "clause"),
    [
        ({"type": "walk", "cell": 3}, "illegal", "X3"),
        ({"type": "push", "arrow": "Z9"}, "illegal", "X2"),
        ({"type": "push", "arrow": "N2", "turn": 17}, "illegal", "X4"),
        ({"type": "swap", "seat": 1}, "illegal", "C17"),
        ({"type": "draw", "card": "owl"}, "illegal", "X11"),  # chance is not a player's to decide
        ({"type": "read", "message": "swap"}, "illegal", "C14"),
        ({"type": "fly", "cell": 3}, "no-action", None),
        ({"type": "push", "arrow": "N2", "force": 9}, "no-action", None),
        (None, "no-action", None),
    ],
)
async def test_an_action_that_the_rules_refuse_names_the_clause(
    table: Opened, action: Any, code: str, clause: str | None
) -> None:
    async with at_table(table, 0, language="de") as me:
        await me.act(action)
        refused = await me.hear(Refused)
        assert (refused.code, refused.clause) == (code, clause)
        assert refused.message
        assert refused.detail
    await unharmed(table)


async def test_a_double_click_happens_once(host: Host) -> None:
    table = Opened(host, "classic", "me", "link", options={"first": 0})
    async with at_table(table, 0) as me:
        number, push = me.number, me.actions()[0]
        await me.act(push, number)
        await me.act(push, number)
        await me.hear(Update)
        refused = await me.hear(Refused)
        assert (refused.code, refused.number) == ("stale", number)
        assert me.number == number + 1
        await me.act(push, number + 50)
        assert (await me.hear(Refused)).code == "stale"


# --- over HTTP -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no-game"),
        ({"options": {"cards": 99}}, "bad-options"),
        ({"options": {"dragons": True}}, "bad-options"),
        ({"options": {"players": 4}}, "bad-options"),
        ({"seats": seats("me", "easy")[:1]}, "bad-seats"),
        ({"seats": seats("me", "me")}, "bad-seats"),
        ({"seats": [seats("me", "easy")[0]] * 2}, "bad-seats"),
        ({"seats": seats("me", "easy", "easy", "easy") * 2}, "bad-seats"),
        ({"seats": [seats("me", "easy")[0], {"colour": "pink", "kind": "bot"}]}, "bad-message"),
        ({"seats": [{**seat, "name": "x" * (LONGEST_NAME + 1)} for seat in seats("me", "easy")]}, "bad-name"),
        ({"seats": [{**seat, "name": "a\u202eb"} for seat in seats("me", "easy")]}, "bad-name"),
        ({"pace": "never"}, "bad-message"),
        ({"secret": 1}, "bad-message"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused(host: Host, change: dict[str, Any], code: str) -> None:
    answer = host.post("/api/tables", {"game": "classic", "seats": seats("me", "easy"), **change})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["message"]


@pytest.mark.parametrize("body", [b"", b"nonsense", b"[]", b'{"game": ', b"\xff\xfe", b"[" * 5000])
def test_a_garbled_body_is_refused(host: Host, body: bytes) -> None:
    answer = host.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_a_huge_body_is_refused(host: Host) -> None:
    answer = host.post("/api/tables", content=b"x" * 100_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
    answer = host.post("/api/replays", content=b"x" * 3_000_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/nothing", 404, "no-page"),
        ("/api/tables/nothing", 404, "no-table"),
        ("/api/tables/nothing/record", 404, "no-table"),
        ("/api/replays/nothing", 404, "no-replay"),
        ("/api/tables/%00", 404, "no-table"),
        ("/api/tables/%ff%fe/record", 404, "no-table"),
        ("/api/replays/%00", 404, "no-replay"),
        ("/api/tables", 405, "no-page"),
        ("/assets/nothing.js", 404, "no-page"),
    ],
)
def test_what_is_not_there_is_said_so(host: Host, path: str, status: int, code: str) -> None:
    answer = host.get(path, headers={"Accept-Language": "fr-CH, fr;q=0.9"})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["message"].endswith(".")


def test_no_qr_code_is_drawn_of_what_is_no_address_of_this_host(host: Host) -> None:
    for wish in ({"path": "/" + "x" * 1_200}, {"path": 7}, {}, {"path": "/", "size": 9}):
        answer = host.post("/api/qr.svg", wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_one_address_cannot_open_tables_for_ever(data: Any) -> None:
    from tests.server.hosts import hosting

    with hosting(data, tables_a_minute=3) as host:
        wish = {"game": "towers", "seats": seats("me", "easy")}
        answers = [host.post("/api/tables", wish).status_code for _ in range(5)]
    assert answers == [201, 201, 201, 429, 429]
