"""Chapter 12, Reactions: windows, and who is asked in them."""

from functools import cache

from palatine.core.atoms import name_of
from palatine.core.decisions import Pick, Reason, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed, in_turn
from palatine.games.seize_the_imperium.cards import TACTICS, TacticCard
from palatine.games.seize_the_imperium.cards.vocabulary import Window as When
from palatine.games.seize_the_imperium.names import PASS, WATCH_NAMES
from palatine.games.seize_the_imperium.rules.abilities import usable, use_ability
from palatine.games.seize_the_imperium.rules.announcing import Announce, announced
from palatine.games.seize_the_imperium.rules.conquest import is_beaten
from palatine.games.seize_the_imperium.rules.faceup_cards import turn_up
from palatine.games.seize_the_imperium.rules.hands_and_decks import (
    card_pick,
    hand_names,
    take_from_hand,
    unseen,
)
from palatine.games.seize_the_imperium.rules.moments import fits_moment, windows_at
from palatine.games.seize_the_imperium.rules.playing import has_side, is_playable
from palatine.games.seize_the_imperium.rules.questions import (
    Facts,
    at_moment,
    costs_too_much,
    not_in_hand,
    refusing,
)
from palatine.games.seize_the_imperium.rules.table import other_watches, push, replace, units_at
from palatine.games.seize_the_imperium.state import Galaxy, Moment, Play, Reaction, SeatScene


def order(t: Galaxy, first: Seat) -> tuple[Seat, ...]:
    """The Attacker, the Defender, then the others clockwise [SI-R66]."""
    if t.conquest is None:
        return in_turn(first, t.players)
    sides = (t.conquest.attacker, t.conquest.defender)
    return (*sides, *[p for p in in_turn(sides[0], t.players) if p not in sides])


def is_concerned(t: Galaxy, seat: Seat) -> bool:
    """Whether something of this player's is at stake: all can see that."""
    if t.conquest is not None:
        sides = (t.conquest.attacker, t.conquest.defender)
        return seat in sides or bool(units_at(t, t.conquest.world, seat))
    return seat == t.active or any(w.id in t.entered and w.controller == seat for w in t.worlds)


def could_play(t: Galaxy, seat: Seat, moment: Moment) -> bool:
    """Whether, for all that the others know, the hand may hold a card for this moment.

    The cards that a player has not shown are known, but not which of them are in the hand. So this
    never tells anything about a hand.
    """
    cards = reactions_at(moment)
    if not cards or not t.hands[seat] or not t.resources[seat]:
        return False
    playable = [face for face in cards if is_playable(t, seat, face, moment)]
    return bool(playable) and not set(playable).isdisjoint(unseen(t, seat))


@cache
def reactions_at(moment: Moment) -> tuple[str, ...]:
    """The Reaction cards that are for this moment, among others."""
    return tuple([face for face, card in TACTICS.items() if card.window in windows_at(moment)])


def is_asked(t: Galaxy, seat: Seat, moment: Moment) -> bool:
    """Where a player wants to be asked, on grounds that all know [SI-12.9]."""
    watch = t.watch[seat]
    if watch == "always" or (watch == "action" and t.conquest is not None):
        return True
    if watch in ("concerned", "action") and not is_concerned(t, seat):
        return False
    if moment == "response":
        return bool(usable(t, seat, moment))
    if could_play(t, seat, moment):
        return True
    wanted = worth_asking(moment)
    return bool(wanted) and bool(usable(t, seat, moment, wanted))


@cache
def worth_asking(moment: Moment) -> tuple[When, ...]:
    """What can be used at any time is asked for at the start of Turns and Exchanges only, and what
    the own phases offer anyway is not asked for again."""
    is_start = moment in ("turn_start", "before_exchange")
    open_to = [window for window in windows_at(moment) if not window.startswith("own_")]
    return tuple([window for window in open_to if is_start or window != "any"])


def is_over(t: Galaxy, moment: Moment) -> bool:
    """Whether a fight goes on without anybody of the Attacker's: then only Damage can still be
    undone [SI-R47]."""
    is_fought = t.conquest is not None
    return is_fought and is_beaten(t) and moment not in ("step_3", "response")


class Window(SeatScene):
    """All are asked in order until all have passed in a row; a play opens it anew [SI-R66].

    Who is next is found in a scene by itself, so that a copy of the next one need not look again.
    """

    moment: Moment
    source: str = ""
    place: int = 0

    async def play(self, t: Galaxy) -> None:
        t.moment = None
        if is_over(t, self.moment):
            return
        if self.source and all(play.source != self.source for play in t.plays):
            return  # what was to be responded to has been cancelled
        for place, seat in enumerate(order(t, self.seat)):
            if place >= self.place and is_asked(t, seat, self.moment):
                t.moment = self.moment
                push(t, Offer(seat), replace(self, place=place + 1))
                return
        if self.moment != "response":
            t.banned = ()


class Offer(SeatScene):
    """One player may act in the window; a scene ends with a play, since it shows a card."""

    async def play(self, t: Galaxy) -> None:
        seat, moment = self.seat, t.moment
        assert moment is not None
        choice = await ask(seat, question(t, seat, moment))
        if choice in WATCH_NAMES:
            t.watch = changed(t.watch, seat, name_of(choice))  # type: ignore[arg-type]
        elif choice != PASS:
            ask_anew(t)
            begin_play(t, seat, choice)


def ask_anew(t: Galaxy) -> None:
    """After a play the window asks all once more."""
    t.agenda = (*t.agenda[:-1], replace(t.agenda[-1], place=0))


def under(t: Galaxy) -> Moment:
    """The moment at which a Reaction was announced that is responded to now."""
    found = [each.moment for each in t.agenda if isinstance(each, Window)]
    return next((moment for moment in reversed(found) if moment != "response"), "response")


def moment_of(t: Galaxy) -> Moment:
    """The moment for which Reaction cards are asked."""
    assert t.moment is not None
    return under(t) if t.moment == "response" else t.moment


def question(t: Galaxy, seat: Seat, moment: Moment) -> Pick[str]:
    """What a player may do in a window: play, use an ability, pass, or be asked elsewhere."""
    uses = usable(t, seat, moment)
    hand = [a for a in hand_names(t, seat) if name_of(a) in TACTICS]
    cards = [a for a in hand if is_playable(t, seat, name_of(a), moment_of(t))]
    options = (*cards, *uses, PASS, *other_watches(t, seat))
    return card_pick(t, seat, "window", options, moment_facts, not_played)


def moment_facts(t: Galaxy, seat: Seat) -> Facts:
    """When it is, whose Turn or play it is, and which card was announced or is fought for."""
    if t.moment == "response":
        return {"moment": "response", "phase": t.phase, **announced(t, seat)}
    card = t.conquest.world if t.conquest is not None else ""
    player = t.conquest.attacker if t.conquest is not None else t.active
    return {"moment": t.moment, "phase": t.phase, "card": card, "player": player, "effect": ""}


def of_ability(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """An ability of a card in play, at this moment."""
    assert t.moment is not None
    return at_moment(t, seat, atom, t.moment)


USES = dict.fromkeys(("unit", "world", "character"), of_ability)


@refusing("SI-R65", "play_or_pass", "hand", **USES)
def not_played(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """A Reaction card from the hand: at its moments, for its cost, on its side of a fight."""
    missing = not_in_hand(t, seat, atom, "SI-12.5")
    if missing is not None:
        return missing
    face, moment = name_of(atom), moment_of(t)
    if face not in TACTICS:
        return Reason("SI-12.5", "no_reaction", {"card": atom})
    card = TACTICS[face]
    if not fits_moment(t, seat, card.window, moment):
        return Reason("SI-R65", "not_now", {"card": atom})
    if any(each.seat == seat and each.face == face for each in t.banned):
        return Reason("SI-R68", "was_refused", {"card": atom})
    poor = costs_too_much("SI-12.5", atom, card.least_cost, t.resources[seat])
    return poor or without_use(t, seat, atom, card, moment)


def without_use(t: Galaxy, seat: Seat, atom: str, card: TacticCard, moment: Moment) -> Reason:
    """A card that is for the other side, or that finds nothing to lie on or to work on."""
    if card.on != "own" and not has_side(t, seat, card, moment):
        return Reason("SI-12.5", "not_your_side", {"card": atom})
    if any(each.face == card.id and each.host for each in t.reactions):
        return Reason("SI-12.7", "copy_lies_there", {"card": atom})
    return Reason("SI-12.5", "nothing_to_do", {"card": atom})


def begin_play(t: Galaxy, seat: Seat, choice: str) -> None:
    """A card is shown from the hand, or an ability is paid for."""
    if not choice.startswith("hand:"):
        use_ability(t, seat, choice)
        return
    name = turn_up(t, take_from_hand(t, seat, name_of(choice)))
    t.reactions += (Reaction(name, name_of(name), seat),)
    t.plays += (Play(name, name_of(name), seat),)
    t.tell(EVERYONE, "reaction_announced", player=seat, card=name)
    push(t, Announce())
