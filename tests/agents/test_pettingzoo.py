"""PettingZoo's own suites, and what they don't check."""

import json
import subprocess
import sys
import warnings
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from palatine.agents.pettingzoo import PalatineAEC, PalatineParallel, register_game
from palatine.agents.pettingzoo.parallel import LONG
from palatine.agents.playing import Playing
from palatine.agents.spelling import NO_MOVE
from palatine.core.errors import BadSetup, IllegalAnswer, NotNow
from palatine.core.game import Game
from palatine.core.seats import Seat
from tests.agents.table import (
    EVERY_GAME,
    NAMES,
    SATURNALIA,
    SENATE,
    asked_in,
    new_match,
    setups,
)

DICTS = r"Observation is not a NumPy array|Observation space for each agent probably should be"
"""PettingZoo says this of all rows with masks whose names it does not know."""

Env = PalatineAEC | PalatineParallel


@pytest.fixture(autouse=True)
def no_other_warning() -> Iterator[None]:
    """All warnings fail except these."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", DICTS)
        yield


def chosen(seen: dict[str, Any], random: np.random.Generator) -> int:
    """A random action that the mask offers."""
    return int(random.choice(np.flatnonzero(seen["action_mask"])))


def played(env: PalatineAEC, seed: int) -> Iterator[tuple[str, Any]]:
    """A whole random match: each agent, with what it got before its step."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        got = env.last()
        yield agent, got
        env.step(None if got[2] or got[3] else chosen(got[0], random))


@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_their_suite_is_green(game: Game) -> None:
    """`api_test`, `seed_test` and `parallel_api_test` find nothing."""
    api_test(PalatineAEC(game), num_cycles=100)
    seed_test(lambda: PalatineAEC(game), num_cycles=40)
    parallel_api_test(PalatineParallel(game), num_cycles=60)


@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_a_match_ends_for_all_at_once(game: Game) -> None:
    """All agents are there until the end; then each gets its reward, within its space."""
    env = PalatineAEC(game, language=None)
    rewards: dict[str, float] = {}
    for agent, (seen, reward, is_over, _, _) in played(env, 1):
        assert env.observation_space(agent).contains(seen)
        if is_over:
            rewards[agent] = reward
        else:
            assert env.agents == env.possible_agents
            assert reward == 0
    outcome = env.playing.match.outcome
    assert outcome is not None
    assert [a for a, won in rewards.items() if won == 1] == [f"player_{s}" for s in outcome.winners]
    assert len(rewards) == env.setup.players


@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_all_can_move_at_once(game: Game) -> None:
    """The Parallel environment ends too; an agent that is not asked can only rest."""
    env, random = PalatineParallel(game, language=None), np.random.default_rng(2)
    seen, _ = env.reset(seed=2)
    rewards: dict[str, float] = {}
    while env.agents:
        resting = [a for a in env.agents if env.playing.question(env.seat[a]) is None]
        for agent in resting:
            assert env.actions.those(seen[agent]["action_mask"]) == (NO_MOVE,)
        actions = {agent: chosen(seen[agent], random) for agent in env.agents}
        seen, rewards, ended, cut, _ = env.step(actions)
        assert all(type(flag) is bool for flag in (*ended.values(), *cut.values()))
    assert len(rewards) == env.setup.players
    assert env.playing.match.is_over


@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_a_question_takes_the_same_steps_whatever_the_answer_is(game: Game) -> None:
    """One for a choice of one option, and otherwise always as many: nobody can count the atoms of
    somebody else's answer."""
    env, random = PalatineParallel(game, language=None), np.random.default_rng(4)
    steps, expected = Counter[int](), dict[int, int]()
    seen, _ = env.reset(seed=4)
    while env.agents:
        match = env.playing.match
        steps[match.number] += 1
        shapes = {match.asked[seat].shape for seat in match.waiting}
        expected.setdefault(match.number, 1 if shapes == {"pick"} else LONG)
        seen, *_ = env.step({agent: chosen(seen[agent], random) for agent in env.agents})
    assert steps == expected
    assert {*steps.values()} == {1, LONG}


@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_no_answer_is_longer_than_a_long_question(game: Game) -> None:
    """At the smallest and the largest table, and in every variant."""
    for setup in setups(game):
        match = new_match(game, setup, "long")
        for seat, _ in asked_in(match, Random(1)):
            assert longest(match.asked[seat]) <= LONG, match.asked[seat].kind


def longest(question: Any) -> int:
    """How many atoms an answer can have."""
    if question.shape == "rank":
        return len(question.options)
    return int(question.most)


def test_idle_steps_show_what_was_shown() -> None:
    """A step in which nothing happens costs no new rows, which a learner may have changed."""
    env, fresh = (PalatineParallel("to-be-emperor", language=None) for _ in range(2))
    fresh._is_idle = lambda actions: False  # type: ignore[method-assign]
    shown = []
    for each in (env, fresh):
        random, heard = np.random.default_rng(5), []
        seen, infos = each.reset(seed=5)
        for _ in range(200):
            actions = {agent: chosen(seen[agent], random) for agent in each.agents}
            heard.append(
                repr([(row["observation"].tobytes(), infos[a]) for a, row in seen.items()])
            )
            for agent in each.agents:
                seen[agent]["observation"][:] = 7
                infos[agent].clear()
            seen, _, _, _, infos = each.step(actions)
        shown.append(heard)
    assert shown[0] == shown[1]


def test_executed_senators_rest_until_the_end() -> None:
    """Executed players are not asked again, and still get the reward of their side."""
    for seed in range(40):
        env = PalatineAEC("sith-imperative", language=None)
        last = dict(played(env, seed))
        executed = env.playing.match.state.executed
        if executed:
            reward = last[f"player_{executed[0]}"][1]
            assert reward in (1, -1)
            return
    raise AssertionError("nobody was executed")


def test_in_a_race_every_seat_is_first_now_and_then() -> None:
    """The seed decides who is asked first in a race."""
    env = PalatineAEC(SATURNALIA, 3, language=None)
    first = set()
    for seed in range(30):
        races = dict[int, str]()
        for agent, got in played(env, seed):
            if not got[2] and env.playing.match.how == "race":
                races.setdefault(env.playing.match.number, agent)
        first |= set(races.values())
    assert first == {"player_0", "player_1", "player_2"}


def test_what_was_begun_is_void_when_the_match_goes_on() -> None:
    """In a race a player may still be spelling when another has answered."""
    playing = Playing(new_match(SENATE, SENATE.setup(5)))
    president = playing.match.waiting[0]
    playing.spelt[Seat((president + 1) % 5)] = ("yes",)
    playing.step(president, playing.mask(president).argmax())
    assert playing.spelt == {}


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    """An action outside the mask gets a sentence; the match goes on as if nothing had happened."""
    env = PalatineAEC("sith-imperative")
    env.reset(seed=1)
    before = env.last()
    with pytest.raises(IllegalAnswer, match="can't come next in 'nominate'; these can: player:"):
        env.step(env.actions.place["yes"])
    with pytest.raises(IllegalAnswer, match="no_move"):
        env.step(env.actions.no_move)
    assert repr(env.last()) == repr(before)


def test_a_refused_action_of_one_refuses_all() -> None:
    """In a Parallel step, all actions are refused if one is impossible."""
    env = PalatineParallel("sith-imperative", language=None)
    seen, _ = env.reset(seed=1)
    actions = {agent: chosen(seen[agent], np.random.default_rng(1)) for agent in env.agents}
    resting = next(a for a in env.agents if actions[a] == env.actions.no_move)
    number = env.playing.match.number
    with pytest.raises(IllegalAnswer, match="is not asked"):
        env.step({**actions, resting: 0})
    with pytest.raises(IllegalAnswer, match=f"no action for {resting}"):
        env.step({agent: actions[agent] for agent in env.agents if agent != resting})
    assert env.playing.match.number == number


def test_the_packet_and_its_words_are_in_the_info() -> None:
    """The packet is JSON, and the words are those of the theme and language."""
    env = PalatineAEC("sith-imperative", language="de", theme="roman-senate")
    env.reset(seed=1)
    _, _, _, _, info = env.last()
    assert json.loads(info["packet"])["ask"]["kind"] == "nominate"
    assert "Prätor" in info["words"]
    assert "\n- player:" in info["words"]


def test_all_seats_are_seen_at_once_only_on_demand() -> None:
    """`state()` is refused unless the environment was made for it."""
    env = PalatineAEC("sith-imperative")
    env.reset(seed=1)
    with pytest.raises(NotNow, match="omniscient=True"):
        env.state()
    all_seeing = PalatineAEC("sith-imperative", omniscient=True)
    all_seeing.reset(seed=1)
    assert all_seeing.state_space.contains(all_seeing.state())


def test_a_match_can_be_broken_off() -> None:
    """After this many questions it is cut for everyone, and nobody has won."""
    env = PalatineAEC("sith-imperative", max_cycles=4, language=None)
    ends = [got for _, got in played(env, 1) if got[2] or got[3]]
    assert [(reward, is_over, is_cut) for _, reward, is_over, is_cut, _ in ends] == [
        (0, False, True)
    ] * 5
    assert env.playing.match.number == 5


def test_games_are_in_their_registry() -> None:
    """A game is made by its name and size; one from elsewhere once it is registered."""
    env = pettingzoo.make("aec", "palatine/secret-emperor-v1", players=7)
    assert len(env.possible_agents) == 7
    known = register_game("saturnalia", SATURNALIA)
    assert pettingzoo.make("parallel", known).unwrapped.game is SATURNALIA


def test_a_wrong_table_gets_a_sentence() -> None:
    """An unknown game, size or option is refused as everywhere."""
    with pytest.raises(BadSetup, match="did you mean 'senate'"):
        PalatineAEC("senat")
    with pytest.raises(BadSetup, match="5 to 10 players"):
        PalatineAEC("sith-imperative", players=3)
    with pytest.raises(NotNow, match="call reset"):
        PalatineAEC("senate", render_mode="ansi").render()


WHOLE = """
import hashlib, sys
import numpy as np
sys.path[:0] = sys.argv[1:]
from tests.agents.table import EVERY_GAME
from tests.agents.test_pettingzoo import PalatineAEC, played
print(hashlib.sha256(repr([
    (game.id, agent, got[0]["observation"].tobytes(), got[0]["action_mask"].tobytes(), got[1:])
    for game in EVERY_GAME for agent, got in played(PalatineAEC(game), 3)
]).encode()).hexdigest())
"""


def test_a_seed_is_a_whole_match_in_any_process() -> None:
    """Two processes whose strings hash differently play the same matches, byte for byte."""
    heard = [
        subprocess.run(
            [sys.executable, "-c", WHOLE, *sys.path],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert heard[0] == heard[1] != ""
