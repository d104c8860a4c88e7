"""A step: every table takes an answer and goes on to its next question.

All of a step is computed for all tables, and what a table has no part in changes nothing there.
The order is the rulebook's: the vote, the tracker, the tiles, the law, the power, the next round.
Each part of a step is a small record of what happened, named as the rules name it.
"""

from typing import NamedTuple

from palatine.batch import ledger
from palatine.batch.arrays import Array, bit, count, has, lowest, next_in, number, only, where
from palatine.batch.chance import Chances, below
from palatine.batch.deal import dealt
from palatine.batch.ledger import law_of, noted
from palatine.batch.packing import State, Table, fields, pack, unpack
from palatine.batch.questions import VETO, is_allowed
from palatine.batch.variants import (
    CONSENT,
    DANGER,
    ENACT,
    EXECUTE,
    INVESTIGATE,
    LOYALIST_GOAL,
    LOYALIST_TILES,
    NOMINATE,
    OVER,
    PASS_ON,
    PATIENCE,
    PEEK,
    POWERS,
    SAY_DREW,
    SAY_FOUND,
    SAY_PEEKED,
    SAY_RECEIVED,
    SEPARATIST_GOAL,
    SEPARATIST_TILES,
    SPECIAL_ELECTION,
    VOTE,
    Variant,
)


class Stepped(NamedTuple):
    """What a step has brought."""

    state: State
    """The next question; where a game has ended, a new game's first."""
    final: State
    """The same without a new game: where one has ended, its last state."""
    ending: Array
    """Why the game ended: 1 more than the place in ENDINGS; 0 where it goes on."""
    is_illegal: Array
    """Where the answer was none: it was ignored, and nothing has changed."""
    decisions: Array
    """How many answers were taken: one, or all ballots."""


class Vote(NamedTuple):
    """How the ballots went."""

    is_held: Array
    yes: Array
    is_elected: Array
    is_rejected: Array
    wins: Array
    """Palpatine was elected in time: the game is over."""
    forms: Array
    """A government takes office and draws."""


class Tiles(NamedTuple):
    """The deck after what was taken from it."""

    first: Array
    """1 if the top tile was a Loyalist's."""
    drawn: Array
    """Loyalist tiles among the top three."""
    loyalist: Array
    separatist: Array
    queue: Array
    queued: Array


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
    """Whole states, the one or the other."""
    return tuple([where(condition, a, b) for a, b in zip(then, otherwise, strict=True)])


def answered(v: Variant, t: Table, answer: Array, words: Chances) -> tuple[Table, Array]:
    """The table after an answer, and why the game has ended."""
    is_veto = (t.phase == ENACT) & has(answer, VETO)
    enacts = (t.phase == ENACT) & ~has(answer, VETO)
    consents = (t.phase == CONSENT) & has(answer, 2)
    peeks = t.phase == PEEK
    vote = voted(v, t, answer)
    tracker = t.tracker
    if v.tracker_reset == "on_election":
        tracker = only(~vote.is_elected, tracker)
    fails = vote.is_rejected | consents
    tracker = tracker + fails
    chaos = tracker >= PATIENCE
    tiles = drawn(v, t, vote.forms, peeks if v.is_small else None, chaos, consents, words)

    is_loyalist = has(answer, bit(t.hand) - 1)  # Loyalist tiles lie first in the hand
    places_loyalist = (enacts & is_loyalist) | (chaos & (tiles.first == 1))
    places_separatist = (enacts & ~is_loyalist) | (chaos & (tiles.first == 0))
    new = Table(**{name: getattr(t, name) for name in fields(v)}, ledger=t.ledger)
    new.loyalist = t.loyalist + places_loyalist
    new.separatist = t.separatist + places_separatist
    new.tracker = only(~(places_loyalist | places_separatist), tracker)
    new.hand = where(vote.forms, tiles.drawn, t.hand - ((t.phase == PASS_ON) & is_loyalist))
    new.living = t.living & ~only(t.phase == EXECUTE, answer)
    new.chancellor = where(t.phase == NOMINATE, answer, only(~fails, t.chancellor))
    ending = ended(v, t, new, vote.wins, answer)
    put_back(v, new, tiles, enacts | chaos, ending)
    limit(v, t, new, vote.is_elected, enacts, chaos)

    power = only(enacts & ~is_loyalist, power_of(v, new.separatist))
    go_on(v, t, new, vote, power, is_veto, enacts | consents, ending, answer)
    look(v, t, new, answer)
    if v.is_one_by_one:
        go_on_voting(t, new, answer)
    if v.sight:
        remember(v, t, new, vote, enacts & is_loyalist, enacts & ~is_loyalist)
    if v.kept:
        write(v, t, new, vote, tiles.drawn, enacts & is_loyalist, enacts & ~is_loyalist, answer)
    return new, ending


# The election


def voted(v: Variant, t: Table, answer: Array) -> Vote:
    """The vote: more than half elects, and a chancellor Palpatine may win by it."""
    is_held, yes = t.phase == VOTE, answer
    if v.is_one_by_one:
        yes = t.ballots | only(has(answer, 2), t.voter)
        is_held = is_held & (next_voter(t) == 0)
    is_majority = count(yes) * 2 > count(t.living)
    is_elected = is_held & is_majority
    wins = is_elected & (t.separatist >= DANGER) & has(t.chancellor, t.palpatine)
    return Vote(is_held, yes, is_elected, is_held & ~is_majority, wins, is_elected & ~wins)


def next_voter(t: Table) -> Array:
    """Who votes after the voter; nobody after the last."""
    return lowest(t.living & ~((t.voter << 1) - 1))


def go_on_voting(t: Table, new: Table, answer: Array) -> None:
    """One by one: the next voter, and the ballots so far."""
    votes = t.phase == VOTE
    opens = t.phase == NOMINATE
    new.voter = where(opens, lowest(t.living), only(votes, next_voter(t)))
    cast = t.ballots | only(has(answer, 2), t.voter)
    new.ballots = only(votes & (new.voter != 0), cast)
    new.phase = where(votes & (new.voter != 0), VOTE, new.phase)


def limit(v: Variant, t: Table, new: Table, elected: Array, enacts: Array, chaos: Array) -> None:
    """Term limits: the last elected, or the last who enacted; chaos forgets them."""
    limits = elected if v.term_limit == "elected" else enacts
    new.limited_president = only(~chaos, where(limits, t.president, t.limited_president))
    new.limited_chancellor = only(~chaos, where(limits, t.chancellor, t.limited_chancellor))


# The tiles


def drawn(
    v: Variant,
    t: Table,
    draws: Array,
    peeks: Array | None,
    chaos: Array,
    consents: Array,
    words: Chances,
) -> Tiles:
    """The top three tiles where a government draws or somebody peeks, the top one in chaos."""
    needs_three = draws if peeks is None else draws | peeks
    left = t.deck_loyalist + t.deck_separatist
    if v.reshuffle == "lazy":
        is_short = (needs_three & (left < 3)) | (chaos & (left == 0))
    else:
        is_short = consents & (left < 3)  # the session's end, before chaos may draw
    deck_loyalist = where(is_short, LOYALIST_TILES - t.loyalist, t.deck_loyalist)
    deck_separatist = where(is_short, SEPARATIST_TILES - t.separatist, t.deck_separatist)
    queue, queued = only(~is_short, t.queue), only(~is_short, t.queued)
    tops = top_three(v, deck_loyalist, deck_loyalist + deck_separatist, queue, queued, words)
    first, three = tops[0], tops[0] + tops[1] + tops[2]
    loyalist = deck_loyalist - where(draws, three, only(chaos, first))
    separatist = deck_separatist - where(draws, 3 - three, only(chaos, 1 - first))
    if peeks is not None:
        queue = only(~draws, where(chaos, queue >> 1, queue))
        queued = only(~draws, where(chaos & (queued > 0), queued - 1, queued))
        queue = where(peeks, tops[0] | (tops[1] << 1) | (tops[2] << 2), queue)
        queued = where(peeks, 3, queued)
    return Tiles(first, three, loyalist, separatist, queue, queued)


def top_three(
    v: Variant, loyalist: Array, left: Array, queue: Array, queued: Array, words: Chances
) -> list[Array]:
    """1 for each of the top three that is a Loyalist's: the queue's first, then by the counts."""
    tops = []
    if v.is_small:
        loyalist, left = loyalist - count(queue), left - queued
    for place, word in enumerate(words[1:]):
        tile = number(below(word, left) < loyalist)
        if v.is_small:
            is_known = queued > place
            loyalist, left = loyalist - only(~is_known, tile), left - ~is_known
            tile = where(is_known, (queue >> place) & 1, tile)
        else:
            loyalist, left = loyalist - tile, left - 1
        tops.append(tile)
    return tops


def put_back(v: Variant, new: Table, tiles: Tiles, placed: Array, ending: Array) -> None:
    """The deck; eager editions shuffle it as soon as too few tiles are left."""
    new.deck_loyalist, new.deck_separatist = tiles.loyalist, tiles.separatist
    if v.is_small:
        new.queue, new.queued = tiles.queue, tiles.queued
    if v.reshuffle == "lazy":
        return
    is_short = placed & (tiles.loyalist + tiles.separatist < 3) & (ending == 0)
    new.deck_loyalist = where(is_short, LOYALIST_TILES - new.loyalist, tiles.loyalist)
    new.deck_separatist = where(is_short, SEPARATIST_TILES - new.separatist, tiles.separatist)
    if v.is_small:
        new.queue, new.queued = only(~is_short, tiles.queue), only(~is_short, tiles.queued)


# The end, the powers, the next round


def ended(v: Variant, t: Table, new: Table, elects: Array, answer: Array) -> Array:
    """Why the game is over, or 0."""
    ending = number(new.loyalist >= LOYALIST_GOAL)
    ending = where(new.separatist >= SEPARATIST_GOAL, 2, ending)
    ending = where(elects, 3, ending)
    return where((t.phase == EXECUTE) & has(answer, t.palpatine), 4, only(t.phase != OVER, ending))


def power_of(v: Variant, separatist: Array) -> Array:
    """The power that this many Separatist policies grant, as a phase; 0 for none."""
    power = separatist & 0
    for policies, phase in POWERS[v.players].items():
        power = where(separatist == policies, phase, power)
    return power


def go_on(
    v: Variant,
    t: Table,
    new: Table,
    vote: Vote,
    power: Array,
    is_veto: Array,
    closes: Array,
    ending: Array,
    answer: Array,
) -> None:
    """What comes next: the next phase, and where it is a new round, the next president."""
    phase = where(t.phase == NOMINATE, VOTE, power)
    phase = where(vote.forms, PASS_ON, phase)
    refuses = (t.phase == CONSENT) & ~has(answer, 2)
    phase = where((t.phase == PASS_ON) | refuses, ENACT, phase)
    phase = where(is_veto, CONSENT, phase)
    begins = (phase == NOMINATE) & (ending == 0) & (t.phase != OVER)
    if v.claims:
        begins = begins & (t.phase < SAY_DREW)
        phase = said_next(v, t, new, phase, closes, power)
    if v.is_one_by_one:
        begins = begins & ((t.phase != VOTE) | vote.is_held)
    is_special = t.phase == SPECIAL_ELECTION
    turn = next_in(new.living, t.rotation)
    new.rotation = where(begins & ~is_special, turn, t.rotation)
    new.president = where(begins, where(is_special, answer, turn), t.president)
    new.chancellor = only(~begins, new.chancellor)
    new.refused = only(~closes, t.refused | refuses)
    new.phase = where((ending != 0) | (t.phase == OVER), OVER, phase)


def said_next(v: Variant, t: Table, new: Table, phase: Array, closes: Array, power: Array) -> Array:
    """The phase with claims: first what is said of a session, then its power."""
    new.granted = where(closes, number(power != 0), t.granted)
    phase = where(closes, SAY_DREW, phase)
    phase = where(t.phase == SAY_DREW, SAY_RECEIVED, phase)
    follows = only(t.granted != 0, power_of(v, t.separatist))
    phase = where(t.phase == SAY_RECEIVED, follows, phase)
    if v.is_small:
        return where(t.phase == PEEK, SAY_PEEKED, phase)
    return where(t.phase == INVESTIGATE, SAY_FOUND, phase)


def look(v: Variant, t: Table, new: Table, answer: Array) -> None:
    """Who was investigated, and by whom."""
    looks = t.phase == INVESTIGATE
    if v.looks > 1:
        is_second = looks & (t.first_look != 0)
        looks = looks & (t.first_look == 0)
        new.second_look = where(is_second, answer, t.second_look)
        new.second_looker = where(is_second, t.president, t.second_looker)
    if v.looks:
        new.first_look = where(looks, answer, t.first_look)
        new.first_looker = where(looks, t.president, t.first_looker)


# What is remembered


def remember(
    v: Variant, t: Table, new: Table, vote: Vote, loyalist: Array, separatist: Array
) -> None:
    """What everybody has seen, for observers."""
    new.cleared = t.cleared | only(vote.forms & (t.separatist >= DANGER), t.chancellor)
    new.yes = where(vote.is_held, vote.yes, t.yes)
    new.loyal_law = t.loyal_law | only(loyalist, t.president | t.chancellor)
    new.separatist_president = t.separatist_president | only(separatist, t.president)
    new.separatist_chancellor = t.separatist_chancellor | only(separatist, t.chancellor)
    if v.is_small:
        new.peeker = where(t.phase == PEEK, t.president, t.peeker)


def write(
    v: Variant,
    t: Table,
    new: Table,
    vote: Vote,
    drawn: Array,
    loyalist: Array,
    separatist: Array,
    answer: Array,
) -> None:
    """The ledger, and with it the claims."""
    kept = ledger.opened(t, vote.forms, vote.yes, drawn)
    kept = noted(kept, ledger.PASSED, t.phase == PASS_ON, new.hand)
    kept = noted(kept, ledger.LAW, loyalist | separatist, law_of(loyalist, separatist))
    if v.claims:
        said = count(answer - 1)
        kept = noted(kept, ledger.SAID_DREW, t.phase == SAY_DREW, said)
        kept = noted(kept, ledger.SAID_RECEIVED, t.phase == SAY_RECEIVED, said)
        write_looks(v, t, new, said)
    new.ledger = kept


def write_looks(v: Variant, t: Table, new: Table, said: Array) -> None:
    """What is said of an investigation or a peek."""
    if v.is_small:
        new.said_peeked = where(t.phase == SAY_PEEKED, said, t.said_peeked)
        return
    finds = t.phase == SAY_FOUND
    if v.looks > 1:
        new.said_second = where(finds & (t.second_look != 0), said, t.said_second)
        finds = finds & (t.second_look == 0)
    new.said_first = where(finds, said, t.said_first)
