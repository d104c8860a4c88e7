"""Other worlds: deal again what a viewer can't know, consistent with all that they have seen.

We play through the whole history of the asset deck again. What the viewer saw binds a card to a
face; we choose again what others did in secret (which cards they kept, what they put on top or
below). We throw away choices that can't lead to what was seen. The more often that happens, the
closer the next try stays to what really happened, which always fits.
"""

from collections import Counter
from random import Random

from palatine.core.atoms import PLAYERS
from palatine.core.cards import Handle, faces_of
from palatine.core.errors import NoWorld
from palatine.core.game import Script
from palatine.core.seats import Seat, Viewer, seats
from palatine.games.to_be_emperor.dealt_means import dealt_means
from palatine.games.to_be_emperor.rules.abilities import is_affordable, least_needed
from palatine.games.to_be_emperor.rules.table import card_atoms, gives, resources
from palatine.games.to_be_emperor.state import DECK, ICON, Flow, Forum

TRIES = 24


class Misfit(Exception):
    """Choices that can't lead to what the viewer has seen."""


def worlds(t: Forum, viewer: Viewer, random: Random) -> Forum:
    """A state that looks like the real one to this viewer."""
    if not t.hands:
        return t.copy()
    new = t.copy()
    for number in range(TRIES + 1):
        telling = Telling(t, viewer, random, truth=number / TRIES)
        try:
            telling.tell_into(new)
        except Misfit:
            if number == TRIES:
                raise NoWorld("no deal of the asset cards explains what was seen") from None
            continue
        if is_possible(new, viewer):
            break
    else:
        telling.make_affordable(new)
    hidden = list(t.senate_order[t.seated :])
    random.shuffle(hidden)
    new.senate_order = (*t.senate_order[: t.seated], *hidden)
    return new


def is_possible(t: Forum, viewer: Viewer) -> bool:
    """Whether the player who chose an ability has the cards for it."""
    if t.phase != "main" or t.step != "spend" or t.using is None or t.active == viewer:
        return True
    return is_affordable(t, t.active, t.using)


class Telling:
    """One possible history of the asset cards. Cards are places in the shuffled deck."""

    def __init__(self, t: Forum, viewer: Viewer, random: Random, truth: float) -> None:
        self.t, self.viewer, self.random, self.truth = t, viewer, random, truth
        self.deck: list[Handle] = [Handle(n) for n in range(len(t.faces))]
        self.hands: list[list[Handle]] = [[] for _ in seats(t.players)]
        self.faces: dict[Handle, str] = {}
        self.left = Counter(t.faces)

    def tell_into(self, new: Forum) -> None:
        """Go through the history, then deal the faces that are still loose."""
        new.flow = tuple([self.again(flow, flow is self.t.flow[-1]) for flow in self.t.flow])
        new.deck = tuple(self.deck)
        new.hands = tuple(map(tuple, self.hands))
        loose = list(self.left.elements())
        self.random.shuffle(loose)
        every = [Handle(n) for n in range(len(self.t.faces))]
        new.faces = tuple([self.faces.get(card) or loose.pop() for card in every])

    def make_affordable(self, new: Forum) -> None:
        """Deal the loose faces so that the player can use the announced ability."""
        active, resource = new.active, new.using
        assert resource is not None
        hand = [card for card in new.hands[active] if card not in self.faces]
        others = [Handle(n) for n in range(len(new.faces)) if n not in self.faces and n not in hand]
        loose = list(faces_of(new, (*hand, *others)))
        worths = [gives(new, c)[ICON[resource]] for c in card_atoms(new, (*hand, *others))]
        has = resources(new, active)[ICON[resource]] - sum(worths[: len(hand)])
        need = least_needed(new, active, resource) - has
        order = dealt_means(worths, len(hand), need, self.random)
        faces = dict(zip((*hand, *others), [loose[n] for n in order], strict=True))
        new.faces = tuple([faces.get(Handle(n), face) for n, face in enumerate(new.faces)])

    def again(self, flow: Flow, is_last: bool) -> Flow:
        """The same event, with the cards of this telling."""
        if flow.kind == "played":
            return Flow("played", flow.seat, (self.played(flow),))
        cards = self.top(len(flow.cards))
        if flow.kind == "turned" or flow.seat == self.viewer:
            for card, face in zip(cards, faces_of(self.t, flow.cards), strict=True):
                self.bind(card, face)
        if flow.kind == "studied":
            return self.studied(flow, cards, is_last)
        if flow.kind == "drew":
            self.hands[flow.seat] += cards
        return Flow(flow.kind, flow.seat, cards)

    def top(self, count: int) -> tuple[Handle, ...]:
        """Take cards from the top of the deck."""
        taken = tuple(self.deck[:count])
        del self.deck[:count]
        return taken

    def bind(self, card: Handle, face: str) -> None:
        """Give this card this face."""
        if card in self.faces:
            if self.faces[card] != face:
                raise Misfit
            return
        if not self.left[face]:
            raise Misfit
        self.left[face] -= 1
        self.faces[card] = face

    def played(self, flow: Flow) -> Handle:
        """Choose which card of the hand was the one shown."""
        face, hand = self.t.faces[flow.cards[0]], self.hands[flow.seat]
        fitting = [card for card in hand if self.faces.get(card) == face]
        if self.left[face] and flow.seat != self.viewer:
            fitting += [card for card in hand if card not in self.faces]
        if not fitting:
            raise Misfit
        card = fitting[0] if flow.seat == self.viewer else self.choice(fitting, flow.cards[0])
        self.bind(card, face)
        hand.remove(card)
        return card

    def choice(self, fitting: list[Handle], true: Handle) -> Handle:
        """One of these; the true one, if this telling keeps to the truth here."""
        is_true = true in fitting and self.random.random() < self.truth
        return true if is_true else self.random.choice(fitting)

    def studied(self, flow: Flow, cards: tuple[Handle, ...], is_last: bool) -> Flow:
        """What was kept and what went back where: as the viewer chose, or at random."""
        is_open = is_last and self.t.phase == "main" and self.t.step in ("keep", "sort")
        order = list(cards)
        if flow.seat == self.viewer or self.random.random() < self.truth:
            places = [flow.cards.index(c) for c in (*flow.kept, *flow.top, *flow.bottom)]
            order = [cards[place] for place in places]
            cut = len(flow.kept) + len(flow.top)
        else:
            self.random.shuffle(order)
            cut = self.random.randint(len(flow.kept), len(order))
        kept = tuple([card for card in cards if card in order[: len(flow.kept)]])
        self.hands[flow.seat] += kept
        if is_open:
            return Flow("studied", flow.seat, cards, kept)
        top, bottom = tuple(order[len(kept) : cut]), tuple(order[cut:])
        self.deck = [*top, *self.deck, *bottom]
        return Flow("studied", flow.seat, cards, kept, top, bottom)


def script(t: Forum) -> Script:
    """The chances and secret choices that bring a table to this state."""
    if not t.hands:
        return Script({}, {})
    first = Seat((t.first - (t.round - 1)) % t.players)
    deal: dict[str, tuple[tuple[str, ...], ...]] = {
        "assets": (t.faces,),
        "senators": (t.senate_order,),
        "first_player": ((PLAYERS.atom[first],),),
    }
    asked = [flow for flow in t.flow if flow.kind == "studied" and len(flow.kept) < len(flow.cards)]
    keeps = [tuple(sorted(card_atoms(t, flow.kept))) for flow in asked if flow.kept]
    sorts = [
        (*card_atoms(t, flow.top), DECK, *card_atoms(t, flow.bottom))
        for flow in asked
        if flow.top or flow.bottom
    ]
    return Script(deal, {"keep": tuple(keeps), "sort": tuple(sorts)})
