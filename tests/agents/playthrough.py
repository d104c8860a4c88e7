"""`python -m tests.agents.playthrough` rewrites the stored playthrough after an intended change."""

import hashlib
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import palatine.agents.openspiel  # registers the games

KEPT = Path(__file__).parent / "playthrough.txt"
GAME = "palatine_sith_imperative"
SEED = 3
"""In this game tiles are passed and enacted, the deck is shuffled again, two players are executed,
and the second of them is Palpatine."""
STATE = "\n# State "
ACTION = "\n# Apply action "
WHOLE = ("roles: 0 of ", "(pass_on)", "(execute)", ": over")
"""The first state of each of these kinds is kept with every word, all others by a hash."""

assert palatine.agents.openspiel


def made() -> str:
    """A whole game, with everything that OpenSpiel asks about its states."""
    return str(playthrough(GAME, action_sequence=[], seed=SEED))


def shortened(text: str) -> str:
    """The same game: its beginning, each action, a few states as they are, and hashes of the
    others."""
    left = list(WHOLE)
    head, *states = text.split(STATE)
    kept = []
    for state in states:
        what = next((each for each in left if each in state.splitlines()[1]), None)
        if what is not None:
            left.remove(what)
        kept.append(state if what is not None else hashed(state))
    assert not left, f"the game has no state with {left}"
    return STATE.join([head, *kept])


def hashed(state: str) -> str:
    """A state's number, what it is, and a hash of the rest, if OpenSpiel has looked at it; then
    the action taken there."""
    shown, mark, action = state.partition(ACTION)
    number, *rest = shown.splitlines()
    if not rest:
        return state
    digest = hashlib.sha256(shown.encode()).hexdigest()
    return f"{number}\n{rest[0]}\nSHA-256: {digest}\n{mark}{action}"


if __name__ == "__main__":
    KEPT.write_text(shortened(made()), "utf-8")
