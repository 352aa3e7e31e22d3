"""Every byte of the lobby while games are played, searched for what nobody may know there (X10)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from tests.server.hosts import Host, hosting
from tests.server.leaks import Truth, lobby_leaks
from tests.server.lobby.lobbies import opened, sat, visiting
from tests.server.players import Opened, Player
from websockets.asyncio.client import connect

from wandelgang.games.wire import encode
from wandelgang.match import load
from wandelgang.table.protocol import LobbyPosition


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host whose lobby shows every position that it can."""
    with hosting(tmp_path_factory.mktemp("data"), picture_every=0.0) as running:
        yield running


@pytest.mark.parametrize("game", ["classic", "master", "towers"])
async def test_the_lobby_gives_nothing_away(host: Host, game: str) -> None:
    private = Opened(host, game, "me", "link")
    new = opened(host, "me", "link", "anyone", game=game)
    table, invitation = new["table"], new["seats"][1]["invitation"]
    friend = host.post(f"/api/tables/{table}/seats/1/claim", {"invitation": invitation, "name": "F"}).json()
    tokens = [new["seats"][0]["token"], friend["token"]]
    async with visiting(host) as visitor:
        await visitor.until(lambda: table in visitor.positions)
        tokens.append(sat(host, table, "Ben")["token"])
        listening = asyncio.create_task(visitor.until(lambda: table not in visitor.tables))
        async with asyncio.TaskGroup() as playing:
            for seat, token in enumerate(tokens):
                playing.create_task(_play(host, table, game, token, seat))
        await listening  # it is over, and so no longer listed
    truth = Truth(load(host.get(f"/api/tables/{table}/record").content))
    secrets = [*tokens, invitation, private.id, *filter(None, private.tokens)]
    assert list(lobby_leaks(truth, table, visitor.heard, secrets)) == []
    assert any(table.encode() in data for data in visitor.heard)
    # The search finds what is planted: a token, and what only one seat may see.
    named = [data.replace(b'"name":"me"', f'"name":"{tokens[0]}"'.encode()) for data in visitor.heard[:1]]
    assert list(lobby_leaks(truth, table, named, secrets))
    view = truth.game.view(truth.positions[0].state, 0)
    seen = LobbyPosition(table, 0, msgspec.Raw(encode(view)))
    assert list(lobby_leaks(truth, table, [msgspec.json.encode(seen)], []))


async def _play(host: Host, table: str, game: str, token: str, seed: int) -> None:
    async with connect(host.ws(table), max_size=None) as socket:
        player = Player(socket, game)
        await player.sit(token)
        await player.play_on(Random(seed))
