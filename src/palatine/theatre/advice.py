"""What our best bot would have done in a player's place, knowing what that seat knew."""

from collections import defaultdict
from collections.abc import Iterable
from random import Random

import msgspec

from palatine.bots.roster import find_bot
from palatine.bots.turn import Budget, turn_of
from palatine.core.decisions import Answer
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.stream import packet
from palatine.theatre.analysis import Choice
from palatine.theatre.choices import is_clear
from palatine.theatre.reel import history

ROUNDS = 400
"""How long a bot that thinks in rounds may think: the same on every machine."""


Place = tuple[int, Seat]
"""The moment after a choice, and who chose."""


def advised(match: Match, choices: Iterable[Choice], seed: str) -> dict[Place, Choice]:
    """These choices with what the best bot would have done, and whether that says that they were
    not good."""
    wanted: dict[int, list[Choice]] = defaultdict(list)
    for choice in choices:
        wanted[choice.at].append(choice)
    return {
        (at, choice.seat): with_advice(choice, advice(past, choice.seat, seed))
        for at, past in enumerate(history(match), start=1)
        for choice in wanted[at]
    }


def with_advice(choice: Choice, answer: Answer) -> Choice:
    """The choice with the best bot's answer."""
    missed = is_clear(choice) and answer != choice.given
    return msgspec.structs.replace(choice, advised=answer, missed=missed)


def advice(past: Match, seat: Seat, seed: str) -> Answer:
    """Make a bot for the question, and let it hear what the seat heard."""
    make = find_bot(past.game)[1]
    bot = make(past.game, seat, Random(f"{seed} {past.number}"))
    heard = packet(past, seat)
    bot.hear(heard)
    return bot.decide(heard, turn_of(past, seat, Budget(rounds=ROUNDS), seed))
