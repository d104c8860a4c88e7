"""All agents at once: an asked agent gives an atom, and all others NO_MOVE.

Everyone sees how many steps go by. So a question takes the same number, whatever the answers are:
one for a choice of one option, LONG if an answer can have several atoms. A whole answer is held
back until then.
"""

from collections.abc import Callable
from typing import Any, Final

from pettingzoo import ParallelEnv

from palatine.agents.pettingzoo.seating import Seating
from palatine.agents.spelling import NO_MOVE
from palatine.core.errors import NotYourDecision
from palatine.core.match import Match

LONG: Final = 12
"""No answer in our games has more atoms than this; in one that does, the question goes on for as
many again."""
Everyone = dict[str, Any]


class PalatineParallel(Seating, ParallelEnv):
    """A game as a Parallel environment: every agent moves in every step."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Everyone, Everyone]:
        """Deal the next match. There are no options; we ignore unknown ones."""
        self._deal(seed)
        self._left = steps_of(self.playing.match)
        return self._show()

    def step(self, actions: Everyone) -> tuple[Everyone, Everyone, Everyone, Everyone, Everyone]:
        """An action of every agent. If we refuse one, we take none, and nothing changes."""
        self._check(actions)
        is_idle = self._is_idle(actions)
        self._act(actions)
        self._went_on()
        acted, match = self.agents, self.playing.match
        seen, infos = self._show(is_idle)
        rewards, is_cut = self._for_all(self._reward), self._is_broken_off
        self.agents = [] if match.is_over or is_cut else acted
        ended, cut = dict.fromkeys(acted, match.is_over), dict.fromkeys(acted, is_cut)
        return seen, rewards, ended, cut, infos

    def _for_all(self, made: Callable[[str], Any]) -> Everyone:
        return {agent: made(agent) for agent in self.agents}

    def _show(self, as_before: bool = False) -> tuple[Everyone, Everyone]:
        """Rows, masks and infos: copies, so that a learner may change what it gets."""
        if not as_before:
            self._shown = self._for_all(self._observed), self._for_all(self._info)
        seen, infos = self._shown
        rows = {agent: {name: part.copy() for name, part in seen[agent].items()} for agent in seen}
        return rows, {agent: info.copy() for agent, info in infos.items()}

    def _is_idle(self, actions: Everyone) -> bool:
        """Whether a step passes in which nobody does or hears anything new."""
        playing, rest = self.playing, self.actions.no_move
        return (
            self._left > 1
            and all(actions[agent] == rest for agent in self.agents)
            and all(since == playing.match.told for since in playing.since)
        )

    def _check(self, actions: Everyone) -> None:
        for agent in self.agents:
            if agent not in actions:
                raise NotYourDecision(f"no action for {agent}; if it is not asked: {NO_MOVE!r}")
            self.playing.check(self.seat[agent], actions[agent])

    def _act(self, actions: Everyone) -> None:
        """All at once. With the last step of a question, its answers are given."""
        for agent in self.agents:
            self.playing.step(self.seat[agent], actions[agent], hold=True)
        self._left -= 1
        if self._left == 0:
            self._give()
            self._left = steps_of(self.playing.match)

    def _give(self) -> None:
        """Give all answers, until the match goes on; unless one is longer than any should be."""
        match, number = self.playing.match, self.playing.match.number
        asked = self._turns.all(match)
        if not self.playing.held.issuperset(asked):
            return
        for seat in asked:
            if match.number == number and not match.is_over:  # or the race is over
                self.playing.give(seat)


def steps_of(match: Match) -> int:
    """How many steps the open question takes: its shape says so, which is public."""
    return LONG if any(match.asked[seat].shape != "pick" for seat in match.waiting) else 1
