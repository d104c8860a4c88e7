"""A game and its states as OpenSpiel has them: sequential, with explicit chance."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from palatine.agents.encoding import Row, encoding_of
from palatine.agents.openspiel.unfolding import KNOWN, Unfolding
from palatine.agents.spelling import actions_of
from palatine.agents.table import set_up
from palatine.core.errors import BadSetup
from palatine.core.game import Game
from palatine.core.seats import Seat

LONGEST: Final = 5000
"""The most atoms of a match; then it stops, and nobody has won."""


def game_type(name: str, game: Game) -> Any:
    """What OpenSpiel needs to know about a game."""
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Palatine {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "options": "", "longest": LONGEST},
    )


def read_options(text: str) -> dict[str, str]:
    """Options of the rules as a parameter can hold them: `reshuffle:eager turn_limit:3`."""
    pairs = [each.partition(":") for each in text.split()]
    wrong = [name for name, colon, _ in pairs if not colon]
    if wrong:
        raise BadSetup(f"{wrong[0]!r} is not an option with its value; write name:value name:value")
    return {name: value for name, _, value in pairs}


class PalatineGame(pyspiel.Game):
    """A game of the catalogue with a size and options."""

    def __init__(self, kind: Any, meant: str | Game, params: dict[str, Any]) -> None:
        players = params.get("players")
        options = read_options(params.get("options", ""))
        self.palatine, self.setup = set_up(meant, players, options)
        self.longest = int(params.get("longest", LONGEST))
        self.actions = actions_of(self.palatine)
        known = self.palatine.chances.values() or (self.palatine.vocabulary,)
        kinds = max(len(dict.fromkeys(faces)) for faces in known)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=max(kinds, self.setup.players),
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "PalatineState":
        """Before the deal."""
        return PalatineState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Rows":
        """Turns states into rows and strings."""
        return Rows(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class PalatineState(pyspiel.State):
    """A node. It has one attribute, which knows how to be copied and written."""

    def __init__(self, game: PalatineGame) -> None:
        super().__init__(game)
        self.node: Unfolding | None = None

    @property
    def unfolding(self) -> Unfolding:
        """The node, made when first needed; a clone gets its own at once."""
        if self.node is None:
            game = self.get_game()
            self.node = Unfolding(game.palatine, game.setup)
        return self.node

    def current_player(self) -> int:
        """The player to move, chance, or nobody."""
        node = self.unfolding
        if node.draw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(node.to_move())

    def is_terminal(self) -> bool:
        """Whether the game is over or was stopped."""
        node = self.unfolding
        return node.is_over or (node.draw is None and node.steps >= self.get_game().longest)

    def _legal_actions(self, player: int) -> list[int]:
        node = self.unfolding
        if player != node.to_move():
            return []
        return [int(action) for action in np.flatnonzero(node.open.mask(Seat(player)))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible next faces, and how likely each is."""
        assert self.unfolding.draw is not None
        return self.unfolding.draw.outcomes()

    def _apply_action(self, action: int) -> None:
        node = self.unfolding
        if node.draw is not None:
            node.decide(action)
        else:
            node.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        draw = self.unfolding.draw
        if draw is not None and player == pyspiel.PlayerId.CHANCE:
            return f"{draw.chance.label} {draw.kinds[action]}"
        return str(self.get_game().actions.names[action])

    def returns(self) -> list[float]:
        """One for winners, minus one for the others; nothing before the end."""
        node = self.unfolding
        return node.rewards() if node.is_over else [0.0] * node.setup.players

    def __str__(self) -> str:
        node = self.unfolding
        if node.draw is not None:
            return f"{node.draw.chance.label}: {len(node.draw.drawn)} of {node.draw.chance.count}"
        match = node.open.match
        waiting = ", ".join(f"{seat} ({match.asked[seat].kind})" for seat in match.waiting)
        return f"question {match.number}: {waiting or 'over'} {dict(node.open.spelt)}"


class Rows:
    """OpenSpiel's observer: the packet as a string, and the row as a tensor.

    With perfect recall, a digest of the past comes before the packet, and there is no tensor.
    """

    def __init__(self, game: PalatineGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.dict: dict[str, Any] = {}
        self.tensor = None if perfect_recall else self._tensor(game)

    def _tensor(self, game: PalatineGame) -> Row:
        """Room for a row, and a name for each of its fields."""
        fields, start = encoding_of(game.palatine).fields(game.setup), 0
        tensor = np.zeros(sum(field.size for field in fields), np.float32)
        for field in fields:
            part = tensor[start : start + field.size]
            self.dict[field.name] = part.reshape(len(field.rows), len(field.columns))
            start += field.size
        return tensor

    def set_from(self, state: PalatineState, player: int) -> None:
        """The row of a player; all zeros before the deal is done."""
        playing, seat = state.unfolding.playing, Seat(player)
        if self.tensor is not None:
            self.tensor[:] = 0.0 if playing is None else playing.row(seat, playing.packet(seat))

    def string_from(self, state: PalatineState, player: int) -> str:
        """The packet of a player."""
        node, seat = state.unfolding, Seat(player)
        return node.recalled(seat) if self.perfect_recall else node.seen(seat)


def resampler(random: Random) -> Callable[[PalatineState, int], PalatineState]:
    """What ISMCTS needs: states that a player can't tell from the one it is in."""

    def resampled(state: PalatineState, player: int) -> PalatineState:
        new: PalatineState = state.clone()
        new.node = state.unfolding.world(Seat(player), random)
        return new

    return resampled


def register_game(name: str, game: Game, meant: str | Game | None = None) -> str:
    """Register one game with OpenSpiel; returns the name for loading it."""
    short = f"palatine_{name.replace('-', '_')}"
    kind = game_type(short, game)
    KNOWN[game.id] = game

    class Registered(PalatineGame):  # OpenSpiel wants a class: a function would break the exit
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, meant or game, params or {})

    pyspiel.register_game(kind, Registered)
    return short
