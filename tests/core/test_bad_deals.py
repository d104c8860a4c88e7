"""A deal that turns out wrong mid-match: only the answer that led there is refused."""

from random import Random
from typing import Any

import pytest
import saturnalia

from palatine.catalog import games
from palatine.core.chance import Dealt, Seeded, seed_from
from palatine.core.errors import BadDeal, BadRecord
from palatine.core.game import Game
from palatine.core.log import Answered, Entry, Ordered
from palatine.core.match import Match
from palatine.core.play import play_out

EVERY_GAME = [*games().values(), saturnalia.GAME]
ANSWERS, MOMENTS = 250, 6
TOO_MUCH = ("nothing",) * 100


def opened(game: Game, deal: dict[str, Any]) -> Match:
    """A match of the largest table, with this deal."""
    setup = game.setup(game.players[-1], None, game.check_options)
    return Match(game, setup, Dealt(deal, Seeded(seed_from("bad deals"))))


def played(game: Game) -> tuple[Entry, ...]:
    """The log of a random match."""
    match, random = opened(game, {}), Random(game.id)
    for _ in range(ANSWERS):
        if not match.is_over:
            seat = random.choice(match.waiting)
            match.answer(seat, match.asked[seat].any_answer(random))
    return match.log


def chances_in_between(log: tuple[Entry, ...]) -> list[int]:
    """The places of some chances that came after an answer."""
    first = next(place for place, entry in enumerate(log) if type(entry) is Answered)
    places = [place for place in range(first, len(log)) if type(log[place]) is Ordered]
    return Random(1).sample(places, min(MOMENTS, len(places)))


def wrong_at(log: tuple[Entry, ...], place: int) -> dict[str, Any]:
    """A deal that asks for too much at this place of the log, and for nothing before."""
    labels = [entry.label for entry in log[: place + 1] if type(entry) is Ordered]
    return {labels[-1]: ((),) * (labels.count(labels[-1]) - 1) + (TOO_MUCH,)}


def answers_of(log: tuple[Entry, ...]) -> list[Answered]:
    """The answers alone."""
    return [entry for entry in log if type(entry) is Answered]


def everything(match: Match) -> tuple[object, ...]:
    """Everything in a match."""
    given = [match.given(seat) for seat in match.asked]
    asked = (match.asked, match.waiting, match.how, match.number, given)
    kept = (match.log, match.inputs, match.news, match.told)
    return asked, kept, match.state.copy(), match.position(), match.is_at_start


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_a_wrong_deal_refuses_the_answer_and_changes_nothing(game: Game) -> None:
    """Log, state, news, questions and shuffles are as before: with the deal corrected, the match
    goes on as it would have done."""
    log = played(game)
    for place in chances_in_between(log):
        match = opened(game, wrong_at(log, place))
        *earlier, last = answers_of(log[:place])
        for entry in earlier:
            match.enter(entry)
        before = everything(match)
        with pytest.raises(BadDeal, match="names 100 faces"):
            match.enter(last)
        assert everything(match) == before
        match.nature.deal = {}  # type: ignore[attr-defined]
        for entry in answers_of(log)[len(earlier) :]:
            match.enter(entry)
        assert match.log == log


def test_most_games_have_chances_in_between() -> None:
    """Otherwise the test would have tried nothing."""
    tried = [game.id for game in EVERY_GAME if chances_in_between(played(game))]
    assert {"senate", "besides-the-emperor", "saturnalia"} <= set(tried)


def test_votes_that_came_all_at_once_stay_one_input() -> None:
    """The log before the refused answer is unchanged."""
    match = opened(games()["senate"], {"passed": (TOO_MUCH,)})
    president = match.waiting[0]
    match.answer(president, match.asked[president].options[0])
    match.answer_all(["yes"] * len(match.asked))
    before, two = everything(match), match.asked[president].any_answer(Random(1))
    with pytest.raises(BadDeal):
        match.answer(president, two)
    assert everything(match) == before
    assert len(match.log) > match.inputs


def test_random_play_stops_before_a_wrong_deal() -> None:
    """It leaves a match that can be played on once the deal is corrected."""
    match = opened(games()["senate"], {"passed": ((), TOO_MUCH)})
    with pytest.raises(BadDeal):
        play_out(match, Random(1))
    assert [entry.label for entry in match.log if type(entry) is Ordered].count("passed") == 1
    assert match.asked
    match.nature.deal = {}  # type: ignore[attr-defined]
    play_out(match, Random(1))
    assert Match.restore(match.game, match.setup, match.log).outcome == match.outcome


def test_a_record_that_ends_takes_no_answer_back_either() -> None:
    """A restored match whose next shuffle is not in its log stays where it was."""
    game = games()["senate"]
    log = played(game)
    cut = max(place for place, entry in enumerate(log) if type(entry) is Ordered)
    match = Match.restore(game, opened(game, {}).setup, log[: cut - 1])
    before = everything(match)
    with pytest.raises(BadRecord, match="the log ends before"):
        match.enter(log[cut - 1])
    assert everything(match) == before
