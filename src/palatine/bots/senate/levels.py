"""Levels: how well a bot reads the table and how well it hides, as a vector of numbers."""

from dataclasses import dataclass, replace

from palatine.bots.senate.likelihoods import PEOPLE, Behaviour


@dataclass(frozen=True)
class Level:
    """The character of a bot that plays by belief."""

    people: Behaviour = PEOPLE
    """How it thinks that others behave."""
    reads_votes: float = 0.8
    """How much a ballot tells it: 0 nothing, 1 everything that the tables say."""
    temperature: float = 0.004
    """How random its choices are, in chances to win."""
    patience: tuple[float, float, float] = (0.04, 0.03, 0.02)
    """How much worse a government may be than no government, by the number of failed elections."""
    dread: float = 0.0
    """How much worse it feels to lose by electing Palpatine than to lose otherwise. A bot that
    dreads it votes against unknown chancellors, and lets chaos come."""
    hope: float = 0.5
    """How far it trusts the next president to choose the best chancellor: 0 any, 1 the best."""
    exposure: tuple[float, float] = (0.0, 20.0)
    """What it costs a Separatist, and Palpatine, to look like a plotter, in chances to win."""
    urgency: tuple[int, int] = (3, 3)
    """From how many Loyalist policies on a Separatist, and Palpatine, does harm at any cost."""
    nerve: float = 0.05
    """How random a plotter's lies are, in chances to win."""
    kinship: tuple[float, float, float] = (-0.1, 0.02, 0.0)
    """How much worse than another an ally may look and still be chosen: a Separatist by another,
    Palpatine by a Separatist, a Separatist by Palpatine. Below zero: how much better he must
    look."""
    obstruction: tuple[float, float] = (0.04, 0.2)
    """How much better a government without plotters must be before a player who knows votes for it:
    with an odd number of voters, and with an even one, where half are enough to stop it."""
    frames: float = 0.1
    """How often a president who has buried a Loyalist tile blames the chancellor."""
    slanders: float = 0.58
    """How often a plotter who has found a Loyalist calls him a Separatist."""
    boldness: tuple[float, float] = (0.4, 0.4)
    """How much worse Palpatine may look when electing him wins, as a nominee and in a vote. The
    second is also the value of a vote that wins or saves the game."""

    where_half: "Level | None" = None
    """Its character where plotters need half of the Loyalists for a government, if it differs."""

    def at(self, players: int) -> "Level":
        """Its character at a table of this size."""
        return self.where_half if self.where_half and needs_half(players) else self


def needs_half(players: int) -> bool:
    """Whether plotters, for a government of theirs, need the votes of half of the Loyalists.

    They need 2 of 4 at six players, where a tie fails and plotters are fewest; elsewhere at most 2
    of 5.
    """
    plotters, majority = (players - 1) // 2, players // 2 + 1
    return 2 * (majority - plotters) >= players - plotters


WARY = Behaviour(
    buries_last=(0.011, 0.678, 0.30),
    discards_loyalist=(0.259, 0.553, 0.40),
    enacts_separatist=(0.004, 0.451, 0.15),
)
"""People's behaviour, except that Palpatine keeps himself cleaner, as good players do: a clean
record alone is less of a reason to trust a chancellor."""

TRUSTING = Behaviour(
    buries_last=(0.011, 0.678, 0.678),
    discards_loyalist=(0.259, 0.553, 0.553),
    enacts_separatist=(0.004, 0.451, 0.451),
)
"""People's behaviour, except that Palpatine does as much harm as any plotter: a clean record is a
good reason to trust a chancellor."""

HARD = Level(
    people=WARY,
    reads_votes=0.4,
    patience=(0.06, 0.05, 0.04),
    dread=0.5,
    obstruction=(0.0, 0.2),
    boldness=(0.1, 0.4),
)
"""Tuned with `benchmarks.senate_likeness` so that games end as people's games do."""
HARD = replace(
    HARD,
    where_half=replace(
        HARD, people=TRUSTING, kinship=(-0.1, 0.02, 0.1), frames=0.5, boldness=(0.1, 1.0)
    ),
)
"""Where plotters need half of the Loyalists, Loyalists as wary as elsewhere let too few of their
governments through. So they trust a clean record there; Palpatine nominates the ally whom he knows,
and plotters blame more."""
NORMAL = Level(
    temperature=0.03,
    reads_votes=0.3,
    exposure=(0.1, 0.3),
    nerve=0.15,
    kinship=(0.02, 0.02, 0.02),
    obstruction=(0.02, 0.02),
    frames=0.37,
    boldness=(0.1, 0.1),
)
"""By and large, as people play."""
