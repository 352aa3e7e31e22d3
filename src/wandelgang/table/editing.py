"""A position that somebody lays out by hand: checked while it grows, solved, and made into a puzzle.

Nothing is remembered between two requests: a draft is all there is. It is a view of the seat whose turn it
is, so what other players hold may stay open; it is dealt when a game begins from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from wandelgang.games import BadOptions, Game, UnknownGame, game_for, game_named
from wandelgang.games.flaws import Flaw
from wandelgang.games.options import options_for
from wandelgang.games.position import BadPosition, check_position, is_view, read_position, write_position
from wandelgang.games.required import AnyState, AnyView
from wandelgang.games.wire import convert
from wandelgang.match import first_match
from wandelgang.maze import Tile, turned
from wandelgang.table.messages import open_view, raw
from wandelgang.table.ports import Solving, TooBusy
from wandelgang.table.protocol import CheckedDraft, Draft, DraftWish, PuzzleLink, Solution, SolvedDraft
from wandelgang.table.refusal import Refuse

UNFIT = (ValueError, LookupError, TypeError, AttributeError, AssertionError, ArithmeticError)
"""What a game may raise for values that it did not expect."""

ANY_DEAL = (
    0  # what is not seen is dealt in some way, the same each time: only whether it can be dealt matters
)
MOST_FLAWS = 20


class Laid(NamedTuple):
    """A draft with all its tiles and figures."""

    game: Game
    state: AnyState  # with what the draft leaves open dealt somehow; its tiles may be more than the box has

    @property
    def view(self) -> AnyView:
        """What the seat whose turn it is sees of it."""
        view: AnyView = self.game.view(self.state, self.state.seat)
        return view


def start(wish: DraftWish, rng: Random) -> Draft:
    """A board to begin with, as the seat whose turn it is sees it; the others' cards are unknown."""
    try:
        game = game_named(wish.game)
        named: dict[str, object] = {"players": len(wish.colours) or 2, **wish.options}
        if wish.colours:
            named["colours"] = list(wish.colours)
        options = options_for(game, named)
    except UnknownGame as error:
        raise Refuse("no-game", str(error)) from None
    except BadOptions as error:
        raise Refuse("bad-options", str(error)) from None
    match = first_match(game, options, rng)
    return _draft(game, match.view(match.state.seat))


def draft_of(line: str) -> Draft:
    """The draft of a position: all that the line shows."""
    try:
        game, position = read_position(line)
    except BadPosition as error:
        raise Refuse("bad-position", str(error)) from None
    view: Any = position if is_view(position, game) else open_view(game, position)
    return _draft(game, msgspec.structs.replace(view, seat=view.at_turn))


def _draft(game: Game, view: AnyView) -> Draft:
    return Draft(game.name, game.rules, msgspec.json.decode(raw(view)))


def check(draft: Draft) -> CheckedDraft:
    """What is wrong with a draft, the worst first; without a flaw, its line."""
    game, flaws, laid = _examined(draft)
    if laid is None:
        return CheckedDraft(flaws, None, None)
    line = None if flaws else write_position(game, laid.view)
    return CheckedDraft(flaws, raw(laid.view), line)


async def solve(draft: Draft, solving: Solving, payer: str) -> SolvedDraft:
    """The shortest way to the goal of the seat whose turn it is, even if there are too many of some tiles."""
    _, flaws, laid = _examined(draft)
    if laid is None or any(flaw.name != "tiles" for flaw in flaws):
        raise Refuse("bad-position", str(flaws[0]) if flaws else None)
    try:
        answer, why = await solving.solve(laid.game, laid.view, payer)
    except TooBusy:
        raise Refuse("bots-busy") from None
    return SolvedDraft(None if answer is None else msgspec.json.decode(answer, type=Solution), why)


async def as_puzzle(draft: Draft, solving: Solving, payer: str) -> PuzzleLink:
    """A position as a puzzle: reach the goal in as few turns as it takes."""
    _, flaws, laid = _examined(draft)
    if laid is None or flaws:
        raise Refuse("bad-position", str(flaws[0]) if flaws else None)
    try:
        link, why = await solving.puzzle(laid.game, laid.state, payer)
    except TooBusy:
        raise Refuse("bots-busy") from None
    if link is None:
        raise Refuse("bad-position", why)
    return PuzzleLink(link)


def _examined(draft: Draft) -> tuple[Game, tuple[Flaw, ...], Laid | None]:
    """The game of a draft, what is wrong with it, and the draft as a whole position if nothing is missing."""
    try:
        game = game_for(draft.game, draft.rules)
    except UnknownGame as error:
        raise Refuse("no-game", str(error)) from None
    tiles, spare = _tiles(game, draft)
    flaws = list(_box(game, tiles, spare))
    missing = list(_missing(draft, tiles, spare))
    if missing:
        return game, tuple([*flaws, *missing][:MOST_FLAWS]), None
    state, unfit = _state(game, draft)
    if state is None:
        return game, tuple([*flaws, unfit][:MOST_FLAWS]), None
    if flaws:
        return game, tuple(flaws[:MOST_FLAWS]), Laid(game, state)
    return game, tuple(_rules(game, state))[:MOST_FLAWS], Laid(game, state)


def _tiles(game: Game, draft: Draft) -> tuple[list[Tile | None], Tile | None]:
    """The tiles that lie on the board, cell by cell, and the spare; refuses what no box has."""
    try:
        laid = convert(draft.view["board"]["tiles"], list[Tile | None])
        spare: Tile | None = convert(draft.view["spare"], Tile | None)
    except (KeyError, TypeError, msgspec.ValidationError) as error:
        raise Refuse("bad-position", f"a draft has a board with tiles and a spare: {error}") from None
    box = game.box
    if len(laid) != box.grid.size:
        raise Refuse("bad-position", f"a board of {game.name} has {box.grid.size} cells, not {len(laid)}")
    for tile in (*laid, spare):
        if tile is None:
            continue
        if not 0 <= tile.number < len(box.tiles):
            raise Refuse("bad-position", f"there is no tile {tile.number} (X2)")
        base = box.openings[tile.number]
        if tile.openings not in {turned(base, quarters) for quarters in range(4)}:
            raise Refuse("bad-position", f"tile {tile.number} has another shape (X4)")
    for number, cell in enumerate(box.fixed_cells):
        if laid[cell] != Tile(number, box.openings[number]):
            raise Refuse("bad-position", f"{box.grid.names[cell]} holds its fixed tile (X2)")
    return laid, spare


def _box(game: Game, tiles: list[Tile | None], spare: Tile | None) -> Iterator[Flaw]:
    """Tiles of which more lie on the table than the box has."""
    box = game.box
    kinds = box.tiles
    has = Counter(kinds[number] for number in box.loose_numbers)
    laid = Counter(kinds[tile.number] for tile in (*tiles, spare) if tile is not None)
    laid.subtract(kinds[number] for number in range(len(box.fixed_cells)))
    for kind, count in laid.items():
        if count > has[kind]:
            number = next(n for n in box.loose_numbers if kinds[n] == kind) if has[kind] else 0
            cells = tuple(
                cell for cell in box.loose_cells if (tile := tiles[cell]) and kinds[tile.number] == kind
            )
            reason = f"{count} tiles of one kind lie on the table; the box has {has[kind]}"
            yield Flaw("tiles", box.clause, reason, cells, {"count": count, "has": has[kind], "tile": number})


def _missing(draft: Draft, tiles: list[Tile | None], spare: Tile | None) -> Iterator[Flaw]:
    """Cells without a tile, no spare, figures that do not stand anywhere."""
    try:
        players = [(str(player["colour"]), player["cell"]) for player in draft.view["players"]]
    except (KeyError, TypeError):
        raise Refuse("bad-position", "a draft has players, each with a colour and a cell") from None
    for colour, cell in players:
        if cell is None:
            reason = f"the {colour} figure does not stand on the board"
            yield Flaw("figure-missing", "X1", reason, facts={"colour": colour})
    open_cells = tuple(cell for cell, tile in enumerate(tiles) if tile is None)
    if open_cells:
        reason = f"{len(open_cells)} cells have no tile"
        yield Flaw("cells-open", "X2", reason, open_cells, {"count": len(open_cells)})
    elif spare is None:
        yield Flaw("spare-missing", "X2", "the spare is missing")


def _state(game: Game, draft: Draft) -> tuple[AnyState | None, Flaw]:
    """The whole position, with what the draft leaves open dealt somehow."""
    unfit = Flaw("unfit", "X11", "the cards do not add up")
    try:
        view = convert(draft.view, game.View)
    except (msgspec.ValidationError, *UNFIT) as error:
        return None, Flaw("other", "X12", f"this is not a view of {game.name}: {error}")
    try:
        state: AnyState = game.resample(view, Random(ANY_DEAL))
        game.view(state, state.seat)
    except UNFIT:
        return None, unfit
    return state, unfit


def _rules(game: Game, state: AnyState) -> Iterator[Flaw]:
    """What the game itself has against a position that uses what is in the box."""
    flawed = False
    for flaw in game.flaws(state):
        flawed = True
        yield flaw
    if not flawed:
        try:
            check_position(game, state)
        except BadPosition as error:
            yield Flaw("other", "X12", str(error))
        else:
            if game.actor(state) is None:
                yield Flaw("over", "X12", "the game is over in this position")
