"""Views: each viewer sees what the rules show, and two tables that look the same are the same."""

import pytest

from palatine.core.news import Fact
from palatine.core.view import Note
from palatine.games.senate.tests.table import Table, position, table


def marks(t: Table) -> dict[int, tuple[str, ...]]:
    """The marks on the public screen, by seat, if there are any."""
    return {each.seat: each.marks for each in t.view().seats if each.marks}


def test_a_new_round_shows_no_candidate_before_the_nomination() -> None:
    """The old chancellor has a term limit and no office."""
    t = table(7, deck="LLS").govern(3, "L")
    assert marks(t) == {0: ("term_limited",), 1: ("president",), 3: ("term_limited",)}
    t.nominate(4)
    assert marks(t)[4] == ("candidate",)


def test_candidate_in_the_vote_and_chancellor_in_office() -> None:
    """The nominee is a candidate until elected, and chancellor from then on."""
    t = position(separatist=1, deck="SSS").nominate(3)
    assert marks(t) == {0: ("president",), 3: ("candidate",)}
    t.vote(yes=7)
    assert marks(t)[3] == ("chancellor", "term_limited")
    t.pass_on("SS").enact("S")
    assert (t.question, marks(t)[3]) == ("investigate", ("chancellor", "term_limited"))


def test_an_elected_palpatine_is_shown_in_office() -> None:
    """The last government stays on the screen when the game is over."""
    t = position(separatist=3).elect(6)
    assert marks(t)[6] == ("chancellor", "term_limited", "role_palpatine")


def test_who_was_called_is_shown_as_president_at_once() -> None:
    """The special election begins with the call; the caller no longer has an office."""
    t = position(separatist=2, deck="SSS").govern(1, "S").call(5)
    assert marks(t) == {0: ("term_limited",), 1: ("term_limited",), 5: ("president",)}


@pytest.mark.parametrize(
    ("steps", "phase"),
    [
        ("", "election"),
        ("n", "election"),
        ("nv", "president"),
        ("nvp", "chancellor"),
        ("nvpe", "power"),
        ("nvpex", "election"),
    ],
)
def test_the_phase_on_the_screen(steps: str, phase: str) -> None:
    """The screen says which part of the round is being played."""
    t = position(separatist=3, deck="SSS")
    moves = {
        "n": lambda: t.nominate(1),
        "v": lambda: t.vote(yes=7),
        "p": lambda: t.pass_on("SS"),
        "e": lambda: t.enact("S"),
        "x": lambda: t.execute(3),
    }
    for step in steps:
        moves[step]()
    assert t.view().phase == phase


def test_tracks_show_what_was_enacted() -> None:
    """The policy tracks and the tracker show their current values."""
    t = position(loyalist=2, separatist=4, tracker=1)
    assert {track.id: track.value for track in t.view().tracks} == {
        "loyalist": 2,
        "separatist": 4,
        "election": 1,
    }


@pytest.mark.parametrize(
    ("separatist", "late"), [(2, (0, 0)), (3, (1, 0)), (4, (1, 0)), (5, (1, 1))]
)
def test_late_rules_are_shown(separatist: int, late: tuple[int, int]) -> None:
    """From the third policy on the screen warns, and from the fifth on it shows the veto."""
    counters = position(separatist=separatist).view().counters
    assert (counters["danger"], counters["veto"]) == late


def test_notes_keep_what_a_player_has_seen() -> None:
    """President and chancellor can look up what they drew and received, and nobody else can."""
    t = table(7, deck="LSS").elect(3).pass_on("SS").enact("S")
    drew: dict[str, Fact] = {
        "session": 1,
        "policies": ("loyalist", "separatist", "separatist"),
        "player": 3,
    }
    received: dict[str, Fact] = {
        "session": 1,
        "policies": ("separatist", "separatist"),
        "player": 0,
    }
    assert t.view(0).notes == (Note("drew", drew),)
    assert t.view(3).notes == (Note("received", received),)
    assert t.view(1).notes == t.view().notes == ()


def test_a_peek_is_noted() -> None:
    """What was peeked at stays in the president's notes."""
    t = position(5, separatist=2, deck="SSSLSL").govern(1, "S").peek()
    policies = ("loyalist", "separatist", "loyalist")
    assert t.view(0).notes[-1] == Note("peeked", {"policies": policies})


@pytest.mark.parametrize("viewer", [None, 0])
def test_other_roles_and_another_deck_look_the_same(viewer: int | None) -> None:
    """To a Loyalist and to the public, tables that differ in what is hidden are the same table."""
    one = table(7, roles="LLLLSSP", deck="LSSLLL").govern(3, "S").elect(4)
    two = table(7, roles="LSPLLSL", deck="LSSSSS").govern(3, "S").elect(4)
    assert one.view(viewer) == two.view(viewer)
    assert one.view(1) != two.view(1)


def test_the_hand_is_a_secret_of_its_holder() -> None:
    """It passes from the president to the chancellor, and is covered on the screen."""
    t = table(7, deck="LSS").elect(3)
    assert (t.zone("hand", 0).owner, t.zone("hand", 0).secret) == (0, True)
    t.pass_on("LS")
    assert (t.zone("hand", 3).owner, t.zone("hand", 0).things) == (3, ())


def test_who_is_cleared_twice_is_marked_once() -> None:
    """A second election of the same chancellor adds nothing to the seat."""
    t = position(separatist=3, deck="LSSLSSLSS").govern(3, "L").govern(4, "L").govern(3, "L")
    assert len(t.news("cleared")) == 3
    assert marks(t)[3].count("cleared") == 1


def test_a_rejected_candidate_is_not_in_office_when_chaos_ends_the_game() -> None:
    """The last screen shows no chancellor: there was no government."""
    t = position(separatist=5, deck="S").reject(3)
    assert t.why == "separatist_policies"
    assert not any({"chancellor", "candidate"} & {*found} for found in marks(t).values())


def test_the_piles_are_shown_while_tiles_are_in_office() -> None:
    """Deck and discards stay on every screen, the holder's too."""
    t = table(7, deck="LSS").elect(3)
    for viewer in (None, 0, 3):
        assert [zone.id for zone in t.view(viewer).zones] == ["deck", "discard", "hand"]
        assert (t.zone("deck", viewer).backs, t.zone("discard", viewer).backs) == (14, 0)
    t.pass_on("LS")
    for viewer in (None, 0, 3):
        assert [zone.id for zone in t.view(viewer).zones] == ["deck", "discard", "hand"]
        assert t.zone("discard", viewer).backs == 1


def test_there_is_no_danger_any_more_when_the_game_is_over() -> None:
    """The warning goes with the last election."""
    assert position(separatist=3).elect(6).view().counters["danger"] is False


def test_notes_come_with_the_tiles_and_in_the_order_of_the_sessions() -> None:
    """The president has a note right after drawing, the chancellor right after receiving."""
    t = table(5, deck="LSSLSS").elect(3)
    assert [note.id for note in t.view(0).notes] == ["drew"]
    assert t.view(3).notes == ()
    t.pass_on("LS")
    assert [note.id for note in t.view(3).notes] == ["received"]
    t.enact("L").reject(2).govern(0, "S")
    found = [(note.id, note.facts["session"]) for note in t.view(3).notes]
    assert found == [("received", 1), ("drew", 2)]
    assert [note.facts["session"] for note in t.view(0).notes] == [1, 2]
