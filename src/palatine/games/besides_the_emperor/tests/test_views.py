"""Views: what each viewer sees, and what worlds a viewer must think possible."""

from collections import Counter
from random import Random

import pytest

from palatine.core.cards import Handle
from palatine.core.errors import NoWorld
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Seat
from palatine.games.besides_the_emperor import GAME
from palatine.games.besides_the_emperor.faults import faults
from palatine.games.besides_the_emperor.state import Court
from palatine.games.besides_the_emperor.tests.table import Table, table

WORLDS = 60


def worlds_of(court: Table, viewer: int) -> list[Court]:
    """Some tables that this player can't tell from the real one, at the start of the scene."""
    position = court.match.position()
    random = Random("worlds")
    return [GAME.worlds(position, Seat(viewer), random) for _ in range(WORLDS)]


def three(t: Court, seat: int) -> tuple[str, ...]:
    """A player's cards by their places."""
    return tuple(t.faces[card] for card in t.slots[seat])


def test_hands_are_for_their_owner() -> None:
    """Others see how many cards there are, and nothing else."""
    court = table(5, hands={1: "swap steal"})
    assert [thing.face for thing in court.zone("hand", viewer=1, owner=1).things] == [
        "swap",
        "steal",
    ]
    assert [zone.owner for zone in court.view(2).zones if zone.id == "hand"] == [2]
    assert [zone.owner for zone in court.view().zones if zone.id == "hand"] == []
    assert court.seat_view(1, viewer=2).counters == {"hand": 2}


def test_identity_cards_that_not_all_may_see_are_covered() -> None:
    """A phone covers the own cards until they are held; on the screen there is nothing to cover."""
    court = table(5)
    assert court.zone("identity", viewer=1, owner=1).secret
    assert not court.zone("identity", viewer=2, owner=1).secret
    assert not court.zone("identity", owner=1).secret


def test_seats_are_listed_as_people_sit() -> None:
    """Clockwise; the dead at the end."""
    court = table(5, hands={1: "transposition"}).direct().act("card:transposition", 2)
    assert [each.seat for each in court.view().seats] == [0, 2, 1, 3, 4]


def test_a_condemn_stands_at_the_seats_it_concerns() -> None:
    """On whom it is, and after whose turn it strikes."""
    court = table(5, hands={1: "condemn"}).direct().act("card:condemn", 3)
    assert "condemned_1" in court.seat_view(3).marks
    assert "clock_1" in court.seat_view(1).marks
    assert len(court.zone("pending").things) == 1


@pytest.mark.rule("BE-R72", "BE-R09")
def test_before_the_first_turn_nobody_is_on_turn() -> None:
    """The Emperor chooses the direction; what hangs on his next turn is not due yet."""
    court = table(5, hands={1: "condemn", 2: "accuse"}).direct()
    court.act("card:condemn", 0).instinct(2, "accuse", 0).until("direction")
    for _ in range(2):
        marks = court.seat_view(0).marks
        assert {"clock_1", "emperor"} <= set(marks)
        assert not {"active", "due_1"} & set(marks)
        court.answer("clockwise" if court.question == "direction" else "pass")
    court.until("act", 0)
    assert {"active", "due_1"} <= set(court.seat_view(0).marks)


def test_the_own_identity_is_a_secret_mark() -> None:
    """Others do not have it, and the public screen has none at all."""
    court = table(5, "ERRLL")
    assert court.seat_view(1, viewer=1).secrets == ("role_rebel",)
    assert court.seat_view(1, viewer=2).secrets == ()
    assert all(each.secrets == () for each in court.view().seats)


def test_worlds_differ_in_what_is_hidden_and_in_nothing_else() -> None:
    """Other players' identities and hands vary, the own never do."""
    court = table(5, "ERRLL", hands={1: "swap", 2: "steal"}).direct()
    found = worlds_of(court, 1)
    assert len({world.hands[2] for world in found}) > 3
    assert len({three(world, 2) for world in found}) > 3
    real = court.match.position()
    assert all(world.hands[1] == ("swap",) for world in found)
    assert {three(world, 1) for world in found} == {three(real, 1)}  # type: ignore[arg-type]


@pytest.mark.rule("BE-1.5")
def test_worlds_keep_the_pool() -> None:
    """There are always as many Rebels as the size of the table has."""
    court = table(7)
    for world in worlds_of(court, 2):
        rebels = [seat for seat in range(1, 7) if three(world, seat).count("rebel") == 2]
        assert len(rebels) == 3


@pytest.mark.rule("BE-R65", "BE-R25")
def test_what_was_seen_before_a_shuffle_is_known_as_a_set() -> None:
    """Two Rebel cards seen stay two Rebel cards in every world, at any places."""
    court = table(5, hands={1: "investigation"}, slots=("ELR", "RRL", "LRR")).direct()
    court.act("card:investigation", 2, "slot:2", 2, "slot:3").act_of(2, "shuffle").end_turn()
    knowing, blind = worlds_of(court, 1), worlds_of(court, 3)
    assert {three(world, 2).count("rebel") for world in knowing} == {2}
    assert len({three(world, 2) for world in knowing}) == 3
    assert {three(world, 2).count("rebel") for world in blind} == {1, 2}


def test_worlds_weigh_what_was_seen() -> None:
    """One Rebel card seen: to another Rebel of five that player is one in half of all worlds.

    One in three before; a Rebel shows such a card twice as often as a Loyalist.
    """
    court = table(5, "ERRLL", slots=("ELR", "RRL", "RLR")).direct()
    court.act("investigate", 2, "slot:1").until("direction")
    position, random = court.match.position(), Random("weights")
    found = [GAME.worlds(position, Seat(1), random) for _ in range(600)]
    rebels = sum(three(world, 2).count("rebel") == 2 for world in found)
    assert 0.42 < rebels / len(found) < 0.58


@pytest.mark.rule("BE-R57")
def test_knowledge_travels_with_a_swapped_card_into_worlds() -> None:
    """Who saw a card before it was swapped knows it at its new place, whoever else does not."""
    court = table(5, "ERLRL", hands={2: "swap"}, slots=("ELR", "RRL", "LRL")).direct()
    court.act("investigate", 2, "slot:2").act_of(2, "card:swap", 3, "slot:2", "slot:1").end_turn()
    assert {three(world, 3)[0] for world in worlds_of(court, 1)} == {"rebel"}
    assert {three(world, 3)[0] for world in worlds_of(court, 4)} == {"rebel", "loyalist"}
    given = {three(world, 3)[0] for world in worlds_of(court, 2)}
    taken = {three(world, 2)[1] for world in worlds_of(court, 3)}
    assert (len(given), len(taken)) == (1, 1)


@pytest.mark.rule("BE-R13")
def test_a_pincer_that_did_not_spring_is_known_to_all() -> None:
    """In no world are both casters Rebels, though each of them may be."""
    court = table(5, "ERRLL", hands={1: "condemn", 4: "condemn"}).direct()
    court.act_of(1, "card:condemn", 0).act_of(4, "card:condemn", 0).end_turn()
    pairs = Counter(
        tuple(three(world, seat).count("rebel") == 2 for seat in (1, 4))
        for world in worlds_of(court, 3)
    )
    assert (True, True) not in pairs
    assert {(True, False), (False, True)} <= set(pairs)


@pytest.mark.rule("BE-R02")
def test_a_game_that_goes_on_has_a_living_rebel_in_every_world() -> None:
    """After the first Rebel's death the other one is alive, whoever it is."""
    court = table(5, "ERRLL", hands={1: "condemn"}).direct().act("card:condemn", 2)
    court.direct().act_of(1, "pass").end_turn()
    for world in worlds_of(court, 4):
        living = [seat for seat in (1, 3, 4) if three(world, seat).count("rebel") > 1]
        assert living


def test_a_played_card_was_held_in_every_world() -> None:
    """Worlds are sound: each could have led to what happened, and has no fault."""
    court = table(6, hands={1: "swap steal", 3: "accuse reverse"}).direct()
    court.instinct(3, "reverse").act_of(5, "investigate", 3, "slot:1")
    court.act_of(1, "card:steal", 3).until("direction")
    for viewer in range(6):
        for world in worlds_of(court, viewer)[:10]:
            assert list(faults(world)) == []
            assert GAME.knowledge(world, Seat(viewer)) == GAME.knowledge(
                court.match.position(), Seat(viewer)
            )


def test_a_thief_and_the_robbed_know_the_loot_in_every_world() -> None:
    """And nobody else does."""
    court = table(5, hands={1: "steal", 3: "accuse"}).direct().act("card:steal", 3).until("act", 2)
    assert all("accuse" in world.hands[1] for world in worlds_of(court, 1))
    assert all("accuse" in world.hands[1] for world in worlds_of(court, 3))
    assert not all("accuse" in world.hands[1] for world in worlds_of(court, 4))


def test_a_match_in_another_world_is_at_the_same_question() -> None:
    """Search bots think in such matches, from the middle of a window too."""
    court = table(5, hands={1: "condemn", 2: "clearance", 3: "accuse"}).direct()
    court.act("card:condemn", 2).until("instinct", 3)
    for viewer in (PUBLIC, Seat(1), Seat(3)):
        other: Match = court.match.world(viewer, Random(1), court.match.nature.copy())
        assert list(other.asked) == [3]


def test_a_table_that_no_deal_explains_has_no_world() -> None:
    """Everybody begins with a Loyalist and a Rebel card: where nobody has one, it says so."""
    start: Court = table(5).match.position()  # type: ignore[assignment]
    start.faces = ("rebel",) * len(start.faces)
    start.shown = tuple(map(Handle, range(len(start.faces))))
    with pytest.raises(NoWorld, match="no deal of the identity cards"):
        GAME.worlds(start, PUBLIC, Random(1))
