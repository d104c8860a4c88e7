"""OpenSpiel's own suite and searches, and what they don't check."""

import math
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts
from open_spiel.python.algorithms import outcome_sampling_mccfr as outcome_sampling

from palatine.agents.openspiel import register_game, resampler
from palatine.agents.openspiel.explicit import Draw
from palatine.core.chance import Chance
from palatine.core.errors import BadSetup
from palatine.core.seats import Seat, seats
from tests.agents import playthrough
from tests.agents.table import NAMES, SATURNALIA, SENATE

register_game("saturnalia", SATURNALIA)
EVERY_NAME = [f"palatine_{name.replace('-', '_')}" for name in NAMES]
FIVE = "palatine_sith_imperative"


def walked(name: str, seed: int, most: int = 10_000, **params: Any) -> Iterator[Any]:
    """A random game: each state with a decision."""
    random, state = np.random.RandomState(seed), pyspiel.load_game(name, params).new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            yield state
            state.apply_action(int(random.choice(state.legal_actions())))


@pytest.mark.parametrize("name", EVERY_NAME)
def test_their_simulations_are_green(name: str) -> None:
    """`random_sim_test` finds nothing, writing and reading every state."""
    game = pyspiel.load_game(name, {"longest": 30})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.deep
@pytest.mark.parametrize("name", EVERY_NAME)
def test_their_simulations_are_green_in_whole_games(name: str) -> None:
    """The same to the end, at the smallest table and the largest."""
    smallest = pyspiel.load_game(name)
    for players in (smallest.get_type().min_num_players, smallest.get_type().max_num_players):
        game = pyspiel.load_game(name, {"players": players})
        pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", EVERY_NAME)
def test_a_game_ends_with_the_winners(name: str) -> None:
    """Winners get one, the others minus one."""
    *_, last = walked(name, 1)
    outcome = last.unfolding.open.match.outcome
    won = [1.0 if seat in outcome.winners else -1.0 for seat in range(last.num_players())]
    assert last.returns() == won


def test_the_playthrough_is_as_it_was() -> None:
    """What OpenSpiel can ask about a whole game has not changed, byte for byte: the deal, votes,
    tiles, a power, a new deck, and the end."""
    kept = playthrough.KEPT.read_text("utf-8")
    assert playthrough.shortened(playthrough.made()) == kept
    for event in ("reshuffled", "policy_enacted", "executed", "game_won"):
        assert f'"event":"{event}"' in kept


def test_information_states_search_with_dealt_worlds() -> None:
    """ISMCTS plays at five players with our resampler, which it checks at every simulation."""
    game = pyspiel.load_game(FIVE)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 6, random_state=np.random.RandomState(3))
    bot.set_resampler(resampler(Random(4)))
    for number, state in enumerate(walked(FIVE, 5, most=60)):
        if number % 6 == 0:
            assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", EVERY_NAME)
def test_a_dealt_world_is_the_same_to_who_deals_it(name: str) -> None:
    """A resampled state has the same strings, row and actions for its player, and can go on."""
    deal = resampler(Random(6))
    for state in walked(name, 7, most=200, longest=60):
        player = state.current_player()
        world = deal(state, player)
        assert world.current_player() == player
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        world.apply_action(world.legal_actions()[0])


def solved(solver: Any, state: Any) -> None:
    """Some iterations lead to a policy."""
    np.random.seed(1)  # their generator
    for _ in range(3):
        solver.iteration()
    chances = solver.average_policy().action_probabilities(state)
    assert math.isclose(sum(chances.values()), 1)


def test_regrets_are_counted_on_the_first_steps_of_a_senate() -> None:
    """External sampling tries every action of a player, so it runs on short games."""
    short = pyspiel.load_game(FIVE, {"longest": 13})
    solved(external_sampling_mccfr.ExternalSamplingSolver(short), next(walked(FIVE, 1)))


class WholeGames(outcome_sampling.OutcomeSamplingSolver):
    """Outcome sampling that records how each of its games ended."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.ends: list[Any] = []

    def iteration(self) -> None:
        """Like theirs: a game for each player, played to its end in place."""
        for player in range(self._num_players):
            state = self._game.new_initial_state()
            self._episode(state, player, my_reach=1.0, opp_reach=1.0, sample_reach=1.0)
            self.ends.append(state)


def counted_on_whole_games(name: str, iterations: int) -> None:
    """Regrets of whole games with five players: each has winners, and every number is one."""
    solver = WholeGames(pyspiel.load_game(name, {"players": 5}))
    np.random.seed(2)  # their generator
    with np.errstate(all="raise"):
        for _ in range(iterations):
            solver.iteration()
    assert len(solver.ends) == 5 * iterations  # one game for each player's regrets
    assert all(state.unfolding.is_over and 1.0 in state.returns() for state in solver.ends)
    found = solver._infostates.values()
    assert all(np.isfinite(part).all() for each in found for part in each)
    assert any(np.any(regrets) for regrets, _ in found)
    chances = solver.average_policy().action_probabilities(next(walked(name, 1, players=5)))
    assert math.isclose(sum(chances.values()), 1)


def test_regrets_are_counted_on_whole_senates_of_five() -> None:
    """Outcome sampling plays each game to its end, once for every player in each iteration."""
    counted_on_whole_games(FIVE, 3)


@pytest.mark.deep
def test_regrets_are_counted_on_whole_games_besides_the_emperor() -> None:
    """The same in another game for five, whose games are longer."""
    counted_on_whole_games("palatine_besides_the_emperor", 1)


def test_regrets_are_counted_to_the_end_of_a_small_game() -> None:
    """External sampling runs on small whole games, and finds regrets."""
    feast = pyspiel.load_game("palatine_saturnalia", {"players": 4, "options": "feasts:1"})
    solver = external_sampling_mccfr.ExternalSamplingSolver(feast)
    solved(solver, next(walked("palatine_saturnalia", 1, players=4, options="feasts:1")))
    assert any(np.any(regrets) for regrets, _ in solver._infostates.values())


def test_their_learners_get_rows() -> None:
    """OpenSpiel's environment for learners has our row and our actions."""
    step = rl_environment.Environment(pyspiel.load_game(FIVE)).reset()
    player = step.observations["current_player"]
    assert len(step.observations["info_state"][player]) == 170
    assert step.observations["legal_actions"][player]


def test_a_player_recalls_what_it_did() -> None:
    """Two answers of a player lead to different information states of that player alone."""
    state = next(walked(FIVE, 1))
    while state.unfolding.open.match.asked[Seat(state.current_player())].kind != "vote":
        state.apply_action(state.legal_actions()[0])
    player, other = state.current_player(), (state.current_player() + 1) % 5
    yes, no = (state.child(action) for action in state.legal_actions())
    assert yes.information_state_string(player) != no.information_state_string(player)
    assert yes.information_state_string(other) == no.information_state_string(other)
    assert yes.observation_tensor(other) == no.observation_tensor(other)


def test_those_who_are_asked_together_answer_in_turn() -> None:
    """All five vote, one after the other, and nobody's vote is known before the last."""
    state = next(walked(FIVE, 1))
    state.apply_action(state.legal_actions()[0])
    voters, heard = [], []
    for _ in range(5):
        voters.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
        heard.append("voted" in state.observation_string(0))
    assert voters == [0, 1, 2, 3, 4]
    assert heard == [False, False, False, False, True]


def test_chance_hands_out_face_by_face() -> None:
    """Equal faces are one outcome; a certain one needs no node."""
    draw = Draw(Chance("deck", ("a", "b", "b"), 3))
    assert draw.outcomes() == [(0, pytest.approx(1 / 3)), (1, pytest.approx(2 / 3))]
    after = draw.after(1)
    assert after.outcomes() == [(0, 0.5), (1, 0.5)]
    assert after.order() is None
    assert after.after(0).order() == (1, 0, 2)
    assert draw.after(0).order() == (0, 1, 2)


def test_every_deal_has_its_chance() -> None:
    """Over many deals each seat is Palpatine about equally often."""
    counts = dict.fromkeys(seats(5), 0)
    for seed in range(300):
        state = next(walked(FIVE, seed))
        counts[state.unfolding.open.match.state.roles.index("palpatine")] += 1
    assert all(35 < count < 85 for count in counts.values()), counts


def test_in_a_race_chance_says_who_is_first() -> None:
    """Every seat is the quickest now and then, by its own chance node."""
    first = set()
    for seed in range(100):
        for state in walked("palatine_saturnalia", seed, players=3):
            if state.unfolding.open.match.how == "race":
                first.add(state.unfolding.race[1][0])
    assert first == {0, 1, 2}


def test_parameters_are_checked() -> None:
    """Our own sentence refuses a wrong option or size."""
    assert pyspiel.load_game(FIVE, {"options": "reshuffle:eager"}).setup.options["reshuffle"]
    with pytest.raises(BadSetup, match="write name:value"):
        pyspiel.load_game(FIVE, {"options": "reshuffle"})
    with pytest.raises(BadSetup, match="5 to 10 players"):
        pyspiel.load_game(FIVE, {"players": 3})


def test_a_long_game_is_broken_off() -> None:
    """After this many atoms nobody has won."""
    *_, last = walked(FIVE, 1, longest=4)
    assert last.is_terminal()
    assert last.returns() == [0.0] * 5


def test_a_process_that_played_ends_well() -> None:
    """OpenSpiel releases our games after Python has ended, which must not break the exit."""
    code = "import palatine.agents.openspiel, pyspiel; pyspiel.load_game('palatine_senate')"
    assert subprocess.run([sys.executable, "-c", code], timeout=120).returncode == 0


def test_the_largest_table_is_a_game_too() -> None:
    """A parameter sets the number of players."""
    state = next(walked(FIVE, 1, players=SENATE.players[-1]))
    assert state.num_players() == 10
