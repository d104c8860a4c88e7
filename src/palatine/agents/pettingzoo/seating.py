"""What both kinds of environments share: agents, spaces, rows, masks, infos and reset."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from palatine.agents.encoding import Row, encoding_of
from palatine.agents.playing import Playing, reward
from palatine.agents.spelling import actions_of
from palatine.agents.table import Deals, Turns, set_up, speaker_of
from palatine.core.errors import NotNow
from palatine.core.game import Game
from palatine.core.observation import Field
from palatine.core.seats import Seat, seats
from palatine.core.stream import Packet

METADATA: Final = {"render_modes": ["ansi"], "is_parallelizable": False}


class Seating:
    """A table whose seats are PettingZoo's agents: `player_0` has seat 0."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        language: str | None = "en",
        theme: str | None = None,
        omniscient: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`language=None` leaves the words out of the infos, which is faster.

        With `omniscient`, `state()` shows all that any seat sees. After `max_cycles` questions a
        match stops, and nobody has won.
        """
        self.game, self.setup = set_up(game, players, options)
        self.render_mode = render_mode
        self.metadata = {**METADATA, "name": self.game.id}
        self.seat = {f"player_{seat}": seat for seat in seats(self.setup.players)}
        self.possible_agents = list(self.seat)
        self.agents: list[str] = []
        self.fields = encoding_of(self.game).fields(self.setup)
        self.actions = actions_of(self.game)
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(len(self.actions)) for a in self.possible_agents}
        self.state_space = box(self.fields * self.setup.players)
        self.omniscient = omniscient
        self._speaker = speaker_of(self.game, language, theme)
        self._deals = Deals(self.game, self.setup)
        self._most = max_cycles
        self._sent: dict[Seat, Packet] = {}
        self._playing: Playing | None = None
        self._turns = Turns(self._deals.random)

    def _space(self) -> spaces.Dict:
        size = len(self.actions)
        mask = spaces.Box(0, 1, (size,), np.int8)
        return spaces.Dict({"observation": box(self.fields), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The row's bounds, and the mask's."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """One action for each of the game's atoms, and two more."""
        return self.action_spaces[agent]

    @property
    def playing(self) -> Playing:
        """The current match."""
        if self._playing is None:
            raise NotNow("no match has been dealt yet: call reset() first")
        return self._playing

    def _deal(self, seed: int | None) -> None:
        """Begin the next match."""
        self._playing = self._deals.deal(seed)
        self._turns = Turns(self._deals.random)
        self._sent = {}
        self.agents = self.possible_agents.copy()

    def _went_on(self) -> None:
        """A step was made, so packets have changed."""
        self._sent = {}

    @property
    def _is_broken_off(self) -> bool:
        """Questions are public, and steps are not: how many an answer takes is its player's own."""
        match = self.playing.match
        return self._most is not None and match.number > self._most and not match.is_over

    def _packet(self, seat: Seat) -> Packet:
        """The seat's current packet, made once."""
        if seat not in self._sent:
            self._sent[seat] = self.playing.packet(seat)
        return self._sent[seat]

    def _observed(self, agent: str) -> dict[str, Any]:
        seat = self.seat[agent]
        return self.playing.observation(seat, self._packet(seat))

    def _info(self, agent: str) -> dict[str, Any]:
        seat = self.seat[agent]
        return self.playing.info(seat, self._speaker, self._packet(seat))

    def _reward(self, agent: str) -> float:
        match = self.playing.match
        return reward(match.outcome if match.is_over else None, self.seat[agent])

    def state(self) -> Row:
        """The rows of all seats, side by side: for training only, since they show all hands."""
        if not self.omniscient:
            raise NotNow(
                "state() shows what is hidden; make the environment with omniscient=True to have it"
            )
        rows = [self._observed(agent)["observation"] for agent in self.possible_agents]
        return np.concatenate(rows)

    def render(self) -> str | None:
        """What everybody can hear, in words."""
        if self.render_mode is None:
            return None
        speaker = self._speaker or speaker_of(self.game, "en", None)
        assert speaker is not None
        return self.playing.public_words(speaker)

    def close(self) -> None:
        """There is nothing to close."""


def box(fields: tuple[Field, ...]) -> spaces.Box:
    """The space of a row."""
    low = [field.low for field in fields for _ in range(field.size)]
    high = [field.high for field in fields for _ in range(field.size)]
    return spaces.Box(np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32)
