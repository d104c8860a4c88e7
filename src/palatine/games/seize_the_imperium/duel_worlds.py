"""Other worlds of a duel: other pools, and other Tactics brought to it in secret.

A card keeps its handle for the whole game. What was seen of a pool stays. The rest of it may be any
other cards of the deck, as long as every set of Tactics ever brought was possible.
"""

from functools import partial
from random import Random

from palatine.core.atoms import PLAYERS
from palatine.core.cards import faces_of, without
from palatine.core.decisions import Answer
from palatine.core.game import Script
from palatine.core.seats import Seat, Viewer, changed, seats
from palatine.games.seize_the_imperium.cards import TACTICS, UNITS
from palatine.games.seize_the_imperium.dealt_piles import TRIES, deal_anew, exchange_all
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.rules.duel import TACTIC_BUDGET, tactic_points
from palatine.games.seize_the_imperium.rules.hands_and_decks import unchosen
from palatine.games.seize_the_imperium.rules.table import replace
from palatine.games.seize_the_imperium.state import Galaxy


def duel_world(t: Galaxy, viewer: Viewer, random: Random) -> Galaxy:
    """A state that looks like the real one to this viewer."""
    new = t.copy()
    deal_anew(new, t.system_decks[0], random)
    for seat in seats(t.players):
        if seat != viewer:
            new = other_pool(new, seat, random)
    return new


def other_pool(t: Galaxy, seat: Seat, random: Random) -> Galaxy:
    """The table with other cards in a player's pool, and perhaps others brought to this duel."""
    hidden = dict.fromkeys((*t.hands[seat], *t.resting[seat], *unchosen(t, seat)))
    loose = [card for card in hidden if card not in t.shown and card < t.dealt]
    piles = [tuple([c for c in loose if t.faces[c] in family]) for family in (UNITS, TACTICS)]
    for _ in range(TRIES):
        new = t.copy()
        for pile in piles:
            deal_anew(new, pile, random)
        if new.resting[seat]:
            arm_anew(new, seat, random)
        if are_arms_possible(new, seat):
            return new
    new = t.copy()
    exchange_all(new, piles, partial(are_arms_possible, new, seat), random)
    return new


def are_arms_possible(t: Galaxy, seat: Seat) -> bool:
    """Whether this player could have brought all the Tactics they ever brought to a duel."""
    arms = [each.cards for each in t.choices if each.seat == seat and each.kind == "arm"]
    return all(sum(map(tactic_points, faces_of(t, cards))) <= TACTIC_BUDGET for cards in arms)


def arm_anew(t: Galaxy, seat: Seat, random: Random) -> None:
    """Put other Tactics of the pool into the hand."""
    armed = tuple([card for card in t.hands[seat] if card < t.dealt])
    free = [c for c in (*armed, *t.resting[seat]) if t.faces[c] in TACTICS]
    new = tuple(random.sample(free, len(armed)))
    back = without(t.hands[seat], armed)
    t.resting = changed(t.resting, seat, without((*t.resting[seat], *armed), new))
    t.hands = changed(t.hands, seat, (*new, *back))
    last = max([n for n, c in enumerate(t.choices) if c.seat == seat and c.kind == "arm"])
    played = tuple([card for card in t.choices[last].cards if card not in armed])
    choice = replace(t.choices[last], cards=(*played, *new))
    t.choices = (*t.choices[:last], choice, *t.choices[last + 1 :])


def duel_script(t: Galaxy) -> Script:
    """The chances and secret choices that bring a duel to this state."""
    sizes = [len(DECKS[name].cards("assets")) for name in t.decks]
    worlds = t.faces[sum(sizes) : t.dealt]
    first = (PLAYERS.atom[t.first],)
    deal: dict[str, tuple[tuple[str, ...], ...]] = {"worlds": (worlds,), "first_player": (first,)}
    answers: dict[str, tuple[Answer, ...]] = {}
    for each in t.choices:
        key = f"{each.kind}:{each.seat}"
        atoms = tuple(sorted([f"hand:{face}" for face in faces_of(t, each.cards)]))
        answers[key] = (*answers.get(key, ()), atoms)
    return Script(deal, answers)
