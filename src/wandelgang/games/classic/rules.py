"""The rules of the classic game: who acts, what is legal, what an action does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic.messages import back_of, is_void, unread_backs
from wandelgang.games.classic.parts import BACKED, GRID, STARTS, TILES, Message, Picture
from wandelgang.games.classic.state import (
    Action,
    Back,
    BackRead,
    Choose,
    Draw,
    Drew,
    Event,
    Exchange,
    Exchanged,
    Exchanging,
    Found,
    Hand,
    Look,
    Pass,
    Read,
    State,
    Step,
    Swap,
    Swapped,
)
from wandelgang.games.errors import IllegalAction
from wandelgang.games.events import TurnStarted, Walked, Won
from wandelgang.games.game import CHANCE
from wandelgang.games.outcome import Outcome
from wandelgang.games.pushing import pushes, slide
from wandelgang.games.seats import clockwise, with_own
from wandelgang.maze import Board, Corridors, cell_tuple, cells

Applied = tuple[State, tuple[Event, ...]]  # what `apply` returns

WALKS = tuple(Walk(cell) for cell in range(GRID.size))
CHANCE_STEPS = frozenset({Step.DRAW, Step.READ, Step.LOOK})
FIRST = {  # what must come before anything else
    Step.DRAW: ("C9", "a card must be looked at first"),
    Step.READ: ("C14", "the back of the tile that fell out must be read first"),
    Step.LOOK: ("C18", "the second card must be looked at first"),
    Step.CHOOSE: ("C19", "first choose a card from your own pile"),
}


def actor(state: State) -> int | None:
    """The seat that acts, CHANCE, or None when the game is over."""
    if state.step in CHANCE_STEPS:
        return CHANCE
    return None if state.step is Step.OVER else state.seat


def legal(state: State) -> tuple[Action, ...]:
    """The actor's actions, in a stable order; at CHANCE those that can happen."""
    match state.step:
        case Step.PUSH:
            return pushes(GRID, state.spare, state.last_push)
        case Step.MOVE:
            return (*map(WALKS.__getitem__, cell_tuple(reachable(state))), *_uses(state))
        case Step.AGAIN:
            return (*pushes(GRID, state.spare, state.last_push), Pass())
        case Step.CHOOSE:
            return tuple(Choose(card) for card in _choosable(state.hands[state.seat]))
        case Step.OVER:
            return ()
        case _:
            return tuple(action for action, _ in chance(state))


def chance(state: State) -> tuple[tuple[Action, int], ...]:
    """At CHANCE: what can happen, with weights (X11)."""
    match state.step:
        case Step.DRAW:
            return tuple((Draw(card), 1) for card in state.hands[drawer(state)].pile)
        case Step.LOOK:
            return tuple((Draw(card), 1) for card in state.hands[state.seat].pile)
        case Step.READ:
            return tuple((Read(message), weight) for message, weight in unread_backs(state))
        case _:
            return ()


def outcome(state: State) -> Outcome | None:
    """The winner, and how many pictures everyone has found; None while the game goes on."""
    if state.winner is None:
        return None
    return Outcome(winners=(state.winner,), scores=tuple(len(hand.found) for hand in state.hands))


def apply(state: State, action: Action) -> Applied:
    """The position after an action, and what happened; refuses an illegal one and changes nothing (X12)."""
    if state.step is Step.OVER:
        raise IllegalAction("C12", "the game is over")
    act = _ACTS.get(type(action))
    if act is None:
        raise IllegalAction("C8", f"the classic game has no action {action!r}")
    return act(state, action)


def reachable(state: State) -> int:
    """The cells where the figure whose turn it is may end its move."""
    return reach_from(state.board, state.figures[state.seat], state.offer)


def reach_from(board: Board, start: int, offer: Message | None) -> int:
    """The cells that can be walked to from this one (X7); with that message, also through one wall (C20)."""
    corridors = board.corridors()
    reach = corridors.reach(1 << start)
    if offer is Message.THROUGH_WALL:
        reach = corridors.reach(reach | GRID.neighbours(reach))
    return reach


def drawer(state: State) -> int:
    """The seat that looks at its next card: the first, clockwise, that has none to look for (C9)."""
    order = clockwise(state.seat, state.options.players)
    return next(seat for seat in order if not state.hands[seat].goals and state.hands[seat].pile)


def _uses(state: State) -> tuple[Action, ...]:
    match state.offer:
        case Message.SECOND_PUSH:
            return pushes(GRID, state.spare, state.last_push)
        case Message.SWAP:
            return tuple(Swap(seat) for seat in range(state.options.players) if seat != state.seat)
        case Message.SECOND_CARD:
            return (Look(),)
        case Message.EXCHANGE:
            return (Exchange(),)
        case _:
            return ()


def _choosable(hand: Hand) -> tuple[Picture, ...]:
    return tuple(sorted((*hand.pile, *hand.goals))) if len(hand.goals) > 1 else hand.pile  # C19


def _push(state: State, action: Push) -> Applied:
    second = state.step is Step.MOVE and state.offer is Message.SECOND_PUSH  # C15
    if not (second or state.step in (Step.PUSH, Step.AGAIN)):
        raise _not_now(state, "C8", "the push is already made: now the figure moves or stays")
    slid = slide(state, action)
    events: tuple[Event, ...] = slid.events
    turn = state.turn
    if state.step is Step.AGAIN:
        turn += 1  # X13: the second half of a double turn counts
        events = (TurnStarted(state.seat, turn), *events)
    reads = state.options.events and state.step is Step.PUSH and slid.fallen.number in BACKED
    state = replace(
        state,
        board=slid.board,
        spare=slid.fallen,
        figures=slid.figures,
        turn=turn,
        step=Step.MOVE,
        last_push=slid.arrow.name,
        offer=None,
    )
    return _turn_over_back(state, events) if reads else (state, events)


def _turn_over_back(state: State, events: tuple[Event, ...]) -> Applied:
    """C14: a back is read once; a message known already works again."""
    back = back_of(state, state.spare.number)
    if back is None:
        return replace(state, step=Step.READ), events
    if back.message is None:
        return state, events
    return _offered(state, back.message), (*events, BackRead(state.seat, back.number, back.message))


def _read(state: State, action: Read) -> Applied:
    if state.step is not Step.READ:
        raise _not_now(state, "C14", "there is no back to read now")
    if action.message not in dict(unread_backs(state)):
        raise IllegalAction("C5", f"no unread tile of this shape carries {action.message or 'a blank back'}")
    number = state.spare.number
    event = BackRead(state.seat, number, action.message)
    state = replace(state, step=Step.MOVE, backs=(*state.backs, Back(number, action.message)))
    return _offered(state, action.message), (event,)


def _offered(state: State, message: Message | None) -> State:
    return state if message is None or is_void(state, message) else replace(state, offer=message)


def _walk(state: State, action: Walk) -> Applied:
    if state.step is not Step.MOVE:
        raise _not_now(state, "X3", "push first, then move")
    seat, start, goal = state.seat, state.figures[state.seat], action.cell
    if not 0 <= goal < GRID.size:
        raise IllegalAction("X7", f"no unbroken corridor leads from {GRID.names[start]} to cell {goal}")
    way = state.board.corridors().path(start, goal)
    if way is None:
        if not reachable(state) >> goal & 1:
            here, there = GRID.names[start], GRID.names[goal]
            raise IllegalAction("X7", f"no unbroken corridor leads from {here} to {there}")
        way = walked_path(state, goal)
    figures = with_own(state.figures, seat, goal)
    walked = Walked(seat, way)
    hand = state.hands[seat]
    picture = TILES[state.board.numbers[goal]].picture
    if picture is not None and picture in hand.goals:
        return _find(replace(state, figures=figures), picture, walked)
    if not hand.left and goal == STARTS[state.options.colours[seat]]:  # C12
        return _won(replace(state, figures=figures), (walked,))
    return _after_move(state, figures, (walked,))


def walked_path(state: State, goal: int) -> tuple[int, ...]:
    """A shortest way for the figure whose turn it is, through a wall only if necessary (C20)."""
    corridors = state.board.corridors()
    start = state.figures[state.seat]
    way = corridors.path(start, goal)
    if way is not None:
        return way
    before, after = corridors.rings(1 << start), corridors.rings(1 << goal)
    crossings = (
        (i + j, i, j)
        for i, ring in enumerate(before)
        for j, other in enumerate(after)
        if GRID.neighbours(ring) & other
    )
    _, i, j = min(crossings)
    here = next(cells(before[i] & GRID.neighbours(after[j])))
    there = next(cells(after[j] & GRID.neighbours(1 << here)))
    return (*_path(corridors, start, here), *_path(corridors, there, goal))


def _path(corridors: Corridors, start: int, goal: int) -> tuple[int, ...]:
    way = corridors.path(start, goal)
    assert way is not None
    return way


def _find(state: State, picture: Picture, walked: Walked) -> Applied:
    seat, hand = state.seat, state.hands[state.seat]
    goals = tuple(goal for goal in hand.goals if goal != picture)
    hand = Hand((*hand.found, picture), goals, hand.pile, hand.known)
    state = replace(state, hands=with_own(state.hands, state.seat, hand))
    events: tuple[Event, ...] = (walked, Found(seat, picture))
    if not hand.left and not state.options.way_home:  # C13
        return _won(state, events)
    if not goals and hand.pile:
        # C14: an offer ends with the move; a double turn has its second half to come.
        offer = state.offer if state.offer is Message.DOUBLE_TURN else None
        return replace(state, step=Step.DRAW, offer=offer), events
    return _after_move(state, state.figures, events)


def _won(state: State, events: tuple[Event, ...]) -> Applied:
    state = replace(state, step=Step.OVER, offer=None, winner=state.seat)
    return state, (*events, Won((state.seat,)))


def _after_move(state: State, figures: tuple[int, ...], events: tuple[Event, ...]) -> Applied:
    if state.offer is Message.DOUBLE_TURN:  # C16
        return replace(state, figures=figures, step=Step.AGAIN, offer=None), events
    return _next_turn(state, figures, events)


def _next_turn(state: State, figures: tuple[int, ...], events: tuple[Event, ...]) -> Applied:
    seat = (state.seat + 1) % state.options.players
    turn = state.turn + 1
    following = replace(state, figures=figures, seat=seat, turn=turn, step=Step.PUSH, offer=None)
    return following, (*events, TurnStarted(seat, turn))


def _draw(state: State, action: Draw) -> Applied:
    if state.step not in (Step.DRAW, Step.LOOK):
        raise _not_now(state, "X11", "there is no card to look at now")
    seat = drawer(state) if state.step is Step.DRAW else state.seat
    hand = state.hands[seat]
    if action.card not in hand.pile:
        raise IllegalAction("X11", f"the card {action.card} is not in this pile")
    pile = tuple(card for card in hand.pile if card != action.card)
    hands = with_own(state.hands, seat, Hand(hand.found, (*hand.goals, action.card), pile, hand.known))
    events = (Drew(seat, action.card),)
    drawn = replace(state, hands=hands)
    if state.step is Step.LOOK:
        return replace(drawn, step=Step.MOVE), events
    if state.turn:
        return _after_move(drawn, drawn.figures, events)
    if all(hand.goals for hand in hands):  # everyone has looked at the first card: the game begins
        return replace(drawn, step=Step.PUSH, turn=1), (*events, TurnStarted(state.seat, 1))
    return drawn, events


def _swap(state: State, action: Swap) -> Applied:
    _check_offer(state, Message.SWAP, "C17", "change places")
    seat, other = state.seat, action.seat
    if not 0 <= other < state.options.players or other == seat:
        raise IllegalAction("C17", f"there is no other figure at seat {other} to change places with")
    figures = list(state.figures)
    figures[seat], figures[other] = figures[other], figures[seat]
    event = Swapped(seat, other, figures[seat], figures[other])
    return replace(state, figures=tuple(figures), offer=None), (event,)


def _look(state: State, _: Look) -> Applied:
    _check_offer(state, Message.SECOND_CARD, "C18", "look at a second card")
    return replace(state, step=Step.LOOK, offer=None), ()


def _exchange(state: State, _: Exchange) -> Applied:
    _check_offer(state, Message.EXCHANGE, "C19", "exchange the card")
    return replace(state, step=Step.CHOOSE, offer=None), (Exchanging(state.seat),)


def _choose(state: State, action: Choose) -> Applied:
    if state.step is not Step.CHOOSE:
        raise _not_now(state, "C19", "there is no card to choose now")
    hand = state.hands[state.seat]
    if action.card not in _choosable(hand):
        raise IllegalAction("C19", f"the card {action.card} cannot be chosen: it is not in your own pile")
    pile = tuple(sorted(card for card in (*hand.pile, *hand.goals) if card != action.card))
    hand = Hand(hand.found, (action.card,), pile, known=True)
    return replace(state, hands=with_own(state.hands, state.seat, hand), step=Step.MOVE), (
        Exchanged(state.seat, action.card),
    )


def _pass(state: State, _: Pass) -> Applied:
    if state.step is not Step.AGAIN:
        raise _not_now(state, "C16", "there is no second half of a double turn to skip")
    return _next_turn(state, state.figures, ())


def _check_offer(state: State, message: Message, clause: str, what: str) -> None:
    if state.step is not Step.MOVE or state.offer is not message:
        raise _not_now(state, clause, f"no message offers to {what} now")


def _not_now(state: State, clause: str, reason: str) -> IllegalAction:
    """Why an action is out of step: what must come first, or else the reason given."""
    return IllegalAction(*FIRST.get(state.step, (clause, reason)))


_ACTS: dict[type, Callable[[State, Any], Applied]] = {
    Push: _push,
    Walk: _walk,
    Swap: _swap,
    Look: _look,
    Exchange: _exchange,
    Choose: _choose,
    Pass: _pass,
    Draw: _draw,
    Read: _read,
}
