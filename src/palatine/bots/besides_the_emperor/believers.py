"""Who acted on a claim: anyone who, until the end of the next round, treated a player as it says.

A claim about an identity, or about a card that somebody saw, calls a player a Rebel or a Loyalist.
What shows belief depends on the side of the player who acts, by the cards at that moment:

- a player who is not a Rebel acts against a Rebel (condemns him, steals from him, has his turn
  skipped, moves him away from the Emperor by a Guarding), and helps a Loyalist (saves him by a
  Clearance; the Emperor seats him beside himself);
- a Rebel acts against a Loyalist, and helps a Rebel; where he moves himself shows nothing.

So a Rebel who condemns a Loyalist goes along with a lie, but has not believed it. Anyone who steals
from a player believes his claim to hold a card. The speaker and the player whom the claim is about
do not count; neither does a claim about the Emperor, whom everybody knows.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from palatine.bots.lies import Heard, Instant
from palatine.core.atoms import PLAYERS
from palatine.core.news import Told
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.rules.seats import is_beside_emperor
from palatine.games.besides_the_emperor.state import REBEL, SIDES, Court, identity

ROUNDS = 1
"""The round of the claim, and this many after it, show who has believed it."""


class Deed(NamedTuple):
    """What one player did to another."""

    seat: Seat
    target: Seat
    what: str
    is_help: bool = False


def believers(reel: Sequence[Instant], claim: Heard) -> tuple[Seat, ...]:
    """Everybody who acted on a claim."""
    said: Court = reel[claim.at].match.state
    whom, as_rebel = about(claim)
    if whom == said.emperor:
        return ()
    found = set()
    for before, now in zip(reel[claim.at :], reel[claim.at + 1 :], strict=False):
        t: Court = now.match.state
        if t.round > said.round + ROUNDS:
            break
        for deed in deeds(before.match.state, now.news):
            if deed.target == whom and deed.seat not in (claim.seat, whom):
                is_rebel = identity(t, deed.seat) == REBEL
                if fits(deed, is_rebel, as_rebel):
                    found.add(deed.seat)
    return tuple(sorted(found))


def about(claim: Heard) -> tuple[Seat, bool | None]:
    """The player whom a claim is about, and whether it calls him a Rebel; None if it is about his
    hand."""
    if claim.what == "hold":
        return claim.seat, None
    whom = claim.seat if claim.what == "i_am" else PLAYERS.value[claim.atoms[0]]
    return whom, SIDES.value[claim.atoms[-1]] == REBEL


def fits(deed: Deed, is_rebel: bool, as_rebel: bool | None) -> bool:
    """Whether a player of this side who believes that does this."""
    if as_rebel is None:
        return deed.what == "steal"
    if deed.what == "move" and is_rebel:
        return False
    return deed.is_help == (is_rebel == as_rebel)


def deeds(t: Court, news: Sequence[Told]) -> Iterator[Deed]:
    """What people did for and against each other, from the table before and the news since."""
    by, card = t.speaker, t.announced
    for told in news:
        facts: Mapping[str, Any] = told.facts
        match told.event:
            case "card_played":
                by, card = facts["player"], facts["card"]
            case "condemned":
                yield Deed(facts["player"], facts["target"], "condemn")
            case "stolen":
                yield Deed(facts["player"], facts["target"], "steal")
            case "accused":
                yield Deed(facts["player"], facts["target"], "accuse")
            case "blocked":
                yield Deed(by, facts["target"], "save", is_help=True)
            case "seats_changed" if card == "guarding":
                if not is_beside_emperor(t, facts["player"]):
                    yield Deed(by, facts["target"], "move")
                    yield Deed(by, facts["player"], "move", is_help=True)
