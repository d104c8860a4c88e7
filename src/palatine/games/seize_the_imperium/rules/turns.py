"""Chapter 3, the turn: its phases with their windows, and the next player."""

from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.table import push, replace, worlds_of
from palatine.games.seize_the_imperium.rules.victory_phase import Limit
from palatine.games.seize_the_imperium.state import Galaxy, Phase, SeatScene

LATE_WAR = 2  # [SI-13.4] Turns without a Military Phase


def has_military_phase(t: Galaxy, seat: Seat) -> bool:
    """Whether a player's Turn has a Military Phase: all skip that of their 1st Turn [SI-7.1], of
    two Turns in one variant [SI-13.4], and of none in another [SI-13.5]."""
    skipped = LATE_WAR if t.late_war == "on" else 0 if t.accelerated == "on" else 1
    return t.turns[seat] > skipped


def has_phase(t: Galaxy, seat: Seat, phase: Phase) -> bool:
    """Whether a phase is part of a player's Turn: only the Regent has a Regent Phase [SI-3.3]."""
    if phase == "military":
        return has_military_phase(t, seat)
    return phase != "regent" or t.regent == seat


class Turn(SeatScene):
    """Begin a Turn: six phases, each with a window before and after it [SI-3.1] [SI-R65]."""

    def play(self, t: Galaxy) -> None:
        seat = self.seat
        t.turn += 1
        t.active = seat
        t.turns = changed(t.turns, seat, t.turns[seat] + 1)
        t.cheaper = (0, 0)
        t.tell(EVERYONE, "turn_began", player=seat, turn=t.turn)
        push(t, *order_of_play.turn_parts(t, seat))


class PhaseBegins(SeatScene, tag="phase"):
    """Begin a phase."""

    phase: Phase

    def play(self, t: Galaxy) -> None:
        t.phase = self.phase
        t.tell(EVERYONE, "phase_began", player=self.seat, phase=self.phase)
        push(t, *order_of_play.phase_parts(self.seat, self.phase))


class NextTurn(SeatScene):
    """Go to the next player clockwise [SI-3.2]; at the turn limit, end the game."""

    def play(self, t: Galaxy) -> None:
        if len(worlds_of(t, self.seat)) > 1:  # in whatever way [SI-R63]
            t.recovering = tuple([each for each in t.recovering if each != self.seat])
        t.units = tuple([replace(each, fresh=False) if each.fresh else each for each in t.units])
        if t.turn_limit != "off" and t.turn >= int(t.turn_limit) * t.players:
            push(t, Limit())
            return
        push(t, Turn(Seat((self.seat + 1) % t.players)))
