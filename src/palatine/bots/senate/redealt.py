"""The same table with another order of the tiles that nobody has seen: luck still to come."""

from random import Random

from palatine.bots.draws import Drawn, mix
from palatine.core.cards import Handle, faces_of
from palatine.core.chance import Rolled
from palatine.core.match import Match
from palatine.core.seats import seats
from palatine.games.senate.state import POLICIES, Senate


def redealt(match: Match, random: Random) -> Match:
    """The deck's tiles in another order, except those drawn or peeked at."""
    return dealt_anew(match, random, set(match.state.deck))


def undrawn(before: Match, after: Match, random: Random) -> Match | None:
    """The table before an answer with another order of the deck, if the answer led to a draw: a
    president's three tiles, or the top tile in chaos."""
    return redealt(before, random) if draws(after.state) > draws(before.state) else None


def drew(match: Match) -> tuple[Drawn, ...]:
    """The three tiles that a president has just drawn."""
    t: Senate = match.state
    if next(iter(match.asked.values())).kind != "pass_on" or t.session is None:
        return ()
    return (Drawn(t.session.president, POLICIES.of(faces_of(t, t.hand))),)


def draws(t: Senate) -> int:
    """How often somebody drew, or chaos turned up the top tile."""
    return len(t.sessions) + (t.session is not None) + len(t.chaos)


def dealt_anew(match: Match, random: Random, loose: set[Handle]) -> Match:
    """The match with these tiles in other places, except those that somebody has looked at."""
    start: Senate = match.position()  # type: ignore[assignment]  # a senate's
    seen = {tile for peek in start.peeks for tile in peek.tiles}
    tiles = (*start.hand, *start.deck)
    mix(start, [tile for tile in tiles if tile in loose and tile not in seen], random)
    given = {p: a for p in seats(start.players) if (a := match.given(p)) is not None}
    return match.begun_with(start, given, Rolled(random))
