"""How closely senate bots' games resemble people's: `python -m benchmarks.senate_likeness`.

Bots of one level play one another. For each size it prints how games end, next to how people's do;
how many governments they have; whether presidents vote for their own nominees; what plotters do
with a tile of each party, by the number of Loyalist policies so far; and how much they say, and how
much of it again. docs/results/senate-bots.md has the output.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

from benchmarks.senate_games import Pairing, games, loyalists_won
from palatine.bots.bot import Bot
from palatine.core.log import Said
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.games.senate.state import LOYALIST, Session

SIZES = range(5, 11)
SHARES = {"5": 46, "6": 57, "7": 48, "8": 54, "9": 42, "10": 46}
"""The Loyalists' share of people's games, in percent."""
ENDINGS = {
    "loyalist_policies": 41,
    "palpatine_executed": 7,
    "palpatine_elected": 35,
    "separatist_policies": 16,
}
"""How people's games end at seven players, in percent."""
GOVERNMENTS = 7.1
PLOTTERS = ("separatist", "palpatine")
REMARKS = ("accuse", "vouch", "ask")

Counts = Counter[tuple[str, ...]]


def counted(match: Match, bots: dict[Seat, Bot]) -> Counts:
    """All counts of one game, for summing over all games."""
    state, found = match.state, Counts()
    found["games",] += 1
    found["won",] += loyalists_won(match)
    found["ending", str(state.result)] += 1
    found["governments",] += len(state.sessions)
    for each in state.elections:
        found["nominees",] += 1
        found["against own",] += each.president in each.no
    for loyalist, session in with_track(match):
        found.update(choices(match, session, loyalist))
    found.update(said(match))
    return found


def with_track(match: Match) -> Iterator[tuple[int, Session]]:
    """Each session, and how many Loyalist policies were on the track when it began."""
    sessions, loyalist = iter(match.state.sessions), 0
    for news in match.news:
        if news.event == "voted" and news.facts["elected"]:
            yield from [(loyalist, session) for session in islice(sessions, 1)]
        if news.event == "policy_enacted":
            loyalist += news.facts["policy"] == LOYALIST


def choices(match: Match, session: Session, loyalist: int) -> Iterator[tuple[str, ...]]:
    """What the pair did when it had a choice, by role and Loyalist policies."""
    faces, roles, lying = match.state.faces, match.state.roles, str(loyalist)
    drawn = [faces[tile] for tile in session.drawn].count(LOYALIST)
    passed = [faces[tile] for tile in session.passed].count(LOYALIST)
    if drawn == 1 and session.passed:
        deed = "buried" if passed == 0 else "passed on"
        yield deed, roles[session.president], lying
    if passed == 1 and session.enacted is not None:
        deed = "laid loyalist" if session.enacted == LOYALIST else "laid separatist"
        yield deed, roles[session.chancellor], lying


def said(match: Match) -> Iterator[tuple[str, ...]]:
    """Each claim by its kind, and each remark that the same player had made before."""
    before = set()
    for entry in match.log:
        if isinstance(entry, Said):
            yield "said", entry.what
            remark = (entry.seat, entry.what, entry.atoms)
            if entry.what in REMARKS and remark in before:
                yield ("again",)
            before.add(remark)


def share(part: int, whole: int) -> str:
    """A part of a whole, in percent."""
    return f"{100 * part / whole:.0f} %" if whole else "-"


def distance(found: Counts) -> float:
    """Half the sum of the differences from how people's games end, in points."""
    of = max(1, found["games",])
    return sum(abs(100 * found["ending", e] / of - people) for e, people in ENDINGS.items()) / 2


def laid(found: Counts, role: str, least: int, most: int) -> str:
    """How often a plotter with a tile of each enacted the Separatist one, and in how many cases."""
    lying = [str(count) for count in range(least, most + 1)]
    harm = sum(found["laid separatist", role, each] for each in lying)
    whole = harm + sum(found["laid loyalist", role, each] for each in lying)
    return f"{share(harm, whole)} of {whole}"


def row(size: str, found: Counts) -> str:
    """One size, or all, as a line of a table."""
    of = found["games",]
    talk = sum(count for key, count in found.items() if key[0] == "said")
    cells = [
        size,
        f"{share(found['won',], of)} ({SHARES.get(size, '-')})",
        *[share(found["ending", each], of) for each in ENDINGS],
        f"{distance(found):.0f}",
        f"{found['governments',] / of:.1f}",
        share(found["against own",], found["nominees",]),
        *[laid(found, role, *at) for role in PLOTTERS for at in ((0, 2), (3, 4))],
        f"{talk / max(1, found['governments',]):.1f}",
        str(found["again",]),
    ]
    return "| " + " | ".join(cells) + " |"


HEAD = (
    "players",
    "Loyalists won (people)",
    *[each.replace("_", " ") for each in ENDINGS],
    "points off",
    "governments",
    "against own nominee",
    "Separatists lay Separatist, 0-2 Loyalist policies",
    "3-4",
    "Palpatine, 0-2",
    "3-4",
    "said a government",
    "said again",
)


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.senate_likeness", description=__doc__
    )
    parser.add_argument("--games", type=int, default=150, help="for each size")
    parser.add_argument("--seeds", default="likeness")
    parser.add_argument("--bots", default="hard")
    parser.add_argument("--players", type=int, nargs="+", default=list(SIZES))
    parser.add_argument("--edition", default="sith-imperative")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    print("| " + " | ".join(HEAD) + " |\n" + "|---" * len(HEAD) + "|")
    people = ["people, 7", "48 %", *[f"{each} %" for each in ENDINGS.values()], "0"]
    print("| " + " | ".join([*people, str(GOVERNMENTS)]) + " |" + " - |" * 7)
    whole: Counts = Counter()
    with ProcessPoolExecutor(args.workers) as pool:
        for size in args.players:
            pairing = Pairing(args.bots, args.bots, size, args.seeds, args.edition)
            found: Counts = sum(games(pairing, args.games, counted, pool), Counter())
            print(row(str(size), found), flush=True)
            whole += found
    print(row("all", whole))


if __name__ == "__main__":
    main()
