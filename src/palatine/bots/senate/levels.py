"""Levels: how well a bot reads the table and how well it hides, as a vector of numbers."""

from dataclasses import dataclass

from palatine.bots.senate.likelihoods import PEOPLE, Behaviour


@dataclass(frozen=True)
class Level:
    """The character of a bot that plays by belief."""

    people: Behaviour = PEOPLE
    """How it thinks that others behave."""
    reads_votes: float = 0.8
    """How much a ballot tells it: 0 nothing, 1 all that the tables say."""
    temperature: float = 0.004
    """How much chance there is in its choices, in chances to win."""
    patience: tuple[float, float, float] = (0.04, 0.03, 0.02)
    """By how much a government may be worse than what comes without it, by failed elections."""
    dread: float = 0.0
    """How much worse than a game that is lost otherwise one that Palpatine's election loses feels:
    who dreads it votes against unknown chancellors, and lets chaos come."""
    hope: float = 0.5
    """How far it trusts the next president to choose the best chancellor: 0 any, 1 the best."""
    exposure: tuple[float, float] = (0.0, 20.0)
    """What it costs a Separatist, and Palpatine, to look like a plotter, in chances to win."""
    urgency: tuple[int, int] = (3, 3)
    """From how many Loyalist policies on a Separatist, and Palpatine, does harm at any cost."""
    nerve: float = 0.05
    """How much chance there is in a plotter's lies, in chances to win."""
    kinship: tuple[float, float, float] = (-0.1, 0.02, 0.0)
    """By how much an ally may look worse than another and still be chosen: a Separatist by
    another, Palpatine by a Separatist, a Separatist by Palpatine. Below zero, by how much better
    he must look."""
    obstruction: tuple[float, float] = (0.04, 0.2)
    """By how much better a government without plotters must be for the vote of one who knows: where
    an odd number of players votes, and an even one, of whom half are enough to stop it."""
    frames: float = 0.1
    """How often a president who has buried a Loyalist tile lays it on the chancellor."""
    slanders: float = 0.58
    """How often a plotter who has found a Loyalist calls him a Separatist."""
    boldness: tuple[float, float] = (0.4, 0.4)
    """By how much Palpatine may look worse where electing him wins, to be nominated and to be voted
    for; the second is also what a vote counts for that wins or saves the game."""


WARY = Behaviour(
    buries_last=(0.011, 0.678, 0.30),
    discards_loyalist=(0.259, 0.553, 0.40),
    enacts_separatist=(0.004, 0.451, 0.15),
)
"""As people behave, but for a Palpatine who keeps himself cleaner, as good ones do: a clean record
alone is less of a reason to trust somebody as chancellor."""

HARD = Level(
    people=WARY,
    reads_votes=0.4,
    patience=(0.06, 0.05, 0.04),
    dread=0.5,
    obstruction=(0.0, 0.2),
    boldness=(0.1, 0.4),
)
"""So that games end as people's do: tuned with `benchmarks.senate_likeness`."""
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
"""As people play, by and large."""
