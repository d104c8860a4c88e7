"""`python -m tests.agents.playthrough`: the kept playthrough anew, when it was meant to change."""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import palatine.agents.openspiel  # registers the games

KEPT = Path(__file__).parent / "playthrough.txt"
GAME = "palatine_sith_imperative(longest=2)"

assert palatine.agents.openspiel


def made() -> str:
    """The deal, a nomination and a vote, with all that OpenSpiel can ask about each state."""
    return str(playthrough(GAME, action_sequence=[], seed=3))


if __name__ == "__main__":
    KEPT.write_text(made(), "utf-8")
