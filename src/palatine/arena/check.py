"""Checks a run from the outside: do its results follow from its plan and its records?"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from palatine.arena.design import seatings, table_id
from palatine.arena.errors import NotTrue
from palatine.arena.figures import figures, without_substitutes
from palatine.arena.file import agents_for, setups
from palatine.arena.folder import PLAN, Plan, load_games, load_plan, plan_of
from palatine.arena.played import Played, hash_of
from palatine.arena.results import RESULTS, Result, Results, result
from palatine.catalog import game_of
from palatine.core.log import Answered
from palatine.core.record import Record, read_record, replay, verify
from palatine.lab.playing import sides_of


def check(folder: Path) -> Iterator[str]:
    """What was found to be true, in sentences; NotTrue says what is not."""
    plan, found, games = load_plan(folder), load_results(folder), load_games(folder)
    if found.plan != hash_of((folder / PLAN).read_bytes()):
        raise NotTrue("the plan is not the one that the results were made by")
    yield "the results name this plan"
    if found.secret:
        check_secret(plan, found.secret)
        yield "every commitment in the plan is to a seed that comes of the secret"
    by_id = {game.id: game for game in games}
    for one in found.games:
        check_game(folder, plan, one, by_id)
    yield f"{len(found.games)} records follow the rules, and their seeds were committed to before"
    check_whole(plan, found)
    yield "all seatings of each deal are there: none was left out"
    clean = without_substitutes(games)
    if (found.all, found.clean) != (figures(plan.arena, games), figures(plan.arena, clean)):
        raise NotTrue("the figures do not follow from the games")
    yield "the figures follow from the games"


def load_results(folder: Path) -> Results:
    """The results of a run, or why they can't be read."""
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
    """A game's record is true, its seed was promised, and its decisions are those of its log."""
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
    match = replay(game, record)
    if one.sides != sides_of(match):
        raise NotTrue(f"game {one.id}: the sides are not those of the deal")
    check_decisions(games[one.id], record)


def check_decisions(game: Played, record: Record) -> None:
    """What the agents are said to have decided is what the match was given, seat by seat."""
    for seat in range(record.setup.players):
        given = [e.answer for e in record.log if type(e) is Answered and e.seat == seat]
        kept = [d.answer for d in game.decisions if d.seat == seat]
        if msgspec.json.encode(given) != msgspec.json.encode(kept):
            raise NotTrue(f"game {game.id}: the decisions of seat {seat} are not in its record")


def check_whole(plan: Plan, found: Results) -> None:
    """Nobody left out a game that went wrong: of each deal all seatings are there, or none yet."""
    for setup in setups(plan.arena):
        agents, table = list(agents_for(plan.arena, game_of(setup.game))), table_id(setup)
        deals: dict[int, list[Result]] = {}
        for one in found.games:
            if one.table == table:
                deals.setdefault(one.deal, []).append(one)
        for deal, there in deals.items():
            wanted = set(seatings(plan.arena, agents, there[0].sides))
            is_whole = wanted == {one.seating for one in there}
            if not is_whole and (found.stopped or deal != max(deals)):
                raise NotTrue(f"table {table}, deal {deal}: games are missing")
