"""A worker in which the bot called `random` misbehaves: `python strange_bots.py KIND`."""

import os
import sys
import time

from palatine.bots import roster
from palatine.bots.bot import Maker
from palatine.bots.random import RandomBot
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.stream import Packet
from palatine.server.bots import process


class Burning(RandomBot):
    """Computes for two seconds."""

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Answer at last."""
        end = time.process_time() + 2
        while time.process_time() < end:
            pass
        return super().decide(packet, turn)


class Hanging(RandomBot):
    """Never ends."""

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Never answer."""
        while True:
            pass


class Dying(RandomBot):
    """Takes its whole process down."""

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Never answer."""
        os._exit(1)


class Failing(RandomBot):
    """Has a bug."""

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Never answer."""
        raise ValueError("a secret that must not be in a journal")


class Cheeky(RandomBot):
    """Prints where replies go, and answers what is not on offer."""

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Something else."""
        print("nonsense")
        return "nonsense"


class Dreaming(RandomBot):
    """Looks into its dream, and answers as it would there."""

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Answer what the dream's own question offers."""
        assert packet.ask is not None
        return turn.dream.asked[packet.ask.seat].any_answer(self.random)


KINDS: dict[str, Maker] = {
    kind.__name__: kind for kind in (Burning, Hanging, Dying, Failing, Cheeky, Dreaming)
}


def command(kind: str) -> tuple[str, ...]:
    """The command that starts such a worker."""
    return (sys.executable, __file__, kind)


if __name__ == "__main__":
    roster.FOR_EVERY_GAME["random"] = KINDS[sys.argv[1]]
    process.main()
