"""Any frames in any state of a table: `python -m tests.server.websocket.fuzzing` sends 100,000 of them.

A Hypothesis state machine sends good and bad messages of every kind, and frames that are none, from several
connections to one table: before they sit, seated, covered, watching, in a game that is paused, taken back or
over. Whatever comes, the host answers or closes the connection with a code that we document, another table
does not notice, people can play on, and what is stored can be replayed. `hosting` finds errors in its log.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import struct
import sys
import tempfile
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from tests.server.hosts import Host, hosting
from tests.server.players import Opened
from tests.server.websocket.raw_client import BINARY, CLOSE, CONT, PING, PONG, TEXT, RawClient, Wire, written

from wandelgang.bots import bot
from wandelgang.games import GAMES
from wandelgang.games.wire import decode
from wandelgang.server.limits import LONGEST_MESSAGE
from wandelgang.server.storage import Store
from wandelgang.table.protocol import PROTOCOL, Pong, Presence, Reaction, Refused, Snapshot, Update
from wandelgang.table.state import fold

DOCUMENTED = {1000, 1002, 1007, 1008, 1009, 1013}  # docs/protocol.md; 1011 is a fault, 1012 a restart
MOST_CLIENTS = 4
STEPS = 30
LOOK_EVERY = 5.0  # seconds
IN_ORDER = {"act", "roll", "take-back", "sit"}  # what follows depends on what comes of them

numbers = st.one_of(
    st.just("now"), st.sampled_from([0, -1, 1, 2**31, 2**63, 2**64, 10**30]), st.integers(0, 40)
)
seats = st.sampled_from([0, 1, 0, 1, 2, -1, 99, 2**40])
texts = st.text(max_size=30)
anything: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)
actions = st.one_of(
    st.tuples(st.just("legal"), st.integers(0, 500)),
    st.tuples(st.just("legal"), st.integers(0, 500)),
    st.tuples(st.just("other"), st.dictionaries(texts, anything, max_size=3) | anything),
    st.builds(
        lambda arrow, turns: ("other", {"type": "push", "arrow": arrow, "turns": turns}),
        anything,
        st.integers(-9, 9),
    ),
    st.builds(lambda cell: ("other", {"type": "walk", "cell": cell}), st.integers(-5, 90)),
)
tokens = st.sampled_from(["own 0", "own 1", "own 0", "own 1", "none", "wrong", "empty", "long", "foreign"])


def messages() -> st.SearchStrategy[dict[str, Any]]:
    """Messages of every kind, most of them well-formed."""
    return st.one_of(
        st.fixed_dictionaries({"type": st.just("act"), "number": numbers, "action": actions}),
        st.fixed_dictionaries({"type": st.just("act"), "number": st.just("now"), "action": actions}),
        st.fixed_dictionaries({"type": st.just("roll"), "number": numbers}),
        st.fixed_dictionaries({"type": st.just("take-back"), "number": numbers}),
        st.fixed_dictionaries({"type": st.just("ask"), "number": numbers}),
        st.fixed_dictionaries(
            {"type": st.just("hand-over"), "seat": seats, "to": st.sampled_from(["bot", "person", "dog"])},
            optional={"level": st.sampled_from(["easy", "normal", "hard", "expert", "god", None])},
        ),
        st.fixed_dictionaries(
            {"type": st.just("react"), "reaction": st.sampled_from([*get_args(Reaction), "gun"])}
        ),
        st.fixed_dictionaries({"type": st.just("say"), "text": st.text(max_size=250)}),
        st.fixed_dictionaries(
            {"type": st.just("tempo")},
            optional={
                "pace": st.sampled_from(["instant", "quick", "calm", "never", None]),
                "paused": st.sampled_from([True, False, None]),
            },
        ),
        st.just({"type": "ping"}),
        st.fixed_dictionaries(
            {"type": st.just("sit"), "token": tokens, "protocol": st.sampled_from([PROTOCOL] * 6 + [0, 999])},
            optional={
                "covered": st.booleans(),
                "seen": st.none() | st.integers(-2, 50),
                "name": st.text(max_size=40),
                "language": st.sampled_from(["de", "en", "fr", "xx"]),
            },
        ),
    )


damage = st.one_of(  # a field of a message that becomes something else
    st.none(),
    st.none(),
    st.tuples(st.sampled_from(["type", "number", "seat", "text", "token", "x"]), anything),
)
wires = st.builds(
    Wire,
    st.sampled_from([TEXT, TEXT, BINARY, CONT, CLOSE, PING, PONG, 0x3, 0x7, 0xB, 0xF]),
    st.booleans(),
    st.sampled_from([0, 0, 0, 1, 2, 4, 7]),
    st.sampled_from([True, True, True, False]),
    st.booleans(),
)
LONG = (b"x" * LONGEST_MESSAGE, b"x" * (LONGEST_MESSAGE + 1), b"[" * 4000, b" " * 70_000, b"{" * 126)
odd_bytes = st.one_of(
    st.binary(max_size=130),
    st.sampled_from([b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\xf4\x90\x80\x80"]),
    st.just(b'{"type":"say","text":"\xff"}'),
    st.integers(0, len(LONG) - 1).map(lambda which: LONG[which]),  # too long for Hypothesis to show them all
)


class Session:
    """What all examples of a run share: the host, a table that nobody attacks, and counts."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.frames: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.tables: list[str] = []
        self.over = self._finished_game()
        self.rng = Random(0)
        self._looked = time.monotonic()
        self._begin()

    def _begin(self) -> None:
        """A table that nobody attacks."""
        self.calm = Opened(self.host, "classic", "me", "link", options={"first": 0})
        self.tables.append(self.calm.id)
        self.players = [self._seated(self.calm, seat) for seat in (0, 1)]
        for player in self.players:
            player.settle()

    def _seated(self, table: Opened, seat: int) -> RawClient:
        client = RawClient(self.host, table.id)
        client.say(type="sit", token=table.tokens[seat], protocol=PROTOCOL)
        while not isinstance(told := client.next(), Snapshot):
            assert told is not None, client.code
        return client

    def _finished_game(self) -> Opened:
        """A game that is over, for messages that come too late."""
        table = Opened(self.host, "classic", "me", "here", options={"cards": 1})
        self.tables.append(table.id)
        players = [self._seated(table, seat) for seat in (0, 1)]
        game, think, rng = GAMES["classic"], bot("seeker", "classic"), Random(1)
        over = False
        while not over:
            player = next(one for one in players if one.choices)
            last = next(told for told in reversed(player.told) if isinstance(told, Snapshot | Update))
            legal = tuple(decode(bytes(action), game.Action) for action in player.choices)
            action = think(decode(bytes(last.view), game.View), legal, rng)
            player.say(type="act", number=player.number, action=msgspec.to_builtins(action))
            for one in players:
                number = one.number
                while one.number == number:
                    told = one.next()
                    assert told is not None, (one.code, one.told[-1:])
                    over = over or (isinstance(told, Update) and told.result is not None)
            time.sleep(0.03)  # each stays within the rate of a connection
        for player in players:
            player.hang_up()
        return table

    def look_at_others(self) -> None:
        """Those at the other table have noticed nothing. The host's own pings are answered, too."""
        self._looked = time.monotonic()
        for player in self.players:
            number = player.number
            player.say(type="ping")
            while isinstance(told := player.next(), Presence):
                pass  # of when they sat down: it may come a moment later
            assert isinstance(told, Pong), (told, player.code)
            assert told.number == number

    def look_now_and_then(self) -> None:
        """Whoever does not answer the host's pings for long is cut off."""
        if time.monotonic() - self._looked > LOOK_EVERY:
            self.look_at_others()

    def check_others(self) -> None:
        """Those at the other table have noticed nothing, and play on."""
        self.look_at_others()
        asked = next(one for one in self.players if one.choices)
        action = msgspec.json.decode(self.rng.choice(asked.choices))
        asked.say(type="act", number=asked.number, action=action)
        for one in sorted(self.players, key=lambda player: player is not asked):  # who acts knows first
            number, known = one.number, len(one.told)
            one.settle()  # an action may bring several updates: a card is drawn after the walk that found one
            *told, _ = one.told[known:]
            assert one.number > number, (told, one.code)
            assert all(isinstance(message, Update | Presence) for message in told), told
        if not any(one.choices for one in self.players):  # the game is over
            self.hang_up()
            self._begin()

    def hang_up(self) -> None:
        """Those at the other table go."""
        for player in self.players:
            player.hang_up()

    async def check_stored(self) -> int:
        """Everything that is stored replays; how many entries that is."""
        store = await Store.open(self.host.settings["data"])
        entries = 0
        try:
            for table in self.tables:
                stored = await store.load(table)
                assert stored is not None
                assert fold(stored).number == len(stored.entries)
                entries += len(stored.entries)
        finally:
            await store.close()
        return entries


class Frames(RuleBasedStateMachine):
    """Several connections to one table, and what they send."""

    session: Session  # the same for all examples

    def __init__(self) -> None:
        super().__init__()
        self.clients: list[RawClient] = []
        self.table: Opened

    @initialize(
        game=st.sampled_from(sorted(GAMES)), over=st.integers(0, 9), chat=st.booleans(), bots=st.booleans()
    )
    def open(self, game: str, over: int, chat: bool, bots: bool) -> None:
        """A fresh table; now and then the one whose game is over."""
        if over == 0:
            self.table = self.session.over
            return
        kinds = ("me", "normal") if bots else ("me", "link")
        self.table = Opened(self.session.host, game, *kinds, chat=chat, options={"first": 0})
        self.session.tables.append(self.table.id)

    def _client(self, which: int) -> RawClient:
        """One of the connections, or a new one; most of them sit down first."""
        self.session.look_now_and_then()
        if which < len(self.clients) and self.clients[which].code is None:
            return self.clients[which]
        client = RawClient(self.session.host, self.table.id)
        if which < len(self.clients):
            self.clients[which] = client
        else:
            self.clients.append(client)
        if which != 3:
            token = self.table.tokens[0 if which < 2 else 1]
            client.say(type="sit", token=token, protocol=PROTOCOL)
            self.session.frames["sit"] += 1
            client.settle()
        return client

    def _send(self, client: RawClient, kind: str, *frames: bytes) -> None:
        for frame in frames:
            if client.code is None:
                client.send(frame)
                self.session.frames[kind] += 1

    def _sent(self, client: RawClient, kind: str, *frames: bytes, goodbye: bool = False) -> None:
        """Send frames; then the host has to answer, or to close the connection as documented.

        Where the client itself says goodbye, the host answers with the client's own code, or without one.
        """
        self._send(client, kind, *frames)
        before = len(client.told)
        client.settle()
        for told in client.told[before:]:
            name = told.code if isinstance(told, Refused) else type(told).__name__.lower()
            self.session.answers[name] += 1
            assert name != "host-trouble", told
        if client.code is not None:
            self.session.answers[f"closed {client.code}"] += 1
            assert goodbye or client.code in DOCUMENTED, (client.code, kind, frames, client.told[-1:])

    def _filled(self, message: dict[str, Any], client: RawClient) -> dict[str, Any]:
        """What only the moment knows: the number of the position, a legal action, a token."""
        message = dict(message)
        if message.get("number") == "now":
            message["number"] = client.number
        if "action" in message:
            kind, value = message["action"]
            legal = client.choices
            message["action"] = (
                value if kind == "other" else msgspec.json.decode(legal[value % len(legal)]) if legal else {}
            )
        if message["type"] == "sit":
            message["token"] = {
                "own 0": self.table.tokens[0],
                "own 1": self.table.tokens[1],
                "none": None,
                "wrong": "A" * 22,
                "empty": "",
                "long": "x" * 900,
                "foreign": self.session.calm.tokens[0],
            }[message["token"]]
        return message

    @rule(
        which=st.integers(0, MOST_CLIENTS - 1),
        several=st.lists(st.tuples(messages(), damage), min_size=1, max_size=10),
    )
    def say(self, which: int, several: list[tuple[dict[str, Any], tuple[str, Any] | None]]) -> None:
        """Messages, good ones and damaged ones."""
        client = self._client(which)
        for message, harm in several:
            filled = self._filled(message, client)
            if harm is not None:
                filled[harm[0]] = harm[1]
            kind = "message" if harm is None else "damaged message"
            if message["type"] in IN_ORDER:
                self._sent(client, kind, written(json.dumps(filled).encode()))
            else:
                self._send(client, kind, written(json.dumps(filled).encode()))
        self._sent(client, "message")

    @rule(
        which=st.integers(0, MOST_CLIENTS - 1),
        several=st.lists(st.tuples(odd_bytes, wires), min_size=1, max_size=4),
    )
    def send_odd_frames(self, which: int, several: list[tuple[bytes, Wire]]) -> None:
        """Frames that are no messages: binary, reserved bits and codes, without a mask, too long."""
        client = self._client(which)
        goodbye = any(wire.opcode == CLOSE for _, wire in several)
        frames = [written(payload, wire) for payload, wire in several]
        self._sent(client, "odd frame", *frames, goodbye=goodbye)
        if client.code is None:  # a message may have been left open, which swallows what follows
            client.hang_up()

    @rule(which=st.integers(0, MOST_CLIENTS - 1), payload=odd_bytes)
    def send_odd_text(self, which: int, payload: bytes) -> None:
        """A text that is no message."""
        self._sent(self._client(which), "odd text", written(payload))

    @rule(
        which=st.integers(0, MOST_CLIENTS - 1),
        message=messages(),
        cuts=st.lists(st.integers(0, 60), max_size=5),
        between=st.booleans(),
    )
    def send_in_parts(self, which: int, message: dict[str, Any], cuts: list[int], between: bool) -> None:
        """A message in parts, perhaps with pings between them."""
        client = self._client(which)
        text = json.dumps(self._filled(message, client)).encode()
        places = [0, *sorted(min(cut, len(text)) for cut in cuts), len(text)]
        parts = [text[start:end] for start, end in pairwise(places)]
        frames = []
        for number, part in enumerate(parts):
            last = number == len(parts) - 1
            frames.append(written(part, Wire(CONT if number else TEXT, fin=last)))
            if between and not last:
                frames.append(written(b"still there?", Wire(PING)))
        self._sent(client, "part", *frames)

    @rule(
        which=st.integers(0, MOST_CLIENTS - 1),
        several=st.lists(
            st.tuples(st.sampled_from([PING, PONG]), st.binary(max_size=125)), min_size=1, max_size=10
        ),
    )
    def send_control(self, which: int, several: list[tuple[int, bytes]]) -> None:
        """Control frames as they should be."""
        client = self._client(which)
        self._sent(client, "control", *(written(payload, Wire(opcode)) for opcode, payload in several))

    @rule(
        which=st.integers(0, MOST_CLIENTS - 1),
        code=st.sampled_from([0, 999, 1000, 1005, 1006, 1015, 3000, 4999, 65535]),
        reason=st.binary(max_size=20),
    )
    def send_close(self, which: int, code: int, reason: bytes) -> None:
        """A close, good or bad."""
        client = self._client(which)
        client.send(written(struct.pack("!H", code) + reason if code else reason[:1], Wire(CLOSE)))
        self.session.frames["close"] += 1
        while client.next() is not None:
            pass
        assert client.code in DOCUMENTED | {1005, 3000, 4999}, (client.code, code, reason)

    @rule(which=st.integers(0, MOST_CLIENTS - 1), unfinished=st.binary(max_size=20), abruptly=st.booleans())
    def vanish(self, which: int, unfinished: bytes, abruptly: bool) -> None:
        """Hang up in the middle of a frame."""
        client = self._client(which)
        client.send(written(unfinished + b"x" * 40)[:-30])
        self.session.frames["unfinished"] += 1
        client.hang_up(abruptly=abruptly)

    def teardown(self) -> None:
        """Nobody else has noticed."""
        for client in self.clients:
            client.hang_up()
        self.session.check_others()


def fuzz(host: Host, *, frames: int, examples: int | None = None) -> dict[str, Any]:
    """Send frames to a host, in rounds of as many examples; what was sent and answered."""
    session = Frames.session = Session(host)
    began = time.perf_counter()
    while True:
        run_state_machine_as_test(
            Frames,
            settings=settings(
                max_examples=examples or 50,
                stateful_step_count=STEPS,
                deadline=None,
                database=None,
                derandomize=examples is not None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            ),
        )
        if session.frames.total() >= frames:
            break
        print(f"{session.frames.total():,} frames", file=sys.stderr, flush=True)
    found = {
        "frames": session.frames.total(),
        "sent": dict(session.frames.most_common()),
        "answers": dict(session.answers.most_common()),
        "tables": len(session.tables),
    }
    session.hang_up()
    found["entries_replayed"] = asyncio.run(session.check_stored())
    return {**found, "seconds": round(time.perf_counter() - began, 1)}


UNLIMITED = {"connects_a_minute": 1_000_000, "connections_an_address": 10_000}


def main() -> int:
    """Send, and print what came of it as JSON."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--frames", type=int, default=100_000)
    chosen = words.parse_args()
    with tempfile.TemporaryDirectory() as data, hosting(Path(data), **UNLIMITED) as host:
        found = fuzz(host, frames=chosen.frames)
    print(json.dumps({"fuzzing": found}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
