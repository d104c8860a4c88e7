"""What a seat believes about identities: every way to deal them, weighed by all that it has heard.

A guess says for each player which face is at which place, as far as that is settled, and how many
Rebels and Loyalists are among the other cards. Cards that players see, shuffle and swap change
guesses and their weights by the laws of chance, without loss; two guesses that have become the same
are one. What people do counts too (`habits.py`): a Loyalist hardly ever condemns the Emperor.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from math import comb
from typing import Any

from palatine.bots.besides_the_emperor import habits
from palatine.core.news import Told
from palatine.core.seats import Seat

EMPEROR, LOYALIST, REBEL = "emperor", "loyalist", "rebel"
REBELS = {5: 2, 6: 3, 7: 3}
"""How many Rebels are in the pool, by the number of players."""

Bag = tuple[tuple[str | None, ...], int, int]
"""A player's cards: the faces that are settled by their places, and how many of the others are
Rebels and Loyalists. The Emperor's own card never counts."""
Guess = tuple[tuple[Bag, ...], tuple[Seat, ...]]
"""All players' cards, and which Rebels have condemned the Emperor in this round."""
NOTHING: tuple[str | None, ...] = (None, None, None)


def is_rebel(bag: Bag) -> bool:
    """Whether most of these cards are Rebels."""
    faces, rebels, loyalists = bag
    return rebels + faces.count(REBEL) > loyalists + faces.count(LOYALIST)


class Belief:
    """The weights of all guesses."""

    def __init__(self, seat: Seat, odds: habits.Odds = habits.BY_HAND) -> None:
        self.seat = seat
        self.emperor = Seat(-1)
        self.own: tuple[str, ...] = ()
        self.dead: list[Seat] = []
        self.weights: dict[Guess, float] = {}
        self.deeds = habits.Deeds(seat, odds)

    def hear(self, news: Iterable[Told], players: int) -> None:
        """Take in what has happened."""
        for told in news:
            facts: Mapping[str, Any] = told.facts
            if told.event == "identity_dealt":
                self.own = tuple(facts["identities"])
            elif told.event == "emperor_revealed":
                self.begin(facts["player"], players)
            elif self.weights and told.event in EVENTS:  # else the start was never heard
                EVENTS[told.event](self, facts)
            habit = self.deeds.hear(told.event, facts) if self.weights else None
            if habit is not None:
                self.weigh(habit)

    def begin(self, emperor: Seat, players: int) -> None:
        """Every way to deal the cards of the pool; then the seat's own cards, which it sees."""
        self.emperor = self.deeds.emperor = emperor
        self.deeds.circle = [Seat(p) for p in range(players)]
        others = [p for p in range(players) if p != emperor]
        for rebels in combinations(others, REBELS[players]):
            bags = [(NOTHING, 1 + (p in rebels), 2 - (p in rebels)) for p in range(players)]
            bags[emperor] = (NOTHING, 1, 1)
            self.weights[tuple(bags), ()] = 1 / comb(len(others), REBELS[players])
        for place, face in enumerate(self.own):
            self.see(self.seat, place, face)

    def change(self, rule: Callable[[Guess], Iterable[tuple[Guess, float]]]) -> None:
        """Turn every guess into others, each with a chance."""
        new: dict[Guess, float] = {}
        for guess, weight in self.weights.items():
            for other, chance in rule(guess):
                if chance:
                    new[other] = new.get(other, 0.0) + weight * chance
        total = sum(new.values())
        if total:  # else someone described an impossible table: keep the old belief
            self.weights = {guess: weight / total for guess, weight in new.items()}

    def weigh(self, habit: habits.Habit) -> None:
        """A player's act is likelier under some guesses than under others."""
        self.change(lambda guess: [(guess, habit(lambda p: self.is_rebel(guess, p)))])

    def is_rebel(self, guess: Guess, seat: Seat) -> bool:
        """Whether a player is a Rebel by this guess."""
        return seat != self.emperor and is_rebel(guess[0][seat])

    def see(self, seat: Seat, place: int, face: str) -> None:
        """A card is seen."""
        if face == EMPEROR:
            return
        self.change(
            lambda guess: [(put(guess, s), c) for s, f, c in ways(guess, seat, place) if f == face]
        )

    def settle(self, seat: Seat, place: int) -> None:
        """Settle an unseen card either way, since it will go elsewhere."""
        self.change(lambda guess: [(put(guess, s), c) for s, _, c in ways(guess, seat, place)])

    def mix(self, seat: Seat) -> None:
        """A player shuffles: what was known of single places is now known of the three together."""
        self.change(lambda guess: [(put(guess, (seat, mixed(guess[0][seat]))), 1.0)])

    def swap(self, one: Seat, place: int, other: Seat, others: int) -> None:
        """Two cards change places; at least one Rebel must be left."""
        self.settle(one, place)
        self.settle(other, others)

        def swapped(guess: Guess) -> list[tuple[Guess, float]]:
            (left, *rest), (right, *more) = guess[0][one], guess[0][other]
            given, taken = left[place], right[others]
            new = put(guess, (one, (placed(left, place, taken), *rest)))  # type: ignore[arg-type]
            new = put(new, (other, (placed(right, others, given), *more)))  # type: ignore[arg-type]
            return [(new, 1.0)]

        self.change(swapped)
        self.go_on()

    def go_on(self) -> None:
        """The game goes on, so a living player is a Rebel."""
        living = [Seat(p) for p in range(len(next(iter(self.weights))[0])) if p not in self.dead]
        self.change(lambda guess: [(guess, float(any(self.is_rebel(guess, p) for p in living)))])

    def aim(self, seat: Seat) -> None:
        """A Condemn on the Emperor that was not a pincer: not by two Rebels in one round."""

        def aimed(guess: Guess) -> list[tuple[Guess, float]]:
            bags, aims = guess
            if not self.is_rebel(guess, seat) or seat in aims:
                return [(guess, 1.0)]
            return [] if aims else [((bags, (seat,)), 1.0)]

        self.change(aimed)

    def new_round(self) -> None:
        """Pincers start again."""
        self.change(lambda guess: [((guess[0], ()), 1.0)])

    def guilt(self) -> dict[Seat, float]:
        """How likely each player is a Rebel."""
        count = len(next(iter(self.weights))[0])
        found = dict.fromkeys([Seat(p) for p in range(count)], 0.0)
        for guess, weight in self.weights.items():
            for p in found:
                if self.is_rebel(guess, p):
                    found[p] += weight
        return found


def ways(guess: Guess, seat: Seat, place: int) -> list[tuple[tuple[Seat, Bag], str, float]]:
    """The faces that a card can have, how likely each is, and the bag that is then left."""
    faces, rebels, loyalists = bag = guess[0][seat]
    settled = faces[place]
    if settled is not None:
        return [((seat, bag), settled, 1.0)]
    loose = rebels + loyalists
    found = []
    if rebels:
        left = (placed(faces, place, REBEL), rebels - 1, loyalists)
        found.append(((seat, left), REBEL, rebels / loose))
    if loyalists:
        left = (placed(faces, place, LOYALIST), rebels, loyalists - 1)
        found.append(((seat, left), LOYALIST, loyalists / loose))
    return found


def placed(faces: tuple[str | None, ...], place: int, face: str | None) -> tuple[str | None, ...]:
    """The same faces except for one place."""
    return (*faces[:place], face, *faces[place + 1 :])


def put(guess: Guess, one: tuple[Seat, Bag]) -> Guess:
    """The same guess except for one player's cards."""
    bags, aims = guess
    seat, bag = one
    return (*bags[:seat], bag, *bags[seat + 1 :]), aims


def mixed(bag: Bag) -> Bag:
    """The same cards, with no place known."""
    faces, rebels, loyalists = bag
    return NOTHING, rebels + faces.count(REBEL), loyalists + faces.count(LOYALIST)


def card_seen(belief: Belief, facts: Mapping[str, Any]) -> None:
    """A look at a player's card."""
    belief.see(facts["player"], facts["place"] - 1, facts["face"])


def revealed(belief: Belief, facts: Mapping[str, Any]) -> None:
    """A card that everybody sees."""
    belief.see(facts["target"], facts["place"] - 1, facts["face"])


def own_cards(belief: Belief, facts: Mapping[str, Any]) -> None:
    """The seat's own cards after a shuffle."""
    for place, face in enumerate(facts["identities"]):
        belief.see(belief.seat, place, face)


def swapped(belief: Belief, facts: Mapping[str, Any]) -> None:
    """Two cards have changed places; a player who gave or took one has seen both (told right
    after)."""
    one, place = facts["player"], facts["place"] - 1
    other, others = facts["target"], facts["other"] - 1
    belief.swap(one, place, other, others)
    belief.deeds.swap = {one: (place, other, others), other: (others, one, place)}


def swap_seen(belief: Belief, facts: Mapping[str, Any]) -> None:
    """The seat's own card that went, and the one that came."""
    place, other, others = belief.deeds.swap[belief.seat]
    belief.see(belief.seat, place, facts["got"])
    belief.see(other, others, facts["face"])


def died(belief: Belief, facts: Mapping[str, Any]) -> None:
    """A dead player shows his cards."""
    belief.dead.append(facts["player"])
    for place, face in enumerate(facts["identities"]):
        belief.see(facts["player"], place, face)
    if facts["player"] != belief.emperor:
        belief.go_on()


def condemned(belief: Belief, facts: Mapping[str, Any]) -> None:
    """A Condemn on the Emperor."""
    if facts["target"] == belief.emperor:
        belief.aim(facts["player"])


EVENTS: dict[str, Callable[[Belief, Mapping[str, Any]], None]] = {
    "card_seen": card_seen,
    "revealed": revealed,
    "shuffled": lambda belief, facts: belief.mix(facts["player"]),
    "own_cards": own_cards,
    "swapped": swapped,
    "swap_seen": swap_seen,
    "died": died,
    "condemned": condemned,
    "direction_chosen": lambda belief, facts: belief.new_round(),
}
