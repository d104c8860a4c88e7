"""Chapter 9, the Victory Phase: liberation, victory, rewards, cards."""

from palatine.core.atoms import name_of
from palatine.core.decisions import Pick, Several, ask, given
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed, seats
from palatine.games.seize_the_imperium.cards import WORLDS
from palatine.games.seize_the_imperium.cards.ops.standing import HandSize
from palatine.games.seize_the_imperium.cards.ops.supply import CostLess, Resource
from palatine.games.seize_the_imperium.names import ACTS, HAND_SIZE, LARGE_TABLE, PASS
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.elimination import eliminate_unit
from palatine.games.seize_the_imperium.rules.faceup_cards import turn_into_discard
from palatine.games.seize_the_imperium.rules.filters import type_of
from palatine.games.seize_the_imperium.rules.hands_and_decks import (
    draw_assets,
    hand_names,
    places_of,
    take_from_hand,
)
from palatine.games.seize_the_imperium.rules.modifiers import other_ops
from palatine.games.seize_the_imperium.rules.questions import facts, not_in_hand, refusing, right
from palatine.games.seize_the_imperium.rules.table import (
    character_card,
    characters_of,
    gain,
    is_disputed,
    is_unit_card,
    push,
    put_world,
    systems,
    units_at,
    world_card,
    worlds_of,
)
from palatine.games.seize_the_imperium.state import Galaxy, Scene, SeatScene, World

GOAL = 20  # [SI-9.3]
LOW_GOAL = 15  # [SI-13.1] [SI-13.10]
EXTENDED_GOAL = 25  # [SI-13.6]
THRONE_BONUS = 2  # [SI-9.7]


class Victory(SeatScene):
    """Parts A to F [SI-9.1]."""

    def play(self, t: Galaxy) -> None:
        seat = self.seat
        free = [w for w in t.worlds if w.owner == seat != w.controller and is_free(t, w)]
        homeward: tuple[Scene, ...] = ()
        for here in free:
            homeward += liberate(t, here)
        push(t, *homeward, *order_of_play.victory_parts(seat))


def is_free(t: Galaxy, here: World) -> bool:
    """Whether no conquering Fleet or Troop card, or no Conquest counter, is there [SI-9.2]
    [SI-R56]."""
    holding = [u for u in units_at(t, here.id, here.controller) if is_unit_card(u)]
    forces = [u for u in holding if type_of(t, u) in ("Fleet", "Troop")]
    return not forces or not here.conquest


def liberate(t: Galaxy, here: World) -> tuple[Scene, ...]:
    """Return a World card to its owner, and eliminate the Orbitals and Installations there."""
    for one in units_at(t, here.id):
        if type_of(t, one) in ("Orbital", "Installation"):
            eliminate_unit(t, one.id)
    others = dict.fromkeys([u.owner for u in units_at(t, here.id) if u.owner != here.owner])
    put_world(t, here, controller=here.owner, conquest=0)
    t.tell(EVERYONE, "liberated", player=here.owner, card=here.id)
    return order_of_play.homeward(here.id, others)


def points(t: Galaxy, seat: Seat) -> int:
    """Victory points: the cost of each Controlled World card that is not Disputed [SI-9.3]."""
    own = [world for world in worlds_of(t, seat) if not is_disputed(t, world)]
    return sum([world_card(world).cost[0] for world in own])


def goal_points(t: Galaxy) -> int:
    """How many Victory points win [SI-9.3] [SI-13.1] [SI-13.6] [SI-R85]."""
    if t.game == "basic" or t.players >= LARGE_TABLE:
        return LOW_GOAL
    return EXTENDED_GOAL if t.game == "extended" else GOAL


class Goal(SeatScene):
    """Part B: enough Victory points win at once, in your own Victory Phase [SI-9.3] [SI-R57]."""

    def play(self, t: Galaxy) -> None:
        if points(t, self.seat) >= goal_points(t):
            finish(t, "victory_points", (self.seat,))


def finish(t: Galaxy, why: str, winners: tuple[Seat, ...]) -> None:
    """End the game."""
    t.phase, t.result, t.winners = "over", why, winners  # type: ignore[assignment]
    t.agenda = ()
    t.tell(EVERYONE, "game_won", winners=winners, why=why)


class Limit(Scene):
    """At the turn limit, the most Victory points win; a tie is a draw."""

    def play(self, t: Galaxy) -> None:
        most = max([points(t, p) for p in seats(t.players)])
        best = tuple([p for p in seats(t.players) if points(t, p) == most])
        finish(t, "turn_limit" if len(best) == 1 else "turn_limit_draw", best)


class Rewards(SeatScene):
    """Part C: gain half the cost of each World card Conquered this Turn, and all of a Throne
    World's [SI-9.4] [SI-R58]."""

    def play(self, t: Galaxy) -> None:
        seat = self.seat
        texts = [
            op for one in characters_of(t, seat) for op in character_card(one).always(Resource)
        ]
        extra = sum([op.n[0] for op in texts if op.at == "conquest"])
        for prize in t.prizes:
            cost = WORLDS[prize.face].cost[0]
            worth = (cost if prize.throne else cost // 2) + extra
            gain(t, seat, worth)
            t.tell(EVERYONE, "rewarded", player=seat, card=prize.world, count=worth)


def system_price(t: Galaxy, seat: Seat) -> int:
    """What a draw from the System Deck costs: the number of Controlled World cards [SI-9.5]."""
    price = len(worlds_of(t, seat))
    for op, _ in other_ops(t, seat, CostLess):
        if op.what == "system_draw":
            price = op.lowered(price)
    return price


class SystemDraw(SeatScene):
    """Part D: once a Turn, the player may draw a World card, facedown [SI-9.5] [SI-R59]."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        price, deck = system_price(t, seat), t.system_decks[seat]
        if not deck or t.resources[seat] < price:
            return
        about = facts(count=price)
        asked = Pick("system_draw", ACTS, ("draw", PASS), about=about, why_not=DRAW_OR_PASS)
        if await ask(seat, asked) == PASS:
            return
        gain(t, seat, -price)
        t.system_decks = changed(t.system_decks, seat, deck[1:])
        t.reserves = changed(t.reserves, seat, (*t.reserves[seat], deck[0]))
        t.tell(EVERYONE, "drew_world", player=seat, count=price)
        t.tell((seat,), "drew_world_card", card=f"reserve:{t.faces[deck[0]]}")


DRAW_OR_PASS = right("SI-9.5", "draw_or_pass")


def hand_size(t: Galaxy, seat: Seat) -> int:
    """The hand-size: six, or more with some World cards [SI-9.6]."""
    more = [
        op.add_in_system[0] if systems(t, seat, here) else op.add[0]
        for here in worlds_of(t, seat)
        for op in world_card(here).always(HandSize)
    ]
    return HAND_SIZE + sum(more)


class Hand(SeatScene):
    """Part E: draw up to the hand-size, or discard down to it [SI-9.6] [SI-R60]."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        over = len(t.hands[seat]) - hand_size(t, seat)
        if over <= 0:
            draw_assets(t, seat, -over)
            return
        await discard_from_hand(t, seat, over)


async def discard_from_hand(t: Galaxy, seat: Seat, count: int) -> None:
    """Let a player discard this many cards of the hand, or all if there are fewer."""
    cards = hand_names(t, seat)
    n = min(count, len(cards))
    about = facts(count=n)
    asked = Several("discard", ACTS, cards, places_of, n, n, about=about, why_not=NOT_DISCARDED)
    handles = [take_from_hand(t, seat, name_of(atom)) for atom in await ask(seat, asked)]
    gone = turn_into_discard(t, seat, handles)
    t.tell(EVERYONE, "discarded", player=seat, cards=gone)


NOT_DISCARDED = refusing("SI-9.6", "discard_so_many", "hand")(given(not_in_hand, "SI-9.6"))


class Bonus(SeatScene):
    """Part F: draw a card per World card Conquered this Turn, two for a Throne World [SI-9.7]."""

    def play(self, t: Galaxy) -> None:
        draw_assets(t, self.seat, sum([THRONE_BONUS if prize.throne else 1 for prize in t.prizes]))
        t.prizes = ()
