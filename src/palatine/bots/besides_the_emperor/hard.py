"""The hard bot: an exact belief about identities, and rules of thumb that use it."""

from collections.abc import Sequence
from random import Random

from palatine.bots.besides_the_emperor.belief import LOYALIST, REBEL, Belief
from palatine.bots.besides_the_emperor.counsel import reasons
from palatine.bots.besides_the_emperor.score import score
from palatine.bots.besides_the_emperor.sight import Sight, sight_of
from palatine.bots.besides_the_emperor.talk import Voice, claims
from palatine.bots.besides_the_emperor.thumbs import thumb
from palatine.bots.bot import Claim, Counsel, Suspicions
from palatine.bots.search import compared
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.seats import Seat
from palatine.core.stream import Packet

NOBODY = Seat(-1)


class HardBot:
    """A player who knows what can be known, and does what is usually right."""

    def __init__(self, game: Game, seat: Seat, random: Random) -> None:
        self.seat = seat
        self.seed = random.getrandbits(64)
        self.belief = Belief(seat)
        self.public = Belief(NOBODY)
        """What anyone thinks who knows only what everybody does: a Rebel's cover."""
        self.voice = Voice(seat)

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Take in the news, and say what needs saying."""
        if not packet.news:
            return ()
        players = len(packet.view.seats)
        self.belief.hear(packet.news, players)
        self.public.hear([told for told in packet.news if not told.secret], players)
        self.voice.hear(packet.news, players)
        return () if packet.over or not self.public.weights else self.claims(packet)

    def claims(self, packet: Packet) -> tuple[Claim, ...]:
        """A Rebel speaks like the Loyalist whom he pretends to be."""
        if not self.voice.has_something:
            return ()
        belief = self.public if self.is_rebel(packet) else self.belief
        role = REBEL if belief is self.public else LOYALIST
        dice = Random(f"{self.seed} {len(self.voice.said)} {len(self.voice.looks)}")
        return claims(self.voice, belief.guilt(), role, self.belief.emperor, dice)

    def is_rebel(self, packet: Packet) -> bool:
        """Whether this player wants the Emperor dead, by his own cards."""
        own = next(each for each in packet.view.seats if each.seat == self.seat)
        return "role_rebel" in own.secrets

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """By rules of thumb."""
        asked = packet.ask
        assert asked is not None
        options = [(option.atom, option.at) for option in asked.options]
        return thumb(self.sight(packet), asked.kind, options, asked.least)

    def counsel(self, packet: Packet, turn: Turn) -> Counsel:
        """The same, and whom to fear; if that says nothing, what trying shows."""
        answer = self.decide(packet, turn)
        assert packet.ask is not None
        random = Random(f"{self.seed} {packet.ask.number}")
        found = reasons(self.sight(packet), packet.ask.kind, answer)
        return Counsel(answer, found or (compared(answer, turn, self.seat, random, score),))

    def suspect(self, roles: Sequence[str], packet: Packet, turn: Turn) -> Suspicions | None:
        """What it believes and acts on: who is a Rebel now."""
        if not self.belief.weights:
            self.catch_up(packet)
        guilt = self.belief.guilt()
        row = tuple([min(1.0, guilt.get(each.seat, 0.0)) for each in packet.view.seats])
        return dict.fromkeys(roles, row)

    def sight(self, packet: Packet) -> Sight:
        """The table, with the bot's beliefs."""
        if not self.belief.weights:
            self.catch_up(packet)
        return sight_of(self.seat, packet, self.belief.guilt())

    def catch_up(self, packet: Packet) -> None:
        """At a table whose start it never heard, go by what is visible."""
        view = packet.view
        emperor = next(each.seat for each in view.seats if "emperor" in each.marks)
        self.belief.begin(emperor, len(view.seats))
        self.belief.deeds.circle = [s.seat for s in view.seats if "dead" not in s.marks]
        self.belief.dead = [each.seat for each in view.seats if "dead" in each.marks]
        for zone in view.zones:
            for place, thing in enumerate(zone.things if zone.id == "identity" else ()):
                if thing.face is not None and zone.owner is not None:
                    self.belief.see(zone.owner, place, thing.face)
