"""Reasons: every refusal has a rule, by public facts and the player's own hand."""

from random import Random

import pytest

from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.games.besides_the_emperor import GAME
from palatine.games.besides_the_emperor.tests.table import table


def test_a_wrong_direction_is_refused_with_the_rule() -> None:
    """There are only two directions."""
    assert table(5).refusal("player:1") == "BE-2.1"


def test_a_seat_that_is_not_there_is_named() -> None:
    """At a table of five there is no sixth player."""
    court = table(5).direct().act("investigate")
    assert [court.refusal(seat) for seat in (5, 6)] == ["BE-1.1", "BE-1.1"]


@pytest.mark.rule("BE-R05")
def test_the_dead_can_not_be_chosen() -> None:
    """The refusal says that they are dead."""
    court = table(5, "ERRLL", hands={1: "condemn"}).direct().act("card:condemn", 2)
    court.direct().act_of(1, "pass").end_turn().act("investigate")
    assert court.refusal(2) == "BE-R05"


@pytest.mark.parametrize("players", GAME.players)
def test_every_refusal_of_a_random_game_has_a_rule(players: int) -> None:
    """No answer that belongs to the kind of question is refused without a reason."""
    random = Random(players)
    match = Match(GAME, GAME.setup(players, None, GAME.check_options), Seeded(seed_from("why")))
    for _ in range(200):
        (seat,) = match.asked
        question = match.asked[seat]
        family = {atom.split(":")[0] for atom in question.options}
        for atom in GAME.vocabulary:
            if ":" in atom and atom.split(":")[0] in family and atom not in question.options:
                assert match.why_not(seat, atom) is not None, (question.kind, atom)
        match.answer(seat, question.any_answer(random))
    play_out(match, random)
    assert match.outcome is not None
