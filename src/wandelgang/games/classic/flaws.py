"""Positions that cannot occur in a classic game: cards, backs and offers that do not fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wandelgang.games.classic.parts import BACKED, BACKED_COUNT, Message
from wandelgang.games.classic.state import Back, Hand, State, Step
from wandelgang.games.counting import counted
from wandelgang.games.flaws import Flaw, misplaced, no_such_seat, unfair, unfinished
from wandelgang.maze import Shape

EVENT_STEPS = frozenset({Step.READ, Step.LOOK, Step.CHOOSE, Step.AGAIN})  # C14


def flaws(state: State) -> Iterator[Flaw]:
    """What is wrong with a position, the worst first."""
    if not 0 <= state.seat < state.options.players:
        yield no_such_seat(state.seat)
        return
    yield from misplaced(state, state.board.grid.size)
    if len(state.hands) != state.options.players:
        yield Flaw("hands", "C7", f"{counted(state.options.players, 'player')} have as many hands of cards")
        return
    yield from _cards(state)
    yield from _turn(state)
    yield from _events(state)
    yield from unfinished(state, state.winner, state.step is Step.OVER)


def _cards(state: State) -> Iterator[Flaw]:
    each, hands = state.options.cards_each, state.hands
    yield from unfair((card for hand in hands for card in (*hand.found, *hand.goals, *hand.pile)), "C3")
    for colour, hand in zip(state.options.colours, hands, strict=True):
        has = len(hand.found) + hand.left
        if has != each:
            facts: dict[str, str | int] = {"colour": colour, "cards": has, "each": each}
            yield Flaw("cards", "C7", f"{colour} has {counted(has, 'card')}, not {each}", facts=facts)
        if hand.pile != tuple(sorted(hand.pile)):
            yield Flaw("order", "X11", "a pile has no order: write its cards sorted")
        if len(hand.goals) > (2 if state.options.events else 1):
            reason = f"{colour} looks for {len(hand.goals)} pictures at once"
            yield Flaw("goals", "C18", reason, facts={"colour": colour})


def _turn(state: State) -> Iterator[Flaw]:
    hands, seat = state.hands, state.seat
    drawing = state.step is Step.DRAW
    if (state.turn == 0) > drawing:
        yield Flaw("turn", "C9", "before the first turn everybody looks at a card")
    if drawing and not any(not hand.goals and hand.pile for hand in _drawers(state)):
        yield Flaw("draw", "C9", "nobody has a card to look at")
    if state.turn:
        for at, (colour, hand) in enumerate(zip(state.options.colours, hands, strict=False)):
            if not hand.goals and hand.pile and not (drawing and at == seat):
                reason = f"{colour} has cards left, but looks for none of them"
                yield Flaw("goal-missing", "C9", reason, facts={"colour": colour})
    elif any(hand.found for hand in hands) or state.last_push is not None:
        yield Flaw("turn", "C9", "before the first turn nothing is found and nobody has pushed")
    won = [hand for hand in hands if not hand.left]
    if won and not state.options.way_home and state.step is not Step.OVER:
        yield Flaw("won", "C13", "somebody has found everything, which wins where nobody has to go home")
    if state.step in (Step.MOVE, Step.READ, Step.LOOK, Step.CHOOSE) and state.last_push is None:
        yield Flaw("push-missing", "X3", "somebody moves who has not pushed")


def _drawers(state: State) -> tuple[Hand, ...]:
    return state.hands if not state.turn else state.hands[state.seat : state.seat + 1]


def _events(state: State) -> Iterator[Flaw]:
    if not state.options.events:
        if state.backs or state.offer is not None or state.step in EVENT_STEPS:
            yield Flaw("events", "C14", "messages on backs belong to the event variant")
        return
    yield from _backs(state.backs)
    offered = state.step is Step.MOVE or (state.step is Step.DRAW and state.offer is Message.DOUBLE_TURN)
    if state.offer is not None and not offered:
        yield Flaw("offer", "C14", "a message can be used only before the move ends")
    hand = state.hands[state.seat]
    if state.step is Step.READ:
        number = state.spare.number
        if number not in BACKED or any(back.number == number for back in state.backs):
            yield Flaw("back", "C14", "the spare has no back that is still to be read")
    if state.step in (Step.LOOK, Step.CHOOSE) and not hand.pile:
        yield Flaw("offer", "C18", "there is no further card to look at")


def _backs(backs: tuple[Back, ...]) -> Iterator[Flaw]:
    numbers = [back.number for back in backs]
    if len(set(numbers)) != len(numbers) or any(number not in BACKED for number in numbers):
        yield Flaw("back", "C5", "backs are those of straights and plain corners, each read once")
        return
    read: dict[Shape, Counter[Message | None]] = {shape: Counter() for shape in BACKED_COUNT}
    for back in backs:
        read[BACKED[back.number]][back.message] += 1
    for shape, messages in read.items():
        blank = BACKED_COUNT[shape] - len(Message)
        if any(count > (blank if message is None else 1) for message, count in messages.items()):
            yield Flaw("back", "C5", "each message is on one straight and on one corner")
