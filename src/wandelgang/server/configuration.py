"""Reads the settings of a host: from flags, the environment, a TOML file, or else their defaults.

`python -m wandelgang.server.configuration` writes the table of all settings into docs/hosting.md.
"""

from __future__ import annotations

import difflib
import json
import math
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, structs

from wandelgang.server.settings import HEADINGS, Internal, Setting, Settings

PREFIX = "WANDELGANG_"
FILE = PREFIX + "CONFIG"  # says where the file is
DEFAULT = "default"
SWITCHES = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}
PASSWORD = re.compile(r"(//[^/@:\s]*:)\S*(@)|(\bpassword=)[^&\s]*", re.IGNORECASE)

PAGE = Path(__file__).parents[3] / "docs" / "hosting.md"
BEGIN, END = (
    "<!-- settings: written by `python -m wandelgang.server.configuration` -->",
    "<!-- end of settings -->",
)


class BadSettings(ValueError):
    """A setting that cannot be used; the message says which, where, and what would be right."""


class Kind(NamedTuple):
    """A setting with all that follows from its field."""

    name: str
    type: Any  # bool, int, float, str, Path, tuple (of texts) or Literal
    choices: tuple[str, ...]
    default: Any
    about: Setting

    @property
    def flag(self) -> str:
        """On the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """In the environment."""
        return PREFIX + self.name.upper()

    @property
    def wanted(self) -> str:
        """Which values it takes, in words."""
        if self.about.wanted:
            return self.about.wanted
        if self.choices:
            return _either(self.choices)
        return _WORDS[self.type] + self._bounds

    @property
    def default_in_words(self) -> str:
        """What holds if nobody says anything, for people."""
        value = self.default
        if self.about.default:
            return self.about.default
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float):
            number = f"{value:,}".removesuffix(".0") if value >= 10_000 else f"{value:g}"
            return f"{number} {self.about.unit}".rstrip()
        return f"`{value}`" if value else "none"

    @property
    def meaning(self) -> str:
        """What it is about, with the values that it takes if they are few."""
        named = [f"`{choice}`" for choice in self.choices]
        return f"{self.about.about}: {_either(named)}" if named else self.about.about

    @property
    def _bounds(self) -> str:
        low, high = (None if bound is None else f"{bound:,g}" for bound in (self.about.low, self.about.high))
        if low is not None and high is not None:
            return f" from {low} to {high}"
        return f" of at least {low}" if low is not None else f" of at most {high}" if high is not None else ""


def _either(choices: Sequence[str]) -> str:
    return f"{', '.join(choices[:-1])} or {choices[-1]}"


_WORDS = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
    Path: "the path of a folder",
    tuple: "texts, separated by commas",
}


def _kinds() -> Iterator[Kind]:
    hints = get_type_hints(Settings, include_extras=True)
    for field in structs.fields(Settings):
        hint, more = hints[field.name], list[object]()
        if get_origin(hint) is Annotated:
            hint, *more = get_args(hint)
        about = next((one for one in more if isinstance(one, Setting)), None)
        plain, choices = _plain(hint)
        if plain is None or Internal in more:
            continue
        default = None if field.default is NODEFAULT else field.default
        yield Kind(field.name, plain, choices, default, about or Setting(field.name.replace("_", " ")))


def _plain(hint: Any) -> tuple[Any, tuple[str, ...]]:
    """The type of a setting and its choices; None for a type that cannot be given as text."""
    if get_origin(hint) in (Union, UnionType):
        some = [one for one in get_args(hint) if one is not NoneType]
        return _plain(some[0]) if len(some) == 1 else (None, ())
    if get_origin(hint) is Literal:
        return str, get_args(hint)
    if get_origin(hint) is tuple and get_args(hint) == (str, ...):
        return tuple, ()
    return (hint, ()) if hint in _WORDS else (None, ())


KINDS: Mapping[str, Kind] = {kind.name: kind for kind in _kinds()}
"""All settings by name, in the order of `Settings`."""


class Given(NamedTuple):
    """The value of a setting, and where it comes from."""

    value: Any
    source: str


class Configuration:
    """What has been given: a flag before the environment, and that before the file; the rest is as usual."""

    def __init__(
        self,
        flags: Mapping[str, str | bool | None],
        environment: Mapping[str, str],
        file: str | Path | None = None,
    ) -> None:
        self.given: dict[str, Given] = {}
        place = file or environment.get(FILE) or None
        if place is not None:
            self.given |= _from_file(Path(place))
        self.given |= _from_environment(environment)
        for name, value in flags.items():
            if value is not None:
                kind = KINDS[name]
                self.given[name] = Given(_read(kind, value, kind.flag), kind.flag)

    def settings(self, **others: Any) -> Settings:
        """The settings, with these values for what nobody has given."""
        return Settings(**others | {name: given.value for name, given in self.given.items()})

    def show(self, settings: Settings) -> str:
        """All settings as TOML, each with its source; what has no value is a comment."""
        lines = ["# Settings of this host. The comment after each value says where it comes from."]
        for name, kind in KINDS.items():
            if name in HEADINGS:
                lines += ["", f"# {HEADINGS[name]}"]
            value = getattr(settings, name)
            source = self.given[name].source if name in self.given else DEFAULT
            if value is None:
                lines.append(f"# {name}: {kind.about.default or 'nothing'}")
            else:
                lines.append(f"{name} = {_toml(value)}  # {source}")
        return "\n".join(lines) + "\n"


def hide_password(text: str) -> str:
    """A text without the passwords of the addresses in it."""
    return PASSWORD.sub(lambda found: f"{found[1]}***{found[2]}" if found[1] else f"{found[3]}***", text)


def _toml(value: Any) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, str | Path):  # a JSON text is a TOML text, but for DEL
        return json.dumps(hide_password(str(value)), ensure_ascii=False).replace("\x7f", "\\u007f")
    return json.dumps(value)


def _from_environment(environment: Mapping[str, str]) -> dict[str, Given]:
    """A variable without a value counts as not set, as in other programs."""
    known = {kind.variable: kind for kind in KINDS.values()}
    for variable in environment:
        if variable.startswith(PREFIX) and variable not in {*known, FILE}:
            raise BadSettings(
                f"there is no setting {variable} (in the environment){_nearest(variable, [*known, FILE])}"
            )
    return {
        kind.name: Given(_read(kind, environment[variable], variable), variable)
        for variable, kind in known.items()
        if environment.get(variable)
    }


def _from_file(path: Path) -> dict[str, Given]:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"the configuration {path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeError) as error:
        raise BadSettings(f"the configuration {path} is not TOML: {error}") from None
    for name in found:
        if name not in KINDS:
            raise BadSettings(f"there is no setting {name} (in {path}){_nearest(name, list(KINDS))}")
    return {
        name: Given(_read(KINDS[name], value, f"{name} in {path}"), str(path))
        for name, value in found.items()
    }


def _nearest(name: str, known: list[str]) -> str:
    near = difflib.get_close_matches(name, known, 1)
    return f": did you mean {near[0]}?" if near else ": `wandelgang serve --show-config` lists them all"


def _read(kind: Kind, given: Any, where: str) -> Any:
    """The value of a setting. A flag or a variable gives a text, a file a value of some type."""
    try:
        found = _converted(kind, given)
    except ValueError:
        found = None
    if found is None or not _fits(kind, found):
        shown = hide_password(given) if isinstance(given, str) else given
        raise BadSettings(f"{where} takes {kind.wanted}, not {shown!r}")
    return found


def _fits(kind: Kind, found: Any) -> bool:
    about, texts = kind.about, found if isinstance(found, tuple) else (found,)
    return (
        (about.low is None or found >= about.low)
        and (about.high is None or found <= about.high)
        and (not kind.choices or found in kind.choices)
        and all(about.fits(text) for text in texts if isinstance(text, str))
    )


def _converted(kind: Kind, given: Any) -> Any:
    if isinstance(given, str):
        return _READING[kind.type](given)
    if kind.type is tuple and isinstance(given, list) and all(isinstance(text, str) for text in given):
        return tuple(given)
    if kind.type is float and type(given) in (int, float):
        return _number(given)
    return given if type(given) is kind.type else None


def _switch(text: str) -> bool | None:
    return SWITCHES.get(text.lower())


def _number(given: str | float) -> float | None:
    number = float(given)
    return number if math.isfinite(number) else None


def _texts(text: str) -> tuple[str, ...]:
    return tuple(part for part in map(str.strip, text.split(",")) if part)


def _text(text: str) -> str | None:
    return text or None


_READING: dict[Any, Callable[[str], Any]] = {
    bool: _switch,
    int: int,
    float: _number,
    str: _text,
    Path: lambda text: Path(text).expanduser() if text else None,
    tuple: _texts,
}

# --- the docs --------------------------------------------------------------------------------------


def table() -> str:
    """All settings as tables in Markdown."""
    lines: list[str] = []
    for name, kind in KINDS.items():
        if name in HEADINGS or not lines:
            lines += [
                "",
                f"**{HEADINGS.get(name, 'More')}**",
                "",
                "| setting | meaning | default |",
                "|---|---|---|",
            ]
        lines.append(f"| `{name}` | {kind.meaning} | {kind.default_in_words} |")
    return "\n".join(lines[1:]) + "\n"


def page(text: str) -> str:
    """The text of a page with the table as it should be now."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE.name}\n")
