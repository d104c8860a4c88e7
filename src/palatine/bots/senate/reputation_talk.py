"""What the reputation bot says: a Loyalist the truth, a plotter what covers his tracks."""

from random import Random
from typing import Any

from palatine.bots.bot import Claim
from palatine.bots.senate.ledger import LOYALIST, SEPARATIST, SURE, Ledger, own_suspicion
from palatine.core.seats import Seat
from palatine.core.stream import Packet
from palatine.core.view import Note


def claims(ledger: Ledger, packet: Packet, seat: Seat, dice: Random) -> tuple[Claim, ...]:
    """What this player has to tell the table now; each thing once, nothing while in office."""
    marks = packet.view.seats[seat].marks
    if packet.over or "executed" in marks or is_in_session(packet, seat):
        return ()
    notes = packet.view.notes
    told = [of_tiles(ledger, note, dice) for note in untold(ledger, notes, seat)]
    return (*told, *of_findings(ledger, seat, dice), *accusations(ledger, packet, seat))


def is_in_session(packet: Packet, seat: Seat) -> bool:
    """Whether this player is in a government that holds its tiles."""
    marks = packet.view.seats[seat].marks
    holds_session = any(zone.id == "hand" for zone in packet.view.zones)
    return holds_session and ("president" in marks or "chancellor" in marks)


def untold(ledger: Ledger, notes: tuple[Note, ...], seat: Seat) -> list[Note]:
    """What this player saw and has not mentioned: the last notes, one for each missing claim."""
    found = []
    for what in ("drew", "received", "peeked"):
        seen = [note for note in notes if note.id == what]
        found += seen[ledger.said[seat, what] :][-1:]
    return found


def of_tiles(ledger: Ledger, note: Note, dice: Random) -> Claim:
    """A claim about tiles seen. A plotter whose government did harm pretends he had no choice."""
    facts: dict[str, Any] = note.facts
    tiles: tuple[str, ...] = facts["policies"]
    if ledger.role != LOYALIST:
        tiles = covered(ledger, note.id, facts, dice)
    return Claim(note.id, tuple(f"policy:{tile}" for tile in tiles))


def covered(ledger: Ledger, what: str, facts: dict[str, Any], dice: Random) -> tuple[str, ...]:
    """The tiles that a plotter pretends to have seen."""
    tiles: tuple[str, ...] = facts["policies"]
    if what == "peeked":
        return tiles if dice.random() < 0.5 else tuple(dice.choices((LOYALIST, SEPARATIST), k=3))
    number = facts["session"] - 1
    enacted = ledger.governments[number].enacted if number < len(ledger.governments) else None
    return tiles if enacted == LOYALIST else (SEPARATIST,) * len(tiles)


def of_findings(ledger: Ledger, seat: Seat, dice: Random) -> list[Claim]:
    """What an investigation has shown, or a plotter's version of it."""
    found = []
    for target, shown in ledger.seen.items():
        if (seat, target) not in ledger.findings:
            party = shown if ledger.role == LOYALIST else pretended(shown, dice)
            found.append(Claim("found", (f"player:{target}", f"party:{party}")))
    return found


def pretended(shown: str, dice: Random) -> str:
    """A plotter covers an ally, and calls a Loyalist a Separatist half of the time."""
    if shown != LOYALIST:
        return LOYALIST if dice.random() < 0.9 else SEPARATIST
    return SEPARATIST if dice.random() < 0.55 else LOYALIST


def accusations(ledger: Ledger, packet: Packet, seat: Seat) -> list[Claim]:
    """A Loyalist names, once, each player who has given himself away."""
    if ledger.role != LOYALIST:
        return []
    named = [target for speaker, target in ledger.accusations if speaker == seat]
    scores = own_suspicion(ledger, [each.seat for each in packet.view.seats])
    living = [each.seat for each in packet.view.seats if "executed" not in each.marks]
    guilty = [p for p in living if scores[p] >= SURE / 2 and p not in named and p != seat]
    return [Claim("accuse", (f"player:{target}",)) for target in guilty]
