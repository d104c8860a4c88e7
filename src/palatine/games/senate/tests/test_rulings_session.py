"""The rulings on sessions and powers: the deck, the executive action, the veto."""

import pytest

from palatine.core.cards import faces_of
from palatine.games.senate.tests.table import (
    BOTH,
    Table,
    letters_of,
    position,
    table,
)

SITH, EMPEROR = BOTH
both_editions = pytest.mark.parametrize("edition", BOTH)


def vetoed(t: Table, chancellor: int, two: str = "LS") -> Table:
    """A government is elected and agrees on a veto."""
    return t.elect(chancellor).pass_on(two).propose_veto().consent()


# The deck


@pytest.mark.rule("SE-R4")
def test_a_peek_with_too_few_tiles_shuffles_first() -> None:
    """With two tiles left the deck is made again, and the peek shows the top of the new one."""
    t = position(5, separatist=2, deck="SSSLL", size=5, again=["SLS"]).govern(1, "S")
    assert len(t.state.deck) == 2
    t.peek()
    assert t.news("reshuffled") == [{"loyalist": 6, "separatist": 8}]
    assert t.news("tiles_seen", 0) == [{"policies": ("separatist", "loyalist", "separatist")}]


@pytest.mark.parametrize("size", [1, 2])
@pytest.mark.rule("SE-R5")
def test_chaos_needs_one_tile(size: int) -> None:
    """With one or two tiles left chaos takes the top one, and nothing is shuffled."""
    t = position(deck="LS"[:size], size=size).reject(3)
    assert (t.policies, len(t.state.deck)) == ((1, 0), size - 1)
    assert t.news("reshuffled") == []


@pytest.mark.rule("SE-R6")
def test_eager_checks_the_deck_after_chaos() -> None:
    """Three tiles, chaos takes one, and the next government finds a new deck."""
    t = position(deck="LSS", size=3, edition=EMPEROR).reject(3)
    assert t.news("reshuffled") == [{"loyalist": 5, "separatist": 11}]
    assert len(t.state.deck) == 16
    assert t.elect(4).question == "pass_on"


@pytest.mark.rule("SE-R6")
def test_eager_checks_the_deck_after_a_veto() -> None:
    """A vetoed session that leaves two tiles ends with a new deck, as any other does."""
    t = vetoed(position(separatist=5, deck="LSSLS", size=5, edition=EMPEROR), 1)
    assert t.news("reshuffled") == [{"loyalist": 6, "separatist": 6}]
    assert (len(t.state.deck), t.state.discard) == (12, ())


@pytest.mark.rule("SE-R7", "SE-7.2")
def test_the_deck_counts_down_to_two_and_starts_again_from_twelve() -> None:
    """With a policy in every session the deck goes 17, 14, 11, 8, 5, 2, and then 12 less 3."""
    t = table(7, deck="LSSLSSLSSLSSSSL")
    sizes = [t.view().counters["deck"]]
    for policy in "LLLLS":
        t.govern(t.offered[0], policy)
        sizes.append(t.view().counters["deck"])
    t.elect(t.offered[0])
    assert [*sizes, t.view().counters["deck"]] == [17, 14, 11, 8, 5, 2, 9]
    assert t.news("reshuffled")[-1] == {"loyalist": 2, "separatist": 10}


@pytest.mark.rule("SE-R8")
def test_the_deck_bar_does_not_count_down_by_party() -> None:
    """The numbers by party are those of the last shuffle, whatever has been drawn since."""
    t = table(7, deck="LLLSSS").govern(3, "L").govern(4, "S")
    counters = t.view().counters
    assert (counters["shuffled_loyalist"], counters["shuffled_separatist"]) == (6, 11)
    assert counters["deck"] == 11


@pytest.mark.rule("SE-R40")
def test_chaos_with_an_empty_deck_shuffles_the_discards_first() -> None:
    """If the deck is empty, chaos enacts the top tile of the new deck."""
    t = position(size=0, again=["SL"]).reject(3)
    assert t.events()[-4:] == ["tracker_advanced", "chaos", "reshuffled", "policy_enacted"]
    assert (t.policies, len(t.state.deck)) == ((0, 1), 16)


@pytest.mark.rule("SE-R41")
def test_a_vetoed_session_ends_with_its_check_before_the_tracker_moves() -> None:
    """On a mixed table the deck is shuffled first, then chaos draws from the new deck."""
    mixed = {"reshuffle": "eager"}
    t = position(separatist=5, tracker=2, deck="LSSLS", size=5, options=mixed, again=["LL"])
    vetoed(t, 1)
    order = ["veto_agreed", "reshuffled", "tracker_advanced", "chaos", "policy_enacted"]
    assert t.events()[-5:] == order
    assert (t.policies, len(t.state.deck)) == ((1, 5), 11)


@pytest.mark.rule("SE-R42")
def test_the_eager_check_comes_before_the_executive_action() -> None:
    """The peek of Secret Emperor finds three tiles, because the deck was made again before it."""
    t = position(5, separatist=2, deck="SSSLL", size=5, edition=EMPEROR, again=["SLS"])
    t.govern(1, "S")
    assert t.events()[-3:] == ["policy_enacted", "reshuffled", "power_granted"]
    t.peek()
    assert t.news("tiles_seen", 0) == [{"policies": ("separatist", "loyalist", "separatist")}]


@pytest.mark.rule("SE-R42")
def test_nothing_is_shuffled_after_the_game_is_won() -> None:
    """A winning policy that leaves two tiles is the end, also when chaos enacts it."""
    t = position(separatist=5, deck="SSSLL", size=5, edition=EMPEROR).govern(1, "S")
    assert (t.why, t.news("reshuffled"), len(t.state.deck)) == ("separatist_policies", [], 2)
    t = position(loyalist=4, deck="LSS", size=3, edition=EMPEROR).reject(3)
    assert (t.why, t.news("reshuffled"), len(t.state.deck)) == ("loyalist_policies", [], 2)


@both_editions
@pytest.mark.rule("SE-R53")
def test_a_new_deck_has_at_least_eight_tiles(edition: str) -> None:
    """With the most policies that nobody has won with, a new deck still has eight tiles."""
    t = position(loyalist=4, separatist=5, deck="SSSSS", size=5, edition=edition)
    vetoed(t, 1, "SS").elect(2)
    assert t.news("reshuffled") == [{"loyalist": 2, "separatist": 6}]
    assert len(t.state.deck) == 5


# Powers


@pytest.mark.rule("SE-R21")
def test_everyone_hears_of_a_peek_but_not_what_it_showed() -> None:
    """The news of a peek names the president and no tiles."""
    t = position(5, separatist=2, deck="SSSLSL").govern(1, "S").peek()
    assert t.news("peeked", 3) == [{"president": 0}]
    assert t.news("tiles_seen", 3) == []


@both_editions
@pytest.mark.rule("SE-R22")
def test_a_president_does_not_investigate_himself(edition: str) -> None:
    """Presidents are not offered themselves, and hear why."""
    t = position(separatist=1, deck="SSS", edition=edition).govern(1, "S")
    assert t.offered == (1, 2, 3, 4, 5, 6)
    assert t.refusal("player:0", 0) == "SE-R22"


@both_editions
@pytest.mark.rule("SE-R23")
def test_a_president_does_not_execute_himself(edition: str) -> None:
    """The president is offered every other living player."""
    t = position(separatist=3, deck="SSS", edition=edition).govern(1, "S")
    assert t.offered == (1, 2, 3, 4, 5, 6)
    assert t.refusal("player:0", 0) == "SE-R23"


@both_editions
@pytest.mark.rule("SE-R25")
def test_nobody_learns_the_role_of_the_dead_and_the_dead_learn_nothing(edition: str) -> None:
    """All screens know as many roles after the execution as before it; the end shows them all."""
    t = position(separatist=3, deck="SSSSSSSS", edition=edition).govern(1, "S")
    before = [[each.secrets for each in t.view(seat).seats] for seat in range(7)]
    t.execute(3)
    assert [[each.secrets for each in t.view(seat).seats] for seat in range(7)] == before
    t.govern(2, "S").execute(5).elect(4).pass_on("SS").enact("S")
    assert "role_loyalist" in t.view().seats[3].marks


@pytest.mark.rule("SE-R35")
def test_not_every_separatist_policy_grants_a_power() -> None:
    """At a table of five the first two grant nothing."""
    t = table(5, deck="SSSSSS").govern(1, "S")
    assert t.question == "nominate"
    assert t.govern(2, "S").question == "nominate"


@pytest.mark.rule("SE-R39", "SE-R4")
def test_a_peek_is_a_decision() -> None:
    """The president is asked, with the one answer to look; until then nothing is shuffled."""
    t = position(5, separatist=2, deck="SSSLL", size=5).govern(1, "S")
    assert (t.question, t.asked, t.options) == ("peek", (0,), ("look",))
    assert (t.news("reshuffled"), t.news("tiles_seen", 0)) == ([], [])
    t.say(0, "ask", "player:3").peek()
    assert len(t.news("reshuffled")) == len(t.news("tiles_seen", 0)) == 1


# The veto


@both_editions
@pytest.mark.rule("SE-R26")
def test_a_refused_veto_is_not_proposed_again_and_moves_nothing(edition: str) -> None:
    """After a refusal there is no second proposal, and the tracker has not moved."""
    t = position(separatist=5, deck="LSS", edition=edition).reject().elect(0).pass_on("LS")
    before = t.state.tracker
    t.propose_veto().refuse()
    assert t.state.tracker == before
    assert t.refusal("veto", 0) == "SE-6.4"


@both_editions
@pytest.mark.rule("SE-R27")
def test_a_veto_discards_all_three_tiles(edition: str) -> None:
    """The president's discard and the two tiles passed on end up in the same pile."""
    t = vetoed(position(separatist=5, deck="LSS", edition=edition), 1)
    assert sorted(letters_of(faces_of(t.state, t.state.discard))) == ["L", "S", "S"]


@both_editions
@pytest.mark.rule("SE-R28")
def test_the_table_hears_the_veto(edition: str) -> None:
    """Everyone hears that a veto was proposed, and then agreed or refused."""
    t = position(separatist=5, deck="LSSLSS", edition=edition).elect(1).pass_on("LS").propose_veto()
    assert t.news("veto_proposed") == [{"chancellor": 1}]
    t.refuse()
    assert (t.news("veto_refused"), t.news("veto_agreed")) == ([{"president": 0}], [])
    vetoed(t.enact("L"), 2)
    assert t.news("veto_agreed") == [{"president": 1}]


@pytest.mark.rule("SE-R50")
def test_vetoes_never_add_up_where_elections_reset_the_tracker() -> None:
    """In Secret Emperor governments can veto forever; in the other the third brings chaos."""
    t = position(separatist=5, edition=EMPEROR, deck="SSSSSS")
    for two in ("SS", "SS", "LL", "LL"):
        vetoed(t, t.offered[0], two)
    assert (t.policies, t.state.tracker) == ((0, 5), 1)
    t = position(separatist=5, edition=SITH, deck="SSSSSS")
    for two in ("SS", "SS", "LL"):
        vetoed(t, t.offered[0], two)
    assert (t.policies, t.state.tracker) == ((1, 5), 0)
