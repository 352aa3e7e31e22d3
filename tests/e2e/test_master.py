"""The dragon's game through the page: whole games, duels out of turn, the final duel, one screen for two."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect
from tests.e2e.conftest import NewPage, resize
from tests.e2e.glimpses import Glimpse
from tests.e2e.pictures import keep_pictures
from tests.e2e.prepared import Prepared, seekers_until
from tests.e2e.seats import Adventurer
from tests.e2e.test_for_everyone import violations_by_day_and_night
from tests.server.hosts import Host

from wandelgang.games import CHANCE, master
from wandelgang.games.master.events import FinalDuelEnded
from wandelgang.games.master.parts import FACED, GUARDS, Foe
from wandelgang.games.master.state import Decline, Fight, Step
from wandelgang.games.master.threat import threat
from wandelgang.match import Match

CARD = 'aria-label="Card '  # how a card of the player's own hand is found in a page


@pytest.mark.long
def test_a_short_game_against_a_bot_ends_on_the_score_sheet(host: Host, new_page: NewPage) -> None:
    nearly = seekers_until("master", lambda match: match.state.final_open and match.actor == 0, short=True)
    table = Prepared(host, nearly, "me", "bot")
    me = Adventurer(new_page(), seed=2)
    table.sit(me.page, 0)
    me.play_to_the_end(most=400)
    result = me.result
    expect(result.get_by_role("table")).to_contain_text("Coins")
    expect(result.get_by_role("row")).to_have_count(3)
    found = violations_by_day_and_night(me.page, "master-result")
    resize(me.page, "phone")
    found += violations_by_day_and_night(me.page, "master-result")
    me.page.get_by_role("link", name="Watch the replay").click()
    expect(me.page.get_by_role("slider")).to_be_visible()
    found += violations_by_day_and_night(me.page, "master-replay")
    resize(me.page, "desk")
    found += violations_by_day_and_night(me.page, "master-replay")
    assert not found, "\n".join(found)


def duel_of_the_other(match: Match) -> bool:
    """Seat 1 is at turn, and seat 0 is asked whether to roll again, with a card that fits."""
    state = match.state
    return state.step is Step.AGAIN and match.actor == 0 and state.seat == 1 and len(master.legal(state)) > 1


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_m19_a_duel_comes_up_out_of_turn_and_a_card_rolls_again(
    host: Host, new_page: NewPage, size: str
) -> None:
    table = Prepared(host, seekers_until("master", duel_of_the_other, short=True), "me", "bot")
    me = Adventurer(new_page(size, theme="dark"))
    table.sit(me.page, 0)
    assert me.wait_for_turn()
    expect(me.page.get_by_role("heading", name="Use a card to roll again?")).to_be_visible()
    cards = len(me.latest["view"]["players"][0]["hand"])
    expect(me.page.locator("[aria-label^='Card ']")).to_have_count(cards)  # the hand is shown once
    me.page.locator("[data-hint]").first.click()
    expect(me.page.locator("[data-hint-note]")).to_be_visible()
    expect(me.page.locator("button.advised")).to_have_count(1)  # a hint marks its answer
    number = me.latest["number"]
    me.page.locator("[data-use]").first.click()
    me.wait_until_after(number)
    assert len(me.latest["view"]["players"][0]["hand"]) == cards - 1
    assert "rolled-again" in [event["type"] for told in me.told for event in told.get("events", [])]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_m14_what_is_public_can_be_counted(host: Host, new_page: NewPage, size: str) -> None:
    """Every treasure held, the lowest first, as it is lost first; the cards handed in; the treasures lost."""
    match = seekers_until(
        "master",
        lambda m: (
            m.actor == 0
            and m.state.step == "push"
            and bool(m.state.box)
            and len(m.state.holdings[0].treasures) > 6
        ),
    )
    state, me = match.state, Adventurer(new_page(size))
    Prepared(host, match, "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    goal = me.page.get_by_role("region", name="Next to take")
    assert _numbers(goal.locator(".discards b")) == list(state.discards)
    assert _numbers(goal.locator(".box b")) == list(state.box)
    if size == "phone":
        me.page.get_by_role("button", name="you").click()
    mine = me.page.locator(".holdings").first
    assert _numbers(mine.locator("svg text")) == list(state.holdings[0].treasures)


def _numbers(found: Locator) -> list[int]:
    return [int(text) for text in found.all_text_contents()]


def test_m21_an_extra_turn_is_called_one(host: Host, new_page: NewPage) -> None:
    match = seekers_until("master", lambda m: m.state.extra and m.actor == 0 and m.state.step is Step.PUSH)
    me = Adventurer(new_page())
    Prepared(host, match, "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    turn = me.page.get_by_role("region", name="Whose turn it is")
    expect(turn.get_by_role("heading", name="Your extra turn, Ada")).to_be_visible()
    expect(turn.get_by_role("listitem")).to_have_count(3)
    expect(turn.get_by_role("listitem")).to_contain_text(["Push", "Walk", "Dragon"])


def before_the_dragon(match: Match) -> bool:
    return match.state.step is Step.FIGHT and match.actor == 0


def final_duel(match: Match, *, won: bool) -> Match | None:
    """This match after the final duel, if rolls without a card can bring it to this end."""
    for event in match.events:
        if isinstance(event, FinalDuelEnded):
            return match if event.won is won else None
    asked = [Fight() if match.state.step is Step.FIGHT else Decline()]
    rolls = [action for action, _ in match.game.chance(match.state)] if match.actor == CHANCE else asked
    ends = (final_duel(match.then(action), won=won) for action in rolls)
    return next((end for end in ends if end), None)


def test_m25_the_final_duel_is_fought_to_its_end(host: Host, new_page: NewPage) -> None:
    match = seekers_until("master", before_the_dragon, short=True)
    assert match.state.figures[0] == FACED[match.state.gaze]
    me = fought(host, new_page, match)
    [end] = happened(me, "final-duel-ended")
    assert end["won"] is me.over


@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
def test_m27_the_final_duel_ends_the_game_only_if_it_is_won(host: Host, new_page: NewPage, won: bool) -> None:
    match = final_duel(seekers_until("master", before_the_dragon, short=True), won=won)
    assert match is not None
    me = Adventurer(new_page())
    Prepared(host, match, "me", "here").sit(me.page, 0)
    if won:
        me.see_the_result()
        expect(me.result.get_by_role("table")).to_contain_text("15")
        expect(me.page.locator("[aria-label^='The dragon. Treasures']")).to_have_count(1)
    else:
        expect(me.page.get_by_label("Log").first).to_contain_text("lost the final duel")
        assert not me.over


def fought(host: Host, new_page: NewPage, match: Match) -> Adventurer:
    """The final duel, fought without a card. The other seat is empty: nobody else can fight afterwards."""
    me = Adventurer(new_page())
    Prepared(host, match, "me", "here").sit(me.page, 0)
    assert me.wait_for_turn()
    while not happened(me, "final-duel-ended"):
        me.page.keyboard.press("Escape")  # nobody waits for the dice
        if me.choices:
            me.turn()
        else:
            me.page.wait_for_timeout(20)
    return me


def test_m23_the_second_phase_is_laid_out_before_everyones_eyes(host: Host, new_page: NewPage) -> None:
    match = seekers_until(
        "master",
        lambda m: m.state.step is Step.COIN and m.actor == 0 and not m.state.treasures,
        players=4,
    )
    me = Adventurer(new_page(), seed=5)
    Prepared(host, match, "me", "bot", "bot", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    me.turn()
    expect(me.page.locator("g.coin")).to_have_count(12)
    keep_pictures(me.page, "master-second-phase")
    assert len(happened(me, "laid-out")) == 1


def test_the_curtain_says_for_which_question_somebody_is_called(host: Host, new_page: NewPage) -> None:
    """In the middle of another's turn (M19), and for the double turn after another's duel (M21)."""
    match = seekers_until(
        "master",
        lambda m: duel_of_the_other(m) and not m.state.extra and bool(m.state.holdings[1].cards),
        short=True,
    )
    me = Adventurer(new_page("phone"))
    Prepared(host, match, "here", "here").sit(me.page, 0, 1)
    curtain = me.page.get_by_role("dialog")
    expect(curtain.get_by_role("heading", name="Ada, a question for you")).to_be_visible()
    expect(curtain).to_contain_text("sees you")
    assert all(player["hand"] is None for player in me.latest["view"]["players"]), "nobody has said who looks"
    me.button("I’m ready").click()
    assert me.wait_for_turn()
    assert me.seat == 0
    me.press("[data-decline]")
    expect(curtain.get_by_role("heading", name="Mira, a question for you")).to_be_visible()
    expect(curtain).to_contain_text("Another turn?")


def tied(match: Match) -> bool:
    """Both are equally near and can lose something; seat 0, at turn, has rolled too little."""
    state = match.state
    return (
        state.step is Step.AGAIN
        and state.duel is not None
        and state.duel.duellists == (0, 1)
        and not state.extra
        and all(own.cards and own.cards[0] < 7 <= own.cards[-1] for own in state.holdings)
    )


@pytest.mark.parametrize("together", [True, False], ids=["at one screen", "in two browsers"])
def test_m17_those_equally_near_duel_one_after_another(host: Host, new_page: NewPage, together: bool) -> None:
    match = seekers_until("master", tied)

    def called(name: str, person: Adventurer) -> None:
        if together:
            curtain = person.page.get_by_role("dialog")
            expect(curtain.get_by_role("heading", name=f"{name}, a question for you")).to_be_visible()
            assert CARD not in person.page.content(), "nothing secret is even in the page"
            person.button("I’m ready").click()
        assert person.wait_for_turn(hurry=True)
        assert CARD in person.page.content()

    while True:  # chance is the host's: again, until it rolls what this test is about
        # New pages: what a page still hears of the table before must not be taken for this one.
        ada = Adventurer(new_page("phone"))
        mira = ada if together else Adventurer(new_page("desk"))
        table = Prepared(host, match, "me", "here" if together else "link")
        if not together:
            table.sit(mira.page, 1)
        table.sit(ada.page, *((0, 1) if together else (0,)))
        called("Ada", ada)
        assert ada.seat == 0
        ada.press("[data-decline]")
        mira.wait_until(partial(happened, mira, "duel-rolled"))
        assert [event["seat"] for event in happened(mira, "lost")] == [0], "the first duel is over"
        [roll] = happened(mira, "duel-rolled")
        assert roll["seat"] == 1
        if not roll["safe"]:
            break
    called("Mira", mira)
    assert mira.seat == 1
    expect(mira.page.get_by_role("heading", name="Use a card to roll again?")).to_be_visible()
    mira.press("[data-decline]")
    called("Ada", ada)
    expect(ada.page.get_by_role("heading", name="Take a double turn?")).to_be_visible()
    assert [(event["seat"], event["value"]) for event in happened(ada, "lost")] == [
        (seat, holdings.treasures[0]) for seat, holdings in enumerate(match.state.holdings)
    ]


def happened(person: Adventurer, kind: str) -> list[dict[str, Any]]:
    """What a browser was told of this kind, in order."""
    return [event for told in person.told for event in told.get("events", []) if event["type"] == kind]


def nobody_duels(match: Match) -> bool:
    """Seat 0 has taken a treasure; whatever the die shows, something is threatened and nobody duels."""
    state = match.state
    if state.step is not Step.COIN or match.actor != 0:
        return False
    turned = [threat(replace(state, gaze=gaze), Foe.DRAGON) for gaze in FACED]
    return all(
        sight.cells and not sight.duellists for sight in (*turned, *(threat(state, foe) for foe in GUARDS))
    )


def test_m16_what_is_threatened_is_shown_when_nobody_duels_too(host: Host, new_page: NewPage) -> None:
    me = Adventurer(new_page())
    Prepared(host, seekers_until("master", nobody_duels), "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    threatened = Glimpse(me.page, "document.querySelector('.hatch')?.checkVisibility()")
    me.act()
    threatened.wait()
    expect(me.page.locator(".hatch")).to_have_count(0)


def test_the_hand_stays_in_sight_while_a_die_rolls_in_the_own_turn(host: Host, new_page: NewPage) -> None:
    me = Adventurer(new_page(motion=True))
    Prepared(host, seekers_until("master", nobody_duels), "here", "here").sit(me.page, 0, 1)
    me.button("I’m ready").click()
    assert me.wait_for_turn()
    hand = "document.querySelector('[role=img][aria-label^=\"Card \"]')?.checkVisibility()"
    rolled = Glimpse(me.page, f"document.querySelector('.turned-up')?.checkVisibility() && {hand}")
    hidden = Glimpse(me.page, f"document.querySelector('.turned-up')?.checkVisibility() && !{hand}")
    me.act()
    rolled.wait()
    assert not hidden.caught()


@pytest.mark.parametrize("size", [pytest.param("desk", marks=pytest.mark.long), "phone"])
def test_axe_finds_nothing_at_the_dragons_table(host: Host, new_page: NewPage, size: str) -> None:
    me = Adventurer(new_page(size))
    Prepared(host, seekers_until("master", duel_of_the_other, short=True), "me", "bot").sit(me.page, 0)
    assert me.wait_for_turn()
    found = violations_by_day_and_night(me.page, "master-duel")
    for step in ("push", "move"):
        while me.latest["view"]["step"] != step:
            me.turn()
            assert me.wait_for_turn(hurry=True)
        found += violations_by_day_and_night(me.page, f"master-{step}")
    assert not found, "\n".join(found)
