"""What the belief bot says: a Loyalist the truth, a plotter what people in his place say."""

from palatine.bots.bot import Claim
from palatine.bots.senate.assignments import PALPATINE
from palatine.bots.senate.history import Session
from palatine.bots.senate.mind import Mind, player
from palatine.bots.senate.remarks import remarks
from palatine.bots.senate.separatist import discards_spare
from palatine.core.seats import Seat
from palatine.core.stream import Packet

LIES, SLANDERS, VISIONS = 11, 12, 13
"""Topics of chance."""


def claims(mind: Mind, packet: Packet) -> tuple[Claim, ...]:
    """What this player has to tell the table now: each thing once, nothing while in office."""
    history, seat = mind.history, mind.seat
    if seat in history.executed:
        return ()
    if history.is_open and seat in history.candidates:
        return ()
    told = []
    if history.sessions:
        told += of_sessions(mind)
    if history.seen or history.peeks:
        told += [*of_findings(mind), *of_peeks(mind)]
    if not told and packet.asking == "vote":
        told += remarks(mind)
    return tuple(told)


def of_sessions(mind: Mind) -> list[Claim]:
    """The last session in each office, if this player has not mentioned it."""
    history, seat = mind.history, mind.seat
    told = []
    session = history.last_session(president=seat)
    if session is not None and session.drew is None and session.held is not None:
        tiles = session.held if mind.is_loyal else pretended_draw(mind, session)
        told.append(Claim("drew", faces(tiles, 3)))
    session = history.last_session(chancellor=seat)
    if session is not None and session.received is None and session.got is not None:
        harmed = session.enacted == 0 and not mind.is_loyal
        told.append(Claim("received", faces(0 if harmed else session.got, 2)))
    return told


def faces(loyalist: int, tiles: int) -> tuple[str, ...]:
    """This many tiles, of which this many are Loyalist."""
    return ("policy:loyalist",) * loyalist + ("policy:separatist",) * (tiles - loyalist)


def pretended_draw(mind: Mind, session: Session) -> int:
    """How many Loyalist tiles a plotting president claims to have drawn."""
    held = session.held or 0
    if session.enacted == 1:
        return 1 if held == 2 and discards_spare(mind, session) else held
    if held == 0 or session.enacted is None:
        return held
    frames = mind.dice(LIES, session.number).random() < mind.level.frames
    return 1 if frames and mind.ally(session.chancellor) < 0.5 else 0


def of_findings(mind: Mind) -> list[Claim]:
    """What an investigation has shown, or a plotter's version of it."""
    told = []
    for target, party in mind.history.seen.items():
        if (mind.seat, target) not in mind.history.findings:
            shown = party if mind.is_loyal else pretended_party(mind, target, party)
            word = "separatist" if shown else "loyalist"
            told.append(Claim("found", (player(target), f"party:{word}")))
    return told


def pretended_party(mind: Mind, target: Seat, party: int) -> int:
    """A plotter covers an ally, and calls a Loyalist a Separatist about half of the time."""
    chance = mind.dice(SLANDERS, target).random()
    if party:
        is_palpatine = mind.history.known.get(target) == PALPATINE
        return int(chance > mind.level.people.covers and not is_palpatine)
    return int(chance < mind.level.slanders)


def of_peeks(mind: Mind) -> list[Claim]:
    """What this player saw on top of the deck; a plotter tells the truth half of the time."""
    told = []
    for number, peek in enumerate(mind.history.peeks):
        if peek.president != mind.seat or peek.claimed is not None or peek.saw is None:
            continue
        seen = tuple(f"policy:{tile}" for tile in peek.tiles)
        if not mind.is_loyal and mind.dice(VISIONS, number).random() < 0.5:
            seen = faces(1 if peek.saw == 0 else peek.saw - 1, 3)
        told.append(Claim("peeked", seen))
    return told
