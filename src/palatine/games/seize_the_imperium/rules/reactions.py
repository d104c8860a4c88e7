"""Chapter 12, Reactions: windows, who is asked in them, announcing, responding, resolving."""

from palatine.core.cards import faces_of
from palatine.core.decisions import Pick, Several, amount, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import CHARACTERS, TACTICS, Activated, TacticCard
from palatine.games.seize_the_imperium.cards.vocabulary import (
    Attack,
    ExtraExchange,
    MakeUnit,
    Maneuver,
    MayReact,
    RemoveDamage,
    read_filter,
)
from palatine.games.seize_the_imperium.rules.abilities import (
    deplete_card,
    is_op_possible,
    picks,
    ready_abilities,
    usable,
    use_ability,
)
from palatine.games.seize_the_imperium.rules.elimination import eliminate_unit
from palatine.games.seize_the_imperium.rules.modifiers import fits
from palatine.games.seize_the_imperium.rules.moments import IN_ACTION, fits_moment, under
from palatine.games.seize_the_imperium.rules.reallocation_phase import goals_of
from palatine.games.seize_the_imperium.rules.table import (
    card_pick,
    changed,
    character,
    characters_of,
    discard,
    gain,
    hand_names,
    in_turn,
    into_hand,
    is_disputed_character,
    name_of,
    push,
    replace,
    take_from_hand,
    turn_up,
    unit,
    units_at,
    without,
    world,
)
from palatine.games.seize_the_imperium.state import (
    ACTS,
    PASS,
    WATCH_NAMES,
    Banned,
    Galaxy,
    Item,
    Moment,
    Play,
    Reaction,
)

# Who is asked


def order(t: Galaxy, item: Item) -> tuple[Seat, ...]:
    """The Attacker, the Defender, then the others clockwise [SI-R66]."""
    if t.conquest is None:
        return in_turn(item.seat, t.players)
    sides = (t.conquest.attacker, t.conquest.defender)
    return (*sides, *[p for p in in_turn(sides[0], t.players) if p not in sides])


def is_concerned(t: Galaxy, seat: Seat) -> bool:
    """Whether something of this player's is at stake: all can see that."""
    if t.conquest is not None:
        return seat in (t.conquest.attacker, t.conquest.defender)
    return seat == t.active or any(w.id in t.entered and w.controller == seat for w in t.worlds)


def could_play(t: Galaxy, seat: Seat, moment: Moment) -> bool:
    """Whether, for all that the others know, the hand may hold a card for this moment.

    The cards that a player has not shown are known, but not which of them are in the hand. So this
    never tells anything about a hand.
    """
    if not t.hands[seat] or not t.resources[seat]:
        return False
    hidden = dict.fromkeys(faces_of(t, t.hands[seat] + t.asset_decks[seat]))
    return any(face in TACTICS and is_playable(t, seat, face, moment) for face in hidden)


def is_asked(t: Galaxy, seat: Seat, moment: Moment) -> bool:
    """Where a player wants to be asked, on grounds that all know [SI-12.9]."""
    watch = t.watch[seat]
    if watch == "always" or (watch == "action" and t.conquest is not None):
        return True
    if watch in ("concerned", "action") and not is_concerned(t, seat):
        return False
    if moment == "response":
        return bool(usable(t, seat, "response"))
    if could_play(t, seat, moment):
        return True
    return any(is_worth_asking(t, seat, moment, id_) for id_ in usable(t, seat, moment))


def is_worth_asking(t: Galaxy, seat: Seat, moment: Moment, id_: str) -> bool:
    """What can be used at any time is asked for at the start of Turns and Exchanges only, and what
    the own phases offer anyway is not asked for again."""
    window = next(a.window for found, _, a in ready_abilities(t, seat) if found == id_)
    if window == "any":
        return moment in ("turn_start", "before_exchange")
    return not window.startswith("own_")


async def window(t: Galaxy, item: Item) -> None:
    """All are asked in order until all have passed in a row; a play opens it anew [SI-R66].

    A scene ends with a play, since it shows a card.
    """
    t.moment = None
    if item.card and all(play.source != item.card for play in t.plays):
        return  # what was to be responded to has been cancelled
    t.moment = item.moment
    for seat in order(t, item):
        if not is_asked(t, seat, item.moment):
            continue
        choice = await ask(seat, question(t, seat, item.moment))
        if choice in WATCH_NAMES:
            t.watch = changed(t.watch, seat, name_of(choice))  # type: ignore[arg-type]
        elif choice != PASS:
            push(t, item)
            begin_play(t, seat, choice)
            return
    t.moment = None
    if item.moment != "response":
        t.banned = ()


def question(t: Galaxy, seat: Seat, moment: Moment) -> Pick[str]:
    """What a player may do in a window: play, use an ability, pass, or be asked elsewhere."""
    uses = usable(t, seat, moment)
    hand = [a for a in hand_names(t, seat) if name_of(a) in TACTICS]
    at_moment = under(t) if moment == "response" else moment
    cards = [a for a in hand if is_playable(t, seat, name_of(a), at_moment)]
    return card_pick(t, seat, "window", (*cards, *uses, *WATCH_NAMES, PASS))


def begin_play(t: Galaxy, seat: Seat, choice: str) -> None:
    """A card is shown from the hand, or an ability is paid for."""
    if not choice.startswith("hand:"):
        use_ability(t, seat, choice)
        return
    name = turn_up(t, take_from_hand(t, seat, name_of(choice)))
    t.reactions += (Reaction(name, name_of(name), seat),)
    t.plays += (Play(name, name_of(name), seat),)
    t.tell(EVERYONE, "reaction_announced", player=seat, card=name)
    push(t, Item("announce", seat, card=name))


# What may be played


def is_playable(t: Galaxy, seat: Seat, face: str, moment: Moment) -> bool:
    """Whether a Reaction card could be allocated now, whoever holds it [SI-12.5]."""
    card = TACTICS[face]
    if not fits_moment(t, seat, card.window, moment) or t.resources[seat] < least_cost(card):
        return False
    if any(each.seat == seat and each.face == face for each in t.banned):  # [SI-R68]
        return False
    if card.on == "own":
        return all(is_own_op_possible(t, seat, op) for op in card.ops)
    if t.conquest is None or moment not in IN_ACTION:
        return False
    return is_playable_here(t, seat, card, moment)


def is_own_op_possible(t: Galaxy, seat: Seat, op: object) -> bool:
    """Whether a card outside of a fight could do something."""
    if isinstance(op, Maneuver):
        return bool(maneuverable(t, seat))
    return not isinstance(op, MayReact) or is_op_possible(t, seat, "", op)


def maneuverable(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """Undepleted Units that could still go where others went in Part B."""
    own = [each for each in t.units if each.owner == seat]
    return tuple([u.id for u in own if any(g.id in t.entered for g in goals_of(t, u))])


def is_playable_here(t: Galaxy, seat: Seat, card: TacticCard, moment: Moment) -> bool:
    """Whether a card finds a host, somebody to pick, and something to eliminate for it."""
    if not has_side(t, seat, card, moment) or not hosts(t, seat, card):
        return False
    if card.sacrifice and not sacrifices(t, seat, card):
        return False
    return not card.pick or bool(pickable(t, seat, card, card.pick, ""))


def has_side(t: Galaxy, seat: Seat, card: TacticCard, moment: Moment) -> bool:
    """Some cards are for one side of a fight, at one of its Steps."""
    fight = t.conquest
    assert fight is not None
    is_attacker, is_side = seat == fight.attacker, seat in (fight.attacker, fight.defender)
    if any(isinstance(op, Attack) for op in card.ops):
        return is_side and is_attacker == (moment == "step_1")
    if any(isinstance(op, MakeUnit) for op in card.ops):  # what it makes defends
        return not is_attacker
    if card.window == "after_targets":  # against those who have targeted now
        return is_side and is_attacker == (moment == "after_targets_2")
    if card.window == "step_1":
        return is_attacker
    if card.window == "step_4":
        may_lengthen = any(isinstance(op, ExtraExchange) for a in card.activated for op in a.ops)
        return is_attacker and (fight.exchange < fight.exchanges or may_lengthen)
    return card.on != "action" or bool(units_at(t, fight.world, seat))


def least_cost(card: TacticCard) -> int:
    """The least that a card costs: X is at least one."""
    return card.cost[0] if card.cost is not None else 1


def hosts(t: Galaxy, seat: Seat, card: TacticCard) -> tuple[str, ...]:
    """What a card can lie on: one copy at a time on each [SI-12.7] [SI-R69]."""
    fight = t.conquest
    assert fight is not None
    if card.on in ("action", "world"):
        found = [fight.world]
    else:
        wanted = read_filter(card.on)
        here = [u for u in units_at(t, fight.world) if u.id.startswith("unit:")]
        found = [each.id for each in here if fits(t, each, wanted)]
        if any(isinstance(op, RemoveDamage) for op in card.ops):
            found = [each for each in found if unit(t, each).damage]
    taken = [each.host for each in t.reactions if each.face == card.id and each.host]
    return tuple([each for each in found if each not in taken])


def sacrifices(t: Galaxy, seat: Seat, card: TacticCard) -> tuple[str, ...]:
    """What can be eliminated for a card."""
    return picks(t, seat, "", card.sacrifice, ())


def pickable(t: Galaxy, seat: Seat, card: TacticCard, text: str, host: str) -> tuple[str, ...]:
    """Whom a card's player may choose."""
    found = picks(t, seat, "", text, card.ops, host)
    if card.window == "after_targets":
        assert t.conquest is not None
        aims = t.conquest.aims
        own = [a.unit for a in aims if is_covered(t, seat, a.target)]
        return tuple([each for each in found if each in own])
    return found


def is_covered(t: Galaxy, seat: Seat, target: str) -> bool:
    """Whether a target is one's World card or one of one's Fleets."""
    if target.startswith("world:"):
        return world(t, target).controller == seat
    one = next((each for each in t.units if each.id == target), None)
    return one is not None and one.owner == seat and fits(t, one, read_filter("Fleet"))


# Announcing


async def announce(t: Galaxy, item: Item) -> None:
    """X, what is eliminated, the host with its controller's leave, the Character that depletes for
    it, and whom it is about. All of it is said before anybody responds."""
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
    new = replace(play, x=x, host=host, activated=used, picked=picked, cost=cost)
    t.plays = (*t.plays[:-1], new)
    mark_reaction(t, play.source, host=host)
    for each in gone:
        eliminate_unit(t, each)
    after = Seat((seat + 1) % t.players)
    response = Item("window", after, card=play.source, moment="response")
    push(t, response, Item("resolve", seat, card=play.source))


def mark_reaction(t: Galaxy, id_: str, **fields: object) -> None:
    """The same Reaction card with other facts."""
    t.reactions = tuple(
        [replace(each, **fields) if each.id == id_ else each for each in t.reactions]
    )


def take_back(t: Galaxy, play: Play) -> None:
    """Without leave the card goes back to the hand; all have seen it [SI-R70]."""
    t.plays = t.plays[:-1]
    t.reactions = tuple([each for each in t.reactions if each.id != play.source])
    into_hand(t, play.seat, play.face)
    t.banned += (Banned(play.seat, play.face, len(t.agenda)),)
    t.tell(EVERYONE, "leave_refused", player=play.seat, card=play.source)


async def choose_x(t: Galaxy, seat: Seat, card: TacticCard) -> int:
    """X, if the card costs X [SI-R73]."""
    if card.most_x is None:
        return 0
    most = min(card.most_x[0], t.resources[seat])
    if card.sacrifice:
        most = min(most, len(sacrifices(t, seat, card)))
    return await ask(seat, amount("x", 1, most)) if most > 1 else 1


async def choose_host(t: Galaxy, seat: Seat, card: TacticCard) -> str | None:
    """What the card lies on; another's card only with leave [SI-12.8] [SI-R70]."""
    if card.on == "own":
        return ""
    found = hosts(t, seat, card)
    host = found[0]
    if len(found) > 1:
        host = await ask(seat, Pick("host", ACTS, found))
    owner = controller_of(t, host)
    if card.on == "action" or owner == seat:
        return host
    t.choosing = host
    is_allowed = await ask(owner, Pick("leave", ACTS, ("yes", "no"))) == "yes"
    t.choosing = ""
    return host if is_allowed else None


def controller_of(t: Galaxy, id_: str) -> Seat:
    """Who controls a World card or a Unit."""
    return world(t, id_).controller if id_.startswith("world:") else unit(t, id_).owner


def helpers(t: Galaxy, seat: Seat, options: tuple[Activated, ...]) -> tuple[str, ...]:
    """A player's Characters that could deplete for one of these [SI-12.6]."""
    wanted = [each.by for each in options]
    own = [one for one in characters_of(t, seat) if not one.depleted]
    free = [one for one in own if not is_disputed_character(t, one)]
    return tuple([one.id for one in free if CHARACTERS[one.face].profession in wanted])


async def choose_activated(
    t: Galaxy, seat: Seat, card: TacticCard
) -> tuple[tuple[str, ...], str, int]:
    """Which Character depletes for the card, if any; then whom the player picks, and how many
    [SI-12.6] [SI-R72]."""
    options = tuple([a for a in card.activated if is_activatable(t, seat, card, a)])
    who = await choose_helper(t, seat, options)
    if who == PASS:
        return (), card.pick, card.picks[0]
    by = CHARACTERS[character(t, who).face].profession
    used = next(each for each in options if each.by == by)
    deplete_card(t, who)
    t.tell(EVERYONE, "character_depleted", player=character(t, who).owner, card=who)
    text = used.pick or (card.pick if used.plus or card.sacrifice else "")
    return (by,), text, used.picks[0] if used.pick else card.picks[0]


def is_activatable(t: Galaxy, seat: Seat, card: TacticCard, used: Activated) -> bool:
    """Whether there is somebody to pick, and whether one more Exchange is possible."""
    if used.pick and not pickable(t, seat, card, used.pick, ""):
        return False
    fight = t.conquest
    if any(isinstance(op, ExtraExchange) for op in used.ops):
        return fight is not None and fight.exchange == fight.exchanges and not fight.lengthened
    return True


async def choose_helper(t: Galaxy, seat: Seat, options: tuple[Activated, ...]) -> str:
    """The player's own Character, or for some cards anybody's, by that player's choice."""
    own = helpers(t, seat, options)
    if own:
        who = await ask(seat, Pick("activate", ACTS, (*own, PASS)))
        if who != PASS:
            return who
    shared = tuple([each for each in options if each.any_player])
    for other in in_turn(seat, t.players)[1:]:
        lent = helpers(t, other, shared)
        if lent:
            who = await ask(other, Pick("assist", ACTS, (*lent, PASS)))
            if who != PASS:
                return who
    return PASS


async def choose_picks(
    t: Galaxy, seat: Seat, card: TacticCard, text: str, count: int, host: str
) -> tuple[str, ...]:
    """Whom the card is about."""
    if not text:
        return ()
    found = pickable(t, seat, card, text, host)
    most = min(count, len(found))
    if len(found) <= 1:
        return found
    return await ask(seat, Several("pick", ACTS, found, (), most, most))


async def choose_sacrifices(t: Galaxy, seat: Seat, card: TacticCard, x: int) -> tuple[str, ...]:
    """What is eliminated to pay for the card."""
    if not card.sacrifice:
        return ()
    found = sacrifices(t, seat, card)
    count = x or 1
    return await ask(seat, Several("sacrifice", ACTS, found, (), count, count))


def discard_reaction(t: Galaxy, id_: str) -> None:
    """A Reaction card goes to its owner's Discard Pile."""
    for each in t.reactions:
        if each.id == id_:
            discard(t, each.owner, id_)
    t.reactions = tuple([each for each in t.reactions if each.id != id_])


def cancel_play(t: Galaxy, source: str) -> None:
    """A cancelled card is discarded, and what was set aside for it comes back [SI-R68]."""
    play = next(each for each in t.plays if each.source == source)
    t.plays = without(t.plays, (play,))
    gain(t, play.seat, play.cost)
    t.banned += (Banned(play.seat, play.face, len(t.agenda)),)
    discard_reaction(t, source)
    t.tell(EVERYONE, "reaction_cancelled", player=play.seat, card=source)
