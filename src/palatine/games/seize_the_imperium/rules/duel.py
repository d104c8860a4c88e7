"""Chapter 13, Conquest Action Duels: ten World cards, a Conquest Action for each, roles in turn.

Each player chooses a pool of Units and Tactics once, in secret. Lost cards are back for the next
duel.
"""

from palatine.core.atoms import PLAYERS, name_of
from palatine.core.cards import Handle, in_order, mint, without
from palatine.core.chance import draw_one, shuffle
from palatine.core.cover import Cover
from palatine.core.decisions import Reason, Several, ask, given, together
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed, seats
from palatine.games.seize_the_imperium.cards import TACTICS, UNITS, WORLDS
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.names import ACTS, DEFAULT_WATCH
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.exchange import Exchange
from palatine.games.seize_the_imperium.rules.faceup_cards import (
    add_unit,
    discard,
    missions_of,
    turn_up,
)
from palatine.games.seize_the_imperium.rules.hands_and_decks import (
    hand_names,
    held_all,
    places_of,
    take_from_hand,
)
from palatine.games.seize_the_imperium.rules.questions import facts, not_in_hand, refusing
from palatine.games.seize_the_imperium.rules.table import push, world, world_card
from palatine.games.seize_the_imperium.rules.victory_phase import finish
from palatine.games.seize_the_imperium.state import (
    Choice,
    Conquest,
    Galaxy,
    Scene,
    SeatScene,
    Unit,
    World,
)

DUELS = 10  # [SI-13.7]
POOL = {"draft_units": 10, "draft_tactics": 5}
BUDGET = 20
TACTIC_BUDGET = 2
INVADERS = ("Fleet", "Troop")  # [SI-R104]


class DuelDeal(Scene):
    """Give each player their whole Asset Deck; shuffle the World cards of both decks together."""

    async def play(self, t: Galaxy) -> None:
        nobody: tuple[tuple[Handle, ...], ...] = ((),) * t.players
        t.asset_decks = t.areas = t.character_decks = t.reserves = t.further = t.bids = nobody
        t.pools = t.resting = nobody
        t.thrones = t.leads = (None,) * t.players
        t.discards = t.won = ((),) * t.players
        t.turns = t.stakes = t.drawn = t.resources = (0,) * t.players
        t.watch = tuple([DEFAULT_WATCH for _ in seats(t.players)])
        t.hands = tuple([mint(t, DECKS[name].cards("assets")) for name in t.decks])
        worlds = tuple([card for name in t.decks for card in DECKS[name].cards("worlds")])
        pile = mint(t, in_order(worlds, await shuffle("worlds", worlds)))
        t.system_decks = (pile, *nobody[1:])  # [SI-R108]
        t.dealt = len(t.faces)
        push(t, *order_of_play.duels_parts())


# The pool


class Draft(Scene):
    """Let both choose ten Units, then five Tactics, in secret [SI-13.7] [SI-R109]."""

    part: str

    async def play(self, t: Galaxy) -> None:
        answers = await together({p: draft_question(t, p, self.part) for p in seats(t.players)})
        for seat, atoms in answers.items():
            chosen = held_all(t, t.hands[seat], atoms)
            t.pools = changed(t.pools, seat, t.pools[seat] + chosen)
            t.choices += (Choice(self.part, seat, chosen),)


def draft_question(t: Galaxy, seat: Seat, kind: str) -> Several[str]:
    """The question which of the deck's Units or Tactics to choose; all, if it has too few."""
    family = UNITS if kind == "draft_units" else TACTICS
    cards = tuple([atom for atom in hand_names(t, seat) if name_of(atom) in family])
    count = min(POOL[kind], len(cards))
    about, why_not = facts(count=POOL[kind]), NOT_DRAFTED[kind]
    return Several(kind, ACTS, cards, places_of, count, count, about=about, why_not=why_not)


OWN = given(not_in_hand, "SI-13.7")
NOT_DRAFTED = {kind: refusing("SI-13.7", kind, "hand")(OWN) for kind in POOL}


class FirstDuel(Scene):
    """Make the pools the hands from now on; choose at random who attacks first [SI-R108]."""

    async def play(self, t: Galaxy) -> None:
        t.hands = t.pools
        t.first = Seat(await draw_one("first_player", PLAYERS.of(seats(t.players))))
        push(t, Duel(t.first))


# A duel


class Duel(SeatScene):
    """Let the Defender draw a World card, and both choose what fights for it [SI-13.7]."""

    def play(self, t: Galaxy) -> None:
        attacker, defender = self.seat, Seat(1 - self.seat)
        t.turn += 1
        t.phase, t.active = "military", attacker
        t.resources = (TACTIC_BUDGET,) * t.players  # [SI-R110]
        pile = t.system_decks[0]
        t.system_decks = changed(t.system_decks, Seat(0), pile[1:])
        name = turn_up(t, pile[0])
        t.worlds = (World(name, name_of(name), defender, defender),)
        t.tell(EVERYONE, "duel_began", player=attacker, defender=defender, card=name, number=t.turn)
        push(t, *order_of_play.duel_parts(defender, attacker))


def budget(t: Galaxy, seat: Seat) -> int:
    """Points for Units; the Attacker gets the World card's cost on top [SI-13.7]."""
    return BUDGET + (world_card(t.worlds[0]).cost[0] if seat == t.active else 0)


def may_fight(t: Galaxy, seat: Seat, face: str) -> bool:
    """Whether a card may fight: only Fleets and Troops attack, all Units defend [SI-R104]."""
    return face in UNITS and (seat != t.active or UNITS[face].type in INVADERS)


class Muster(SeatScene):
    """Bring Units for these points to the World card, however many there are [SI-R79]. The
    Defender's are open before the Attacker chooses [SI-R111]."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        cards = tuple([a for a in hand_names(t, seat) if may_fight(t, seat, name_of(a))])
        worth = tuple([(-UNITS[name_of(atom)].cost[0],) for atom in cards])
        at, most, need = places_of, len(cards), (-budget(t, seat),)
        says = facts(card=t.worlds[0].id, count=budget(t, seat))
        asked = Cover(
            "muster", ACTS, cards, at, 0, most, worth, need, about=says, why_not=not_mustered
        )
        chosen = await ask(seat, asked)
        names = tuple([deployed(t, seat, name_of(atom)) for atom in chosen])
        t.tell(EVERYONE, "mustered", player=seat, cards=names)


@refusing("SI-13.7", "muster_in_budget", "hand")
def not_mustered(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: only cards in the pool fight, and only Fleets and Troops attack."""
    if OWN(t, seat, atom) is None and name_of(atom) in UNITS:
        return Reason("SI-R104", "does_not_travel", {"card": atom})
    return OWN(t, seat, atom)


def deployed(t: Galaxy, seat: Seat, face: str) -> str:
    """Deploy a Unit card with its counters; the Attacker's is depleted, as always [SI-R111]."""
    name = turn_up(t, take_from_hand(t, seat, face))
    is_attacking = seat == t.active
    one = Unit(name, face, seat, t.worlds[0].id, "", is_attacking, missions_of(face))
    add_unit(t, one)
    return name


def tactic_points(face: str) -> int:
    """How many points a Tactics card counts in a duel: X is two [SI-13.7] [SI-R73]."""
    cost = TACTICS[face].cost
    return cost[0] if cost is not None else TACTIC_BUDGET


class Arm(SeatScene):
    """Choose Tactics for two points in secret: they are the hand, and all else rests [SI-13.7]."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        cards = tuple([atom for atom in hand_names(t, seat) if name_of(atom) in TACTICS])
        worth = tuple([(-tactic_points(name_of(atom)),) for atom in cards])
        at, most = places_of, len(cards)
        about, need = facts(card=t.worlds[0].id, count=TACTIC_BUDGET), (-TACTIC_BUDGET,)
        asked = Cover("arm", ACTS, cards, at, 0, most, worth, need, about=about, why_not=NOT_ARMED)
        armed = held_all(t, t.hands[seat], await ask(seat, asked))
        t.resting = changed(t.resting, seat, without(t.hands[seat], armed))
        t.hands = changed(t.hands, seat, armed)
        t.choices += (Choice("arm", seat, armed),)
        t.tell(EVERYONE, "armed", player=seat, count=len(armed))


NOT_ARMED = refusing("SI-13.7", "arm_in_budget", "hand")(OWN)


class Engage(SeatScene):
    """Begin a Conquest Action as in the standard game."""

    def play(self, t: Galaxy) -> None:
        here = t.worlds[0]
        t.conquest = Conquest(here.id, self.seat, here.controller)
        t.tell(EVERYONE, "conquest_began", player=self.seat, defender=here.controller, card=here.id)
        push(t, Exchange())


class DuelEnd(SeatScene):
    """Count a Conquered World card for the Attacker; return all cards to their pools."""

    world: str
    won: bool

    def play(self, t: Galaxy) -> None:
        attacker, here = self.seat, world(t, self.world)
        if self.won:
            t.won = changed(t.won, attacker, (*t.won[attacker], here.id))
            t.tell(EVERYONE, "conquered", player=attacker, defender=here.controller, card=here.id)
        else:
            discard(t, here.owner, here.id)
            t.tell(EVERYONE, "conquest_failed", player=attacker, card=here.id)
        t.worlds = t.units = ()
        for seat in seats(t.players):
            gather(t, seat)
        is_last = t.turn >= duel_count(t)
        push(t, DuelResult() if is_last else Duel(Seat(1 - attacker)))


def duel_count(t: Galaxy) -> int:
    """How many duels there are: ten, or fewer by the turn limit [SI-13.7] [SI-R105]."""
    return DUELS if t.turn_limit == "off" else min(DUELS, int(t.turn_limit) * t.players)


def gather(t: Galaxy, seat: Seat) -> None:
    """Make the pool whole again; everyone knows the cards that were played."""
    hidden = (*t.hands[seat], *t.resting[seat], *t.shown)
    t.shown += tuple([card for card in t.pools[seat] if card not in hidden])
    t.hands = changed(t.hands, seat, t.pools[seat])
    t.resting = changed(t.resting, seat, ())
    worlds = tuple([card for card in t.discards[seat] if card.startswith("world:")])
    t.discards = changed(t.discards, seat, worlds)


def duel_points(t: Galaxy, seat: Seat) -> int:
    """The Victory points of the World cards that a player has Conquered."""
    return sum([WORLDS[name_of(card)].cost[0] for card in t.won[seat]])


class DuelResult(Scene):
    """End the duels: most Victory points win, equal points are a draw [SI-13.7] [SI-R86]."""

    def play(self, t: Galaxy) -> None:
        found = [duel_points(t, p) for p in seats(t.players)]
        best = tuple([p for p in seats(t.players) if found[p] == max(found)])
        finish(t, "duel" if len(best) == 1 else "duel_draw", best)
