"""Chapter 7, elimination: Units and Characters leave the table, with everything on them."""

from palatine.core.cards import mint
from palatine.core.news import EVERYONE
from palatine.core.seats import changed
from palatine.games.seize_the_imperium.cards.ops.standing import FaceDown
from palatine.games.seize_the_imperium.cards.ops.supply import Return
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.faceup_cards import discard
from palatine.games.seize_the_imperium.rules.table import (
    character,
    character_card,
    is_unit_card,
    profile,
    push,
    unit,
)
from palatine.games.seize_the_imperium.state import Galaxy


def eliminate_unit(t: Galaxy, id_: str, to_hand: bool = False) -> None:
    """Remove a Unit from the table; a card goes to its owner's Discard Pile [SI-1.14]. Its counters
    fight on until the end of a Conquest Action, else they leave with it [SI-7.13] [SI-R43]."""
    one = unit(t, id_)
    t.units = tuple([each for each in t.units if each.id != id_])
    t.tell(EVERYONE, "unit_eliminated", player=one.owner, card=id_)
    is_fighting = t.conquest is not None and t.conquest.world == one.at
    if not is_fighting:
        t.units = tuple([each for each in t.units if each.host != id_])
    if is_unit_card(one):
        discard(t, one.owner, id_)
        if t.game == "duels":  # [SI-R111] it is back for the next one anyway
            return
        if to_hand:
            push(t, order_of_play.to_hand(one.owner, id_))
            return
        for op in profile(one).always(Return):
            push(t, order_of_play.buy_back(one.owner, id_, op.price))
    elif id_.startswith("tactic:"):
        owner = next(each.owner for each in t.reactions if each.id == id_)
        t.reactions = tuple([each for each in t.reactions if each.id != id_])
        discard(t, owner, id_)


def eliminate_character(t: Galaxy, id_: str) -> None:
    """Remove a Character from the table; one of them only turns facedown, and everyone knows it."""
    one = character(t, id_)
    t.characters = tuple([each for each in t.characters if each.id != id_])
    if character_card(one).always(FaceDown):
        (handle,) = mint(t, (one.face,))
        t.areas = changed(t.areas, one.owner, (*t.areas[one.owner], handle))
        t.shown += (handle,)
        t.tell(EVERYONE, "character_faced_down", player=one.owner, card=id_)
        return
    discard(t, one.owner, id_)
    t.tell(EVERYONE, "character_eliminated", player=one.owner, card=id_)
