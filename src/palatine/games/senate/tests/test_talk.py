"""Talk: optional claims, true or not, about tiles drawn, received or peeked at, or findings."""

from itertools import permutations

import pytest

from palatine.core.errors import BadMessage, GameIsOver, NotNow, NotYourDecision
from palatine.core.log import Said
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.games.senate import GAME
from palatine.games.senate.tests.table import Table, position, table, tiles

CLAIMS = {
    "drew": tiles("LSS"),
    "received": tiles("LS"),
    "peeked": tiles("SSS"),
    "found": ("player:3", "party:loyalist"),
    "got": ("player:0", *tiles("SS")),
    "gave": ("player:2", *tiles("LS")),
}
REMARKS = {"accuse": ("player:3",), "vouch": ("player:3",), "ask": ("player:3",), "retract": ()}


def experienced() -> Table:
    """A table of nine: 0 was president, 1 chancellor and then president; 0 has investigated 3."""
    t = position(9, deck="SSSLLL").govern(1, "S").investigate(3)
    return t.govern(2, "L")


@pytest.mark.rule("SE-R43")
def test_a_claim_is_about_an_office_that_one_has_held() -> None:
    """A former president may claim a draw, a former chancellor what they received, and so on."""
    t = experienced()
    t.say(0, "drew", *CLAIMS["drew"]).say(1, "drew", *CLAIMS["drew"])
    t.say(1, "received", *CLAIMS["received"]).say(2, "received", *CLAIMS["received"])
    t.say(0, "found", *CLAIMS["found"])
    t.say(1, "got", *CLAIMS["got"]).say(1, "gave", *CLAIMS["gave"])
    kinds = ("drew", "received", "found", "got", "gave")
    assert [len(t.news(f"said_{what}")) for what in kinds] == [2, 2, 1, 1, 1]


@pytest.mark.parametrize(
    ("seat", "what"),
    [
        *[(2, "drew"), (5, "drew"), (0, "received"), (0, "peeked"), (1, "found"), (5, "received")],
        *[(2, "got"), (0, "got"), (0, "gave"), (5, "gave")],
    ],
)
@pytest.mark.rule("SE-R43")
def test_without_the_office_there_is_nothing_to_claim(seat: int, what: str) -> None:
    """Players can't claim what everyone knows they never held or saw."""
    assert experienced().silenced(seat, what, *CLAIMS[what]) == "SE-R43"


@pytest.mark.rule("SE-R43")
def test_a_finding_is_about_the_player_investigated() -> None:
    """The president may only claim something about the investigated player."""
    t = experienced()
    assert t.silenced(0, "found", "player:4", "party:loyalist") == "SE-R43"
    t.say(0, "found", "player:3", "party:separatist")


@pytest.mark.rule("SE-R43")
def test_a_draw_can_be_claimed_once_the_session_is_over() -> None:
    """A first-time president claims nothing before the session has ended."""
    t = table(7, deck="LSS").nominate(3)
    assert t.silenced(0, "drew", *tiles("LSS")) == "SE-R43"
    t.vote(yes=7).pass_on("LS").enact("L").say(0, "drew", *tiles("LSS"))


@pytest.mark.parametrize("what", ["accuse", "vouch", "ask"])
@pytest.mark.rule("SE-R43")
def test_remarks_are_about_other_players_at_the_table(what: str) -> None:
    """Anyone may accuse, vouch for or ask another player, living or dead, but not themselves."""
    t = position(7, living=(0, 1, 2, 4, 5, 6), executed=(3,))
    t.say(5, what, "player:0").say(5, what, "player:3")
    assert t.silenced(5, what, "player:5") == "SE-R43"
    assert t.silenced(5, what, "player:7") == "SE-2.1"


@pytest.mark.rule("SE-R43", "SE-4.7")
def test_whether_something_may_be_said_does_not_depend_on_roles() -> None:
    """With any deal of the roles, the same claims are allowed and the same refused."""
    answers = set()
    for roles in sorted(set(permutations("LLLSP"))):
        t = position(5, separatist=2, deck="SSSLSL", roles="".join(roles)).govern(1, "S").peek()
        said = [(seat, what, atoms) for seat in range(5) for what, atoms in CLAIMS.items()]
        allowed = (GAME.talk.may_say(t.state, Seat(seat), what, a) for seat, what, a in said)
        answers.add(tuple(reason and reason.id for reason in allowed))
    assert len(answers) == 1


@pytest.mark.rule("SE-4.7")
def test_talk_is_kept_in_the_log_and_heard_by_all() -> None:
    """A claim is an entry of the log and news to everyone, and a replay says it again."""
    t = table(7, deck="LSS").govern(3, "S").say(0, "drew", *tiles("SSS")).say(0, "retract")
    assert t.match.log[-2:] == (Said(Seat(0), "drew", tiles("SSS")), Said(Seat(0), "retract"))
    assert t.news("said_drew", 6) == [{"player": 0, "atoms": tiles("SSS")}]
    again = Match.restore(GAME, t.match.setup, t.match.log)
    assert (again.news, again.state) == (t.match.news, t.match.state)


@pytest.mark.rule("SE-4.7")
def test_talk_changes_nothing_and_is_never_waited_for() -> None:
    """The question after a claim is the same as before it, with the same number."""
    t = table(7, deck="LSS").govern(3, "S")
    before, number = t.state.copy(), t.match.number
    t.say(0, "drew", *tiles("SSS")).say(6, "accuse", "player:0")
    assert (t.state, t.match.number, t.match.waiting) == (before, number, (1,))


@pytest.mark.parametrize(
    ("what", "atoms"),
    [
        ("whisper", ()),
        ("drew", tiles("LS")),
        ("drew", ("yes", "no", "yes")),
        ("accuse", ()),
        ("accuse", ("party:loyalist",)),
        ("found", ("player:3",)),
    ],
)
def test_what_is_no_claim_is_refused(what: str, atoms: tuple[str, ...]) -> None:
    """An unknown kind, or atoms that do not fit, can't be said."""
    with pytest.raises(BadMessage):
        experienced().say(0, what, *atoms)


def test_nobody_speaks_who_is_not_at_the_table_or_when_it_is_over() -> None:
    """There is no seat seven at a table of seven, and no talk after the end."""
    t = position(7, separatist=3)
    with pytest.raises(NotYourDecision):
        t.say(7, "retract")
    t.elect(6)
    with pytest.raises(GameIsOver):
        t.say(0, "retract")


def test_a_refusal_says_why_in_words() -> None:
    """The error has a sentence with the rule's id."""
    t = table(7).elect(3)
    with pytest.raises(NotNow, match=r"silent.*SE-4\.5") as error:
        t.say(0, "vouch", "player:3")
    assert error.value.rule == "SE-4.5"


@pytest.mark.parametrize(("what", "atoms"), REMARKS.items())
def test_remarks_need_no_office(what: str, atoms: tuple[str, ...]) -> None:
    """Everyone can speak from the first moment on."""
    t = table(7)
    for seat in (0, 1, 2, 4, 5, 6):
        t.say(seat, what, *atoms)
    assert len(t.news(f"said_{what}")) == 6
