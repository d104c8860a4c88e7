"""Agent by agent: the asked agent moves one atom at a time, until its answer is whole."""

from typing import Any

from pettingzoo import AECEnv

from palatine.agents.pettingzoo.seating import Seating


class PalatineAEC(Seating, AECEnv):
    """A game as an AEC environment. Executed seats stay until the end, and win or lose with it."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next match. There are no options; we ignore unknown ones."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """The row and the mask of an agent, whether it is its turn or not."""
        return self._observed(agent)

    def step(self, action: int | None) -> None:
        """One atom of the agent to move, or None once the game is over.

        We refuse what the mask does not offer, and nothing changes.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.playing.step(self.seat[agent], action)
        self._went_on()
        self._cumulative_rewards[agent] = 0.0
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """The next agent to move; at the end all are over at once."""
        match = self.playing.match
        if not match.is_over and not self._is_broken_off:
            self.agent_selection = self.possible_agents[self._turns.next(match)]
            self.infos[self.agent_selection] = self._info(self.agent_selection)
            return
        ended = self.terminations if match.is_over else self.truncations
        for agent in self.agents:
            ended[agent] = True
            self.rewards[agent] = self._reward(agent)
            self.infos[agent] = self._info(agent)
        self.agent_selection = self.agents[0]
