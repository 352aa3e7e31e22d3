"""Messages for invalid arguments, in the same form as all other errors."""

from __future__ import annotations

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    Token,
    UnknownCommandError,
    UnusedCliTokensError,
)
from cyclopts.argument import Argument

NUMBERS = {int: "a whole number", float: "a number"}


def misuse(error: CycloptsError, commands: list[str]) -> str:
    """The message for invalid arguments. `commands` are the commands that exist."""
    command = " ".join(error.command_chain or ())
    match error:
        case UnknownCommandError(unused_tokens=[word, *_]):
            return f"there is no command {word!r}: commands are {', '.join(commands)}"
        case UnusedCliTokensError(unused_tokens=[word, *_]):
            return f"{command} does not take {word!r}: see `wandelgang {command} --help`"
        case MissingArgumentError(argument=Argument() as missing):
            wanted = f"a value after {error.keyword}" if error.keyword else _name(missing)
            return f"{command} needs {wanted}: {_beginning_small(missing.parameter.help or '')}"
        case CoercionError(token=Token() as given, target_type=kind) if kind in NUMBERS:
            return f"{given.keyword} takes {NUMBERS[kind]}, not {given.value!r}"
        case _:
            return _beginning_small(str(error))


def _name(argument: Argument) -> str:
    """As the usage line shows it."""
    return argument.name.lstrip("-").upper() if argument.field_info.is_positional else argument.name


def _beginning_small(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:].rstrip(".")
