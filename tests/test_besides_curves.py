"""Belief curves of Besides the Emperor: what cards prove, what a reader thinks, and from what."""

from random import Random
from time import process_time

import numpy as np
import pytest

from palatine.bots.beliefs import beliefs_of
from palatine.bots.besides_the_emperor.curves import ROLE, curves
from palatine.bots.company import Company
from palatine.bots.roster import bots_of
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.conformance.noninterference import another_history, rewritten
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, seats, viewers
from palatine.core.words import Speaker, languages
from palatine.games.besides_the_emperor.state import identity

GAME = find("besides-the-emperor")[0]


def played(players: int, seed: str, bot: str = "hard") -> Match:
    """A game of bots, to its end."""
    match = Match(GAME, GAME.setup(players), Seeded(seed_from(seed)))
    make = bots_of(GAME)[bot]
    Company(match, {p: make(GAME, p, Random(f"{seed} {p}")) for p in seats(players)}).play()
    return match


def test_the_hook_finds_the_curves() -> None:
    """The game has belief curves, and their subjects have words."""
    assert beliefs_of(GAME) is curves
    assert all(Speaker(GAME, language).has(f"mark-{ROLE}") for language in languages())


@pytest.mark.parametrize(("players", "rebels"), [(5, 2), (6, 3), (7, 3)])
def test_the_deal_alone_is_proved_at_the_start(players: int, rebels: int) -> None:
    """To the public anyone but the Emperor may be a Rebel; nobody is sure of anybody else."""
    match = played(players, "start", "greedy")
    made = curves(match)
    emperor = next(n.facts["player"] for n in match.news if n.event == "emperor_revealed")
    start = np.array(made.of(PUBLIC, "proved", ROLE)[0])
    assert start[emperor] == 0
    assert np.delete(start, emperor) == pytest.approx(rebels / (players - 1))
    for seat in seats(players):
        own = made.of(seat, "proved", ROLE)[0]
        assert own[seat] in (pytest.approx(0), pytest.approx(1))
        assert sum(own) == pytest.approx(rebels)


@pytest.mark.parametrize("bot", ["hard", "greedy"])
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_every_curve_ends_with_the_truth_and_never_rules_it_out(seed: str, bot: str) -> None:
    """At the end all cards are open; nothing proved on the way contradicts the end."""
    match = played(6, seed, bot)
    made = curves(match)
    true = [float(identity(match.state, p) == "rebel") for p in seats(6)]
    for curve in made.curves:
        assert len(curve.chances) == len(made.at)
        assert curve.chances[-1] == pytest.approx(true)
    before = [match.news[place].event for place in made.at].index("game_won") - 1
    for viewer in viewers(6):
        chances = made.of(viewer, "proved", ROLE)[before]
        assert all(abs(chance - real) < 1 for chance, real in zip(chances, true, strict=True))


def test_what_people_do_is_read_but_proves_nothing() -> None:
    """A reader suspects a player who condemns the Emperor; the cards prove little of it."""
    match = played(7, "deeds")
    made = curves(match)
    emperor = next(n.facts["player"] for n in match.news if n.event == "emperor_revealed")
    aims = [
        (point, match.news[place].facts["player"])
        for point, place in enumerate(made.at)
        if match.news[place].event == "condemned" and match.news[place].facts["target"] == emperor
    ]
    assert aims
    point, who = aims[0]
    before, after = (made.of(PUBLIC, "reader", ROLE)[p][who] for p in (point - 1, point))
    assert after > before
    assert made.of(PUBLIC, "proved", ROLE)[point][who] < after


@pytest.mark.parametrize("seed", range(3))
def test_a_curve_depends_on_what_the_viewer_could_know_only(seed: int) -> None:
    """In another world that looks the same to a viewer, the viewer's curves are the same."""
    random, whole = Random(seed), played(6, f"worlds {seed}", "greedy")
    one = whole.rewound()
    for entry in one.moments(whole.log):
        if entry is None or (one.told > whole.told // 2 and one.is_at_start):
            break
    here = curves(one)
    for viewer in viewers(6):
        world = GAME.worlds(one.position(), viewer, random)
        nature, hidden = another_history(GAME.script(world))  # type: ignore[misc]
        again, other = one.rewound(), Match(GAME, one.setup, nature)
        for entry in again.moments(one.log):
            if entry is not None:
                other.enter(rewritten(entry, again, hidden))
        there = curves(other)
        for layer in ("proved", "reader"):
            chances = there.of(viewer, layer, ROLE)  # type: ignore[arg-type]
            assert here.of(viewer, layer, ROLE) == chances  # type: ignore[arg-type]


def test_all_curves_of_seven_seats_take_a_moment() -> None:
    """A whole game of seven is read within three seconds."""
    match = played(7, "long")
    start = process_time()
    curves(match)
    assert process_time() - start < 3
