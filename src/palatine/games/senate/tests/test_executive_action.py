"""Chapter 5, the executive action: investigation, special election, peek, execution."""

from typing import Any

import pytest

from palatine.core.cards import faces_of
from palatine.core.errors import GameIsOver
from palatine.core.seats import Seat
from palatine.games.senate.state import Investigation, Peek
from palatine.games.senate.tests.table import BOTH, Table, position, tiles

both_editions = pytest.mark.parametrize("edition", BOTH)

ENACTED_BEFORE = {"investigate": 1, "special_election": 2, "execution": 3}


def power(name: str, edition: str = "sith-imperative", **more: Any) -> Table:
    """A table of seven whose president 0, with chancellor 1, has just been granted this power."""
    enacted = ENACTED_BEFORE[name]
    fields: dict[str, Any] = {"deck": "SSS", **more}
    return position(7, separatist=enacted, edition=edition, **fields).govern(1, "S")


def peeking(edition: str = "sith-imperative", deck: str = "SSSLSL", **more: Any) -> Table:
    """A table of five whose president 0 has just been granted a Policy Peek."""
    return position(5, separatist=2, deck=deck, edition=edition, **more).govern(1, "S")


@pytest.mark.parametrize("name", ENACTED_BEFORE)
@pytest.mark.rule("SE-5.1")
def test_no_round_begins_before_the_power_is_used(name: str) -> None:
    """The president is asked, nobody else is, and there is no way to pass."""
    t = power(name)
    assert (t.asked, t.match.waiting, t.view().phase) == ((0,), (0,), "power")
    for raw in ("pass", "no", None):
        t.refusal(raw, 0)
    t.refusal("player:2", 1)
    assert t.question != "nominate"


@pytest.mark.rule("SE-5.2")
def test_the_table_advises_and_the_president_decides() -> None:
    """Everyone may speak while the power is open, but only the president answers."""
    t = power("execution").say(0, "ask", "player:3").say(3, "accuse", "player:5")
    assert t.refusal("player:5", 3) is None
    assert t.state.executed == ()
    assert t.execute(2).state.executed == (2,)


@pytest.mark.rule("SE-5.3")
def test_a_power_is_used_once() -> None:
    """After its use the power is gone, and the next president has none."""
    t = power("investigate").investigate(3)
    assert (t.state.power, t.question, t.asked) == (None, "nominate", (1,))
    assert len(t.news("power_granted")) == 1


@both_editions
@pytest.mark.rule("SE-5.3", "SE-5.18")
def test_the_next_power_comes_with_the_next_policy(edition: str) -> None:
    """Powers do not add up: each policy grants its own, and then a new round begins."""
    t = power("investigate", edition, deck="SSSSSS").investigate(3)
    assert (t.question, t.asked) == ("nominate", (1,))
    assert t.govern(2, "S").question == "special_election"
    t.call(5)
    assert (t.question, t.asked) == ("nominate", (5,))


@pytest.mark.parametrize("roles", ["LSSLLLP", "SLLLLSP", "PLLLLSS"])
@pytest.mark.rule("SE-5.17")
def test_the_power_is_the_presidents_whatever_his_team(roles: str) -> None:
    """A Loyalist, a Separatist and Palpatine are all granted the power."""
    t = power("execution", roles=roles)
    assert (t.question, t.asked, t.offered) == ("execute", (0,), (1, 2, 3, 4, 5, 6))


# Investigate Loyalty


@both_editions
@pytest.mark.parametrize(("player", "party"), [(3, "loyalist"), (4, "separatist")])
@pytest.mark.rule("SE-5.4")
def test_an_investigation_shows_the_party_to_the_president_alone(
    edition: str, player: int, party: str
) -> None:
    """The president learns the party; everyone else only learns who was investigated."""
    t = power("investigate", edition).investigate(player)
    assert t.news("party_seen", 0) == [{"player": player, "party": party}]
    assert t.view(0).seats[player].secrets == (f"party_{party}",)
    for viewer in (None, 1, 3, 6):
        assert t.news("party_seen", viewer) == []
    assert t.view(1).seats[player].secrets == ()


@pytest.mark.rule("SE-5.5")
def test_palpatine_shows_as_a_separatist() -> None:
    """The investigation of Palpatine shows the party card, not the role."""
    t = power("investigate").investigate(6)
    assert t.news("party_seen", 0) == [{"player": 6, "party": "separatist"}]
    assert t.view(0).seats[6].secrets == ("party_separatist",)


@both_editions
@pytest.mark.rule("SE-5.6", "SE-R22")
def test_nobody_is_investigated_twice(edition: str) -> None:
    """A player investigated by anyone is not offered again."""
    t = position(9, deck="SSSSSS", edition=edition).govern(1, "S").investigate(3).govern(2, "S")
    assert (t.question, t.asked) == ("investigate", (1,))
    assert t.offered == (0, 2, 4, 5, 6, 7, 8)
    assert t.refusal("player:3", 1) == "SE-5.6"


@pytest.mark.parametrize("claim", ["loyalist", "separatist"])
@pytest.mark.rule("SE-5.7")
def test_the_president_may_lie_about_what_he_found(claim: str) -> None:
    """The president may claim either party or say nothing; play goes on either way."""
    t = power("investigate").investigate(4)
    assert t.question == "nominate"
    t.say(0, "found", "player:4", f"party:{claim}")
    assert t.news("said_found") == [{"player": 0, "atoms": ("player:4", f"party:{claim}")}]


@pytest.mark.rule("SE-5.19")
def test_whom_the_power_strikes_is_said_aloud() -> None:
    """Everyone hears who investigates and executes whom, and sees it on the seats."""
    t = power("investigate").investigate(3)
    assert t.news("investigated") == [{"president": 0, "player": 3}]
    assert "investigated" in t.view().seats[3].marks
    t = power("execution").execute(3)
    assert t.news("executed") == [{"president": 0, "player": 3}]
    assert "executed" in t.view().seats[3].marks


# Special Election


@both_editions
@pytest.mark.rule("SE-5.8", "SE-R17")
def test_any_other_player_can_be_called(edition: str) -> None:
    """Even the sitting chancellor, who is term-limited, can be called, but not the president."""
    t = power("special_election", edition)
    assert t.offered == (1, 2, 3, 4, 5, 6)
    assert t.refusal("player:0", 0) == "SE-5.8"
    t.call(1)
    assert (t.question, t.asked) == ("nominate", (1,))
    assert t.news("special_election_called") == [{"president": 0, "player": 1}]


@both_editions
@pytest.mark.rule("SE-5.9")
def test_the_called_president_holds_an_election_like_any_other(edition: str) -> None:
    """The called president nominates an eligible player, everyone votes, and the session
    follows."""
    t = power("special_election", edition, deck="SSSLLL").call(4)
    assert t.offered == (2, 3, 5, 6)
    t.nominate(2)
    assert t.asked == (0, 1, 2, 3, 4, 5, 6)
    t.vote(yes=4).pass_on("LL").enact("L")
    assert t.policies == (1, 3)


@both_editions
@pytest.mark.rule("SE-5.10")
def test_after_a_special_election_the_order_goes_on(edition: str) -> None:
    """The next president is the player after the caller, so that nobody is skipped."""
    t = power("special_election", edition, deck="SSSLLL").call(4).govern(2, "L")
    assert (t.question, t.asked) == ("nominate", (1,))
    assert t.reject().asked == (2,)


@both_editions
@pytest.mark.rule("SE-5.11", "SE-R19")
def test_the_next_in_line_is_president_twice(edition: str) -> None:
    """Called out of turn, the next player still has their own turn afterwards."""
    t = power("special_election", edition, deck="SSSLLL").call(1).govern(2, "L")
    assert (t.question, t.asked) == ("nominate", (1,))
    assert t.reject().asked == (2,)


# Policy Peek


@both_editions
@pytest.mark.rule("SE-5.12", "SE-R21")
def test_a_peek_shows_the_top_three_and_changes_nothing(edition: str) -> None:
    """The president sees three tiles in order; the next government draws just these."""
    t = peeking(edition, "SSSLSL")
    before = t.state.deck
    t.peek()
    assert t.news("tiles_seen", 0) == [{"policies": ("loyalist", "separatist", "loyalist")}]
    assert t.state.deck == before
    t.elect(2)
    assert faces_of(t.state, t.state.hand) == ("loyalist", "separatist", "loyalist")


@pytest.mark.rule("SE-5.12")
def test_only_the_president_sees_what_he_peeks_at() -> None:
    """The others only hear that the president looked."""
    t = peeking().peek()
    assert t.news("peeked") == [{"president": 0}]
    assert all(t.news("tiles_seen", viewer) == [] for viewer in (None, 1, 2, 3, 4))
    assert t.state.peeks == (Peek(t.state.sessions[-1].president, t.state.deck[:3]),)


# Execution


@both_editions
@pytest.mark.rule("SE-5.13")
def test_an_execution_kills_one_player(edition: str) -> None:
    """The president chooses one living player, who dies."""
    t = power("execution", edition).execute(3)
    assert (t.state.living, t.state.executed) == ((0, 1, 2, 4, 5, 6), (3,))


@both_editions
@pytest.mark.rule("SE-5.14")
def test_palpatines_death_is_made_known_and_ends_the_game(edition: str) -> None:
    """The Loyalists win at once, and everyone sees who Palpatine was."""
    t = power("execution", edition).execute(6)
    assert (t.why, t.question) == ("palpatine_executed", None)
    assert "role_palpatine" in t.view().seats[6].marks
    with pytest.raises(GameIsOver):
        t.answer("player:3", 0)


@pytest.mark.parametrize("player", [3, 4])
@pytest.mark.rule("SE-5.15")
def test_another_players_death_tells_no_role(player: int) -> None:
    """A dead Loyalist and a dead Separatist look the same to the table."""
    t = power("execution").execute(player)
    assert t.news("executed") == [{"president": 0, "player": player}]
    assert t.view().seats[player].marks == ("executed",)
    assert t.view(1).seats[player].secrets == ()
    assert t.why is None


@both_editions
@pytest.mark.rule("SE-5.16")
def test_the_dead_neither_speak_nor_vote_nor_hold_office(edition: str) -> None:
    """An executed player can't speak, is not asked to vote, and can't be nominated."""
    t = power("execution", edition).execute(3)
    assert t.silenced(3, "vouch", "player:2") == "SE-5.16"
    assert t.refusal("player:3", 1) == "SE-5.16"
    t.nominate(2)
    assert 3 not in t.asked
    t.vote(yes=0).reject()
    assert t.asked == (4,)


@pytest.mark.rule("SE-5.16")
def test_the_dead_are_no_target_of_any_power() -> None:
    """A dead player is neither investigated, called nor executed."""
    dead: dict[str, Any] = {"living": (0, 1, 2, 4, 5, 6), "executed": (3,)}
    for name in ENACTED_BEFORE:
        t = power(name, **dead)
        assert 3 not in t.offered
        assert t.refusal("player:3", 0) == "SE-5.16"


@pytest.mark.rule("SE-R22")
def test_with_nobody_to_investigate_the_power_lapses() -> None:
    """When all others have been investigated, a new round begins, and everyone hears why."""
    looks = tuple(Investigation(5, seat) for seat in range(1, 7))  # type: ignore[arg-type]
    t = power("investigate", investigations=looks)
    assert t.news("power_lapsed") == [{"power": "investigate"}]
    assert (t.question, t.asked) == ("nominate", (1,))


@pytest.mark.rule("SE-5.7")
def test_a_peek_may_be_lied_about_too() -> None:
    """The president may claim anything about the peek."""
    t = peeking().peek().say(0, "peeked", *tiles("SSS"))
    assert t.news("said_peeked") == [{"player": 0, "atoms": tiles("SSS")}]


@pytest.mark.rule("SE-5.16", "SE-5.6")
def test_an_investigated_player_who_is_dead_is_refused_as_dead() -> None:
    """It no longer matters that the player was investigated."""
    looks = (Investigation(Seat(5), Seat(3)),)
    t = power("investigate", living=(0, 1, 2, 4, 5, 6), executed=(3,), investigations=looks)
    assert t.refusal("player:3", 0) == "SE-5.16"


@pytest.mark.rule("SE-5.4", "SE-2.6")
def test_an_investigated_ally_shows_role_and_party() -> None:
    """A player who already knows the role also sees the party."""
    t = power("investigate", roles="SLLLSLP").investigate(4)
    assert t.view(0).seats[4].secrets == ("role_separatist", "party_separatist")
