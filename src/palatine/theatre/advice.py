"""What our best bot would have done in a player's place, knowing what that seat knew."""

from collections.abc import Mapping
from random import Random

import msgspec

from palatine.bots.roster import find_bot
from palatine.bots.turn import Budget, turn_of
from palatine.core.decisions import Answer
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.stream import packet
from palatine.theatre.analysis import Choice
from palatine.theatre.reel import history

ROUNDS = 400
"""How long a bot that thinks in rounds may think: the same on every machine."""


def advised(match: Match, choices: Mapping[int, Choice], seed: str) -> dict[int, Choice]:
    """These choices, by the moment after them, with what the best bot would have done."""
    return {
        at: msgspec.structs.replace(choices[at], advised=advice(past, choices[at].seat, seed))
        for at, past in enumerate(history(match), start=1)
        if at in choices
    }


def advice(past: Match, seat: Seat, seed: str) -> Answer:
    """Make a bot for the question, and let it hear what the seat heard."""
    make = find_bot(past.game)[1]
    bot = make(past.game, seat, Random(f"{seed} {past.number}"))
    heard = packet(past, seat)
    bot.hear(heard)
    return bot.decide(heard, turn_of(past, seat, Budget(rounds=ROUNDS), seed))
