"""Why not: for what a question does not offer, the rule that says so.

A reason leans on what all know and on the asked player's own facedown cards, as the offer does.
Those of the setup, Resupply and Allocation are in `setup_reasons`, those of fights and Reactions in
`fight_reasons`.
"""

from palatine.core.atoms import PLAYERS
from palatine.core.decisions import Reason
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.fight_reasons import IN_FIGHTS
from palatine.games.seize_the_imperium.lacks import (
    Check,
    is_full,
    not_in_hand,
    not_own_unit,
    not_own_world,
    unusable,
    world_of,
)
from palatine.games.seize_the_imperium.rules.abilities import LOOPS
from palatine.games.seize_the_imperium.rules.filters import type_of
from palatine.games.seize_the_imperium.rules.reallocation_phase import (
    entered_of,
    fare,
    is_mobile,
    may_react,
)
from palatine.games.seize_the_imperium.rules.regent_phase import Censure, Tax, disputing, is_immune
from palatine.games.seize_the_imperium.rules.space import may_enter
from palatine.games.seize_the_imperium.rules.table import (
    unit,
    world,
)
from palatine.games.seize_the_imperium.setup_reasons import (
    of_allocating,
    of_further,
    of_lead,
    of_muster,
    of_paying,
    of_pool,
    of_recruiting,
    of_settling,
    of_site,
    of_throne,
)
from palatine.games.seize_the_imperium.state import Galaxy


def why_not(t: Galaxy, seat: Seat, kind: str, atom: str) -> Reason | None:
    """The rule by which this is not offered; with no atom, or another thing than the question is
    about, what a right answer is."""
    check = CHECKS.get(kind, {}).get(atom.partition(":")[0])
    found = check(t, seat, atom) if check is not None and t.hands else None
    return found or RIGHT.get(kind)


# Reallocation


def of_moving(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """An own undepleted Unit card that has another own World card with room."""
    missing = not_own_unit("SI-6.3")(t, seat, atom)
    if missing is not None:
        return missing
    if unit(t, atom).depleted:
        return Reason("SI-6.3", "is_depleted", {"card": atom})
    return Reason("SI-5.8", "nowhere_to_go", {"card": atom})


def of_move_goal(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Another own World card with room."""
    missing = not_own_world("SI-6.3")(t, seat, atom)
    if missing is None and unit(t, t.choosing).at == atom:
        return Reason("SI-6.3", "is_there_already", {"card": t.choosing})
    return missing or is_full(t, seat, atom)


def of_launching(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """An undepleted Fleet or Troop card that can pay its way and has somewhere to go."""
    missing = not_own_unit("SI-6.4")(t, seat, atom)
    if missing is not None:
        return missing
    one = unit(t, atom)
    if one.depleted:
        return Reason("SI-6.4", "is_depleted", {"card": atom})
    if not is_mobile(t, one):
        return Reason("SI-6.4", "does_not_travel", {"card": atom})
    if fare(one) > t.resources[seat]:
        return Reason("SI-11.17", "no_fare", {"card": atom})
    is_near = any(may_enter(t, one, each) for each in t.worlds)
    return Reason("SI-5.8" if is_near else "SI-6.5", "nowhere_to_go", {"card": atom})


def of_launch_goal(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """An Adjacent World card of another player, with room; for some cards, one that was entered."""
    here = world_of(t, atom)
    if here is None:
        return Reason("SI-6.4", "not_on_table")
    if here.controller == seat:
        return Reason("SI-6.4", "your_own_world", {"card": atom})
    if not may_enter(t, unit(t, t.choosing), here):
        return Reason("SI-6.5", "not_adjacent", {"card": atom})
    return is_full(t, seat, atom) or Reason("SI-1.15", "not_entered", {"card": atom})


def of_reacting(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Fleets and Troops at own World cards; depleted ones only nearby."""
    missing = not_own_unit("SI-6.6")(t, seat, atom)
    if missing is not None:
        return missing
    one = unit(t, atom)
    if atom in t.reacted:
        return Reason("SI-R114", "has_reacted", {"card": atom})
    if world(t, one.at).controller != seat:
        return Reason("SI-6.6", "not_at_home", {"card": atom})
    is_fixed = type_of(t, one) not in ("Fleet", "Troop")
    if any(may_react(t, one, goal) for goal in entered_of(t, seat)):
        return Reason("SI-5.8", "nowhere_to_go", {"card": atom})
    if is_fixed and t.wide_reaction == "off":
        return Reason("SI-6.6", "does_not_react", {"card": atom})
    if one.depleted:
        return Reason("SI-6.7", "depleted_too_far", {"card": atom})
    return Reason("SI-6.6", "nowhere_to_go", {"card": atom})


def of_react_goal(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """An own World card that was entered."""
    missing = not_own_world("SI-6.6")(t, seat, atom)
    if missing is not None:
        return missing
    if atom not in t.entered:
        return Reason("SI-6.6", "not_entered", {"card": atom})
    one = unit(t, t.choosing)
    if one.at == atom:
        return Reason("SI-6.6", "is_there_already", {"card": one.id})
    if not may_react(t, one, world(t, atom)):
        return Reason("SI-6.7", "depleted_too_far", {"card": one.id})
    return is_full(t, seat, atom)


# Regent


def of_censure(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """A copy of the Disputed Character, of somebody who can be chosen."""
    one = next((each for each in t.characters if each.id == atom), None)
    if one is None or not isinstance(t.doing, Censure) or one.face != t.doing.face:
        return Reason("SI-10.2", "not_this_dispute")
    is_so = is_immune(t, one.owner)
    return Reason("SI-1.15", "is_protected", {"player": one.owner}) if is_so else None


def of_tax(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Somebody who controls a copy of the Disputed World card, and can be chosen."""
    who = Seat(PLAYERS.value[atom])
    if not isinstance(t.doing, Tax) or who not in disputing(t, t.doing.face):
        return Reason("SI-10.3", "not_this_dispute")
    return Reason("SI-1.15", "is_protected", {"player": who}) if is_immune(t, who) else None


def abilities(loop: str) -> dict[str, Check]:
    """Abilities of cards in play that can be used between the deeds of a phase."""

    def check(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
        return unusable(t, seat, atom, lambda ability: ability.window in LOOPS[loop])

    return dict.fromkeys(("world", "character", "unit"), check)


CHECKS: dict[str, dict[str, Check]] = {
    "throne": {"reserve": of_throne},
    "lead": {"area": of_lead},
    "further": {"reserve": of_further},
    "bid": {"hand": not_in_hand("SI-2.5")},
    "pool": {"area": of_pool, "character": of_pool},
    "draft_units": {"hand": not_in_hand("SI-13.7")},
    "draft_tactics": {"hand": not_in_hand("SI-13.7")},
    "muster": {"hand": of_muster},
    "arm": {"hand": not_in_hand("SI-13.7")},
    "settle": {**abilities("own_resupply"), "reserve": of_settling},
    "recruit": {**abilities("own_allocation"), "area": of_recruiting},
    "allocate": {**abilities("own_allocation"), "hand": of_allocating},
    "site": {"world": of_site},
    "payers": {"world": of_paying},
    "double": {"world": of_paying},
    "move": {**abilities("own_turn"), "unit": of_moving, "counter": not_own_unit("SI-6.3")},
    "move_to": {"world": of_move_goal},
    "attack": {"unit": of_launching, "counter": not_own_unit("SI-6.4")},
    "attack_at": {"world": of_launch_goal},
    "react": {"unit": of_reacting, "counter": not_own_unit("SI-6.6")},
    "react_to": {"world": of_react_goal},
    "discard": {"hand": not_in_hand("SI-9.6")},
    "censure": {"character": of_censure},
    "tax": {"player": of_tax},
    **IN_FIGHTS,
}

RIGHT: dict[str, Reason] = {
    "throne": Reason("SI-2.4", "one_throne"),
    "lead": Reason("SI-2.4", "one_lead"),
    "further": Reason("SI-R82", "further_or_none"),
    "bid": Reason("SI-2.5", "bid_from_hand"),
    "draft_units": Reason("SI-13.7", "draft_units"),
    "draft_tactics": Reason("SI-13.7", "draft_tactics"),
    "muster": Reason("SI-13.7", "muster_in_budget"),
    "arm": Reason("SI-13.7", "arm_in_budget"),
    "pool": Reason("SI-4.4", "down_to_pool"),
    "recover": Reason("SI-R63", "recover_or_pass"),
    "settle": Reason("SI-4.8", "settle_or_pass"),
    "recruit": Reason("SI-5.1", "recruit_or_pass"),
    "allocate": Reason("SI-5.3", "allocate_or_pass"),
    "site": Reason("SI-5.6", "one_world"),
    "payers": Reason("SI-5.4", "pay_enough"),
    "move": Reason("SI-6.3", "move_or_pass"),
    "move_to": Reason("SI-6.3", "one_world"),
    "attack": Reason("SI-6.4", "launch_or_pass"),
    "attack_at": Reason("SI-6.4", "one_world"),
    "react": Reason("SI-6.6", "react_or_pass"),
    "react_to": Reason("SI-6.6", "one_world"),
    "conquer": Reason("SI-7.2", "conquer_or_pass"),
    "home": Reason("SI-8.6", "one_world"),
    "rescue": Reason("SI-8.7", "one_to_rescue"),
    "garrison": Reason("SI-8.4", "garrison_or_pass"),
    "kind": Reason("SI-1.15", "one_kind"),
    "aim": Reason("SI-R27", "aim_or_pass"),
    "target": Reason("SI-R27", "target_or_pass"),
    "target_kind": Reason("SI-11.10", "world_or_units"),
    "targets": Reason("SI-11.10", "targets_in_arcs"),
    "part": Reason("SI-11.10", "part_of_att"),
    "withdraw": Reason("SI-7.11", "yes_or_no"),
    "forgo": Reason("SI-7.11", "yes_or_no"),
    "retreat": Reason("SI-7.11", "retreat_or_pass"),
    "window": Reason("SI-R65", "play_or_pass"),
    "x": Reason("SI-R73", "x_in_reach"),
    "host": Reason("SI-12.5", "one_host"),
    "leave": Reason("SI-12.8", "yes_or_no"),
    "activate": Reason("SI-12.6", "activate_or_pass"),
    "assist": Reason("SI-12.6", "activate_or_pass"),
    "pick": Reason("SI-1.15", "as_card_says"),
    "sacrifice": Reason("SI-12.4", "as_card_says"),
    "choose": Reason("SI-1.15", "one_kind"),
    "scrap": Reason("SI-1.15", "scrap_or_pass"),
    "discard": Reason("SI-9.6", "discard_so_many"),
    "sort": Reason("SI-1.15", "sort_all"),
    "victim": Reason("SI-1.15", "as_card_says"),
    "double": Reason("SI-1.15", "one_world"),
    "ready": Reason("SI-1.15", "as_card_says"),
    "fallen": Reason("SI-1.15", "as_card_says"),
    "refill": Reason("SI-1.15", "as_card_says"),
    "buy_back": Reason("SI-1.15", "yes_or_no"),
    "ransom": Reason("SI-1.15", "yes_or_no"),
    "system_draw": Reason("SI-9.5", "draw_or_pass"),
    "censure": Reason("SI-10.2", "spare_one"),
    "tax": Reason("SI-10.3", "spare_one"),
}
