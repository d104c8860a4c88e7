"""What the hard bot tells the table: what it has seen, whom it suspects and trusts, who it is.

The Emperor's side says what it thinks. A Rebel speaks like a Loyalist who knows only what everybody
does, covers other Rebels, and lies about cards when that helps.
"""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from palatine.bots.besides_the_emperor.belief import EMPEROR, LOYALIST, REBEL
from palatine.bots.bot import Claim
from palatine.core.news import Told
from palatine.core.seats import Seat

GUILTY, DOUBTED, TRUSTED = 0.8, 0.5, 0.12
"""The chances to be a Rebel from which the bot suspects a player, stops trusting one, and up to
which it trusts one."""
UNKNOWN = 0.35
"""Ask a player who he is if his chance is this close to one half, or closer."""
COVERS, SLANDERS = 0.9, 0.5
"""How often a Rebel calls a Rebel card Loyalist, and a Loyalist card Rebel."""

Guilt = Mapping[Seat, float]


class Voice:
    """What one player has heard said, has said, and has yet to say."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.living: set[Seat] = set()
        self.looks: list[tuple[Seat, str]] = []
        """Cards that the player saw and has not mentioned: whose, and which face."""
        self.said: set[tuple[str, tuple[str, ...]]] = set()
        self.last: tuple[str, Seat] | None = None
        """Its last remark about a player that still stands."""
        self.asked: set[Seat] = set()
        """The players whom anybody has asked."""
        self.is_called = False
        """Whether somebody has asked or suspected this player, who has not said who he is."""
        self.may_speak = False
        """Whether the player's own turn has begun and it has said nothing since."""

    def hear(self, news: Iterable[Told], players: int) -> None:
        """Take in what matters for talk."""
        for told in news:
            facts: Mapping[str, Any] = told.facts
            if told.event == "emperor_revealed":
                self.living = {Seat(p) for p in range(players)}
            elif told.event == "died":
                self.living.discard(facts["player"])
            elif told.event == "card_seen" and facts["face"] != EMPEROR:
                self.looks.append((facts["player"], facts["face"]))
            elif told.event in ("shuffled", "swapped"):
                moved = (facts["player"], facts.get("target"))  # the card may have moved
                self.looks = [look for look in self.looks if look[0] not in moved]
            elif told.event == "turn_began":
                self.may_speak = facts["player"] == self.seat
            elif told.event.startswith("said_"):
                self.heard(told.event.removeprefix("said_"), facts["player"], facts["atoms"])

    def heard(self, what: str, speaker: Seat, atoms: tuple[str, ...]) -> None:
        """A player said something: perhaps this player, perhaps about this player."""
        about = Seat(int(atoms[0].partition(":")[2])) if what in ABOUT else None
        if what == "ask" and about is not None:
            self.asked.add(about)
        if speaker != self.seat:
            self.is_called |= what in ("ask", "suspect") and about == self.seat
            return
        self.said.add((what, atoms))
        self.may_speak = self.may_speak and what not in OPINIONS
        if what == "saw" and about is not None:
            self.looks = [look for look in self.looks if look[0] != about]
        elif what in ("suspect", "trust") and about is not None:
            self.last = (what, about)
        elif what == "i_am":
            self.is_called = False
        elif what == "retract":
            self.last = None

    @property
    def has_something(self) -> bool:
        """Whether this player may want to say anything right now."""
        return bool(self.looks) or self.is_called or self.may_speak

    def sightings(self, role: str, dice: Random) -> list[Claim]:
        """The cards that the player saw, each kind of each player once; forget what is said."""
        found = {look: sighting(*look, role, dice) for look in dict.fromkeys(self.looks)}
        self.looks = [look for look in found if self.is_new(found[look])]
        return list(found.values())

    def is_new(self, claim: Claim) -> bool:
        """Whether this player has not said that before."""
        return (claim.what, claim.atoms) not in self.said


ABOUT = ("saw", "suspect", "trust", "ask")
"""Claims that are about a player."""
OPINIONS = ("suspect", "trust", "ask", "retract")
"""A player says one of these each turn, and no more."""


def claims(voice: Voice, guilt: Guilt, role: str, emperor: Seat, dice: Random) -> tuple[Claim, ...]:
    """All that this player has to say now: cards at once, who he is when called, and one remark
    about another player in each of his own turns."""
    if voice.seat not in voice.living:
        return ()
    told = voice.sightings(role, dice)
    if voice.is_called and voice.seat != emperor:
        told.append(Claim("i_am", (f"side:{LOYALIST}",)))
    if voice.may_speak:
        told += opinion(voice, guilt, emperor)
    return tuple([claim for claim in told if voice.is_new(claim)])


def sighting(whose: Seat, face: str, role: str, dice: Random) -> Claim:
    """A card that the player saw; a Rebel covers Rebel cards, and slanders half of the time."""
    shown = face
    if role == REBEL:
        lies = dice.random() < (COVERS if face == REBEL else SLANDERS)
        shown = (LOYALIST if face == REBEL else REBEL) if lies else face
    return Claim("saw", (player(whose), f"side:{shown}"))


def opinion(voice: Voice, guilt: Guilt, emperor: Seat) -> list[Claim]:
    """One remark: one taken back, one about a player who stands out, or a question to one nobody
    knows."""
    match voice.last:
        case ("trust", about) if guilt[about] > DOUBTED:
            return [Claim("retract")]
        case ("suspect", about) if guilt[about] < DOUBTED / 2:
            return [Claim("retract")]
    others = sorted(voice.living - {voice.seat, emperor})
    words = [Claim("suspect", (player(p),)) for p in others if guilt[p] > GUILTY]
    words += [Claim("trust", (player(p),)) for p in others if guilt[p] < TRUSTED]
    unknown = [p for p in others if abs(guilt[p] - 0.5) < UNKNOWN and p not in voice.asked]
    words += [Claim("ask", (player(p),)) for p in unknown]
    return [word for word in words if voice.is_new(word)][:1]


def player(seat: Seat) -> str:
    """The atom that names this player."""
    return f"player:{seat}"
