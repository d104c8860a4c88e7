"""A game of each kind whose turning point is known: worked out by hand, then analysed."""

from random import Random

import pytest

from palatine.bots.company import Company
from palatine.bots.seize_the_imperium.hard import HardBot
from palatine.core.match import Match
from palatine.core.record import record_of
from palatine.core.seats import Seat, seats
from palatine.games.besides_the_emperor.tests.table import table as court
from palatine.games.seize_the_imperium.tests.table import position as galaxy
from palatine.games.senate.tests.table import position as senate
from palatine.games.to_be_emperor.tests.table import Table as Forum
from palatine.games.to_be_emperor.tests.table import position as forum
from palatine.theatre.analyse import analyse
from palatine.theatre.analysis import Analysis
from palatine.theatre.choices import better, decisions, judge
from palatine.theatre.odds import Odds
from palatine.theatre.reel import reel
from palatine.theatre.swings import is_aside, parts

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eva", "Fay", "Gus")


def analysed(match: Match) -> Analysis:
    """What the theatre makes of a game that is over."""
    assert match.is_over
    return analyse(match.game, record_of(match, NAMES[: match.setup.players]))


# The senate


def test_the_shot_at_palpatine_turns_a_game_of_the_senate() -> None:
    """With four Separatist policies the plotters are ahead, until the president shoots Palpatine.
    He could not know: it was the best moment of the game, and no merit of his."""
    made = analysed(senate(separatist=3, deck="SSS").govern(1, "S").execute(6).match)
    last = made.moments[-1]
    assert (last.at, last.cause, last.seat) == (made.length - 1, "choice", 0)
    assert last.before[0] < 0.4
    assert last.after == (1, 1, 1, 1, 0, 0, 0)
    assert last.choice is not None
    chances = [each.chance for each in last.choice.tried]
    assert max(chances) - min(chances) < 0.3, "before the shot all of them look alike to him"


# Besides the Emperor


def test_a_condemn_that_nobody_counters_turns_a_game_of_the_court() -> None:
    """A Rebel beside the Emperor swears that he is loyal, and condemns him: from the Condemn on the
    Rebels are ahead, and what he said was a lie."""
    t = court(5, "ERRLL", hands={1: "condemn"})
    t.say(1, "i_am", "side:loyalist")
    t.direct().act("card:condemn", 0).act_of(0, "pass").end_turn()
    made = analysed(t.match)
    assert [(lie.seat, lie.verdict) for lie in made.lies] == [(1, "lie")]
    condemned = next(f.at for f in reel(t.match) if any(n.event == "condemned" for n in f.news))
    before, after = made.chances[condemned - 1].chances, made.chances[condemned].chances
    assert after[1] > before[1] + 0.1, "the Rebel's Condemn"
    assert made.chances[-1].chances == (0, 1, 1, 0, 0)
    assert made.beliefs is not None
    rebel = made.beliefs.of(Seat(0), "proved", made.beliefs.roles[0])
    assert rebel[0][1] == pytest.approx(0.5), "two of four, as far as the Emperor is dealt"
    assert rebel[-1][1] == 1


# To Be Emperor

TEN = ("valerian-osk", "hadria-tolmane", "magnus-ferrault", "davon-ilket")


def last_payment() -> Forum:
    """Nine Influence are paid, and a tenth can be: then the game is won."""
    return forum(
        senators={0: TEN},
        assets={0: ["house-banker"]},
        phase="resource",
        queue=(0,),
        paid=tuple([f"senator:{name}" for name in TEN[:-1]]),
    )


def test_the_payment_that_makes_ten_wins() -> None:
    """It is one seat's choice, and there was nothing better."""
    made = analysed(last_payment().pay("davon-ilket", "house-banker").match)
    (moment,) = [each for each in made.moments if each.at == made.length - 1]
    assert (moment.cause, moment.seat, moment.after) == ("choice", 0, (1, 0))
    assert moment.choice is not None
    assert moment.choice.cost == 0
    assert moment.choice.tried[0].chance == 1


def test_whoever_does_not_pay_gives_the_game_away() -> None:
    """The answer that wins at once is found, and it is certain."""
    t = last_payment().answer([])
    before, after, given = decisions(reel(t.match))[0]
    choice = judge(before, after, given, Odds(t.match.game), "test")
    assert choice is not None
    assert choice.tried[0].chance == 1
    assert choice.cost > 0.05
    assert better([choice], 2) == (choice,)


# Seize the Imperium


def test_whoever_says_how_to_be_asked_has_turned_nothing() -> None:
    """It is no moment and nothing to be judged; nor is it ever what would have been better."""
    t = galaxy(worlds={0: ["dalken_cendros"], 1: ["silicas"]}, phase="allocation")
    while t.question != "allocate":
        t.answer("pass")
    t.answer("watch:concerned")
    frames, odds = reel(t.match), Odds(t.match.game)
    assert is_aside(frames[-1], odds)
    assert parts(frames[-1], (0.5, 0.5), (0.9, 0.1), odds) == []
    answers = [given.answer for _, _, given in decisions(frames, odds.asides)]
    assert "watch:concerned" not in answers
    assert "watch:concerned" in [given.answer for _, _, given in decisions(frames)]


def test_no_chance_changes_because_a_phase_ends() -> None:
    """Whoever passes, and has nothing to allocate, has the same chance in the own Victory Phase,
    but for a little by which everybody's next Allocation Phase is nearer."""
    t = galaxy(worlds={0: ["dalken_cendros"], 1: ["silicas"]}, phase="allocation")
    odds = Odds(t.match.game)
    before = odds.now(t.match)
    while t.state.phase != "victory":
        t.answer("pass")
    assert odds.now(t.match) == pytest.approx(before, abs=0.05)


GREAT = ["zythenus_calendra", "geladhore_prime", "aquas_delor", "dalken_cendros", "damirus_outer"]


def test_the_fight_for_the_last_points_turns_a_game_of_the_galaxy() -> None:
    """Seventeen points, and a World card of three that nobody defends: the attack is certain, and
    after it the game is won."""
    t = galaxy(
        worlds={0: GREAT, 1: ["silicas", "geladhore_5"]},
        units={"geladhore_5": {0: ["main_battle_fleet-", "jump_battlesuit_company-"]}},
        options={"deck_1": "capital_attack", "deck_2": "drone_onslaught"},
    )
    Company(t.match, {seat: HardBot(t.match.game, seat, Random(1)) for seat in seats(2)}).play()
    made = analysed(t.match)
    assert [(fight.odds, fight.won) for fight in made.fights] == [(1.0, True)]
    assert made.fights[0].at == 1, "it is the first choice of all"
    assert made.chances[-1].chances == (1, 0)
    assert made.chances[0].chances[0] > 0.5
