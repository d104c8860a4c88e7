"""The rulings on elections: tracker, term limits, chaos, Palpatine, special elections."""

from itertools import combinations, permutations
from typing import Any

import pytest

from palatine.core.seats import Seat, seats
from palatine.games.senate import GAME
from palatine.games.senate.rules.election import nominating, term_limited
from palatine.games.senate.state import Senate
from palatine.games.senate.tests.table import (
    BOTH,
    Table,
    position,
    table,
)

SITH, EMPEROR = BOTH
both_editions = pytest.mark.parametrize("edition", BOTH)


def vetoed(t: Table, chancellor: int, two: str = "LS") -> Table:
    """A government is elected and agrees on a veto."""
    return t.elect(chancellor).pass_on(two).propose_veto().consent()


# The tracker


@pytest.mark.rule("SE-R1")
def test_the_reset_of_the_tracker_is_a_switch() -> None:
    """The editions differ in nothing but the switch, which a table may set the other way."""
    t = table(7, tracker_reset="on_election").reject(2).elect(0)
    assert t.state.tracker == 0
    t = table(7, edition=EMPEROR, tracker_reset="on_policy").reject(2).elect(0)
    assert t.state.tracker == 2


@pytest.mark.rule("SE-R2")
def test_a_veto_on_the_last_space_brings_chaos() -> None:
    """In Sith Imperative the veto after two rejections enacts the top tile, without its power."""
    t = vetoed(position(separatist=5, tracker=2, deck="LSSL"), 1)
    assert (t.policies, t.state.tracker, t.state.limited) == ((1, 5), 0, ())
    assert (t.question, t.asked) == ("nominate", (1,))
    assert t.news("tracker_advanced") == [{"tracker": 3}]


@pytest.mark.rule("SE-R2")
def test_where_an_election_resets_the_tracker_a_veto_brings_no_chaos() -> None:
    """In Secret Emperor the same veto moves the tracker to one."""
    t = vetoed(position(separatist=5, tracker=2, deck="LSSL", edition=EMPEROR), 1)
    assert (t.policies, t.state.tracker) == ((0, 5), 1)
    assert t.reject(2).policies == (1, 5)


# Term limits


@pytest.mark.parametrize(("edition", "offered"), [(SITH, (0, 4, 5, 6)), (EMPEROR, (3, 4, 5, 6))])
@pytest.mark.rule("SE-R9")
def test_after_a_veto_the_editions_limit_different_pairs(
    edition: str, offered: tuple[int, ...]
) -> None:
    """The vetoing pair is limited where elections count; the pair before it where policies do."""
    t = position(separatist=5, deck="LSSLSS", edition=edition).govern(1, "L")
    vetoed(t, 3)
    assert (t.asked, t.offered) == ((2,), offered)


@pytest.mark.parametrize(
    ("edition", "offered"), [(SITH, (1,)), (EMPEROR, (1,))], ids=["living", "starting"]
)
@pytest.mark.rule("SE-R10")
def test_three_left_of_five_are_a_table_of_five(edition: str, offered: tuple[int, ...]) -> None:
    """The relief holds for fewer than five as well, so that there is somebody to nominate."""
    t = position(
        5,
        edition=edition,
        roles="LSPLL",
        living=(0, 1, 2),
        executed=(3, 4),
        limited=(Seat(1), Seat(2)),
    )
    assert t.offered == offered


def late_tables(players: int) -> list[tuple[tuple[Seat, ...], Seat, tuple[Seat, Seat]]]:
    """All living players, presidents and limited pairs that can come together with up to two
    deaths."""
    everyone = seats(players)
    return [
        (living, president, (first, second))
        for dead in (0, 1, 2)
        for living in combinations(everyone, players - dead)
        for president in living
        for first, second in permutations(everyone, 2)
    ]


@both_editions
@pytest.mark.parametrize("players", [5, 6, 7])
@pytest.mark.rule("SE-R10")
def test_somebody_can_always_be_nominated(edition: str, players: int) -> None:
    """There is an eligible player, whoever is dead, president or limited."""
    t: Senate = GAME.start(GAME.setup(players, edition))
    for t.living, president, t.limited in late_tables(players):
        assert nominating(t.living, president, term_limited(t)).options


@both_editions
@pytest.mark.rule("SE-R11")
def test_after_chaos_limits_stay_forgotten_until_a_new_government(edition: str) -> None:
    """A rejection after chaos brings no old limits back; the next policy sets new ones."""
    t = table(7, deck="LLSSLSS", edition=edition).govern(3, "L").reject(4)
    assert t.asked == (5,)
    assert t.offered == (0, 1, 2, 3, 4, 6)
    t.govern(0, "L")
    assert t.state.limited == (5, 0)


@pytest.mark.parametrize(("edition", "limited"), [(SITH, (3, 1)), (EMPEROR, ())])
@pytest.mark.rule("SE-R51")
def test_a_veto_after_chaos_limits_nobody_where_policies_limit(
    edition: str, limited: tuple[int, ...]
) -> None:
    """No policy was enacted, so only the edition that counts elections has a limited pair."""
    t = position(separatist=5, deck="LLSS", edition=edition).reject(3)
    assert t.asked == (3,)
    vetoed(t, 1)
    assert t.state.limited == limited


@pytest.mark.parametrize(("edition", "offered"), [(SITH, (0, 3, 4, 5)), (EMPEROR, (3, 4, 5))])
@pytest.mark.rule("SE-R24")
def test_an_execution_can_make_a_table_of_five(edition: str, offered: tuple[int, ...]) -> None:
    """The living are counted at the nomination: five left of six free the last president."""
    t = position(6, separatist=3, deck="SSS", edition=edition).govern(1, "S").execute(2)
    assert (t.asked, t.offered) == ((1,), offered)


@both_editions
@pytest.mark.rule("SE-R24")
def test_the_limit_dies_with_the_executed(edition: str) -> None:
    """When the chancellor is executed, nobody inherits the limit, and no mark is left of it."""
    t = position(7, separatist=3, deck="SSS", edition=edition).govern(1, "S").execute(1)
    assert (t.asked, t.offered) == ((2,), (3, 4, 5, 6))
    assert "term_limited" not in t.view().seats[1].marks


# Chaos


@both_editions
@pytest.mark.rule("SE-R12")
def test_the_power_of_chaos_is_lost_for_good(edition: str) -> None:
    """No later government gets it: the next Separatist policy grants only its own power."""
    t = position(separatist=1, deck="SLLSSSS", edition=edition).reject(3)
    assert t.policies == (0, 2)
    assert t.govern(0, "L").question == "nominate"
    assert t.govern(1, "S").question == "special_election"


@both_editions
@pytest.mark.rule("SE-R13")
def test_a_fifth_policy_by_chaos_brings_the_veto_without_the_execution(edition: str) -> None:
    """The veto counts policies; the power of chaos is ignored."""
    t = position(separatist=4, deck="SLSS", edition=edition).reject(3)
    assert (t.policies, t.question) == ((0, 5), "nominate")
    assert "veto" in t.elect(1).pass_on("LS").options


@both_editions
@pytest.mark.rule("SE-R14")
def test_chaos_can_end_the_game_and_open_the_danger(edition: str) -> None:
    """The last policy of either track also wins by chaos, and the third also opens the danger."""
    assert position(loyalist=4, deck="L", edition=edition).reject(3).why == "loyalist_policies"
    assert position(separatist=5, deck="S", edition=edition).reject(3).why == "separatist_policies"
    t = position(separatist=2, deck="S", edition=edition).reject(3)
    assert t.view().counters["danger"] == 1
    assert t.elect(6).why == "palpatine_elected"


# Palpatine as chancellor


@both_editions
@pytest.mark.rule("SE-R15")
def test_palpatine_in_office_at_the_third_policy_does_not_win(edition: str) -> None:
    """He was elected before the third Separatist policy, and enacting it is not an election."""
    t = position(separatist=2, deck="SSS", roles="LPLLLSS", edition=edition).govern(1, "S")
    assert (t.policies, t.why, t.question) == ((0, 3), None, "special_election")


@pytest.mark.parametrize(("marker", "marked"), [("on", True), ("off", False)])
@pytest.mark.rule("SE-R16")
def test_the_mark_of_the_cleared_is_a_choice_of_the_table(marker: str, marked: bool) -> None:
    """Everyone hears that a chancellor was cleared; the mark that stays can be switched off."""
    t = position(separatist=3, options={"cleared_marker": marker}).elect(3)
    assert t.news("cleared") == [{"player": 3}]
    assert ("cleared" in t.view().seats[3].marks) is marked


@pytest.mark.parametrize(("edition", "tracker", "limited"), [(SITH, 2, (0, 6)), (EMPEROR, 0, ())])
@pytest.mark.rule("SE-R47")
def test_electing_palpatine_is_an_election_before_it_is_a_victory(
    edition: str, tracker: int, limited: tuple[int, ...]
) -> None:
    """The vote is on the record as elected, with what follows in each edition; then it is over."""
    t = position(separatist=3, tracker=2, edition=edition).nominate(6).vote(yes=4)
    assert t.state.elections[-1].elected
    assert (t.state.tracker, t.state.limited) == (tracker, limited)
    assert t.events()[-3:] == ["voted", "game_won", "roles_revealed"]


# Special elections


@both_editions
@pytest.mark.rule("SE-R17")
def test_the_dead_can_not_be_called(edition: str) -> None:
    """Only living players are offered for a special election."""
    dead: dict[str, Any] = {"living": (0, 1, 2, 4, 5, 6), "executed": (3,)}
    t = position(separatist=2, deck="SSS", edition=edition, **dead).govern(1, "S")
    assert t.offered == (1, 2, 4, 5, 6)


@both_editions
@pytest.mark.rule("SE-R18")
def test_a_rejected_special_election_returns_to_the_player_after_the_caller(edition: str) -> None:
    """Passed or not, the presidency goes on after the caller."""
    t = position(separatist=2, deck="SSS", edition=edition).govern(1, "S").call(4).reject()
    assert (t.asked, t.state.tracker) == ((1,), 1)


@both_editions
@pytest.mark.parametrize(("victim", "president"), [(0, 1), (1, 2)])
@pytest.mark.rule("SE-R20")
def test_the_order_survives_the_death_of_the_caller_or_the_next(
    edition: str, victim: int, president: int
) -> None:
    """After the special government the next living seat after the caller's is president."""
    t = position(separatist=2, deck="SSSSSS", edition=edition).govern(1, "S").call(4)
    t.govern(2, "S").execute(victim)
    assert t.asked == (president,)


@both_editions
@pytest.mark.parametrize("enacted", [1, 2, 3, 4])
@pytest.mark.rule("SE-R12", "SE-3.8")
def test_no_president_of_the_past_gets_the_power_of_chaos(edition: str, enacted: int) -> None:
    """Even after an earlier government, and whatever the space, a new round begins."""
    t = position(separatist=enacted, deck="LLSS", edition=edition).govern(1, "L").reject(3)
    assert (t.policies, t.state.power) == ((1, enacted + 1), None)
    assert (t.question, t.asked) == ("nominate", (4,))


@both_editions
@pytest.mark.rule("SE-R24")
def test_nobody_inherits_a_term_limit(edition: str) -> None:
    """Neither neighbour of the dead chancellor is bound by it; the president's limit stays."""
    t = position(7, separatist=3, deck="SSS", edition=edition).govern(4, "S").execute(4)
    assert (t.asked, t.offered) == ((1,), (2, 3, 5, 6))
    assert [each.seat for each in t.view().seats if "term_limited" in each.marks] == [0]


@both_editions
@pytest.mark.parametrize(
    ("victim", "president"), [(2, 3), (3, 4), (5, 3), (6, 3)], ids=["caller", "next", "5", "6"]
)
@pytest.mark.rule("SE-R20", "SE-5.10")
def test_a_dead_callers_seat_keeps_its_place_in_the_order(
    edition: str, victim: int, president: int
) -> None:
    """Seat 2 calls seat 4, whose government brings an execution: the order goes on after seat 2."""
    turn, roles = Seat(1), "LPSLLLS"
    t = position(separatist=2, deck="SSSSSS", edition=edition, rotation=turn, roles=roles)
    t.govern(1, "S").call(4).govern(0, "S").execute(victim)
    assert t.asked == (president,)
