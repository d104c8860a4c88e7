"""A run: plays what is missing, deal by deal, until the stopping rule says that it is enough."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from palatine.arena.design import Fixture, fixtures
from palatine.arena.figures import differences, own_differences
from palatine.arena.file import Arena, setups
from palatine.arena.folder import LOG, open_folder, write_records
from palatine.arena.played import Played
from palatine.arena.playing import play
from palatine.lab.folder import Log

Watch = Callable[[Played, int, int], None]
"""Told of each game, which it is, and of how many so far known."""


def run(arena: Arena, folder: Path, workers: int, watch: Watch) -> str:
    """Play what is missing; why it stopped. Whatever was played is on disk, however it ends."""
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
            if deals < arena.stop.deals and is_enough(arena, list(games.values())):
                return f"enough after {deals} deals: no difference is less certain than planned"
    return f"all {arena.stop.deals} deals were played"


def looks(arena: Arena) -> Iterator[int]:
    """After how many deals it is looked whether that is enough: fixed by the file."""
    if arena.stop.look and arena.stop.width:
        yield from range(arena.stop.look, arena.stop.deals, arena.stop.look)
    yield arena.stop.deals


def until(arena: Arena, deals: int, secret: str) -> Iterator[Fixture]:
    """All games of the first deals of every table."""
    for deal in range(deals):
        for setup in setups(arena):
            yield from fixtures(arena, setup, deal, secret)


def played(arena: Arena, missing: list[Fixture], workers: int) -> Iterator[Played]:
    """Each game as it is done; with several workers, models are waited for side by side."""
    if workers == 1:
        yield from (play(arena, fixture) for fixture in missing)
        return
    with ThreadPoolExecutor(workers) as pool:
        futures = [pool.submit(play, arena, fixture) for fixture in missing]
        try:
            yield from (future.result() for future in as_completed(futures))
        finally:  # what has not begun never does; what is under way ends
            pool.shutdown(wait=False, cancel_futures=True)


def is_enough(arena: Arena, games: list[Played]) -> bool:
    """Whether every difference of an agent of the file is as certain as it was to be."""
    found = own_differences(arena, differences(arena, games))
    widths = [(each.high - each.low) / 2 for each in found]
    return bool(widths) and max(widths) <= arena.stop.width
