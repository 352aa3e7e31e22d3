"""What is wrong with the words of a call, said in the same way as everything else that goes wrong."""

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
    """The sentence for a call that cannot be understood; the commands are those there are."""
    command = " ".join(error.command_chain or ())
    match error:
        case UnknownCommandError(unused_tokens=[word, *_]):
            return f"there is no command {word!r}: commands are {', '.join(commands)}"
        case UnusedCliTokensError(unused_tokens=[word, *_]):
            return f"{command} has no use for {word!r}: `wandelgang {command} --help` says what it takes"
        case MissingArgumentError(argument=Argument() as missing):
            wanted = f"a value after {error.keyword}" if error.keyword else _name(missing)
            return f"{command} needs {wanted}: {_beginning_small(missing.parameter.help or '')}"
        case CoercionError(token=Token() as given, target_type=kind) if kind in NUMBERS:
            return f"{given.keyword} takes {NUMBERS[kind]}, not {given.value!r}"
        case _:
            return _beginning_small(str(error))


def _name(argument: Argument) -> str:
    """As it stands in the usage line."""
    return argument.name.lstrip("-").upper() if argument.field_info.is_positional else argument.name


def _beginning_small(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:].rstrip(".")
