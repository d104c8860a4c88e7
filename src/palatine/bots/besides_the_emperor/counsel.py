"""Reasons at the Emperor's table: how likely a player is a Rebel, and who is in danger."""

from palatine.bots.besides_the_emperor.judgement import is_condemned, others
from palatine.bots.besides_the_emperor.sight import Sight
from palatine.bots.bot import Grounds
from palatine.core.decisions import Answer
from palatine.core.seats import Seat

Reasons = tuple[Grounds, ...]
FIND_OUT = ("investigate", "investigation", "reveal")
SAVING = ("card:counter_condemn", "card:self_clearance", "card:clearance", "card:accuse")
PASSES = ("pass", "pass_until")


def reasons(s: Sight, kind: str, answer: Answer) -> Reasons:
    """What speaks for an answer, from what this player knows; nothing if no rule of thumb
    applies."""
    if not isinstance(answer, str):
        return (Grounds("worth"),) if kind == "discard" else ()
    if answer.startswith("player:"):
        return about(s, Seat(int(answer.partition(":")[2])))
    if kind == "act":
        return acting(s, answer.removeprefix("card:"))
    if kind == "instinct":
        return instinctive(s, answer)
    return ()


def about(s: Sight, seat: Seat) -> Reasons:
    """How likely a player is a Rebel; everybody knows who the Emperor is."""
    if seat == s.emperor:
        return (Grounds("emperor"),) if s.is_rebel else ()
    if seat == s.seat:
        return ()
    return (Grounds("guilt", {"player": seat, "percent": round(100 * s.guilt[seat])}),)


def acting(s: Sight, act: str) -> Reasons:
    """Why this act in the seat's own turn."""
    if act == "pass":
        return (Grounds("pass"),)
    if act in FIND_OUT:
        return (Grounds("find_out"),)
    if s.is_rebel:
        return rebel(s, act)
    if act == "transposition":
        return (Grounds("guard"),)
    return guiltiest(s) if act in ("condemn", "swap", "steal") else ()


def rebel(s: Sight, act: str) -> Reasons:
    """A Rebel wants a seat beside the Emperor, a Condemn, and an Emperor without cards."""
    if act == "condemn":
        return (Grounds("beside" if s.distance(s.seat) == 1 else "spare"),)
    return (Grounds("nearer" if act == "transposition" else "strip"),)


def guiltiest(s: Sight) -> Reasons:
    """The player whom the Emperor's side has to fear most."""
    seat = max(others(s), key=lambda each: s.guilt[each], default=None)
    return () if seat is None else about(s, seat)


def instinctive(s: Sight, answer: str) -> Reasons:
    """Save yourself, or the Emperor; otherwise wait."""
    if answer in PASSES:
        is_at_stake = is_condemned(s, s.seat) or is_condemned(s, s.emperor)
        return (Grounds("no_help" if is_at_stake else "wait"),)
    if answer in SAVING and is_condemned(s, s.seat):
        return (Grounds("save"),)
    if answer in SAVING and is_condemned(s, s.emperor) and not s.is_rebel:
        return (Grounds("save_emperor"),)
    return ()
