"""What the host says to people, in their language: from locales/*/host.ftl and the words of each game."""

from __future__ import annotations

from wandelgang.phrases import LANGUAGES, Language, game_phrases, game_words, shared_phrases
from wandelgang.table.protocol import Refusal, Refused
from wandelgang.table.refusal import Refuse

__all__ = ["LANGUAGES", "body", "game_words", "message", "phrase", "preferred", "sentence"]


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
        if f"{key}-{clause}" in shared_phrases(language, "host"):
            key = f"{key}-{clause}"
        own = f"{game}-refused-{clause}"
        if game is not None and own in game_phrases(game, language):
            return game_phrases(game, language).say(own, **facts)
    return phrase(language, key, clause=clause or "", **facts)


def phrase(language: Language, key: str, **facts: str | int) -> str:
    """One message of the host's catalogue."""
    return shared_phrases(language, "host").say(key, **facts)


def preferred(accepted: str) -> Language:
    """The first language of an Accept-Language header that the host speaks; English if there is none."""
    for wish in accepted.split(","):
        tag = wish.partition(";")[0].strip().lower().partition("-")[0]
        for language in LANGUAGES:
            if tag == language:
                return language
    return "en"
