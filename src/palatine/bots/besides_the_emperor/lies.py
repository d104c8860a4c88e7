"""What courtiers said beside what was so: identities, cards that were seen, cards in hand."""

from collections.abc import Callable, Sequence

from palatine.bots.lies import Heard, Lie
from palatine.core.atoms import PLAYERS
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.state import Court, identity


def lies(reel: Sequence[Match], claims: Sequence[Heard]) -> tuple[Lie, ...]:
    """Every claim about an identity, a card that was seen, or a card in hand."""
    return tuple([judged(reel[claim.at].state, claim) for claim in claims if claim.what in TRUTHS])


def judged(t: Court, claim: Heard) -> Lie:
    """A claim beside the truth."""
    truth, is_true = TRUTHS[claim.what](t, claim.seat, claim.atoms)
    return Lie(claim.at, claim.seat, claim.what, claim.atoms, "true" if is_true else "lie", truth)


def who_i_am(t: Court, seat: Seat, atoms: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """The speaker's identity by the cards that lie there now."""
    truth = (f"{atoms[0].partition(':')[0]}:{identity(t, seat)}",)
    return truth, truth == atoms


def what_i_saw(t: Court, seat: Seat, atoms: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """Whether the speaker has seen a card with this face there, among those that lie there now."""
    player, side = PLAYERS.value[atoms[0]], atoms[1].partition(":")
    seen = [t.faces[card] for card in t.slots[player] if seat in t.seen[card]]
    truth = tuple([f"{side[0]}:{face}" for face in sorted(set(seen))])
    return (atoms[0], *truth), side[2] in seen


def what_i_hold(t: Court, seat: Seat, atoms: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """Whether a card with this ability is in the speaker's hand."""
    family, _, name = atoms[0].partition(":")
    held = set(t.hands[seat])
    return tuple([f"{family}:{each}" for each in sorted(held)]), name in held


Truth = Callable[[Court, Seat, tuple[str, ...]], tuple[tuple[str, ...], bool]]
TRUTHS: dict[str, Truth] = {"i_am": who_i_am, "saw": what_i_saw, "hold": what_i_hold}
