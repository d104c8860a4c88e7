"""The front door: what `import palatine` gives a program, in a few functions.

You play a game on a `Match`: `match.asked` holds the open question of each seat that has one,
`match.answer(seat, atom)` answers it, and `match.outcome` says who won. `packet(match, seat)` is
what that seat may see.
"""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random

from palatine.bots.company import NO_HURRY, Company
from palatine.bots.roster import find_bot
from palatine.bots.turn import Budget
from palatine.catalog import find, game_of, known_names
from palatine.core.chance import Dealt, Nature, Seeded, commitment, new_seed, seed_from
from palatine.core.errors import BadRecord, BadSetup, IllegalAnswer, PalatineError
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.record import read_record, record_of, replay, write_record
from palatine.core.seats import Seat, seats
from palatine.core.stream import Packet, packet
from palatine.core.words import Speaker

__all__ = [
    "Budget",
    "Company",
    "Game",
    "IllegalAnswer",
    "Match",
    "Packet",
    "PalatineError",
    "find_game",
    "list_games",
    "packet",
    "play",
    "restore",
    "save",
    "seat_bots",
]


def list_games() -> list[str]:
    """All names that `play` takes: games, and editions of them."""
    return known_names()


def find_game(name: str) -> Game:
    """The game of this name: its sizes, editions, options and rules."""
    return game_of(name)


def play(
    game: str,
    players: int | None = None,
    *,
    seed: str | None = None,
    options: Mapping[str, str] | None = None,
) -> Match:
    """A new match at its first question, of a game or an edition of one.

    Without `players` it is the smallest table. The same seed gives the same shuffles; without one
    nobody can guess them.
    """
    found, edition = find(game)
    setup = found.setup(found.players[0] if players is None else players, edition, options)
    return Match(found, setup, Seeded(new_seed() if seed is None else seed_from(seed)))


def seat_bots(
    match: Match,
    bots: str | Mapping[int, str] | None = None,
    *,
    seed: str | None = None,
    budget: Budget = NO_HURRY,
) -> Company:
    """Let bots take seats: one by its name, or the best, on every seat, or a bot for each seat.

    `seat_bots(match, {1: "hard", 2: "random"}).play()` plays on until it is somebody else's
    turn.
    """
    everyone = seats(match.setup.players)
    named = bots if isinstance(bots, Mapping) else dict.fromkeys(everyone, bots)
    for seat in named:
        if seat not in everyone:
            raise BadSetup(f"there is no seat {seat} at this table; the last one is {everyone[-1]}")
    numbers = new_seed().hex() if seed is None else seed
    made = {
        Seat(seat): find_bot(match.game, name)[1](
            match.game, Seat(seat), Random(f"bot {seat} {numbers}")
        )
        for seat, name in named.items()
    }
    return Company(match, made, budget, numbers)


def save(match: Match, path: str | os.PathLike[str], names: Iterable[str] = ()) -> None:
    """Write a match to a file as a record, which shows the seed only once the game is over."""
    speaker = Speaker(match.game, names=tuple(names))
    called = tuple(map(speaker.name, seats(match.setup.players)))
    dealt = isinstance(match.nature, Dealt)
    Path(path).write_bytes(write_record(record_of(match, called, seed_of(match.nature), dealt)))


def restore(source: str | os.PathLike[str] | bytes, *, seed: str | None = None) -> Match:
    """The match of a record, as it was: from a file, or from the file's content.

    Every answer goes through the rules again. We refuse a record that somebody edited, or that this
    version of the game would play differently. A record does not hold the shuffles to come: a match
    that is not over goes on with the seed with which it began.
    """
    record = read_record(source if isinstance(source, bytes) else content_of(Path(source)))
    game = game_of(record.setup.game)
    if seed is None:
        return replay(game, record)
    if commitment(seed_from(seed)) != record.commitment:
        raise BadRecord("this is not the seed of the recorded match")
    return replay(game, record, Seeded(seed_from(seed)))


def content_of(path: Path) -> bytes:
    """The content of the file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path} can't be read: {error.strerror}") from None


def seed_of(nature: Nature) -> bytes | None:
    """The seed that shuffles are made from, if they are."""
    if isinstance(nature, Dealt):
        return seed_of(nature.rest)
    return nature.seed if isinstance(nature, Seeded) else None
