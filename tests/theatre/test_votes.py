"""Votes that decided are judged one by one, with the others' ballots as they were."""

from random import Random

from palatine.core.chance import Rolled
from palatine.core.seats import Seat
from palatine.core.words import Speaker
from palatine.games.senate.tests.table import Table, position
from palatine.theatre.advice import advised
from palatine.theatre.analysis import Choice
from palatine.theatre.odds import Odds
from palatine.theatre.reel import reel
from palatine.theatre.summary import votes_told
from palatine.theatre.swings import curve, swings
from palatine.theatre.votes import votes

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eva")


def danger() -> Table:
    """Three Separatist policies, and Palpatine is to be chancellor. Dov knows him."""
    return position(5, separatist=3, roles="LLLSP", deck="LLLSSS").nominate(4)


def judged(t: Table) -> dict[int, Choice]:
    """The votes that decided, by seat."""
    frames = reel(t.match)
    odds = Odds(t.match.game, t.match)
    found = list(votes(frames, len(frames) - 1, odds, "test"))
    return {seat: each for (_, seat), each in advised(t.match, found, "test").items()}


def test_only_votes_that_decided_are_judged() -> None:
    """With two against three, each no decided and no yes did; with one against four, none."""
    assert set(judged(danger().vote(yes=(0, 4)))) == {1, 2, 3}
    assert judged(danger().vote(yes=(0,))) == {}


def test_a_vote_is_judged_by_what_its_voter_knew() -> None:
    """Had Dov, a Separatist, said yes, Palpatine would be chancellor and the game won: he knew it.
    The others could not know it, and did nothing clearly wrong."""
    found = judged(danger().vote(yes=(0, 4)))
    dov = found[3]
    assert (dov.given, dov.tried[0].answer, dov.tried[0].chance) == ("no", "yes", 1.0)
    assert dov.missed
    assert dov.cost > 0.1
    assert not found[1].missed
    assert not found[2].missed
    assert all(0 < each.chance < 1 for seat in (1, 2) for each in found[seat].tried)


def test_the_votes_that_elected_palpatine_are_judged_too() -> None:
    """The game is over after this vote; Dov did what wins, and no Loyalist could be sure."""
    found = judged(danger().vote(yes=(1, 3, 4)))
    assert set(found) == {1, 3, 4}
    assert (found[3].cost, found[3].missed) == (0.0, False)


def test_people_may_talk_between_ballots() -> None:
    """The vote is judged from its opening, with all its ballots: no last ballot turned the game."""
    t = danger()
    opened = t.match.fork(Rolled(Random(0)))
    for seat, ballot in enumerate(("yes", "no", "no", "no")):
        t.answer(ballot, seat)
    t.say(0, "accuse", "player:4")
    t.answer("yes", 4)
    assert set(judged(t)) == {1, 2, 3}
    frames, odds = reel(t.match), Odds(t.match.game)
    (vote,) = [each for each in swings(frames, curve(frames, odds), odds) if each.at > 1]
    assert (vote.at, vote.cause, vote.seat) == (len(frames) - 1, "choice", None)
    assert vote.before == odds.now(opened)


def test_the_sentence_names_only_votes_that_were_clearly_worse() -> None:
    """With what would have been better; if there are none, all who decided it."""
    t = danger().vote(yes=(0, 4))
    speaker = Speaker(t.match.game, "en", "sith-imperative", NAMES)
    found = list(judged(t).values())
    said = votes_told(found, speaker)
    assert '"Yes, elect them" would have been better for Dov (by ' in said
    assert "Bo" not in said
    assert "Given what Bo and Cleo could know, nothing" in votes_told(found[:2], speaker)
    assert Seat(3) not in [each.seat for each in found[:2]]
