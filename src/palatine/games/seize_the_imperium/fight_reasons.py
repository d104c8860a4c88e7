"""Why not, in fights and for Reactions: who takes part, who may target whom, what may be played."""

from palatine.core.atoms import name_of
from palatine.core.decisions import Reason
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import TACTICS, TacticCard
from palatine.games.seize_the_imperium.cards.vocabulary import Attack
from palatine.games.seize_the_imperium.lacks import (
    Check,
    character_of,
    costs_too_much,
    is_full,
    not_in_hand,
    not_own_unit,
    not_own_world,
    unit_of,
    unready,
    unusable,
    world_of,
)
from palatine.games.seize_the_imperium.rules.exchange import retreating
from palatine.games.seize_the_imperium.rules.filters import is_attacking, is_enemy, type_of
from palatine.games.seize_the_imperium.rules.modifiers import attack, keyword
from palatine.games.seize_the_imperium.rules.moments import IN_ACTION, fits_moment
from palatine.games.seize_the_imperium.rules.playing import has_side, least_cost
from palatine.games.seize_the_imperium.rules.reactions import under
from palatine.games.seize_the_imperium.rules.table import is_disputed_character, unit
from palatine.games.seize_the_imperium.rules.targets import (
    any_bonus,
    fight_of,
    is_hidden,
    is_striking,
    may_target,
)
from palatine.games.seize_the_imperium.state import Galaxy, Moment, Unit

# Conquest Actions, and going home


def of_conquest(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Another's World card where one has Units."""
    here = world_of(t, atom)
    if here is None:
        return Reason("SI-7.2", "not_on_table")
    if here.controller == seat:
        return Reason("SI-7.2", "your_own_world", {"card": atom})
    return Reason("SI-7.2", "no_units_there", {"card": atom})


def of_home(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Another own World card with room."""
    missing = not_own_world("SI-8.6")(t, seat, atom)
    if missing is None and unit(t, t.choosing).at == atom:
        return Reason("SI-8.6", "leaves_there", {"card": t.choosing})
    return missing or is_full(t, seat, atom)


def of_rescue(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """One's Unit cards at the World card that they must leave."""
    missing = not_own_unit("SI-8.7")(t, seat, atom)
    return missing or Reason("SI-8.7", "not_there", {"card": atom})


def of_garrison(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """One's Unit cards at the World card that was Conquered."""
    missing = not_own_unit("SI-8.4")(t, seat, atom)
    return missing or Reason("SI-8.4", "not_there", {"card": atom})


def of_retreat(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """The Defender's Fleet cards in the fight."""
    missing = not_own_unit("SI-7.11")(t, seat, atom) or outside(t, atom)
    if missing is None and atom not in retreating(t, seat):
        return Reason("SI-7.11", "fleets_retreat", {"card": atom})
    return missing


# Targets


def outside(t: Galaxy, atom: str) -> Reason | None:
    """A Unit that takes no part in the fight."""
    one = unit_of(t, atom)
    if one is None:
        return Reason("SI-7.3", "not_on_table")
    is_here = t.conquest is not None and one.at == t.conquest.world
    return None if is_here else Reason("SI-7.3", "not_in_fight", {"card": atom})


def of_aim(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """An own Unit that may target now, and has somebody to target."""
    missing = outside(t, atom)
    if missing is not None:
        return missing
    one = unit(t, atom)
    if one.owner != seat:
        return Reason("SI-12.3", "not_your_unit", {"card": atom})
    rule = "SI-7.5" if is_attacking(t, seat) else "SI-7.8"
    is_able = may_target(t, one)
    return Reason(rule, "nobody_to_target", {"card": atom}) if is_able else unable(t, one)


def unable(t: Galaxy, one: Unit) -> Reason:
    """A Unit that may not target in this Step at all."""
    facts = {"card": one.id}
    if attack(t, one, None).value < 1 and not any_bonus(t, one):
        return Reason("SI-11.5", "no_att", {**facts})
    if is_striking(t):
        return Reason("SI-11.19", "no_strike", {**facts})
    if one.id in fight_of(t).struck:
        return Reason("SI-7.14", "has_struck", {**facts})
    return Reason("SI-11.7", "troop_waits", {**facts})


def of_target(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """A Unit of the other side that this one can reach."""
    missing = outside(t, atom)
    if missing is not None:
        return missing
    one, other = unit(t, t.choosing), unit(t, atom)
    attacking = is_attacking(t, one.owner)
    if is_attacking(t, other.owner) == attacking:
        return Reason("SI-7.5" if attacking else "SI-7.8", "own_side", {"card": atom})
    if attack(t, one, other).value < 1:
        return Reason("SI-11.5", "no_att", {"card": one.id})
    is_troop, kind = type_of(t, one) == "Troop", type_of(t, other)
    if is_troop and attacking and kind not in ("Troop", "Installation"):
        return Reason("SI-7.5", "troops_on_ground", {"card": one.id})
    if is_troop and not attacking and kind != "Troop":
        return Reason("SI-7.8", "troops_on_troops", {"card": one.id})
    return stays_hidden(t, other) if is_hidden(t, other) else None


def stays_hidden(t: Galaxy, other: Unit) -> Reason:
    """A Fleet with Support, or a Troop, that has not targeted."""
    if type_of(t, other) == "Fleet" and keyword(t, other, "Support") > 0:
        return Reason("SI-11.18", "has_support", {"card": other.id})
    return Reason("SI-7.7", "stays_back", {"card": other.id})


def of_world_target(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """The World card that is fought for, by the Attacker alone, and never as part of a split."""
    if world_of(t, atom) is None:
        return Reason("SI-7.5", "not_on_table")
    if atom != fight_of(t).world:
        return Reason("SI-7.5", "not_fought_for", {"card": atom})
    if not is_attacking(t, unit(t, t.choosing).owner):
        return Reason("SI-7.8", "own_side", {"card": atom})
    if attack(t, unit(t, t.choosing), None).value < 1:
        return Reason("SI-11.5", "no_att", {"card": t.choosing})
    return Reason("SI-11.10", "not_split_with_world")


# Reactions


def moment_of(t: Galaxy) -> Moment:
    """The moment for which Reaction cards are asked."""
    assert t.moment is not None
    return under(t) if t.moment == "response" else t.moment


def of_reaction(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """A Reaction card from the hand: at its moments, for its cost, on its side of a fight."""
    missing = not_in_hand("SI-12.5")(t, seat, atom)
    if missing is not None:
        return missing
    face, moment = name_of(atom), moment_of(t)
    if face not in TACTICS:
        return Reason("SI-12.5", "no_reaction", {"card": atom})
    card = TACTICS[face]
    is_in_time = card.on == "own" or (t.conquest is not None and moment in IN_ACTION)
    if not is_in_time or not fits_moment(t, seat, card.window, moment):
        return Reason("SI-R65", "not_now", {"card": atom})
    if any(each.seat == seat and each.face == face for each in t.banned):
        return Reason("SI-R68", "was_refused", {"card": atom})
    poor = costs_too_much("SI-12.5", atom, least_cost(card), t.resources[seat])
    return poor or without_use(t, seat, atom, card, moment)


def without_use(t: Galaxy, seat: Seat, atom: str, card: TacticCard, moment: Moment) -> Reason:
    """A card that is for the other side, or that finds nothing to lie on or to work on."""
    if card.on != "own" and not has_side(t, seat, card, moment):
        return Reason("SI-12.5", "not_your_side", {"card": atom})
    if any(each.face == card.id and each.host for each in t.reactions):
        return Reason("SI-12.7", "copy_lies_there", {"card": atom})
    return Reason("SI-12.5", "nothing_to_do", {"card": atom})


def of_ability(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """An ability of a card in play, at this moment."""
    moment = t.moment
    assert moment is not None
    return unusable(t, seat, atom, lambda each: fits_moment(t, seat, each.window, moment))


def of_host(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """What the card may lie on: no second copy at a time."""
    missing = outside(t, atom)
    if missing is not None:
        return missing
    face = t.plays[-1].face
    if any(each.face == face and each.host == atom for each in t.reactions):
        return Reason("SI-12.7", "copy_lies_there", {"card": atom})
    return Reason("SI-12.5", "not_meant", {"card": atom})


def of_helper(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """An own undepleted Character of the class that the card names."""
    one = character_of(t, atom)
    if one is None:
        return Reason("SI-12.3", "not_on_table")
    if one.owner != seat:
        return Reason("SI-12.3", "not_your_card", {"card": atom})
    if one.depleted or is_disputed_character(t, one):
        return unready(t, atom)
    return Reason("SI-12.6", "wrong_class", {"card": atom})


def of_pick(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """A Unit in the fight that the card is about; an enemy's that stays back can't be attacked."""
    missing = outside(t, atom)
    if missing is not None:
        return missing
    face, other = t.plays[-1].face, unit(t, atom)
    is_attack = face in TACTICS and any(isinstance(op, Attack) for op in TACTICS[face].ops)
    if is_attack and is_enemy(t, seat, other) and is_hidden(t, other):
        return stays_hidden(t, other)
    return Reason("SI-12.14", "not_meant", {"card": atom})


def of_scrap(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """A Unit card from the hand."""
    missing = not_in_hand("SI-1.15")(t, seat, atom)
    return missing or Reason("SI-1.15", "no_unit_card", {"card": atom})


UNIT_FAMILIES = ("unit", "counter", "tactic")
IN_FIGHTS: dict[str, dict[str, Check]] = {
    "conquer": {"world": of_conquest},
    "home": {"world": of_home},
    "rescue": {"unit": of_rescue, "counter": of_rescue},
    "garrison": {"unit": of_garrison, "counter": of_garrison},
    "retreat": {"unit": of_retreat, "counter": of_retreat},
    "aim": dict.fromkeys(UNIT_FAMILIES, of_aim),
    "target": {**dict.fromkeys(UNIT_FAMILIES, of_target), "world": of_world_target},
    "targets": {**dict.fromkeys(UNIT_FAMILIES, of_target), "world": of_world_target},
    "window": {
        **dict.fromkeys(("unit", "world", "character"), of_ability),
        "hand": of_reaction,
    },
    "host": {"unit": of_host},
    "activate": {"character": of_helper},
    "assist": {"character": of_helper},
    "pick": dict.fromkeys(UNIT_FAMILIES, of_pick),
    "sacrifice": dict.fromkeys(UNIT_FAMILIES, of_pick),
    "scrap": {"hand": of_scrap},
}
