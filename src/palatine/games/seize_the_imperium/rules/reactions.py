"""Chapter 12, Reactions: windows, and whom we ask in them."""

from functools import cache

from palatine.core.atoms import name_of
from palatine.core.cards import faces_of
from palatine.core.decisions import Pick, Reason, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed, in_turn
from palatine.games.seize_the_imperium.cards import TACTICS, TacticCard
from palatine.games.seize_the_imperium.cards.vocabulary import Window as When
from palatine.games.seize_the_imperium.names import PASS, WATCH_NAMES
from palatine.games.seize_the_imperium.rules.abilities import (
    ability_windows,
    usable,
    use_ability,
)
from palatine.games.seize_the_imperium.rules.announcing import Announce, announced
from palatine.games.seize_the_imperium.rules.conquest import is_beaten
from palatine.games.seize_the_imperium.rules.faceup_cards import turn_up
from palatine.games.seize_the_imperium.rules.hands_and_decks import (
    card_pick,
    take_from_hand,
    unseen,
)
from palatine.games.seize_the_imperium.rules.moments import (
    fits_moment,
    has_phase,
    is_entered,
    windows_at,
)
from palatine.games.seize_the_imperium.rules.playing import has_side, is_playable
from palatine.games.seize_the_imperium.rules.questions import (
    Facts,
    at_moment,
    costs_too_much,
    not_in_hand,
    refusing,
)
from palatine.games.seize_the_imperium.rules.table import other_watches, push, replace, units_at
from palatine.games.seize_the_imperium.state import (
    Galaxy,
    Moment,
    Phase,
    Play,
    Reaction,
    SeatScene,
)


def order(t: Galaxy, first: Seat) -> tuple[Seat, ...]:
    """The Attacker, the Defender, then the others clockwise [SI-R66]."""
    if t.conquest is None:
        return in_turn(first, t.players)
    return sides_first(t.conquest.attacker, t.conquest.defender, t.players)


@cache
def sides_first(attacker: Seat, defender: Seat, players: int) -> tuple[Seat, ...]:
    """The Attacker, the Defender, then the others."""
    sides = (attacker, defender)
    return (*sides, *[p for p in in_turn(attacker, players) if p not in sides])


def is_concerned(t: Galaxy, seat: Seat) -> bool:
    """Whether this player has something at stake, which everyone can see."""
    if t.conquest is not None:
        sides = (t.conquest.attacker, t.conquest.defender)
        return seat in sides or bool(units_at(t, t.conquest.world, seat))
    return seat == t.active or is_entered(t, seat)


def could_play(t: Galaxy, seat: Seat, moment: Moment) -> bool:
    """Whether, as far as the others know, the hand may hold a card for this moment.

    Everyone knows which cards a player has not shown, but not which of them are in the hand. So
    this never tells anything about a hand.
    """
    cards = reactions_at(moment)
    if not cards or not t.hands[seat] or not t.resources[seat]:
        return False
    hidden = {*unseen(t, seat)}
    return any(is_playable(t, seat, face, moment) for face in cards if face in hidden)


@cache
def reactions_at(moment: Moment) -> tuple[str, ...]:
    """The Reaction cards for this moment, among others."""
    return tuple([face for face, card in TACTICS.items() if card.window in windows_at(moment)])


def is_asked(t: Galaxy, seat: Seat, moment: Moment) -> bool:
    """Whether to ask a player at this moment, by their wish and public facts [SI-12.9]."""
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
    """The windows worth asking about: we ask about anytime abilities only at the start of Turns and
    Exchanges, and not again about those that the player's own phases offer anyway."""
    is_start = moment in ("turn_start", "before_exchange")
    open_to = [window for window in ability_windows(moment) if not window.startswith("own_")]
    return tuple([window for window in open_to if is_start or window != "any"])


@cache
def is_for_something(moment: Moment, phase: Phase) -> bool:
    """Whether any card in the game is for this moment and worth asking about."""
    played = [TACTICS[face].window for face in reactions_at(moment)]
    return any(has_phase(window, phase) for window in (*played, *worth_asking(moment)))


def is_idle(t: Galaxy, moment: Moment) -> bool:
    """Whether nothing is for this moment outside of fights, and nobody wants to be asked anyway."""
    is_for_some = t.conquest is not None or is_for_something(moment, t.phase)
    return not is_for_some and "always" not in t.watch


def is_over(t: Galaxy, moment: Moment) -> bool:
    """Whether a fight goes on without any of the Attacker's Units: then only Damage can still be
    undone [SI-R47]."""
    if t.conquest is None or moment in ("step_3", "response"):
        return False
    return is_beaten(t)


class Window(SeatScene):
    """Ask all in order until all have passed in a row; a play opens the window again [SI-R66].

    A separate scene finds who is next, so that a copy of the next scene need not look again.
    """

    moment: Moment
    source: str = ""
    place: int = 0

    def play(self, t: Galaxy) -> None:
        moment = self.moment
        t.moment = None
        if is_over(t, moment):
            return
        if self.source and all(play.source != self.source for play in t.plays):
            return  # what was to be responded to has been cancelled
        for place, seat in enumerate(() if is_idle(t, moment) else order(t, self.seat)):
            if place >= self.place and is_asked(t, seat, moment):
                t.moment = moment
                push(t, Offer(seat), replace(self, place=place + 1))
                return
        if moment != "response":
            t.banned = ()


class Offer(SeatScene):
    """Let one player act in the window; a play ends the scene, since it shows a card."""

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
    """After a play, let the window ask all once more."""
    t.agenda = (*t.agenda[:-1], replace(t.agenda[-1], place=0))


def under(t: Galaxy) -> Moment:
    """The moment when the Reaction was announced that players now respond to."""
    found = [each.moment for each in t.agenda if isinstance(each, Window)]
    return next((moment for moment in reversed(found) if moment != "response"), "response")


def moment_of(t: Galaxy) -> Moment:
    """The moment that Reaction cards must fit."""
    assert t.moment is not None
    return under(t) if t.moment == "response" else t.moment


def question(t: Galaxy, seat: Seat, moment: Moment) -> Pick[str]:
    """The question in a window: play, use an ability, pass, or change when to be asked."""
    uses = usable(t, seat, moment)
    hand, now = [face for face in faces_of(t, t.hands[seat]) if face in TACTICS], moment_of(t)
    cards = [f"hand:{face}" for face in hand if is_playable(t, seat, face, now)]
    options = (*cards, *uses, PASS, *other_watches(t, seat))
    return card_pick("window", options, moment_facts, not_played)


def moment_facts(t: Galaxy, seat: Seat) -> Facts:
    """The moment, whose Turn or play it is, and the card announced or fought for."""
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
    """Why not: a Reaction card needs its moment, its cost, and its side of a fight."""
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
    """The reason for a card that is for the other side, or has no place or nothing to do."""
    if card.on != "own" and not has_side(t, seat, card, moment):
        return Reason("SI-12.5", "not_your_side", {"card": atom})
    if any(each.face == card.id and each.host for each in t.reactions):
        return Reason("SI-12.7", "copy_lies_there", {"card": atom})
    return Reason("SI-12.5", "nothing_to_do", {"card": atom})


def begin_play(t: Galaxy, seat: Seat, choice: str) -> None:
    """Show a card from the hand, or pay for an ability."""
    if not choice.startswith("hand:"):
        use_ability(t, seat, choice)
        return
    name = turn_up(t, take_from_hand(t, seat, name_of(choice)))
    t.reactions += (Reaction(name, name_of(name), seat),)
    t.plays += (Play(name, name_of(name), seat),)
    t.tell(EVERYONE, "reaction_announced", player=seat, card=name)
    push(t, Announce())
