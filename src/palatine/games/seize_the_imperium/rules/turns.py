"""Chapter 3, the turn: its phases with their windows, and the next player."""

from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed
from palatine.games.seize_the_imperium.rules.table import push, replace, worlds_of
from palatine.games.seize_the_imperium.state import Galaxy, Item, Moment, Phase


def window(moment: Moment, seat: Seat) -> Item:
    """A moment at which Reactions and abilities may be used."""
    return Item("window", seat, moment=moment)


def has_military_phase(t: Galaxy, seat: Seat) -> bool:
    """All skip the Military Phase of their 1st Turn [SI-7.1]; in one variant of two Turns
    [SI-13.4], in another of none [SI-13.5]."""
    skipped = 2 if t.late_war == "on" else 0 if t.accelerated == "on" else 1
    return t.turns[seat] > skipped


async def turn(t: Galaxy, item: Item) -> None:
    """A Turn: six phases, each with a window before and after it [SI-3.1] [SI-R65]."""
    seat = item.seat
    t.turn += 1
    t.active = seat
    t.turns = changed(t.turns, seat, t.turns[seat] + 1)
    t.prizes = ()
    t.drew_system = False
    t.paid = ()
    t.doubled = ()
    t.cheaper = (0, 0)
    t.tell(EVERYONE, "turn_began", player=seat, turn=t.turn)
    phases = ["resupply", "allocation", "reallocation", "military", "victory", "regent"]
    if not has_military_phase(t, seat):
        phases.remove("military")
    if t.regent != seat:  # [SI-3.3]
        phases.remove("regent")
    parts = [Item("phase", seat, card=name) for name in phases]
    push(t, window("turn_start", seat), *parts, Item("next_turn", seat))


async def phase(t: Galaxy, item: Item) -> None:
    """A phase begins."""
    name: Phase = item.card  # type: ignore[assignment]  # one of the six
    t.phase = name
    seat = item.seat
    t.tell(EVERYONE, "phase_began", player=seat, phase=name)
    push(t, window("phase_start", seat), Item(name, seat), window("phase_end", seat))


async def next_turn(t: Galaxy, item: Item) -> None:
    """The next player clockwise [SI-3.2]; at the turn limit, the game ends."""
    if len(worlds_of(t, item.seat)) > 1:  # however they were gained [SI-R63]
        t.recovering = tuple([each for each in t.recovering if each != item.seat])
    t.units = tuple([replace(each, fresh=False) if each.fresh else each for each in t.units])
    if t.turn_limit != "off" and t.turn >= int(t.turn_limit) * t.players:
        push(t, Item("limit"))
        return
    push(t, Item("turn", Seat((item.seat + 1) % t.players)))
