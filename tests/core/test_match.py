"""The match: answering, thinking again, racing, copies and restores, on a game of every shape."""

from random import Random

import pytest
from saturnalia import GAME

from palatine.core.chance import Dealt, Seeded
from palatine.core.errors import (
    BadRecord,
    GameIsOver,
    NotAnOption,
    NotYourDecision,
    RulesBug,
    StaleDecision,
)
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.seats import Seat
from palatine.core.stream import encoded, packet

A, B, C = Seat(0), Seat(1), Seat(2)


def feast(players: int = 3) -> Match:
    """A match of Saturnalia before its first offers."""
    return Match(GAME, GAME.setup(players), Seeded(b"feast"))


def offer(match: Match, *coins: int) -> Match:
    """All players offer."""
    for seat, count in enumerate(coins):
        match.answer(Seat(seat), f"n:{count}")
    return match


def test_nobody_sees_an_answer_before_all_are_in() -> None:
    """While a shared question is open, others see only who has answered."""
    one, other = feast(), feast()
    one.answer(A, "n:1")
    other.answer(A, "n:5")
    assert encoded(packet(one, B)) == encoded(packet(other, B))
    assert one.waiting == (B, C)


def test_an_answer_can_be_changed_until_the_last_is_in() -> None:
    """The last word counts, and the log keeps both."""
    match = feast()
    match.answer(A, "n:1")
    match.answer(A, "n:3")
    assert match.given(A) == "n:3"
    offer(match, 3, 1, 0)
    assert match.state.lord == A
    assert Match.restore(GAME, match.setup, match.log).state == match.state


def test_a_late_answer_cannot_hit_the_next_question() -> None:
    """An answer with an old number is refused and changes nothing."""
    match = feast()
    number = match.number
    offer(match, 3, 1, 0)
    before = match.clone()
    with pytest.raises(StaleDecision):
        match.answer(A, [2, 0], number)
    assert match.state == before.state
    assert match.log == before.log


def test_who_is_not_asked_cannot_answer() -> None:
    """Only the lord hands out honours."""
    match = offer(feast(), 3, 1, 0)
    with pytest.raises(NotYourDecision):
        match.answer(B, [2, 0])


def test_a_refusal_says_why_with_the_rule() -> None:
    """An impossible offer is refused by the rule about offers, in words."""
    with pytest.raises(NotAnOption, match="5 coins") as refused:
        feast().answer(A, "n:6")
    assert refused.value.rule == "SA-2.1"
    assert feast().why_not(A, "n:5") is None


def test_the_first_who_cries_is_heard() -> None:
    """A race ends with the first who does not decline; the order of arrival is the log's."""
    match = offer(feast(), 0, 0, 0)
    match.answer(C, "stay_silent")
    match.answer(B, "io_saturnalia")
    assert match.state.points == (0, 1, 0)
    assert list(match.asked) == [A]


def test_a_race_in_which_all_decline_goes_on() -> None:
    """Everybody may stay silent."""
    match = offer(feast(), 0, 0, 0)
    for seat in (B, C, A):
        match.answer(seat, "stay_silent")
    assert match.state.points == (0, 0, 0)
    assert match.asked[A].kind == "toast"


def test_answers_can_be_given_all_at_once() -> None:
    """All answers or none: one wrong answer leaves the question as it was."""
    match = feast()
    with pytest.raises(NotAnOption):
        match.answer_all(["n:1", "n:2", "n:99"])
    with pytest.raises(NotYourDecision):
        match.answer_all(["n:1"])
    assert match.waiting == (A, B, C)
    match.answer_all(["n:1", "n:2", "n:3"])
    assert match.state.lord == C
    assert match.log[-3:] == (Answered(A, "n:1"), Answered(B, "n:2"), Answered(C, "n:3"))


def test_after_the_end_nothing_can_be_answered() -> None:
    """The game is over, and says so."""
    match = feast()
    play_out(match, Random(1))
    assert match.outcome is not None
    with pytest.raises(GameIsOver):
        match.answer(A, "n:1")


def test_a_clone_goes_its_own_way() -> None:
    """Acts on a clone do not touch the original."""
    match = offer(feast(), 3, 1, 0)
    clone = match.clone()
    play_out(clone, Random(2))
    assert match.asked[A].kind == "honour"
    assert len(match.log) < len(clone.log)


def test_a_fork_keeps_no_log_and_tells_no_news() -> None:
    """A search needs neither, and meets different chance."""
    fork = feast().fork(Seeded(b"other"))
    play_out(fork, Random(3))
    assert fork.log == ()
    assert fork.news == ()


def test_a_fork_that_listens_keeps_what_is_told_from_then_on() -> None:
    """After what the player remembers comes what is new, and a clone has all of it."""
    match = feast()
    for seat in match.waiting:
        match.answer(seat, f"n:{seat}")
    fork = match.fork(Seeded(b"other"))
    fork.listen(match.news[:1])
    assert [news.event for news in fork.news] == ["offered"]
    play_out(fork, Random(3))
    assert "gave" in [news.event for news in fork.news[1:]]
    assert fork.clone().news == fork.news
    assert fork.clone().log == ()


def test_a_world_keeps_what_the_viewer_knows() -> None:
    """In another world the viewer's hand is the same; the others' hands may differ."""
    match = feast()
    own = match.game.view(match.state, A)
    worlds = [match.world(A, Random(n), Seeded(b"x")) for n in range(20)]
    assert all(match.game.view(world.state, A) == own for world in worlds)
    assert any(world.state.faces != match.state.faces for world in worlds)


def test_a_world_forgets_the_others_open_answers() -> None:
    """From an open question, only the viewer's own answer is known."""
    match = feast()
    match.answer(A, "n:1")
    match.answer(B, "n:2")
    world = match.world(A, Random(1), Seeded(b"x"))
    assert world.waiting == (B, C)


def test_a_deal_fixes_chance_by_meaning() -> None:
    """The named gifts come first, the others follow the seed."""
    nature = Dealt({"box": (("4", "4", "1"),)}, Seeded(b"rest"))
    match = Match(GAME, GAME.setup(2), nature)
    assert match.state.faces[match.state.box[0]] == "4"
    assert [thing.face for thing in GAME.view(match.state, A).zones[0].things] == ["gift:4"] * 2


def test_a_log_that_breaks_the_rules_is_refused() -> None:
    """A restore names the entry that the rules refuse."""
    match = offer(feast(), 3, 1, 0)
    wrong = (*match.log, Answered(B, "n:1"))
    with pytest.raises(BadRecord, match=f"entry {len(match.log)}"):
        Match.restore(GAME, match.setup, wrong)


def test_a_bug_in_the_rules_is_told_as_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the rules break, the error does not blame the player, and the log is kept."""
    match = offer(feast(), 3, 1, 0)
    monkeypatch.setattr("saturnalia.rules.changed", None)
    with pytest.raises(RulesBug):
        match.answer(A, [2, 0])
    assert match.log[-1] == Answered(A, (2, 0))


@pytest.mark.parametrize("seed", range(20))
def test_playing_out_gives_what_answers_give(seed: int) -> None:
    """The fast loop of random play ends where the same answers end one by one."""
    match = feast(2 + seed % 3)
    play_out(match, Random(seed))
    again = Match.restore(GAME, match.setup, match.log)
    assert again.state == match.state
    assert again.news == match.news
    assert again.outcome == match.outcome
    assert again.number == match.number
