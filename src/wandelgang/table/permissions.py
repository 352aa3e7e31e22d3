"""Who may do what at a table now. Pure functions of its state that refuse everything else."""

from __future__ import annotations

from typing import NamedTuple

from wandelgang.table.limits import MOST_ENTRIES
from wandelgang.table.notes import TakenBack
from wandelgang.table.protocol import Code, HandOver
from wandelgang.table.refusal import Refuse
from wandelgang.table.state import TableState


class Rights(NamedTuple):
    """What a seat may do now."""

    act: bool
    take_back: bool


NO_RIGHTS = Rights(act=False, take_back=False)


def rights(state: TableState, seat: int | None) -> Rights:
    """What a seat may do now; seat None, a spectator, may do nothing."""
    if seat is None:
        return NO_RIGHTS
    asked = state.match.actor == seat
    return Rights(
        act=asked and state.seats[seat].bot is None and _open_to(state, seat),
        take_back=not isinstance(_last_step(state, seat), str),
    )


def _open_to(state: TableState, seat: int) -> bool:
    """Whether a seat may act that is asked: the game has begun, and its time is not up."""
    return not state.waiting and state.standing_in != seat


def check_act(state: TableState, seat: int | None, number: int) -> None:
    """Refuse an action unless its seat is asked and its person plays it."""
    _check_moment(state, seat, number)
    asked = state.asked
    if asked is None or asked.seat != seat:
        told = "a die is to be rolled" if asked is None else f"seat {asked.seat} is asked"
        raise Refuse("not-asked", told, number=number)
    if asked.bot is not None:
        raise Refuse("handed-over", number=number)
    if state.standing_in == seat:
        raise Refuse("time-up", number=number)


def check_roll(state: TableState, held: int | None, number: int) -> None:
    """Refuse to let somebody roll a die that is not theirs. At one screen anybody may touch it."""
    held = _check_moment(state, held, number)
    roller = state.roller
    if roller is None:
        raise Refuse("not-asked", "no die is to be rolled", number=number)
    if not state.together(held, roller):
        raise Refuse("not-asked", f"seat {roller} rolls", number=number)
    if state.standing_in == roller:
        raise Refuse("time-up", number=number)


def check_take_back(state: TableState, seat: int | None, number: int) -> TakenBack:
    """The entry with which a seat takes back its last step, if it may."""
    seat = _check_moment(state, seat, number)
    back = _last_step(state, seat)
    if isinstance(back, str):
        raise Refuse(back, number=number)
    return TakenBack(seat, back)


def check_hint(state: TableState, seat: int | None, number: int) -> int:
    """The seat that asks for a hint, if it may."""
    seat = _check_seated(seat, number)
    if not state.row.hints:
        raise Refuse("no-hints", number=number)
    if state.waiting:
        raise Refuse("not-begun", number=number)
    _check_number(state, number)
    if state.match.actor != seat:
        raise Refuse("not-asked", number=number)
    return seat


def check_tempo(state: TableState, held: int | None) -> None:
    """Refuse a change of pace, or a pause, to spectators where people have seats, and after the game."""
    if held is None and any(seat.kind != "bot" for seat in state.seats):
        raise Refuse("watching")
    if state.match.over:
        raise Refuse("over")


def check_hand_over(
    state: TableState, by: int | None, wish: HandOver, *, away: int | None, enough: int
) -> None:
    """Refuse to give a seat to a bot, or back to its person, for somebody who may not.

    You may do so with your own seat at any time, and with that of a friend who has not come yet. You may give
    another's seat to a bot once its person has been away long enough; only that person can take it back.
    """
    if by is None:
        raise Refuse("watching")
    if not 0 <= wish.seat < len(state.seats):
        raise Refuse("no-seat")
    if state.match.over:
        raise Refuse("over")
    seat = state.seats[wish.seat]
    if seat.kind == "bot":
        raise Refuse("no-person")
    if seat.free:
        raise Refuse("not-begun", "anyone may take this seat; bots come if everyone agrees")
    if seat.open or state.together(by, wish.seat):
        return
    if wish.to == "person":  # its person may be gone: the others would wait for nobody
        raise Refuse("not-yours")
    if away is None or away < enough:
        raise Refuse("not-away", f"away for {away} s of {enough}")


def _check_moment(state: TableState, seat: int | None, number: int) -> int:
    """The seat of somebody who acts in this position; refuses a spectator, a game that stands still, and what
    was meant for another position."""
    seat = _check_seated(seat, number)
    if state.match.over:
        raise Refuse("over", number=number)
    if state.waiting:
        raise Refuse("not-begun", number=number)
    if state.number >= MOST_ENTRIES:
        raise Refuse("endless", f"at most {MOST_ENTRIES} actions and steps taken back", number=number)
    if state.row.paused:
        raise Refuse("paused", number=number)
    _check_number(state, number)
    return seat


def _check_seated(seat: int | None, number: int) -> int:
    if seat is None:
        raise Refuse("watching", number=number)
    return seat


def _check_number(state: TableState, number: int) -> None:
    if number != state.number and not state.stood_still_since(number):
        raise Refuse("stale", f"the position now is number {state.number}", number=number)


def _last_step(state: TableState, seat: int) -> int | Code:
    """How many actions the game had before a seat's last step; or why that cannot be taken back."""
    if not state.row.take_back:
        return "no-take-back"
    if state.match.over:
        return "over"
    if state.seats[seat].bot is not None:
        return "handed-over"
    if state.standing_in == seat:
        return "time-up"
    if not state.line.steps:
        return "revealed"
    against_bots = all(other.kind == "bot" for other in state.seats if other.seat != seat)
    return state.line.last_step(seat, against_bots=against_bots)
