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
from palatine.games.besides_the_emperor.inference import least_of_all
from palatine.games.besides_the_emperor.state import Court, deck
from palatine.games.besides_the_emperor.tests.table import Table, table

WORLDS = 60


def worlds_of(court: Table, viewer: int) -> list[Court]:
    """Some tables that this player can't tell from the real one, at the start of the scene."""
    position = court.match.position()
    random = Random("worlds")
    return [GAME.worlds(position, Seat(viewer), random) for _ in range(WORLDS)]


def three(t: Court, seat: int) -> tuple[str, ...]:
    """A player's cards, by place."""
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
    hand = court.zone("hand", viewer=1, owner=1)
    assert ([thing.id for thing in hand.things], hand.secret) == (["hand:0", "hand:1"], True)


def test_identity_cards_that_not_all_may_see_are_covered() -> None:
    """A phone covers its owner's cards until they are held; the screen has nothing to cover."""
    court = table(5)
    assert court.zone("identity", viewer=1, owner=1).secret
    assert court.zone("identity", viewer=0, owner=0).secret
    assert not court.zone("identity", viewer=2, owner=1).secret
    assert not court.zone("identity", viewer=2, owner=0).secret
    assert not court.zone("identity", owner=1).secret
    assert not court.zone("identity", owner=0).secret


def test_seats_are_listed_as_people_sit() -> None:
    """Seats are listed clockwise, with the dead at the end."""
    court = table(5, hands={1: "transposition"}).direct().act("card:transposition", 2)
    assert [each.seat for each in court.view().seats] == [0, 2, 1, 3, 4]
    owners = [zone.owner for zone in court.view().zones if zone.id == "identity"]
    assert owners == [0, 2, 1, 3, 4]


@pytest.mark.rule("BE-R05", "BE-R06")
def test_the_dead_are_listed_last_with_their_role() -> None:
    """They have no hand and no counters; the living show no role to the others."""
    court = table(5, "ERRLL", hands={1: "condemn", 4: "accuse"}).direct()
    court.act("card:condemn", 2).direct().act_of(1, "pass").end_turn()
    found = {int(each.seat): each for each in court.view().seats}
    assert list(found) == [0, 1, 3, 4, 2]
    assert (found[2].marks, found[2].counters) == (("dead", "role_rebel"), {})
    assert [found[seat].marks for seat in (0, 1, 3, 4)] == [("emperor",), (), ("active",), ()]
    assert found[4].counters == {"hand": 2}
    assert [zone.owner for zone in court.view().zones if zone.id == "identity"] == [0, 1, 3, 4, 2]


@pytest.mark.rule("BE-R74")
def test_at_the_end_every_seat_shows_its_role_and_every_card_lies_face_up() -> None:
    """The dead Emperor's crown says enough; no mark is secret any more, and it is nobody's turn."""
    court = table(5, "ERRLL", hands={1: "condemn"}).direct().act("card:condemn", 0)
    court.act_of(0, "pass").end_turn()
    for viewer in (None, 1):
        view = court.view(viewer)
        assert view.phase == "over"
        assert {each.seat: each.marks for each in view.seats} == {
            0: ("emperor", "dead"),
            1: ("role_rebel", "aimed"),
            2: ("role_rebel",),
            3: ("role_loyalist",),
            4: ("role_loyalist",),
        }
        assert all(each.secrets == () for each in view.seats)
        zones = [zone for zone in view.zones if zone.id == "identity"]
        assert {thing.marks for zone in zones for thing in zone.things} == {("face_up",)}
        assert not any(zone.secret for zone in zones)
        assert not view.counters["clockwise"]
        assert not view.counters["counterclockwise"]


def test_the_view_says_which_window_is_open() -> None:
    """The view names the window that is open, or else the phase."""
    court = table(5, hands={1: "swap steal"})
    assert GAME.view(GAME.start(court.match.setup), PUBLIC).phase == "setup"
    phases = [court.view().phase]
    court.direct()
    while court.state.turn < 2:
        if court.view().phase != phases[-1]:
            phases.append(court.view().phase)
        is_act = court.question == "act"
        court.answers(*(("investigate", 2, "slot:1") if is_act else (court.quiet_answer(),)))
    windows = ["window_direction", "window_start", "act", "window_act", "discard", "window_end"]
    assert phases == ["direction", *windows]
    court = table(5, hands={1: "accuse"}).direct().instinct(1, "accuse")
    assert court.view().phase == "window_direction"


def test_before_the_deal_there_are_seats_and_nothing_else() -> None:
    """The screen and every player see only seats."""
    start = GAME.start(GAME.setup(6))
    for viewer in (PUBLIC, Seat(2)):
        view = GAME.view(start, viewer)
        assert (view.viewer, [each.seat for each in view.seats]) == (viewer, list(range(6)))
        assert (view.zones, view.notes, view.counters) == ((), (), {})


@pytest.mark.rule("BE-2.1", "BE-4.16")
@pytest.mark.parametrize("way", ["clockwise", "counterclockwise"])
def test_the_round_and_its_direction_are_on_the_table(way: str) -> None:
    """The direction shows from the choice on, and there is none before."""
    court = table(5)
    ways = ("clockwise", "counterclockwise")
    assert court.view().counters == {"round": 1, **dict.fromkeys(ways, False)}
    court.direct(way)
    assert court.view().counters == {"round": 1, **{each: each == way for each in ways}}
    court.until("direction")
    assert court.view().counters == {"round": 2, **dict.fromkeys(ways, False)}


@pytest.mark.rule("BE-R44", "BE-R73")
def test_deck_discards_and_the_played_card_lie_in_the_middle() -> None:
    """The deck as a number of backs; what waits is there while it waits."""
    court = table(5, hands={1: "condemn", 2: "clearance"}).direct()
    zones = {zone.id: zone for zone in court.view().zones if zone.owner is None}
    assert list(zones) == ["deck", "discard"]
    assert (zones["deck"].backs, zones["deck"].things) == (len(deck(court.state)), ())
    court.act("card:condemn")
    assert court.zone("played").owner == 1
    court.answer(3)
    assert [zone.id for zone in court.view().zones if zone.id == "played"] == []
    assert [thing.face for thing in court.zone("pending").things] == ["condemn:1"]
    court.instinct(2, "clearance")
    assert [thing.id for thing in court.zone("discard").things] == ["discard:0", "discard:1"]
    assert [zone.id for zone in court.view().zones if zone.id == "pending"] == []


def test_a_condemn_stands_at_the_seats_it_concerns() -> None:
    """A Condemn shows at its target, and at the player after whose turn it strikes."""
    court = table(5, hands={1: "condemn"}).direct().act("card:condemn", 3)
    assert "condemned_1" in court.seat_view(3).marks
    assert "clock_1" in court.seat_view(1).marks
    assert len(court.zone("pending").things) == 1


@pytest.mark.rule("BE-R72", "BE-R09")
def test_before_the_first_turn_nobody_is_on_turn() -> None:
    """The Emperor chooses the direction; a Condemn that waits for his next turn is not due yet."""
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
    """Others don't have the mark, and the public screen has none at all."""
    court = table(5, "ERRLL")
    secrets = {(v, p): court.seat_view(p, v).secrets for v in range(5) for p in range(5)}
    roles = ("emperor", "rebel", "rebel", "loyalist", "loyalist")
    own = {(seat, seat): (f"role_{role}",) for seat, role in enumerate(roles)}
    assert {key: marks for key, marks in secrets.items() if marks} == own
    assert all(each.secrets == () for each in court.view().seats)


@pytest.mark.rule("BE-R65")
@pytest.mark.parametrize(
    ("slots", "facts", "role"),
    [
        ("LRR", {"player": 2, "rebels": 2, "loyalists": 1}, "role_rebel"),
        ("RLL", {"player": 2, "rebels": 1, "loyalists": 2}, "role_loyalist"),
    ],
)
def test_two_cards_of_a_kind_settle_an_identity(
    slots: str, facts: dict[str, int], role: str
) -> None:
    """Players who have seen the cards get a note; nobody else has it, not even the owner."""
    identities = "ER" + slots[1] + ("L" if slots[1] == "R" else "R") + "L"
    others = ("ELR", "RRL", slots)
    court = table(5, identities, hands={1: "investigation"}, slots=others).direct()
    court.act("card:investigation", 2, "slot:2", 2, "slot:3")
    assert [(note.id, note.facts) for note in court.view(1).notes] == [("holds", facts)]
    assert court.seat_view(2, viewer=1).secrets == (role,)
    for viewer in (None, 0, 2, 3, 4):
        assert court.view(viewer).notes == ()
    assert court.seat_view(2, viewer=3).secrets == ()


@pytest.mark.rule("BE-R65")
def test_notes_stand_in_the_order_of_the_seats() -> None:
    """Notes are in seating order, whichever player was looked at first."""
    hands, slots = {1: "investigation investigation"}, ("ELR", "RRL", "LRR", "RLL")
    court = table(5, "ERRLL", hands=hands, slots=slots).direct()
    court.act_of(1, "card:investigation", 3, "slot:2", 3, "slot:3").direct()
    court.act_of(1, "card:investigation", 2, "slot:2", 2, "slot:3")
    assert [note.facts["player"] for note in court.view(1).notes] == [2, 3]


@pytest.mark.rule("BE-R65")
def test_what_was_known_of_the_dead_is_no_note_any_more() -> None:
    """Everyone sees their cards; the dead themselves keep what they know."""
    hands = {1: "investigation condemn"}
    court = table(5, "ERRLL", hands=hands, slots=("ELR", "RRL", "LRR")).direct()
    court.act("card:investigation", 2, "slot:2", 2, "slot:3").direct()
    court.act_of(1, "card:condemn", 2)
    assert len(court.view(1).notes) == 1
    court.direct().act_of(1, "pass").end_turn()
    assert 2 not in court.state.circle
    assert court.view(1).notes == ()
    assert court.seat_view(2, viewer=1).secrets == ()
    assert court.seat_view(2, viewer=2).secrets == ("role_rebel",)


@pytest.mark.rule("BE-R57", "BE-R65")
def test_what_is_sure_after_a_swap() -> None:
    """A player who saw both cards of a Rebel knows one less; one who swapped with that Rebel knows
    all."""
    hands = {1: "investigation", 2: "swap"}
    slots = ("ELR", "RRL", "LRR", "LLR", "RLL")
    court = table(5, "ERRLL", hands=hands, slots=slots).direct()
    court.act("card:investigation", 2, "slot:2", 2, "slot:3")
    court.act_of(2, "card:swap", 3, "slot:2", "slot:1")
    assert court.seat_view(2, viewer=1).secrets == ()
    assert court.seat_view(2, viewer=4).secrets == ()
    assert court.seat_view(2, viewer=3).secrets == ("role_loyalist",)
    assert court.seat_view(2, viewer=2).secrets == ("role_loyalist",)
    assert court.seat_view(3, viewer=3).secrets == ("role_rebel",)
    court.act_of(3, "shuffle").direct().act_of(2, "shuffle")
    assert court.seat_view(2, viewer=3).secrets == ("role_loyalist",)
    assert court.seat_view(2, viewer=1).secrets == court.seat_view(3, viewer=1).secrets == ()


@pytest.mark.rule("BE-R57", "BE-R65")
@pytest.mark.parametrize(
    ("given", "taken", "sure"),
    [
        ("slot:2", "slot:1", (1, 1)),
        ("slot:1", "slot:1", (2, 0)),
        ("slot:2", "slot:3", (2, 1)),
        ("slot:1", "slot:3", (3, 0)),
    ],
)
def test_what_a_third_player_is_sure_of_after_a_swap(
    given: str, taken: str, sure: tuple[int, int]
) -> None:
    """The cards that he had seen are gone or have come; those that he had not could be of either
    kind."""
    hands = {1: "investigation investigation", 2: "swap"}
    slots = ("ELR", "RRL", "LRR", "LLR", "RLL")
    court = table(5, "ERRLL", hands=hands, slots=slots).direct()
    court.act_of(1, "card:investigation", 2, "slot:2", 2, "slot:3").direct()
    court.act_of(1, "card:investigation", 3, "slot:3", 4, "slot:1")
    court.act_of(2, "card:swap", 3, given, taken)
    assert least_of_all(court.state, Seat(1))[Seat(2)] == sure


@pytest.mark.rule("BE-R65")
@pytest.mark.parametrize("seed", range(4))
def test_what_somebody_is_sure_of_is_true(seed: int) -> None:
    """In any game, what somebody is sure of is true."""
    court = table(5, hands={1: "swap investigation", 2: "investigation"}, seed=str(seed)).direct()
    random = Random(seed)
    for _ in range(150):
        if not court.question:
            return
        court.answer(court.match.asked[court.seat].any_answer(random))
        for viewer in map(Seat, range(5)):
            for seat, (rebels, loyalists) in least_of_all(court.state, viewer).items():
                cards = three(court.state, seat)
                assert rebels <= cards.count("rebel")
                assert loyalists <= cards.count("loyalist")


def test_worlds_differ_in_what_is_hidden_and_in_nothing_else() -> None:
    """Other players' identities and hands vary, the viewer's own never do."""
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
    """A player who saw a card before a swap knows it at its new place, even if others don't."""
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
