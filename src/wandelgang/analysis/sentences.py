"""Verdicts in words, in German, English and French: from locales/*/analysis.ftl and the words of the game."""

from __future__ import annotations

from typing import Any

from wandelgang.phrases import Fact, Language, game_phrases, shared_phrases
from wandelgang.verdicts import Line, Verdict


def sentence(game: str, verdict: Verdict, language: Language = "en") -> str:
    """Why something else was better, and what: "The owl was in reach: push S4, walk to c3."."""
    facts: dict[str, Fact] = {"what": "place"}
    if verdict.better:
        facts["line"] = in_words(game, verdict.better, verdict.step, language)
    goal = verdict.goal
    if goal and goal.picture:
        facts |= {"what": "picture", "picture": _picture(goal.picture, language)}
    elif goal and goal.value is not None:
        facts |= {"what": "value", "value": goal.value}
    said = _worded(game, f"analysis-why-{verdict.why}", language, facts)
    return said[:1].upper() + said[1:]  # a sentence may begin with a picture


def mark_name(verdict: Verdict, language: Language = "en") -> str:
    """The name of a mark; empty without one."""
    return shared_phrases(language, "analysis").say(f"analysis-mark-{verdict.mark}") if verdict.mark else ""


def in_words(game: str, line: Line, step: str, language: Language = "en") -> str:
    """What to do: "push S4, walk to c3". The step is that before the first action."""
    last = len(line.actions) - 1
    parts = []
    for place, (notation, action) in enumerate(zip(line.notations, line.actions, strict=True)):
        stays = line.stays and place == last
        parts.append(_action(game, notation, action, "stay" if stays else "", step, language))
    return ", ".join(parts)


def _action(
    game: str, notation: str, action: dict[str, Any], kind: str, step: str, language: Language
) -> str:
    """One action. Its own words are GAME-analysis-TYPE, or those of pushes and walks; else its notation."""
    first, _, rest = notation.partition(" ")
    facts: dict[str, Fact] = {name: value for name, value in action.items() if isinstance(value, str | int)}
    facts |= {"push": notation, "cell": first, "rest": rest, "paid": len(rest.split()), "step": step}
    facts["picture"] = _picture(rest, language)
    key = f"analysis-{kind or action['type']}"
    if key in shared_phrases(language, "analysis") or f"{game}-{key}" in game_phrases(game, language):
        return _worded(game, key, language, facts)
    return notation


def _worded(game: str, key: str, language: Language, facts: dict[str, Fact]) -> str:
    """A message for all games; a game may have its own form of it, GAME-KEY."""
    own = game_phrases(game, language)
    if f"{game}-{key}" in own:
        return own.say(f"{game}-{key}", **facts)
    return shared_phrases(language, "analysis").say(key, **facts)


def _picture(name: str, language: Language) -> str:
    """A picture inside a sentence."""
    words = shared_phrases(language, "common")
    return words.say(f"the-{name}") if f"the-{name}" in words else name.replace("-", " ")
