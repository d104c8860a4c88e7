"""How a Loyalist decides: by what a government is worth, as far as he can tell.

A plotter under cover asks the same questions of the Loyalist whom he pretends to be.
"""

from palatine.bots.senate.dice import Dice
from palatine.bots.senate.mind import Mind
from palatine.core.seats import Seat

Scores = dict[Seat, float]
KILLED_SEPARATIST, KILLED_LOYALIST = 0.25, 0.25
"""What it is worth to execute a Separatist, and what it costs to execute a Loyalist."""


def best(scores: Scores, temperature: float, dice: Dice) -> Seat:
    """The highest score, with some randomness."""
    return max(scores, key=lambda seat: scores[seat] + temperature * dice.gumbel())


def nominations(mind: Mind, nominees: list[Seat]) -> Scores:
    """What each chancellor is worth with this president."""
    worth = mind.governments().under(mind.seat)
    return {seat: worth[seat] for seat in nominees}


def vote_margin(mind: Mind) -> float:
    """How much better the proposed government is than none."""
    governments, tracker = mind.governments(), mind.history.tracker
    worth = governments.worth(*mind.history.candidates)
    if tracker == 2:
        return worth - governments.chaos() + mind.level.patience[2]
    president = mind.next_president()
    by_chancellor = governments.under(president)
    others = [by_chancellor[seat] for seat in mind.eligible(president)]
    hope = mind.level.hope
    instead = hope * max(others) + (1 - hope) * sum(others) / len(others)
    return worth - instead + mind.level.patience[tracker]


def calls(mind: Mind, options: list[Seat]) -> Scores:
    """What each player is worth as president of a special election, with the best chancellor."""
    governments, scores = mind.governments(), {}
    for president in options:
        worth = governments.under(president)
        scores[president] = max(worth[seat] for seat in mind.eligible(president))
    return scores


def looks(mind: Mind, options: list[Seat]) -> Scores:
    """How much the party of each player would tell."""
    plots = mind.belief().plots()
    return {seat: float(plots[seat] * (1 - plots[seat])) for seat in options}


def shots(mind: Mind, options: list[Seat]) -> Scores:
    """What it is worth to execute each player: everything, if it is Palpatine."""
    plots, palpatine = mind.belief().plots(), mind.belief().palpatine()
    return {
        seat: float(
            palpatine[seat]
            + KILLED_SEPARATIST * (plots[seat] - palpatine[seat])
            - KILLED_LOYALIST * (1 - plots[seat])
        )
        for seat in options
    }
