"""The chance of each player to seize the Imperium, with all cards open.

Victory points, what more of them can be bought with, and the forces at each World card, weighed as
self-play has learned it (`chances.json`); all of it counts for more the nearer somebody is to the
goal. Nothing is weighed that changes only because a phase ends: what a Turn may still bring counts
until it is used. In duels it is the lead in points beside the duels that are left: reckoned, not
learned.
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
from palatine.games.seize_the_imperium.rules.victory_phase import goal_points, points
from palatine.games.seize_the_imperium.state import Galaxy

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
    """Each duel that is left may go either way, by a World card's points."""
    if not t.won:
        return shared([0.0, 0.0])
    spread = math.sqrt(max(0, duel_count(t) - t.turn) + 0.5)
    return shared([duel_points(t, seat) / spread for seat in seats(t.players)])


def features(match: Match) -> list[dict[str, float]]:
    """What counts, for each player; during the setup nothing does."""
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
    is_active = t.active == seat and t.phase not in AFTER_VICTORY
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


def cards(t: Galaxy, seat: Seat) -> int:
    """Cards in hand; in the own Turn those count too that will be drawn in its Victory Phase."""
    hand = len(t.hands[seat])
    drawn = min(HAND_SIZE, hand + len(t.asset_decks[seat])) if t.active == seat else 0
    return max(hand, drawn)


def to_allocate(t: Galaxy, seat: Seat) -> float:
    """What the next Allocation Phase may bring: the more, the nearer it is. In that phase it is
    used up with each World card that pays for a Unit, so that little is left when it ends."""
    is_now = t.active == seat and t.phase == "allocation"
    givers = [each for each in worlds_of(t, seat) if not (is_now and each.depleted)]
    faces = [t.faces[card] for card in t.hands[seat]]
    units = sum([UNITS[face].cost[0] for face in faces if face in UNITS])
    return nearness(t, seat) * min(units, sum([WORLDS[each.face].cost[0] for each in givers]))


def nearness(t: Galaxy, seat: Seat) -> float:
    """1 in the own Allocation Phase, and then from nothing to 1 again, phase by phase."""
    phases = len(PHASES)
    turn = (seat - t.active) % t.players * phases
    left = turn + PHASES.index("allocation") - PHASES.index(t.phase)
    return 1 - left % (phases * t.players) / (phases * t.players)


def affordable(costs: list[int], resources: int) -> int:
    """How many points these World cards bring that can be paid, roughly: the greatest first."""
    found = 0
    for cost in sorted(costs, reverse=True):
        if cost <= resources - found:
            found += cost
    return found


def forces(t: Galaxy, seat: Seat, own: list[str], goal: int) -> dict[str, float]:
    """Units in play: at home, away, and those of others at one's own World cards."""
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
