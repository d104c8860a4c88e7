"""Every rule of the rulebook, shown by a test."""

import pytest
from new_game import GAME
from new_game.state import Chamber

from palatine.testing import Table


def chamber(players: int = 4, traitor: int = 3) -> Table[Chamber]:
    """A table at its first question, with the traitor on this seat."""
    roles = ["traitor" if seat == traitor else "loyal" for seat in range(players)]
    return Table.opened(GAME, players, deal={"roles": (tuple(roles),)})


@pytest.mark.rule("NG-1.1")
def test_each_player_knows_their_own_role_and_no_other() -> None:
    """The traitor's own phone says so; the screen and the others do not."""
    t = chamber(traitor=2)
    assert t.seat_view(2, viewer=2).secrets == ("role_traitor",)
    assert t.news("role_dealt", viewer=2) == [{"role": "traitor"}]
    assert [t.seat_view(2, viewer).secrets for viewer in (None, 0, 1, 3)] == [()] * 4
    assert t.news("role_dealt") == []


@pytest.mark.rule("NG-2.1")
def test_the_first_player_passes_the_dagger_to_somebody_else() -> None:
    """The game offers all others; a rule refuses keeping it."""
    t = chamber().at("pass")
    assert (t.seat, t.options) == (0, ("player:1", "player:2", "player:3"))
    assert t.refusal("player:0") == "NG-2.1"
    assert t.answer(2).seat == 2


@pytest.mark.rule("NG-R1")
def test_the_dagger_may_go_straight_back() -> None:
    """The game offers the giver like the others."""
    assert chamber().answer(1).offers("player:0")


@pytest.mark.rule("NG-3.1")
def test_the_traitor_wins_with_the_dagger_in_hand() -> None:
    """After the fifth pass the traitor wins, and all roles are shown."""
    t = chamber(traitor=3).answers(1, 0, 1, 0, 3)
    assert (t.question, t.winners, t.why) == (None, (3,), "dagger_in_hand")
    assert t.seat_view(3).marks == ("holder", "role_traitor")


@pytest.mark.rule("NG-3.1")
def test_the_loyal_win_if_the_dagger_is_elsewhere() -> None:
    """All of the loyal players win, whoever holds the dagger."""
    t = chamber(traitor=3).answers(3, 0, 3, 0, 1)
    assert (t.winners, t.why) == ((0, 1, 2), "dagger_elsewhere")
