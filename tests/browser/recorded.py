"""Recorded public streams: what a screen gets in a seeded game of bots, as JSON for the stage.

    python -m tests.browser.recorded web/takes

`web/stage.html` steps through them, so that people can look at a screen in every state of a game
without a server. The packets are those of core/stream.py and hold what a public screen may see.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from palatine.bots.bot import Bot
from palatine.bots.roster import find_bot
from palatine.bots.turn import Budget, turn_of
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.cues import cue_sheet
from palatine.core.errors import IllegalAnswer
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Seat, seats
from palatine.core.stream import Packet, packet
from palatine.core.words import languages
from palatine.server.pages.words import game_words
from palatine.server.wire.looks import look_beside
from palatine.server.wire.messages import Choice, Person, Table

SHORT = ("Ada", "Ben", "Chi", "Dov", "Eva", "Finn", "Gil", "Hana", "Ida", "Jon")
LONG = (
    "Wilhelmina Hammersmi",
    "Maximilian Oberwasse",
    "Ana",
    "WWWWWWWWWWWWWWWWWWWW",
    "Konstantinos Papadop",
    "Bo",
    "Guðrún Sigurðardótti",
    "Jean-Baptiste Lefebv",
    "Nguyễn Thị Minh Khai",
    "Li",
)


@dataclass(frozen=True)
class Take:
    """A game to record."""

    name: str
    game: str
    players: int
    theme: str | None
    seed: str
    bot: str | None = None
    names: tuple[str, ...] = SHORT
    language: str = "en"
    options: tuple[tuple[str, str], ...] = ()
    skip: int = 0
    """How many answers come before the recording."""
    most: int = 1500
    """More answers than any of these games should need."""
    phones: bool = False
    """Whether to record the asked player's phone too."""


QUICK = (("accelerated", "on"), ("turn_limit", "10"))
TAKES = (
    Take("senate-5", "sith-imperative", 5, "sith-imperative", "five", phones=True),
    Take("senate-6", "secret-emperor", 6, "secret-emperor", "v3", "random"),
    Take("senate-7", "secret-emperor", 7, "secret-emperor", "seven"),
    Take("senate-10", "sith-imperative", 10, "roman-senate", "ten", names=LONG),
    Take(
        "senate-10-de",
        "sith-imperative",
        10,
        "sith-imperative",
        "zehn",
        "random",
        LONG,
        "de",
        phones=True,
    ),
    Take("besides-7", "besides-the-emperor", 7, None, "court", "greedy", LONG, phones=True),
    Take("besides-6-de", "besides-the-emperor", 6, None, "hof", "greedy", language="de"),
    Take("to-be-4", "to-be-emperor", 4, None, "forum", "greedy", phones=True),
    Take("seize-2", "seize-the-imperium", 2, None, "s6", "random", options=QUICK, phones=True),
    Take("seize-4", "seize-the-imperium", 4, None, "s8", "random", options=QUICK),
    Take("seize-6-de", "seize-the-imperium", 6, None, "s2", "random", LONG, "de", QUICK, most=500),
    Take(
        "seize-6",
        "seize-the-imperium",
        6,
        None,
        "s7",
        "random",
        options=QUICK,
        skip=350,
        most=250,
        phones=True,
    ),
)


Shown = tuple[Packet, Packet | None]
"""What the public screen and the asked player's phone get."""


def played(take: Take) -> tuple[Match, list[Shown]]:
    """The match, with the packets after each single answer."""
    game, edition = find(take.game)
    make = find_bot(game, take.bot)[1]
    setup = game.setup(take.players, edition, dict(take.options))
    match = Match(game, setup, Seeded(seed_from(take.seed)))
    bots = {p: make(game, p, Random(f"{take.seed} {p}")) for p in seats(take.players)}
    return match, list(islice(packets(match, bots), take.skip, take.skip + take.most))


def packets(match: Match, bots: dict[Seat, Bot]) -> Iterator[Shown]:
    """Let the bots play one answer at a time."""
    heard, shown = dict.fromkeys(bots, 0), 0
    while True:
        asked = None if match.is_over else packet(match, match.waiting[0], match.told)
        yield packet(match, PUBLIC, shown), asked
        shown = match.told
        for seat, bot in bots.items():
            since, heard[seat] = heard[seat], match.told
            hear(match, seat, bot, packet(match, seat, since))
        if match.is_over:
            return
        seat = match.waiting[0]
        since, heard[seat] = heard[seat], match.told
        turn = turn_of(match, seat, Budget(rounds=100), "recorded")
        match.answer(seat, bots[seat].decide(packet(match, seat, since), turn), match.number)


def hear(match: Match, seat: Seat, bot: Bot, heard: Packet) -> None:
    """Let a bot hear its news, and say what it may about them."""
    for claim in bot.hear(heard):
        try:
            match.say(seat, claim.what, claim.atoms)
        except IllegalAnswer:
            continue


def table(take: Take, match: Match) -> Table:
    """The table of this game."""
    people: list[Person] = []
    for p in seats(take.players):
        look = look_beside([each.look for each in people])
        people.append(Person(p, take.names[p], look, seat=p, is_host=p == 0))
    setup = match.setup
    choice = Choice(
        match.game.id, take.players, setup.edition, setup.options, take.theme, take.language
    )
    return Table(
        "BKVX",
        "over" if match.is_over else "playing",
        choice,
        tuple(people),
        "http://192.168.1.20:8000/BKVX",
        (),
        game=1,
        narration=match.game.narration(setup),
    )


def words(game: Game, theme: str | None) -> dict[str, str]:
    """All words of a game in a theme, as a browser fetches them, for each language."""
    return {each: game_words(game.id, theme or "-", each) or "" for each in languages()}


@cache
def recorded(take: Take) -> dict[str, Any]:
    """Everything that the stage needs to show a game, for reading only."""
    match, shown = played(take)
    return {
        "table": table(take, match),
        "steps": [public for public, _ in shown],
        "asked": [asked for _, asked in shown] if take.phones else [],
        "seat_facts": sorted(match.game.seat_facts),
        "history": match.game.history,
        "cues": cue_sheet(match.game.folder).cue,
        "vocabulary": match.game.vocabulary,
        "words": words(match.game, take.theme),
    }


def main(folder: Path) -> None:
    """Record all takes into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for take in TAKES:
        (folder / f"{take.name}.json").write_bytes(msgspec.json.encode(recorded(take)))
        print(folder / f"{take.name}.json")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
