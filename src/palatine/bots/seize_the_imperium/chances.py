"""Each player's chance to seize the Imperium, with all cards open.

The features are Victory points, the means to buy more, and the forces at each World card, with
weights learned by self-play (`chances.json`). All of it counts for more the nearer a player is to
the goal. Nothing counts that changes only because a phase ends: what a Turn may still bring counts
until it is used. In duels the chance comes from the lead in points and the duels that are left:
calculated, not learned.
"""

import math
from pathlib import Path

from palatine.bots.chances import learned, shared, weighed
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.games.seize_the_imperium.cards import PROFILES, UNITS, WORLDS
from palatine.games.seize_the_imperium.names import HAND_SIZE
from palatine.games.seize_the_imperium.rules.duel import duel_count, duel_points
from palatine.games.seize_the_imperium.rules.order_of_play import PHASES
from palatine.games.seize_the_imperium.rules.table import (
    characters_of,
    is_disputed,
    is_unit_card,
    throne_of,
    worlds_of,
)
from palatine.games.seize_the_imperium.rules.turns import PhaseBegins
from palatine.games.seize_the_imperium.rules.victory_phase import goal_points, points
from palatine.games.seize_the_imperium.state import Galaxy, Phase

FILE = Path(__file__).parent / "chances.json"
GROWING = ("points", "reserve", "resources", "cards", "force", "threat", "attack", "worlds")
AFTER_VICTORY = ("victory", "regent")


def chances(match: Match) -> tuple[float, ...]:
    """For each seat, the chance to win."""
    if match.state.game == "duels":
        return in_duels(match.state)
    weights = learned(FILE)
    return shared([weighed(each, weights) for each in features(match)])


def in_duels(t: Galaxy) -> tuple[float, ...]:
    """Each remaining duel may go either way, by a World card's points."""
    if not t.won:
        return shared([0.0, 0.0])
    spread = math.sqrt(max(0, duel_count(t) - t.turn) + 0.5)
    return shared([duel_points(t, seat) / spread for seat in seats(t.players)])


def features(match: Match) -> list[dict[str, float]]:
    """The features of each player; none during the setup."""
    t: Galaxy = match.state
    if t.phase == "setup":
        return [{} for _ in seats(t.players)]
    rows = [player(t, seat) for seat in seats(t.players)]
    progress = max([row["points"] for row in rows])
    for row in rows:
        row |= {f"{name} late": row[name] * progress for name in GROWING}
        row |= {f"{name}, few play": row[name] / t.players for name in ("points", "force")}
    return rows


def player(t: Galaxy, seat: Seat) -> dict[str, float]:
    """What a player has. Points count as a part of the goal."""
    goal, own = goal_points(t), worlds_of(t, seat)
    have = points(t, seat)
    is_active = t.active == seat and phase_of(t) not in AFTER_VICTORY
    is_next = (seat - t.active) % t.players == 1
    hidden = [WORLDS[t.faces[card]].cost[0] for card in t.reserves[seat]]
    income = len(own) + (throne_of(t, seat) in own)
    soon = have + affordable(hidden, t.resources[seat] + (0 if is_active else income))
    return {
        "points": have / goal,
        "there": have >= goal,
        "there, own turn": have >= goal and is_active,
        "soon there": soon >= goal,
        "soon there, next": soon >= goal and is_next,
        "disputed": sum([WORLDS[each.face].cost[0] for each in own if is_disputed(t, each)]) / goal,
        "worlds": len(own) / 5,
        "none": not own,
        "reserve": affordable(hidden, 99) / goal,
        "resources": t.resources[seat] / 10,
        "cards": cards(t, seat) / 5,
        "characters": len(characters_of(t, seat)) / 3,
        "regent": t.regent == seat,
        "to allocate": to_allocate(t, seat) / goal,
        **forces(t, seat, [each.id for each in own], goal),
    }


def phase_of(t: Galaxy) -> Phase:
    """The phase; until the first phase of a Turn begins, the last one of the previous Turn still
    counts."""
    begins = any(type(each) is PhaseBegins and each.phase == PHASES[0] for each in t.agenda)
    return PHASES[0] if begins else t.phase


def cards(t: Galaxy, seat: Seat) -> int:
    """Cards in hand; in the seat's own Turn also the cards that it will draw in its Victory
    Phase."""
    hand = len(t.hands[seat])
    drawn = min(HAND_SIZE, hand + len(t.asset_decks[seat])) if t.active == seat else 0
    return max(hand, drawn)


def to_allocate(t: Galaxy, seat: Seat) -> float:
    """What the next Allocation Phase may bring, more the nearer it is. During that phase each World
    card that pays for a Unit uses some of it up, so little is left at the end."""
    is_now = t.active == seat and phase_of(t) == "allocation"
    givers = [each for each in worlds_of(t, seat) if not (is_now and each.depleted)]
    faces = [t.faces[card] for card in t.hands[seat]]
    units = sum([UNITS[face].cost[0] for face in faces if face in UNITS])
    return nearness(t, seat) * min(units, sum([WORLDS[each.face].cost[0] for each in givers]))


def nearness(t: Galaxy, seat: Seat) -> float:
    """1 in the seat's own Allocation Phase, and then from 0 back to 1, phase by phase."""
    phases = len(PHASES)
    turn = (seat - t.active) % t.players * phases
    left = turn + PHASES.index("allocation") - PHASES.index(phase_of(t))
    return 1 - left % (phases * t.players) / (phases * t.players)


def affordable(costs: list[int], resources: int) -> int:
    """About how many points the World cards that it can pay for bring, the greatest first."""
    found = 0
    for cost in sorted(costs, reverse=True):
        if cost <= resources - found:
            found += cost
    return found


def forces(t: Galaxy, seat: Seat, own: list[str], goal: int) -> dict[str, float]:
    """Units in play: at home, away, and other players' Units at this player's World cards."""
    mine = [one for one in t.units if one.owner == seat]
    cost = [PROFILES[one.face].cost[0] for one in mine if is_unit_card(one)]
    strength = {one.id: PROFILES[one.face].att[0] for one in t.units}
    guard = dict.fromkeys(own, 0)
    siege = dict.fromkeys(own, 0)
    for one in t.units:
        if one.at in guard:
            (guard if one.owner == seat else siege)[one.at] += strength[one.id]
    value = {each.id: WORLDS[each.face].cost[0] for each in t.worlds}
    threat = sum([value[place] for place in own if siege[place] > guard[place]])
    away = [one for one in mine if one.at in value and one.at not in guard]
    attacked = {one.at for one in away}
    return {
        "force": sum(cost) / 10,
        "counters": (len(mine) - len(cost)) / 5,
        "ready": len([one for one in mine if not one.depleted]) / 5,
        "threat": threat / goal,
        "attack": sum([value[place] for place in attacked]) / goal,
        "attack force": sum([strength[one.id] for one in away]) / 10,
        "bare": len([place for place in own if not guard[place]]) / 5,
    }
