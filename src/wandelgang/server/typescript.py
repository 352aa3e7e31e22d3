"""Writes the client's types from the Python types: `python -m wandelgang.server.typescript`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from wandelgang.games import GAMES
from wandelgang.games.wire import WireBoard
from wandelgang.maze import Board
from wandelgang.table import limits, protocol
from wandelgang.table.catalogue import box_facts
from wandelgang.table.protocol.game_types import Part

WEB = Path(__file__).parents[3] / "web"
SOURCES = WEB / "src"
GRIDS = WEB / "tests" / "grids.json"  # the browser's own geometry is tested against it
GENERIC = '<G extends GameName = "general">'
HEAD = """\
// {} Written from the Python types; a test fails when they differ.
// Change the types, then run `python -m wandelgang.server.typescript`.
"""
MESSAGES = "Every message between host and client, and the types that games share."
GAMES_MAP = """\
/** The types of each game, by its name. Each games/<game>/types.ts adds its own. */
export interface Games {}

export type GameName = keyof Games;
"""
VERSION = """\
/** The version that this client speaks. */
export const PROTOCOL = {};
"""
REACTIONS = """\
/** Every reaction, in the order in which they are offered. */
export const REACTIONS: readonly Reaction[] = {};
"""
REACTION_PACE = """\
/** Seconds between two reactions of a seat, and how many it has in a minute. */
export const REACTION_PACE: readonly [gap: number, aMinute: number] = {};
"""
BOTS_AFTER = """\
/** Seconds after which bots take the free seats of a public table, if everyone agrees. */
export const BOTS_AFTER = {};
"""
LITERALS = {frozenset(get_args(getattr(protocol, name))): name for name in protocol.LITERALS}
MEASURES = ("rows", "columns", "cells", "fixed", "arrows")
MAPS: tuple[Part, ...] = ("Options", "View", "Action", "Event", "Opening", "Way", "Deal")


class TypeScriptWriter:
    """Collects declarations: each type once, in the order of first need."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self.owners: dict[str, str] = {}  # the game that a type belongs to; "" for shared types

    def files(self) -> dict[str, str]:
        """The text of every generated file, by its path below web/src."""
        games = {name: self._game(name) for name in GAMES if (SOURCES / "games" / name).is_dir()}
        from_client = self._union("ClientMessage", protocol.ClientMessage)
        from_host = self._union("ServerMessage", protocol.ServerMessage)
        from_lobby = self._union("LobbyMessage", protocol.LobbyMessage)
        for kind in protocol.HTTP:
            self.write(inspect.type_info(kind))
        aliases = [f"export type {name} = {_values(values)};\n" for values, name in LITERALS.items()]
        reactions = REACTIONS.format(_text(get_args(protocol.Reaction)))
        pace = REACTION_PACE.format(_text(limits.REACTION_PACE))
        head = (HEAD.format(MESSAGES), GAMES_MAP, VERSION.format(protocol.PROTOCOL), *aliases)
        bots = BOTS_AFTER.format(limits.BOTS_AFTER)
        shared = (*head, reactions, pace, bots, *self._owned(""), from_client, from_host, from_lobby)
        return {"protocol.ts": "\n".join(shared)} | {
            f"games/{name}/types.ts": self._file(name, entry) for name, entry in games.items()
        }

    def _file(self, game: str, entry: str) -> str:
        """A game's own types, and their entry in the map of all games."""
        body = "\n".join(self._owned(game))
        words = set(re.findall(r"\w+\b(?!:)", re.sub(r"/\*\*.*?\*/", "", body)))
        shared = [name for name, owner in self.owners.items() if not owner] + list(LITERALS.values())
        used = sorted(words.intersection(name.replace("WireBoard", "Board") for name in shared))
        return "\n".join(
            (
                HEAD.format("The types of this game."),
                f'import type {{ {", ".join(used)} }} from "../../protocol";\n',
                f'declare module "../../protocol" {{\n  interface Games {{\n{entry}  }}\n}}\n',
                body,
            )
        )

    def _owned(self, owner: str) -> Iterator[str]:
        return (text for name, text in self.declared.items() if self.owners[name] == owner)

    def _declare(self, name: str, owner: str, text: str) -> None:
        self.declared[name] = text
        self.owners[name] = owner

    def _game(self, name: str) -> str:
        fields = []
        for part in MAPS:
            kind = inspect.type_info(getattr(GAMES[name], part))
            if isinstance(kind, inspect.UnionType):
                alias = name.capitalize() + part
                members = "\n  | ".join(self.write(member) for member in kind.types)
                self._declare(alias, name, f"export type {alias} =\n  | {members};\n")
                fields.append(f"      {part}: {alias};\n")
            else:
                fields.append(f"      {part}: {self.write(kind)};\n")
        return f"    {name}: {{\n" + "".join(fields) + "    };\n"

    def _union(self, name: str, union: Any) -> str:
        kind = inspect.type_info(union)
        assert isinstance(kind, inspect.UnionType)
        members = "".join(f"\n  | {self.write(member)}" for member in kind.types)
        return f"export type {name}{GENERIC} ={members};\n"

    def write(self, kind: inspect.Type) -> str:
        """The TypeScript name or expression of a type."""
        match kind:
            case inspect.StructType():
                return self._struct(kind)
            case inspect.EnumType(cls):
                return self._enum(cls)
            case inspect.CustomType(cls) if cls is Board:
                return self.write(inspect.type_info(WireBoard)).replace("WireBoard", "Board")
            case inspect.Metadata(_, _, extra) if extra and "part" in extra:
                return _of_game(extra["part"], extra["use"])
            case inspect.Metadata(inner):
                return self.write(inner)
            case inspect.UnionType(types):
                return " | ".join(self.write(member) for member in types)
            case inspect.LiteralType(values):
                return LITERALS.get(frozenset(values)) or " | ".join(map(_text, values))
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                inside = self.write(item)
                return f"readonly ({inside})[]" if " " in inside else f"readonly {inside}[]"
            case inspect.TupleType(items):
                return f"readonly [{', '.join(map(self.write, items))}]"
            case inspect.DictType(key, value):
                return f"Readonly<Record<{self.write(key)}, {self.write(value)}>>"
            case inspect.AnyType():
                return "unknown"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case _:
                raise TypeError(f"{kind} has no TypeScript form here yet")

    def _enum(self, cls: type[Any]) -> str:
        name = _name(cls)
        values = " | ".join(_text(member.value) for member in cls)
        self._declare(name, _owner(cls), f"export type {name} = {values};\n")
        return name

    def _struct(self, kind: inspect.StructType) -> str:
        name = _name(kind.cls)
        if name not in self.declared:
            self._declare(name, _owner(kind.cls), "")  # keeps the place
            lines = [f"  readonly type: {_text(kind.tag)};\n"] if kind.tag is not None else []
            heard = kind.forbid_unknown_fields and kind.cls.__module__.startswith(protocol.__name__)
            for field in kind.fields:
                mark = "?" if heard and not field.required else ""
                lines.append(f"  readonly {field.encode_name}{mark}: {self.write(field.type)};\n")
            said = (kind.cls.__doc__ or "").split("\n\n")[0].replace("\n   ", "")
            generic = GENERIC if any("[G]" in line or "<G>" in line for line in lines) else ""
            declared = name.replace("WireBoard", "Board")
            self.declared[name] = (
                f"/** {said} */\nexport interface {declared}{generic} {{\n{''.join(lines)}}}\n"
            )
        return f"{name}<G>" if GENERIC in self.declared[name] else name


def _of_game(part: str, use: str) -> str:
    if part == "name":
        return "string"
    whole = f'Games[G]["{part}"]'
    return f'Partial<Omit<{whole}, "players" | "colours">>' if use == "wish" else whole


def _owner(cls: type[Any]) -> str:
    """The game whose package defines this type; "" for shared types."""
    place = cls.__module__.split(".")
    return place[2] if len(place) > 3 and place[1] == "games" else ""


def _name(cls: type[Any]) -> str:
    """A type's name. Types of one game carry its name in front."""
    return _owner(cls).capitalize() + cls.__name__


def _values(values: frozenset[str]) -> str:
    return " | ".join(map(_text, sorted(values)))


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def typescript() -> dict[str, str]:
    """The text of every generated file, by its path below web/src."""
    return TypeScriptWriter().files()


def grids() -> str:
    """The text of web/tests/grids.json: cells and arrows of each game's board, a game to a line."""
    boxes = [(name, box_facts(game.box)) for name, game in GAMES.items()]
    lines = [
        f"{_text(name)}: {_text({part: getattr(box, part) for part in MEASURES})}" for name, box in boxes
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    for path, text in typescript().items():
        (SOURCES / path).write_text(text, encoding="utf-8")
        sys.stdout.write(f"wrote {path}\n")
    GRIDS.write_text(grids(), encoding="utf-8")
    sys.stdout.write(f"wrote {GRIDS.name}\n")
