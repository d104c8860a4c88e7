"""The reputation bot: rules of thumb for the senate games, using only its seat's packets.

Loyalists trust by record and pass on Loyalist tiles. Separatists behave like the Loyalist they
pretend to be until a lie pays. Palpatine plays loyal and waits to be elected.
"""

from collections.abc import Callable, Iterable
from random import Random

from palatine.bots.bot import Claim
from palatine.bots.newcomer import Newcomer
from palatine.bots.senate.history import ROLE_DEALT
from palatine.bots.senate.ledger import (
    LOYALIST,
    PALPATINE,
    SEPARATIST,
    SURE,
    Ledger,
    Scores,
    own_suspicion,
    public_suspicion,
    read,
)
from palatine.bots.senate.reputation_talk import claims
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.seats import Seat
from palatine.core.stream import AskOut, Packet

TRUST = 0.3
"""Up to this suspicion a government deserves a yes."""
WHIM = 8.0
"""How random its choice of players is: more than six Separatist policies tell."""
DOUBT = 1.6
"""How random its votes are."""
EAGER = 2.0
"""How much a plotter wants to nominate Palpatine when that wins."""


class ReputationBot:
    """A player with a good memory and simple manners."""

    def __init__(self, game: Game, seat: Seat, random: Random) -> None:
        self.seat = seat
        self.seed = random.getrandbits(64)
        self.ledger = Ledger()
        self.newcomer = Newcomer(ROLE_DEALT, game, seat, random)

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Remember the news; say what this player drew, received or found once it may."""
        if self.newcomer.hear(packet):
            return ()
        read(self.ledger, packet.news)
        return claims(self.ledger, packet, self.seat, self.dice("say", self.ledger.heard))

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Answer by the rule of thumb for this kind of question."""
        assert packet.ask is not None
        if self.newcomer.is_needed:
            return self.newcomer.bot.decide(packet, turn)
        dice = self.dice("decide", packet.ask.number)
        return KINDS[packet.ask.kind](Mind(self.seat, packet, self.ledger, dice), packet.ask)

    def dice(self, what: str, number: int) -> Random:
        """Random numbers of this moment alone, the same each time the table is opened again."""
        return Random(f"{self.seed} {what} {number}")


class Mind:
    """What a bot takes into account for one decision."""

    def __init__(self, seat: Seat, packet: Packet, ledger: Ledger, dice: Random) -> None:
        self.seat, self.ledger, self.dice = seat, ledger, dice
        tracks = {track.id: track.value for track in packet.view.tracks}
        self.loyalist, self.separatist = tracks["loyalist"], tracks["separatist"]
        self.tracker = tracks["election"]
        self.is_danger = bool(packet.view.counters["danger"])
        self.notes = packet.view.notes
        self.players = [each.seat for each in packet.view.seats]

    @property
    def is_loyal(self) -> bool:
        """Whether this player wants Loyalist policies."""
        return self.ledger.role == LOYALIST

    @property
    def is_decisive(self) -> bool:
        """Whether the next policy may end the game, so that keeping cover is pointless."""
        return self.separatist == 5 or self.loyalist == 4

    def scores(self) -> Scores:
        """Suspicion of the others; a plotter looks with the eyes of those who don't know."""
        if self.is_loyal:
            return own_suspicion(self.ledger, self.players)
        return public_suspicion(self.ledger, self.players)

    def least(self, seats: Iterable[Seat], bonus: Callable[[Seat], float] = lambda _: 0.0) -> Seat:
        """The least suspicious of these, chosen at random among equals."""
        scores = self.scores()
        return min(seats, key=lambda p: scores[p] - bonus(p) + self.dice.uniform(0, WHIM))

    def most(self, seats: Iterable[Seat], bonus: Callable[[Seat], float] = lambda _: 0.0) -> Seat:
        """The most suspicious of these, chosen at random among equals."""
        scores = self.scores()
        return max(seats, key=lambda p: scores[p] + bonus(p) + self.dice.uniform(0, WHIM))

    def is_ally(self, seat: Seat) -> bool:
        """Whether this plotter knows that the seat plots too."""
        return not self.is_loyal and self.ledger.known.get(seat) in (SEPARATIST, PALPATINE)

    def is_cleared(self, seat: Seat) -> bool:
        """Whether everybody knows that this is not Palpatine."""
        return seat in self.ledger.cleared


def seats_of(asked: AskOut) -> list[Seat]:
    """The players among the options."""
    return [Seat(int(option.atom.partition(":")[2])) for option in asked.options]


def player(seat: Seat) -> str:
    """The answer that names this player."""
    return f"player:{seat}"


def nominate(mind: Mind, asked: AskOut) -> Answer:
    """The player it trusts most; a plotter sometimes picks an ally, and Palpatine when that
    wins."""

    def bonus(seat: Seat) -> float:
        role = mind.ledger.known.get(seat, "")
        if not mind.is_loyal and role == PALPATINE:
            return EAGER if mind.is_danger else -0.2
        return 0.5 if mind.is_ally(seat) else 0.0

    return player(mind.least(seats_of(asked), bonus))


def vote(mind: Mind, asked: AskOut) -> Answer:
    """Yes to a government that it can trust, and to a doubtful one before chaos."""
    president, chancellor = mind.ledger.candidates
    if president == mind.seat:
        return "yes"  # its own nominee
    if mind.is_danger and mind.ledger.known.get(chancellor) == PALPATINE and not mind.is_loyal:
        return "yes"
    if mind.is_danger and mind.ledger.role == PALPATINE and mind.seat == chancellor:
        return "yes"
    scores = mind.scores()
    others = [scores[p] for p in (president, chancellor) if p != mind.seat]
    doubt = max(others) + mind.dice.gauss(0, DOUBT)
    patience = TRUST + (0.9 if mind.tracker == 2 else 0.2 * mind.tracker)
    return "yes" if doubt < patience + (0.4 if len(others) == 1 else 0.0) else "no"


def pass_on(mind: Mind, asked: AskOut) -> Answer:
    """Two of three tiles: as many Loyalist ones as this player wants, and can explain."""
    tiles = sorted(option.atom for option in asked.options)  # Loyalist tiles come first
    if mind.is_loyal and tiles[0] == tiles[1] != tiles[2]:
        return tuple(tiles[1:])  # one to spare: see what the chancellor does
    return tuple(tiles[1:] if wants_separatist(mind, tiles, 0.65) else tiles[:2])


def enact(mind: Mind, asked: AskOut) -> Answer:
    """One of two tiles; a Loyalist with no choice proposes a veto if that is possible."""
    tiles = sorted(o.atom for o in asked.options if o.atom.startswith("policy:"))
    can_veto = len(tiles) < len(asked.options)
    if can_veto and mind.is_loyal and not tiles[0].endswith(LOYALIST):
        return "veto"
    return tiles[-1] if wants_separatist(mind, tiles, 0.5) else tiles[0]


def wants_separatist(mind: Mind, tiles: list[str], boldness: float) -> bool:
    """Whether a plotter hides a Loyalist tile: when it decides the game, and otherwise now and
    then."""
    if mind.is_loyal or tiles[0] == tiles[-1]:
        return False
    if mind.is_decisive:
        return True
    return mind.ledger.role == SEPARATIST and mind.dice.random() < boldness


def consent(mind: Mind, asked: AskOut) -> Answer:
    """A Loyalist agrees to a veto when he had nothing good to pass on."""
    drawn = [note.facts["policies"] for note in mind.notes if note.id == "drew"]
    had_loyalist = bool(drawn) and LOYALIST in drawn[-1]  # type: ignore[operator]
    return "yes" if mind.is_loyal and not had_loyalist else "no"


def investigate(mind: Mind, asked: AskOut) -> Answer:
    """The most suspicious player whose party it does not know."""
    return player(mind.most(seats_of(asked), lambda p: -2 * SURE if p in mind.ledger.known else 0))


def call_election(mind: Mind, asked: AskOut) -> Answer:
    """The player it trusts most; a plotter prefers an ally."""
    return player(mind.least(seats_of(asked), lambda p: 0.6 if mind.is_ally(p) else 0.0))


def execute(mind: Mind, asked: AskOut) -> Answer:
    """A Loyalist aims at Palpatine; a plotter at a player whom the table trusts, never an ally."""
    if mind.is_loyal:
        return player(mind.most(seats_of(asked), lambda p: -3.0 if mind.is_cleared(p) else 0.0))
    return player(mind.least(seats_of(asked), lambda p: -2 * SURE if mind.is_ally(p) else 0.0))


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
