"""The greedy bot: takes what looks best now, using only its seat's packets.

A Rebel works his way to a seat beside the Emperor and condemns him. The Emperor and the Loyalists
look at cards and condemn players who look like Rebels. Everybody saves himself.
"""

from collections.abc import Callable
from random import Random

from palatine.bots.besides_the_emperor.table import LOYALIST, REBEL, Table
from palatine.bots.bot import Claim
from palatine.bots.random import any_answer
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.news import Told
from palatine.core.seats import Seat
from palatine.core.stream import AskOut, Packet

WORTH = (
    *("condemn", "counter_condemn", "self_clearance", "clearance", "guarding", "transposition"),
    *("investigation", "swap", "accuse", "steal", "reveal", "reverse"),
)
"""Cards in the order in which the bot keeps them."""


class GreedyBot:
    """A player without a plan beyond this turn."""

    def __init__(self, game: Game, seat: Seat, random: Random) -> None:
        self.seat = seat
        self.seed = random.getrandbits(64)
        self.heard: list[Told] = []

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Remember the news, and say nothing."""
        self.heard += packet.news
        return ()

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Answer by the rule of thumb for this kind of question, or at random."""
        assert packet.ask is not None
        dice = Random(f"{self.seed} {packet.ask.number}")  # the same each time a save is opened
        table = Table(self.seat, packet, self.heard, dice)
        thumb = KINDS.get(packet.ask.kind)
        answer = thumb(table, packet.ask) if thumb else None
        return any_answer(packet.ask, dice) if answer is None else answer


def atoms_of(asked: AskOut) -> list[str]:
    """The atoms on offer."""
    return [option.atom for option in asked.options]


def seats_of(asked: AskOut) -> list[Seat]:
    """The players on offer."""
    return [Seat(int(atom.partition(":")[2])) for atom in atoms_of(asked)]


def player(seat: Seat) -> str:
    """The answer that names this player."""
    return f"player:{seat}"


def act(table: Table, asked: AskOut) -> Answer | None:
    """The card that helps its own side now; otherwise look at a player's card."""
    offered = atoms_of(asked)
    wishes = rebel_wishes(table) if table.is_rebel else loyal_wishes(table)
    for wish in wishes:
        if wish in offered:
            return wish
    return "pass"


def rebel_wishes(table: Table) -> list[str]:
    """Beside the Emperor, condemn; elsewhere, come nearer."""
    if table.distance(table.seat) == 1:
        return ["card:condemn", "card:steal", "card:investigation", "investigate"]
    return ["card:transposition", "card:steal", "card:investigation", "investigate"]


def loyal_wishes(table: Table) -> list[str]:
    """Condemn a guilty player; as long as nobody is, find out."""
    others = [p for p in table.circle if p not in (table.seat, table.emperor)]
    guilt = max(map(table.suspicion, others), default=0.0)
    condemn = ["card:condemn"] if guilt > 1 else []
    return [*condemn, "card:investigation", "card:reveal", "card:steal", "investigate"]


def condemn(table: Table, asked: AskOut) -> Answer | None:
    """A Rebel condemns the Emperor if he can; others condemn the player who looks most like a
    Rebel."""
    seats = seats_of(asked)
    if not table.is_rebel:
        return player(table.most_guilty([p for p in seats if p != table.emperor] or seats))
    return player(table.emperor if table.emperor in seats else table.least_guilty(seats))


def transposition(table: Table, asked: AskOut) -> Answer | None:
    """Change with the neighbour nearest to the Emperor, but not with the Emperor."""
    seats = [p for p in seats_of(asked) if p != table.emperor] or seats_of(asked)
    return player(min(seats, key=table.distance))


def look(table: Table, asked: AskOut) -> Answer | None:
    """Look at the least known player; nobody needs to look at the Emperor."""
    seats = [p for p in seats_of(asked) if p != table.emperor] or seats_of(asked)
    return player(min(seats, key=lambda p: (is_known(table, p), table.distance(p))))


def is_known(table: Table, seat: Seat) -> int:
    """How much the table knows of a player: the number of cards, or all."""
    if table.known_role(table.seats[seat]) is not None:
        return 3
    return 3 - table.cards[seat].count(None)


def unknown_card(table: Table, asked: AskOut) -> Answer | None:
    """A card whose face the player does not know yet."""
    for option in asked.options:
        _, owner, place = option.at.split(":")
        if table.cards[Seat(int(owner))][int(place)] is None:
            return option.atom
    return None


def enemy(table: Table, asked: AskOut) -> Answer | None:
    """The player who looks most like the other side; itself only if there is nobody else."""
    seats = [p for p in seats_of(asked) if p != table.seat] or seats_of(asked)
    return player(table.least_guilty(seats) if table.is_rebel else table.most_guilty(seats))


def instinct(table: Table, asked: AskOut) -> Answer | None:
    """Save yourself, save the Emperor if loyal, come near him if a Rebel; otherwise wait."""
    offered = atoms_of(asked)
    if table.is_condemned(table.seat):
        for card in ("card:counter_condemn", "card:self_clearance", "card:clearance"):
            if card in offered:
                return card
    is_emperor_in_danger = table.is_condemned(table.emperor) and not table.is_rebel
    if is_emperor_in_danger:
        for card in ("card:clearance", "card:accuse"):
            if card in offered:
                return card
    if "card:guarding" in offered and table.is_rebel and table.distance(table.seat) > 1:
        return "card:guarding"
    return "pass_until"


def counter(table: Table, asked: AskOut) -> Answer | None:
    """The Condemn on itself, else the one on the Emperor, else any."""
    for saved in (table.seat, table.emperor):
        for atom in atoms_of(asked):
            if table.condemned(int(atom.partition(":")[2])) == saved:
                return atom
    return None


def accuse(table: Table, asked: AskOut) -> Answer | None:
    """Skip the Emperor, who then survives this round; otherwise an enemy's turn."""
    if table.is_condemned(table.emperor) and not table.is_rebel:
        return player(table.emperor)
    return enemy(table, asked)


def swap_own(table: Table, asked: AskOut) -> Answer | None:
    """Give away a card of the other side, unless that changes its own side."""
    unwanted = LOYALIST if table.is_rebel else REBEL
    for option in asked.options:
        _, owner, place = option.at.split(":")
        if table.cards[Seat(int(owner))][int(place)] == unwanted:
            return option.atom
    return None


def discard(table: Table, asked: AskOut) -> Answer | None:
    """The cards that are worth least."""
    atoms = sorted(atoms_of(asked), key=lambda atom: WORTH.index(atom.partition(":")[2]))
    return tuple(sorted(atoms[-asked.least :]))


KINDS: dict[str, Callable[[Table, AskOut], Answer | None]] = {
    "act": act,
    "condemn": condemn,
    "transposition": transposition,
    "investigate": look,
    "investigation": look,
    "investigation_second": look,
    "look_at": unknown_card,
    "reveal": enemy,
    "reveal_card": unknown_card,
    "steal": enemy,
    "swap": enemy,
    "swap_own": swap_own,
    "swap_other": unknown_card,
    "instinct": instinct,
    "counter": counter,
    "accuse": accuse,
    "discard": discard,
}
