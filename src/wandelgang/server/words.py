"""What the host says to people, in their language, from locales/*/host.ftl."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from wandelgang.server.protocol import Code, Language, Refusal, Refused

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: tuple[Language, ...] = get_args(Language)
PLACES = (  # in an installed package, and in a checkout
    Path(__file__).parents[1] / "locales",
    Path(__file__).parents[3] / "locales",
)


class Refuse(Exception):
    """The host does not do what was asked: which kind of refusal, and what a client's author should know."""

    def __init__(
        self,
        code: Code,
        detail: str | None = None,
        *,
        clause: str | None = None,
        number: int | None = None,
        **facts: str | int,
    ) -> None:
        super().__init__(detail or code)
        self.code: Code = code
        self.detail = detail
        self.clause = clause
        self.number = number
        self.facts = facts

    def sentence(self, language: Language) -> str:
        """What to say to the player."""
        return sentence(language, self.code, self.clause, **self.facts)

    def message(self, language: Language) -> Refused:
        """As it goes over the WebSocket."""
        return Refused(self.code, self.sentence(language), self.number, self.clause, self.detail)

    def body(self, language: Language) -> Refusal:
        """As it goes over HTTP."""
        return Refusal(self.code, self.sentence(language), self.clause, self.detail)


def sentence(language: Language, code: Code, clause: str | None = None, **facts: str | int) -> str:
    """The sentence for a refusal; a broken rule has its own where the catalogue knows it."""
    key = f"refused-{code}"
    if clause is not None and _bundle(language).has_message(f"{key}-{clause}"):
        key = f"{key}-{clause}"
    return phrase(language, key, clause=clause or "", **facts)


def phrase(language: Language, key: str, **facts: str | int) -> str:
    """One message of the catalogue."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no text in {language}"
    text, problems = bundle.format_pattern(pattern, facts)
    assert not problems, f"{key} in {language}: {problems}"
    return str(text)


def preferred(accepted: str) -> Language:
    """The language of an Accept-Language header that the host speaks; English when it speaks none."""
    for wish in accepted.split(","):
        tag = wish.partition(";")[0].strip().lower().partition("-")[0]
        for language in LANGUAGES:
            if tag == language:
                return language
    return "en"


@cache
def _bundle(language: Language) -> FluentBundle:
    # Imported here: it takes a while, and the first board should not wait for the first refusal.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    folder = next(place for place in PLACES if place.is_dir())
    bundle.add_resource(FluentResource((folder / language / "host.ftl").read_text(encoding="utf-8")))
    return bundle
