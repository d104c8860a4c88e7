"""A step: every table takes an answer and goes on to its next question.

We compute all of a step for all tables; anything that does not concern a table changes nothing
there. The order is the rulebook's: what the answer means (`happened`), the tiles, the law, the end,
the term limits, and what comes next.
"""

from typing import NamedTuple

from palatine.batch.arrays import Array, count, has, lowest, next_in, number, only, where
from palatine.batch.chance import Chances
from palatine.batch.deal import dealt
from palatine.batch.happened import Happened, cast, happened, next_voter
from palatine.batch.memory import look, remember, write
from palatine.batch.packing import State, Table, fields, pack, unpack
from palatine.batch.questions import is_allowed
from palatine.batch.tiles import Tiles, drawn, put_back
from palatine.batch.variants import (
    CONSENT,
    ENACT,
    EXECUTE,
    INVESTIGATE,
    LOYALIST_GOAL,
    NOMINATE,
    OVER,
    PASS_ON,
    PEEK,
    POWERS,
    SAY_DREW,
    SAY_FOUND,
    SAY_PEEKED,
    SAY_RECEIVED,
    SEPARATIST_GOAL,
    SPECIAL_ELECTION,
    VOTE,
    Variant,
)


class Stepped(NamedTuple):
    """The result of a step."""

    state: State
    """The next question; after the end of a game, the first of a new game."""
    final: State
    """The same without a new game: after the end of a game, its last state."""
    ending: Array
    """Why the game ended: 1 more than the place in ENDINGS; 0 if it goes on."""
    is_illegal: Array
    """Tables with an illegal answer, which we ignored: nothing has changed."""
    decisions: Array
    """How many answers the step took: one, or all ballots."""


def step(v: Variant, state: State, answer: Array, words: Chances) -> Stepped:
    """Every table takes an answer."""
    t = unpack(v, state)
    is_legal = is_allowed(v, t, answer)
    after, ending = answered(v, t, answer, words)
    ending = only(is_legal, ending)
    final = either(is_legal, pack(v, after), state)
    return Stepped(
        redealt(v, final, ending, words),
        final,
        ending,
        ~is_legal,
        only(is_legal, decisions(v, t)),
    )


def redealt(v: Variant, final: State, ending: Array, words: Chances) -> State:
    """The same tables, with a new game where one has ended. No game's end has used this word."""
    return either(ending != 0, pack(v, dealt(v, words.third)), final)


def decisions(v: Variant, t: Table) -> Array:
    """How many answers the open question takes: one, or all ballots."""
    ballots = 1 if v.is_one_by_one else count(t.living)
    return where(t.phase == VOTE, ballots, number(t.phase != OVER))


def either(condition: Array, then: State, otherwise: State) -> State:
    """Whole states, one or the other."""
    return tuple([where(condition, a, b) for a, b in zip(then, otherwise, strict=True)])


def answered(v: Variant, t: Table, answer: Array, words: Chances) -> tuple[Table, Array]:
    """The table after an answer, and why the game has ended, if it has."""
    h = happened(v, t, answer)
    tiles = drawn(v, t, h, words)
    new = Table(**{name: getattr(t, name) for name in fields(v)}, ledger=t.ledger)
    place(t, new, h, tiles)
    new.living = t.living & ~only(t.phase == EXECUTE, answer)
    ending = ended(t, new, h)
    put_back(v, new, tiles, h, ending)
    limit(v, t, new, h)
    go_on(v, t, new, h, ending)
    look(v, t, new, answer)
    if v.is_one_by_one:
        go_on_voting(t, new, h)
    if v.sight:
        remember(v, t, new, h)
    if v.kept:
        write(v, t, new, h, tiles.drawn)
    return new, ending


def place(t: Table, new: Table, h: Happened, tiles: Tiles) -> None:
    """The law on its track, by a government or by chaos; and what is left in hand."""
    loyalist = (h.enacts & h.is_loyalist) | (h.chaos & (tiles.first == 1))
    separatist = (h.enacts & ~h.is_loyalist) | (h.chaos & (tiles.first == 0))
    new.loyalist = t.loyalist + loyalist
    new.separatist = t.separatist + separatist
    new.tracker = only(~(loyalist | separatist), h.tracker)
    new.hand = where(h.forms, tiles.drawn, t.hand - (h.passes_on & h.is_loyalist))


def ended(t: Table, new: Table, h: Happened) -> Array:
    """Why the game is over, or 0."""
    ending = number(new.loyalist >= LOYALIST_GOAL)
    ending = where(new.separatist >= SEPARATIST_GOAL, 2, ending)
    ending = where(h.wins, 3, ending)
    ending = where((t.phase == EXECUTE) & has(h.answer, t.palpatine), 4, ending)
    return only(t.phase != OVER, ending)


def limit(v: Variant, t: Table, new: Table, h: Happened) -> None:
    """Term limits: the last elected, or the last who enacted; chaos clears them."""
    limits = h.elects if v.term_limit == "elected" else h.enacts
    new.limited_president = only(~h.chaos, where(limits, t.president, t.limited_president))
    new.limited_chancellor = only(~h.chaos, where(limits, t.chancellor, t.limited_chancellor))


# What comes next


def go_on(v: Variant, t: Table, new: Table, h: Happened, ending: Array) -> None:
    """The next phase, and in a new round the next president."""
    phase = next_phase(v, new, h)
    begins = (phase == NOMINATE) & (ending == 0) & (t.phase != OVER)
    if v.claims:
        begins = begins & (t.phase < SAY_DREW)
        phase = said_next(v, t, new, h, phase)
    if v.is_one_by_one:
        begins = begins & ((t.phase != VOTE) | h.is_voted)
    new.phase = where((ending != 0) | (t.phase == OVER), OVER, phase)
    new.refused = only(~(h.enacts | h.consents), t.refused | h.refuses)
    new.chancellor = where(h.nominates, h.answer, only(~(h.fails | begins), t.chancellor))
    pass_the_presidency(t, new, h, begins)


def next_phase(v: Variant, new: Table, h: Happened) -> Array:
    """The next question apart from claims; a new round if nothing else follows."""
    power = only(h.enacts & ~h.is_loyalist, power_of(v, new.separatist))
    phase = where(h.nominates, VOTE, power)
    phase = where(h.forms, PASS_ON, phase)
    phase = where(h.passes_on | h.refuses, ENACT, phase)
    return where(h.proposes_veto, CONSENT, phase)


def power_of(v: Variant, separatist: Array) -> Array:
    """The power that this many Separatist policies grant, as a phase; 0 for none."""
    power = separatist & 0
    for policies, phase in POWERS[v.players].items():
        power = where(separatist == policies, phase, power)
    return power


def said_next(v: Variant, t: Table, new: Table, h: Happened, phase: Array) -> Array:
    """The phase with claims: first what is said of a session, then its power."""
    closes = h.enacts | h.consents
    new.granted = where(closes, number(phase != NOMINATE), t.granted)
    phase = where(closes, SAY_DREW, phase)
    phase = where(t.phase == SAY_DREW, SAY_RECEIVED, phase)
    follows = only(t.granted != 0, power_of(v, t.separatist))
    phase = where(t.phase == SAY_RECEIVED, follows, phase)
    if v.is_small:
        return where(t.phase == PEEK, SAY_PEEKED, phase)
    return where(t.phase == INVESTIGATE, SAY_FOUND, phase)


def pass_the_presidency(t: Table, new: Table, h: Happened, begins: Array) -> None:
    """To the next in line, or to the player called to a special election, which does not move the
    line."""
    is_special = t.phase == SPECIAL_ELECTION
    turn = next_in(new.living, t.rotation)
    new.rotation = where(begins & ~is_special, turn, t.rotation)
    new.president = where(begins, where(is_special, h.answer, turn), t.president)


def go_on_voting(t: Table, new: Table, h: Happened) -> None:
    """One by one: the next voter, and the ballots so far."""
    votes = t.phase == VOTE
    new.voter = where(h.nominates, lowest(t.living), only(votes, next_voter(t)))
    is_open = votes & (new.voter != 0)
    new.ballots = only(is_open, cast(t, h.answer))
    new.phase = where(is_open, VOTE, new.phase)
