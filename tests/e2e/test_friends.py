"""Several browsers at one table: links, presence, watching, rematch, a bot in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewPage
from tests.e2e.prepared import Prepared, position, seekers_until
from tests.e2e.seats import Adventurer, Climber, Person
from tests.server.hosts import Host
from tests.server.leaks import HANDS, WORDS, Truth, leaks

from wandelgang.match import Match, load


def invite(page: Page, host: Host) -> str:
    """Open a table for two and a bot, one of them by link, and read the friend's link off the page."""
    page.goto(host.http)
    page.get_by_role("button", name="Blue:").click()
    page.get_by_role("radio", name="A friend by link").check(force=True)
    page.get_by_role("button", name="Done").press("Enter")  # what the host says about links may still come
    page.get_by_label("Pictures per player").fill("1")
    page.get_by_role("radio", name="Instant").check()
    page.get_by_role("button", name="Start the game").click()
    link = page.get_by_role("dialog").get_by_role("button", name="Copy link")
    expect(link).to_be_visible()
    return link.get_attribute("data-link") or ""


def play_to_the_end(ada: Person, ben: Person) -> None:
    """Both play, each in their own browser, and neither watches for long."""
    for _ in range(6_000):
        asked = next((one for one in (ada, ben) if one.choices and one.is_ready()), None)
        if asked:
            asked.turn()
        elif ada.over:
            return
        else:
            for one in (ada, ben):
                one.page.keyboard.press("Escape")  # enough seen
                one.page.wait_for_timeout(20)
    raise AssertionError("the game never ended")


def tokens(page: Page) -> list[str]:
    """The secrets that a browser keeps for its own seats."""
    kept: list[str] = page.evaluate(
        "() => Object.entries(localStorage).filter(([key]) => key.startsWith('wandelgang-table-'))"
        ".flatMap(([, value]) => JSON.parse(value).seats.map(({ token }) => token))"
    )
    return kept


def leaks_over_http(game: str, told: Person, secrets: list[str]) -> Iterator[str]:
    """Where HTTP revealed somebody else's secret or a hand, or a card in what is said of the table."""
    read = told.read()
    assert any("/api/tables" in url for url, _ in read)
    for url, text in read:
        if any(secret in text for secret in secrets):
            yield url
        if url.endswith("/record"):
            continue  # all cards are open in it: the host gives it out only once the game is over
        if HANDS[game].search(text):
            yield url
        if "/api/tables" in url and game in WORDS and WORDS[game].search(text):
            yield url


def assert_no_leaks(
    host: Host, game: str, ada: Person, ben: Person, watcher: Person, *invitation: str
) -> None:
    """No byte that reached a browser in the whole game tells more than its seat may know (X10)."""
    table = ada.page.url.rpartition("/")[2]
    truth = Truth(load(host.get(f"/api/tables/{table}/record").content))
    for told, others in ((ada, [ben]), (ben, [ada]), (watcher, [ada, ben])):
        secrets = [token for other in others for token in tokens(other.page)]
        assert secrets
        if told is watcher:
            secrets.extend(invitation)
        assert list(leaks(truth, told.seat, [frame.encode() for frame in told.bytes], secrets)) == []
        assert list(leaks_over_http(game, told, secrets)) == []


def test_two_browsers_play_a_game_by_link_and_another_watches(host: Host, new_page: NewPage) -> None:
    ada, ben, watcher = Person(new_page(), seed=1), Person(new_page("phone"), seed=2), Person(new_page())
    link = invite(ada.page, host)
    assert "/t/" in link
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", name="You are invited to play")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Ben")
    expect(ada.page.get_by_role("dialog")).to_contain_text("online")
    assert "#" not in ben.page.url, "the secret does not stay in the address bar"
    ada.page.get_by_role("button", name="Close").click()

    watcher.page.goto(ben.page.url)
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    expect(watcher.page.get_by_text("You can’t see anything secret.")).to_be_visible()

    play_to_the_end(ada, ben)
    for one in (ada, ben, watcher):
        one.see_the_result()
        expect(one.result).to_contain_text("won")
    assert_no_leaks(host, "classic", ada, ben, watcher, link.rpartition(".")[2])

    # A rematch: one asks, the other follows when it pleases.
    ada.page.get_by_role("button", name="Play again").click()
    ben.page.get_by_role("button", name="Go to the new table").click()
    ben.page.wait_for_function("before => !location.href.startsWith(before)", arg=watcher.page.url)
    ada.page.wait_for_function("to => location.href === to", arg=ben.page.url)


def all_taken(match: Match) -> bool:
    """In master, only the dragon is left."""
    return not match.state.treasures


def all_found(match: Match) -> bool:
    """In towers, the bot is on its way home, and the others still have secrets."""
    left = [hand.left for hand in match.state.hands]
    return left[2] == 0 and all(left[:2])


@pytest.mark.parametrize(
    ("game", "wanted", "options", "player"),
    [
        ("master", all_taken, {"players": 3, "short": True}, Adventurer),
        ("towers", all_found, {"players": 3}, Climber),
    ],
    ids=["master", "towers"],
)
def test_two_browsers_and_a_bot_come_to_the_end_of_a_game_while_another_watches(
    host: Host,
    new_page: NewPage,
    game: str,
    wanted: Callable[[Match], bool],
    options: dict[str, Any],
    player: type[Person],
) -> None:
    table = Prepared(host, seekers_until(game, wanted, **options), "me", "link", "bot")
    ada, ben, watcher = player(new_page(), seed=1), player(new_page("phone"), seed=2), Person(new_page())
    table.sit(ada.page, 0)
    table.sit(ben.page, 1)
    table.sit(watcher.page)
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    play_to_the_end(ada, ben)
    for one in (ada, ben, watcher):
        one.see_the_result()
        expect(one.result).to_contain_text("won")
    assert_no_leaks(host, game, ada, ben, watcher)


def test_a_spectator_can_follow_the_link_to_a_seat_only_while_it_is_free(
    host: Host, new_page: NewPage
) -> None:
    ada, ben, late = new_page(), new_page(), new_page("phone")
    link = invite(ada, host)
    ben.goto(link.partition("#")[0])
    expect(ben.get_by_text("A seat is still free")).to_be_visible()
    expect(ben.get_by_role("button", name="1 spectator")).to_be_visible()
    ben.goto(link)
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_label("Players").get_by_text("online")).to_be_visible()
    expect(ben.get_by_role("button", name="spectator")).to_have_count(0)
    late.goto(link)
    expect(late.get_by_text("Somebody has already taken this seat")).to_be_visible()
    expect(late.locator(".tray")).to_contain_text("You are watching")


def test_a_seat_is_handed_to_a_bot_and_back(host: Host, new_page: NewPage) -> None:
    match = position(lambda match: match.actor == 0 and match.state.turn > 2, players=2)
    table = Prepared(host, match, "me", "link")
    ada, mira = new_page(), new_page()
    table.sit(ada, 0)
    table.sit(mira, 1)
    expect(ada.get_by_label("Players").get_by_text("online")).to_be_visible()
    mira.context.close()
    hand_over = ada.get_by_role("button", name="Let a bot play")
    expect(hand_over).to_be_visible()
    hand_over.click()
    expect(ada.get_by_label("Players")).to_contain_text("a bot is playing for now")

    again = new_page()
    person = Person(again)
    table.sit(again, 1)
    again.get_by_role("button", name="Menu").click()
    again.get_by_role("button", name="Take my seat back").click()
    expect(ada.get_by_label("Players")).to_contain_text("online")
    assert person.latest["you"] == 1


def test_letting_a_bot_play_for_oneself_and_taking_the_seat_back(host: Host, new_page: NewPage) -> None:
    match = position(lambda match: match.actor == 0 and match.state.turn > 2, players=2)
    table = Prepared(host, match, "me", "link")
    ada = Person(new_page())
    table.sit(ada.page, 0)
    assert ada.wait_for_turn()
    number = ada.latest["number"]
    ada.button("Menu").click()
    ada.button("Let a bot play for me").click()
    ada.wait_until_after(number)
    ada.button("Menu").click()
    ada.button("Take my seat back").click()
    expect(ada.page.get_by_role("dialog")).to_be_hidden()


def test_a_name_can_be_as_long_as_the_host_takes_it(host: Host, new_page: NewPage) -> None:
    longest = host.get("/api/host").json()["longest_name"]
    ada, ben = new_page(), new_page()
    ben.goto(invite(ada, host))
    field = ben.get_by_label("Your name")
    expect(field).to_have_attribute("maxlength", str(longest))
    field.press_sequentially("x" * (longest + 5))
    ben.get_by_role("button", name="Sit down").click()
    expect(ada.get_by_role("dialog")).to_contain_text("x" * longest)
