"""Chapter 12, playing: which Reaction cards could be allocated now, and where."""

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import CHARACTERS, TACTICS, Activated, TacticCard
from palatine.games.seize_the_imperium.cards.ops.op import Op
from palatine.games.seize_the_imperium.cards.vocabulary import read_filter
from palatine.games.seize_the_imperium.rules.abilities import picks
from palatine.games.seize_the_imperium.rules.filters import fits
from palatine.games.seize_the_imperium.rules.moments import fits_moment
from palatine.games.seize_the_imperium.rules.table import (
    characters_of,
    is_disputed_character,
    units_at,
    world,
)
from palatine.games.seize_the_imperium.state import Galaxy, Moment


def is_playable(t: Galaxy, seat: Seat, face: str, moment: Moment) -> bool:
    """Whether a player could allocate this Reaction card now, if they held it [SI-12.5]."""
    card = TACTICS[face]
    if not fits_moment(t, seat, card.window, moment) or t.resources[seat] < card.least_cost:
        return False
    if any(each.seat == seat and each.face == face for each in t.banned):  # [SI-R68]
        return False
    if card.on == "own":
        return is_of_use(t, seat, card)
    return is_playable_here(t, seat, card, moment)


def is_playable_here(t: Galaxy, seat: Seat, card: TacticCard, moment: Moment) -> bool:
    """Whether a card has a host, something to pick, and something to eliminate for it."""
    if not has_side(t, seat, card, moment) or not hosts(t, seat, card):
        return False
    if card.sacrifice and not sacrifices(t, seat, card):
        return False
    return not card.pick or bool(pickable(t, seat, card, card.pick, ""))


def has_side(t: Galaxy, seat: Seat, card: TacticCard, moment: Moment) -> bool:
    """Whether a card is for this player's side; some are for one side at one Step of a fight."""
    fight = t.conquest
    assert fight is not None
    is_attacker, is_side = seat == fight.attacker, seat in (fight.attacker, fight.defender)
    for op in card.ops:
        if (own := op.has_side(fight, seat, moment)) is not None:
            return own
    if card.window == "after_targets":  # against Units that have just targeted
        return is_side and is_attacker == (moment == "after_targets_2")
    if card.window == "step_1":
        return is_attacker
    if card.window == "step_4":
        return is_attacker and is_of_use(t, seat, card)
    return card.on != "action" or bool(units_at(t, fight.world, seat))


def is_of_use(t: Galaxy, seat: Seat, card: TacticCard) -> bool:
    """Whether a card would do something, by itself or with one of its player's Characters."""
    if not is_idle(t, seat, card, card.ops):
        return True
    return bool(helpers(t, seat, of_use(t, seat, card)))


def is_idle(t: Galaxy, seat: Seat, card: TacticCard, ops: tuple[Op, ...]) -> bool:
    """Whether effects have nothing to work on, wait for an Exchange that will not come, or would
    add one that may not come [SI-R119]."""
    purse = t.resources[seat] - card.least_cost
    if not all(op.is_of_use(t, seat, purse) for op in ops):
        return True
    fight = t.conquest
    if fight is None:
        return False
    is_last = fight.exchange >= fight.exchanges + sum([op.more_exchanges for op in ops])
    return any(op.is_too_late(fight, is_last) for op in ops)


def of_use(t: Galaxy, seat: Seat, card: TacticCard) -> tuple[Activated, ...]:
    """A card's Activated abilities that would do something now."""
    return tuple([each for each in card.activated if not is_idle(t, seat, card, each.ops)])


def helpers(t: Galaxy, seat: Seat, options: tuple[Activated, ...]) -> tuple[str, ...]:
    """A player's Characters that could deplete for one of these [SI-12.6]."""
    wanted = [each.by for each in options]
    own = [one for one in characters_of(t, seat) if not one.depleted]
    free = [one for one in own if not is_disputed_character(t, one)]
    return tuple([one.id for one in free if CHARACTERS[one.face].profession in wanted])


def hosts(t: Galaxy, seat: Seat, card: TacticCard) -> tuple[str, ...]:
    """What a card can go on: one copy at a time on each [SI-12.7] [SI-R69]."""
    fight = t.conquest
    assert fight is not None
    if card.on in ("action", "world"):
        found = [fight.world]
    else:
        wanted = read_filter(card.on)
        here = [u for u in units_at(t, fight.world) if u.id.startswith("unit:")]
        here = [each for each in here if all(op.may_pick(t, each) for op in card.ops)]
        found = [each.id for each in here if fits(t, each, wanted)]
    taken = [each.host for each in t.reactions if each.face == card.id]
    return tuple([each for each in found if each not in taken])


def sacrifices(t: Galaxy, seat: Seat, card: TacticCard) -> tuple[str, ...]:
    """What can be eliminated for a card and is not set aside for another."""
    taken = [each for play in t.plays for each in play.sacrificed]
    return tuple([each for each in picks(t, seat, "", card.sacrifice, ()) if each not in taken])


def pickable(t: Galaxy, seat: Seat, card: TacticCard, text: str, host: str) -> tuple[str, ...]:
    """The Units that a card's player may choose."""
    found = picks(t, seat, "", text, card.ops, host)
    if card.window == "after_targets":
        assert t.conquest is not None
        aims = t.conquest.aims
        own = [a.unit for a in aims if is_covered(t, seat, a.target)]
        return tuple([each for each in found if each in own])
    return found


def is_covered(t: Galaxy, seat: Seat, target: str) -> bool:
    """Whether a target is the player's World card or Fleet."""
    if target.startswith("world:"):
        return world(t, target).controller == seat
    one = next((each for each in t.units if each.id == target), None)
    return one is not None and one.owner == seat and fits(t, one, read_filter("Fleet"))
