"""Chapter 6, the veto: from the fifth Separatist policy on, a government may enact nothing."""

from typing import Any

import pytest

from palatine.games.senate.tests.table import BOTH, Table, position, tiles

both_editions = pytest.mark.parametrize("edition", BOTH)


def session(edition: str = "sith-imperative", **more: Any) -> Table:
    """A session with the veto: president 0 has passed a tile of each party to chancellor 1."""
    fields: dict[str, Any] = {"separatist": 5, "deck": "LSS", **more}
    return position(7, edition=edition, **fields).elect(1).pass_on("LS")


@both_editions
@pytest.mark.parametrize("enacted", range(6))
@pytest.mark.rule("SE-6.1")
def test_the_veto_comes_with_the_fifth_separatist_policy(edition: str, enacted: int) -> None:
    """With five policies the chancellor may veto; with fewer, they hear how many are missing."""
    t = session(edition, separatist=enacted)
    assert ("veto" in t.options) == (enacted == 5)
    if enacted < 5:
        assert t.refusal("veto", 1) == "SE-6.1"
        assert t.view().counters["veto"] == 0


@both_editions
@pytest.mark.rule("SE-6.1")
def test_the_veto_stays_for_every_session(edition: str) -> None:
    """The session of the fifth policy has no veto; every one after it has."""
    t = position(separatist=4, deck="SSSSSLSSL", edition=edition).elect(1).pass_on("SS")
    assert "veto" not in t.options
    t.enact("S").execute(2).elect(3).pass_on("SL")
    assert "veto" in t.options
    t.enact("L").elect(4).pass_on("SL")
    assert "veto" in t.options


@both_editions
@pytest.mark.rule("SE-6.2")
def test_the_chancellor_proposes_after_seeing_the_two_tiles(edition: str) -> None:
    """Three are drawn, one is discarded, two are passed; then the president is asked to agree."""
    t = session(edition)
    assert (t.question, t.asked, len(t.state.discard)) == ("enact", (1,), 1)
    assert sorted(t.options) == sorted((*tiles("LS"), "veto"))
    t.propose_veto()
    assert (t.question, t.asked, t.options) == ("consent", (0,), ("yes", "no"))
    assert t.refusal("perhaps", 0) == "SE-6.3"


@both_editions
@pytest.mark.rule("SE-6.3")
def test_an_agreed_veto_discards_both_and_passes_the_presidency(edition: str) -> None:
    """No policy is enacted, both tiles are discarded, and the next seat is president."""
    t = session(edition).propose_veto().consent()
    assert (t.policies, len(t.state.discard), t.state.hand) == ((0, 5), 3, ())
    assert (t.question, t.asked) == ("nominate", (1,))
    assert t.news("policy_enacted") == []


@both_editions
@pytest.mark.rule("SE-6.4")
def test_a_refused_veto_forces_a_policy(edition: str) -> None:
    """The chancellor has to enact one of the two tiles in hand."""
    t = session(edition).propose_veto().refuse()
    assert (t.question, t.asked, sorted(t.options)) == ("enact", (1,), sorted(tiles("LS")))
    assert t.refusal("veto", 1) == "SE-6.4"
    assert t.enact("L").policies == (1, 5)


@both_editions
@pytest.mark.rule("SE-6.5")
def test_an_agreed_veto_moves_the_tracker(edition: str) -> None:
    """A veto counts like a rejected government."""
    t = session(edition).propose_veto().consent()
    assert t.state.tracker == 1
    assert t.news("tracker_advanced") == [{"tracker": 1}]


@both_editions
@pytest.mark.rule("SE-6.5", "SE-3.7")
def test_a_veto_and_two_rejections_bring_chaos(edition: str) -> None:
    """Three failures in a row bring chaos, whatever kind they are."""
    t = session(edition, deck="LSSL").propose_veto().consent().reject(2)
    assert t.policies == (1, 5)
    assert t.state.tracker == 0


@both_editions
@pytest.mark.rule("SE-4.5", "SE-4.7")
def test_silence_ends_with_an_agreed_veto(edition: str) -> None:
    """While the veto is open the two say nothing else; after it they may tell what they held."""
    t = session(edition).propose_veto()
    assert t.silenced(0, "vouch", "player:1") == t.silenced(1, "ask", "player:0") == "SE-4.5"
    t.consent().say(0, "drew", *tiles("SSS")).say(1, "received", *tiles("LS"))
