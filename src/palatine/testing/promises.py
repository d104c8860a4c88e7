"""All that `palatine check` tries of a game but its bots, for a test of one line."""

from palatine.core.conformance import check
from palatine.core.conformance.book import check_book
from palatine.core.game import Game


def broken_promises(game: Game, games: int = 3, seed: str = "1") -> list[str]:
    """What random matches, words, the rulebook and its tests break; nothing, if all is well."""
    report = check(game, games=games, seed=seed)
    if report.ok:  # else a match may not even end
        check_book(report, game)
    return report.broken
