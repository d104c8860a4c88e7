"""Rules of thumb for Instinct cards: when to use them.

The bot keeps countering cards until the last window: another player may play one first.
"""

from palatine.bots.besides_the_emperor.judgement import Options, foe, is_condemned, named, player
from palatine.bots.besides_the_emperor.sight import Sight, Threat
from palatine.core.decisions import Answer
from palatine.core.seats import Seat

PASS, UNTIL = "pass", "pass_until"
COUNTERS = ("self_clearance", "clearance", "counter_condemn")
SUSPECT = 0.55
"""From this guilt on, keep a player from the Emperor's side."""
FRIEND = 0.3
"""Help another player up to this much doubt."""


def instinct(s: Sight, options: Options) -> Answer:
    """Counter what strikes now, use the moment, or wait."""
    offered = [atom.removeprefix("card:") for atom, _ in options]
    card = countering(s, offered)
    for use in (guard, accuse_now, turn_round):
        card = card or use(s, offered)
    if card:
        return f"card:{card}"
    is_watching = any(each in s.hand for each in ("guarding", "accuse", "reverse"))
    return PASS if is_watching or wants_to_save(s) else UNTIL


def striking(s: Sight) -> list[Threat]:
    """The Condemns that strike when this window closes."""
    return [threat for threat in s.threats if threat.is_due] if s.moment == "end" else []


def has_passed(s: Sight, seat: Seat) -> bool:
    """Whether a player was asked earlier in this window, or has nothing to play."""
    order = s.order()
    return not s.held[seat] or order.index(seat) < order.index(s.seat)


def is_worth_saving(s: Sight, threat: Threat) -> bool:
    """Whether to counter a Condemn that would strike this player."""
    if threat.target == s.seat:
        return True
    if foe(s, threat.target) > FRIEND:
        return False
    return has_passed(s, threat.target)


def wants_to_save(s: Sight) -> bool:
    """Whether a Clearance in hand could save a condemned friend."""
    return "clearance" in s.hand and any(
        threat.target not in (s.seat, s.emperor) and foe(s, threat.target) <= FRIEND
        for threat in s.threats
    )


def countering(s: Sight, offered: list[str]) -> str | None:
    """The card to counter what strikes now."""
    for threat in striking(s):
        if not is_worth_saving(s, threat):
            continue
        if threat.target != s.seat:
            if "clearance" in offered:
                return "clearance"
            continue
        is_foe = threat.caster != s.emperor and foe(s, threat.caster) > 0.5
        order = ("counter_condemn", "self_clearance", "clearance")
        for card in order if is_foe else order[1:] + order[:1]:
            if card in offered:
                return card
    return None


def guard(s: Sight, offered: list[str]) -> str | None:
    """A Rebel comes to strike; others take a suspect's seat before he does."""
    if "guarding" not in offered or s.moment != "start" or s.active is None:
        return None
    if s.is_rebel:
        is_ready = s.active == s.seat and "condemn" in s.hand and s.distance(s.seat) > 1
        return "guarding" if is_ready else None
    if s.active in (s.seat, s.emperor) or s.distance(s.active) > 1 or not s.held[s.active]:
        return None
    is_free = s.is_emperor or s.distance(s.seat) > 1
    return "guarding" if is_free and s.guilt[s.active] > SUSPECT else None


def guarding(s: Sight, options: Options) -> Answer:
    """A Rebel takes a Loyalist's seat; others take a Rebel's."""
    return player(max(named(options), key=lambda p: foe(s, p)))


def guarding_moved(s: Sight, options: Options) -> Answer:
    """The player whom the Emperor seats beside himself: the one he trusts most."""
    return player(min(named(options), key=lambda p: s.guilt[p]))


def next_to_come(s: Sight) -> Seat | None:
    """The next player to act, in the last window of a turn."""
    come = s.yet_to_come() if s.moment in ("end", "direction") else ()
    return come[0] if come else None


def accused(s: Sight) -> Seat | None:
    """The player whose next turn should not happen."""
    comes = next_to_come(s)
    if comes is None:
        return None
    mine = [card for card in COUNTERS if card in s.hand]
    if s.is_rebel:
        is_hit = any(threat.clock == comes and threat.target == s.seat for threat in s.threats)
        return comes if is_hit and not mine and comes != s.emperor else None
    if comes == s.emperor and is_condemned(s, s.emperor):
        can_save = bool(mine) if s.is_emperor else "clearance" in mine
        return None if can_save else s.emperor
    if comes not in (s.seat, s.emperor) and s.distance(comes) == 1 and s.held[comes]:
        return comes if s.guilt[comes] > 0.8 else None
    return None


def accuse_now(s: Sight, offered: list[str]) -> str | None:
    """Skip a turn that would hurt."""
    return "accuse" if "accuse" in offered and accused(s) is not None else None


def accuse(s: Sight, options: Options) -> Answer:
    """The one whose turn would hurt."""
    seat = accused(s)
    if seat is None:
        seats = [p for p in named(options) if p != s.seat]
        seat = max(seats, key=lambda p: foe(s, p))
    return player(seat)


def turn_round(s: Sight, offered: list[str]) -> str | None:
    """A Rebel who can spring a pincer gets another turn."""
    if "reverse" not in offered or not s.is_rebel or s.moment != "end":
        return None
    is_ready = "condemn" in s.hand and s.distance(s.seat) == 1
    has_friend = any(p != s.seat and s.guilt[p] > 0.5 for p in s.aimers)
    return "reverse" if is_ready and has_friend and s.seat not in s.yet_to_come() else None


def counter(s: Sight, options: Options) -> Answer:
    """The Condemn on itself that strikes first, else the one on the Emperor, else a friend's."""
    threats = {threat.number: threat for threat in s.threats}

    def worth(atom: str) -> tuple[bool, bool, float]:
        threat = threats[int(atom.partition(":")[2])]
        own = threat.target == s.seat or (threat.target == s.emperor and not s.is_rebel)
        return own, threat.is_due, -foe(s, threat.target) if threat.target != s.seat else 0.0

    return max([atom for atom, _ in options], key=worth)
