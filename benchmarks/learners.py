"""Our games as learners meet them: through PettingZoo and OpenSpiel, driven like theirs."""

from typing import Any

from benchmarks.measure import Case
from benchmarks.others import chosen, open_spiel, petting_zoo
from palatine.agents import openspiel
from palatine.agents.pettingzoo import PalatineAEC, PalatineParallel

assert openspiel  # registers our games

SENATE = "sith-imperative"


def all_at_once(name: str, env: Any) -> Case:
    """A Parallel environment: one atom counts for each asked agent."""

    def run() -> int:
        seen, _ = env.reset()
        given = 0
        while env.agents:
            actions = {a: int(chosen(seen[a]["action_mask"].nonzero()[0])) for a in env.agents}
            given += sum(action != env.actions.no_move for action in actions.values())
            seen, *_ = env.step(actions)
        return given

    return Case(name, "decisions", run)


def cases() -> list[Case]:
    """The senate in each shape, and the other games agent by agent."""
    aec = "PettingZoo, ours"
    return [
        petting_zoo(f"{aec}: {SENATE}, 5 players", PalatineAEC(SENATE, 5, language=None)),
        petting_zoo(f"{aec}: the same, with words", PalatineAEC(SENATE, 5)),
        all_at_once(f"{aec}: the same, Parallel", PalatineParallel(SENATE, 5, language=None)),
        petting_zoo(
            f"{aec}: besides-the-emperor", PalatineAEC("besides-the-emperor", language=None)
        ),
        petting_zoo(f"{aec}: to-be-emperor", PalatineAEC("to-be-emperor", language=None)),
        petting_zoo(f"{aec}: seize-the-imperium", PalatineAEC("seize-the-imperium", language=None)),
        open_spiel("palatine_sith_imperative", "ours"),
    ]
