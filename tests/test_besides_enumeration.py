"""Belief curves of Besides the Emperor, compared with every way to deal the identity cards.

The test follows a short game, worked out by hand, through every order of every player's cards, one
by one, and weighs it by a likelihood that is written here a second time.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, permutations, product
from typing import Any

import pytest

from palatine.bots.beliefs import Layer
from palatine.bots.besides_the_emperor.curves import ROLE, curves
from palatine.bots.besides_the_emperor.habits import CONFESSES, SAYS_REBEL, fitted
from palatine.core.match import Match
from palatine.core.news import EVERYONE
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.games.besides_the_emperor.tests.table import table

World = tuple[tuple[tuple[str, ...], ...], tuple[int, ...]]
"""The cards of all five, and the Rebels who condemned the Emperor in this round."""
ODDS = fitted()
EMPEROR, FIVE = 0, range(5)


@cache
def played() -> Match:
    """Looks, words, a card face up, a swap, shuffles, Condemns, rescues and a death."""
    hands = {0: "self_clearance", 1: "condemn", 2: "condemn"}
    hands |= {3: "swap clearance", 4: "clearance reveal"}
    slots = ("LER", "RLR", "RRL", "LRL", "LLR", "RRL", "LRL")
    draws = "transposition " * 7 + "condemn condemn"
    t = table(5, "ERRLL", hands, slots=slots, draws=draws).direct()
    t.act_of(1, "investigate", 3, "slot:1").say(1, "saw", "player:3", "side:rebel")
    t.act_of(2, "card:condemn", 4).say(4, "i_am", "side:loyalist").say(2, "i_am", "side:rebel")
    t.act_of(3, "investigate", 1, "slot:3").say(3, "saw", "player:1", "side:rebel")
    t.act_of(4, "card:reveal", 2, "slot:1").say(4, "trust", "player:3")
    t.direct().act_of(1, "card:condemn", 0).act_of(2, "pass")
    t.instinct(3, "clearance", "condemn:1").act_of(3, "card:swap", 2, "slot:2", "slot:3")
    t.act_of(4, "card:condemn", 0).act_of(0, "pass").instinct(0, "self_clearance", "condemn:1")
    t.instinct(4, "clearance").direct().act_of(1, "shuffle").act_of(2, "investigate", 4, "slot:2")
    t.say(2, "saw", "player:4", "side:loyalist").act_of(3, "card:condemn", 1).act_of(4, "shuffle")
    t.direct().act_of(3, "pass").until("act", 4)
    return t.match


class Enumerated:
    """Everything possible for one viewer, with its weight."""

    def __init__(self, viewer: Viewer, layer: Layer, crown: int) -> None:
        self.viewer, self.is_reader = viewer, layer == "reader"
        self.worlds: dict[World, float] = dict.fromkeys(deals(crown), 1.0)
        self.circle = list(FIVE)
        self.active = self.saver = -1
        self.is_idle = False
        self.swapped: dict[int, tuple[int, int, int]] = {}

    def guilt(self) -> list[float]:
        """For each player, the probability of being a Rebel."""
        total = sum(self.worlds.values())
        return [
            sum(weight for world, weight in self.worlds.items() if is_rebel(world, p)) / total
            for p in FIVE
        ]

    def keep(self, is_so: Callable[[World], bool]) -> None:
        """Drop the impossible worlds."""
        self.worlds = {world: weight for world, weight in self.worlds.items() if is_so(world)}

    def see(self, owner: int, place: int, face: str) -> None:
        """A card is seen."""
        self.keep(lambda world: world[0][owner][place - 1] == face)

    def likely(self, by: int, chance: Callable[[Callable[[int], bool]], float]) -> None:
        """A reader weighs what another player did, by who is a Rebel."""
        if self.is_reader and by != self.viewer:
            for world in self.worlds:
                self.worlds[world] *= chance(lambda p, world=world: is_rebel(world, p))  # type: ignore[misc]

    def become(self, ways: Callable[[World], list[World]]) -> None:
        """Each world becomes one of several equally likely ones."""
        found: Counter[World] = Counter()
        for world, weight in self.worlds.items():
            then = ways(world)
            for other in then:
                found[other] += weight / len(then)  # type: ignore[assignment]
        self.worlds = dict(found)

    def hear(self, event: str, facts: dict[str, Any]) -> None:
        """The consequences of a piece of news, if any."""
        follow = getattr(self, event, None)
        if follow is not None:
            follow(**facts)

    # What cards and rules prove

    def identity_dealt(self, identities: tuple[str, ...], **_: Any) -> None:
        self.keep(lambda world: world[0][self.viewer] == identities)  # type: ignore[index]

    own_cards = identity_dealt

    def card_seen(self, player: int, place: int, face: str) -> None:
        self.see(player, place, face)

    def revealed(self, target: int, place: int, face: str, **_: Any) -> None:
        self.see(target, place, face)

    def shuffled(self, player: int) -> None:
        self.become(
            lambda world: [(put(world[0], player, c), world[1]) for c in orders(world[0][player])]
        )

    def swapped_cards(self, player: int, place: int, target: int, other: int) -> None:
        def rule(world: World) -> list[World]:
            one, two = list(world[0][player]), list(world[0][target])
            one[place - 1], two[other - 1] = two[other - 1], one[place - 1]
            return [(put(put(world[0], player, tuple(one)), target, tuple(two)), world[1])]

        self.become(rule)
        self.keep(self.goes_on)
        self.swapped = {player: (place, target, other), target: (other, player, place)}

    def swap_seen(self, face: str, got: str, **_: Any) -> None:
        own, whose, other = self.swapped[self.viewer]  # type: ignore[index]
        self.see(self.viewer, own, got)  # type: ignore[arg-type]
        self.see(whose, other, face)

    def died(self, player: int, identities: tuple[str, ...], **_: Any) -> None:
        self.circle.remove(player)
        self.keep(lambda world: world[0][player] == identities)
        self.keep(self.goes_on)

    def goes_on(self, world: World) -> bool:
        return any(is_rebel(world, p) for p in self.circle)

    def direction_chosen(self, **_: Any) -> None:
        self.become(lambda world: [(world[0], ())])

    def aimed(self, player: int) -> None:
        """It was not a pincer, so they are not two Rebels in one round."""
        self.keep(lambda w: not is_rebel(w, player) or not set(w[1]) - {player})
        self.become(lambda w: [(w[0], (player,) if is_rebel(w, player) else w[1])])

    # What people tend to do

    def turn_began(self, player: int) -> None:
        self.active, self.is_idle = player, True

    def passed(self, player: int, **_: Any) -> None:
        here = self.circle.index(EMPEROR)
        beside = {self.circle[here - 1], self.circle[(here + 1) % len(self.circle)]}
        if player == self.active and self.is_idle and player in beside:
            self.likely(player, lambda rebel: ODDS.restraint if rebel(player) else 1)
            self.is_idle = player == self.viewer

    looked = passed

    def condemned(self, player: int, target: int, **_: Any) -> None:
        if target == EMPEROR:
            self.aimed(player)
            self.likely(player, lambda rebel: 1 if rebel(player) else ODDS.regicide)
        else:
            fire = ODDS.friendly_fire
            self.likely(player, lambda rebel: fire if rebel(player) == rebel(target) else 1)

    def card_played(self, player: int, card: str) -> None:
        self.saver = player if card == "clearance" else -1

    def blocked(self, target: int, **_: Any) -> None:
        by = self.saver
        if by in (-1, target):
            return
        if target == EMPEROR:
            self.likely(by, lambda rebel: ODDS.rescue if rebel(by) else 1)
        else:
            aid = ODDS.foreign_aid
            self.likely(by, lambda rebel: 1 if rebel(by) == rebel(target) else aid)

    def said_i_am(self, player: int, atoms: tuple[str, ...]) -> None:
        confessed = atoms == ("side:rebel",)
        self.likely(player, lambda rebel: CONFESSES if confessed and not rebel(player) else 1)

    def said_saw(self, player: int, atoms: tuple[str, ...]) -> None:
        about = int(atoms[0].removeprefix("player:"))

        def chance(rebel: Callable[[int], bool]) -> float:
            says = SAYS_REBEL[1 if rebel(player) else 0][1 if rebel(about) else 0]
            return says if atoms[1] == "side:rebel" else 1 - says

        self.likely(player, chance)


def orders(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Three cards in every order, with equal ones kept apart."""
    return list(permutations(cards))


def deals(crown: int) -> Iterator[World]:
    """Every deal of five with two Rebels: each order of each three cards, the Emperor's card
    visible to all."""
    for rebels in combinations(FIVE[1:], 2):
        thirds = ["emperor", *["rebel" if p in rebels else "loyalist" for p in FIVE[1:]]]
        every = [sorted(set(orders(("loyalist", "rebel", third)))) for third in thirds]
        every[EMPEROR] = [cards for cards in every[EMPEROR] if cards[crown] == "emperor"]
        for hands in product(*every):
            yield hands, ()


def put(hands: tuple[tuple[str, ...], ...], seat: int, cards: tuple[str, ...]) -> Any:
    """The same except for one player's cards."""
    return (*hands[:seat], cards, *hands[seat + 1 :])


def is_rebel(world: World, seat: int) -> bool:
    """Whether most of a player's cards are Rebels."""
    return "emperor" not in world[0][seat] and world[0][seat].count("rebel") > 1


def enumerated(match: Match, viewer: Viewer, layer: Layer) -> list[list[float]]:
    """What the viewer could think after each public event and the private news before the next."""
    crown = match.state.slots[EMPEROR].index(match.state.shown[0])
    every = Enumerated(viewer, layer, crown)
    found: list[list[float]] = []
    for place, news in enumerate(match.news):
        if news.audience == EVERYONE and any(n.audience == EVERYONE for n in match.news[:place]):
            found.append(every.guilt())
        if news.is_for(viewer):
            every.hear("swapped_cards" if news.event == "swapped" else news.event, news.facts)
    return [*found, every.guilt()]


def test_the_game_has_all_that_is_weighed() -> None:
    """Every kind of evidence is in it, so that each is really compared."""
    happened = Counter(news.event for news in played().news)
    kinds = {"revealed", "swapped", "died", "passed", "said_i_am", "card_seen", "swap_seen"}
    assert kinds <= set(happened)
    assert happened["shuffled"] == 2
    assert happened["said_saw"] == happened["blocked"] == 3
    assert happened["condemned"] == 4


@pytest.mark.parametrize("layer", ["proved", "reader"])
@pytest.mark.parametrize("viewer", [PUBLIC, Seat(0), Seat(1), Seat(3)])
def test_a_curve_is_what_enumeration_makes_of_it(viewer: Viewer, layer: Layer) -> None:
    """For the public screen, the Emperor, a Rebel and a Loyalist, at every point of the game."""
    curve = curves(played()).of(viewer, layer, ROLE)
    every = enumerated(played(), viewer, layer)
    assert len(curve) == len(every) > 50
    for point, (thought, counted) in enumerate(zip(curve, every, strict=True)):
        assert thought == pytest.approx(counted, abs=1e-9), point
