"""Chapter 4, the legislative session: three tiles, two, one policy; and the deck behind them."""

from collections import Counter

import pytest

from palatine.core.cards import faces_of
from palatine.games.senate.tests.table import BOTH, Table, letters_of, position, table, tiles

both_editions = pytest.mark.parametrize("edition", BOTH)


def hand(t: Table, viewer: int | None) -> str:
    """The tiles in office that a viewer sees face up, as letters."""
    return letters_of(thing.face for thing in t.zone("hand", viewer).things if thing.face)


@both_editions
@pytest.mark.rule("SE-4.1")
def test_the_president_draws_the_top_three_and_looks_alone(edition: str) -> None:
    """The top three tiles go to the president, who sees them; everyone else sees three backs."""
    t = table(7, deck="LSSL", edition=edition).elect(3)
    assert hand(t, 0) == "LSS"
    assert t.state.hand == t.state.shuffles[0].tiles[:3]
    for viewer in (None, 1, 3, 6):
        assert (hand(t, viewer), t.zone("hand", viewer).backs) == ("", 3)
    assert len(t.state.deck) == 14


@both_editions
@pytest.mark.rule("SE-4.2")
def test_the_president_discards_one_and_passes_two(edition: str) -> None:
    """Two of the three go to the chancellor, the third to the discards."""
    t = table(7, deck="LSS", edition=edition).elect(3)
    assert (t.question, t.asked, t.options) == ("pass_on", (0,), tiles("LSS"))
    t.pass_on("SS")
    assert faces_of(t.state, t.state.hand) == ("separatist", "separatist")
    assert faces_of(t.state, t.state.discard) == ("loyalist",)
    assert t.news("tiles_passed") == [{"president": 0, "chancellor": 3}]


@pytest.mark.parametrize("two", ["L", "LSS", "", "LL"])
@pytest.mark.rule("SE-4.2")
def test_the_president_passes_on_two_tiles_that_he_holds(two: str) -> None:
    """One tile, three tiles, or tiles not in hand are refused."""
    t = table(7, deck="LSS").elect(3)
    t.refusal(tiles(two), 0)
    assert t.question == "pass_on"


@pytest.mark.rule("SE-4.2")
def test_a_president_without_a_loyalist_tile_can_pass_none_on() -> None:
    """A tile that is not among the three is refused by the rule."""
    t = table(7, deck="SSS").elect(3)
    assert t.refusal(tiles("LS"), 0) == "SE-4.2"


@both_editions
@pytest.mark.rule("SE-4.3")
def test_the_chancellor_enacts_one_of_the_two(edition: str) -> None:
    """The chancellor sees two tiles, enacts one face up, and the other goes to the discards."""
    t = table(7, deck="LSS", edition=edition).elect(3).pass_on("LS")
    assert (t.question, t.asked) == ("enact", (3,))
    assert sorted(hand(t, 3)) == ["L", "S"]
    assert (hand(t, 0), hand(t, None), t.zone("hand").backs) == ("", "", 2)
    t.enact("L")
    assert (t.policies, t.state.hand, len(t.state.discard)) == ((1, 0), (), 2)
    assert t.news("policy_enacted") == [{"policy": "loyalist", "by": "government"}]


@pytest.mark.rule("SE-4.3")
def test_the_chancellor_can_not_enact_what_was_not_passed_on() -> None:
    """With two Separatist tiles there is no Loyalist policy to enact."""
    t = table(7, deck="LSS").elect(3).pass_on("SS")
    assert t.refusal(tiles("L")[0], 3) == "SE-4.3"


@pytest.mark.rule("SE-4.4", "SE-4.12")
def test_discards_are_shown_to_nobody() -> None:
    """No screen and no news shows a discarded tile; only how many there are."""
    t = table(7, deck="LSS").govern(3, "S")
    for viewer in (None, *range(7)):
        pile = t.zone("discard", viewer)
        assert (pile.things, pile.backs) == ((), 2)
    assert not any("discard" in event for event in t.events())


@pytest.mark.rule("SE-4.5")
def test_the_government_is_silent_during_the_session() -> None:
    """From the draw on, neither of the two can say anything; everyone else can."""
    t = table(7, deck="LSS").elect(3)
    for _ in range(2):
        for seat in (0, 3):
            assert t.silenced(seat, "vouch", "player:5") == "SE-4.5"
            assert t.silenced(seat, "drew", *tiles("LSS")) == "SE-4.5"
        t.say(1, "ask", "player:0")
        if t.question == "pass_on":
            t.pass_on("LS")
    t.enact("L").say(0, "vouch", "player:3").say(3, "vouch", "player:0")


@pytest.mark.rule("SE-4.6")
def test_no_answer_leaves_the_choice_to_chance() -> None:
    """The tiles are the only answers: nothing is chosen for a president or chancellor."""
    t = table(7, deck="LSS").elect(3)
    assert t.options == tiles("LSS")
    for raw in ("random", (), None):
        t.refusal(raw, 0)
    t.pass_on("LS")
    assert sorted(t.options) == sorted(tiles("LS"))
    for raw in ("random", "", None):
        t.refusal(raw, 3)
    assert (t.question, t.policies) == ("enact", (0, 0))


@pytest.mark.rule("SE-4.7")
def test_after_the_session_the_two_may_lie() -> None:
    """President and chancellor may claim any tiles, true or not, and contradict each other."""
    t = table(7, deck="LSS").govern(3, "S")
    t.say(0, "drew", *tiles("SSS")).say(3, "received", *tiles("LS")).say(0, "drew", *tiles("LLL"))
    assert [claim["player"] for claim in t.news("said_drew")] == [0, 0]
    assert t.news("said_received") == [{"player": 3, "atoms": tiles("LS")}]


@pytest.mark.rule("SE-4.8", "SE-R3")
def test_lazy_shuffles_when_tiles_are_to_be_drawn() -> None:
    """In Sith Imperative two tiles stay in the deck until the next government is elected."""
    t = position(deck="LSSLS", size=5).govern(3, "L")
    assert (len(t.state.deck), len(t.state.discard)) == (2, 14)
    t.reject()
    assert (t.news("reshuffled"), len(t.state.deck)) == ([], 2)
    t.elect(4)
    assert t.news("reshuffled") == [{"loyalist": 5, "separatist": 11}]
    assert (len(t.state.deck), t.state.discard) == (13, ())


@pytest.mark.rule("SE-4.8", "SE-R3")
def test_eager_shuffles_at_the_end_of_the_session() -> None:
    """In Secret Emperor a session that leaves two tiles ends with a new deck."""
    t = position(deck="LSSLS", size=5, edition="secret-emperor").elect(3).pass_on("LS")
    assert (t.news("reshuffled"), len(t.state.deck)) == ([], 2)
    t.enact("L")
    assert t.news("reshuffled") == [{"loyalist": 5, "separatist": 11}]
    assert (len(t.state.deck), t.state.discard) == (16, ())


@both_editions
@pytest.mark.rule("SE-4.8")
def test_three_tiles_are_enough(edition: str) -> None:
    """With three tiles in the deck nothing is shuffled, at the end or when drawing."""
    t = position(deck="LSSLSS", size=6, edition=edition).govern(3, "L")
    assert len(t.state.deck) == 3
    t.elect(4)
    assert (len(t.state.deck), t.news("reshuffled")) == (0, [])


@both_editions
@pytest.mark.rule("SE-4.9")
def test_left_over_tiles_are_shuffled_in(edition: str) -> None:
    """The two Loyalist tiles that were left over can end up anywhere in the new deck."""
    t = position(deck="SSSLL", size=5, edition=edition, again=["SSSSSS"]).govern(3, "S").elect(4)
    assert faces_of(t.state, t.state.hand) == ("separatist",) * 3
    assert Counter(faces_of(t.state, t.state.deck)) == {"loyalist": 6, "separatist": 7}


@both_editions
@pytest.mark.rule("SE-4.10")
def test_without_a_power_a_new_round_begins(edition: str) -> None:
    """A Loyalist policy, or a Separatist one on an empty space, is followed by an election."""
    t = table(7, deck="LLSSSS", edition=edition).govern(3, "L")
    assert (t.question, t.asked) == ("nominate", (1,))
    t.govern(4, "S")
    assert (t.question, t.asked) == ("nominate", (2,))


@pytest.mark.rule("SE-4.10")
def test_a_loyalist_policy_grants_nothing_beside_a_power() -> None:
    """A Loyalist policy does not grant the power of the last Separatist one."""
    t = position(separatist=2, deck="LSS").govern(3, "L")
    assert (t.question, t.news("power_granted")) == ("nominate", [])


@both_editions
@pytest.mark.rule("SE-4.11")
def test_a_separatist_policy_on_a_power_brings_the_executive_action(edition: str) -> None:
    """The president of the government, not the next one, is asked to use the power."""
    t = position(separatist=1, deck="SSS", edition=edition).govern(3, "S")
    assert (t.question, t.asked) == ("investigate", (0,))
    assert t.news("power_granted") == [{"president": 0, "power": "investigate"}]


@both_editions
@pytest.mark.rule("SE-4.12")
def test_unused_tiles_are_never_revealed(edition: str) -> None:
    """Through shuffles and to the end of the game, no screen shows a tile of deck or discards."""
    t = position(separatist=5, deck="SSS", size=3, edition=edition).govern(3, "S")
    assert t.why == "separatist_policies"
    for viewer in (None, *range(7)):
        assert [zone.things for zone in t.view(viewer).zones] == [(), ()]
