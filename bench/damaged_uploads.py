"""Upload damaged records to a host: `python bench/damaged_uploads.py` sends 30,000 of them.

Real games are damaged in many ways, byte by byte and value by value. The host must answer each upload with
201 if it still is a game, or else with a refusal that says what is wrong, and never with an error of its own.
The answers are counted and printed as JSON; an upload that led to anything else is kept in a file.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parent.parent
RECORDS = sorted((ROOT / "tests" / "records").glob("*.jsonl"))
LONGEST = 60_000  # bytes; longer games take long to replay and are damaged no differently
REFUSED = (400, 413)

HOST = """
import sys
from wandelgang.server.http.server import HERE, listen, run
from wandelgang.server.settings import Settings
socket = listen(HERE, 0)
limits = {"tables_a_minute": 10_000_000, "messages_an_address": 10_000_000}
settings = Settings(data=sys.argv[1], **limits, warm_up=False)
run(settings, socket, lambda: print(socket.getsockname()[1], flush=True))
"""

Place = tuple[Any, Any]  # a dict or list, and a key or number in it

WORDS = (
    "", "N2", "E4", "W99", "owl", "red", "blue", "push", "walk", "draw", "won", "classic", "master", "towers",
    "\x00", "\ud83d\ude00", "x" * 200, "first", "-1", "null",
)  # fmt: skip


def real_records() -> list[bytes]:
    """Games of every kind, as they were written."""
    lines = [line for file in RECORDS for line in file.read_bytes().splitlines()]
    return [line for line in lines if len(line) <= LONGEST]


def damaged(record: bytes, rng: Random) -> bytes:
    """This record with something wrong in it, once or a few times; rarely, nothing is."""
    if rng.random() < 0.3:
        data = bytearray(record)
        for _ in range(rng.choice((1, 1, 2, 5))):
            rng.choice(BYTES)(data, rng)
        return bytes(data)
    whole = json.loads(record)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        rng.choice(VALUES)(whole, rng)
    return json.dumps(whole).encode()


# --- bytes -----------------------------------------------------------------------------------------


def _other_byte(data: bytearray, rng: Random) -> None:
    if data:
        data[rng.randrange(len(data))] = rng.randrange(256)


def _cut_off(data: bytearray, rng: Random) -> None:
    del data[rng.randrange(len(data) + 1) :]


def _lost_piece(data: bytearray, rng: Random) -> None:
    at = rng.randrange(len(data) + 1)
    del data[at : at + rng.randrange(1, 40)]


def _doubled_piece(data: bytearray, rng: Random) -> None:
    at = rng.randrange(len(data) + 1)
    data[at:at] = data[at : at + rng.randrange(1, 400)]


def _inserted(data: bytearray, rng: Random) -> None:
    at = rng.randrange(len(data) + 1)
    data[at:at] = rng.choice(
        (b'"', b"{", b"[" * 3000, b"]", b"0", b"-", b"1e999", b"\xff\xfe", b"\\ud800", b"9" * 400)
    )


BYTES: tuple[Callable[[bytearray, Random], None], ...] = (
    _other_byte,
    _cut_off,
    _lost_piece,
    _doubled_piece,
    _inserted,
)


# --- values ----------------------------------------------------------------------------------------


def _places(value: Any) -> list[Place]:
    """Every place of a tree."""
    found: list[Place] = []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += [(value, key), *_places(inner)]
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            found += [(value, number), *_places(inner)]
    return found


def _place(whole: Any, rng: Random) -> Place:
    """A place, more often outside of the long list of actions: a deal has more to it."""
    parts = [part for part in whole if part != "actions"]
    if rng.random() < 0.7 and parts:
        part = rng.choice(parts)
        return rng.choice([(whole, part), *_places(whole[part])])
    return rng.choice(_places(whole) or [({"nothing": 0}, "nothing")])


def _any_value(rng: Random) -> Any:
    kind = rng.randrange(8)
    if kind < 2:
        return rng.randrange(-3, 60)
    if kind == 2:
        return rng.choice((2**31, 2**63, 2**64, -(2**63) - 1, 10**30, 0.5, 1e300, -1))
    if kind == 3:
        return rng.choice((None, True, False))
    if kind < 6:
        return rng.choice(WORDS)
    return rng.choice(([], {}, [0], [[]], {"type": "push"}, {"number": 3, "openings": 5}, [None] * 50))


def _other_value(whole: Any, rng: Random) -> None:
    inner, key = _place(whole, rng)
    inner[key] = _any_value(rng)


def _other_number(whole: Any, rng: Random) -> None:
    numbers = [(inner, key) for inner, key in _places(whole) if type(inner[key]) is int]
    if numbers:
        inner, key = rng.choice(numbers)
        inner[key] += rng.choice((-1, 1, 2, 7, -inner[key], 1000))


def _other_number_in_deal(whole: Any, rng: Random) -> None:
    if isinstance(whole.get("deal"), dict | list):
        _other_number(whole["deal"], rng)


def _missing(whole: Any, rng: Random) -> None:
    inner, key = _place(whole, rng)
    del inner[key]


def _one_more(whole: Any, rng: Random) -> None:
    inner, key = _place(whole, rng)
    if isinstance(inner, list):
        inner.insert(key, rng.choice([inner[key], _any_value(rng)]))
    else:
        inner[rng.choice(WORDS)] = _any_value(rng)


def _swapped(whole: Any, rng: Random) -> None:
    (one, this), (other, that) = _place(whole, rng), _place(whole, rng)
    copy = json.loads(json.dumps([one[this], other[that]]))
    one[this] = copy[1]
    other[that] = copy[0]


def _neighbours_swapped(whole: Any, rng: Random) -> None:
    lists = [
        inner[key] for inner, key in _places(whole) if isinstance(inner[key], list) and len(inner[key]) > 1
    ]
    if lists:
        chosen = rng.choice(lists)
        at = rng.randrange(len(chosen) - 1)
        chosen[at], chosen[at + 1] = chosen[at + 1], chosen[at]


def _fewer_actions(whole: Any, rng: Random) -> None:
    if isinstance(whole.get("actions"), list):
        del whole["actions"][rng.randrange(len(whole["actions"]) + 1) :]
        if rng.random() < 0.5:
            whole["result"] = None


def _another_game(whole: Any, rng: Random) -> None:
    whole[rng.choice(("game", "rules", "format", "turn_limit"))] = _any_value(rng)


VALUES: tuple[Callable[[Any, Random], None], ...] = (
    _other_value,
    _other_number,
    _other_number_in_deal,
    _missing,
    _one_more,
    _swapped,
    _neighbours_swapped,
    _fewer_actions,
    _another_game,
)


# --- uploading -------------------------------------------------------------------------------------


def upload(port: int, data: bytes) -> tuple[int, dict[str, Any]]:
    """What a host answers to an upload."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/replays", data, {"Content-Type": "application/octet-stream"}
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, {}
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--uploads", type=int, default=30_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--faults", type=Path, default=Path("damaged-uploads"), help="a folder for what failed"
    )
    wish = parser.parse_args()
    records = real_records()
    statuses: Counter[str] = Counter()
    faults = 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        host = subprocess.Popen(
            [sys.executable, "-c", HOST, folder], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        try:
            assert host.stdout is not None
            port = int(host.stdout.readline())
            for number in range(wish.uploads):
                rng = Random(f"{wish.seed}/{number}")
                data = damaged(rng.choice(records), rng)
                status, refusal = upload(port, data)
                statuses[f"{status} {refusal.get('code', '')}".strip()] += 1
                if status != 201 and not (status in REFUSED and refusal.get("detail")):
                    faults += 1
                    wish.faults.mkdir(exist_ok=True)
                    (wish.faults / f"{wish.seed}-{number}.json").write_bytes(data)
        finally:
            host.terminate()
            host.wait()
    seconds = round(time.monotonic() - began)
    print(
        json.dumps({"uploads": wish.uploads, "answers": dict(statuses), "faults": faults, "seconds": seconds})
    )
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
