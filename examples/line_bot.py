"""A bot that plays every seat at random. It needs only Palatine's line protocol.

    python examples/line_bot.py palatine match sith-imperative --players 7 --seed 1

Everything after the file name is the command that starts the match. A better bot listens to the
`news` whose audience is "everyone" or contains its seat, and thinks before it answers an `ask`.
"""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

LATE = "stale-decision"
"""What a seat hears if its answer comes after another seat has won the race."""

CHANCE = random.Random(1)  # a seed, so that the same game can be played again


def some_answer(ask: dict[str, Any]) -> Any:
    """Any answer of the right shape: see docs/line-protocol.md."""
    atoms = [option["atom"] for option in ask["options"]]
    if ask["shape"] == "share":
        return some_shares(len(atoms), ask["least"], ask.get("caps") or [ask["most"]] * len(atoms))
    if "enum" in ask["schema"]:
        return CHANCE.choice(atoms)
    if "worth" in ask:  # must add up: nothing needs nothing, and everything is always enough
        return atoms if ask["least"] else []
    return CHANCE.sample(atoms, CHANCE.randint(ask["least"], ask["most"]))


def some_shares(bins: int, units: int, caps: list[int]) -> list[int]:
    """The least number of units, spread over bins with room for them."""
    counts = [0] * bins
    for _ in range(units):
        counts[CHANCE.choice([i for i in range(bins) if counts[i] < caps[i]])] += 1
    return counts


def play(command: list[str]) -> Any:
    """Start the match, answer every question, and return the last message."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as run:
        asks = [message for message in heard(run) if message["type"] == "ask"]
        while asks:
            ask = asks.pop(0)
            answer = {"seat": ask["seat"], "number": ask["number"], "answer": some_answer(ask)}
            print(json.dumps({"type": "answer", **answer}), file=run.stdin, flush=True)
            for message in heard(run):
                if message["type"] == "ask":
                    asks.append(message)
                elif message["type"] == "over" or message.get("code", LATE) != LATE:
                    print(json.dumps({"type": "quit"}), file=run.stdin, flush=True)
                    return message
    raise SystemExit("the match ended without a result")


def heard(run: "subprocess.Popen[str]") -> Iterator[dict[str, Any]]:
    """All messages in reply to the last input, up to the line that says it is the last."""
    for line in run.stdout or ():
        message = json.loads(line)
        yield message
        if message.get("last"):
            return


if __name__ == "__main__":
    if len(sys.argv) == 1:
        raise SystemExit("usage: python line_bot.py palatine match GAME --players N")
    print(json.dumps(play(sys.argv[1:])))
