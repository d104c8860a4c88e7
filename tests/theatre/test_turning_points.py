"""A game of each kind with a known turning point: worked out by hand, then analysed."""

from random import Random

import pytest

from palatine.bots.bot import Maker
from palatine.bots.company import Company
from palatine.bots.seize_the_imperium.chances import nearness
from palatine.bots.seize_the_imperium.hard import HardBot
from palatine.bots.to_be_emperor.greedy import GreedyBot
from palatine.core.match import Match
from palatine.core.record import record_of
from palatine.core.seats import Seat, seats
from palatine.games.besides_the_emperor.tests.table import table as court
from palatine.games.seize_the_imperium.tests.table import Table as Galaxy
from palatine.games.seize_the_imperium.tests.table import position as galaxy
from palatine.games.senate.tests.table import BOTH
from palatine.games.senate.tests.table import position as senate
from palatine.games.to_be_emperor.tests.table import Table as Forum
from palatine.games.to_be_emperor.tests.table import position as forum
from palatine.theatre.advice import with_advice
from palatine.theatre.analyse import analyse
from palatine.theatre.analysis import Analysis
from palatine.theatre.choices import better, decisions, judge
from palatine.theatre.odds import Odds
from palatine.theatre.reel import reel
from palatine.theatre.swings import curve, is_aside, is_declined, part, swings

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eva", "Fay", "Gus")


def finished(match: Match, make: Maker) -> Match:
    """The match, played to its end by such bots."""
    players = seats(match.setup.players)
    Company(match, {seat: make(match.game, seat, Random(1)) for seat in players}).play()
    return match


def analysed(match: Match) -> Analysis:
    """The theatre's analysis of a finished game."""
    assert match.is_over
    return analyse(match.game, record_of(match, NAMES[: match.setup.players]))


# The senate


@pytest.mark.parametrize("edition", BOTH)
def test_the_shot_at_palpatine_turns_a_game_of_the_senate(edition: str) -> None:
    """With four Separatist policies the plotters are ahead, until the president shoots Palpatine.
    He could not know: it was the best moment of the game, and no merit of his."""
    made = analysed(
        senate(separatist=3, deck="SSS", edition=edition).govern(1, "S").execute(6).match
    )
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
    first = made.moments[0]
    assert (first.at, first.cause, first.seat) == (condemned, "choice", 1), "the Rebel's Condemn"
    assert first.after[1] > first.before[1] + 0.2
    assert first.choice is not None
    assert (first.choice.given, first.choice.cost) == ("player:0", 0)
    assert made.chances[-1].chances == (0, 1, 1, 0, 0)
    assert made.beliefs is not None
    rebel = made.beliefs.of(Seat(0), "proved", made.beliefs.roles[0])
    assert rebel[0][1] == pytest.approx(0.5), "two of four, as far as the Emperor is dealt"
    assert rebel[-1][1] == 1


# To Be Emperor

TEN = ("valerian-osk", "hadria-tolmane", "magnus-ferrault", "davon-ilket")


def last_payment() -> Forum:
    """Nine Influence are paid, and a tenth is possible: then the game is won."""
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
    """The judgement finds the answer that wins at once, and it is certain."""
    t = last_payment().answer([])
    before, after, given = decisions(reel(t.match))[0]
    choice = judge(before, after, given, Odds(t.match.game), "test")
    assert choice is not None
    assert choice.tried[0].chance == 1
    assert choice.cost > 0.05
    assert better([choice], 2) == (choice,)


def test_the_theatre_says_what_would_have_won() -> None:
    """The strongest bot pays, which wins: so that player could have done it better."""
    made = analysed(finished(last_payment().answer([]).match, GreedyBot))
    missed = made.better[0]
    assert (missed.at, missed.seat, missed.given) == (1, 0, ())
    assert missed.advised == missed.tried[0].answer
    assert missed.advised is not None
    assert "senator:davon-ilket" in missed.advised
    assert missed.tried[0].chance == 1
    assert all(each.advised not in (None, each.given) for each in made.better)


# Seize the Imperium


def test_whoever_says_how_to_be_asked_has_turned_nothing() -> None:
    """It is not a moment and nothing to judge; nor would it ever have been better."""
    t = galaxy(worlds={0: ["dalken_cendros"], 1: ["silicas"]}, phase="allocation")
    while t.question != "allocate":
        t.answer("pass")
    t.answer("watch:concerned")
    frames, odds = reel(t.match), Odds(t.match.game)
    assert is_aside(frames[-1], odds)
    assert part(frames[-1], (0.5, 0.5), (0.9, 0.1), odds, is_pure=False) == []
    answers = [given.answer for _, _, given in decisions(frames, odds.asides)]
    assert "watch:concerned" not in answers
    assert "watch:concerned" in [given.answer for _, _, given in decisions(frames)]


def test_no_chance_changes_because_a_phase_ends() -> None:
    """A player who passes and has nothing to allocate has the same chance in their own Victory
    Phase, except for a little because everybody's next Allocation Phase is nearer."""
    t = galaxy(worlds={0: ["dalken_cendros"], 1: ["silicas"]}, phase="allocation")
    odds = Odds(t.match.game)
    before = odds.now(t.match)
    while t.state.phase != "victory":
        t.answer("pass")
    assert odds.now(t.match) == pytest.approx(before, abs=0.05)


def test_a_turn_has_begun_before_its_first_phase() -> None:
    """Before its first phase the state still names the last phase of the previous Turn, which is
    over: the distance to everybody's Allocation Phase ignores that."""
    worlds = {0: ["dalken_cendros"], 1: ["silicas"]}
    t = galaxy(worlds=worlds, phase="victory", watch=("always", "always"))
    while t.state.active == 0:
        t.answer("pass")
    assert (t.question, t.state.phase) == ("window", "victory")
    before = nearness(t.state, Seat(1)), nearness(t.state, Seat(0))
    while t.state.phase == "victory":
        t.answer("pass")
    assert t.state.phase == "resupply"
    assert (nearness(t.state, Seat(1)), nearness(t.state, Seat(0))) == before


GREAT = ["zythenus_calendra", "geladhore_prime", "aquas_delor", "dalken_cendros", "damirus_outer"]
MANY = ["silicas", "geladhore_5", "earth_prime", "mars", "saturn", "bygaros_7", "shalastra_oogmos"]


def last_fight() -> Galaxy:
    """Seventeen points, and a World card of three that nobody defends. The other has fewer points,
    and the Resources to buy what is missing."""
    return galaxy(
        worlds={0: GREAT, 1: MANY},
        units={"geladhore_5": {0: ["main_battle_fleet-", "jump_battlesuit_company-"]}},
        resources=(0, 20),
        options={"deck_1": "capital_attack", "deck_2": "drone_onslaught"},
    )


def test_the_fight_for_the_last_points_turns_a_game_of_the_galaxy() -> None:
    """The attack is certain, and after it the game is won: since the aim, all have only passed."""
    made = analysed(finished(last_fight().match, HardBot))
    assert [(fight.odds, fight.won) for fight in made.fights] == [(1.0, True)]
    assert made.fights[0].at == 1, "it is the first choice of all"
    assert [(each.at, each.cause, each.seat) for each in made.moments] == [(8, "choice", 0)]
    aim = made.moments[0].choice
    assert aim is not None
    assert (aim.at, aim.kind, aim.given) == (3, "target_kind", "world:geladhore_5#1")
    assert aim.advised == aim.given
    assert made.chances[-1].chances == (1, 0)
    assert made.chances[0].chances[0] > 0.5


def test_whoever_forgoes_the_last_points_could_have_done_better() -> None:
    """The fight is won, and the strongest bot takes the World card; the other then wins by what
    they buy."""
    t = last_fight().pick("geladhore_5", "main_battle_fleet", "geladhore_5")
    while t.question != "forgo":
        t.answer("no" if t.question == "withdraw" else "pass")
    made = analysed(finished(t.answer("yes").match, HardBot))
    (missed,) = made.better
    assert (missed.at, missed.seat, missed.kind, missed.given) == (7, 0, "forgo", "yes")
    assert missed.advised == missed.tried[0].answer == "no"
    assert missed.cost > 0.2
    assert missed.missed
    assert not with_advice(missed, "yes").missed
    last = made.moments[-1]
    assert (last.at, last.cause, last.seat) == (made.length - 1, "choice", 1)
    assert (last.after, last.choice and last.choice.kind) == ((0, 1), "allocate")


def test_whoever_passes_has_turned_nothing() -> None:
    """The result of a fight after all have passed comes from the last Unit's aim."""
    t = galaxy(
        worlds={0: GREAT, 1: ["silicas", "geladhore_5"]},
        units={"geladhore_5": {0: ["main_battle_fleet-"], 1: ["robot_infantry_battalion"]}},
    )
    finished(t.match, HardBot)
    frames, odds = reel(t.match), Odds(t.match.game)
    found = swings(frames, curve(frames, odds), odds)
    assert not [each for each in found if is_declined(frames[each.answered], odds)]
    assert [each for each in found if each.answered < each.at]
