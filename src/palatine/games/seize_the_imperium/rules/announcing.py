"""Chapter 12, announcing: everything said about a Reaction card before anybody responds."""

from palatine.core.cards import without
from palatine.core.decisions import Pick, Reason, Several, amount, ask, given
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, in_turn
from palatine.games.seize_the_imperium.cards import CHARACTERS, TACTICS, Activated, TacticCard
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.abilities import deplete_card
from palatine.games.seize_the_imperium.rules.choosing_targets import stays_hidden
from palatine.games.seize_the_imperium.rules.faceup_cards import discard
from palatine.games.seize_the_imperium.rules.filters import is_enemy
from palatine.games.seize_the_imperium.rules.hands_and_decks import into_hand
from palatine.games.seize_the_imperium.rules.playing import (
    helpers,
    hosts,
    is_idle,
    of_use,
    pickable,
    sacrifices,
)
from palatine.games.seize_the_imperium.rules.questions import (
    FIGHTING,
    Facts,
    character_of,
    facts,
    not_in_fight,
    refusing,
    right,
    unready,
)
from palatine.games.seize_the_imperium.rules.table import (
    character,
    gain,
    is_disputed_character,
    push,
    replace,
    unit,
    world,
)
from palatine.games.seize_the_imperium.rules.targets import is_hidden
from palatine.games.seize_the_imperium.state import Banned, Galaxy, Play, Scene


class Announce(Scene):
    """Ask for X, what to eliminate, the host (with its controller's permission), the Character that
    depletes for it, and its targets. All this is said before anybody responds."""

    async def play(self, t: Galaxy) -> None:
        play = t.plays[-1]
        seat, card = play.seat, TACTICS[play.face]
        x = await choose_x(t, seat, card)
        host = await choose_host(t, seat, card)
        if host is None:
            take_back(t, play)
            return
        used, text, count = await choose_activated(t, seat, card)
        picked = await choose_picks(t, seat, card, text, count, host)
        gone = await choose_sacrifices(t, seat, card, x)
        cost = x if card.cost is None else card.cost[0]
        gain(t, seat, -cost)  # [SI-R68] set aside
        said = {"host": host, "activated": used, "picked": picked, "sacrificed": gone}
        t.plays = (*t.plays[:-1], replace(play, x=x, cost=cost, **said))
        mark_reaction(t, play.source, host=host)
        if gone:
            t.tell(EVERYONE, "sacrifice_named", player=seat, card=play.source, cards=gone)
        push(t, *order_of_play.response_parts(t, play.source, seat))


def mark_reaction(t: Galaxy, id_: str, **fields: object) -> None:
    """Change fields of a Reaction card."""
    t.reactions = tuple(
        [replace(each, **fields) if each.id == id_ else each for each in t.reactions]
    )


def take_back(t: Galaxy, play: Play) -> None:
    """Without permission, return the card to the hand; everyone has seen it [SI-R70]."""
    t.plays = t.plays[:-1]
    t.reactions = tuple([each for each in t.reactions if each.id != play.source])
    into_hand(t, play.seat, play.face)
    t.banned += (Banned(play.seat, play.face, len(t.agenda)),)
    t.tell(EVERYONE, "leave_refused", player=play.seat, card=play.source)


# What we ask its player


def announced(t: Galaxy, seat: Seat) -> Facts:
    """The last announced card, who plays it, and what it says."""
    last = t.plays[-1]
    return {"card": last.source, "player": last.seat, "effect": last.face}


async def choose_x(t: Galaxy, seat: Seat, card: TacticCard) -> int:
    """X, if the card costs X [SI-R73]."""
    if card.most_x is None:
        return 0
    most = min(card.most_x[0], t.resources[seat])
    if card.sacrifice:
        most = min(most, len(sacrifices(t, seat, card)))
    if most == 1 or t.game == "duels":  # two, if there is enough to eliminate
        return most
    return await ask(seat, amount("x", 1, most, announced, X_IN_REACH))


X_IN_REACH = right("SI-R73", "x_in_reach")


async def choose_host(t: Galaxy, seat: Seat, card: TacticCard) -> str | None:
    """What the card goes on; another player's card only with permission [SI-12.8] [SI-R70]."""
    if card.on == "own":
        return ""
    found = hosts(t, seat, card)
    host = found[0]
    if len(found) > 1:
        host = await ask(seat, Pick("host", ACTS, found, about=announced, why_not=not_host))
    owner = controller_of(t, host)
    if card.on == "action" or owner == seat:
        return host
    leave = Pick("leave", ACTS, ("yes", "no"), about=given(guest, host), why_not=YES_OR_NO)
    return host if await ask(owner, leave) == "yes" else None


def controller_of(t: Galaxy, id_: str) -> Seat:
    """Who controls a World card or a Unit."""
    return world(t, id_).controller if id_.startswith("world:") else unit(t, id_).owner


def guest(t: Galaxy, seat: Seat, host: str) -> Facts:
    """The card that another player wants to put on your own."""
    return {**announced(t, seat), "place": host}


@refusing("SI-12.5", "one_host", "unit")
def not_host(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why the card can't go here: not in the fight, a copy is there, or not a fitting card."""
    missing = not_in_fight(t, atom)
    if missing is not None:
        return missing
    face = t.plays[-1].face
    if any(each.face == face and each.host == atom for each in t.reactions):
        return Reason("SI-12.7", "copy_lies_there", {"card": atom})
    return Reason("SI-12.5", "not_meant", {"card": atom})


YES_OR_NO = right("SI-12.8", "yes_or_no")


async def choose_activated(
    t: Galaxy, seat: Seat, card: TacticCard
) -> tuple[tuple[str, ...], str, int]:
    """Which Character depletes for the card, if any; then what the player picks, and how many
    [SI-12.6] [SI-R72]."""
    options = tuple([a for a in of_use(t, seat, card) if is_activatable(t, seat, card, a)])
    is_needed = is_idle(t, seat, card, card.ops)
    who = await choose_helper(t, seat, options, is_needed)
    if who == PASS:
        return (), card.pick, card.picks[0]
    by = CHARACTERS[character(t, who).face].profession
    used = next(each for each in options if each.by == by)
    deplete_card(t, who)
    t.tell(EVERYONE, "character_depleted", player=character(t, who).owner, card=who)
    text = used.pick or (card.pick if used.plus or card.sacrifice else "")
    return (by,), text, used.picks[0] if used.pick else card.picks[0]


def is_activatable(t: Galaxy, seat: Seat, card: TacticCard, used: Activated) -> bool:
    """Whether there is somebody to pick."""
    return not used.pick or bool(pickable(t, seat, card, used.pick, ""))


async def choose_helper(
    t: Galaxy, seat: Seat, options: tuple[Activated, ...], is_needed: bool
) -> str:
    """The player's own Character, or for some cards anybody's, if that player agrees. One is needed
    if the card would otherwise do nothing [SI-R119]."""
    own = helpers(t, seat, options)
    if own:
        who = await ask(seat, depleting("activate", own if is_needed else (*own, PASS)))
        if who != PASS:
            return who
    shared = tuple([each for each in options if each.any_player])
    for other in in_turn(seat, t.players)[1:]:
        lent = helpers(t, other, shared)
        if lent:
            who = await ask(other, depleting("assist", (*lent, PASS)))
            if who != PASS:
                return who
    return PASS


def depleting(kind: str, options: tuple[str, ...]) -> Pick[str]:
    """Which Character depletes for the card."""
    return Pick(kind, ACTS, options, about=announced, why_not=not_helper)


@refusing("SI-12.6", "activate_or_pass", "character")
def not_helper(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be your own undepleted Character of the class that the card names."""
    one = character_of(t, atom)
    if one is None:
        return Reason("SI-12.3", "not_on_table")
    if one.owner != seat:
        return Reason("SI-12.3", "not_your_card", {"card": atom})
    if one.depleted or is_disputed_character(t, one):
        return unready(t, atom)
    return Reason("SI-12.6", "wrong_class", {"card": atom})


async def choose_picks(
    t: Galaxy, seat: Seat, card: TacticCard, text: str, count: int, host: str
) -> tuple[str, ...]:
    """The Units that the card is about."""
    if not text:
        return ()
    found = pickable(t, seat, card, text, host)
    most = min(count, len(found))
    if len(found) <= 1:
        return found
    asked = Several("pick", ACTS, found, (), most, most, about=announced, why_not=NOT_PICKED)
    return await ask(seat, asked)


def of_pick(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be a fitting Unit in the fight; you can't attack one that stays back."""
    missing = not_in_fight(t, atom)
    if missing is not None:
        return missing
    face, other = t.plays[-1].face, unit(t, atom)
    is_attack = face in TACTICS and any(op.is_attack for op in TACTICS[face].ops)
    if is_attack and is_enemy(t, seat, other) and is_hidden(t, other):
        return stays_hidden(t, other)
    return Reason("SI-12.14", "not_meant", {"card": atom})


NOT_PICKED = refusing("SI-1.15", "as_card_says", *FIGHTING)(of_pick)
NOT_SACRIFICED = refusing("SI-12.4", "as_card_says", *FIGHTING)(of_pick)


async def choose_sacrifices(t: Galaxy, seat: Seat, card: TacticCard, x: int) -> tuple[str, ...]:
    """What will be eliminated to pay for the card when it resolves [SI-R68]."""
    if not card.sacrifice:
        return ()
    found = sacrifices(t, seat, card)
    count = x or 1
    why_not = NOT_SACRIFICED
    asked = Several("sacrifice", ACTS, found, (), count, count, about=announced, why_not=why_not)
    return await ask(seat, asked)


# When it is over


def discard_reaction(t: Galaxy, id_: str) -> None:
    """Move a Reaction card to its owner's Discard Pile."""
    for each in t.reactions:
        if each.id == id_:
            discard(t, each.owner, id_)
    t.reactions = tuple([each for each in t.reactions if each.id != id_])


def expire(t: Galaxy, until: str) -> None:
    """End the effects whose time is over, and discard their cards [SI-12.10]."""
    t.effects = tuple([each for each in t.effects if each.until != until])
    for each in [one for one in t.reactions if one.live and one.until == until]:
        discard_reaction(t, each.id)


def cancel_play(t: Galaxy, source: str) -> None:
    """Discard a cancelled card, and give back what was set aside for it [SI-R68]."""
    play = next(each for each in t.plays if each.source == source)
    t.plays = without(t.plays, (play,))
    gain(t, play.seat, play.cost)
    t.banned += (Banned(play.seat, play.face, len(t.agenda)),)
    discard_reaction(t, source)
    t.tell(EVERYONE, "reaction_cancelled", player=play.seat, card=source)


def last_announced(t: Galaxy) -> Play | None:
    """The last announced Reaction card that is waiting."""
    return next((play for play in reversed(t.plays) if play.ability < 0), None)


def cancellable(t: Galaxy, seat: Seat, most: int) -> Play | None:
    """The last announced Reaction card, if it is another player's and costs no more."""
    last = last_announced(t)
    is_open = last is not None and last.seat != seat and TACTICS[last.face].least_cost <= most
    return last if is_open else None


async def is_ransomed(t: Galaxy, play: Play, price: int) -> bool:
    """Whether the player of a card that is being cancelled pays this much to save it."""
    if t.resources[play.seat] < price:
        return False
    about = facts(card=play.source, count=price)
    asked = Pick("ransom", ACTS, ("yes", "no"), about=about, why_not=NOT_RANSOMED)
    if await ask(play.seat, asked) == "no":
        return False
    gain(t, play.seat, -price)
    t.tell(EVERYONE, "ransom_paid", player=play.seat, card=play.source)
    return True


NOT_RANSOMED = right("SI-1.15", "yes_or_no")
