"""Two matches that a player can't tell apart give it the same strings, rows and actions in
OpenSpiel, from the deal to the end."""

from itertools import groupby, islice
from typing import Any, Final

import numpy as np
import pyspiel
import pytest

from palatine.agents.openspiel.spiel import PalatineState
from palatine.agents.openspiel.unfolding import RACE, Unfolding
from palatine.agents.spelling import spelt_as
from palatine.core.chance import Chance, Nature, Order
from palatine.core.game import Game, Leak, Setup
from palatine.core.leaks import leak
from palatine.core.match import Match
from palatine.core.seats import Seat
from tests.agents.table import EVERY_GAME, NAMES, SENATE, setups
from tests.agents.test_openspiel import EVERY_NAME
from tests.agents.test_secrecy import LEAKS, twins_of
from tests.agents.twins import History

REGISTERED: Final = dict(zip(NAMES, EVERY_NAME, strict=True))


class Noted:
    """Nature that writes down which order it gave, question by question."""

    def __init__(self, nature: Nature) -> None:
        self.nature, self.orders, self.number = nature, dict[int, list[Order]](), -1

    def order(self, chance: Chance) -> Order:
        """Its order."""
        found = self.nature.order(chance)
        self.orders.setdefault(self.number, []).append(found)
        return found

    def copy(self) -> "Noted":
        """A copy would not be written down."""
        return self


def orders_of(game: Game, history: History) -> dict[int, list[Order]]:
    """All orders of chance in a history; those of the deal at -1."""
    noted = Noted(history.nature.copy())
    match = Match(game, history.setup, noted)
    for (number, seat), answer in history.answers.items():
        noted.number = number
        match.answer(seat, answer)
    return noted.orders


def opened(setup: Setup) -> Any:
    """A state before the deal."""
    options = " ".join(f"{name}:{value}" for name, value in setup.options.items())
    params = {"players": setup.players, "options": options}
    game = pyspiel.load_game(REGISTERED[setup.game], params)
    assert game.setup == setup
    return game.new_initial_state()


def through_openspiel(game: Game, history: History, seat: Seat) -> list[str]:
    """What a player can ask for at each decision of a history, its own or another's."""
    state, orders, heard = opened(history.setup), orders_of(game, history), list[str]()
    while not state.is_terminal():
        node: Unfolding = state.unfolding
        if node.draw is not None:
            state.apply_action(outcome_of(node, history, orders))
            continue
        heard.append(asked_for(state, seat))
        actions = actions_for(state, history)
        if not actions:
            return heard
        for action in actions:
            assert not state.is_chance_node()
            state.apply_action(action)
            if not (state.is_chance_node() or state.is_terminal()):
                heard.append(asked_for(state, seat))
    return [*heard, asked_for(state, seat)]


def outcome_of(node: Unfolding, history: History, orders: dict[int, list[Order]]) -> int:
    """The outcome at a chance node as the history has it."""
    assert node.draw is not None
    chance, drawn = node.draw.chance, len(node.draw.drawn)
    if chance.label == RACE:
        number, waiting = node.open.match.number, node.open.match.waiting
        told = [who for answered, who in history.answers if answered == number]
        rest = [who for who in dict.fromkeys((*told, *waiting)) if who in waiting]
        return node.draw.kinds.index(f"player:{rest[drawn]}")
    number = -1 if node.playing is None else node.open.match.number
    order = orders[number][len(node.orders)]
    return node.draw.kinds.index(chance.faces[order[drawn]])


def actions_for(state: Any, history: History) -> list[int]:
    """The actions that spell the answer of the player to move; none if the history ends here."""
    playing, seat = state.unfolding.open, Seat(state.current_player())
    key = playing.match.number, seat
    if key not in history.answers:
        return []
    question = playing.match.asked[seat]
    return [playing.actions.place[atom] for atom in spelt_as(question, history.answers[key])]


def asked_for(state: PalatineState, seat: Seat) -> str:
    """Everything that OpenSpiel gives to a player at a node."""
    return repr(
        (
            state.information_state_string(seat),
            state.observation_string(seat),
            np.asarray(state.observation_tensor(seat), np.float32).tobytes(),
            state.legal_actions(seat),
            state.current_player(),
            state.is_terminal(),
            state.returns(),
        )
    )


def told_apart(game: Game, pair: tuple[History, History], seat: Seat) -> bool:
    """Whether a player gets something else in the other match. How many steps another's answer
    takes is not among it: a player gets a state when it is asked."""
    one, other = ([each for each, _ in groupby(through_openspiel(game, h, seat))] for h in pair)
    return one != other


def found_in(game: Game, setup: Setup, share: float, pairs: int) -> list[bool]:
    """Whether pairs of a set-up, up to this share of a match, can be told apart."""
    return [told_apart(game, *each) for each in islice(twins_of(game, setup, share), pairs)]


@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_a_player_tells_no_match_from_its_twin(game: Game) -> None:
    """Information states and observations, as strings and rows, and legal actions: at every
    decision from the deal on, whoever's it is."""
    setup = next(setups(game))
    assert not any(found_in(game, setup, 0.6, 1) + found_in(game, setup, 1, 1))


@pytest.mark.deep
@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_a_player_tells_no_match_from_its_twin_at_any_table(game: Game) -> None:
    """The same at every size and variant, more often."""
    for setup in setups(game):
        assert not any(found_in(game, setup, 0.6, 4) + found_in(game, setup, 1, 4))


def is_found(game: Game, planted: Leak) -> bool:
    """Whether one of a few pairs shows a leak."""
    pairs = [*islice(twins_of(game, next(setups(game)), 0.6), 6)]
    with planted.planted():
        return any(told_apart(game, *each) for each in pairs)


@pytest.mark.parametrize(("name", "planted"), LEAKS)
def test_a_planted_leak_of_any_game_is_found(name: str, planted: str) -> None:
    """Whatever a game tells too much shows in OpenSpiel too."""
    game = next(each for each in EVERY_GAME if each.id == name)
    assert is_found(game, next(each for each in game.leaks() if each.name == planted))


def _neighbours(self: Unfolding, seat: Seat) -> str:
    """The past of the next seat."""
    return f"{self.past[seat - 1].hex()} {self.seen(seat)}".strip()


def test_a_planted_leak_of_the_past_is_found() -> None:
    """What a player recalls is its own."""
    assert is_found(SENATE, leak("another's past", (Unfolding, "recalled", _neighbours)))
