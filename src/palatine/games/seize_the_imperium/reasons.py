"""Why not, for Reactions and effects: what may be played, on what, and with whom."""

from palatine.core.atoms import name_of
from palatine.core.decisions import Reason
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import TACTICS, TacticCard
from palatine.games.seize_the_imperium.cards.vocabulary import Attack
from palatine.games.seize_the_imperium.rules.allocation_phase import of_paying
from palatine.games.seize_the_imperium.rules.choosing_targets import stays_hidden
from palatine.games.seize_the_imperium.rules.filters import is_enemy
from palatine.games.seize_the_imperium.rules.moments import IN_ACTION, fits_moment
from palatine.games.seize_the_imperium.rules.playing import has_side, least_cost
from palatine.games.seize_the_imperium.rules.questions import (
    Check,
    at_moment,
    character_of,
    costs_too_much,
    not_in_fight,
    not_in_hand,
    of_units,
    refusing,
    unready,
)
from palatine.games.seize_the_imperium.rules.reactions import under
from palatine.games.seize_the_imperium.rules.reallocation_phase import (
    NOT_LAUNCHED,
    NOT_LAUNCHED_AT,
)
from palatine.games.seize_the_imperium.rules.table import is_disputed_character, unit
from palatine.games.seize_the_imperium.rules.targets import is_hidden
from palatine.games.seize_the_imperium.state import Galaxy, Moment


def why_not(t: Galaxy, seat: Seat, kind: str, atom: str) -> Reason | None:
    """The rule by which this is not offered; with no atom, or another thing than the question is
    about, what a right answer is."""
    values = (t.choosing,) if kind == "attack_at" else ()
    return CHECKS[kind](t, seat, atom, *values)


def moment_of(t: Galaxy) -> Moment:
    """The moment for which Reaction cards are asked."""
    assert t.moment is not None
    return under(t) if t.moment == "response" else t.moment


def of_reaction(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """A Reaction card from the hand: at its moments, for its cost, on its side of a fight."""
    missing = not_in_hand(t, seat, atom, "SI-12.5")
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
    assert t.moment is not None
    return at_moment(t, seat, atom, t.moment)


def of_host(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """What the card may lie on: no second copy at a time."""
    missing = not_in_fight(t, atom)
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
    missing = not_in_fight(t, atom)
    if missing is not None:
        return missing
    face, other = t.plays[-1].face, unit(t, atom)
    is_attack = face in TACTICS and any(isinstance(op, Attack) for op in TACTICS[face].ops)
    if is_attack and is_enemy(t, seat, other) and is_hidden(t, other):
        return stays_hidden(t, other)
    return Reason("SI-12.14", "not_meant", {"card": atom})


def of_scrap(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """A Unit card from the hand."""
    missing = not_in_hand(t, seat, atom, "SI-1.15")
    return missing or Reason("SI-1.15", "no_unit_card", {"card": atom})


ABILITIES = dict.fromkeys(("unit", "world", "character"), of_ability)
CHECKS: dict[str, Check] = {
    "window": refusing("SI-R65", "play_or_pass", **ABILITIES, hand=of_reaction),
    "x": refusing("SI-R73", "x_in_reach"),
    "host": refusing("SI-12.5", "one_host", unit=of_host),
    "leave": refusing("SI-12.8", "yes_or_no"),
    "activate": refusing("SI-12.6", "activate_or_pass", character=of_helper),
    "assist": refusing("SI-12.6", "activate_or_pass", character=of_helper),
    "pick": refusing("SI-1.15", "as_card_says", **of_units(of_pick)),
    "sacrifice": refusing("SI-12.4", "as_card_says", **of_units(of_pick)),
    "choose": refusing("SI-1.15", "one_kind"),
    "scrap": refusing("SI-1.15", "scrap_or_pass", hand=of_scrap),
    "sort": refusing("SI-1.15", "sort_all"),
    "double": refusing("SI-1.15", "one_world", world=of_paying),
    **dict.fromkeys(("victim", "ready", "fallen", "refill"), refusing("SI-1.15", "as_card_says")),
    **dict.fromkeys(("buy_back", "ransom"), refusing("SI-1.15", "yes_or_no")),
    "attack": NOT_LAUNCHED,
    "attack_at": NOT_LAUNCHED_AT,
}
