"""Chapter 1, the object: two teams, four ways to win, and what a round is."""

import pytest

from palatine.games.senate.state import party
from palatine.games.senate.tests.table import BOTH, Table, position, table


@pytest.mark.rule("SE-1.1")
def test_palpatine_plays_for_the_separatists() -> None:
    """There are two teams and three roles; Palpatine wins with the Separatists."""
    assert [party(role) for role in ("loyalist", "separatist", "palpatine")] == [
        "loyalist",
        "separatist",
        "separatist",
    ]
    over = position(separatist=5, deck="SSS").govern(1, "S").match.outcome
    assert over is not None
    assert (over.side, over.winners) == ("separatist", (4, 5, 6))


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("SE-1.2")
def test_five_loyalist_policies_win(edition: str) -> None:
    """The fifth Loyalist policy ends the game for the Loyalists; the fourth does not."""
    t = position(loyalist=3, deck="LSSLSS", edition=edition).govern(1, "L")
    assert t.why is None
    t.govern(2, "L")
    assert t.why == "loyalist_policies"
    assert t.match.outcome
    assert t.match.outcome.winners == (0, 1, 2, 3)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("SE-1.3")
def test_executing_palpatine_wins_for_the_loyalists(edition: str) -> None:
    """Palpatine's execution ends the game for the Loyalists."""
    t = position(separatist=3, deck="SSS", edition=edition).govern(1, "S").execute(6)
    assert t.why == "palpatine_executed"
    assert t.match.outcome
    assert t.match.outcome.side == "loyalist"


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("SE-1.4")
def test_six_separatist_policies_win(edition: str) -> None:
    """The sixth Separatist policy ends the game for the Separatists; the fifth does not."""
    t = position(separatist=4, deck="SSSSSS", edition=edition).govern(1, "S").execute(3)
    assert t.why is None
    t.govern(2, "S")
    assert t.why == "separatist_policies"


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("SE-1.5")
def test_electing_palpatine_after_three_separatist_policies_wins(edition: str) -> None:
    """Palpatine wins by being elected with three Separatist policies, but not with two."""
    assert position(separatist=3, edition=edition).elect(6).why == "palpatine_elected"
    assert position(separatist=2, edition=edition).elect(6).why is None


@pytest.mark.rule("SE-1.5")
def test_palpatine_as_president_wins_nothing() -> None:
    """Only as chancellor does Palpatine win by an election."""
    t = position(separatist=3, roles="PLLLLSS").elect(1)
    assert (t.why, t.question) == (None, "pass_on")


def questions(t: Table, policy: str) -> list[str | None]:
    """What is asked in one round, in order."""
    asked = [t.question]
    t.nominate(t.offered[0])
    asked.append(t.question)
    t.vote(yes=7)
    asked.append(t.question)
    t.pass_on(policy * 2)
    asked.append(t.question)
    t.enact(policy)
    return [*asked, t.question]


@pytest.mark.rule("SE-1.6")
def test_a_round_is_an_election_a_session_and_perhaps_an_executive_action() -> None:
    """A round asks for nomination, votes, the two choices, and then a power if there is one."""
    t = table(7, deck="SSSSSS")
    assert questions(t, "S") == ["nominate", "vote", "pass_on", "enact", "nominate"]
    assert questions(t, "S") == ["nominate", "vote", "pass_on", "enact", "investigate"]
