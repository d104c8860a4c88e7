"""What an answer has caused at a table, in the rules' terms: a record of one step."""

from typing import NamedTuple

from palatine.batch.arrays import Array, bit, count, has, lowest, only
from palatine.batch.packing import Table
from palatine.batch.questions import VETO
from palatine.batch.variants import (
    CONSENT,
    DANGER,
    ENACT,
    NOMINATE,
    PASS_ON,
    PATIENCE,
    VOTE,
    Variant,
)


class Happened(NamedTuple):
    """Each field is a question to all tables; a table to which it does not apply says no."""

    answer: Array
    nominates: Array
    is_voted: Array
    """All ballots are in."""
    yes: Array
    """The players who voted yes, once all ballots are in."""
    elects: Array
    wins: Array
    """Palpatine was elected in time: the game is over."""
    forms: Array
    """A government takes office and draws."""
    passes_on: Array
    proposes_veto: Array
    refuses: Array
    consents: Array
    is_loyalist: Array
    """The tile of the answer is a Loyalist one."""
    enacts: Array
    fails: Array
    """A vote failed, or both agreed on a veto."""
    tracker: Array
    """The election tracker before a policy resets it."""
    chaos: Array


def happened(v: Variant, t: Table, answer: Array) -> Happened:
    """What this answer means at each table."""
    is_veto, is_yes = has(answer, VETO), has(answer, 2)
    is_enacting, is_consent = t.phase == ENACT, t.phase == CONSENT
    is_voted, yes = ballots(v, t, answer)
    is_majority = count(yes) * 2 > count(t.living)
    elects = is_voted & is_majority
    wins = elects & (t.separatist >= DANGER) & has(t.chancellor, t.palpatine)
    consents = is_consent & is_yes
    fails = (is_voted & ~is_majority) | consents
    tracker = only(~elects, t.tracker) if v.tracker_reset == "on_election" else t.tracker
    tracker = tracker + fails
    return Happened(
        answer,
        nominates=t.phase == NOMINATE,
        is_voted=is_voted,
        yes=yes,
        elects=elects,
        wins=wins,
        forms=elects & ~wins,
        passes_on=t.phase == PASS_ON,
        proposes_veto=is_enacting & is_veto,
        refuses=is_consent & ~is_yes,
        consents=consents,
        is_loyalist=has(answer, bit(t.hand) - 1),  # Loyalist tiles come first in the hand
        enacts=is_enacting & ~is_veto,
        fails=fails,
        tracker=tracker,
        chaos=tracker >= PATIENCE,
    )


def ballots(v: Variant, t: Table, answer: Array) -> tuple[Array, Array]:
    """Whether all ballots are in, and who voted yes."""
    if not v.is_one_by_one:
        return t.phase == VOTE, answer
    return (t.phase == VOTE) & (next_voter(t) == 0), cast(t, answer)


def cast(t: Table, answer: Array) -> Array:
    """One by one: the players who voted yes, including this ballot."""
    return t.ballots | only(has(answer, 2), t.voter)


def next_voter(t: Table) -> Array:
    """The next voter; nobody after the last."""
    return lowest(t.living & ~((t.voter << 1) - 1))
