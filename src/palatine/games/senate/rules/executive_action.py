"""Chapter 5, the executive action: the four powers of the president."""

from palatine.core.atoms import PLAYERS
from palatine.core.cards import faces_of
from palatine.core.decisions import Pick, Reason, ask, given, pick
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.senate.rules.election import all_but, why_not_here
from palatine.games.senate.rules.policies import (
    GOVERNMENT_TILES,
    end,
    has_too_few_tiles,
    shuffle_all,
)
from palatine.games.senate.state import (
    LOOKS,
    PALPATINE,
    Investigation,
    Peek,
    Senate,
    party,
)

LOOK = Pick("peek", LOOKS, LOOKS.atoms)


async def executive_action(t: Senate) -> None:
    """Make the president use the power before the next round begins [SE-5.1]."""
    president = t.sessions[-1].president
    await POWER_RULES[t.power](t, president)  # type: ignore[index]
    t.power = None  # [SE-5.3] once, and never kept for later
    if t.result is None:
        t.phase = "election"  # [SE-5.18]


async def investigate_loyalty(t: Senate, president: Seat) -> None:
    """Look at the party of a player nobody has investigated [SE-5.4]."""
    targets = uninvestigated(t, president)
    if not targets:
        t.tell(EVERYONE, "power_lapsed", power="investigate")  # [SE-R22]
        return
    target = await ask(president, pick("investigate", PLAYERS, targets, None, why_not_investigate))
    t.investigations += (Investigation(president, target),)
    t.tell(EVERYONE, "investigated", president=president, player=target)
    found = party(t.roles[target])  # [SE-5.5] Palpatine shows as a Separatist
    t.tell((president,), "party_seen", player=target, party=found)


def uninvestigated(t: Senate, president: Seat) -> tuple[Seat, ...]:
    """Living players except the president, nobody twice [SE-5.6] [SE-R22]."""
    seen = [look.target for look in t.investigations]
    return all_but(t.living, (president, *seen))


def why_not_investigate(t: Senate, seat: Seat, atom: str) -> Reason | None:
    """Why not this player: the president [SE-R22], or investigated before [SE-5.6]."""
    player = PLAYERS.value.get(atom)
    if player in t.living and player in [look.target for look in t.investigations]:
        return Reason("SE-5.6", "investigated", {"player": player})
    return why_not_oneself(t, seat, atom, "SE-R22", "not_yourself_investigate")


def why_not_oneself(t: Senate, seat: Seat, atom: str, rule: str, sentence: str) -> Reason | None:
    """Why not this player: a power only works on others, and on players who are here."""
    if PLAYERS.value.get(atom) == seat:
        return Reason(rule, sentence)
    return why_not_here(t, atom)


async def call_special_election(t: Senate, president: Seat) -> None:
    """Make any other player the next president, term limit or not [SE-5.8] [SE-R17]."""
    nominees = pick("special_election", PLAYERS, others(t, president), None, WHY_NOT_CALL)
    t.called = await ask(president, nominees)
    t.tell(EVERYONE, "special_election_called", president=president, player=t.called)


async def policy_peek(t: Senate, president: Seat) -> None:
    """Look at the top three tiles when the president is ready [SE-5.12] [SE-R21] [SE-R39]."""
    await ask(president, LOOK)
    if has_too_few_tiles(t):
        await shuffle_all(t)  # [SE-R4]
    top = t.deck[:GOVERNMENT_TILES]
    t.peeks += (Peek(president, top),)
    t.tell(EVERYONE, "peeked", president=president)
    t.tell((president,), "tiles_seen", policies=faces_of(t, top))


async def execution(t: Senate, president: Seat) -> None:
    """Kill one player [SE-5.13]; Palpatine's death is a Loyalist victory [SE-5.14]."""
    targets = pick("execute", PLAYERS, others(t, president), None, WHY_NOT_EXECUTE)
    target = await ask(president, targets)
    t.living = tuple([p for p in t.living if p != target])  # [SE-5.16] [SE-R24]
    t.executed += (target,)
    t.tell(EVERYONE, "executed", president=president, player=target)  # [SE-5.15] no role is told
    if t.roles[target] == PALPATINE:
        end(t, "palpatine_executed")


def others(t: Senate, president: Seat) -> tuple[Seat, ...]:
    """The living players except the president [SE-R17] [SE-R23]."""
    return all_but(t.living, (president,))


WHY_NOT_CALL = given(why_not_oneself, "SE-5.8", "not_yourself_call")
WHY_NOT_EXECUTE = given(why_not_oneself, "SE-R23", "not_yourself_execute")

POWER_RULES = {
    "investigate": investigate_loyalty,
    "special_election": call_special_election,
    "peek": policy_peek,
    "execution": execution,
}
