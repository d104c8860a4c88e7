"""Which of the tables that look the same a careful reader in a seat thinks likely."""

from collections import Counter

from palatine.bots.beliefs import Weigh
from palatine.bots.besides_the_emperor.belief import REBEL, Belief
from palatine.bots.besides_the_emperor.curves import Proved, Reader
from palatine.bots.besides_the_emperor.habits import fitted
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import told_to
from palatine.games.besides_the_emperor.state import identity

Rebels = tuple[Seat, ...]


def plausible(match: Match, told: int, seat: Seat) -> Weigh:
    """By who is a Rebel: what the reader thinks of it, compared with what is proved."""
    players = match.setup.players
    heard = told_to(seat, match.news[:told])
    by_layer = []
    for layer in (Reader, Proved):
        belief = layer(seat, fitted())
        belief.hear(heard, players)
        by_layer.append(rebels_by(belief, players))
    thought, proved = by_layer

    def weigh(world: Match) -> float:
        found = tuple([p for p in seats(players) if identity(world.state, p) == REBEL])
        return thought[found] / proved[found] if proved[found] else 0.0

    return weigh


def rebels_by(belief: Belief, players: int) -> Counter[Rebels]:
    """For each set of players, the probability that they are the Rebels."""
    found: Counter[Rebels] = Counter()
    for guess, weight in belief.weights.items():
        found[tuple([p for p in seats(players) if belief.is_rebel(guess, p)])] += weight  # type: ignore[assignment]
    return found
