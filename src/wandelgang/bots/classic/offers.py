"""What messages on the backs of tiles promise before they are read again (C14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from wandelgang.bots.classic.cards import own_player
from wandelgang.games.actions import Push
from wandelgang.games.classic import View
from wandelgang.games.classic.parts import BACKED, BACKED_COUNT, GRID, Message
from wandelgang.maze import Arrow
from wandelgang.search.arrays import NDArray, np
from wandelgang.search.classic.rounds import Boards


class Promise(NamedTuple):
    """How many more gains an offer brings on average: with a goal already in reach, and without."""

    reached: float
    missed: float


PROMISES: Final[Mapping[Message, Promise]] = {
    # Swap and through the wall are not here: the board shows what they open.
    Message.SECOND_PUSH: Promise(0.05, 0.4),
    Message.DOUBLE_TURN: Promise(0.6, 0.6),
    Message.SECOND_CARD: Promise(0.1, 0.3),
    Message.EXCHANGE: Promise(0.0, 0.4),
}
UNREAD: Final = Promise(0.1, 0.25)  # an unread back: any message, or none


def known_message(view: View, push: Push) -> Message | None:
    """What the tile that this push drives out is known to offer."""
    number = view.board.numbers[_arrow(push).exit]
    message = next((back.message for back in view.backs if back.number == number), None)
    own = own_player(view)
    if message in (Message.SECOND_CARD, Message.EXCHANGE) and own.left == len(own.goals or ()):
        return None  # C18, C19: void
    if message is Message.SECOND_CARD and own.choice_open:
        return None
    return message


def message_chance(view: View, push: Push) -> float:
    """How likely the tile that this push drives out is to carry a message that nobody has read yet (C5)."""
    number = view.board.numbers[_arrow(push).exit]
    if number not in BACKED or any(back.number == number for back in view.backs):
        return 0.0
    shape = BACKED[number]
    read = [back.message for back in view.backs if BACKED[back.number] is shape]
    found = len([message for message in read if message is not None])
    return (len(Message) - found) / (BACKED_COUNT[shape] - len(read))


def promises(view: View, pushes: Sequence[Push], reached: NDArray[np.bool_]) -> NDArray[np.float64]:
    """How many more gains each push brings through the tile that it drives out."""
    extra = np.zeros(len(pushes))
    for row, push in enumerate(pushes):
        message, unread = known_message(view, push), message_chance(view, push)
        if message is not None and message in PROMISES:
            extra[row] = PROMISES[message].reached if reached[row] else PROMISES[message].missed
        elif unread:
            extra[row] = unread * (UNREAD.reached if reached[row] else UNREAD.missed)
    return extra


def widened(view: View, pushes: Sequence[Push], boards: Boards) -> Boards:
    """The boards after pushes, with the ends that a swap or a way through the wall opens (C17, C20)."""
    ends = boards.ends.copy()
    for row, push in enumerate(pushes):
        message = known_message(view, push)
        if message not in (Message.SWAP, Message.THROUGH_WALL):
            continue
        board, _ = view.board.push(_arrow(push), view.spare.turned(push.turn))
        corridors, reach = board.corridors(), int(ends[row])
        if message is Message.THROUGH_WALL:
            reach |= GRID.neighbours(reach)
        else:
            reach |= sum({1 << int(cell) for cell in boards.figures[row]})
        ends[row] = corridors.reach(reach)
    return boards._replace(ends=ends)


def _arrow(push: Push) -> Arrow:
    return GRID.arrows[push.arrow]
