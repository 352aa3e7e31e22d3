"""What a game's package has for people: its words, and its rules as a page."""

from __future__ import annotations

from functools import cache

from wandelgang.games import Game


@cache
def rules_page(game: Game, language: str) -> str:
    """The rules of a game as HTML, from the markdown in its package: `rules.de.md`, or else `rules.md`.

    Empty if the package has neither. HTML inside the markdown is shown as text, so it cannot bring scripts.
    """
    from markdown_it import MarkdownIt  # takes a moment to load, and few ask for it

    folder = game.folder
    found = next((folder / name for name in _names(language) if (folder / name).is_file()), None)
    if found is None:
        return ""
    written: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(found.read_text("utf-8"))
    return written


def _names(language: str) -> tuple[str, str]:
    return f"rules.{language}.md", "rules.md"
