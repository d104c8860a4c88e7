"""Random numbers of one moment: the same whenever the table is opened again, and quickly made."""

from math import log

WORD = (1 << 64) - 1


def mixed(number: int) -> int:
    """A 64-bit number that looks like chance (the finish of splitmix64)."""
    number = (number + 0x9E3779B97F4A7C15) & WORD
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & WORD
    return number ^ (number >> 31)


class Dice:
    """Numbers from a bot's own seed, a topic and a count."""

    __slots__ = ("state",)

    def __init__(self, seed: int, topic: int, count: int) -> None:
        self.state = mixed(mixed(seed ^ mixed(topic)) ^ count)

    def random(self) -> float:
        """From 0 to below 1."""
        self.state = mixed(self.state)
        return self.state / (WORD + 1)

    def logistic(self) -> float:
        """Noise for a choice of two: yes with the odds e to the margin."""
        chance = min(max(self.random(), 1e-12), 1 - 1e-12)
        return log(chance / (1 - chance))

    def gumbel(self) -> float:
        """Noise for a choice of many."""
        return -log(-log(min(max(self.random(), 1e-12), 1 - 1e-12)))
