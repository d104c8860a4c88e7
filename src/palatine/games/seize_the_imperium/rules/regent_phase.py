"""Chapter 10, the Regent Phase: the Regent can lose the title, and judges Disputed cards."""

from palatine.core.atoms import PLAYERS
from palatine.core.decisions import Reason, Several, ask, given
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards.ops.standing import Immune
from palatine.games.seize_the_imperium.names import ACTS
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.elimination import eliminate_character
from palatine.games.seize_the_imperium.rules.modifiers import other_ops
from palatine.games.seize_the_imperium.rules.questions import character_of, facts, refusing
from palatine.games.seize_the_imperium.rules.table import (
    gain,
    is_disputed,
    is_disputed_character,
    push,
    throne_of,
)
from palatine.games.seize_the_imperium.state import Galaxy, SeatScene


class Regent(SeatScene):
    """Part A: without Asset cards or Throne World, the Regent loses the title, and the Turn ends
    [SI-10.1] [SI-R61]."""

    def play(self, t: Galaxy) -> None:
        seat = self.seat
        if not t.asset_decks[seat] or not controls_throne(t, seat):
            t.regent = None  # [SI-R07]
            t.tell(EVERYONE, "regent_lost", player=seat)
            return
        faces = dict.fromkeys([o.face for o in t.characters if is_disputed_character(t, o)])
        worlds = dict.fromkeys([w.face for w in t.worlds if is_disputed(t, w)])
        push(t, *order_of_play.regent_parts(seat, faces, worlds))


def controls_throne(t: Galaxy, seat: Seat) -> bool:
    """Whether a player controls their own Throne World."""
    throne = throne_of(t, seat)
    return throne is not None and throne.controller == seat


def is_immune(t: Galaxy, seat: Seat) -> bool:
    """Whether the Regent may not choose this player."""
    return any(True for _ in other_ops(t, seat, Immune))


class Censure(SeatScene):
    """Part B: eliminate any copies of a Disputed Character, except one [SI-10.2] [SI-R62]."""

    face: str

    async def play(self, t: Galaxy) -> None:
        copies = [one for one in t.characters if one.face == self.face]
        open_to = tuple([one.id for one in copies if not is_immune(t, one.owner)])
        most = min(len(open_to), len(copies) - 1)
        if most < 1:
            return
        about, why_not = facts(card=f"character:{self.face}#1"), given(not_censured, self.face)
        asked = Several("censure", ACTS, open_to, (), 0, most, about=about, why_not=why_not)
        for id_ in await ask(self.seat, asked):
            eliminate_character(t, id_)


@refusing("SI-10.2", "spare_one", "character")
def not_censured(t: Galaxy, seat: Seat, atom: str, face: str) -> Reason | None:
    """Why not: it must be a copy of the Disputed Character, of a player who can be chosen."""
    one = character_of(t, atom)
    if one is None or one.face != face:
        return Reason("SI-10.2", "not_this_dispute")
    return protected(t, one.owner)


def protected(t: Galaxy, seat: Seat) -> Reason | None:
    """Why not, if the Regent may not choose this player."""
    return Reason("SI-1.15", "is_protected", {"player": seat}) if is_immune(t, seat) else None


def disputing(t: Galaxy, face: str) -> tuple[Seat, ...]:
    """Who controls copies of a Disputed World card."""
    return tuple(dict.fromkeys([w.controller for w in t.worlds if w.face == face]))


class Tax(SeatScene):
    """Part C: make any who dispute a World card pay a Resource counter, except one [SI-10.3]."""

    face: str

    async def play(self, t: Galaxy) -> None:
        players = disputing(t, self.face)
        open_to = tuple([p for p in players if not is_immune(t, p)])
        most = min(len(open_to), len(players) - 1)
        if most < 1:
            return
        about, why_not = facts(card=f"world:{self.face}#1"), given(not_taxed, self.face)
        options = PLAYERS.of(open_to)
        asked = Several("tax", PLAYERS, options, (), 0, most, about=about, why_not=why_not)
        for seat in await ask(self.seat, asked):
            if t.resources[seat]:  # [SI-R62]
                gain(t, seat, -1)
                t.tell(EVERYONE, "taxed", player=seat)


@refusing("SI-10.3", "spare_one", "player")
def not_taxed(t: Galaxy, seat: Seat, atom: str, face: str) -> Reason | None:
    """Why not: the player must control a copy of the Disputed World card, and not be immune."""
    who = Seat(PLAYERS.value[atom])
    if who not in disputing(t, face):
        return Reason("SI-10.3", "not_this_dispute")
    return protected(t, who)
