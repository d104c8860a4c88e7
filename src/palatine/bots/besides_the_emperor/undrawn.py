"""The same table with another order of the ability cards that nobody has drawn."""

from random import Random

from palatine.core.chance import Rolled
from palatine.core.match import Match
from palatine.games.besides_the_emperor.state import Court, Drew, deck


def undrawn(before: Match, after: Match, random: Random) -> Match | None:
    """The table before an answer with another order of the deck, if somebody then drew."""
    if draws(after.state) == draws(before.state):
        return None
    start: Court = before.position()  # type: ignore[assignment]  # a court's
    cards = sorted(deck(start))  # in any order
    random.shuffle(cards)
    if start.decks:
        start.decks = (*start.decks[:-1], (*start.decks[-1][: start.drawn], *cards))
    return before.begun_with(start, {}, Rolled(random))


def draws(t: Court) -> int:
    """How many ability cards have been drawn."""
    return sum([type(deed) is Drew for deed in t.history])
