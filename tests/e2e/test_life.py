"""Hints, sound, the app on a device, the tab that tells whose turn it is, and bots as company."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import PICTURES, NewPage
from tests.e2e.pictures import settle
from tests.e2e.prepared import Prepared, position, seekers_until
from tests.e2e.seats import Person
from tests.e2e.test_for_everyone import sideways, too_small, violations
from tests.server.hosts import Host

from wandelgang.games import CHANCE, GAMES
from wandelgang.match import Match


def to_push(match: Match) -> bool:
    """The first player is about to push, and everyone has moved a little."""
    return match.actor == 0 and match.state.step == "push" and match.state.turn > 4


def asked_about_a_card(match: Match) -> bool:
    """The first player of master has a card to hand in, or to keep."""
    return match.actor == 0 and match.state.step == "coin" and len(match.game.legal(match.state)) > 1


def only_a_spell_leads_there(match: Match) -> bool:
    """The first player of towers can walk to the treasure, but not without a card (T8)."""
    if match.actor != 0 or match.state.step != "move":
        return False
    goals = [way for way in GAMES["towers"].preview(match.state).ways if way.goal]
    legal = match.game.legal(match.state)
    walks = [legal[way.action] for way in goals]
    return bool(walks) and all(walk.up + walk.down + walk.joker for walk in walks)


def a_message_comes_before_the_goal(match: Match) -> bool:
    """The first player can bring the goal in reach, but only by pushes that turn up a back not read yet."""
    if match.actor != 0 or match.state.step != "push":
        return False
    legal = match.game.legal(match.state)
    opens = [one for one in GAMES["classic"].preview(match.state).opens if one.goals]
    after = [match.game.apply(match.state, legal[one.action])[0] for one in opens]
    return bool(after) and all(match.game.actor(state) == CHANCE for state in after)


def sit(host: Host, person: Person, match: Match) -> None:
    """Sit down against a bot in the middle of a game."""
    Prepared(host, match, "me", "bot").sit(person.page, 0)
    assert person.wait_for_turn()


def note(page: Page) -> Any:
    """What a good player would do, on the page."""
    return page.locator("[data-hint-note]")


def follow(page: Page) -> None:
    """Do what a hint has aimed at: the main button names it; a walk that costs something is asked about."""
    main = page.get_by_role("group", name="What you can do").get_by_role(
        "button", name=re.compile("^(Push (row|column)|Walk to|Stay on) ")
    )
    page.locator("[data-way]").or_(main).first.click()


# --- hints -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_hint_is_shown_and_can_be_followed(host: Host, new_page: NewPage, game: str, size: str) -> None:
    me = Person(new_page(size))
    page = me.page
    sit(host, me, position(to_push, game=game, seed=4))
    number = me.latest["number"]
    page.locator("[data-hint]").click()
    expect(note(page)).to_contain_text("Push")
    expect(page.locator("[data-advised]")).to_have_count(1)
    assert not violations(page)
    assert sideways(page) <= 0
    if size == "phone":
        assert not too_small(page)
    _picture(page, f"hint-{game}-{size}")
    follow(page)
    me.wait_until_after(number)
    assert me.wait_for_turn()
    expect(note(page)).to_contain_text(re.compile("Walk to|Stay on"))
    follow(page)
    me.wait_until_after(number + 1)
    expect(note(page)).to_have_count(0)


def test_the_key_h_asks_and_enter_pushes_as_advised(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    page = me.page
    sit(host, me, position(to_push, seed=8))
    number = me.latest["number"]
    page.keyboard.press("h")
    expect(note(page)).to_contain_text("Push")
    page.keyboard.press("Enter")
    me.wait_until_after(number)
    assert me.wait_for_turn()
    expect(note(page)).to_contain_text(re.compile("Walk to|Stay on"))


def test_another_action_than_the_advised_one_puts_the_hint_away(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    page = me.page
    sit(host, me, position(to_push, seed=8))
    page.locator("[data-hint]").click()
    expect(note(page)).to_be_visible()
    said = note(page).inner_text()
    assert me.choices is not None
    arrows = [action["arrow"] for action in me.choices["actions"] if action["type"] == "push"]
    column = next(arrow for arrow in arrows if arrow[0] in "NS")
    row = next(arrow for arrow in arrows if arrow[0] in "WE")
    other = column if "row" in said else row
    me.page.locator(f"[data-arrow='{other}']").click()
    assert me.wait_for_turn()
    expect(page.get_by_text("Walk to any lit cell")).to_be_visible()
    expect(note(page)).to_have_count(0)


def test_a_hint_answers_a_question_about_a_card(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    sit(host, me, position(asked_about_a_card, game="master", seed=2))
    me.page.locator("[data-hint]").click()
    expect(note(me.page)).to_contain_text(re.compile(r"Hand in card \d+ for a coin|Keep the card"))
    number = me.latest["number"]
    me.page.locator("[data-use], [data-decline]").first.click()
    me.wait_until_after(number)


def test_a_hint_tells_how_the_tile_is_to_be_turned(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    page = me.page
    sit(host, me, position(to_push, seed=8))
    page.locator("[data-hint]").click()
    expect(note(page)).to_contain_text("leaving the tile as it is")
    page.keyboard.press("r")
    expect(note(page)).to_contain_text("turning the tile once to the left")


def test_a_hint_is_said_once(host: Host, new_page: NewPage) -> None:
    """The spare is laid out as advised before the hint says how it should lie."""
    me = Person(new_page())
    page = me.page
    sit(host, me, position(to_push, seed=8))
    page.keyboard.press("r")  # it lies otherwise than advised
    page.evaluate(
        """() => { window.changed = []; new MutationObserver((records) =>
          changed.push(...records.map((record) => record.oldValue))).observe(
          document.querySelector(".hint"), {characterDataOldValue: true, subtree: true}); }"""
    )
    page.locator("[data-hint]").click()
    expect(note(page)).to_contain_text("leaving the tile as it is")
    assert page.evaluate("() => changed") == []


def test_a_hint_tells_what_a_walk_costs(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    sit(host, me, seekers_until("towers", only_a_spell_leads_there))
    me.page.locator("[data-hint]").click()
    expect(note(me.page)).to_contain_text(re.compile(r"Walk to \w\d \(spell"))


def test_t14_a_hint_for_a_child_names_jokers_only(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    sit(host, me, seekers_until("towers", only_a_spell_leads_there, children=(0,)))
    me.page.locator("[data-hint]").click()
    expect(note(me.page)).to_contain_text(re.compile(r"Walk to \w\d \(spells?: Joker(, Joker)*\)"))


def test_a_hint_for_a_push_alone_says_that_it_brings_the_goal_in_reach(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    sit(host, me, position(a_message_comes_before_the_goal, events=True, seed=3))
    me.page.locator("[data-hint]").click()
    expect(note(me.page)).to_contain_text("That puts your goal within reach.")


def test_at_a_shared_screen_a_hint_has_a_row_of_its_own(host: Host, new_page: NewPage) -> None:
    both = Person(new_page())
    page = both.page
    Prepared(host, position(to_push, seed=8), "me", "here").sit(page, 0, 1)
    both.button("I’m ready").click()
    assert both.wait_for_turn()
    page.locator("[data-hint]").click()
    hint, actions = note(page).bounding_box(), page.locator(".actions").bounding_box()
    assert hint is not None
    assert actions is not None
    assert hint["width"] == pytest.approx(actions["width"], abs=1)


def test_where_hints_are_switched_off_there_is_no_button(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    page = me.page
    page.goto(host.http)
    page.get_by_role("switch", name="Hints").uncheck()
    page.get_by_role("radio", name="Instant").first.check()
    me.button("Start the game").click()
    assert me.wait_for_turn()
    expect(page.get_by_role("button", name="Turn R")).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("h")
    page.wait_for_timeout(300)
    expect(note(page)).to_have_count(0)


# --- sound -----------------------------------------------------------------------------------------

LISTEN = """
  window.heard = 0;
  const real = AudioContext.prototype.createGain;
  AudioContext.prototype.createGain = function () { window.heard += 1; return real.call(this); };
"""


def test_sound_is_off_until_asked_for_and_the_choice_is_remembered(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    page = me.page
    page.add_init_script(LISTEN)
    sit(host, me, position(to_push, seed=8))
    button = page.get_by_role("button", name="Sound")
    expect(button).to_have_attribute("aria-pressed", "false")
    me.turn()
    assert me.wait_for_turn()
    assert page.evaluate("heard") == 0
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    before = page.evaluate("heard")
    assert before > 0
    me.turn()
    page.wait_for_function("before => heard > before", arg=before)
    page.reload()
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")


def test_nothing_sounds_while_the_page_is_hidden(host: Host, new_page: NewPage) -> None:
    me = Person(new_page())
    page = me.page
    page.add_init_script(LISTEN)
    sit(host, me, position(to_push, seed=8))
    page.get_by_role("button", name="Sound").click()
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    before = page.evaluate("heard")
    number = me.latest["number"]
    me.act()
    me.wait_until_after(number)
    page.wait_for_timeout(400)
    assert page.evaluate("heard") == before


# --- on the device ---------------------------------------------------------------------------------


def test_the_page_can_be_installed(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.goto(host.http)
    link = page.locator("link[rel=manifest]").get_attribute("href")
    assert link
    answer = host.get(link)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for icon in [*manifest["icons"], {"src": touch, "sizes": "180x180", "type": "image/png"}]:
        got = host.get(icon["src"])
        assert got.status_code == 200, icon
        assert got.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            wide, high = (int.from_bytes(got.content[at : at + 4], "big") for at in (16, 20))
            assert f"{wide}x{high}" == icon["sizes"]


def test_without_a_connection_the_page_says_so(host: Host, new_page: NewPage) -> None:
    page = new_page(language="fr-FR")
    page.goto(host.http)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_function(
        "async () => (await navigator.serviceWorker.ready) && (await caches.has('wandelgang-away'))"
    )
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.context.set_offline(True)
    page.goto(f"{host.http}/t/abc")
    expect(page.get_by_role("heading", name="Pas de connexion")).to_be_visible()
    assert not violations(page)
    page.context.set_offline(False)
    page.goto(host.http)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("heading", name="Pas de connexion")).to_have_count(0)


def test_settings_are_remembered_on_this_device(host: Host, new_page: NewPage) -> None:
    page = new_page("phone")
    page.goto(host.http)
    page.get_by_role("button", name="Menu").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("switch", name="Sound").check()
    volume = sheet.get_by_role("slider", name="Volume")
    volume.focus()
    page.keyboard.press("ArrowLeft")
    sheet.get_by_role("radio", name="Parchment").check()
    sheet.get_by_role("radio", name="Flat view").check()
    sheet.get_by_role("radio", name="Instant").check()
    sheet.get_by_role("radio", name="Dark").check()
    _picture(page, "settings-phone")
    page.reload()
    kept = json.loads(page.evaluate("localStorage.getItem('wandelgang-settings')"))
    assert (kept["sound"], kept["view"], kept["pace"], kept["theme"]) == (True, "flat", "instant", "dark")
    assert (kept["volume"], kept["style"]) == (0.65, "parchment")
    page.get_by_role("button", name="Menu").click()
    expect(sheet.get_by_role("switch", name="Sound")).to_be_checked()
    expect(sheet.get_by_role("radio", name="Flat view")).to_be_checked()
    expect(sheet.get_by_role("radio", name="Instant")).to_be_checked()
    expect(sheet.get_by_role("radio", name="Parchment")).to_be_checked()
    expect(volume).to_have_value("65")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-style", "parchment")


def test_a_system_that_asks_for_more_contrast_gets_it(host: Host, new_page: NewPage) -> None:
    page = new_page(contrast="more")
    page.goto(host.http)
    expect(page.locator("html")).to_have_attribute("data-style", "high-contrast")
    page.emulate_media(contrast="no-preference")
    expect(page.locator("html")).to_have_attribute("data-style", "slate")


def test_the_tab_tells_whose_turn_it_is(host: Host, new_page: NewPage) -> None:
    match = position(to_push, seed=8)
    table = Prepared(host, match, "me", "here")
    ada, mira = Person(new_page()), Person(new_page())
    table.sit(ada.page, 0)
    table.sit(mira.page, 1)
    assert ada.wait_for_turn()
    icon = "link[rel=icon]"
    colour = {"red": "c5371f", "yellow": "f2bc1b", "blue": "1f5fae", "green": "1b8467"}
    own = colour[match.options.colours[0]]
    expect(ada.page).to_have_title("Your turn · Wandelgang")
    expect(ada.page.locator(icon)).to_have_attribute("href", re.compile(f"^data:image/svg.*{own}"))
    expect(mira.page).to_have_title("Ada’s turn · Wandelgang")
    expect(mira.page.locator(icon)).to_have_attribute("href", "/favicon.svg")
    ada.turn()
    assert ada.wait_for_turn()
    ada.turn()
    assert mira.wait_for_turn()
    expect(mira.page).to_have_title("Your turn · Wandelgang")
    expect(ada.page).to_have_title("Mira’s turn · Wandelgang")
    expect(ada.page.locator(icon)).to_have_attribute("href", "/favicon.svg")
    ada.page.get_by_role("link", name="Wandelgang").click()
    expect(ada.page).to_have_title("Wandelgang")


# --- bots as company -------------------------------------------------------------------------------


@pytest.mark.long
def test_a_game_of_bots_only_is_watched_to_its_result(host: Host, new_page: NewPage) -> None:
    watcher = Person(new_page())
    page = watcher.page
    page.goto(host.http)
    page.get_by_label("Pictures per player").fill("1")
    page.get_by_role("radio", name="Instant").first.check()
    page.get_by_role("button", name="Red:").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("A bot", exact=True).click()
    sheet.get_by_text("easy", exact=True).click()
    expect(sheet).to_contain_text("wanders about")
    assert not violations(page)
    _picture(page, "bots-desk")
    sheet.get_by_role("button", name="Done").click()
    expect(page.get_by_text("you will watch")).to_be_visible()
    page.get_by_role("button", name="Watch the bots play").click()
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)
    for _ in range(400):
        if watcher.told and watcher.over:
            break
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    watcher.see_the_result()
    expect(watcher.result.get_by_role("heading")).to_contain_text("won")
    expect(page).to_have_title(re.compile("has won · Wandelgang"))


def _picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    settle(page)
    page.screenshot(path=PICTURES / f"life-{name}.png")
