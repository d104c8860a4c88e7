"""Chapter 7, the Military Phase: which Conquest Actions take place."""

from palatine.core.decisions import Pick, Reason, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules.exchange import Exchange
from palatine.games.seize_the_imperium.rules.going_home import GoHome
from palatine.games.seize_the_imperium.rules.questions import refusing, world_of
from palatine.games.seize_the_imperium.rules.table import push, world
from palatine.games.seize_the_imperium.state import Conquest, Galaxy, SeatScene, World


def contested(t: Galaxy, seat: Seat) -> tuple[World, ...]:
    """Uncontrolled World cards where the player has Unit cards."""
    places = [each.at for each in t.units if each.owner == seat]
    return tuple([w for w in t.worlds if w.controller != seat and w.id in places])


class Military(SeatScene):
    """Fight Conquest Actions in the order that the Attacker chooses; skip the rest
    [SI-7.2] [SI-R25] [SI-R83]."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        found = contested(t, seat)
        if not found:
            return
        options = (*[each.id for each in found], PASS)
        choice = await ask(seat, Pick("conquer", ACTS, options, why_not=not_contested))
        push(t, self)
        if choice == PASS:
            push(t, *[GoHome(seat, here.id) for here in reversed(found)])
            return
        defender = world(t, choice).controller
        t.conquest = Conquest(choice, seat, defender)
        t.tell(EVERYONE, "conquest_began", player=seat, defender=defender, card=choice)
        push(t, Exchange())


@refusing("SI-7.2", "conquer_or_pass", "world")
def not_contested(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be another player's World card where you have Units."""
    here = world_of(t, atom)
    if here is None:
        return Reason("SI-7.2", "not_on_table")
    if here.controller == seat:
        return Reason("SI-7.2", "your_own_world", {"card": atom})
    return Reason("SI-7.2", "no_units_there", {"card": atom})
