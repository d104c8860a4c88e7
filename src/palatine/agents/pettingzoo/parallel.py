"""All agents at once: an asked agent gives an atom, and all others NO_MOVE."""

from collections.abc import Callable
from typing import Any

from pettingzoo import ParallelEnv

from palatine.agents.pettingzoo.seating import Seating
from palatine.agents.spelling import NO_MOVE
from palatine.core.errors import NotYourDecision

Everyone = dict[str, Any]


class PalatineParallel(Seating, ParallelEnv):
    """A game as a Parallel environment: every agent moves in every step."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Everyone, Everyone]:
        """Deal the next match. There are no options; we ignore unknown ones."""
        self._deal(seed)
        return self._for_all(self._observed), self._for_all(self._info)

    def step(self, actions: Everyone) -> tuple[Everyone, Everyone, Everyone, Everyone, Everyone]:
        """An action of every agent. If we refuse one, we take none, and nothing changes."""
        self._check(actions)
        self._act(actions)
        self._went_on()
        acted, match = self.agents, self.playing.match
        seen, infos = self._for_all(self._observed), self._for_all(self._info)
        rewards, is_cut = self._for_all(self._reward), self._is_broken_off
        self.agents = [] if match.is_over or is_cut else acted
        ended, cut = dict.fromkeys(acted, match.is_over), dict.fromkeys(acted, is_cut)
        return seen, rewards, ended, cut, infos

    def _for_all(self, made: Callable[[str], Any]) -> Everyone:
        return {agent: made(agent) for agent in self.agents}

    def _check(self, actions: Everyone) -> None:
        for agent in self.agents:
            if agent not in actions:
                raise NotYourDecision(f"no action for {agent}; who is not asked gives {NO_MOVE!r}")
            self.playing.check(self.seat[agent], actions[agent])

    def _act(self, actions: Everyone) -> None:
        """All at once: first the idle agents, then those asked, until the match goes on."""
        match, number = self.playing.match, self.playing.match.number
        asked = self._turns.all(match)
        for agent, seat in self.seat.items():
            if seat not in asked:
                self.playing.step(seat, actions[agent])
        for seat in asked:
            if match.number == number and not match.is_over:  # or the race is over
                self.playing.step(seat, actions[self.possible_agents[seat]])
