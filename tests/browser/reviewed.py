"""A review for the browser: an analysis like the theatre's, of a real game.

Its numbers are random, from a seed, so that tests can look at a page without the bots' work; other
tests check what bots say of real games.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

import palatine
from palatine.bots.beliefs import suspects_of
from palatine.bots.turn import Budget
from palatine.catalog import game_of
from palatine.cli.offline import offline_page
from palatine.core.record import record_of, write_record
from palatine.server.table.replay import replay

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eva")
Json = dict[str, Any]
SAID = "said_"
VERDICTS = ("true", "lie", "half", "silent")


def analysis(record: Json, replayed: Json) -> Json:
    """An analysis of a game, from its record and its omniscient replay."""
    random, steps, seats = Random(1), replayed["steps"], replayed["seats"]
    sides = sides_of(seats) if record["setup"]["game"] == "senate" else []
    players = record["players"]
    chances = list(wandering(random, len(steps), players, sides, steps[-1]["over"]["winners"]))
    found: Json = {
        "format": "palatine-analysis",
        "format_version": 1,
        "record": record["checksum"],
        "setup": record["setup"],
        "players": players,
        "seed": "1",
        "bot": "hard",
        "outcome": steps[-1]["over"],
        "sides": sides,
        "roles": [],
        "length": len(steps),
        "chances": [{"at": at, "chances": each} for at, each in enumerate(chances)],
        "moments": moments(steps, seats, chances, bool(sides)),
        "lies": lies(random, steps, len(players)),
        "fights": fights(random, steps),
        "better": better(random, seats),
        "awards": [
            {"id": "believed-lie", "seat": 0, "facts": {"count": 3}},
            {"id": "steady-hand", "seat": 1, "facts": {"count": 9}},
            {"id": "lucky-star", "seat": 2, "facts": {"points": 25}},
        ],
    }
    suspects = suspects_of(game_of(record["setup"]["game"]))
    if suspects:
        found["beliefs"] = beliefs(random, steps, sides or ["rebel"] * len(players), suspects)
    return found


@cache
def page_of(name: str, players: int, bots: str) -> tuple[bytes, int]:
    """The page, to be read without a network, of a game of bots; the moment with the most news."""
    match = palatine.play(name, players, seed="review")
    palatine.seat_bots(match, bots, seed="review", budget=Budget(rounds=1)).play()
    record = write_record(record_of(match, NAMES[:players]))
    replayed = msgspec.json.decode(msgspec.json.encode(replay(match, 1, None)))
    made = msgspec.json.encode(analysis(msgspec.json.decode(record), replayed))
    page = offline_page(made, record, match, name if name in match.game.themes else None)
    steps = replayed["steps"]
    return page, max(range(len(steps)), key=lambda at: len(steps[at]["news"]))


def sides_of(seats: list[list[Json]]) -> list[str]:
    """Each seat's side, by the role that it sees on itself, in the senate."""
    own = [steps[0]["view"]["seats"] for steps in seats]
    marks = [
        next(each["secrets"] for each in views if each["seat"] == seat)
        for seat, views in enumerate(own)
    ]
    if not all(any(mark.startswith("role_") for mark in mine) for mine in marks):
        return []
    return ["loyalist" if "role_loyalist" in mine else "separatist" for mine in marks]


def wandering(
    random: Random, length: int, players: list[str], sides: list[str], winners: list[int]
) -> Iterator[list[float]]:
    """Chances at each moment: random steps, and at the end who has won."""
    groups = sides or [str(seat) for seat in range(len(players))]
    names = sorted(set(groups))
    weights = dict.fromkeys(names, 1.0)
    for _ in range(length - 1):
        if random.random() < 0.3:
            weights[random.choice(names)] *= random.uniform(0.5, 1.9)
        total = sum(weights.values())
        yield [round(weights[group] / total, 3) for group in groups]
    yield [float(seat in winners) for seat in range(len(players))]


def moments(
    steps: list[Json], seats: list[list[Json]], chances: list[list[float]], is_vote: bool
) -> list[Json]:
    """The two largest swings with any news; the first is a choice and a draw at one moment, or a
    vote and a draw, in which one ballot was clearly not the best."""
    told = [at for at in range(1, len(steps) - 1) if steps[at]["news"]]
    told.sort(key=lambda at: -abs(chances[at][0] - chances[at - 1][0]))
    first, last = sorted(told[:2])
    halfway = [
        round(sum(each) / 2, 3) for each in zip(*chances[first - 1 : first + 1], strict=True)
    ]
    found = []
    for number, (at, cause, before, after) in enumerate(
        [
            (first, "choice", chances[first - 1], halfway),
            (first, "luck", halfway, chances[first]),
            (last, "choice", chances[last - 1], chances[last]),
        ]
    ):
        swing: Json = {
            "at": at,
            "cause": cause,
            "before": before,
            "after": after,
            "news": steps[at]["news"],
        }
        if cause == "luck":
            swing["drawn"] = [{"seat": 1, "atoms": drawn(seats)}]
        elif is_vote and number == 0:
            swing["votes"] = [voted(at, 0, 0.2), voted(at, 1, 0.0)]
        else:
            swing["choice"] = chosen(seats, at, 0.05 * number)
        found.append(swing)
    return found


def drawn(seats: list[list[Json]]) -> list[str]:
    """Two atoms that have words."""
    options = [step["ask"]["options"] for steps in seats for step in steps if step["ask"]]
    return [each["atom"] for each in max(options, key=len)[:2]]


def voted(at: int, seat: int, cost: float) -> Json:
    """A ballot that decided a vote."""
    tried = [{"answer": "no", "chance": 0.6}, {"answer": "yes", "chance": 0.6 - cost}]
    return judged(at, seat, "vote", 1, "yes", tried) | {"advised": "no", "missed": cost > 0}


def chosen(seats: list[list[Json]], at: int, cost: float) -> Json:
    """The latest choice before a moment: a bot would have chosen otherwise."""
    asked = [
        (step["ask"]["number"], seat, step["ask"])
        for seat, steps in enumerate(seats)
        for step in steps[:at]
        if step["ask"] and step["ask"]["most"] == 1 and len(step["ask"]["options"]) > 1
    ]
    number, seat, ask = max(asked, key=lambda each: each[:2])
    best, given = ask["options"][0]["atom"], ask["options"][-1]["atom"]
    tried = [{"answer": best, "chance": 0.6}, {"answer": given, "chance": 0.6 - cost}]
    more = {"advised": best, "missed": cost > 0}
    return judged(at, seat, ask["kind"], number, given, tried) | more


def judged(at: int, seat: int, kind: str, number: int, given: Any, tried: list[Json]) -> Json:
    """A decision that was judged."""
    more = {"given": given, "tried": tried, "error": 0.02}
    return {"at": at, "seat": seat, "kind": kind, "number": number, **more}


def lies(random: Random, steps: list[Json], players: int) -> list[Json]:
    """Every claim of the game with a random verdict."""
    found: list[Json] = []
    for at, step in enumerate(steps):
        for told in step["news"]:
            if not told["event"].startswith(SAID) or "atoms" not in told["facts"]:
                continue
            what, atoms = told["event"][len(SAID) :], list(told["facts"]["atoms"])
            verdict = random.choice(VERDICTS[:3])
            lie = {
                "at": at,
                "seat": told["facts"]["player"],
                "what": what,
                "atoms": atoms,
                "verdict": verdict,
                "truth": atoms,
                "provable": verdict == "lie",
                "believed": random.sample(range(players), random.randint(0, 3)),
            }
            if what in ("drew", "received", "gave", "got"):
                lie["about"] = len(found) // 3
            found.append(lie)
    return found


def fights(random: Random, steps: list[Json]) -> list[Json]:
    """Every fight of the game with random odds and a random end."""
    return [
        {
            "at": at,
            "attacker": told["facts"]["player"],
            "defender": told["facts"]["defender"],
            "where": told["facts"]["card"],
            "odds": round(random.random(), 2),
            "tables": 48,
            "won": random.random() < 0.5,
        }
        for at, step in enumerate(steps)
        for told in step["news"]
        if told["event"] == "conquest_began"
    ]


def better(random: Random, seats: list[list[Json]]) -> list[Json]:
    """Three questions of each seat that have one atom as their answer, with random chances."""
    found = []
    for seat, steps in enumerate(seats):
        asked: dict[int, tuple[int, Json]] = {}
        for at, step in enumerate(steps[:-1]):
            if step["ask"] and step["ask"]["most"] == 1 and len(step["ask"]["options"]) > 1:
                asked[step["ask"]["number"]] = (at + 1, step["ask"])
        for at, ask in list(asked.values())[:3]:
            atoms = [option["atom"] for option in ask["options"]][:12]
            tried = [
                {"answer": atom, "chance": round(0.6 - 0.04 * n, 2)} for n, atom in enumerate(atoms)
            ]
            found.append(judged(at, seat, ask["kind"], ask["number"], atoms[-1], tried))
    return found


def beliefs(random: Random, steps: list[Json], sides: list[str], roles: tuple[str, ...]) -> Json:
    """Curves for every viewer, layer and role, which end at the truth."""
    count = sum(len(step["news"]) for step in steps)
    truth = [float(side != "loyalist") for side in sides]
    prior = [round(sum(truth) / len(truth), 2)] * len(truth)
    curves = []
    for viewer in ("public", *range(len(sides))):
        for layer in ("proved", "reader"):
            for role in roles:
                rows, now = [], list(prior)
                for _ in range(count - 1):
                    if random.random() < 0.2:
                        seat = random.randrange(len(now))
                        now[seat] = min(1, max(0, now[seat] + random.uniform(-0.25, 0.25)))
                    rows.append([round(chance, 3) for chance in now])
                curves.append(
                    {"viewer": viewer, "layer": layer, "role": role, "chances": [*rows, truth]}
                )
    return {
        "roles": roles,
        "at": list(range(count)),
        "curves": curves,
    }
