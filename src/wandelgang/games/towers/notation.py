"""Actions of the towers game in short notation: `N2↻`, `d3`, `d3 up joker`, `draw sword`, `draw up`."""

from __future__ import annotations

from functools import lru_cache

from wandelgang.games.actions import Push
from wandelgang.games.notation import BadNotation, read_push_or_walk, split, write_push
from wandelgang.games.towers.parts import GRID, Spell, Treasure
from wandelgang.games.towers.state import Action, Draw, DrawSpell, Options, Walk


def write(_: Options, action: Action) -> str:
    """An action in short notation; a walk is its cell, then each spell card that it hands in."""
    match action:
        case Push():
            return write_push(action)
        case Walk():
            return _write_walk(action)
        case Draw(card):
            return f"draw {card}"
        case DrawSpell(spell):
            return f"draw {spell}"


@lru_cache(2048)
def _write_walk(walk: Walk) -> str:
    spells = [*["up"] * walk.up, *["down"] * walk.down, *["joker"] * walk.joker]
    return " ".join([GRID.names[walk.cell], *spells])


def read(_: Options, text: str) -> Action:
    """The action that a text names."""
    word, name = split(text)
    if word == "draw":
        if name in set(Spell):
            return DrawSpell(Spell(name))
        if name in set(Treasure):
            return Draw(Treasure(name))
        raise BadNotation(f"{text!r}: there is no {name!r} to draw")
    if word in GRID.names:
        spells = name.split()
        if strange := set(spells) - set(Spell):
            raise BadNotation(
                f"{text!r}: {', '.join(sorted(strange))} is not a spell card: up, down and joker are"
            )
        return Walk(GRID.named(word), *map(spells.count, ("up", "down", "joker")))
    action = read_push_or_walk(GRID, text.strip())
    if not isinstance(action, Push):
        raise BadNotation(
            f"{text!r} is not an action of the towers game: try a push (N2↻ or N2+), a cell with the spell "
            "cards that it costs (d3 up joker), draw TREASURE or draw SPELL"
        )
    return action
