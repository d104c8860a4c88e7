"""The order of play, chapter by chapter: which scenes follow one another.

The agenda holds the scenes to come; the last one is next. A scene pushes what follows it. If that
is more than the next scene of its own chapter, it is defined here. A scene that continues the same
deed, such as the next Unit that moves, pushes itself again.

    setup         Throne Worlds, Lead Characters, the bid; all are shown; the first Turn
    a Turn        a window, then each phase between two windows, then the next player's Turn
    Military      a Conquest Action for each contested World card
    an Action     two Exchanges; it is decided and judged; Units go home
    an Exchange   Surprise Strike once, then four Steps, with windows in all of them
    a Reaction    announced, responded to in its own window, resolved
    duels         the pools, then ten Actions, each with what both bring to it
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from palatine.core import game
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.rules import (
    aiming,
    allocation_phase,
    conquest,
    duel,
    effects,
    exchange,
    going_home,
    military_phase,
    reacting,
    reactions,
    reallocation_phase,
    regent_phase,
    resupply_phase,
    secret_choices,
    setup,
    supply_effects,
    turns,
    victory_phase,
)
from palatine.games.seize_the_imperium.state import Galaxy, Moment, Phase, Scene, SeatScene

Scenes = tuple[Scene, ...]


def next_scene(t: Galaxy) -> game.Scene | None:
    """Take the last scene off the agenda and play it; None if the game is over. A scene ends
    whenever a hidden card is shown or drawn."""
    if not t.agenda:
        return None
    scene = t.agenda[-1]
    t.agenda = t.agenda[:-1]
    return scene.play(t) or game.PLAYED


# Chapter 2, setup


def first_scene(name: str) -> Scene:
    """How a game begins."""
    return duel.DuelDeal() if name == "duels" else setup.Deal()


def setup_parts(t: Galaxy) -> Scenes:
    """The choices, the bid and the reveals [SI-2.4] [SI-2.5] [SI-2.6]; the Basic Introduction has
    no Characters and no bid [SI-13.1]."""
    shown = (setup.RevealThrones(), setup.RevealLeads(), setup.FirstTurn())
    if t.game == "basic":
        return (secret_choices.Thrones(), *shown)
    bid = (setup.FirstBidder(), setup.Bid(), setup.RevealBids())
    return (secret_choices.Thrones(), secret_choices.Leads(), *further_choices(t), *bid, *shown)


FURTHER: Final = 2  # [SI-13.5] beside the Throne World


def further_choices(t: Galaxy) -> Scenes:
    """In an accelerated game, choices of two more World cards with a Throne World [SI-R82]."""
    is_on = t.accelerated == "on"
    return tuple([secret_choices.Further() for _ in range(FURTHER)]) if is_on else ()


def thrones_anew(t: Galaxy) -> Scenes:
    """New choices after equal Throne Worlds [SI-R04]."""
    return (secret_choices.Thrones(), *further_choices(t), setup.RevealThrones())


# Chapter 3, a Turn


PHASES: Final[tuple[Phase, ...]] = (
    "resupply",
    "allocation",
    "reallocation",
    "military",
    "victory",
    "regent",
)


def turn_parts(t: Galaxy, seat: Seat) -> Scenes:
    """A window, the phases, then the next player [SI-3.1] [SI-R65]."""
    phases = [phase for phase in PHASES if turns.has_phase(t, seat, phase)]
    begun = [turns.PhaseBegins(seat, phase) for phase in phases]
    return (window("turn_start", seat), *begun, turns.NextTurn(seat))


@cache
def phase_parts(seat: Seat, phase: Phase) -> Scenes:
    """A phase, with a window before and after it [SI-R65]."""
    scenes: dict[Phase, type[SeatScene]] = {
        "resupply": resupply_phase.Resupply,
        "allocation": allocation_phase.Allocation,
        "reallocation": reallocation_phase.Reallocation,
        "military": military_phase.Military,
        "victory": victory_phase.Victory,
        "regent": regent_phase.Regent,
    }
    return (window("phase_start", seat), scenes[phase](seat), window("phase_end", seat))


# Chapters 4 to 6: Resupply, Allocation, Reallocation


@cache
def resupply_parts(seat: Seat) -> Scenes:
    """Parts C to E; earlier parts need no answer [SI-4.1]."""
    return (
        resupply_phase.Pool(seat),
        resupply_phase.Income(seat),
        resupply_phase.Recovery(seat),
        resupply_phase.Settle(seat),
    )


@cache
def allocation_parts(seat: Seat) -> Scenes:
    """Part A, then part B [SI-5.1]."""
    return (allocation_phase.Recruit(seat), allocation_phase.Allocate(seat))


def reallocation_parts(t: Galaxy, seat: Seat) -> Scenes:
    """Parts A, B and C [SI-6.1]; without a Military Phase only the first [SI-R21]."""
    if not turns.has_military_phase(t, seat):
        return (reallocation_phase.Move(seat),)
    return (
        reallocation_phase.Move(seat),
        reallocation_phase.Attack(seat),
        window("after_part_b", seat),
        reacting.PartC(),
    )


def reacting_parts(seats: Iterable[Seat]) -> Scenes:
    """Each player in turn may React, after a window [SI-6.6] [SI-R23]."""
    pairs = [(window("part_c", seat), reacting.React(seat)) for seat in seats]
    return tuple([scene for pair in pairs for scene in pair])


# Chapters 7 and 8, a Conquest Action


@cache
def exchange_parts(attacker: Seat, is_first: bool) -> Scenes:
    """Surprise Strike in the first Exchange, then four Steps [SI-7.3] [SI-7.4]."""
    strike = (exchange.Strike(), window("after_strike", attacker)) if is_first else ()
    return (
        aiming.ChooseKinds(),
        window("before_exchange", attacker),
        *strike,
        *targeting_parts("step_1", "after_targets_1", attacker),
        *targeting_parts("step_2", "after_targets_2", attacker),
        exchange.Step("step_3"),
        window("step_3", attacker),
        exchange.Casualties(),
        exchange.Step("step_4"),
        window("step_4", attacker),
        exchange.Withdraw(),
        exchange.Retreat(),
        exchange.EndExchange(),
    )


@cache
def strike_parts() -> Scenes:
    """Both sides choose targets, the Attacker first, then both take effect [SI-7.14] [SI-R36]."""
    return (aiming.TakeAim("strike"), aiming.TakeAim("strike_back"), exchange.StrikeHits())


@cache
def targeting_parts(step: Moment, after: Moment, attacker: Seat) -> Scenes:
    """A Step of targeting: a window, targets, a window, the result."""
    return (
        exchange.Step(step),
        window(step, attacker),
        aiming.Aims(step),
        window(after, attacker),
        exchange.Hits(),
    )


@cache
def deciding_parts(attacker: Seat) -> Scenes:
    """Parts B and C: removing counters, a last window, the decision [SI-7.13] [SI-8.1]."""
    return (conquest.Orphans(), window("before_success", attacker), conquest.Judge())


def homeward(world: str, players: Iterable[Seat]) -> Scenes:
    """These players take their Units home [SI-8.6]."""
    return tuple([going_home.GoHome(seat, world) for seat in players])


# Chapters 9 and 10: Victory, Regent


@cache
def victory_parts(seat: Seat) -> Scenes:
    """Parts B to F [SI-9.1]."""
    return (
        victory_phase.Goal(seat),
        victory_phase.Rewards(seat),
        victory_phase.SystemDraw(seat),
        victory_phase.Hand(seat),
        victory_phase.Bonus(seat),
    )


def regent_parts(seat: Seat, characters: Iterable[str], worlds: Iterable[str]) -> Scenes:
    """The Regent judges Disputed Characters, then Disputed World cards [SI-10.2] [SI-10.3]."""
    censures = [regent_phase.Censure(seat, face) for face in characters]
    return (*censures, *[regent_phase.Tax(seat, face) for face in worlds])


# Chapter 12, Reactions and abilities


@cache
def window(moment: Moment, seat: Seat, source: str = "") -> Scene:
    """A moment for Reactions and abilities."""
    return reactions.Window(seat, moment, source)


def response_parts(t: Galaxy, source: str, seat: Seat) -> Scenes:
    """The others may respond to the announcement, then it resolves [SI-R67]."""
    after = Seat((seat + 1) % t.players)
    return (window("response", after, source), effects.Resolve(source))


def ability() -> Scene:
    """What an ability of a card in play does."""
    return effects.Perform()


def to_hand(seat: Seat, unit: str) -> Scene:
    """Return an eliminated Unit card to the hand."""
    return supply_effects.ToHand(seat, unit)


def buy_back(seat: Seat, unit: str, price: int) -> Scene:
    """Offer to buy back a Unit card once it is eliminated."""
    return supply_effects.BuyBack(seat, unit, price)


# Chapter 13, duels


def duels_parts() -> Scenes:
    """Both choose their pools in secret, then the duels begin [SI-13.7]."""
    return (duel.Draft("draft_units"), duel.Draft("draft_tactics"), duel.FirstDuel())


def duel_parts(defender: Seat, attacker: Seat) -> Scenes:
    """The Defender chooses what fights, then the Attacker, then they fight [SI-13.7]."""
    return (
        duel.Muster(defender),
        duel.Arm(defender),
        duel.Muster(attacker),
        duel.Arm(attacker),
        duel.Engage(attacker),
    )


def duel_end(attacker: Seat, world: str, won: bool) -> Scene:
    """The end of a decided duel."""
    return duel.DuelEnd(attacker, world, won)
