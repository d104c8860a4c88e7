"""Why not, before and at the start of Turns: setup, Resupply, Allocation."""

from palatine.core.atoms import name_of
from palatine.core.cards import faces_of
from palatine.core.decisions import Reason
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import UNITS, WORLDS
from palatine.games.seize_the_imperium.lacks import (
    costs_too_much,
    is_full,
    not_in_hand,
    not_own_world,
)
from palatine.games.seize_the_imperium.rules.allocation_phase import Site, fee, givers, sites
from palatine.games.seize_the_imperium.rules.duel import may_fight
from palatine.games.seize_the_imperium.rules.resupply_phase import price
from palatine.games.seize_the_imperium.rules.secret_choices import cheapest_lead, cost_of, purse
from palatine.games.seize_the_imperium.rules.space import has_room
from palatine.games.seize_the_imperium.rules.table import (
    characters_of,
    hand_names,
    held,
    world,
)
from palatine.games.seize_the_imperium.state import Galaxy


def of_throne(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Together with a Lead Character it must be paid, and it may not show already."""
    face = name_of(atom)
    if face not in faces_of(t, t.reserves[seat]):
        return Reason("SI-2.4", "not_in_reserve")
    if any(each.face == face for each in t.worlds):
        return Reason("SI-R04", "shows_already", {"card": atom})
    left = purse(t) - cheapest_lead(t, seat)
    return costs_too_much("SI-2.4", atom, WORLDS[face].cost[0], left)


def of_muster(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Only what is in the pool fights, and only Fleets and Troops attack."""
    if atom not in hand_names(t, seat):
        return Reason("SI-13.7", "not_in_hand")
    face = name_of(atom)
    if face in UNITS and not may_fight(t, seat, face):
        return Reason("SI-R104", "does_not_travel", {"card": atom})
    return None


def of_lead(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """What the Throne World leaves must pay it."""
    if name_of(atom) not in faces_of(t, t.areas[seat]):
        return Reason("SI-2.4", "not_in_area")
    cost = cost_of(t, held(t, t.areas[seat], name_of(atom)))
    return costs_too_much("SI-2.4", atom, cost, purse(t) - cost_of(t, t.thrones[seat]))


def of_further(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """None that was chosen already, and what is left must pay it."""
    chosen = [t.thrones[seat], t.leads[seat], *t.further[seat]]
    if name_of(atom) in [t.faces[card] for card in chosen if card is not None]:
        return Reason("SI-R82", "chosen_already", {"card": atom})
    if name_of(atom) not in faces_of(t, t.reserves[seat]):
        return Reason("SI-R82", "not_in_reserve")
    left = purse(t) - sum([cost_of(t, card) for card in chosen])
    return costs_too_much("SI-R82", atom, WORLDS[name_of(atom)].cost[0], left)


# Resupply and Allocation


def of_pool(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """One's own Characters, faceup or facedown."""
    if atom.startswith("area:"):
        is_own = name_of(atom) in faces_of(t, t.areas[seat])
    else:
        is_own = atom in [one.id for one in characters_of(t, seat)]
    return None if is_own else Reason("SI-4.4", "not_your_character")


def of_settling(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """A World card in the Reserve that is no Throne World, not faceup, and not too costly."""
    face = name_of(atom)
    if face not in faces_of(t, t.reserves[seat]):
        return Reason("SI-4.8", "not_in_reserve")
    same = [each for each in t.worlds if each.face == face]
    if any(each.throne for each in same):
        return Reason("SI-4.9", "is_a_throne", {"card": atom})
    if any(each.controller == seat for each in same):
        return Reason("SI-4.9", "faceup_already", {"card": atom})
    return costs_too_much("SI-4.8", atom, price(t, face), t.resources[seat])


def of_recruiting(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """A facedown Character that one has not faceup, and can pay."""
    face = name_of(atom)
    if face not in faces_of(t, t.areas[seat]):
        return Reason("SI-5.1", "not_in_area")
    if any(one.face == face for one in characters_of(t, seat)):
        return Reason("SI-5.2", "faceup_already", {"card": atom})
    return costs_too_much("SI-5.1", atom, fee(t, seat, face), t.resources[seat])


def of_allocating(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """A Unit card needs an undepleted World card with room, and enough Allocation points."""
    missing = not_in_hand("SI-5.3")(t, seat, atom)
    if missing is not None:
        return missing
    if name_of(atom) not in UNITS:
        return Reason("SI-12.5", "no_unit_card", {"card": atom})
    ready = givers(t, seat)
    if not ready:
        return Reason("SI-5.3", "no_world_ready")
    if not any(has_room(t, each, seat) for each in ready):
        return Reason("SI-5.8", "no_room")
    if not sites(t, seat, UNITS[name_of(atom)]):
        return too_few_points(atom)
    return None


def too_few_points(atom: str) -> Reason:
    """A Unit card that World cards can't pay, with its printed cost."""
    return Reason("SI-5.4", "too_few_points", {"card": atom, "cost": UNITS[name_of(atom)].cost[0]})


def of_site(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """An own undepleted World card with room, at which the points suffice."""
    missing = not_own_world("SI-5.6")(t, seat, atom) or depleted_world(t, atom)
    if missing is None and isinstance(t.doing, Site):
        card = t.doing.unit
        return is_full(t, seat, atom) or too_few_points(card)
    return missing


def of_paying(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Other own World cards that are undepleted."""
    return not_own_world("SI-5.4")(t, seat, atom) or depleted_world(t, atom)


def depleted_world(t: Galaxy, atom: str) -> Reason | None:
    """A World card that has paid or was used."""
    is_so = world(t, atom).depleted
    return Reason("SI-5.3", "is_depleted", {"card": atom}) if is_so else None
