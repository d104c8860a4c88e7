"""A table at the terminal: a match, who sits where, the bots, and the file that keeps it."""

from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import cast

import msgspec

from palatine.bots.bot import Bot, Counsel, Counsellor
from palatine.bots.company import Company
from palatine.bots.names import bot_names
from palatine.bots.roster import counsellor_of, find_bot
from palatine.bots.turn import Budget, turn_of
from palatine.catalog import game_of
from palatine.core.chance import Seeded
from palatine.core.errors import BadSetup
from palatine.core.game import Game, Setup
from palatine.core.lines import Part
from palatine.core.match import Match
from palatine.core.record import record_of, write_record
from palatine.core.seats import PUBLIC, Seat, Viewer, seats
from palatine.core.stream import Packet, packet
from palatine.core.view import Note
from palatine.core.words import Speaker
from palatine.terminal.save import read_save, reopened, save_of, write_file

LONGEST_NAME = 20
THOUGHT = Budget(milliseconds=1000.0)
"""How long a bot may think about its advice."""


@dataclass
class Table:
    """One match being played at one terminal."""

    match: Match
    seed: bytes
    bots: tuple[str | None, ...]
    speaker: Speaker
    path: Path
    is_resumed: bool = False
    rewinds: int = 0
    """How often somebody took back an answer: if ever, the game counts nowhere."""
    heard: dict[Seat, int] = field(default_factory=dict)
    """How much of the news each person has seen."""
    met: set[tuple[Seat, str]] = field(default_factory=set)
    """Kinds of questions that a person has met, so that we explain each once."""

    shown: dict[Seat, tuple[str, list[Part]]] = field(default_factory=dict)
    """The phase and the table as each person has them on the screen."""

    hinted: defaultdict[Seat, list[Note]] = field(default_factory=lambda: defaultdict(list))
    """Notes of a person that we have suggested as something to talk about."""

    def __post_init__(self) -> None:
        self.people = tuple(seat for seat in seats(len(self.bots)) if self.bots[seat] is None)
        self.heard = dict.fromkeys(self.people, 0)
        self._seat_bots()

    def _seat_bots(self) -> None:
        """New bots, which have heard nothing of the match yet."""
        bots = made_bots(self.match.game, self.bots, self.seed)
        self.company = Company(self.match, bots, seed=self.seed.hex())

    @property
    def is_hot_seat(self) -> bool:
        """Whether several people share the screen."""
        return len(self.people) > 1

    @property
    def viewer(self) -> Viewer:
        """Who may be looking when it is nobody's turn in particular: a person alone, or anybody."""
        return self.people[0] if len(self.people) == 1 else PUBLIC

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, seat by seat."""
        return self.speaker.names

    def next_person(self) -> Seat | None:
        """Let the bots play until we wait for a person; None when the game is over."""
        self.company.play()
        self.save()
        return next((seat for seat in self.match.waiting if seat in self.people), None)

    def rewind(self, seat: Seat) -> bool:
        """Go back to just before this person's last answer; returns whether there was one.

        The seed is the same, so the same answers meet the same chance events.
        """
        match, place = self.match, self.match.last_answer(seat)
        if place is None:
            return False
        self.match = Match.restore(
            match.game, match.setup, match.log[:place], nature=Seeded(self.seed)
        )
        self.rewinds += 1
        self.heard[seat] = self.match.told
        self.shown.clear()
        self._seat_bots()
        return True

    def counsel(self, seat: Seat) -> Counsel:
        """What a bot would answer in this person's place, from what this person knows."""
        game = self.match.game
        make = counsellor_of(game)[1]
        bot = cast(Counsellor, make(game, seat, Random(f"counsel {seat} {self.seed.hex()}")))
        heard = packet(self.match, seat)
        bot.hear(heard)
        return bot.counsel(heard, turn_of(self.match, seat, THOUGHT, f"counsel {self.seed.hex()}"))

    def packet(self, seat: Seat) -> Packet:
        """What this person has not seen yet. It counts as seen from now on."""
        since, self.heard[seat] = self.heard[seat], self.match.told
        return packet(self.match, seat, since)

    def is_new(self, seat: Seat, kind: str) -> bool:
        """Whether this person meets this kind of question for the first time."""
        if (seat, kind) in self.met:
            return False
        self.met.add((seat, kind))
        return True

    def save(self) -> None:
        """Save the table as it is: private while it runs, a public record when it is over."""
        record = record_of(self.match, self.names, self.seed, rewinds=self.rewinds)
        if self.match.is_over:
            content = write_record(record)
        else:
            speaker = self.speaker
            save = save_of(record, self.seed, self.bots, speaker.language, speaker.theme)
            content = msgspec.json.format(msgspec.json.encode(save), indent=1) + b"\n"
        write_file(self.path, content)


def made_bots(game: Game, names: tuple[str | None, ...], seed: bytes) -> dict[Seat, Bot]:
    """The bots, each with random numbers of its own from the table's seed."""
    return {
        seat: find_bot(game, name)[1](game, seat, Random(f"bot {seat} {seed.hex()}"))
        for seat, name in zip(seats(len(names)), names, strict=True)
        if name is not None
    }


def open_table(
    game: Game,
    setup: Setup,
    seed: bytes,
    people: tuple[str, ...],
    path: Path,
    bot: str | None = None,
    language: str = "en",
    theme: str | None = None,
) -> Table:
    """A new table: the people sit side by side, bots take the other seats."""
    check_names(people, setup)
    name, _ = find_bot(game, bot)
    others = setup.players - len(people)
    names = (*people, *bot_names(people, others, Random(f"names {seed.hex()}")))
    speaker = Speaker(game, language, theme, names, of_cards=True)
    match = Match(game, setup, Seeded(seed))
    return Table(match, seed, (*[None] * len(people), *[name] * others), speaker, path)


def check_names(people: tuple[str, ...], setup: Setup) -> None:
    """Names must be short, different, and not too many for the table."""
    if len(people) > setup.players:
        raise BadSetup(f"{len(people)} people can't sit at a table of {setup.players}")
    for name in people:
        is_number = name.lstrip("-").isdecimal()
        if not name or len(name) > LONGEST_NAME or is_number or not name.isprintable():
            raise BadSetup(f"{name!r} is not a name: use 1 to {LONGEST_NAME} letters")
    if len({name.casefold() for name in people}) < len(people):
        raise BadSetup(f"two people have the same name: {', '.join(people)}")


def reopen_table(
    content: bytes, path: Path, language: str | None = None, theme: str | None = None
) -> Table:
    """The table in a save, ready to go on."""
    save, record = read_save(content)
    game = game_of(record.setup.game)
    match = reopened(game, record, save.secret_seed)
    speaker = Speaker(
        game, language or save.language, theme or save.theme, record.players, of_cards=True
    )
    seed = bytes.fromhex(save.secret_seed)
    return Table(match, seed, save.bots, speaker, path, is_resumed=True, rewinds=record.rewinds)
