"""A senator's reasons: what the shuffle says of a government, and whom to suspect.

All of it comes from what the seat has heard and holds. The chance that a record is bad luck comes
from public facts alone: what every shuffle put into the deck, and what was enacted since.
"""

from collections.abc import Callable, Sequence

import numpy as np

from palatine.bots.bot import Grounds
from palatine.bots.senate import loyalist
from palatine.bots.senate.assignments import LOYALIST, PALPATINE, Floats
from palatine.bots.senate.deck import draw_chances
from palatine.bots.senate.history import GOVERNMENT_TILES, Deck, History, Session, TopTile
from palatine.bots.senate.mind import Mind, seats_of
from palatine.core.decisions import Answer
from palatine.core.seats import Seat
from palatine.core.stream import AskOut

Reasons = tuple[Grounds, ...]
COVER, DARING, ONLY = Grounds("cover"), Grounds("daring"), Grounds("only")
WITH_LOYALIST, WITH_SEPARATIST, ANY = (1, 2, 3), (0, 1, 2), (0, 1, 2, 3)
"""How many Loyalist tiles a government may have drawn that enacted this policy, or none."""
LOYALIST_TILE = "policy:loyalist"
DOUBTFUL = 1 / 3
"""A yes needs an extra word if a plotter sits in the government with at least this chance."""


def percent(chance: float) -> int:
    """The chance as a whole number of percent."""
    return round(100 * chance)


# What the shuffle says


def record(mind: Mind, seat: Seat) -> Reasons:
    """How likely chance alone explains the Separatist policies of this player's governments.

    A government has no choice if it draws no Loyalist tile.
    """
    led = [each for each in mind.history.sessions if each.president == seat and each.enacted == 0]
    chance = without_choice(mind.history, led) if led and seat != mind.seat else 1.0
    if chance > 0.66 or not chance:  # one of one says nothing, and the impossible is no chance
        return ()
    return (Grounds("record", {"player": seat, "count": len(led), "one_in": round(1 / chance)}),)


def without_choice(history: History, sessions: list[Session]) -> float:
    """The chance that none of these governments drew a Loyalist tile, from public knowledge."""
    chance = 1.0
    for deck in history.decks:
        forced, any_way = ways(deck, sessions), ways(deck, [])
        chance *= forced / any_way if any_way else 1.0
    return chance


def ways(deck: Deck, forced: Sequence[Session]) -> float:
    """How likely a deck leads to what was enacted from it, if some governments had no choice."""
    gone = np.zeros(deck.loyalist + 1)
    gone[0] = 1.0
    for draw in deck.draws:
        is_forced = isinstance(draw, Session) and draw in forced
        tiles, drawn = drawn_by(draw, is_forced)
        chances = draw_chances(deck.loyalist, deck.total, draw.start, tiles)
        gone = after(gone, chances, drawn)
    return float(gone.sum())


def drawn_by(draw: Session | TopTile, is_forced: bool) -> tuple[int, tuple[int, ...]]:
    """How many tiles were drawn, and how many of them can have been Loyalist."""
    if isinstance(draw, TopTile):
        return 1, (draw.enacted,)
    if draw.enacted is None:
        return GOVERNMENT_TILES, ANY
    if is_forced:
        return GOVERNMENT_TILES, (0,)
    return GOVERNMENT_TILES, WITH_LOYALIST if draw.enacted else WITH_SEPARATIST


def after(gone: Floats, chances: Floats, drawn: tuple[int, ...]) -> Floats:
    """The weights of how many Loyalist tiles have left the deck, after one more draw."""
    found = np.zeros_like(gone)
    for count in drawn:
        moved = gone * chances[count]
        found[count:] += moved[: len(moved) - count]
    return found


# Whom to suspect


def suspicion(mind: Mind, seat: Seat) -> Grounds:
    """How likely this player plots, to a Loyalist who knows what this seat knows."""
    return Grounds("suspicion", {"player": seat, "percent": percent(mind.belief().plots()[seat])})


def least(mind: Mind, seat: Seat, options: list[Seat]) -> Grounds:
    """That nobody among these is less suspect; or just how suspect this one is."""
    plots = mind.belief().plots()
    if plots[seat] > min(plots[each] for each in options) + 0.005:
        return suspicion(mind, seat)
    return Grounds("least", {"player": seat, "percent": percent(plots[seat])})


def danger(mind: Mind, seat: Seat) -> Reasons:
    """How likely this is Palpatine, when electing Palpatine ends the game."""
    if not mind.is_danger or seat == mind.seat:
        return ()
    chance = mind.belief().palpatine()[seat]
    return (Grounds("danger", {"player": seat, "percent": percent(chance)}),)


def masked(is_honest: bool) -> Reasons:
    """Whether a plotter does what a Loyalist would do."""
    return (COVER if is_honest else DARING,)


# By kind of question


def vote(mind: Mind, asked: AskOut, answer: Answer) -> Reasons:
    """The records of the two, how likely one of them plots, and what happens without them.

    With a yes, we tell doubts too, and that they are not enough.
    """
    president, chancellor = mind.history.candidates
    if not mind.is_loyal:
        if mind.is_danger and mind.history.known.get(chancellor) == PALPATINE:
            return (Grounds("crown", {"player": chancellor}),)
        return masked((loyalist.vote_margin(mind) > 0) == (answer == "yes"))
    if president == mind.seat and answer == "yes":
        return (Grounds("own"), *danger(mind, chancellor))
    people, weights = mind.belief().people, mind.belief().weights()
    either = np.maximum(people.plots[:, president], people.plots[:, chancellor])
    facts = {"president": president, "chancellor": chancellor}
    chance = float(weights @ either)
    doubt = Grounds("government", {**facts, "percent": percent(chance)})
    even_so = (Grounds("even_so"),) if chance > DOUBTFUL else ()
    instead = (Grounds("instead", {"player": mind.next_president()}),)
    said = (*record(mind, president), *record(mind, chancellor), *danger(mind, chancellor))
    return (*said, doubt, *(even_so if answer == "yes" else instead))


def chosen(answer: Answer) -> Seat:
    """The player whom an answer names."""
    return Seat(int(str(answer).partition(":")[2]))


def nominate(mind: Mind, asked: AskOut, answer: Answer) -> Reasons:
    """The least suspect nominee, to a Loyalist; a plotter may have another reason."""
    seat, options = chosen(answer), seats_of(asked)
    if mind.is_loyal:
        return (least(mind, seat, options), *danger(mind, seat), *record(mind, seat))
    if mind.history.known.get(seat, LOYALIST) != LOYALIST:
        is_crown = mind.is_danger and mind.history.known[seat] == PALPATINE
        return (Grounds("crown" if is_crown else "ally", {"player": seat}),)
    return (Grounds("trusted", {"player": seat}),)


def call_election(mind: Mind, asked: AskOut, answer: Answer) -> Reasons:
    """The same for the leader of the next government."""
    return nominate(mind, asked, answer)


def investigate(mind: Mind, asked: AskOut, answer: Answer) -> Reasons:
    """The player of whom the seat knows least."""
    seat = chosen(answer)
    return (Grounds("unsure", {"player": seat, "percent": percent(mind.belief().plots()[seat])}),)


def execute(mind: Mind, asked: AskOut, answer: Answer) -> Reasons:
    """Who is most likely Palpatine; a plotter shoots at a Loyalist who looks guilty."""
    seat = chosen(answer)
    if not mind.is_loyal:
        return (Grounds("scapegoat", {"player": seat}),)
    chance = mind.belief().palpatine()[seat]
    return (Grounds("palpatine", {"player": seat, "percent": percent(chance)}), *record(mind, seat))


def pass_on(mind: Mind, asked: AskOut, answer: Answer) -> Reasons:
    """A Loyalist passes on all the Loyalist tiles that he can."""
    drawn = [option.atom for option in asked.options].count(LOYALIST_TILE)
    if drawn in (0, GOVERNMENT_TILES):
        return (Grounds("alike"),)
    passed = list(answer).count(LOYALIST_TILE) if isinstance(answer, tuple) else 0
    return (Grounds("pass"),) if mind.is_loyal else masked(passed == min(drawn, 2))


def enact(mind: Mind, asked: AskOut, answer: Answer) -> Reasons:
    """A Loyalist tile, if there is one; else there is no choice, or a veto."""
    offered = dict.fromkeys(option.atom for option in asked.options)
    if answer == "veto":
        return (Grounds("veto"),)
    if len(offered) == 1:
        return (Grounds("alike"),)
    return (Grounds("enact"),) if mind.is_loyal else masked(answer == LOYALIST_TILE)


def consent(mind: Mind, asked: AskOut, answer: Answer) -> Reasons:
    """By what the two tiles can be, which the president has seen."""
    if mind.is_loyal:
        return (Grounds("agree" if answer == "yes" else "refuse"),)
    is_honest = (mind.history.sessions[-1].held or 0) < 2
    return masked(is_honest == (answer == "yes"))


def look(mind: Mind, asked: AskOut, answer: Answer) -> Reasons:
    """There is nothing to choose."""
    return (ONLY,)


REASONS: dict[str, Callable[[Mind, AskOut, Answer], Reasons]] = {
    "nominate": nominate,
    "vote": vote,
    "pass_on": pass_on,
    "enact": enact,
    "consent": consent,
    "investigate": investigate,
    "special_election": call_election,
    "execute": execute,
    "peek": look,
}
