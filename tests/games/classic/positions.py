"""Positions of the classic game for tests: drawn boards, named cards, actions in short notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from wandelgang.games import IllegalAction, classic
from wandelgang.games.classic.notation import BLANK
from wandelgang.games.classic.parts import (
    FIXED_CELLS,
    GRID,
    LOOSE_CELLS,
    LOOSE_NUMBERS,
    STARTS,
    TILE_WITH,
    TILES,
    Message,
    Picture,
)
from wandelgang.games.classic.state import Back, Event, Hand, Options, State, Step
from wandelgang.games.seats import Colour
from wandelgang.maze import Board, Tile, openings, shape, turned

DRAWN = {
    "│": "NS", "─": "EW",
    "└": "NE", "┌": "ES", "┐": "SW", "┘": "NW",
    "├": "NES", "┬": "ESW", "┤": "NSW", "┴": "NEW",
}  # fmt: skip
SPARE = "spare"
OFF_BOARD = -1  # where the spare lies


def cell(name: str) -> int:
    """The number of the cell with this name."""
    return GRID.named(name)


def position(
    drawing: str = "",
    *,
    spare: str = "─",
    pictures: Mapping[str, str] | None = None,
    figures: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    backs: Mapping[str, str] | None = None,
    colours: Iterable[str] = ("red", "blue"),
    at_turn: str = "red",
    events: bool = False,
    way_home: bool = True,
) -> State:
    """A position in which somebody is to push, made of exactly what is in the box.

    The drawing shows tiles row by row from the top left as box characters; where it has a dot, or nothing,
    any tile lies. `pictures` says which picture a cell (or the "spare") has, `figures` where a colour stands
    if not on its start, `backs` which backs have been read. `hands` gives what a colour has not yet found,
    as "goals | pile"; the rest of its cards it has found. A colour without a hand has one goal, its last.
    With events the tile on g6 is a straight unless drawn otherwise: the push W6 drives out a back to read.
    """
    seated = tuple(Colour(colour) for colour in colours)
    options = Options(len(seated), seated, events=events, way_home=way_home)
    dealt = _hands(options, hands or {})
    drawn = _drawn(drawing, spare)
    if events:
        drawn.setdefault(cell("g6"), openings("NS"))
    lying = _tiles(drawn, pictures or {}, {goal for hand in dealt for goal in hand.goals})
    standing = {colour: GRID.names[start] for colour, start in STARTS.items()}
    standing |= {Colour(colour): name for colour, name in (figures or {}).items()}
    return State(
        options=options,
        board=Board.of(7, 7, [lying[place] for place in range(GRID.size)]),
        spare=lying[OFF_BOARD],
        figures=tuple(cell(standing[colour]) for colour in options.colours),
        hands=dealt,
        backs=tuple(
            Back(lying[_place(name)].number, None if back == BLANK else Message(back))
            for name, back in (backs or {}).items()
        ),
        seat=options.colours.index(Colour(at_turn)),
        turn=1,
        step=Step.PUSH,
    )


def play(state: State, *words: str) -> State:
    """The position after these actions."""
    for word in words:
        state, _ = classic.apply(state, classic.read(state.options, word))
    return state


def told(state: State, *words: str) -> tuple[Event, ...]:
    """What happened in the last of these actions."""
    *before, last = words
    return classic.apply(play(state, *before), classic.read(state.options, last))[1]


def offered(state: State) -> list[str]:
    """The legal actions, in short notation."""
    return [classic.write(state.options, action) for action in classic.legal(state)]


def refused(state: State, *words: str) -> str:
    """The clause for which the last of these actions is refused; all others are played."""
    *before, last = words
    state = play(state, *before)
    with pytest.raises(IllegalAction) as refusal:
        play(state, last)
    assert refusal.value.reason
    assert classic.read(state.options, last) not in classic.legal(state)
    return refusal.value.clause


def at(state: State, colour: str) -> str:
    """The name of the cell on which this figure stands."""
    return GRID.names[state.figures[state.options.colours.index(Colour(colour))]]


def hand(state: State, colour: str) -> Hand:
    """The cards of this colour."""
    return state.hands[state.options.colours.index(Colour(colour))]


def _place(name: str) -> int:
    return OFF_BOARD if name == SPARE else cell(name)


def _hands(options: Options, wanted: Mapping[str, str]) -> tuple[Hand, ...]:
    named = {colour: text.partition("|") for colour, text in wanted.items()}
    taken = {card for goals, _, pile in named.values() for card in (goals + pile).split()}
    unused = [card for card in Picture if card not in taken]
    hands = []
    for colour in options.colours:
        goals, _, pile = named[colour] if colour in named else (unused.pop(), "", "")
        looked_at, face_down = ([Picture(card) for card in text.split()] for text in (goals, pile))
        found = [unused.pop() for _ in range(options.cards_each - len(looked_at) - len(face_down))]
        hands.append(Hand(tuple(found), tuple(looked_at), tuple(sorted(face_down))))
    return tuple(hands)


def _drawn(drawing: str, spare: str) -> dict[int, int]:
    """The openings of every place that is drawn."""
    drawn = {OFF_BOARD: openings(DRAWN[spare])}
    for row, line in enumerate(drawing.split()):
        drawn |= {GRID.cell(row, column): openings(DRAWN[c]) for column, c in enumerate(line) if c != "."}
    return drawn


def _tiles(drawn: dict[int, int], pictures: Mapping[str, str], goals: set[Picture]) -> dict[int, Tile]:
    """The tile on every place."""
    named = {_place(name): TILE_WITH[Picture(picture)] for name, picture in pictures.items()}
    lying = {place: Tile(number, TILES[number].openings) for number, place in enumerate(FIXED_CELLS)}
    for place, fixed in lying.items():
        assert drawn.pop(place, fixed.openings) == fixed.openings, f"{GRID.names[place]} is drawn wrongly"
    free = [number for number in LOOSE_NUMBERS if number not in named.values()]
    free.sort(key=lambda number: (TILES[number].picture is not None, TILES[number].picture in goals))
    for place in (*named, *(place for place in drawn if place not in named)):
        number = named.get(place)
        if number is None:
            number = next(n for n in free if shape(TILES[n].openings) is shape(drawn[place]))
            free.remove(number)
        lying[place] = Tile(number, _as_drawn(number, drawn.get(place)))
    for place in (place for place in LOOSE_CELLS if place not in lying):
        number = free.pop(0)
        lying[place] = Tile(number, TILES[number].openings)
    return lying


def _as_drawn(number: int, drawn: int | None) -> int:
    base = TILES[number].openings
    if drawn is None:
        return base
    assert drawn in {turned(base, quarters) for quarters in range(4)}, f"{TILES[number]} has another shape"
    return drawn
