"""Chapter 3, the election: pass the presidency, nominate, vote; and chaos after three failures."""

from bisect import bisect_right
from functools import lru_cache

from palatine.core.atoms import PLAYERS
from palatine.core.decisions import Pick, Reason, ask, pick, poll
from palatine.core.news import EVERYONE, Fact
from palatine.core.seats import Seat
from palatine.games.senate.rules.policies import (
    draw_three,
    enact,
    end,
    has_too_few_tiles,
    must_reshuffle,
    shuffle_all,
    top_tile,
)
from palatine.games.senate.state import (
    BALLOTS,
    DANGER,
    PALPATINE,
    PATIENCE,
    YES,
    Election,
    Senate,
    Session,
)

FIVE = 5


def candidates(t: Senate, seat: Seat) -> dict[str, Fact]:
    """The candidates for the vote."""
    return {"president": t.president, "chancellor": t.chancellor}


def why_no_ballot(t: Senate, seat: Seat, atom: str) -> Reason:
    """Why not: a vote is yes or no, and nothing else."""
    return Reason("SE-3.5", "yes_or_no")


VOTE = Pick("vote", BALLOTS, BALLOTS.atoms, about=candidates, why_not=why_no_ballot)


async def election(t: Senate) -> None:
    """Hold one election, from passing the presidency to a government or a failure."""
    president = pass_the_presidency(t)
    nominees = nominating(t.living, president, term_limited(t))
    t.chancellor = chancellor = await ask(president, nominees)
    t.tell(EVERYONE, "nominated", president=president, chancellor=chancellor)
    # [SE-3.5] all the living vote, the candidates too, and see the ballots together
    ballots = await poll(t.living, VOTE)
    yes, no = counted(t.living, ballots)
    elected = len(yes) > len(no)  # [SE-3.4] [SE-R29] a tie fails
    t.elections += (Election(president, chancellor, yes, no, elected),)
    t.tell(EVERYONE, "voted", yes=yes, no=no, elected=elected)
    if elected:
        form_government(t, president, chancellor)
        if t.result is None:
            if has_too_few_tiles(t):
                await shuffle_all(t)  # [SE-4.8] [SE-R3]
            open_session(t, president, chancellor)
    elif advance_tracker(t) == PATIENCE:  # [SE-3.6]
        await chaos(t)


@lru_cache(maxsize=4096)
def counted(
    voters: tuple[Seat, ...], ballots: tuple[str, ...]
) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Who voted yes, and who voted no."""
    votes = tuple(zip(voters, ballots, strict=True))
    return tuple([p for p, b in votes if b == YES]), tuple([p for p, b in votes if b != YES])


def pass_the_presidency(t: Senate) -> Seat:
    """Make the next in line president, or the player called specially [SE-3.1] [SE-5.8]."""
    t.chancellor = None
    if t.called is not None:
        t.president, t.called = t.called, None
        return t.president
    living = t.living
    after = bisect_right(living, t.rotation) % len(living)  # [SE-5.10] [SE-R20] skips the dead
    t.rotation = t.president = living[after]  # [SE-R18]
    return t.president


@lru_cache(maxsize=4096)
def nominating(living: tuple[Seat, ...], president: Seat, limited: tuple[Seat, ...]) -> Pick[Seat]:
    """Whom to nominate: not yourself [SE-3.3], nobody under a term limit [SE-3.2]."""
    others = all_but(living, (president, *limited))
    return pick("nominate", PLAYERS, others, None, why_not_nominate)


def why_not_nominate(t: Senate, seat: Seat, atom: str) -> Reason | None:
    """Why not this player: absent, the president, or under a term limit."""
    missing = why_not_here(t, atom)
    if missing is not None or atom not in PLAYERS.value:
        return missing
    player = PLAYERS.value[atom]
    if player == seat:
        return Reason("SE-3.3", "not_yourself_nominate")
    if player not in term_limited(t):
        return None
    office = "president" if player == t.limited[0] else "chancellor"
    last = "elected" if t.term_limit == "elected" else "enacted"
    return Reason("SE-3.2", "term_limited", {"player": player, "office": office, "last": last})


def why_not_here(t: Senate, atom: str) -> Reason | None:
    """Why a player can't be chosen for anything: not at this table, or dead."""
    if atom in PLAYERS.value and PLAYERS.value[atom] >= t.players:
        return Reason("SE-2.1", "no_such_player", {"players": t.players})
    if PLAYERS.value.get(atom) in t.executed:
        return Reason("SE-5.16", "executed", {"player": PLAYERS.value[atom]})
    return None


@lru_cache(maxsize=4096)
def all_but(living: tuple[Seat, ...], barred: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The living players except these."""
    return tuple([p for p in living if p not in barred])


def term_limited(t: Senate) -> tuple[Seat, ...]:
    """The last president and chancellor; at a table of five only the chancellor [SE-3.11]."""
    count = len(t.living) if t.five_player_rule == "living" else t.players  # [SE-R10]
    return t.limited if count > FIVE else t.limited[1:]


def form_government(t: Senate, president: Seat, chancellor: Seat) -> None:
    """Put the candidates in office [SE-3.13]; in danger, check for Palpatine [SE-3.14]."""
    if t.term_limit == "elected":
        t.limited = (president, chancellor)  # [SE-3.2] [SE-R9]
    if t.tracker_reset == "on_election":
        t.tracker = 0  # [SE-3.10] [SE-R1]
    if t.separatist >= DANGER:  # [SE-3.14] [SE-R15]
        if t.roles[chancellor] == PALPATINE:
            end(t, "palpatine_elected")
            return
        if chancellor not in t.cleared:
            t.cleared += (chancellor,)
        t.tell(EVERYONE, "cleared", player=chancellor)  # [SE-R16]


def open_session(t: Senate, president: Seat, chancellor: Seat) -> None:
    """Let the president draw the top three tiles [SE-4.1]."""
    t.hand = hand = draw_three(t)
    t.session = Session(president, chancellor, hand)
    t.phase = "president"


def advance_tracker(t: Senate) -> int:
    """Move the tracker after a failed election or a veto; the third time brings chaos."""
    t.chancellor = None
    t.phase = "election"
    t.tracker = tracker = t.tracker + 1
    t.tell(EVERYONE, "tracker_advanced", tracker=tracker)
    return tracker


async def chaos(t: Senate) -> None:
    """Enact the top tile without its power, and lift the term limits [SE-3.7]."""
    t.tell(EVERYONE, "chaos")
    if not t.deck:
        await shuffle_all(t)  # [SE-R40]
    tile = top_tile(t)
    t.chaos += (tile,)
    enact(t, t.faces[tile], "chaos")  # type: ignore[arg-type]  # [SE-3.8] no power follows
    t.limited = ()  # [SE-3.9] [SE-R11]
    if must_reshuffle(t):
        await shuffle_all(t)  # [SE-R6]
