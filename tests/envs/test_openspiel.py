"""OpenSpiel's own tests and bots, exact chance, and what a player can tell apart."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test
from tests.games.installing import installed

import corners
from wandelgang.envs import openspiel
from wandelgang.games import GAMES, classic
from wandelgang.games.lots import Lots

SHORT = (
    "wandelgang_classic(players=3,events=true,turn_limit=6)",
    "wandelgang_master(players=4,turn_limit=6)",
    "wandelgang_towers(children=player_0+player_1,turn_limit=6)",
)
EVERY = pytest.mark.parametrize("name", SHORT, ids=[name.partition("(")[0] for name in SHORT])


def wander(state: Any, rng: Random, actions: int = 10**9) -> Iterator[Any]:
    """The state after each of some random actions; the lots of the deal do not count."""
    done = 0
    while not state.is_terminal() and done < actions:
        outcomes = state.chance_outcomes() if state.is_chance_node() else ()
        done += state.at.match is not None
        if outcomes:
            numbers, shares = zip(*outcomes, strict=True)
            state.apply_action(rng.choices(numbers, shares)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        yield state


def wandered(name: str, seed: int, actions: int) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    for _ in wander(state, Random(seed), actions):
        pass
    return state


def test_games_load_by_name_with_their_options() -> None:
    game = pyspiel.load_game("wandelgang_classic(players=3,events=true)")
    assert (game.num_players(), game.num_distinct_actions()) == (3, 127)
    assert {f"wandelgang_{name}" for name in GAMES} <= {*pyspiel.registered_names()}


@EVERY
def test_the_random_simulation_of_openspiel_passes(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@EVERY
def test_the_simulation_of_openspiel_s_python_tests_passes(name: str) -> None:
    np.random.seed(1)  # it draws from there
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", [f"wandelgang_{name}" for name in GAMES])
def test_longer_simulations_pass(name: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(f"{name}(players={players},turn_limit=60)")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@EVERY
def test_mcts_and_is_mcts_finish_a_game(name: str) -> None:
    game = pyspiel.load_game(name)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [
        mcts.MCTSBot(game, 1.5, 3, evaluator, random_state=random),
        ismcts.ISMCTSBot(game, evaluator, 1.5, 3, random_state=random),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(numbers, p=shares))
        else:
            state.apply_action(bots[state.current_player() % 2].step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_a_deal_is_a_sequence_of_lots_that_gives_every_deal_the_same_chance_as_the_box() -> None:
    """34 tiles are shuffled and turned, 24 cards shuffled, and two players draw lots for who begins."""
    state = pyspiel.load_game("wandelgang_classic").new_initial_state()
    ways: list[int] = []
    while state.at.match is None:
        outcomes = state.chance_outcomes()
        assert [lot for lot, _ in outcomes] == [*range(len(outcomes))]
        assert all(chance == 1 / len(outcomes) for _, chance in outcomes)
        ways.append(len(outcomes))
        state.apply_action(len(ways) % len(outcomes))
    assert ways == [*range(34, 1, -1), *[4] * 34, *range(24, 1, -1), 2]


@EVERY
def test_chance_in_the_game_has_the_weights_of_the_rules(name: str) -> None:
    seen = 0
    for state in wander(pyspiel.load_game(name.replace("=6", "=90")).new_initial_state(), Random(1)):
        if state.is_chance_node() and state.at.match is not None:
            match = state.at.match
            weighed = match.game.chance(match.state)
            total = sum(weight for _, weight in weighed)
            wanted = sorted(
                (match.write(action), pytest.approx(weight / total)) for action, weight in weighed
            )
            named = [(state.action_to_string(-1, number), share) for number, share in state.chance_outcomes()]
            assert sorted(named) == wanted
            seen += 1
    assert seen


def told(state: Any, player: int) -> list[Any]:
    """All that a player has ever seen: every view, and what they did themselves."""
    match = state.at.match
    past = state.at.past
    views = [match.game.view(one, player) for one in past.states]
    pairs = zip(past.states, past.actions, strict=False)
    return [*views, *(action for one, action in pairs if match.game.actor(one) == player)]


@EVERY
@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 2**32), actions=st.integers(0, 40))
def test_information_states_are_equal_just_where_a_player_cannot_tell_games_apart(
    name: str, seed: int, actions: int
) -> None:
    state = wandered(name.replace("turn_limit=6", "turn_limit=40"), seed, actions)
    rng = Random(seed)
    if state.at.match is None:
        return
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, rng.random)
        assert len(other.history()) == len(state.history())
        assert other.at.match.deal == GAMES[other.at.match.game.name].shuffle(
            other.at.match.options, Lots(other.at.lots)
        )
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
        if state.current_player() == player:
            assert other.legal_actions() == state.legal_actions()
        for one in range(state.num_players()):
            same = other.information_state_string(one) == state.information_state_string(one)
            assert same == (told(other, one) == told(state, one))


@EVERY
def test_resampled_games_really_differ(name: str) -> None:
    state = wandered(name, 3, 12)
    rng = Random(1)
    others = [state.resample_from_infostate(0, rng.random) for _ in range(10)]
    assert len({str(other) for other in others}) > 5
    assert any(other.information_state_string(1) != state.information_state_string(1) for other in others)


def test_while_the_cards_are_dealt_nobody_has_seen_anything() -> None:
    state = pyspiel.load_game("wandelgang_towers").new_initial_state()
    for lot in (3, 1, 4):
        state.apply_action(lot)
    other = state.resample_from_infostate(0, Random(2).random)
    assert other.history() != state.history()
    assert other.information_state_string(0) == state.information_state_string(0) == "dealing: 3 lots drawn"
    assert not any(state.observation_tensor(0))


def test_a_deal_can_be_given_by_its_seed() -> None:
    state = pyspiel.load_game("wandelgang_classic(deal_seed=7)").new_initial_state()
    assert state.at.match.deal == classic.GAME.shuffle(classic.Options(players=2), Random(7))
    for _ in wander(state, Random(1), 8):
        pass
    other = state.resample_from_infostate(1, Random(2).random)
    assert other.information_state_string(1) == state.information_state_string(1)
    assert str(other) != str(state)


@EVERY
def test_a_resampled_state_can_be_cloned_stored_and_played_on(name: str) -> None:
    state = wandered(name, 5, 9).resample_from_infostate(0, Random(1).random)
    stored = pickle.loads(pickle.dumps(state))
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(game) == str(state.get_game())
    for one in (state.clone(), stored, again):
        assert (str(one), one.history()) == (str(state), state.history())
        for _ in wander(one, Random(1)):
            pass
        assert one.is_terminal()


def test_rewards_are_a_parameter() -> None:
    name = "wandelgang_classic(cards=1,way_home=false,turn_limit=5000,players=3,reward={})"
    ends = {reward: wandered(name.format(reward), 1, 10**6) for reward in ("win", "rank", "points")}
    assert sorted(ends["win"].returns()) == [-0.5, -0.5, 1.0]
    assert sorted(ends["rank"].returns()) == [-0.5, -0.5, 1.0]
    assert sorted(ends["points"].returns()) == [0.0, 0.0, 1.0]
    assert ends["points"].get_game().get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


@pytest.mark.parametrize(
    ("parameters", "why"),
    [
        ("players=7", "7 players cannot play: 2 to 4 can"),
        ("cards=99", "2 players can have 1 to 12 cards each, not 99"),
        ("colour=red", "Unknown parameter 'colour'. Available parameters are: cards, deal_seed"),
        ("reward=glory", "no reward scheme 'glory': use win, rank, points"),
        ("turn_limit=0", "a turn limit of 0 is not possible"),
        ("deal_seed=-5", "deal_seed cannot be -5: use 0 or more, or -1 for none"),
    ],
)
def test_a_bad_parameter_is_refused_with_what_would_be_right(
    parameters: str, why: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(pyspiel.SpielError, match=why):
        pyspiel.load_game(f"wandelgang_classic({parameters})")


def test_seats_are_named_as_players() -> None:
    game = pyspiel.load_game("wandelgang_towers(players=3,children=player_0+player_2)")
    assert game.new_initial_state().of.options.children == (0, 2)
    with pytest.raises(pyspiel.SpielError, match=r"children cannot be 9: join players by \+, as in player_0"):
        openspiel.SpielGame_towers({"children": "9"})  # type: ignore[attr-defined] # made when it is registered


def test_wrong_calls_say_what_would_be_right() -> None:
    state = pyspiel.load_game("wandelgang_classic(turn_limit=1)").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="there is no lot 34: lots are 0 to 33"):
        state.apply_action(34)
    while not state.is_player_node():
        if state.at.match is not None:
            with pytest.raises(pyspiel.SpielError, match=r"chance cannot do 77 now; possible now: \d"):
                state.apply_action(77)
        state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(pyspiel.SpielError, match="action 96 is not legal now; legal now: 0, 1"):
        state.apply_action(96)
    with pytest.raises(pyspiel.SpielError, match="there is no action 97: numbers go from 0 to 96"):
        state.action_to_string(0, 97)
    with pytest.raises(pyspiel.SpielError, match="there is no player 2: players are 0 to 1"):
        state.resample_from_infostate(2, lambda: 0.5)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match="the game is over: nobody can act"):
        state.apply_action(0)
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(pyspiel.SpielError, match="one player observes, or none"):
        state.get_game().make_py_observer(kind)


def test_games_from_elsewhere_are_registered_too() -> None:
    with installed(corners.GAME):
        openspiel.register()
        state = wandered("wandelgang_corners(players=4,turn_limit=300)", 1, 10**6)
        assert state.is_terminal()
        assert state.resample_from_infostate(0, Random(1).random).history() == state.history()
