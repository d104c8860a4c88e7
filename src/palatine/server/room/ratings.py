"""Ratings, where a room wants them: Weng and Lin's Plackett-Luce model with means of teams.

A side is as strong as its players are on average, not in sum, so that the larger side is not
falsely the favourite. How often a side wins anyway, at this size and in this edition, comes from
our own lab (`Study.balance`): being dealt the stronger side earns nothing. Bots stay what they are,
and guests are average people.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from palatine.catalog import games as catalog
from palatine.server.room.log import GameEnded, Sat
from palatine.server.room.shares import ENOUGH
from palatine.server.wire import room_messages as sent

MEAN: Final = 25.0
DOUBT: Final = MEAN / 3
LUCK: Final = DOUBT / 2
"""How far a game may turn out differently from what the players' strength suggests."""
LEAST: Final = 1e-4
"""The least doubt that always remains."""
POINTS: Final = 1000
"""The points of an average player whose strength we know exactly."""


@dataclass(frozen=True, slots=True)
class Strength:
    """What we think of somebody: how strong, and with how much doubt."""

    mean: float = MEAN
    doubt: float = DOUBT
    games: int = 0


@dataclass(frozen=True, slots=True)
class Team:
    """The seats that win together, and how much the odds favour their side."""

    seats: tuple[int, ...]
    has_won: bool
    favour: float = 0.0


def ratings(games: Sequence[GameEnded], person: int) -> tuple[sent.Rating, ...]:
    """Somebody's ratings, game by game."""
    found = []
    for name in dict.fromkeys(game.setup.game for game in games):
        strength = strengths([each for each in games if each.setup.game == name]).get(person)
        if strength is not None:
            sure = POINTS * (strength.mean - 2 * strength.doubt) / MEAN
            is_guess = strength.games < ENOUGH
            found.append(sent.Rating(name, strength.games, round(sure), is_guess))
    return tuple(found)


def strengths(games: Iterable[GameEnded]) -> dict[int, Strength]:
    """What we think of everybody after these games of one kind."""
    found: dict[int, Strength] = {}
    for game in games:
        sat = [strength_of(each, found) for each in game.seats]
        after = rated(sat, teams(game))
        for seat, each in enumerate(game.seats):
            if each.person is not None:
                found[each.person] = after[seat]
    return found


def strength_of(sat: Sat, known: Mapping[int, Strength]) -> Strength:
    """The strength of the player in that seat."""
    if sat.person is not None:
        return known.get(sat.person, Strength())
    return Strength(doubt=0.0) if sat.bot is not None else Strength()


def teams(game: GameEnded) -> list[Team]:
    """The sides, or everybody for themselves."""
    if any(not sat.side for sat in game.seats):
        return [Team((seat,), game.has_won(seat)) for seat in range(len(game.seats))]
    sides: dict[str, list[int]] = {}
    for seat, sat in enumerate(game.seats):
        sides.setdefault(sat.side, []).append(seat)
    favours = favours_of(game)
    return [
        Team(tuple(seats), side == game.outcome.side, favours.get(side, 0.0))
        for side, seats in sides.items()
    ]


def favours_of(game: GameEnded) -> dict[str, float]:
    """What each side has in its favour: half of the odds at which it wins, as a logarithm."""
    known = catalog().get(game.setup.game)
    balance = known.study.balance if known is not None else {}
    shares = balance.get((game.setup.edition, game.setup.players), {})
    return {side: log(share / (1 - share)) / 2 for side, share in shares.items()}


def rated(sat: Sequence[Strength], played: Sequence[Team]) -> list[Strength]:
    """Everybody after a game."""
    means = [sum(sat[seat].mean for seat in team.seats) / len(team.seats) for team in played]
    doubts = [
        sum(sat[seat].doubt ** 2 for seat in team.seats) / len(team.seats) ** 2 for team in played
    ]
    scale = sqrt(sum(doubt + LUCK**2 for doubt in doubts))
    weights = [exp(mean / scale + team.favour) for mean, team in zip(means, played, strict=True)]
    after = list(sat)
    for place, team in enumerate(played):
        gain, sureness = surprise(place, weights, played)
        sureness *= sqrt(doubts[place]) / scale * doubts[place] / scale**2
        for seat in team.seats:
            after[seat] = moved(sat[seat], len(team.seats), gain / scale, sureness, doubts[place])
    return after


def surprise(place: int, weights: Sequence[float], played: Sequence[Team]) -> tuple[float, float]:
    """How much better a team did than expected, and how much that tells us."""
    gain = sureness = 0.0
    ranks = [0 if team.has_won else 1 for team in played]
    for other, rank in enumerate(ranks):
        if rank > ranks[place]:
            continue
        beaten = sum(weight for weight, each in zip(weights, ranks, strict=True) if each >= rank)
        share = weights[place] / beaten
        ties = ranks.count(rank)
        gain += ((1.0 if other == place else 0.0) - share) / ties
        sureness += share * (1 - share) / ties
    return gain, sureness


def moved(one: Strength, size: int, gain: float, sureness: float, doubt: float) -> Strength:
    """Somebody after a game: a member of a team moves by their part in its mean."""
    if not one.doubt:
        return one
    square = one.doubt**2
    part = square / size**2 / doubt
    left = max(1 - part * sureness, LEAST)
    return Strength(one.mean + square / size * gain, sqrt(square * left), one.games + 1)
