"""Levels: how well a bot reads the table and how well it hides, as a vector of numbers."""

from dataclasses import dataclass

from palatine.bots.senate.likelihoods import PEOPLE, Behaviour


@dataclass(frozen=True)
class Level:
    """The character of a bot that plays by belief."""

    people: Behaviour = PEOPLE
    """How it thinks that others behave."""
    reads_votes: float = 0.5
    """How much a ballot tells it: 0 nothing, 1 all that the tables say."""
    temperature: float = 0.004
    """How much chance there is in its choices, in chances to win."""
    patience: tuple[float, float, float] = (0.03, 0.03, 0.02)
    """By how much a government may be worse than what comes without it, by failed elections."""
    hope: float = 0.5
    """How far it trusts the next president to choose the best chancellor: 0 any, 1 the best."""
    exposure: tuple[float, float] = (0.5, 20.0)
    """What it costs a Separatist, and Palpatine, to look like a plotter, in chances to win."""
    nerve: float = 0.05
    """How much chance there is in a plotter's lies, in chances to win."""
    kinship: tuple[float, float, float] = (0.05, 0.1, -0.2)
    """By how much an ally may look worse than another and still be chosen: a Separatist by
    another, Palpatine by a Separatist, a Separatist by Palpatine. Below zero, by how much better
    he must look."""
    solidarity: float = 0.06
    """What each plotter in a government adds to the vote of one who knows."""
    boldness: float = 0.2
    """The same where electing Palpatine wins."""
    covers: bool = True
    """Whether a plotter votes and chooses as the Loyalist whom he pretends to be."""


HARD = Level()
NORMAL = Level(temperature=0.03, reads_votes=0.3, nerve=0.15, exposure=(0.1, 0.3))
