"""Everything that `palatine check` tries of a game except its bots, for a one-line test."""

from palatine.core.conformance import check
from palatine.core.conformance.book import check_book
from palatine.core.game import Game


def broken_promises(game: Game, games: int = 3, seed: str = "1") -> list[str]:
    """The promises that random matches, words, the rulebook and its tests break; ideally none."""
    report = check(game, games=games, seed=seed)
    if report.ok:  # else a match may not even end
        check_book(report, game)
    return report.broken
