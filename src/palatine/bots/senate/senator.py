"""The belief bot: it hears, keeps an exact belief, and decides as a Loyalist would or as cover
allows."""

from collections.abc import Callable, Sequence
from random import Random

from palatine.bots.bot import Claim, Counsel, Suspicions
from palatine.bots.newcomer import Newcomer
from palatine.bots.senate import loyalist, separatist
from palatine.bots.senate.counsel import REASONS
from palatine.bots.senate.curves import suspicions
from palatine.bots.senate.heard import hear
from palatine.bots.senate.history import ROLE_DEALT
from palatine.bots.senate.levels import Level
from palatine.bots.senate.loyalist import Scores, best
from palatine.bots.senate.mind import Mind, player, seats_of
from palatine.bots.senate.remarks import gives_up
from palatine.bots.senate.talk import claims
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.seats import Seat
from palatine.core.stream import AskOut, Packet

LOYALIST_TILE, SEPARATIST_TILE, VETO = "policy:loyalist", "policy:separatist", "veto"
CHOICES = 1
"""A topic of chance: the choice among answers."""


class BeliefBot:
    """A senator of some level."""

    def __init__(self, level: Level, game: Game, seat: Seat, random: Random) -> None:
        self.mind = Mind(seat, level, random.getrandbits(64))
        self.newcomer = Newcomer(ROLE_DEALT, game, seat, random)

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Take in the news; say what needs saying. We look at the view only if there is some
        news."""
        if self.newcomer.hear(packet):
            return ()
        mind, history = self.mind, self.mind.history
        hear(history, packet.news)
        if history.has_notes:
            history.read_notes(packet.view.notes)
        if not mind.seats:
            mind.look(packet)
        return () if packet.over or not packet.news else claims(mind, packet)

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Answer; the bot has already heard all it needs."""
        assert packet.ask is not None
        if self.newcomer.is_needed:
            return self.newcomer.bot.decide(packet, turn)
        self.mind.look(packet)
        return KINDS[packet.ask.kind](self.mind, packet.ask)

    def counsel(self, packet: Packet, turn: Turn) -> Counsel:
        """The same, with reasons."""
        if self.newcomer.is_needed:
            return self.newcomer.bot.counsel(packet, turn)
        answer = self.decide(packet, turn)
        assert packet.ask is not None
        return Counsel(answer, REASONS[packet.ask.kind](self.mind, packet.ask, answer))

    def suspect(self, roles: Sequence[str], packet: Packet, turn: Turn) -> Suspicions | None:
        """What a careful reader in its seat thinks. It plays by its own belief, which is surer."""
        if self.newcomer.is_needed:
            return None
        self.mind.look(packet)
        return suspicions(self.mind.reader(), roles)


def choose(mind: Mind, scores: Scores, asked: AskOut) -> Answer:
    """The best of these players."""
    return player(best(scores, mind.level.temperature, mind.dice(CHOICES, asked.number)))


def nominate(mind: Mind, asked: AskOut) -> Answer:
    """The player who makes the best government with this president."""
    scores = loyalist.nominations(mind, seats_of(asked))
    return choose(mind, scores if mind.is_loyal else separatist.nominations(mind, scores), asked)


def vote(mind: Mind, asked: AskOut) -> Answer:
    """Yes if this government is better than none, and yes to its own nominee.

    A president who votes no has to explain it. Only a Loyalist does so, after saying of the nominee
    what claims have shown since.
    """
    president, nominee = mind.history.candidates
    if president == mind.seat:
        has_said = ("accuse", president, nominee) in mind.history.remarks
        return "no" if has_said and gives_up(mind, nominee) else "yes"
    margin = loyalist.vote_margin(mind)
    if not mind.is_loyal:
        margin = separatist.vote_margin(mind, margin)
    noise = mind.level.temperature * mind.dice(CHOICES, asked.number).logistic()
    return "yes" if margin + noise > 0 else "no"


def pass_on(mind: Mind, asked: AskOut) -> Answer:
    """A Loyalist passes on all the Loyalist tiles that he can; a plotter what pays."""
    drawn = [option.atom for option in asked.options].count(LOYALIST_TILE)
    passed = min(drawn, 2) if mind.is_loyal else separatist.passed_on(mind, drawn)
    return (LOYALIST_TILE,) * passed + (SEPARATIST_TILE,) * (2 - passed)


def enact(mind: Mind, asked: AskOut) -> Answer:
    """A Loyalist enacts a Loyalist tile, or proposes a veto without one; a plotter what pays."""
    offered = [option.atom for option in asked.options]
    if LOYALIST_TILE not in offered:
        return VETO if VETO in offered and mind.is_loyal else SEPARATIST_TILE
    if SEPARATIST_TILE not in offered:
        return VETO if VETO in offered and not mind.is_loyal else LOYALIST_TILE
    is_harm = not mind.is_loyal and separatist.enacts_separatist(mind)
    return SEPARATIST_TILE if is_harm else LOYALIST_TILE


def consent(mind: Mind, asked: AskOut) -> Answer:
    """A Loyalist agrees if a Separatist tile could be enacted; a plotter, if none could.

    For a plotter only a Loyalist policy could then result, or, with a tile of each, either one.
    """
    drawn = mind.history.sessions[-1].held or 0
    return "yes" if (drawn < 2) == mind.is_loyal else "no"


def investigate(mind: Mind, asked: AskOut) -> Answer:
    """The player whose party tells most."""
    scores = loyalist.looks(mind, seats_of(asked))
    return choose(mind, scores if mind.is_loyal else separatist.looks(mind, scores), asked)


def call_election(mind: Mind, asked: AskOut) -> Answer:
    """The player who would lead the best government."""
    scores = loyalist.calls(mind, seats_of(asked))
    return choose(mind, scores if mind.is_loyal else separatist.calls(mind, scores), asked)


def execute(mind: Mind, asked: AskOut) -> Answer:
    """The likeliest Palpatine."""
    scores = loyalist.shots(mind, seats_of(asked))
    return choose(mind, scores if mind.is_loyal else separatist.shots(mind, scores), asked)


def look(mind: Mind, asked: AskOut) -> Answer:
    """There is only one thing to do."""
    return asked.options[0].atom


KINDS: dict[str, Callable[[Mind, AskOut], Answer]] = {
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
