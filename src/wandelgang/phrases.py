"""Sentences in the languages of the program: from the catalogues in locales/ and the words of each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal, Protocol, get_args

from wandelgang.games import GAMES

Language = Literal["de", "en", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
PLACES: Final = (  # in an installed package, and in a checkout
    Path(__file__).parent / "locales",
    Path(__file__).parents[2] / "locales",
)

Fact = str | int


class Bundle(Protocol):
    """Texts in Fluent's format, ready to be said."""

    def has(self, key: str) -> bool:
        """Whether there is a message of this name."""

    def say(self, key: str, facts: Mapping[str, Fact]) -> str:
        """One message."""


class FluentBundle:
    """A bundle of Python's own Fluent."""

    def __init__(self, language: Language, text: str) -> None:
        # Imported here: it takes a while, and the first board should not wait for the first sentence.
        from fluent.runtime import FluentBundle, FluentResource

        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, facts: Mapping[str, Fact]) -> str:
        """One message."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        text, problems = self._bundle.format_pattern(pattern, dict(facts))
        assert not problems, f"{key}: {problems}"
        return str(text)


bundled: Callable[[Language, str], Bundle] = FluentBundle
"""How texts become a bundle. A browser, which has a Fluent of its own, replaces it."""


class Phrases:
    """The messages of some catalogues in one language."""

    def __init__(self, language: Language, *texts: str) -> None:
        self._bundle = bundled(language, "\n".join(texts))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has(key)

    def say(self, key: str, **facts: Fact) -> str:
        """One message."""
        return self._bundle.say(key, facts)


def catalogue(language: Language, name: str) -> str:
    """The text of a catalogue, such as `host`."""
    folder = next(place for place in PLACES if place.is_dir())
    return (folder / language / f"{name}.ftl").read_text(encoding="utf-8")


def game_words(game: str, language: Language) -> str:
    """The words that a game's package brings, as Fluent text: in a language, or in English; empty if none."""
    folder = GAMES[game].folder / "words"
    found = (folder / f"{spoken}.ftl" for spoken in (language, "en"))
    return next((file.read_text(encoding="utf-8") for file in found if file.is_file()), "")


@cache
def shared_phrases(language: Language, *names: str) -> Phrases:
    """The messages of these catalogues."""
    return Phrases(language, *(catalogue(language, name) for name in names))


@cache
def game_phrases(game: str, language: Language) -> Phrases:
    """The messages of a game."""
    return Phrases(language, game_words(game, language))
