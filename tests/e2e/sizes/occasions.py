"""What a table shows besides its game: dialogs, talk, aims, interruptions, the curtain between people."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec
from playwright.sync_api import Page
from tests.e2e.fingers import Fingers, middle
from tests.e2e.sizes.checks import press
from tests.e2e.sizes.games import Message, State, asks, facts, snapshot

from wandelgang.games import CHANCE
from wandelgang.match import BudgetClock, Match
from wandelgang.table.protocol import ClockFacts, Moved, Reacted, Refused, Said, SeatClock, TableFacts

Deed = Callable[[Page], object]

NOT_TWICE = 300  # milliseconds until the tap at another size: two quick taps would zoom

LONG_REMARK = "Was für eine Partie! Und wer hat eigentlich die Donaudampfschifffahrtsgesellschaftskarte?"
LONG_REFUSAL = (
    "Es gibt nichts zurückzunehmen: Seit deinem letzten Schritt wurde etwas Verdecktes bekannt, "
    "oder du hast noch keinen gemacht."
)
SAID = tuple(
    Said(seat, text, at)
    for at, (seat, text) in enumerate(
        [(0, "Hallo!"), (1, LONG_REMARK), (0, "Gut gespielt."), (1, LONG_REMARK)]
    )
)


def occasions(name: str, points: Sequence[Match]) -> Iterator[State]:
    """One of each kind in a game, late enough for hands and logs to be long."""
    asked = [match for match in points if asks(match)]
    late = asked[len(asked) // 3 :]
    now = next(match for match in late if match.actor == 0)
    yield from _dialogs(name, now)
    yield from _talk(name, now)
    yield from _interruptions(name, now)
    yield from clocks(name, now)
    yield from _aims(name, late)
    yield from _dice(name, points)
    yield from _picks(name, asked)
    yield from _shared(name, late)
    if points[-1].result:
        end = points[-1]
        told = (snapshot(end, 0), _constant(Moved("elsewhere", ())))
        yield State(name, end.number, "result, rematch", told, deal=end.deal, alone=True)


def _dialogs(name: str, match: Match) -> Iterator[State]:
    told = (snapshot(match, 0),)
    yield State(name, match.number, "menu", told, _menu)
    for icon in ("people", "log", "keys"):
        yield State(name, match.number, f"menu, {icon}", told, _menu_and(icon))
    yield State(name, match.number, "rules", told, _rules)
    inviting = (snapshot(match, 0, _inviting(match)),)
    yield State(name, match.number, "invitations", inviting, _menu_and("people"), invites=True)
    yield State(name, match.number, "watching", (snapshot(match, None),), seats=())
    yield State(
        name, match.number, "watching, people", (snapshot(match, None),), _menu_and("people"), seats=()
    )


def _talk(name: str, match: Match) -> Iterator[State]:
    chatting = snapshot(match, 0, facts(match, chat=True), said=SAID)
    yield State(name, match.number, "chat", (chatting,), _talk_tool("chat"))
    yield State(name, match.number, "reactions", (chatting,), _talk_tool("mask"))
    shown = tuple(_constant(Reacted(seat, "laurel")) for seat in range(match.options.players))
    yield State(name, match.number, "bubbles", (chatting, *shown), _wait_for("[data-bubble]"))


def _interruptions(name: str, match: Match) -> Iterator[State]:
    yield State(name, match.number, "paused", (snapshot(match, 0, facts(match, paused=True)),))
    yield State(name, match.number, "take back", (snapshot(match, 0, may_take_back=True),))
    yield State(name, match.number, "take back, waiting", (snapshot(match, 1, may_take_back=True),))
    refused = _constant(Refused("host-trouble", LONG_REFUSAL))
    yield State(name, match.number, "refused", (snapshot(match, 0), refused), alone=True)


def clocks(name: str, match: Match) -> Iterator[State]:
    """Everybody is timed: a long time, the last seconds, and somebody who has lost the connection."""
    table = facts(match, clock=BudgetClock(3600, 10))
    people = tuple(msgspec.structs.replace(one, kind="me", bot=None) for one in table.seats)
    table = msgspec.structs.replace(table, seats=people)
    for how, left, grace in (("timed", 3_599_000, None), ("timed, last seconds", 9_000, 41_000)):
        seats = tuple(
            SeatClock(left if seat.seat in (0, 2) else 234_000, grace if seat.seat == 2 else None, 83_000)
            for seat in table.seats
        )
        for seat, role in ((0, ""), (1, ", waiting")):
            told = (snapshot(match, seat, table, clocks=ClockFacts(seats, 0)),)
            yield State(name, match.number, how + role, told)
    waiting = msgspec.structs.replace(_inviting(match), clock=table.clock, waiting=True)
    clocks = ClockFacts(tuple(SeatClock(3_600_000) for _ in people), None)
    yield State(name, match.number, "timed, not begun", (snapshot(match, None, waiting, clocks=clocks),))


def _aims(name: str, points: Sequence[Match]) -> Iterator[State]:
    """A finger has tapped an arrow, a cell in reach, one that costs something, one out of reach."""
    seen: dict[str, State] = {}
    for match in points:
        game, actor = match.game, match.actor
        assert actor is not None
        step, preview, legal = match.state.step, game.preview(match.state), game.legal(match.state)
        told = (snapshot(match, actor),)

        def tapped(how: str, what: str, match: Match = match, told: tuple[Message, ...] = told) -> None:
            seen.setdefault(how, State(name, match.number, how, told, _tap(what), alone=True))

        if step == "push":
            arrow = next(legal[one.action].arrow for one in preview.opens)
            tapped("push, aim", f"[data-arrow='{arrow}']")
        elif step == "move":
            own = game.view(match.state, actor).players[actor].cell
            ways = [way for way in preview.ways if way.cell != own]
            free = [way.cell for way in ways if not any(getattr(way, "spells", ()))]
            dear = {way.cell for way in ways} - set(free)
            away = set(range(len(match.state.board.numbers))) - {way.cell for way in preview.ways}
            for how, cells in (("aim", free[-1:]), ("cost", sorted(dear)), ("out of reach", sorted(away))):
                for cell in cells[:1]:
                    tapped(f"move, {how}", f"[data-cell='{cell}']")
    yield from seen.values()


def _picks(name: str, points: Sequence[Match]) -> Iterator[State]:
    """One of several cards has been tapped, and can be taken."""
    for match in points:
        if match.state.step == "choose":
            told = (snapshot(match, match.actor),)
            yield State(name, match.number, "choose, picked", told, _last_card, alone=True)
            return


def _dice(name: str, points: Sequence[Match]) -> Iterator[State]:
    """A die waits for its owner."""
    seen: dict[str, State] = {}
    for match in points:
        seat = match.game.roller(match.state) if match.actor == CHANCE else None
        if seat is not None:
            how = f"{match.state.step}, die"
            told = (snapshot(match, seat, roller=seat),)
            seen[how] = State(name, match.number, how, told, _wait_for("[data-roll]"))
    yield from seen.values()


def _shared(name: str, points: Sequence[Match]) -> Iterator[State]:
    """Everybody shares one screen: the curtain, and what the person who was called sees behind it."""
    seen: dict[str, State] = {}
    for match in points:
        table = facts(match)
        people = tuple(msgspec.structs.replace(one, kind="me", bot=None, away=None) for one in table.seats)
        shared = msgspec.structs.replace(table, seats=people)
        covered = (snapshot(match, None, shared, may_take_back=True),)
        behind = (snapshot(match, match.actor, shared, may_take_back=True),)
        step, seats = match.state.step, tuple(range(len(people)))
        for state in (
            State(name, match.number, f"{step}, curtain", covered, _wait_for("dialog[open]"), seats=seats),
            State(
                name,
                match.number,
                f"{step}, shared",
                covered,
                _ready,
                seats=seats,
                uncovered=behind,
                alone=True,
            ),
        ):
            seen.setdefault(state.how, state)
    yield from seen.values()


def _inviting(match: Match) -> TableFacts:
    """The others have not come yet."""
    table = facts(match)
    friends = [msgspec.structs.replace(one, kind="link", bot=None, open=True) for one in table.seats[1:]]
    return msgspec.structs.replace(table, seats=(table.seats[0], *friends))


def _constant(message: msgspec.Struct) -> Message:
    return lambda _: message


# --- what somebody does ---------------------------------------------------------------------------


def _menu(page: Page) -> None:
    press(page, "menu")


def _menu_and(icon: str) -> Deed:
    def do(page: Page) -> None:
        _menu(page)
        page.locator(f"dialog button:has([data-icon='{icon}'])").first.click()

    return do


def _rules(page: Page) -> None:
    """In the header, or in the menu."""
    if not press(page, "help"):
        _menu_and("help")(page)
    page.wait_for_selector("dialog h3, dialog .rules")


def _talk_tool(icon: str) -> Deed:
    """With a button of its own, or in the menu."""

    def do(page: Page) -> None:
        if not press(page, icon):
            _menu_and(icon)(page)

    return do


def _tap(what: str) -> Deed:
    """The first tap aims. The aim at an arrow stays, and a second tap would push."""

    hands: dict[Page, Fingers] = {}

    def do(page: Page) -> None:
        if "arrow" not in what or not page.locator("[data-primary]:enabled").count():
            if page not in hands:
                hands[page] = Fingers(page)
            hands[page].tap(1, middle(page.locator(what)))
            hands[page].wait(NOT_TWICE)

    return do


def _ready(page: Page) -> None:
    """Open the curtain, unless it is open already."""
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] .button.own").click()
    page.wait_for_selector("[data-asked='true']")


def _last_card(page: Page) -> None:
    page.locator("button.pick[aria-pressed]").last.click()


def _wait_for(what: str) -> Deed:
    return lambda page: page.wait_for_selector(what, state="attached")
