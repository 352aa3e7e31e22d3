"""What a page shows only for a moment: too short for a test on a busy machine to look for it."""

from __future__ import annotations

from itertools import count

from playwright.sync_api import Page

_numbers = count()


class Glimpse:
    """Whether something, given in JavaScript, has been true of a page at any time since."""

    def __init__(self, page: Page, fact: str) -> None:
        self._page, self._name = page, f"glimpse{next(_numbers)}"
        page.evaluate(
            f"""() => {{
              const look = () => (window.{self._name} ||= Boolean({fact}));
              look();
              const all = {{ attributes: true, childList: true, subtree: true }};
              new MutationObserver(look).observe(document, all);
            }}"""
        )

    def caught(self) -> bool:
        """Whether it has been so until now."""
        seen: bool = self._page.evaluate(f"() => window.{self._name}")
        return seen

    def wait(self) -> None:
        """Wait until it has been so."""
        self._page.wait_for_function(f"() => window.{self._name}")
