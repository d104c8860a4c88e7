#!/usr/bin/env python3
"""A bot for one seat, in plain Python: it plays every game, and the senate games with some sense.

    palatine simulate senate --players 7 --games 10 --bots ./examples/seat_bot.py,random

It reads one JSON object per line, and prints one for each question: docs/bots.md.
"""

import json
import random
import sys
from typing import Any


class Mind:
    """What the bot remembers."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.chance = random.Random(seed)
        self.government: list[int] = []
        self.suspects: set[int] = set()

    def hear(self, event: str, facts: dict[str, Any]) -> None:
        """Remember who was in the government when a Separatist policy was enacted."""
        if event == "nominated":
            self.government = [facts["president"], facts["chancellor"]]
        elif event == "policy_enacted" and facts.get("policy") == "separatist":
            self.suspects |= {seat for seat in self.government if seat != self.seat}

    def answer(self, ask: dict[str, Any]) -> Any:
        """Vote against suspects, never nominate them as Chancellor, else answer at random."""
        atoms = [option["atom"] for option in ask["options"]]
        if ask["kind"] == "vote":
            return "no" if self.suspects & set(self.government) else "yes"
        if ask["kind"] == "nominate":
            clean = [atom for atom in atoms if int(atom.split(":")[1]) not in self.suspects]
            return self.chance.choice(clean or atoms)
        return self.anything(ask, atoms)

    def anything(self, ask: dict[str, Any], atoms: list[str]) -> Any:
        """Any answer of the right shape."""
        if ask["shape"] == "pick":
            return self.chance.choice(atoms)
        if ask["shape"] == "share":
            return self.shares(ask, len(atoms))
        if "worth" in ask:  # must add up: nothing needs nothing, and everything is always enough
            return atoms if any(ask["need"]) else []
        return self.chance.sample(atoms, self.chance.randint(ask["least"], ask["most"]))

    def shares(self, ask: dict[str, Any], bins: int) -> list[int]:
        """The least number of units, spread over bins with room for them."""
        caps, counts = ask.get("caps") or [ask["most"]] * bins, [0] * bins
        for _ in range(ask["least"]):
            counts[self.chance.choice([i for i in range(bins) if counts[i] < caps[i]])] += 1
        return counts


def main() -> None:
    """Answer every question."""
    mind = Mind(0, 0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "open":
            mind = Mind(message["seat"], message["seed"])
        elif message["type"] == "news":
            mind.hear(message["event"], message["facts"])
        elif message["type"] == "ask":
            print(json.dumps({"type": "answer", "answer": mind.answer(message)}), flush=True)


if __name__ == "__main__":
    main()
