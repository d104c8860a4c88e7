"""Kernel and rules side by side: whichever plays, the other must reach the same at every step."""

from random import Random

import numpy as np

from palatine.batch import actions, rules
from palatine.batch.deal import begun
from palatine.batch.observation import named
from palatine.batch.packing import State, pack
from palatine.batch.variants import Variant
from palatine.core.chance import Dealt, Rolled, Seeded
from palatine.core.match import Match
from palatine.games.senate import GAME
from tests.batch.beside import Beside, setup_of
from tests.batch.deals import deal_of
from tests.batch.kernel import Moment, Played, forced, moment, played, steps_of


class Different(AssertionError):
    """The kernel and the rules disagree."""


def compare(side: Beside, now: Moment, table: int) -> None:
    """State, masks and observations of one table, compared with the rules."""
    row, wanted = now.rows[table], side.state()
    found = {name: row[name] for name in wanted}
    if found != wanted:
        raise Different(f"state: {set(found.items()) ^ set(wanted.items())}")
    for seat in range(side.v.players):
        if now.masks[seat][table] != side.mask_of(seat):
            raise Different(f"mask of seat {seat} in {side.phase}")
        if side.v.sight:
            compare_observations(side, seat, now.observations[seat][table])


def compare_observations(side: Beside, seat: int, found: int) -> None:
    """What a seat observes, feature by feature if something is wrong."""
    wanted = side.observed(seat)
    if found == wanted:
        return
    wrong, names = found ^ wanted, []
    for name, bits in named(side.v):
        if wrong & ((1 << bits) - 1):
            names.append(name)
        wrong >>= bits
    raise Different(f"observation of seat {seat} in {side.phase}: {', '.join(names)}")


def replay(v: Variant, game: Played, table: int) -> int:
    """A game of the kernel, replayed by the rules; returns the number of compared steps."""
    steps = list(steps_of(game, table))
    nature = Dealt(deal_of(v, steps), Rolled(Random(table)))
    side = Beside(v, Match(GAME, setup_of(v), nature))
    for at, (_, answer, _) in enumerate(steps):
        compare(side, game.moments[at], table)
        side.take(answer)
        if side.ending != game.endings[at][table]:
            raise Different("ending")
    compare(side, game.moments[len(steps)], table)
    assert Match.restore(GAME, setup_of(v), side.match.log).state == side.match.state
    return len(steps)


def follow(v: Variant, tables: int, seed: int) -> int:
    """Random games of the rules, followed by the kernel; returns the number of compared steps."""
    random = Random(seed)
    natures = [Seeded(b"%d %d" % (seed, table)) for table in range(tables)]
    sides = [Beside(v, Match(GAME, setup_of(v), nature)) for nature in natures]
    state, compared, is_over = opened(v, sides), 0, [False] * tables
    while not all(is_over):
        now, given, tiles = moment(v, state), [], []
        for table, side in enumerate(sides):
            if not side.match.is_over or not is_over[table]:
                compare(side, now, table)
                compared += 1
            is_over[table] = side.match.is_over
            before = tuple(map(len, side.looks_at_tiles()))
            given.append(no_move(v) if side.match.is_over else side.by_chance(random))
            tiles.append(side.drawn(before))  # type: ignore[arg-type]
        answer = actions.ballots_of(v, state, np.array(given, np.int32))
        done = rules.step(v, state, answer, forced(tiles))
        if done.is_illegal.tolist() != [move == no_move(v) for move in given]:
            raise Different("an answer of the rules is none to the kernel, or the reverse")
        if done.ending.tolist() != [
            0 if was_over else side.ending for side, was_over in zip(sides, is_over, strict=True)
        ]:
            raise Different("ending")
        state = done.final
    return compared


def no_move(v: Variant) -> list[int]:
    """The answers of a finished table."""
    return [actions.NO_MOVE] * v.players


def opened(v: Variant, sides: list[Beside]) -> State:
    """The kernel's tables with the deals of these games."""
    rows = [side.state() for side in sides]
    names = ("palpatine", "separatists", "president")
    return pack(v, begun(v, *[np.array([row[name] for row in rows], np.int32) for name in names]))


def both_ways(v: Variant, tables: int, seed: int) -> int:
    """Some games of the kernel and some of the rules; returns the number of compared steps."""
    game = played(v, tables, seed)
    return sum(replay(v, game, table) for table in range(tables)) + follow(v, tables, seed)
