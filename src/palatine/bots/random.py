"""The random bot: plays every game, since every decision lists the possible answers."""

from random import Random

from palatine.bots.bot import Claim
from palatine.bots.turn import Turn
from palatine.core.cover import any_cover
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.seats import Seat
from palatine.core.stream import AskOut, Packet


class RandomBot:
    """Answers at random and says nothing."""

    def __init__(self, game: Game, seat: Seat, random: Random) -> None:
        self.random = random

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Nothing to say."""
        return ()

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Any of the answers."""
        assert packet.ask is not None
        return any_answer(packet.ask, self.random)


def any_answer(asked: AskOut, random: Random) -> Answer:
    """A random answer to a decision, as the asked seat sees the decision."""
    atoms = [option.atom for option in asked.options]
    if asked.shape == "share":
        return any_shares(asked, random)
    if asked.shape == "rank":
        random.shuffle(atoms)
        return tuple(atoms)
    if asked.worth:
        return any_cover(atoms, asked.worth, asked.need, random)
    if asked.is_single:
        return random.choice(atoms)
    return tuple(sorted(random.sample(atoms, random.randint(asked.least, asked.most))))


def any_shares(asked: AskOut, random: Random) -> Answer:
    """Put units one by one on bins that still have room."""
    counts = [0] * len(asked.options)
    caps = asked.caps or (asked.most,) * len(counts)
    for _ in range(random.randint(asked.least, asked.most)):
        room = [bin for bin, count in enumerate(counts) if count < caps[bin]]
        counts[random.choice(room)] += 1
    return tuple(counts)
