"""What must always hold, whatever is played: no tower, card or figure is ever lost or made."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from wandelgang.games import CHANCE
from wandelgang.games.actions import Push
from wandelgang.games.towers import GAME, Action, Options, State, actor, apply, chance, legal, outcome
from wandelgang.games.towers.dealing import ALL_SPELLS
from wandelgang.games.towers.parts import FIXED_CELLS, GRID, TILES, Treasure
from wandelgang.games.towers.state import DrawSpell, Spells, Step, Walk
from wandelgang.maze import turned

all_options = st.integers(2, 4).flatmap(
    lambda players: st.builds(
        Options,
        st.just(players),
        first=st.none() | st.integers(0, players - 1),
        children=st.lists(st.integers(0, players - 1)).map(tuple),
    )
)
choices = st.lists(st.integers(0, 2**20), min_size=30, max_size=200)


def check(state: State) -> None:
    """Everything that came out of the box is still there."""
    everywhere = [*state.board.tiles, state.spare]
    assert sorted(tile.number for tile in everywhere) == list(range(len(TILES)))
    for tile in everywhere:
        assert tile.openings in {turned(TILES[tile.number].openings, quarters) for quarters in range(4)}
    for number, cell in enumerate(FIXED_CELLS):  # X2
        assert state.board.numbers[cell] == number
        assert state.board.openings(cell) == TILES[number].openings
    assert len(state.figures) == state.options.players
    assert all(0 <= cell < GRID.size for cell in state.figures)
    dealt: list[Treasure] = []
    cards = state.draw_pile + state.discards
    for hand in state.hands:
        dealt += [*hand.found, *hand.pile, *([hand.goal] if hand.goal else [])]
        assert list(hand.pile) == sorted(hand.pile)
        assert hand.spells.holds(Spells())
        cards += hand.spells
    assert sorted(dealt) == sorted(Treasure)
    assert cards == ALL_SPELLS
    assert state.draw_pile.holds(Spells())
    assert state.discards.holds(Spells())


def check_step(before: State, action: Action, after: State) -> None:
    """Nobody's cards move but those of the seat at turn, and only as the action says."""
    for seat, (hand, then) in enumerate(zip(before.hands, after.hands, strict=True)):
        if seat != before.seat and before.turn:
            assert then == hand
    if isinstance(action, Push):
        assert (after.hands, after.discards, after.draw_pile) == (
            before.hands, before.discards, before.draw_pile,
        )  # fmt: skip
    elif isinstance(action, Walk):
        own = after.hands[before.seat].spells
        assert before.hands[before.seat].spells == own + action.spells
        assert after.board == before.board
    elif isinstance(action, DrawSpell):
        assert len(after.draw_pile) == len(before.draw_pile) - 1
        assert after.discards == before.discards


@settings(max_examples=60)
@given(all_options, st.randoms(use_true_random=False), choices)
def test_towers_cards_and_figures_are_conserved(
    options: Options, rng: st.DataObject, picks: list[int]
) -> None:
    state = GAME.deal(options, rng)  # type: ignore[arg-type]
    check(state)
    for pick in picks:
        who = actor(state)
        if who is None:
            break
        actions = legal(state)
        if who == CHANCE:
            weighed = chance(state)
            assert actions == tuple(action for action, _ in weighed)
            assert all(weight > 0 for _, weight in weighed)
        else:
            assert chance(state) == ()
        assert actions
        assert len(set(actions)) == len(actions)
        action = actions[pick % len(actions)]
        after, _ = apply(state, action)
        check(after)
        check_step(state, action, after)
        state = after
    assert (outcome(state) is None) == (state.step is not Step.OVER)
