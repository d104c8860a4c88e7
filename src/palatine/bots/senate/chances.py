"""Each seat's chance to win a senate game, with all cards open.

Between two governments `prospects.py` knows it. During a vote or a session, it is the mean of what
may come: how often such seats vote this way, pass on this many Loyalist tiles, enact this policy.
"""

import math
from collections.abc import Iterator

from palatine.bots.senate.history import DANGER
from palatine.bots.senate.prospects import (
    dot,
    learned,
    next_tiles,
    prospect,
    records,
    sigmoid,
    tiles,
)
from palatine.core.cards import Handle
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.games.senate.rules.election import (
    advance_tracker,
    form_government,
    pass_the_presidency,
)
from palatine.games.senate.rules.legislative_session import close, grant_power
from palatine.games.senate.rules.policies import draw_three, enact
from palatine.games.senate.state import (
    LOYALIST,
    LOYALIST_GOAL,
    PALPATINE,
    PATIENCE,
    SEPARATIST,
    VETO,
    VETO_FROM,
    YES,
    Policy,
    Senate,
    Session,
)


def chances(match: Match) -> tuple[float, ...]:
    """For each seat, the chance that its side wins."""
    loyal = loyalists(match)
    return tuple([loyal if role == LOYALIST else 1 - loyal for role in match.state.roles])


def loyalists(match: Match) -> float:
    """The Loyalists' chance."""
    t: Senate = match.state
    kind = next(iter(match.asked.values())).kind
    if kind == "vote":
        return at_vote(match, t)
    if kind == "pass_on":
        return at_draw(t, tiles(t, t.hand))
    if kind == "consent":
        agreed = often(t, "consent", tiles(t, t.hand))[0]
        return agreed * after_veto(t) + (1 - agreed) * at_pass(t, tiles(t, t.hand), False)
    if kind == "enact":
        may_veto = VETO in next(iter(match.asked.values())).options
        return at_pass(t, tiles(t, t.hand), may_veto)
    return prospect(t)


# The vote


def at_vote(match: Match, t: Senate) -> float:
    """The mean of a government and none, by the ballots already cast and those we expect."""
    votes = {seat: ballot == YES for seat in t.living if (ballot := match.given(seat)) is not None}
    elected = election_chance(t, votes)
    if_elected = after_election(t) if elected else 0.0
    if_failed = after_failure(t) if elected < 1 else 0.0
    return elected * if_elected + (1 - elected) * if_failed


def election_chance(t: Senate, votes: dict[Seat, bool]) -> float:
    """How likely a majority is; certain once the ballots already cast decide."""
    needed = len(t.living) // 2 + 1
    yes = sum(votes.values())
    expected, missing = yes_expected(t, votes)
    if yes >= needed or yes + missing < needed:
        return float(yes >= needed)
    shift, slope, alike = learned()["elected"]
    spread = math.sqrt(expected[1] + alike * missing * missing)
    return sigmoid(shift + slope * (yes + expected[0] - needed + 0.5) / spread)


def yes_expected(t: Senate, votes: dict[Seat, bool]) -> tuple[tuple[float, float], int]:
    """How many more yes votes to expect, with the variance, and how many are still to vote."""
    weights = tuple(learned()["ballot"])
    rest = [sigmoid(dot(weights, row)) for p, row in ballots(t) if p not in votes]
    return (sum(rest), sum([q * (1 - q) for q in rest])), len(rest)


def ballots(t: Senate) -> Iterator[tuple[Seat, list[float]]]:
    """For each voter, what speaks for a yes."""
    president, chancellor = t.president, t.chancellor
    assert president is not None
    assert chancellor is not None
    record, roles = records(t), t.roles
    two = [roles[president] != LOYALIST, roles[chancellor] != LOYALIST]
    is_danger = t.separatist >= DANGER
    is_throne = is_danger and roles[chancellor] == PALPATINE
    looks = [record[president], record[chancellor], is_danger * record[chancellor]]
    table = [t.tracker == 1, t.tracker == 2, is_danger, t.players % 2 == 0, len(t.sessions) == 0]
    for p in t.living:
        plots = roles[p] != LOYALIST
        own = [plots, roles[p] == PALPATINE, p == president, p == chancellor]
        sides = [plots * side for side in two]
        if_loyal = [(not plots) * look for look in looks]
        wide = [(t.loyalist + 1) == LOYALIST_GOAL, plots * is_throne, is_danger and not plots]
        row = [1.0, *own, *two, *sides, *looks, *if_loyal, *table, *wide]
        yield p, [float(each) for each in row]


def after_election(t: Senate) -> float:
    """What a government of the two candidates is worth."""
    new = t.copy()
    assert new.president is not None
    assert new.chancellor is not None
    form_government(new, new.president, new.chancellor)
    if new.result is not None:
        return 0.0
    drawn, share = next_tiles(new)
    if len(new.deck) >= 3:
        new.hand = draw_three(new)
        new.session = Session(new.president, new.chancellor, new.hand)
        return at_draw(new, round(drawn))
    new.session = Session(new.president, new.chancellor, ())  # tiles not yet shuffled
    odds = [math.comb(3, n) * share**n * (1 - share) ** (3 - n) for n in range(4)]
    return sum([odd * at_draw(new, n) for n, odd in enumerate(odds)])


def after_failure(t: Senate) -> float:
    """What the next round is worth without a government."""
    new = t.copy()
    if advance_tracker(new) == PATIENCE:
        return after_chaos(new)
    return next_round(new)


def after_chaos(new: Senate) -> float:
    """The top tile is enacted; if the deck is empty, any of the tiles that will be shuffled."""
    if not new.deck:
        share = next_tiles(new)[1]
        return share * enacted(new, LOYALIST) + (1 - share) * enacted(new, SEPARATIST)
    tile, new.deck = new.deck[0], new.deck[1:]
    new.limited = ()
    return enacted(new, new.faces[tile])  # type: ignore[arg-type]  # a policy


def enacted(t: Senate, policy: Policy) -> float:
    """What the next round is worth after chaos has enacted this policy."""
    new = t.copy()
    enact(new, policy, "chaos")
    return next_round(new)


def next_round(new: Senate) -> float:
    """What a table is worth when its next election begins."""
    if new.result is None:
        new.phase, new.hand = "election", ()
        pass_the_presidency(new)
    return prospect(new)


# The session


def often(t: Senate, what: str, loyal: int) -> list[float]:
    """How often such a government makes each choice, in order; all equal if nobody knows."""
    known: list[float] = learned()["sessions"][session_key(t, what, loyal)]
    return known


def session_key(t: Senate, what: str, loyal: int) -> str:
    """The name under which it was counted: the tiles, the two parties, how far the game is."""
    session = t.session
    assert session is not None
    sides = [t.roles[p] != LOYALIST for p in (session.president, session.chancellor)]
    near = "last" if t.loyalist + 1 == LOYALIST_GOAL else "late" if t.separatist >= DANGER else ""
    stage = "veto" if t.separatist >= VETO_FROM else near
    return f"{what} {loyal} {'LS'[sides[0]]}{'LS'[sides[1]]} {stage}".strip()


def at_draw(t: Senate, loyal: int) -> float:
    """The president holds this many Loyalist tiles and passes two on."""
    odds = often(t, "pass_on", loyal)
    may_veto = t.separatist >= VETO_FROM
    return sum([odd * at_pass(t, n, may_veto) for n, odd in enumerate(odds) if odd])


def at_pass(t: Senate, loyal: int, may_veto: bool) -> float:
    """The chancellor holds this many Loyalist tiles and enacts one, or wants a veto."""
    odds = often(t, "enact" if may_veto or t.separatist < VETO_FROM else "refused", loyal)
    worth = [after_policy(t, LOYALIST, loyal) if odds[0] else 0.0]
    worth += [after_policy(t, SEPARATIST, loyal) if odds[1] else 0.0]
    if odds[2]:
        agreed = often(t, "consent", loyal)[0]
        worth += [agreed * after_veto(t) + (1 - agreed) * at_pass(t, loyal, False)]
    return sum([odd * each for odd, each in zip(odds, worth, strict=False)])


def after_policy(t: Senate, policy: Policy, loyal: int) -> float:
    """What comes after this policy, including its power if it brings one."""
    new = t.copy()
    assert new.session is not None
    close(new, with_passed(new, new.session, loyal), policy)
    enact(new, policy, "government")
    if new.result is None:
        grant_power(new, policy)
    return next_round(new) if new.phase == "election" else prospect(new)


def with_passed(t: Senate, session: Session, loyal: int) -> Session:
    """The session with this many Loyalist tiles passed on; which ones does not matter."""
    one, other = Handle(t.faces.index(LOYALIST)), Handle(t.faces.index(SEPARATIST))
    passed = ((other, other), (one, other), (one, one))[loyal]
    return Session(session.president, session.chancellor, session.drawn, passed)


def after_veto(t: Senate) -> float:
    """Both tiles are gone, and the tracker moves."""
    new = t.copy()
    assert new.session is not None
    new.discard += new.hand
    close(new, new.session, None)
    new.power = None
    return after_chaos(new) if advance_tracker(new) == PATIENCE else next_round(new)
