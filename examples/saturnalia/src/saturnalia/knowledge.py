"""What a viewer may lawfully know, and the worlds that are then possible."""

from collections.abc import Iterator
from random import Random

from palatine.core.cards import faces_of
from palatine.core.game import Script
from palatine.core.seats import PUBLIC, Viewer
from saturnalia.state import BOX, Feast


def knowledge(t: Feast, viewer: Viewer) -> object:
    """Everything except the other players' cards and what was in the box."""
    table = (t.phase, t.held, t.coins, t.points, t.lord, t.given, t.deeds, len(t.dealt))
    if viewer == PUBLIC:
        return table
    own = [faces_of(t, box[2 * viewer : 2 * viewer + 2]) for box in t.dealt]
    return table, own


def worlds(t: Feast, viewer: Viewer, random: Random) -> Feast:
    """Deal again what the viewer has not seen; lords keep what they gave away."""
    new = t.copy()
    faces = list(t.faces)
    for number, box in enumerate(t.dealt):
        open_hands = [given.lord for given in t.given if given.feast == number]
        known = open_hands if viewer == PUBLIC else [*open_hands, viewer]
        loose = [tile for place, tile in enumerate(box) if place // 2 not in known]
        dealt = [t.faces[tile] for tile in loose]
        random.shuffle(dealt)
        for tile, face in zip(loose, dealt, strict=True):
            faces[tile] = face
    new.faces = tuple(faces)
    return new


def script(t: Feast) -> Script:
    """The boxes in their shuffled order; nobody answers in secret."""
    return Script({"box": tuple(faces_of(t, box) for box in t.dealt)}, {})


def faults(t: Feast) -> Iterator[str]:
    """Cards that appeared or went missing, and negative coins."""
    is_dealt = bool(t.box) or t.phase != "deal"
    if is_dealt and sorted(faces_of(t, t.box)) != sorted(BOX):
        yield "the box does not hold sixteen gift cards"
    if min(t.coins) < 0:
        yield "a player owes coins"
