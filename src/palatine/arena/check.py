"""Checks a run from the outside: do its results follow from its plan and its records?"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import isclose
from pathlib import Path
from typing import Final

import msgspec

from palatine.arena.design import seatings, table_id
from palatine.arena.errors import NotTrue
from palatine.arena.figures import figures, without_substitutes
from palatine.arena.file import agents_for, setups
from palatine.arena.folder import PLAN, Plan, load_games, load_plan, plan_of
from palatine.arena.measures import measured
from palatine.arena.played import Played, hash_of
from palatine.arena.results import RESULTS, Result, Results, result
from palatine.arena.stopping import stopped_after
from palatine.catalog import game_of
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.record import Record, read_record, replay, verify
from palatine.core.seats import seats
from palatine.lab.playing import sides_of

NEAR: Final = 1e-6
"""Machines may differ in the last digits of a probability."""


def check(folder: Path) -> Iterator[str]:
    """Sentences that say what is true; NotTrue says what is not."""
    plan, found, games = load_plan(folder), load_results(folder), load_games(folder)
    if found.plan != hash_of((folder / PLAN).read_bytes()):
        raise NotTrue("the plan is not the one these results were made with")
    yield "the results name this plan"
    if found.stopped or found.secret:
        check_secret(plan, found.secret)
        yield "every commitment in the plan is to a seed that follows from the secret"
    by_id = {game.id: game for game in games}
    for one in found.games:
        check_game(folder, plan, one, by_id)
    yield f"{len(found.games)} records follow the rules, and their seeds were committed in advance"
    check_listed(found, games)
    if found.stopped:
        check_whole(plan, found, games)
        yield "every seating of each deal is there, and the run stopped by its rule"
    else:
        yield "the run goes on: games may still be missing"
    yield "what was measured follows from the records"
    clean = without_substitutes(games)
    if (found.all, found.clean) != (figures(plan.arena, games), figures(plan.arena, clean)):
        raise NotTrue("the figures do not follow from the games")
    yield "the figures follow from the games"


def load_results(folder: Path) -> Results:
    """The results of a run; an error says why we can't read them."""
    try:
        return msgspec.json.decode((folder / RESULTS).read_bytes(), type=Results)
    except OSError:
        raise NotTrue(
            f"{folder / RESULTS} can't be read; `palatine arena report` makes it"
        ) from None
    except msgspec.DecodeError as error:
        raise NotTrue(f"{folder / RESULTS} can't be read: {error}") from None


def check_secret(plan: Plan, secret: str) -> None:
    """Every deal was fixed before the first game."""
    if plan_of(plan.arena, secret).commitments != plan.commitments:
        raise NotTrue("the secret does not lead to the commitments in the plan")


def check_game(folder: Path, plan: Plan, one: Result, games: dict[str, Played]) -> None:
    """A game's record is true, its seed was promised, and its decisions match its log."""
    try:
        record = read_record((folder / one.record).read_bytes())
    except OSError:
        raise NotTrue(f"game {one.id}: the record {one.record} is missing") from None
    game = game_of(record.setup.game)
    verify(game, record)
    if record.commitment != plan.commitments[one.table][one.deal]:
        raise NotTrue(f"game {one.id}: its seed is not the one that was committed to for the deal")
    if one.id not in games or one != result(games[one.id]) or record != games[one.id].record:
        raise NotTrue(f"game {one.id}: results, record and log do not agree")
    match, winners = replay(game, record), record.outcome.winners if record.outcome else ()
    if one.sides != sides_of(match):
        raise NotTrue(f"game {one.id}: the sides are not those of the deal")
    if games[one.id].won != tuple([seat in winners for seat in seats(record.setup.players)]):
        raise NotTrue(f"game {one.id}: the log names other winners than the record")
    check_decisions(games[one.id], record)
    check_measures(plan, games[one.id], match)


def check_decisions(game: Played, record: Record) -> None:
    """The match got the very decisions that the log attributes to the agents, seat by seat."""
    for seat in range(record.setup.players):
        given = [e.answer for e in record.log if type(e) is Answered and e.seat == seat]
        kept = [d.answer for d in game.decisions if d.seat == seat]
        if msgspec.json.encode(given) != msgspec.json.encode(kept):
            raise NotTrue(f"game {game.id}: the decisions of seat {seat} are not in its record")


def check_measures(plan: Plan, game: Played, match: Match) -> None:
    """What was measured is what anyone measures in its record, with these suspicions."""
    done, moved = measured(match, game.suspicions, plan.arena.chances)
    here, there = (*done, *moved), (*game.measured, *game.moved)
    if len(here) != len(there) or not all(map(is_same, here, there)):
        raise NotTrue(f"game {game.id}: what was measured does not follow from its record")


def is_same(one: msgspec.Struct, other: msgspec.Struct) -> bool:
    """Whether two measures agree, but for the last digits of another machine."""
    if type(one) is not type(other):
        return False
    pairs = zip(msgspec.structs.astuple(one), msgspec.structs.astuple(other), strict=True)
    return all(isclose(here, there, rel_tol=NEAR, abs_tol=NEAR) for here, there in pairs)


def check_listed(found: Results, games: Sequence[Played]) -> None:
    """The results list each game of the log, and each once."""
    if Counter(one.id for one in found.games) != Counter({game.id: 1 for game in games}):
        raise NotTrue("results and log do not list the same games, each once")


def check_whole(plan: Plan, found: Results, games: Sequence[Played]) -> None:
    """Nobody left out a game or a deal that went wrong, or stopped when it looked good."""
    deals, why = stopped_after(plan.arena, games)
    if found.stopped != why:
        raise NotTrue(f"the plan's rule says {why!r}, not {found.stopped!r}")
    dealt: dict[tuple[str, int], list[Played]] = defaultdict(list)
    for game in games:
        dealt[game.table, game.deal].append(game)
    for setup in setups(plan.arena):
        agents, table = list(agents_for(plan.arena, game_of(setup.game))), table_id(setup)
        for deal in range(deals):
            there = dealt.pop((table, deal), [])
            wanted = seatings(plan.arena, agents, there[0].sides) if there else None
            if wanted is None or sorted(wanted) != sorted(game.seating for game in there):
                raise NotTrue(f"table {table}, deal {deal}: games are missing")
    for table, deal in dealt:
        raise NotTrue(f"table {table}, deal {deal}: the run had stopped before it")
