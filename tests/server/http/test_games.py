"""What the host hands out about games: the catalogue, lessons, examples, words, rules and drawings."""

from __future__ import annotations

from tests.server.hosts import Host

from wandelgang.drawing.pictures import parse_drawings
from wandelgang.games import GAMES
from wandelgang.table.lessons import LEARNER, examples


def test_the_host_hands_lessons_out(host: Host) -> None:
    for game in GAMES:
        shown = host.get(f"/api/lessons/{game}")
        assert shown.status_code == 200
        assert shown.json()["snapshot"]["you"] == LEARNER
    assert host.get("/api/lessons/chess").json()["code"] == "no-game"


def test_the_host_hands_examples_out(host: Host) -> None:
    for game in GAMES:
        shown = host.get(f"/api/examples/{game}")
        assert shown.status_code == 200
        assert [one["replay"] for one in shown.json()] == [one.replay for one in examples(GAMES[game])]
    assert host.get("/api/examples/chess").json()["code"] == "no-game"


def test_the_host_hands_out_drawings_that_can_run_nothing(host: Host) -> None:
    pictures = host.get("/api/games/towers/pictures.svg")
    assert pictures.headers["content-type"].startswith("image/svg+xml")
    assert pictures.headers["content-security-policy"].startswith("default-src 'none'")
    assert pictures.headers["x-content-type-options"] == "nosniff"
    assert parse_drawings(pictures.text) == GAMES["towers"].drawings


def test_the_host_hands_out_words_and_rules(host: Host) -> None:
    words = host.get("/api/games/classic/words/fr")
    assert words.headers["content-type"].startswith("text/plain")
    assert "classic-name = " in words.text
    rules = host.get("/api/games/classic/rules/en")
    assert rules.headers["content-type"].startswith("text/html")
    assert rules.status_code == 200
    for path in ("words/en", "rules/en", "pictures.svg"):
        assert host.get(f"/api/games/chess/{path}").json()["code"] == "no-game"
    for path in ("/api/games/classic/words/xx", "/api/games/classic/rules/xx"):
        answer = host.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-page")
