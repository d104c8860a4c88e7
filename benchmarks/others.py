"""What we compare ourselves with, in the same run: other engines driven at random from Python."""

from random import Random
from typing import Any

import pyspiel
import rlcard
from open_spiel.python.games import tic_tac_toe  # noqa: F401  # registers python_tic_tac_toe
from pettingzoo.classic import tictactoe_v3

from benchmarks.measure import Case

RANDOM = Random(1)


def chosen(options: Any) -> Any:
    """A random one of them: everything chooses in the same way."""
    return options[int(RANDOM.random() * len(options))]


def open_spiel(name: str, label: str) -> Case:
    """A game of OpenSpiel; chance nodes do not count as decisions."""
    game = pyspiel.load_game(name)

    def run() -> int:
        state, given = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chosen(state.chance_outcomes())[0])
            else:
                state.apply_action(chosen(state.legal_actions()))
                given += 1
        return given

    return Case(f"OpenSpiel {name} ({label})", "decisions", run)


def rl_card() -> Case:
    """RLCard's Leduc hold'em, through its environment."""
    env = rlcard.make("leduc-holdem")

    def run() -> int:
        state, _ = env.reset()
        given = 0
        while not env.is_over():
            state, _ = env.step(chosen(list(state["legal_actions"])))
            given += 1
        return given

    return Case("RLCard leduc-holdem", "decisions", run)


def petting_zoo(name: str, env: Any) -> Case:
    """An environment of PettingZoo's kind, through its agent-by-agent interface."""

    def run() -> int:
        env.reset()
        given = 0
        for _ in env.agent_iter():
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            env.step(int(chosen(observation["action_mask"].nonzero()[0])))
            given += 1
        return given

    return Case(name, "decisions", run)


def plain_python() -> Case:
    """A loop of plain Python: how fast is this interpreter on this machine right now?"""

    def run() -> int:
        seen: dict[int, tuple[int, int]] = {}
        total = 0
        for number in range(300):
            seen[number & 7] = (number, total)
            total += len(seen)
        return 300

    return Case("plain Python loop", "turns", run)


def cases() -> list[Case]:
    """All of them; the first is the yardstick."""
    return [
        open_spiel("social_deduction", "C++"),
        open_spiel("python_tic_tac_toe", "Python"),
        rl_card(),
        petting_zoo("PettingZoo tictactoe_v3", tictactoe_v3.env()),
        plain_python(),
    ]
