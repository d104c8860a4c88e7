"""How a plotter decides: like the Loyalist whom he pretends to be, until something else pays."""

from palatine.bots.senate.assignments import LOYALIST, PALPATINE
from palatine.bots.senate.history import Session
from palatine.bots.senate.likelihoods import Seen, session_table
from palatine.bots.senate.loyalist import Scores
from palatine.bots.senate.mind import Mind
from palatine.core.seats import Seat

DARING, SPARES = 2, 3
"""Topics of chance: whether to lie, and whether to discard a spare Loyalist tile."""


def nominations(mind: Mind, scores: Scores) -> Scores:
    """As under cover; allies are welcome, and most of all Palpatine when electing him wins.

    Before that, Palpatine and those who know him should not be seen together.
    """
    known, level = mind.history.known, mind.level
    for seat in scores:
        if known.get(seat) == PALPATINE and mind.is_danger:
            scores[seat] += level.boldness[0]
        elif known.get(seat, LOYALIST) != LOYALIST:
            bond = 2 if mind.is_palpatine else int(known[seat] == PALPATINE)
            scores[seat] += level.kinship[bond]
    return scores


def vote_margin(mind: Mind, margin: float) -> float:
    """As under cover, except for a vote that may win the game or lose it."""
    president, chancellor = mind.history.candidates
    known, history = mind.history.known, mind.history
    if mind.is_danger and known.get(chancellor) == PALPATINE:
        return margin + (1.0 if chancellor == mind.seat else mind.level.boldness[1])
    plotters = mind.ally(president) + mind.ally(chancellor)
    if history.separatist == 5 and plotters > 0.9:
        return margin + mind.level.boldness[1]
    if history.loyalist == 4 and plotters < 0.1:
        return margin - mind.level.boldness[1]
    if plotters < 0.5 and not mind.is_palpatine:
        margin -= mind.level.obstruction[len(mind.living()) % 2 == 0]
    return margin


def exposure(mind: Mind, session: Session, harm: Seen, good: Seen, witness: float) -> float:
    """How much more the table would suspect this player after one choice than after the other.

    `witness` is the chance that a player at the table would know for certain.
    """
    belief = mind.public()
    draw = belief.next_draw(mind.history)
    weights = belief.weights()
    pairs = belief.people.pair(session.president, session.chancellor)
    plots = belief.people.plots[:, mind.seat]
    suspicion = []
    for seen in (harm, good):
        after = weights * (session_table(seen, belief.behaviour) @ draw).take(pairs)
        suspicion.append(float(after @ plots / max(after.sum(), 1e-300)))
    certain = witness * (1 - suspicion[0]) / (mind.players - 1)
    return suspicion[0] - suspicion[1] + certain


def stake(mind: Mind, president: Seat) -> float:
    """What a Separatist policy gains over a Loyalist one, in the plotters' chance to win."""
    loyalist, separatist = mind.history.loyalist, mind.history.separatist
    after = mind.values.after_separatist[:, loyalist, separatist + 1]
    plots = 1.0 if president == mind.seat else mind.ally(president)
    bad = (1 - plots) * after[0] + plots * after[1]
    return float(mind.values.at_election[loyalist + 1, separatist] - bad)


def dares(mind: Mind, gain: float, harm: Seen, good: Seen, witness: float = 0.0) -> bool:
    """Whether a lie pays: the gain against the cost of suspicion."""
    session, cost = mind.history.sessions[-1], mind.level.exposure[int(mind.is_palpatine)]
    if cost:
        gain -= cost * exposure(mind, session, harm, good, witness)
    return gain + mind.level.nerve * mind.dice(DARING, session.number).logistic() > 0


def is_urgent(mind: Mind) -> bool:
    """Whether the Loyalists are so close to winning that looking clean no longer pays."""
    return mind.is_decisive or mind.history.loyalist >= mind.level.urgency[int(mind.is_palpatine)]


def shields(mind: Mind, partner: Seat) -> bool:
    """Whether this is a government with Palpatine, who must look clean to be elected one day."""
    return mind.history.known.get(partner) == PALPATINE


def passed_on(mind: Mind, drawn: int) -> int:
    """How many Loyalist tiles a plotting president passes on."""
    session = mind.history.sessions[-1]
    if drawn in (0, 3):
        return min(drawn, 2)
    if drawn == 2:
        return 1 if discards_spare(mind, session) else 2
    if is_urgent(mind):
        return 0
    if shields(mind, session.chancellor):
        return 1
    ally = mind.ally(session.chancellor)
    gain = stake(mind, mind.seat) * (1 - ally * mind.level.people.enacts_separatist[1])
    harm, good = Seen(0, drew=0, received=0), Seen(1, drew=1, received=1)
    return 0 if dares(mind, gain, harm, good) else 1


def discards_spare(mind: Mind, session: Session) -> bool:
    """With two Loyalist tiles one can go: nobody will know, and an ally may use the rest."""
    if mind.is_decisive:
        return True
    rate = max(mind.level.people.discards_loyalist[1], mind.ally(session.chancellor))
    return mind.dice(SPARES, session.number).random() < rate


def enacts_separatist(mind: Mind) -> bool:
    """Whether a plotting chancellor with a tile of each party enacts the Separatist one."""
    if is_urgent(mind):
        return True
    session = mind.history.sessions[-1]
    if shields(mind, session.president):
        return False
    drew = 0 if mind.ally(session.president) > 0.5 else 1
    harm, good = Seen(0, drew=drew, received=0), Seen(1, drew=1, received=1)
    witness = 1 - mind.ally(session.president)
    return dares(mind, stake(mind, session.president), harm, good, witness)


def calls(mind: Mind, scores: Scores) -> Scores:
    """An ally who looks good enough."""
    return {seat: score + mind.level.kinship[0] * mind.ally(seat) for seat, score in scores.items()}


def shots(mind: Mind, scores: Scores) -> Scores:
    """As under cover, but allies come last."""
    return {seat: score - 2.0 * mind.ally(seat) for seat, score in scores.items()}


def looks(mind: Mind, scores: Scores) -> Scores:
    """A player about whom a lie would help: as under cover, but preferably no ally."""
    return {seat: score * (1 - 0.5 * mind.ally(seat)) for seat, score in scores.items()}
