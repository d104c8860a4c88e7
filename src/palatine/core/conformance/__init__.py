"""The conformance kit checks every game's promises by playing it, outside games included.

    from palatine.core.conformance import check
    report = check(GAME)
    assert report.ok, report.lines

Random play at every size, in every edition and variant, tries each promise (`promises`) and looks
for anything that a viewer gets but may not know (`noninterference`). The kit also plants the game's
own leaks to see that it would find them. Nothing here knows any particular game.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import cycle, islice
from random import Random

from palatine.core.chance import Seeded, seed_from
from palatine.core.conformance.digest import same_under_hash_seeds
from palatine.core.conformance.noninterference import find_interference
from palatine.core.conformance.promises import Broken, Seen, check_match
from palatine.core.conformance.report import Report
from palatine.core.game import Game, Leak, Setup
from palatine.core.match import Match
from palatine.core.play import play_out

GAMES = 12
PAIRS = 60
LEAK_ROUNDS = 40
MORE_GAMES = 1000
"""How many plain matches we search for what has not happened in the others."""

Progress = Callable[[str], None]


def check(
    game: Game,
    editions: Iterable[str] | None = None,
    sizes: Iterable[int] | None = None,
    games: int = GAMES,
    seed: str = "1",
    progress: Progress = lambda line: None,
) -> Report:
    """Check every promise at every size and edition, and those of each variant."""
    report = Report()
    seen = Seen()
    setups = list(setups_of(game, editions, sizes))
    tables = {named(setup): setup for setup in setups} | variants_of(game, editions, sizes)
    for name, setup in tables.items():
        progress(name)
        broken = [*promises_broken(game, setup, games, seed, seen)]
        report.note(f"{games} matches keep every promise: {name}", broken)
        found = find_interference(game, setup, Random(seed + name), PAIRS)
        report.note(f"{PAIRS} pairs of worlds look the same: {name}", found)
    if report.ok:  # else a match may not even end
        look_further(game, setups, seed, seen)
    report.note("everything is reached", seen.missing(game))
    progress("two hash seeds")
    report.note("the same log gives the same bytes", same_under_hash_seeds(game, setups[0], seed))
    everywhere = list(setups_of(game, editions, None))  # some leaks show at some sizes only
    for leak in game.leaks():
        progress(f"planted leak: {leak.name}")
        missed = [] if is_found(game, leak, everywhere, seed) else [f"not found: {leak.name}"]
        report.note(f"the planted leak is found: {leak.name}", missed)
    return report


def setups_of(
    game: Game, editions: Iterable[str] | None, sizes: Iterable[int] | None
) -> Iterator[Setup]:
    """Every edition at every size, or only those requested."""
    for edition in editions or game.editions:
        for players in sizes or game.players:
            yield game.setup(players, edition, game.check_options)


def variants_of(
    game: Game, editions: Iterable[str] | None, sizes: Iterable[int] | None
) -> dict[str, Setup]:
    """Every variant of every edition at the smallest table, by name, if that size is requested."""
    few = game.players[0]
    if sizes is not None and few not in sizes:
        return {}
    return {
        f"{edition} with {few}, {name}": game.setup(few, edition, {**game.check_options, **options})
        for edition in editions or game.editions
        for name, options in game.variants.items()
    }


def named(setup: Setup) -> str:
    """A short name for a setup."""
    return f"{setup.edition} with {setup.players}"


def promises_broken(game: Game, setup: Setup, games: int, seed: str, seen: Seen) -> Iterator[str]:
    """What goes wrong in this many matches: the first fault of each."""
    for number in range(games):
        name = f"{seed}/{setup.edition}/{setup.players}/{number}"
        try:
            check_match(game, setup, name, seen, is_thorough=number < 2)
        except Broken as broken:
            yield f"{broken} (seed {name})"


def look_further(game: Game, setups: list[Setup], seed: str, seen: Seen) -> None:
    """Play on without checks until everything has happened that the game says can happen."""
    for number, setup in enumerate(islice(cycle(setups), MORE_GAMES)):
        if not seen.missing(game):
            return
        name = f"{seed}/further/{number}"
        match = Match(game, setup, Seeded(seed_from(name)))
        play_out(match, Random(name))
        seen.take(match)


def is_found(game: Game, leak: Leak, setups: list[Setup], seed: str) -> bool:
    """Whether the kit finds this leak once planted, at some size or in its variant."""
    if leak.variant:
        options = {**game.check_options, **game.variants[leak.variant]}
        setups = [game.setup(setup.players, setup.edition, options) for setup in setups[:1]]
    with leak.planted():
        for round_, setup in enumerate(islice(cycle(setups), LEAK_ROUNDS * len(setups))):
            random = Random(f"{seed}/{leak.name}/{round_}")
            if any(True for _ in find_interference(game, setup, random, pairs=3)):
                return True
    return False
