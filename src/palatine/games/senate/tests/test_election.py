"""Chapter 3, the election: presidency, nomination, vote, tracker and chaos."""

from typing import Any

import pytest

from palatine.games.senate.tests.table import BOTH, Table, position, table

both_editions = pytest.mark.parametrize("edition", BOTH)


def marks(t: Table, mark: str) -> list[int]:
    """The seats that bear a mark on the public screen."""
    return [each.seat for each in t.view().seats if mark in each.marks]


# The presidency


@both_editions
@pytest.mark.rule("SE-3.1")
def test_the_presidency_passes_from_seat_to_seat(edition: str) -> None:
    """Each round the next seat is president, after a policy as after a failure, and around."""
    t = table(5, deck="LLSLLS", first=3, edition=edition)
    presidents = [t.asked]
    t.govern(0, "L")
    presidents.append(t.asked)
    t.reject()
    presidents.append(t.asked)
    t.govern(1, "L")
    presidents.append(t.asked)
    assert presidents == [(3,), (4,), (0,), (1,)]


@pytest.mark.rule("SE-3.1", "SE-5.16")
def test_the_presidency_passes_over_the_dead() -> None:
    """A dead player's turn as president is skipped."""
    t = position(living=(0, 3, 4, 5, 6), executed=(1, 2)).reject()
    assert t.asked == (3,)


# The nomination


@both_editions
@pytest.mark.rule("SE-3.2")
def test_the_last_government_is_term_limited(edition: str) -> None:
    """Neither the last president nor the last chancellor can be nominated."""
    t = table(7, deck="LLS", edition=edition).govern(3, "L").reject()
    assert t.asked == (2,)
    assert t.offered == (1, 4, 5, 6)
    assert t.refusal("player:0", 2) == t.refusal("player:3", 2) == "SE-3.2"
    assert marks(t, "term_limited") == [0, 3]


@both_editions
@pytest.mark.rule("SE-3.2")
def test_who_was_only_nominated_is_not_limited(edition: str) -> None:
    """A government that the table rejected limits nobody."""
    t = table(7, edition=edition).nominate(3).vote(yes=0)
    assert t.offered == (0, 2, 3, 4, 5, 6)


@both_editions
@pytest.mark.rule("SE-3.2")
def test_a_new_government_frees_the_old_one(edition: str) -> None:
    """Only the last government is limited."""
    t = table(7, deck="LLSLLS", edition=edition).govern(3, "L").govern(4, "L")
    assert t.asked == (2,)
    assert t.offered == (0, 3, 5, 6)


@both_editions
@pytest.mark.rule("SE-3.3")
def test_the_president_nominates_another_player(edition: str) -> None:
    """Any living player except the president can be nominated."""
    t = position(edition=edition, living=(0, 1, 2, 4, 5, 6), executed=(3,))
    assert (t.question, t.asked) == ("nominate", (0,))
    assert t.offered == (1, 2, 4, 5, 6)
    assert t.refusal("player:0", 0) == "SE-3.3"
    t.nominate(4)
    assert t.news("nominated") == [{"president": 0, "chancellor": 4}]
    assert marks(t, "candidate") == [4]


@both_editions
@pytest.mark.rule("SE-3.11")
def test_in_a_game_of_five_only_the_last_chancellor_is_limited(edition: str) -> None:
    """With five players the last president can be nominated again."""
    t = table(5, deck="LLS", edition=edition).govern(3, "L")
    assert t.asked == (1,)
    assert t.offered == (0, 2, 4)
    assert t.refusal("player:3", 1) == "SE-3.2"


@both_editions
@pytest.mark.rule("SE-3.11")
def test_in_a_game_of_six_both_are_limited(edition: str) -> None:
    """With six players alive the five-player rule does not hold."""
    t = table(6, deck="LLS", edition=edition).govern(3, "L")
    assert t.offered == (2, 4, 5)


@pytest.mark.parametrize(
    ("edition", "offered"), [("sith-imperative", (0, 2, 4)), ("secret-emperor", (2, 4))]
)
@pytest.mark.rule("SE-3.11", "SE-R10")
def test_five_left_of_more_are_a_table_of_five_in_one_edition(
    edition: str, offered: tuple[int, ...]
) -> None:
    """Five players left of six: Sith Imperative frees the last president, the other does not."""
    t = position(
        6, edition=edition, living=(0, 1, 2, 3, 4), executed=(5,), deck="LLS", roles="LLLPSL"
    )
    assert t.govern(3, "L").offered == offered


@both_editions
@pytest.mark.rule("SE-3.12")
def test_anyone_can_be_president(edition: str) -> None:
    """A player who has just been chancellor is president in the next round."""
    t = table(7, deck="LLS", edition=edition).govern(1, "L")
    assert (t.question, t.asked) == ("nominate", (1,))
    assert 1 in marks(t, "term_limited")


@pytest.mark.rule("SE-3.15")
def test_the_table_may_talk_before_the_nomination() -> None:
    """While the president thinks, everyone can speak as often as they like, the president too."""
    t = table(7)
    for _ in range(3):
        t.say(0, "ask", "player:3").say(5, "vouch", "player:3").say(3, "accuse", "player:5")
    assert (t.question, t.asked) == ("nominate", (0,))
    assert len(t.news("said_vouch")) == 3


# The vote


@pytest.mark.parametrize(
    ("players", "yes", "elected"),
    [(7, 3, False), (7, 4, True), (6, 3, False), (6, 4, True), (10, 5, False), (10, 6, True)],
)
@pytest.mark.rule("SE-3.4", "SE-R29")
def test_more_than_half_elect(players: int, yes: int, elected: bool) -> None:
    """A government needs more yes than no; a tie fails."""
    t = table(players).nominate(1).vote(yes=yes)
    assert t.news("voted")[0]["elected"] is elected
    assert (t.question == "pass_on") is elected


@pytest.mark.rule("SE-3.4", "SE-R29")
def test_the_majority_is_one_of_the_living() -> None:
    """The dead do not count: of five living players three elect."""
    dead: dict[str, Any] = {"living": (0, 1, 2, 3, 4), "executed": (5, 6), "roles": "LLPLSLS"}
    assert position(**dead).nominate(1).vote(yes=3).question == "pass_on"
    assert position(**dead).nominate(1).vote(yes=2).question == "nominate"


@pytest.mark.rule("SE-3.5")
def test_all_who_live_vote_the_candidates_too() -> None:
    """Every living player is asked, the two candidates among them, and nobody else."""
    t = position(living=(0, 1, 2, 4, 5, 6), executed=(3,)).nominate(1)
    assert (t.question, t.asked) == ("vote", (0, 1, 2, 4, 5, 6))
    assert t.refusal("perhaps", 0) == "SE-3.5"


@pytest.mark.rule("SE-3.5")
def test_ballots_are_shown_together_and_to_all() -> None:
    """Nobody sees a ballot before the last is in; then everyone sees who voted how."""
    t = table(5).nominate(1)
    before = [t.view(seat) for seat in range(5)]
    for seat in range(4):
        t.answer("yes" if seat else "no", seat)
    assert t.news("voted", 0) == []
    assert [t.view(seat) for seat in range(5)] == before
    t.answer("no", 4)
    assert t.news("voted") == [{"yes": (1, 2, 3), "no": (0, 4), "elected": True}]


@pytest.mark.rule("SE-3.16")
def test_the_vote_waits_for_everyone() -> None:
    """The table talks on while ballots are out, and the vote is held when the last one is in."""
    t = table(5).nominate(1)
    for seat in (0, 1, 2, 3):
        t.answer("yes", seat).say(4, "ask", f"player:{seat}").say(seat, "vouch", "player:4")
    assert t.match.waiting == (4,)
    assert t.question == "vote"
    assert t.answer("yes", 4).question == "pass_on"


@both_editions
@pytest.mark.rule("SE-3.6")
def test_a_failed_vote_moves_presidency_and_tracker(edition: str) -> None:
    """After a rejection the next seat is president and the tracker is one further."""
    t = table(7, edition=edition).reject()
    assert (t.question, t.asked, t.state.tracker) == ("nominate", (1,), 1)
    assert t.news("tracker_advanced") == [{"tracker": 1}]
    assert marks(t, "candidate") == []


@both_editions
@pytest.mark.rule("SE-3.13")
def test_an_elected_government_takes_office(edition: str) -> None:
    """With a majority the candidates are president and chancellor, and the session begins."""
    t = table(7, edition=edition).nominate(2).vote(yes=(3, 4, 5, 6))
    assert (t.question, t.asked) == ("pass_on", (0,))
    assert (marks(t, "president"), marks(t, "chancellor")) == ([0], [2])
    assert marks(t, "candidate") == []


@both_editions
@pytest.mark.rule("SE-3.14")
def test_palpatine_must_say_so_when_elected_in_danger(edition: str) -> None:
    """With three Separatist policies an elected Palpatine ends the game: no tile is drawn."""
    t = position(separatist=3, edition=edition).nominate(6).vote(yes=4)
    assert (t.why, t.question) == ("palpatine_elected", None)
    assert t.state.sessions == ()
    assert len(t.state.deck) == 14


@both_editions
@pytest.mark.rule("SE-3.14")
def test_palpatine_may_be_nominated_in_danger_and_lose_the_vote(edition: str) -> None:
    """A nomination is not an election."""
    t = position(separatist=3, edition=edition).nominate(6).vote(yes=3)
    assert (t.why, t.question) == (None, "nominate")


@both_editions
@pytest.mark.rule("SE-3.17")
def test_an_elected_chancellor_in_danger_is_cleared(edition: str) -> None:
    """After three Separatist policies, everyone knows an elected chancellor is not Palpatine."""
    assert position(separatist=3, edition=edition).elect(5).news("cleared") == [{"player": 5}]
    assert position(separatist=2, edition=edition).elect(5).news("cleared") == []


# The tracker and chaos


@both_editions
@pytest.mark.rule("SE-3.7")
def test_the_third_rejection_brings_chaos(edition: str) -> None:
    """After three rejections in a row the top tile is enacted, face up."""
    t = table(7, deck="SL", edition=edition).reject(2)
    assert t.policies == (0, 0)
    t.reject()
    assert t.policies == (0, 1)
    assert t.news("policy_enacted") == [{"policy": "separatist", "by": "chaos"}]
    assert len(t.state.deck) == 16


@both_editions
@pytest.mark.rule("SE-3.8")
def test_chaos_grants_no_power(edition: str) -> None:
    """The second Separatist policy grants an investigation, but not when chaos enacts it."""
    t = position(separatist=1, deck="S", edition=edition).reject(3)
    assert (t.policies, t.question, t.asked) == ((0, 2), "nominate", (3,))
    assert (t.news("power_granted"), t.state.power) == ([], None)


@both_editions
@pytest.mark.rule("SE-3.9")
def test_chaos_forgets_the_term_limits(edition: str) -> None:
    """After chaos everyone can be nominated, the last government too."""
    t = table(7, deck="LLS", edition=edition).govern(3, "L").reject(2)
    assert t.asked == (3,)
    assert t.offered == (1, 2, 4, 5, 6)
    assert t.reject().offered == (0, 1, 2, 3, 5, 6)
    assert marks(t, "term_limited") == []


@both_editions
@pytest.mark.rule("SE-3.10")
def test_a_policy_resets_the_tracker(edition: str) -> None:
    """An enacted policy puts the tracker back, whether a government or chaos enacted it."""
    t = table(7, deck="LLS", edition=edition).reject(2).govern(0, "L")
    assert t.state.tracker == 0
    t.reject(3)
    assert t.state.tracker == 0
    assert t.reject(2).state.tracker == 2


@pytest.mark.parametrize(("edition", "tracker"), [("sith-imperative", 2), ("secret-emperor", 0)])
@pytest.mark.rule("SE-3.10", "SE-R1")
def test_an_election_resets_the_tracker_in_one_edition(edition: str, tracker: int) -> None:
    """In Secret Emperor an elected government puts the tracker back; in the other its policy."""
    t = table(7, edition=edition).reject(2).elect(0)
    assert t.state.tracker == tracker
    shown = next(track for track in t.view().tracks if track.id == "election")
    assert shown.value == tracker
