"""The same table with another order of the tiles that nobody has seen: luck still to come."""

from random import Random

from palatine.core.cards import Handle
from palatine.core.chance import Rolled
from palatine.core.match import Match
from palatine.core.seats import seats
from palatine.games.senate.state import Senate


def redealt(match: Match, random: Random) -> Match:
    """The deck's tiles in another order, except those drawn or peeked at."""
    return dealt_anew(match, random, set(match.state.deck))


def undrawn(match: Match, random: Random) -> Match | None:
    """The table before the draw that a president has just made; None if there was none."""
    if next(iter(match.asked.values())).kind != "pass_on":
        return None
    return dealt_anew(match, random, {*match.state.deck, *match.state.hand})


def dealt_anew(match: Match, random: Random, loose: set[Handle]) -> Match:
    """The match with these tiles in other places, except those that somebody has looked at."""
    start: Senate = match.position()  # type: ignore[assignment]  # a senate's
    seen = {tile for peek in start.peeks for tile in peek.tiles}
    tiles = (*start.hand, *start.deck)
    hidden = [tile for tile in tiles if tile in loose and tile not in seen]
    faces = sorted([start.faces[tile] for tile in hidden])  # in any order
    random.shuffle(faces)
    all_faces = list(start.faces)
    for tile, face in zip(hidden, faces, strict=True):
        all_faces[tile] = face
    start.faces = tuple(all_faces)
    given = {p: a for p in seats(start.players) if (a := match.given(p)) is not None}
    return match.begun_with(start, given, Rolled(random))
