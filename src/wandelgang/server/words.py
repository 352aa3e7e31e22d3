"""What the host says to people, in their language: from locales/*/host.ftl and the words of each game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from wandelgang.games import GAMES
from wandelgang.table.protocol import Language, Refusal, Refused
from wandelgang.table.refusal import Refuse

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: tuple[Language, ...] = get_args(Language)
PLACES = (  # in an installed package, and in a checkout
    Path(__file__).parents[1] / "locales",
    Path(__file__).parents[3] / "locales",
)


def message(refusal: Refuse, language: Language) -> Refused:
    """A refusal as it goes over the WebSocket."""
    text = sentence(language, refusal)
    return Refused(refusal.code, text, refusal.number, refusal.clause, refusal.detail)


def body(refusal: Refuse, language: Language) -> Refusal:
    """A refusal as it goes over HTTP."""
    text = sentence(language, refusal)
    return Refusal(refusal.code, text, refusal.clause, refusal.detail)


def sentence(language: Language, refusal: Refuse) -> str:
    """The sentence for a refusal. A broken rule has its own if the host or the game has words for it."""
    key, clause, game, facts = f"refused-{refusal.code}", refusal.clause, refusal.game, refusal.facts
    if clause is not None:
        if _bundle(language).has_message(f"{key}-{clause}"):
            key = f"{key}-{clause}"
        own = f"{game}-refused-{clause}"
        if game is not None and _game_bundle(game, language).has_message(own):
            return _formatted(_game_bundle(game, language), own, **facts)
    return phrase(language, key, clause=clause or "", **facts)


def phrase(language: Language, key: str, **facts: str | int) -> str:
    """One message of the host's catalogue."""
    return _formatted(_bundle(language), key, **facts)


def game_words(game: str, language: Language) -> str:
    """The words that a game's package brings, as Fluent text: in a language, or in English; empty if none."""
    folder = GAMES[game].folder / "words"
    found = (folder / f"{spoken}.ftl" for spoken in (language, "en"))
    return next((file.read_text(encoding="utf-8") for file in found if file.is_file()), "")


def _formatted(bundle: FluentBundle, key: str, **facts: str | int) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no text"
    text, problems = bundle.format_pattern(pattern, facts)
    assert not problems, f"{key}: {problems}"
    return str(text)


def preferred(accepted: str) -> Language:
    """The first language of an Accept-Language header that the host speaks; English if there is none."""
    for wish in accepted.split(","):
        tag = wish.partition(";")[0].strip().lower().partition("-")[0]
        for language in LANGUAGES:
            if tag == language:
                return language
    return "en"


@cache
def _bundle(language: Language) -> FluentBundle:
    folder = next(place for place in PLACES if place.is_dir())
    return _parsed(language, (folder / language / "host.ftl").read_text(encoding="utf-8"))


@cache
def _game_bundle(game: str, language: Language) -> FluentBundle:
    return _parsed(language, game_words(game, language))


def _parsed(language: Language, text: str) -> FluentBundle:
    # Imported here: it takes a while, and the first board should not wait for the first refusal.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
