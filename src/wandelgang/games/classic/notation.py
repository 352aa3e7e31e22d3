"""The classic game in short notation: `N4↻`, `d3`, `swap blue`, `choose owl`, `draw owl`, `read blank`."""

from __future__ import annotations

from wandelgang.games.actions import Push, Walk
from wandelgang.games.classic.parts import GRID, Message, Picture
from wandelgang.games.classic.state import Action, Choose, Draw, Exchange, Look, Options, Pass, Read, Swap
from wandelgang.games.notation import BadNotation, read_push_or_walk, split, write_push, write_walk

BLANK = "blank"


def write(options: Options, action: Action) -> str:
    """An action in short notation."""
    match action:
        case Push():
            return write_push(action)
        case Walk():
            return write_walk(GRID, action)
        case Swap(seat):
            return f"swap {options.colours[seat]}"
        case Look():
            return "look"
        case Exchange():
            return "exchange"
        case Choose(card):
            return f"choose {card}"
        case Pass():
            return "pass"
        case Draw(card):
            return f"draw {card}"
        case Read(message):
            return f"read {message or BLANK}"


def read(options: Options, text: str) -> Action:
    """The action that a text names."""
    word, name = split(text)
    try:
        match word, name:
            case "look", "":
                return Look()
            case "exchange", "":
                return Exchange()
            case "pass", "":
                return Pass()
            case "swap", colour:
                return Swap([str(c) for c in options.colours].index(colour))
            case "choose", card:
                return Choose(Picture(card))
            case "draw", card:
                return Draw(Picture(card))
            case "read", message:
                return Read(None if message == BLANK else Message(message))
    except ValueError:
        raise BadNotation(f"{text!r}: there is no {name!r} to {word}") from None
    action = read_push_or_walk(GRID, text.strip())
    if action is None:
        raise BadNotation(
            f"{text!r} is not an action of the classic game: try a push (N4↻ or N4+), a cell (d3), "
            "swap COLOUR, look, exchange, choose CARD, pass, draw CARD or read MESSAGE"
        )
    return action
