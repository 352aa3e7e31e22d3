"""The call to the turn: a notification by the page, or by the service worker where only that may show one."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page, Worker, expect
from tests.e2e.conftest import NewPage
from tests.e2e.prepared import NAMES, Prepared, position
from tests.e2e.seats import Person
from tests.e2e.test_for_everyone import violations
from tests.server.hosts import Host

BROWSER = """() => {
  window.calls = [];
  let permission = "default";
  window.Notification = class {
    constructor(title, { body, tag }) {
      if (window.onlyByWorker) throw new TypeError("Illegal constructor.");
      calls.push({ title, body, tag });
    }
    close() { calls.push("closed"); }
    static get permission() { return permission; }
    static async requestPermission() {
      calls.push("asked for permission");
      return (permission = "granted");
    }
  };
  const worker = ServiceWorkerRegistration.prototype;
  const shown = () => JSON.parse(localStorage.shown ?? "[]");
  const show = (all) => (localStorage.shown = JSON.stringify(all));
  worker.showNotification = async (title, { body, tag, data }) =>
    show([...shown().filter((one) => one.tag !== tag), { title, body, tag, data }]);
  worker.getNotifications = async ({ tag }) =>
    shown()
      .filter((one) => one.tag === tag)
      .map((one) => ({ ...one, close: () => show(shown().filter(({ tag }) => tag !== one.tag)) }));
  navigator.setAppBadge = async () => void calls.push("badge");
  navigator.clearAppBadge = async () => void calls.push("no badge");
  Object.defineProperty(document, "hidden", { configurable: true, get: () => window.away === true });
}"""
"""Stands in for the system around the browser, which this machine does not have: it asks for permission,
shows notifications, those of the service worker even after the page has gone, and a badge. `away` is another
tab in front; `onlyByWorker` is Chrome on Android."""

SHOWN = "() => JSON.parse(localStorage.shown ?? '[]')"
TAP = """async (path) => {
  const led = [];
  const { focus } = WindowClient.prototype;
  WindowClient.prototype.focus = async function () { led.push(["focus", new URL(this.url).pathname]); };
  clients.openWindow = async (path) => void led.push(["open", path]);
  const tap = new ExtendableEvent("notificationclick");
  tap.notification = { data: path, close: () => led.push(["close"]) };
  let done;
  tap.waitUntil = (what) => (done = what);
  dispatchEvent(tap);
  await done;
  WindowClient.prototype.focus = focus;
  return led;
}"""
"""What the service worker does when somebody taps on the notification. Only a person's tap lets it focus or
open a page, so both are noted here instead."""


class Words(NamedTuple):
    """What a language says about calls."""

    people: str
    wanted: str
    close: str
    title: str
    body: str


WORDS = {
    "de-DE": Words(
        "Leute und Links",
        "Sag mir, wenn ich dran bin",
        "Schließen",
        f"Du bist dran, {NAMES[1]}",
        "Klassisch wartet auf dich.",
    ),
    "en-GB": Words(
        "People and links",
        "Tell me when it is my turn",
        "Close",
        f"Your turn, {NAMES[1]}",
        "Classic is waiting for you.",
    ),
    "fr-FR": Words(
        "Joueurs et liens",
        "Préviens-moi quand c’est mon tour",
        "Fermer",
        f"À toi, {NAMES[1]}",
        "Classique t’attend.",
    ),
}


class Called:
    """Ada's turn at a table for two; her opponent wants to be called, and has another tab in front."""

    def __init__(self, host: Host, new_page: NewPage, language: str, *, only_by_worker: bool = False) -> None:
        self.new_page, self.words = new_page, WORDS[language]
        match = position(lambda match: match.actor == 0 and match.state.turn > 2, players=2)
        self.table = Prepared(host, match, "me", "link")
        self.ada = Person(new_page())
        self.page = new_page(language=language)
        self.page.add_init_script(f"window.onlyByWorker = {str(only_by_worker).lower()}; ({BROWSER})()")
        self.table.sit(self.ada.page, 0)
        self.table.sit(self.page, 1)
        expect(self.page.locator("[data-board]")).to_be_visible()
        self._want_calls()
        self.page.evaluate("window.away = true")

    def _want_calls(self) -> None:
        page, words = self.page, self.words
        page.get_by_role("button", name=words.people).click()
        wanted = page.get_by_role("switch", name=words.wanted)
        expect(wanted).not_to_be_checked()  # nothing is on before somebody asks for it
        assert page.evaluate("calls.filter((call) => call.includes?.('permission'))") == []
        wanted.check()
        expect(wanted).to_be_checked()
        assert page.evaluate("calls.splice(0).at(-1)") == "asked for permission"
        assert violations(page) == []
        page.get_by_role("button", name=words.close).click()

    def be_called(self) -> None:
        """Ada takes her turn, and the other one is asked."""
        play(self.ada)
        expect(self.page.locator("[data-asked='true']")).to_be_visible()

    def come_back(self) -> None:
        """Look at the page again."""
        self.page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")

    def notice(self) -> dict[str, Any]:
        """What a notification by the service worker says, and where it leads."""
        path = f"/t/{self.table.table}"
        tag = f"wandelgang-{self.table.table}"
        return {"title": self.words.title, "body": self.words.body, "tag": tag, "data": path}


def play(person: Person) -> None:
    """Take a whole turn."""
    assert person.wait_for_turn()
    while person.choices:
        person.turn()


def wait_for_notices(page: Page, count: int) -> None:
    """Wait until the service worker shows so many notifications."""
    page.wait_for_function(f"(count) => ({SHOWN})().length === count", arg=count)


def worker_of(page: Page) -> Worker:
    """The service worker of a page."""
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    return next(worker for worker in page.context.service_workers if worker.url.endswith("/away.js"))


def test_a_hidden_tab_is_called_when_its_turn_comes(host: Host, new_page: NewPage) -> None:
    called = Called(host, new_page, "de-DE")
    called.be_called()
    words, tag = called.words, f"wandelgang-{called.table.table}"
    notice = {"title": words.title, "body": words.body, "tag": tag}
    called.page.wait_for_function("calls.length >= 2")
    assert called.page.evaluate("calls") == ["badge", notice]
    assert called.page.title() == "Du bist dran · Wandelgang"

    # Whoever comes back needs no call any more.
    called.come_back()
    called.page.wait_for_function("calls.includes('no badge') && calls.includes('closed')")
    assert called.page.evaluate("calls.length") == 4


def test_on_android_the_service_worker_calls_until_somebody_comes_back(host: Host, new_page: NewPage) -> None:
    called = Called(host, new_page, "fr-FR", only_by_worker=True)
    called.be_called()
    wait_for_notices(called.page, 1)
    assert called.page.evaluate(SHOWN) == [called.notice()]
    called.come_back()
    wait_for_notices(called.page, 0)


def test_on_android_the_call_ends_with_the_turn(host: Host, new_page: NewPage) -> None:
    called = Called(host, new_page, "en-GB", only_by_worker=True)
    called.be_called()
    wait_for_notices(called.page, 1)
    # The turn is taken at another device of the same person, while the tab stays hidden.
    elsewhere = Person(new_page())
    called.table.sit(elsewhere.page, 1)
    play(elsewhere)
    wait_for_notices(called.page, 0)
    # The next call is a new one.
    called.be_called()
    wait_for_notices(called.page, 1)


def test_on_android_a_tap_on_the_call_leads_to_the_table(host: Host, new_page: NewPage) -> None:
    called = Called(host, new_page, "en-GB", only_by_worker=True)
    called.be_called()
    wait_for_notices(called.page, 1)
    worker, path = worker_of(called.page), called.notice()["data"]
    assert worker.evaluate(TAP, path) == [["close"], ["focus", path]]


def test_on_android_a_tap_opens_a_table_that_was_left(host: Host, new_page: NewPage) -> None:
    called = Called(host, new_page, "en-GB", only_by_worker=True)
    called.be_called()
    wait_for_notices(called.page, 1)
    called.page.goto(host.http)
    worker, path = worker_of(called.page), called.notice()["data"]
    assert worker.evaluate(TAP, path) == [["close"], ["open", path]]


def test_on_android_opening_the_table_again_closes_the_notification(host: Host, new_page: NewPage) -> None:
    called = Called(host, new_page, "en-GB", only_by_worker=True)
    called.be_called()
    wait_for_notices(called.page, 1)
    called.page.reload()  # in front: the browser had put the page to sleep
    wait_for_notices(called.page, 0)
