"""Random play: it joins in anywhere in a match, and a search meets its own chance."""

import gc
from collections import Counter
from itertools import permutations
from random import Random

import pytest
from saturnalia import GAME

from palatine.catalog import find, games
from palatine.core.chance import Chance, Rolled, Seeded
from palatine.core.errors import RulesBug
from palatine.core.game import Game
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.seats import Seat


def voting(seed: bytes = b"vote") -> Match:
    """A senate before its first vote."""
    game, edition = find("sith-imperative")
    match = Match(game, game.setup(7, edition), Seeded(seed))
    for seat, question in match.asked.items():
        match.answer(seat, question.options[0])
    return match


@pytest.mark.parametrize("seed", range(8))
def test_answers_already_given_stand(seed: int) -> None:
    """Players who have voted are not asked again when the rest is played at random."""
    match = voting()
    for seat in (2, 5):
        match.answer(Seat(seat), "no")
    before = len(match.log)
    given = play_out(match, Random(seed))
    assert not {2, 5} & {entry.seat for entry in match.log[before : before + 5]}  # type: ignore[union-attr]
    assert given == sum(type(entry) is Answered for entry in match.log[before:])


def test_all_ballots_of_an_election_are_as_likely() -> None:
    """In many forks the first of the seven votes yes about half of the time (five sigma)."""
    match, random = voting(), Random(1)
    votes: Counter[str] = Counter()
    for _ in range(400):
        clone = match.clone()
        play_out(clone, random)
        votes[clone.log[len(match.log)].answer] += 1  # type: ignore[union-attr,index]
    assert abs(votes["yes"] - 200) < 50


def test_a_copy_that_sleeps_is_as_its_original() -> None:
    """At every question a copy has the state, the news and the questions of its original."""
    match, random = voting(), Random(2)
    while not match.is_over:
        copy = match.clone()
        assert (copy.state, copy.asked, copy.log) == (match.state, match.asked, match.log)
        assert copy.clone().news == match.news
        seat = match.waiting[-1]
        match.answer(seat, match.asked[seat].any_answer(random))


def test_a_bug_in_the_rules_is_told_as_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop of random play blames the rules and nobody else, and keeps the log."""
    match = Match(GAME, GAME.setup(3), Seeded(b"feast"))
    monkeypatch.setattr("saturnalia.rules.changed", None)
    with pytest.raises(RulesBug):
        play_out(match, Random(1))
    assert match.log


@pytest.mark.parametrize(("size", "count"), [(2, 2), (2, 1), (3, 3), (4, 2), (5, 1)])
def test_rolled_chances_are_fair(size: int, count: int) -> None:
    """Every order is a valid one, and occurs about as often as any other (five sigma)."""
    nature = Rolled(Random(3))
    chance = Chance("x", ("face",) * size, count)
    rolled = Counter(nature.order(chance) for _ in range(3000))
    wanted = list(permutations(range(size), count))
    assert set(rolled) == set(wanted)
    mean = 3000 / len(wanted)
    assert all(abs(times - mean) < 5 * mean**0.5 for times in rolled.values())


def test_a_copy_of_rolled_chances_goes_on_alike() -> None:
    """The copy gets the same next chances, and neither takes from the other."""
    nature = Rolled(Random(4))
    copy = nature.copy()
    chance = Chance("x", ("face",) * 5, 5)
    assert [nature.order(chance) for _ in range(9)] == [copy.order(chance) for _ in range(9)]


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_games_leave_nothing_to_collect(game: Game) -> None:
    """Games make no cycles, so random play can stop Python's collector; it goes on afterwards."""
    setup = game.setup(max(game.players), None, game.check_options)
    play_out(Match(game, setup, Seeded(b"first")), Random(1))
    assert gc.isenabled()
    gc.disable()
    try:
        gc.collect()
        play_out(Match(game, setup, Seeded(b"second")), Random(2))
        assert not gc.isenabled()
        assert gc.collect() == 0
    finally:
        gc.enable()
