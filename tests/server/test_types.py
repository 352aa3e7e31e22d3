"""What is written twice must say the same: types for the browser, sentences in three languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from wandelgang.games.seats import Colour
from wandelgang.server.thinking.levels import BOT_OF
from wandelgang.server.typescript import GRIDS, SOURCES, grids, typescript
from wandelgang.server.words import LANGUAGES, body, phrase, preferred, sentence
from wandelgang.table import Refuse
from wandelgang.table.protocol import Code, Level

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted(
    [f"locales/LANGUAGE/{path.name}" for path in ROOT.glob("locales/en/*.ftl")]
    + [
        f"src/wandelgang/games/{path.parts[-3]}/words/{path.name.replace('en', 'LANGUAGE', 1)}"
        for path in ROOT.glob("src/wandelgang/games/*/words/en.*")
    ]
)


def catalogue(name: str, language: str) -> str:
    """The text of a catalogue in a language."""
    return (ROOT / name.replace("LANGUAGE", language)).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", typescript())
def test_the_typescript_types_are_those_of_python(path: str) -> None:
    written = (SOURCES / path).read_text(encoding="utf-8")
    assert written == typescript()[path], "run: python -m wandelgang.server.typescript"


def test_the_boards_that_the_browser_is_tested_with_are_those_of_the_games() -> None:
    assert GRIDS.read_text(encoding="utf-8") == grids(), "run: python -m wandelgang.server.typescript"


def test_every_level_has_a_bot() -> None:
    assert set(BOT_OF) == set(get_args(Level))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    for code in get_args(Code):
        said = sentence(language, Refuse(code, clause="X99", longest=24, seconds=2))  # type: ignore[arg-type]
        assert said.endswith((".", ")."))
        assert "{" not in said


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_languages_have_the_same_sentences(name: str) -> None:
    def keys(language: str) -> list[str]:
        return re.findall(r"^([a-zA-Z0-9_-]+) =", catalogue(name, language), re.MULTILINE)

    assert keys("de") == keys("en") == keys("fr")


@pytest.mark.parametrize("name", CATALOGUES)
def test_french_is_set_as_french_is(name: str) -> None:
    """A narrow space before : ; ! ? and inside « », the curly apostrophe, and tu for whoever plays."""
    text = catalogue(name, "fr")
    said = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert not re.findall(r".*(?:[ \u00a0][:;!?»]|«[ \u00a0]|').*", said)
    assert not re.findall(r".*\b(?:vous|votre|vos)\b.*", said, re.IGNORECASE)


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_french_singular_holds_for_none_too(name: str) -> None:
    """French says "0 carte": where the singular names a number, none has words of its own."""
    text = catalogue(name, "fr")
    for before, singular in re.findall(r"->\n((?: +\[\w+\].*\n)*?) +\[one\](.*)", text):
        assert "[0]" in before or not re.search(r"\b1\b", singular), singular


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_colours_have_different_names(language: str) -> None:
    assert len({phrase(language, f"colour-{colour}") for colour in Colour}) == len(Colour)  # type: ignore[arg-type]


def test_a_broken_rule_has_its_own_sentence_where_there_is_one() -> None:
    refusal = Refuse("illegal", "no", clause="X5")
    assert body(refusal, "en").message == "The tile that has just come out here may not go straight back in."
    steep = body(Refuse("illegal", "no", clause="T7", game="towers"), "en").message
    assert steep == "That step is too steep without a spell card.", "in the words of the game"
    strange = body(Refuse("illegal", "no", clause="T7", game="classic"), "en").message
    assert strange != steep, "no game speaks for another"
    other = body(Refuse("illegal", clause="C99", game="classic"), "de").message
    assert other == "Das erlauben die Regeln nicht (Abschnitt C99)."


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("ja, fr-CA;q=0.5", "fr"),
        ("nonsense;;q=x,,,", "en"),
        ("zh", "en"),
    ],
)
def test_the_browsers_language_is_found(accepted: str, language: str) -> None:
    assert preferred(accepted) == language
