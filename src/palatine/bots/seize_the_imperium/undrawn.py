"""The same table with other orders of each player's decks."""

from random import Random

from palatine.bots.draws import mix
from palatine.core.cards import Handle
from palatine.core.chance import Rolled
from palatine.core.match import Match
from palatine.core.seats import seats
from palatine.games.seize_the_imperium.state import Galaxy


def undrawn(before: Match, after: Match, random: Random) -> Match | None:
    """The table before an answer with other orders of the decks, if a card then left one."""
    if left(after.state) >= left(before.state):
        return None
    start: Galaxy = before.position()  # type: ignore[assignment]  # a galaxy's
    known = {*start.shown, *start.peeked}
    for deck in decks(start):
        mix(start, [card for card in deck if card not in known], random)
    given = {p: a for p in seats(start.players) if (a := before.given(p)) is not None}
    return before.begun_with(start, given, Rolled(random))


def left(t: Galaxy) -> int:
    """How many cards the decks still have."""
    return sum(map(len, decks(t)))


def decks(t: Galaxy) -> tuple[tuple[Handle, ...], ...]:
    """Every deck of every player."""
    return (*t.asset_decks, *t.character_decks, *t.system_decks)
