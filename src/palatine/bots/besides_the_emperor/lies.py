"""Courtiers' claims compared with the truth: identities, cards seen, cards in hand."""

from collections.abc import Callable, Iterator, Sequence

from palatine.bots.besides_the_emperor.believers import believers
from palatine.bots.besides_the_emperor.refuted import is_refuted
from palatine.bots.lies import Heard, Instant, Lie
from palatine.core.atoms import PLAYERS
from palatine.core.cards import Handle
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.state import EMPEROR, Court, has_seen, identity
from palatine.games.besides_the_emperor.talk import has_owned


def lies(reel: Sequence[Instant], claims: Sequence[Heard]) -> tuple[Lie, ...]:
    """Every claim about an identity, a card that somebody saw, or a card in hand; and every player
    about whose cards somebody kept quiet."""
    told = [judged(reel, claim) for claim in claims if claim.what in TRUTHS]
    return tuple(sorted([*told, *silences(reel, told)], key=lambda lie: lie.at))


def judged(reel: Sequence[Instant], claim: Heard) -> Lie:
    """A claim next to the truth, what was public at the time, and what people then did."""
    t: Court = reel[claim.at].match.state
    truth, is_true = TRUTHS[claim.what](t, claim.seat, claim.atoms)
    return Lie(
        at=claim.at,
        seat=claim.seat,
        what=claim.what,
        atoms=claim.atoms,
        verdict="true" if is_true else "lie",
        truth=truth,
        provable=not is_true and is_refuted(reel, claim),
        believed=believers(reel, claim),
    )


def who_i_am(t: Court, seat: Seat, atoms: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """The speaker's identity by the current cards."""
    truth = (f"{atoms[0].partition(':')[0]}:{identity(t, seat)}",)
    return truth, truth == atoms


def what_i_saw(t: Court, seat: Seat, atoms: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """Whether the speaker has ever seen a card of this player with this face; it may be elsewhere
    by now."""
    player, side = PLAYERS.value[atoms[0]], atoms[1].partition(":")
    seen = {
        t.faces[card]
        for card in map(Handle, range(len(t.faces)))
        if has_seen(t, seat, card) and has_owned(t, player, card)
    }
    return (atoms[0], *[f"{side[0]}:{face}" for face in sorted(seen - {EMPEROR})]), side[2] in seen


def what_i_hold(t: Court, seat: Seat, atoms: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """Whether a card with this ability is in the speaker's hand."""
    family, _, name = atoms[0].partition(":")
    held = set(t.hands[seat])
    return tuple([f"{family}:{each}" for each in sorted(held)]), name in held


def silences(reel: Sequence[Instant], told: Sequence[Lie]) -> Iterator[Lie]:
    """Looks at another player's cards that the looker never mentioned: one for each player looked
    at, at the first look."""
    t: Court = reel[-1].match.state
    done = {(lie.seat, lie.atoms[0]) for lie in told if lie.what == "saw"}
    for at, instant in enumerate(reel):
        for seat, whom in looks(instant):
            truth, _ = what_i_saw(t, seat, (whom, "side:"))
            if (seat, whom) not in done and len(truth) > 1:
                yield Lie(at, seat, "saw", (), "silent", truth)
            done.add((seat, whom))


def looks(instant: Instant) -> Iterator[tuple[Seat, str]]:
    """Who then looked at a card, and whose it was."""
    for told in instant.news:
        if told.event == "looked":
            yield Seat(int(str(told.facts["player"]))), f"player:{told.facts['target']}"


Truth = Callable[[Court, Seat, tuple[str, ...]], tuple[tuple[str, ...], bool]]
TRUTHS: dict[str, Truth] = {"i_am": who_i_am, "saw": what_i_saw, "hold": what_i_hold}
