"""The rules: deal, offer, and what the lord does, with every kind of question."""

from palatine.core.atoms import NUMBERS, PLAYERS
from palatine.core.cards import Handle, faces_of, mint, shuffled
from palatine.core.decisions import Pick, Rank, Reason, Several, Share, amount, ask, race, together
from palatine.core.game import Outcome, Scene
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, seats
from saturnalia.state import BOX, CRIES, GIFTS, HONOURS, Feast, Given


def next_scene(t: Feast) -> Scene | None:
    """The next scene: deal, offer, or what the lord does."""
    scenes = {"deal": deal, "offers": offers, "lord": lordship}
    return scenes[t.phase](t) if t.phase != "over" else None


async def deal(t: Feast) -> None:
    """Shuffle the whole box; the first two cards are the first player's, and so on [SA-1.2]."""
    t.box = await shuffled(t, "box", mint(t, BOX))
    t.dealt += (t.box,)
    t.phase = "offers"


def hand(t: Feast, seat: Seat) -> tuple[Handle, ...]:
    """The two gift cards of a player."""
    return t.box[2 * seat : 2 * seat + 2]


async def offers(t: Feast) -> None:
    """Let all offer at once [SA-2.1]; the highest single offer makes a lord [SA-2.2]."""
    everyone = seats(t.players)
    made = await together({p: offer(t.coins[p]) for p in everyone})
    t.deeds += (tuple(made.values()),)
    t.tell(EVERYONE, "offered", players=everyone, coins=tuple(made.values()))
    single = [p for p in everyone if list(made.values()).count(made[p]) == 1 and made[p]]
    if not single:
        await no_lord(t)
        return
    t.lord = max(single, key=made.__getitem__)
    t.coins = changed(t.coins, t.lord, -made[t.lord])
    t.phase = "lord"
    t.tell(EVERYONE, "lord_made", player=t.lord)


def offer(coins: int) -> Pick[int]:
    """How much to offer, with this many coins [SA-2.1]."""
    return amount("offer", 0, coins, why_not=why_not_offer)


def why_not_offer(t: Feast, seat: Seat, atom: str) -> Reason | None:
    """Why not: nobody offers what they don't have."""
    if atom in NUMBERS.value:
        return Reason("SA-2.1", "too_few_coins", {"coins": t.coins[seat]})
    return None


async def lordship(t: Feast) -> None:
    """Let the lord hand out honours [SA-2.3] and give gifts away [SA-2.4]."""
    lord = t.lord
    assert lord is not None
    others = tuple(p for p in seats(t.players) if p != lord)
    bins = PLAYERS.of(others)
    honours = await ask(lord, Share("honour", PLAYERS, bins, least=HONOURS, most=HONOURS))
    t.deeds += (tuple(honours.values()),)
    for p, count in honours.items():
        t.points = changed(t.points, p, count)
    gifts = GIFTS.of(faces_of(t, hand(t, lord)))
    given = await ask(lord, Several("give", GIFTS, gifts, least=1, most=2))
    t.given += (Given(t.held, lord, given),)
    t.points = changed(t.points, lord, sum(map(int, given)))
    t.tell(EVERYONE, "gave", player=lord, gifts=given)
    t.lord = None
    end_feast(t)


async def no_lord(t: Feast) -> None:
    """Let the first to cry score [SA-3.1], and the last in points toast [SA-3.2]."""
    cry = Pick("cry", CRIES, CRIES.atoms)
    first = await race(dict.fromkeys(seats(t.players), cry), "stay_silent")
    t.deeds += ((first[0],) if first else (),)
    if first is not None:
        t.points = changed(t.points, first[0], 1)
        t.tell(EVERYONE, "cried", player=first[0])
    last = min(seats(t.players), key=t.points.__getitem__)
    order = await ask(last, Rank("toast", PLAYERS, PLAYERS.of(seats(t.players))))
    t.deeds += (order,)
    t.points = changed(t.points, order[0], 1)
    t.tell(EVERYONE, "toasted", player=order[0])
    end_feast(t)


def end_feast(t: Feast) -> None:
    """Go on to another feast, or the end [SA-4.1] [SA-R1]."""
    t.held += 1
    t.phase = "deal" if t.held < t.feasts else "over"


def changed(values: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    """The values, with one seat's changed."""
    return (*values[:seat], values[seat] + by, *values[seat + 1 :])


def outcome(t: Feast) -> Outcome | None:
    """Who has the most points [SA-4.1]."""
    if t.phase != "over":
        return None
    winners = tuple(p for p in seats(t.players) if t.points[p] == max(t.points))
    return Outcome(winners, None, "most_points")
