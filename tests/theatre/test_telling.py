"""The sentences of a moment: what happened, what was chosen, and its cost only if that is sure."""

from dataclasses import dataclass

import pytest

import palatine
from palatine.bots.lies import Lie
from palatine.core.news import Told
from palatine.core.seats import Seat
from palatine.core.words import Speaker
from palatine.games.besides_the_emperor.tests.table import table as court
from palatine.theatre.advice import with_advice
from palatine.theatre.analyse import moment
from palatine.theatre.analysis import Choice, Moment, Tried
from palatine.theatre.odds import Odds
from palatine.theatre.reel import Frame, reel
from palatine.theatre.summary import lie_told, moment_told
from palatine.theatre.swings import curve, swings

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eva")
SENATE = palatine.find_game("sith-imperative")
COURT = palatine.find_game("besides-the-emperor")


def nominated(cost: float, error: float) -> Choice:
    """Somebody nominated Bo; Cleo would have been so much better, as far as this error lets us
    say."""
    tried = (Tried("player:2", 0.6), Tried("player:1", 0.6 - cost))
    return Choice(3, Seat(0), "nominate", 2, "player:1", tried, error)


@dataclass
class Case:
    """A cost, its error, what the best bot advises, and whether we speak of it."""

    cost: float
    error: float
    advised: str
    is_told: bool


@pytest.mark.parametrize(
    "case",
    [
        Case(0.18, 0.02, "player:2", True),
        Case(0.18, 0.02, "player:1", False),
        Case(0.18, 0.065, "player:2", False),
        Case(0.04, 0.001, "player:2", False),
    ],
    ids=["clear", "the best bot does the same", "within its error", "too small"],
)
def test_a_cost_is_told_only_if_it_is_sure(case: Case) -> None:
    """It lies clearly above its error, and our best bot would not have chosen the same."""
    choice = with_advice(nominated(case.cost, case.error), case.advised)
    told = Moment(3, "choice", (0.5,) * 5, (0.3,) * 5, Seat(0), (), choice)
    said = moment_told(told, Speaker(SENATE, "en", None, NAMES))
    assert choice.missed == case.is_told
    assert ("this cost 18 points of winning chance. Better: Cleo." in said) == case.is_told
    assert ("nothing was clearly better" in said) != case.is_told


def test_what_was_chosen_is_named_if_no_news_say_it() -> None:
    """News that matter come first, then others that everybody heard."""
    speaker = Speaker(SENATE, "en", None, NAMES)
    choice = nominated(0.0, 0.01)
    news = [Told("peek", {}, secret=True)]
    told = Moment(3, "choice", (0.5,) * 5, (0.3,) * 5, Seat(0), tuple(news), choice)
    assert "Ada chose: Bo." in moment_told(told, speaker)
    news.append(Told("nominated", {"president": 0, "chancellor": 1}))
    told = Moment(3, "choice", (0.5,) * 5, (0.3,) * 5, Seat(0), tuple(news), choice)
    assert "nominates Bo" in moment_told(told, speaker)
    assert "chose" not in moment_told(told, speaker)
    news.append(Told("policy_enacted", {"policy": "loyalist", "by": "government"}))
    told = Moment(3, "choice", (0.5,) * 5, (0.3,) * 5, Seat(0), tuple(news), choice)
    assert "nominates" not in moment_told(told, speaker)


def test_what_only_comes_to_light_at_the_end_is_not_what_happened() -> None:
    """The Emperor's death is told, not everybody's identity cards after it."""
    t = court(5, "ERRLL", hands={1: "condemn"})
    t.direct().act("card:condemn", 0).act_of(0, "pass").end_turn()
    frames, odds = reel(t.match), Odds(COURT)
    last = swings(frames, curve(frames, odds), odds)[-1]
    said = moment_told(moment(last, t.match, frames, odds, {}), Speaker(COURT, "en", None, NAMES))
    assert t.match.is_over
    assert said.endswith("The Emperor is dead. The Rebels win!")


class Counting(Odds):
    """The chances change with every answer, so that each could be a turning point."""

    def __init__(self) -> None:
        super().__init__(COURT)
        self.open = lambda match: (match.number / 1000,) * match.setup.players


def test_nobody_turns_a_game_of_the_court_by_passing() -> None:
    """A pass leaves things as they are, and a turn that begins is nothing that happened."""
    t = court(5, "ERRLL").direct().act("pass").act("shuffle").until("act", 3)
    frames, odds = reel(t.match), Counting()
    found = swings(frames, curve(frames, odds), odds)
    given = [answer(frames[each.at]) for each in found if each.cause == "choice"]
    assert given == ["clockwise", "shuffle"]
    assert {answer(frame) for frame in frames} >= {"pass", "shuffle"}


def answer(frame: Frame) -> object:
    """The answer that led to a moment."""
    return next((entry.answer for entry in frame.inputs if hasattr(entry, "answer")), None)


def test_a_condemn_that_all_let_pass_strikes_as_a_result_of_the_condemn() -> None:
    """Whoever acted in between, and whoever passed last, has not killed anybody."""
    t = court(5, "ERRLL", hands={1: "condemn"})
    t.direct().act("card:condemn", 2).act_of(2, "shuffle")
    t.act_of(1, "shuffle").end_turn()
    frames, odds = reel(t.match), Counting()
    condemned, struck = (
        next(each for each in frames if any(told.event == event for told in each.news))
        for event in ("condemned", "struck")
    )
    found = swings(frames, curve(frames, odds), odds)
    (result,) = [each for each in found if each.at == struck.at and each.cause == "choice"]
    assert answer(struck) == "pass"
    assert (result.answered, result.seat) == (condemned.at, 1)
    assert result.before == odds.now(frames[struck.at - 1].match)


TOLD = [
    ("en", "got", ("player:1", "policy:loyalist", "policy:loyalist"), "policy:separatist"),
    ("de", "got", ("player:1", "policy:loyalist", "policy:loyalist"), "policy:separatist"),
    ("en", "gave", ("player:1", "policy:loyalist", "policy:loyalist"), "policy:separatist"),
    ("de", "found", ("player:1", "party:loyalist"), "party:separatist"),
    ("en", "found", ("player:1", "party:loyalist"), "party:separatist"),
]
IN_TRUTH = {"en": "A lie. In truth: Separatist.", "de": "Gelogen. In Wahrheit: Separatist."}


@pytest.mark.parametrize(("language", "what", "atoms", "fact"), TOLD)
def test_the_truth_does_not_name_again_whom_a_lie_was_about(
    language: str, what: str, atoms: tuple[str, ...], fact: str
) -> None:
    """The claim has just named that player: only the tiles or the party were otherwise."""
    lie = Lie(3, Seat(0), what, atoms, "lie", ("player:1", fact))
    said = lie_told(lie, Speaker(SENATE, language, None, NAMES))
    assert said.endswith(IN_TRUTH[language])
    assert said.count("Bo") == 1


@pytest.mark.parametrize(("language", "nothing"), [("en", "nothing"), ("de", "nichts")])
def test_who_has_seen_nothing_saw_nothing(language: str, nothing: str) -> None:
    """A courtier who says what he never saw: the truth is not an empty list."""
    lie = Lie(3, Seat(0), "saw", ("player:1", "side:rebel"), "lie", ("player:1",))
    said = lie_told(lie, Speaker(COURT, language, None, NAMES))
    assert f": {nothing}." in said
    assert said.count("Bo") == 1
