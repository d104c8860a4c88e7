"""What can never be true of a table: the checks of the conformance kit and of positions.

Most of a state follows from its decks, its identity cards and what happened in public. So we go
through that again, and it must lead to this state.
"""

from collections import Counter
from collections.abc import Iterator

from palatine.core.cards import Handle, faces_of
from palatine.core.seats import Seat, seats
from palatine.games.besides_the_emperor.components import DECK, SIZES, pool_of
from palatine.games.besides_the_emperor.ledger import hands_before
from palatine.games.besides_the_emperor.rules.identity_cards import exchanged
from palatine.games.besides_the_emperor.rules.winning import is_a_rebel_alive
from palatine.games.besides_the_emperor.state import (
    EMPEROR,
    LOYALIST,
    REBEL,
    Aimed,
    Court,
    Died,
    Looked,
    Mixed,
    Reshuffled,
    Showed,
    Slots,
    Swapped,
    deck,
)


def faults(t: Court) -> Iterator[str]:
    """Each sentence names something impossible; a sound table has none."""
    if t.players not in SIZES:
        yield f"{t.players} players can't play"
        return
    if t.phase == "setup":
        yield from fault_of_setup(t)
        return
    for check in (fault_of_sizes, fault_of_seats, fault_of_identities, fault_of_cards):
        found = list(check(t))
        yield from found
        if found:
            return
    yield from fault_of_turns(t)


def fault_of_setup(t: Court) -> Iterator[str]:
    """Anything on the table before the deal."""
    if any((t.circle, t.faces, t.slots, t.decks, t.hands, t.history, t.pending, t.result)):
        yield "something lies on the table before the deal"


def fault_of_sizes(t: Court) -> Iterator[str]:
    """Lists without an entry for each player, and numbers out of range."""
    if not len(t.skips) == len(t.hands) == len(t.slots) == t.players:
        yield "there are not as many hands, identities and counters as players"
    elif any(len(cards) != 3 for cards in t.slots):
        yield "a player does not have three identity cards"
    if any(skips < 0 for skips in t.skips) or t.round < 0 or t.turn < 0 or t.drawn < 0:
        yield "a number is less than nothing"
    if not t.decks or t.drawn > len(t.decks[-1]):
        yield "more cards were drawn than the deck had"


def fault_of_seats(t: Court) -> Iterator[str]:
    """What is wrong with who is alive and who is named."""
    dead = [deed.seat for deed in t.history if type(deed) is Died]
    if sorted((*t.circle, *dead)) != list(seats(t.players)):
        yield "the living and the dead are not all players, each once"
        return
    aims = [deed.seat for deed in t.history if type(deed) is Aimed]
    waiting = [p for c in t.pending for p in (c.caster, c.target, c.clock, c.sender)]
    named = (t.emperor, t.active, t.speaker, *t.standing, *aims, *waiting)
    if not all(p in seats(t.players) for p in named):
        yield "somebody is named who does not sit here"
    elif t.result is None and not {t.emperor, t.active, *t.standing} <= set(t.circle):
        yield "a dead player has a turn, a crown or a say"
    elif any(not {c.target, c.clock} <= set(t.circle) for c in t.pending if t.result is None):
        yield "a Condemn waits for the dead"
    elif any(not is_lawful(t, c.caster, c.target, c.clock, c.sender) for c in t.pending):
        yield "a Condemn is aimed at its own sender, or waits for a stranger"
    if list(t.standing) != sorted(set(t.standing)):
        yield "the standing passes are not in the order of the seats, each once"


def is_lawful(t: Court, caster: Seat, target: Seat, clock: Seat, sender: Seat) -> bool:
    """Whether these can be in a Condemn: not aimed at its sender, and with a lawful clock."""
    return target != sender and caster in (target, sender) and clock in (caster, t.emperor)


def fault_of_identities(t: Court) -> Iterator[str]:
    """Identity cards that don't fit what was dealt, shuffled, swapped and seen."""
    if len(t.faces) < 3 * t.players or len(t.seen) != len(t.faces):
        yield "there are not as many identity cards as were seen"
        return
    dealt = [first_three(p) for p in seats(t.players)]
    thirds = sorted(tuple(Counter(faces_of(t, cards)).elements()) for cards in map(tuple, dealt))
    pool = [tuple(Counter((LOYALIST, REBEL, third)).elements()) for third in pool_of(t.players)]
    if sorted(map(sorted, thirds)) != sorted(map(sorted, pool)):
        yield f"the identity cards are not those of {t.players} players"
    elif EMPEROR not in faces_of(t, dealt[t.emperor]):
        yield "the Emperor does not have the Emperor card"
    else:
        yield from fault_of_moves(t)


def first_three(seat: Seat) -> Slots:
    """The cards that a player was dealt."""
    cards: Slots = tuple(range(3 * seat, 3 * seat + 3))  # type: ignore[arg-type]
    return cards


class Table:
    """Where identity cards are and who has seen them, played through again."""

    def __init__(self, t: Court) -> None:
        self.t = t
        self.slots = [first_three(p) for p in seats(t.players)]
        self.seen = [{Seat(n // 3)} for n in range(3 * t.players)]
        self.shown: list[Handle] = []
        self.face_up: list[Handle] = []

    def show(self, card: Handle) -> None:
        """Turn a card face up."""
        self.shown += [card] if card not in self.shown else []
        self.face_up += [card] if card not in self.face_up else []

    def mix(self, deed: Mixed) -> bool:
        """Give a player's cards new handles; whether this was a proper shuffle."""
        fresh = tuple(range(len(self.seen), len(self.seen) + 3))
        before, after = (sorted(faces_of(self.t, cards)) for cards in (deed.before, deed.after))
        if self.slots[deed.seat] != deed.before or deed.after != fresh or before != after:
            return False
        self.slots[deed.seat] = deed.after
        self.seen += [{deed.seat} for _ in fresh]
        self.face_up = [card for card in self.face_up if card not in deed.before]
        return True

    def swap(self, deed: Swapped) -> bool:
        """Swap two cards; whether they were there."""
        mine, theirs = self.slots[deed.seat], self.slots[deed.target]
        if deed.given not in mine or deed.taken not in theirs or deed.seat == deed.target:
            return False
        if EMPEROR in faces_of(self.t, (deed.given, deed.taken)) or deed.target == self.t.emperor:
            return False
        self.slots = [exchanged(cards, deed.given, deed.taken) for cards in self.slots]
        for card in (deed.given, deed.taken):
            self.seen[card] |= {deed.seat, deed.target}
        self.face_up = [c for c in self.face_up if c not in (deed.given, deed.taken)]
        return True


def fault_of_moves(t: Court) -> Iterator[str]:
    """Go through all shuffles, swaps and looks, and compare the result with the state."""
    table = Table(t)
    for deed in t.history:
        is_sound = True
        if type(deed) is Mixed:
            is_sound = table.mix(deed)
        elif type(deed) is Swapped:
            is_sound = table.swap(deed)
        elif type(deed) is Looked:
            table.seen[deed.card].add(deed.seat)
        elif type(deed) is Showed:
            table.show(deed.card)
        elif type(deed) is Aimed:
            is_sound = deed.cards == table.slots[deed.seat]
        if not is_sound:
            yield "identity cards were shuffled or swapped that did not lie there"
            return
    if tuple(table.slots) != t.slots or len(table.seen) != len(t.faces):
        yield "the identity cards do not lie where they were moved"
    elif tuple([tuple(sorted(who)) for who in table.seen]) != t.seen:
        yield "identity cards were seen by others than have looked at them"
    elif (tuple(table.shown), tuple(table.face_up)) != (t.shown, t.face_up):
        yield "other identity cards lie face up than were shown"
    elif any((t.faces[card] == EMPEROR) and card not in t.shown for card in range(len(t.faces))):
        yield "the Emperor card lies face down"


def fault_of_cards(t: Court) -> Iterator[str]:
    """Ability cards that appeared or went missing, and hands that are not what they should be."""
    if len(t.decks) != 1 + sum(type(deed) is Reshuffled for deed in t.history):
        yield "there are not as many decks as were shuffled"
        return
    *_, (_, hands) = hands_before(t.players, t.decks, t.history)
    if hands != t.hands:
        yield "the hands are not those that were drawn, played and stolen"
    waiting = ("condemn",) * len(t.pending) + ((t.announced,) if t.announced else ())
    held = [card for hand in t.hands for card in hand]
    if sorted((*deck(t), *held, *t.discard, *waiting)) != sorted(DECK):
        yield "the ability cards are not those of the box"
    if sorted(t.decks[0]) != sorted(DECK):
        yield "the first deck was not the whole box"


def fault_of_turns(t: Court) -> Iterator[str]:
    """A phase that does not fit the table."""
    if (t.phase == "over") != (t.result is not None):
        yield "the game is over without a result, or has a result without being over"
    if (t.phase in ("instinct", "action")) != (t.announced is not None):
        yield "a card takes effect that nobody has played, or a played one does not"
    if t.result is None and not is_a_rebel_alive(t):
        yield "no Rebel is alive, and the game goes on"
    if any(condemn.turn > t.turn for condemn in t.pending):
        yield "a Condemn was cast in a turn to come"
    if t.round_limit != "off" and t.round > int(t.round_limit):
        yield f"round {t.round} is over the limit"
    need = {"trim": 1, "discard": 2}.get(t.phase, -1)
    if len(t.hands[t.active]) <= need:
        yield "there is nothing to discard"
