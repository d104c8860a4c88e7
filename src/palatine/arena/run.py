"""A run: plays what is missing, deal by deal, until the stopping rule is met."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from palatine.arena.design import Fixture, fixtures
from palatine.arena.file import Arena, setups
from palatine.arena.folder import LOG, open_folder, write_records
from palatine.arena.played import Played
from palatine.arena.playing import play
from palatine.arena.stopping import looks, why_stopped
from palatine.lab.folder import Log

Watch = Callable[[Played, int, int], None]
"""Called with each game, its number, and the number of games known so far."""


def run(arena: Arena, folder: Path, workers: int, watch: Watch) -> str:
    """Play what is missing, and return why it stopped. All played games are on disk, however it
    ends."""
    _, secret = open_folder(folder, arena)
    with Log(folder / LOG, Played) as log:
        games = {game.key: game for game in log.read()}
        for deals in looks(arena):
            missing = [each for each in until(arena, deals, secret) if each.key not in games]
            for game in played(arena, missing, workers):
                log.append([game])
                games[game.key] = game
                watch(game, len(games), len(games) + len(missing))
            write_records(folder, list(games.values()))
            if why := why_stopped(arena, list(games.values()), deals):
                return why
    raise AssertionError("the last look is after all deals")


def until(arena: Arena, deals: int, secret: str) -> Iterator[Fixture]:
    """All games of the first deals of every table."""
    for deal in range(deals):
        for setup in setups(arena):
            yield from fixtures(arena, setup, deal, secret)


def played(arena: Arena, missing: list[Fixture], workers: int) -> Iterator[Played]:
    """Each game as it finishes; with several workers, we wait for models in parallel."""
    if workers == 1:
        yield from (play(arena, fixture) for fixture in missing)
        return
    with ThreadPoolExecutor(workers) as pool:
        futures = [pool.submit(play, arena, fixture) for fixture in missing]
        try:
            yield from (future.result() for future in as_completed(futures))
        finally:  # games not yet begun never start; games under way finish
            pool.shutdown(wait=False, cancel_futures=True)
