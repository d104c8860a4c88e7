"""Secrets: who hears what, and that tables which differ in a secret alone look the same.

Twins are two tables that are played alike. They differ in a fact that a viewer has not seen, so
nothing that reaches him may differ: no news, view, question, refusal, and no talk that is refused.
"""

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from palatine.core.seats import Seat, Viewer
from palatine.games.besides_the_emperor import GAME
from palatine.games.besides_the_emperor.state import VOCABULARY
from palatine.games.besides_the_emperor.talk import TALK
from palatine.games.besides_the_emperor.tests.table import Table, table
from palatine.testing.table import viewer_of

Play = Callable[[Table], Iterator[Table]]
SCREEN = None


def reaches(court: Table, viewer: int | None) -> list[object]:
    """Everything that a viewer sees and hears, and every refusal for trying anything else."""
    found: list[object] = [court.packet(viewer)]
    if viewer is not None:
        whys = [court.match.why_not(Seat(viewer), atom) for atom in VOCABULARY]
        found += [whys, list(refused_talk(court, Seat(viewer)))]
    return found


def refused_talk(court: Table, seat: Seat) -> Iterator[object]:
    """Everything that could be said, and why it may not be said."""
    for what, words in TALK.kinds.items():
        for atoms in product(*[family.atoms for family in words]):
            yield what, atoms, TALK.may_say(court.state, seat, what, atoms)


def knows(court: Table, viewer: int | None) -> object:
    """What the rules let a viewer know."""
    seen: Viewer = viewer_of(viewer)
    return GAME.knowledge(court.state, seen)


def assert_alike(one: Table, other: Table, viewers: tuple[int | None, ...], play: Play) -> None:
    """Play both; after each step these viewers, and only these, can't tell which is which."""
    for a, b in zip(play(one), play(other), strict=True):
        for viewer in viewers:
            assert reaches(a, viewer) == reaches(b, viewer), viewer
            assert knows(a, viewer) == knows(b, viewer), viewer
    for viewer in range(one.state.players):
        assert (knows(one, viewer) == knows(other, viewer)) == (viewer in viewers), viewer


# Identities

REBEL_AT_2 = ("ELR", "RRL", "LRR", "LRL", "RLL")
REBEL_AT_3 = ("ELR", "RRL", "LRL", "LRR", "RLL")
"""Seats 2 and 3 differ in their third cards alone."""


def looks(court: Table) -> Iterator[Table]:
    """Everybody looks at what is the same, and the two look at each other."""
    yield court.direct()
    yield court.act_of(1, "card:investigation", 2, "slot:1", 3, "slot:2")
    yield court.act_of(2, "investigate", 3, "slot:3")
    yield court.act_of(3, "investigate", 2, "slot:3")
    yield court.act_of(4, "investigate", 2, "slot:2")


def shuffles(court: Table) -> Iterator[Table]:
    """The two shuffle, after a card of one has been revealed."""
    yield court.direct().act_of(1, "card:reveal", 2, "slot:1")
    yield court.act_of(2, "shuffle").until("instinct")
    yield court.act_of(3, "shuffle").end_turn()
    yield court.act_of(4, "investigate")


def swaps(court: Table) -> Iterator[Table]:
    """The two swap what makes the difference."""
    yield court.direct().act_of(2, "card:swap")
    yield court.answer(3)
    yield court.answer("slot:3")
    yield court.answer("slot:3")
    yield court.until("direction")


def condemns(court: Table) -> Iterator[Table]:
    """One of them condemns the Emperor, and the other a player who dies of it."""
    yield court.direct().act_of(2, "card:transposition", 1)
    yield court.act_of(3, "card:condemn")
    yield court.answer(4)
    yield court.direct().act_of(2, "card:condemn")
    yield court.answer(0)
    yield court.instinct(4, "clearance", "condemn:2")
    yield court.act_of(3, "pass").end_turn()
    yield court.act_of(1, "investigate")


@pytest.mark.rule("BE-1.7", "BE-3.5", "BE-R25", "BE-R26", "BE-R57", "BE-R04", "BE-R71")
@pytest.mark.parametrize(
    ("play", "hands"),
    [
        (looks, {1: "investigation"}),
        (shuffles, {1: "reveal"}),
        (swaps, {2: "swap"}),
        (condemns, {2: "transposition condemn", 3: "condemn", 4: "clearance"}),
    ],
)
def test_who_is_a_rebel_is_known_to_the_two_alone(play: Play, hands: dict[int, str]) -> None:
    """Only the two know, whatever they do and whatever the others try."""
    one = table(5, "ERRLL", hands=hands, slots=REBEL_AT_2)
    other = table(5, "ERLRL", hands=hands, slots=REBEL_AT_3)
    assert_alike(one, other, (SCREEN, 0, 1, 4), play)


# Hands and decks


def quiet_round(court: Table) -> Iterator[Table]:
    """Nobody does anything."""
    yield court.direct()
    yield court.act_of(1, "pass").until("instinct")
    yield court.act_of(2, "pass").until("instinct")
    yield court.act_of(3, "card:condemn", 4).until("instinct", 4)


def robbed(court: Table) -> Iterator[Table]:
    """The hand is stolen."""
    yield court.direct().act_of(3, "card:steal", 2)
    yield court.until("instinct", 4)


@pytest.mark.rule("BE-R70", "BE-4.17", "BE-R63")
@pytest.mark.parametrize(
    ("play", "card", "viewers"),
    [(quiet_round, "condemn", (SCREEN, 0, 1, 3, 4)), (robbed, "steal", (SCREEN, 0, 1, 4))],
)
def test_a_hand_is_known_to_who_has_held_it(
    play: Play, card: str, viewers: tuple[int | None, ...]
) -> None:
    """With an Instinct card or not, nobody else is asked, told or shown anything different."""
    draws = "condemn condemn self_clearance self_clearance"
    one = table(5, hands={2: "swap reveal", 3: card}, draws=draws)
    other = table(5, hands={2: "clearance accuse", 3: card}, draws=draws)
    assert_alike(one, other, viewers, play)


@pytest.mark.rule("BE-3.2")
def test_a_drawn_card_is_known_to_who_drew_it() -> None:
    """Nobody knows the deck: later cards look the same to everyone until they are drawn."""
    one, other = table(5, draws="swap steal accuse"), table(5, draws="swap accuse steal")
    for court in (one, other):
        court.direct().act_of(1, "pass")
    for viewer in (SCREEN, *range(5)):
        assert reaches(one, viewer) == reaches(other, viewer)
    for court in (one, other):
        court.until("act", 2)
    for viewer in (SCREEN, 0, 1, 3, 4):
        assert reaches(one, viewer) == reaches(other, viewer)
    assert reaches(one, 2) != reaches(other, 2)
    assert one.heard_by("card_drawn") == [1, 2]


# News


@pytest.mark.rule("BE-1.7")
def test_each_player_hears_of_the_own_cards_alone() -> None:
    """At the deal, each player hears only their own cards."""
    court = table(5)
    dealt = [court.news("identity_dealt", viewer=seat) for seat in range(5)]
    assert [[facts["identities"] for facts in heard] for heard in dealt] == [
        [tuple(court.cards_of(seat, viewer=seat))] for seat in range(5)
    ]
    assert court.news("identity_dealt") == []


@pytest.mark.rule("BE-3.2", "BE-3.5", "BE-R27", "BE-R28", "BE-4.17")
@pytest.mark.parametrize(
    ("event", "act", "hearers"),
    [
        ("card_seen", ("investigate", 2, "slot:1"), [1]),
        ("own_cards", ("shuffle",), [1]),
        ("swap_seen", ("card:swap", 2, "slot:1", "slot:1"), [1, 2]),
        ("stolen_seen", ("card:steal", 2), [1]),
    ],
)
def test_what_is_secret_is_told_to_those_who_see_it(
    event: str, act: tuple[object, ...], hearers: list[int | None]
) -> None:
    """Nobody else hears it, neither at the table nor on the screen."""
    card = str(act[0]).removeprefix("card:")
    hands = {1: card if card in ("swap", "steal") else "accuse"}
    court = table(5, "ERLRL", hands=hands).direct().act_of(1, *act)
    assert court.heard_by(event) == hearers


@pytest.mark.rule("BE-R28", "BE-R57")
def test_a_third_player_learns_nothing_of_swapped_cards() -> None:
    """Neither their faces nor what the two are now; each of the two learns both."""
    court = table(5, "ERLRL", hands={1: "swap"}, slots=("ELR", "RRL", "LRL")).direct()
    before = {viewer: court.view(viewer).notes for viewer in (0, 3, 4)}
    court.act("card:swap", 2, "slot:3", "slot:2")
    for viewer in (0, 3, 4):
        assert court.cards_of(1, viewer) == court.cards_of(2, viewer) == [None] * 3
        assert [court.seat_view(seat, viewer).secrets for seat in (1, 2)] == [(), ()]
        assert court.view(viewer).notes == before[viewer]
    assert [face is None for face in court.cards_of(2, viewer=1)] == [True, False, True]
    assert [face is None for face in court.cards_of(1, viewer=2)] == [True, True, False]
