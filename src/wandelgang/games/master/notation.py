"""Actions of the dragon's game in short notation: `N4↻`, `d3`, `coin 4`, `again 2`, `double 9`, `fight`,
`decline`, and for chance `lay 9`, `dragon 3`, `dragon white`, `roll 5`."""

from __future__ import annotations

from wandelgang.games.actions import Push, Walk
from wandelgang.games.master.parts import FIRST_VALUES, GRID, PIPS, SECOND_VALUES, DieFace
from wandelgang.games.master.state import (
    Action,
    Again,
    Decline,
    Double,
    DragonDie,
    DuelDie,
    Fight,
    Lay,
    Options,
    TakeCoin,
)
from wandelgang.games.notation import BadNotation, read_push_or_walk, split, write_push, write_walk

VALUES = range(FIRST_VALUES[0], SECOND_VALUES[-1] + 1)


def write(options: Options, action: Action) -> str:  # noqa: ARG001 - as in every game
    """An action in short notation."""
    match action:
        case Push():
            return write_push(action)
        case Walk():
            return write_walk(GRID, action)
        case TakeCoin(card):
            return f"coin {card}"
        case Again(card):
            return f"again {card}"
        case Double(card):
            return f"double {card}"
        case Fight():
            return "fight"
        case Decline():
            return "decline"
        case Lay(value):
            return f"lay {value}"
        case DragonDie(face):
            return f"dragon {face}"
        case DuelDie(pips):
            return f"roll {pips}"


def read(options: Options, text: str) -> Action:  # noqa: ARG001 - as in every game
    """The action that a text names."""
    word, name = split(text)
    match word, name:
        case "fight", "":
            return Fight()
        case "decline", "":
            return Decline()
        case "coin", card:
            return TakeCoin(_number(text, card, VALUES))
        case "again", card:
            return Again(_number(text, card, FIRST_VALUES))
        case "double", card:
            return Double(_number(text, card, SECOND_VALUES))
        case "lay", value:
            return Lay(_number(text, value, SECOND_VALUES))
        case "roll", pips:
            return DuelDie(_number(text, pips, PIPS))
        case "dragon", face:
            if face not in list(DieFace):
                raise BadNotation(f"{text!r}: the dragon die shows {', '.join(DieFace)}")
            return DragonDie(DieFace(face))
    action = read_push_or_walk(GRID, text.strip())
    if action is None:
        raise BadNotation(
            f"{text!r} is not an action of the dragon's game: try a push (N4↻ or N4+), a cell (d3), "
            "coin CARD, again CARD, double CARD, fight, decline, lay VALUE, dragon FACE or roll PIPS"
        )
    return action


def _number(text: str, digits: str, allowed: range) -> int:
    for number in allowed:
        if digits == str(number):
            return number
    raise BadNotation(f"{text!r}: this takes a number from {allowed[0]} to {allowed[-1]}")
