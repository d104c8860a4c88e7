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
    hope: float = 0.5
    """How far it trusts the next president to choose the best chancellor: 0 any, 1 the best."""
    exposure: tuple[float, float] = (0.0, 20.0)
    """What it costs a Separatist, and Palpatine, to look like a plotter, in chances to win."""
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
    boldness: float = 0.4
    """By how much Palpatine may look worse where electing him wins, and what such a vote adds."""


WARY = Behaviour(
    buries_last=(0.011, 0.678, 0.47),
    discards_loyalist=(0.259, 0.553, 0.48),
    enacts_separatist=(0.004, 0.451, 0.3),
)
"""As people behave, but for a Palpatine who keeps himself cleaner, as good ones do: a clean record
alone is less of a reason to trust somebody as chancellor."""

HARD = Level(people=WARY)
NORMAL = Level(
    temperature=0.03,
    reads_votes=0.3,
    exposure=(0.1, 0.3),
    nerve=0.15,
    kinship=(0.02, 0.02, 0.02),
    obstruction=(0.02, 0.02),
    frames=0.37,
    boldness=0.1,
)
"""As people play, by and large."""
