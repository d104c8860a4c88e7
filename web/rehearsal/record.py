"""Plays a seeded game between bots and writes what a viewer got, for looking at screens.

    python web/rehearsal/record.py GAME PLAYERS [SEED [OPTION=VALUE ...]]

The packets of the public screen and of every seat, and the game's words in each language, go to
`web/rehearsal/recorded/GAME-PLAYERS-SEED.json`. `rehearsal.html` steps through them.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from palatine.bots.company import Company
from palatine.bots.roster import find_bot
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Viewer, seats
from palatine.core.stream import packet
from palatine.core.words import HOUSE, languages

OUT = Path(__file__).parent / "recorded"


def recorded(game: Game, edition: str, players: int, seed: str, chosen: dict[str, str]) -> Any:
    """One whole game as each viewer got it."""
    match = Match(game, game.setup(players, edition, chosen), Seeded(seed_from(seed)))
    _, make = find_bot(game)
    bots = {p: make(game, p, Random(f"{seed} {p}")) for p in seats(players)}
    company = Company(match, bots)
    viewers: tuple[Viewer, ...] = (PUBLIC, *seats(players))
    steps: dict[str, list[Any]] = {str(viewer): [] for viewer in viewers}
    since = 0
    while True:
        company.talk()
        for viewer in viewers:
            steps[str(viewer)].append(msgspec.to_builtins(packet(match, viewer, since)))
        since = match.told
        if match.is_over:
            return steps
        company.answer(match.waiting)


def words(game: Game, language: str) -> str:
    """The words of the house, the game and its first theme, later ones over earlier ones."""
    files = [HOUSE / f"{language}.ftl", game.folder / "words" / language / "game.ftl"]
    files += [game.folder / "words" / language / f"{theme}.ftl" for theme in game.themes[:1]]
    return "\n".join(path.read_text("utf-8") for path in files)


def main(name: str, players: int, seed: str = "1", *options: str) -> None:
    """Write one file."""
    game, edition = find(name)
    chosen = dict(option.split("=", 1) for option in options)
    OUT.mkdir(exist_ok=True)
    told = {
        "game": game.id,
        "edition": edition,
        "options": chosen,
        "players": players,
        "seat_facts": sorted(game.seat_facts),
        "vocabulary": list(game.vocabulary),
        "words": {language: words(game, language) for language in languages()},
        "steps": recorded(game, edition, players, seed, chosen),
    }
    path = OUT / f"{game.id}-{players}-{seed}.json"
    path.write_text(json.dumps(told), "utf-8")
    print(path.name, len(told["steps"]["public"]), "steps")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
