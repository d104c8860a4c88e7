"""A review for the browser: an analysis as the theatre makes one, of a game that was really played.

Its numbers are made up, by chance from a seed, so that a page can be looked at without the work of
the bots; what they say of real games is tested elsewhere.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

Json = dict[str, Any]
SAID = "said_"
VERDICTS = ("true", "lie", "half", "silent")


def analysis(record: Json, replay: Json) -> Json:
    """An analysis of a game, from its record and its replay for all-knowing eyes."""
    random, steps, seats = Random(1), replay["steps"], replay["seats"]
    sides = sides_of(seats)
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
        "moments": moments(steps, seats, chances),
        "lies": lies(random, steps, len(players)),
        "fights": [],
        "better": better(random, seats),
        "awards": [
            {"id": "believed-lie", "seat": 0, "facts": {"count": 3}},
            {"id": "steady-hand", "seat": 1, "facts": {"count": 9}},
            {"id": "lucky-star", "seat": 2, "facts": {"points": 25}},
        ],
    }
    if sides:
        found["beliefs"] = beliefs(random, steps, sides)
    return found


def sides_of(seats: list[list[Json]]) -> list[str]:
    """Each seat's side by the role that it sees on itself, as the senate has it."""
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
    """Chances at each moment: steps of chance, and at the end who has won."""
    groups = sides or [str(seat) for seat in range(len(players))]
    names = sorted(set(groups))
    weights = dict.fromkeys(names, 1.0)
    for _ in range(length - 1):
        if random.random() < 0.3:
            weights[random.choice(names)] *= random.uniform(0.5, 1.9)
        total = sum(weights.values())
        yield [round(weights[group] / total, 3) for group in groups]
    yield [float(seat in winners) for seat in range(len(players))]


def moments(steps: list[Json], seats: list[list[Json]], chances: list[list[float]]) -> list[Json]:
    """The three largest swings at which anything was told."""
    told = [at for at in range(1, len(steps) - 1) if steps[at]["news"]]
    told.sort(key=lambda at: -abs(chances[at][0] - chances[at - 1][0]))
    found = []
    for number, at in enumerate(sorted(told[:3])):
        swing: Json = {
            "at": at,
            "cause": ("choice", "luck", "choice")[number],
            "before": chances[at - 1],
            "after": chances[at],
            "news": steps[at]["news"],
        }
        if number != 1:
            tried = [{"answer": "a", "chance": 0.6}, {"answer": "b", "chance": 0.6 - number / 10}]
            swing["choice"] = judged(at, 0, "vote", 1, "b", tried)
        found.append(swing)
    return found


def judged(at: int, seat: int, kind: str, number: int, given: Any, tried: list[Json]) -> Json:
    """A decision that was judged."""
    more = {"given": given, "tried": tried, "error": 0.02}
    return {"at": at, "seat": seat, "kind": kind, "number": number, **more}


def lies(random: Random, steps: list[Json], players: int) -> list[Json]:
    """Every claim of the game with a verdict by chance."""
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


def better(random: Random, seats: list[list[Json]]) -> list[Json]:
    """Three questions of each seat that have one atom as their answer, with chances by chance."""
    found = []
    for seat, steps in enumerate(seats):
        asked: dict[int, tuple[int, Json]] = {}
        for at, step in enumerate(steps[:-1]):
            if step["ask"] and step["ask"]["most"] == 1 and len(step["ask"]["options"]) > 1:
                asked[step["ask"]["number"]] = (at + 1, step["ask"])
        for at, ask in list(asked.values())[:3]:
            atoms = [option["atom"] for option in ask["options"]][:6]
            tried = [
                {"answer": atom, "chance": round(0.6 - 0.04 * n, 2)} for n, atom in enumerate(atoms)
            ]
            found.append(judged(at, seat, ask["kind"], ask["number"], atoms[-1], tried))
    return found


def beliefs(random: Random, steps: list[Json], sides: list[str]) -> Json:
    """Curves for every viewer, layer and role, which end at the truth."""
    count = sum(len(step["news"]) for step in steps)
    truth = [float(side == "separatist") for side in sides]
    prior = [round(sum(truth) / len(truth), 2)] * len(truth)
    curves = []
    for viewer in ("public", *range(len(sides))):
        for layer in ("proved", "reader"):
            for role in ("party_separatist", "role_palpatine"):
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
        "roles": ["party_separatist", "role_palpatine"],
        "at": list(range(count)),
        "curves": curves,
    }
