"""How many decisions a second does this machine play? `python -m palatine.batch.bench`

It counts bytes and operations, checks that the device plays the same game as NumPy does, and
measures: random play as one kernel (on a GPU) and as a loop of XLA, and with a network that
chooses every answer. It prints as it goes, and a row that fails does not stop the others.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from palatine.batch.chance import chances
from palatine.batch.deal import init
from palatine.batch.network import Network, network, play_network, products
from palatine.batch.operations import operations
from palatine.batch.packing import State, words
from palatine.batch.random_play import (
    BLOCK,
    Counted,
    Tally,
    counted,
    grouped,
    play_kernel,
    play_numpy,
    play_scan,
    turn,
    zero,
)
from palatine.batch.variants import ENDINGS, Variant, variant

SEED = 1
REPEAT = 5
Play = Callable[[State, Any], tuple[State, Tally]]

PEAKS = {
    "H200": {"issued": 132 * 4 * 32 * 1.98e9, "bfloat16": 989e12, "bytes": 4.8e12},
}
"""What known machines can do in a second: instructions for each lane (processors, four a clock, 32
lanes, the clock), products and sums of matrices, bytes of memory."""


class Case(NamedTuple):
    """Something to measure."""

    name: str
    v: Variant
    log2: int
    steps: int
    how: str
    block: int = BLOCK


def main() -> None:
    """Count, check, measure, and write down."""
    parser = argparse.ArgumentParser(prog="python -m palatine.batch.bench", description=__doc__)
    parser.add_argument("--budget", type=float, default=150, help="seconds; then no new row")
    parser.add_argument("--seconds", type=float, default=0.2, help="a measurement's length")
    parser.add_argument("--only", default="", help="rows with this word in their name alone")
    parser.add_argument("--json", type=Path, help="write the results to this file")
    args = parser.parse_args()
    begun, device = time.perf_counter(), jax.devices()[0]
    print(f"jax {jax.__version__}, {device.platform}: {device.device_kind}", flush=True)
    results: dict[str, Any] = {"jax": jax.__version__, "device": device.device_kind}
    results["counts"] = [count_up(v) for v in COUNTED]
    results["checks"] = list(attempts(checks()))
    results["rows"] = []
    for case in [case for case in cases(device.platform) if args.only in case.name]:
        if time.perf_counter() - begun > args.budget:
            print(f"{case.name}: left out, the time is up", flush=True)
            continue
        results["rows"].append(measured(case, args.seconds, device.device_kind))
    results["seconds"] = round(time.perf_counter() - begun)
    written = json.dumps(results)
    print(written, flush=True)
    if args.json:
        args.json.write_text(written + "\n", "utf-8")


# Things to do

COUNTED = [
    variant(sight=False),
    variant("secret-emperor", sight=False),
    variant(players=5, sight=False),
    variant(players=10, sight=False),
    variant(claims=True),
]


def cases(platform: str) -> Iterator[Case]:
    """The rows, the most telling first."""
    plain, one = variant(sight=False), variant(ballots="one_by_one")
    other = variant("secret-emperor", sight=False)
    if platform != "gpu":
        for log2 in (12, 14, 16, 18):
            yield Case("random play, XLA", plain, log2, 64, "scan")
        yield Case("random play, XLA, Secret Emperor", other, 16, 64, "scan")
        yield Case("random play, XLA, claims", variant(claims=True), 16, 64, "scan")
        yield Case("random play, NumPy", plain, 12, 32, "numpy")
        yield Case("network", one, 10, 8, "network")
        return
    yield Case("random play, kernel", plain, 21, 512, "kernel")
    yield Case("network", one, 20, 64, "network")
    yield Case("random play, kernel, Secret Emperor", other, 21, 512, "kernel")
    yield Case("random play, kernel, claims", variant(claims=True), 21, 512, "kernel")
    yield Case("random play, XLA", plain, 21, 128, "scan")
    yield Case("network", one, 16, 128, "network")
    for players in (5, 10):
        v = variant(players=players, sight=False)
        yield Case(f"random play, kernel, {players} players", v, 21, 512, "kernel")
    yield Case("random play, kernel", plain, 16, 2048, "kernel")
    for block in (64, 256):
        yield Case(f"random play, kernel, block {block}", plain, 21, 512, "kernel", block)
    yield Case("network, claims", one._replace(claims=True), 20, 64, "network")
    yield Case("random play, kernel", plain, 23, 256, "kernel")
    yield Case("random play, XLA", plain, 16, 512, "scan")


def play_of(case: Case) -> Play:
    """The compiled function that plays a row's steps; it sums up the tally in groups."""
    if case.how == "numpy":
        return lambda state, now: summed_up(play_numpy(case.v, state, now, case.steps, SEED))
    net = network(case.v) if case.how == "network" else []
    return jax.jit(lambda state, now: summed_up(played(case, net, state, now)))


def played(case: Case, net: Network, state: State, now: Any) -> tuple[State, Tally]:
    """A row's steps, in the way that the case names."""
    if case.how == "kernel":
        return play_kernel(case.v, state, now, case.steps, SEED, case.block)
    if case.how == "scan":
        return play_scan(case.v, state, now, case.steps, SEED)
    return play_network(case.v, net, state, now, case.steps, SEED)


def summed_up(played: tuple[State, Tally]) -> tuple[State, Tally]:
    """The same, with less to fetch from the device."""
    return played[0], grouped(played[1])


# Counting


def operations_of(v: Variant) -> int:
    """The operations of one step of random play, including its chance and its counting."""
    tables = jnp.arange(8, dtype=jnp.uint32)
    state = init(v, tables, SEED)

    def one(state: State, tally: Tally, now: Any, tables: Any) -> Any:
        return turn(v, state, tally, chances(jnp.uint32(SEED), now, tables))

    return operations(one, state, zero(state), jnp.uint32(0), tables)


def count_up(v: Variant) -> dict[str, Any]:
    """Bytes of a table and operations of a step, printed."""
    made = {"variant": named(v), "bytes": 4 * words(v), "operations": operations_of(v)}
    print("{variant:44} {bytes:3} bytes a table, {operations} operations a step".format(**made))
    return made


def named(v: Variant) -> str:
    """A variant in a few words."""
    edition = "Secret Emperor" if v.reshuffle == "eager" else "Sith Imperative"
    return f"{edition}, {v.players} players{', claims' if v.claims else ''}"


# Checking


def checks() -> Iterator[Callable[[], dict[str, Any]]]:
    """The device compared with NumPy: the same numbers, and the same game."""
    for v in (variant(sight=False), variant("secret-emperor", 5, sight=False)):
        yield lambda v=v: same_numbers(v)  # type: ignore[misc]
        yield lambda v=v: same_game(v)  # type: ignore[misc]


def attempts(some: Iterator[Callable[[], dict[str, Any]]]) -> Iterator[dict[str, Any]]:
    """The result of each of them, or how it failed."""
    for attempt in some:
        try:
            yield attempt()
        except Exception as error:
            print(f"failed: {in_short(error)}", flush=True)
            yield {"failed": in_short(error)}


def in_short(error: Exception) -> str:
    """An error in a line."""
    return f"{type(error).__name__}: {str(error)[:300]}".replace("\n", " ")


def same_numbers(v: Variant, tables: int = 4096, steps: int = 48) -> dict[str, Any]:
    """The same tables, step for step, with NumPy and on the device."""
    start = init(v, np.arange(tables, dtype=np.uint32), SEED)
    wanted, tally = summed_up(play_numpy(v, start, 0, steps, SEED))
    how = "kernel" if jax.devices()[0].platform == "gpu" else "scan"
    play = play_of(Case("check", v, 12, steps, how))
    found, found_tally = play(tuple([jnp.asarray(word) for word in start]), 0)
    pairs = zip((*wanted, *tally), (*found, *found_tally), strict=True)
    is_same = all(bool((np.asarray(theirs) == ours).all()) for ours, theirs in pairs)
    print(f"check, {named(v)}: NumPy and {how} {'agree' if is_same else 'DIFFER'}", flush=True)
    return {"check": "same numbers", "variant": named(v), "how": how, "is_same": is_same}


def same_game(v: Variant, log2: int = 17) -> dict[str, Any]:
    """Decisions a game and endings, over whole games that began together."""
    games = whole_games(v, 1 << log2)
    shares = [100 * ending / games.games for ending in games.endings]
    per_game = games.decisions / games.games
    told = ", ".join(f"{share:.2f} % {why}" for share, why in zip(shares, ENDINGS, strict=True))
    print(f"check, {named(v)}, {games.games} games: {per_game:.2f} decisions a game; {told}")
    return {
        "check": "whole games",
        "variant": named(v),
        "games": games.games,
        "decisions": per_game,
        "endings": shares,
    }


def whole_games(v: Variant, tables: int, steps: int = 32) -> Counted:
    """One game at each table: none starts again, so that short games don't count for more."""
    from jax import lax

    from palatine.batch.packing import unpack
    from palatine.batch.questions import any_answer
    from palatine.batch.rules import step

    numbers = jnp.arange(tables, dtype=jnp.uint32)

    def body(carry: Any, now: Any) -> Any:
        state, tally = carry
        chance = chances(jnp.uint32(SEED), now, numbers)
        done = step(v, state, any_answer(v, unpack(v, state), chance.answer), chance)
        ended = (done.ending != 0) << ((done.ending - 1) * 8 & 31)
        return (done.final, Tally(tally.decisions + done.decisions, tally.endings + ended)), None

    go_on = jax.jit(lambda carry, moments: lax.scan(body, carry, moments)[0])
    state = init(v, numbers, SEED)
    carry, now = (state, zero(state)), 0
    while (sums := counted(grouped(carry[1]))).games < tables:
        carry = go_on(carry, now + jnp.arange(steps, dtype=jnp.uint32))
        now += steps
    return sums


# Measuring


def measured(case: Case, seconds: float, kind: str) -> dict[str, Any]:
    """A row: the median of some measurements, or how it failed."""
    name = f"{case.name}, 2^{case.log2} tables"
    try:
        row = rates(case, seconds)
    except Exception as error:
        print(f"{name}: failed, {in_short(error)}", flush=True)
        return {"name": name, "failed": in_short(error)}
    row |= limits(case, row, kind)
    print(
        f"{name:52} {row['decisions'] / 1e6:12,.1f} M decisions/s"
        f" {row['games'] / 1e6:9,.2f} M games/s {row['steps'] / 1e6:10,.1f} M steps/s"
        f"  +-{row['spread']:.0%}, compiled in {row['compiled']:.1f} s"
        f"{''.join(f', {row[k]:.0%} of {k}' for k in ('issued', 'bfloat16', 'bytes') if k in row)}",
        flush=True,
    )
    return {"name": name, **row}


def rates(case: Case, seconds: float) -> dict[str, float]:
    """Decisions, games and steps a second."""
    module: Any = np if case.how == "numpy" else jnp
    play, tables = play_of(case), 1 << case.log2
    state = init(case.v, module.arange(tables, dtype=module.uint32), SEED)
    compiled, state, _ = timed(play, state, 0, 1, case.steps)
    once, state, _ = timed(play, state, case.steps, 1, case.steps)
    calls, now = max(1, round(seconds / once)), 2 * case.steps
    times, sums = [], []
    for _ in range(REPEAT):
        took, state, tallies = timed(play, state, now, calls, case.steps)
        now += calls * case.steps
        times.append(took)
        sums.append([counted(tally) for tally in tallies])
    found = [sum(one.decisions for one in each) / t for each, t in zip(sums, times, strict=True)]
    games = [sum(one.games for one in each) / t for each, t in zip(sums, times, strict=True)]
    median = statistics.median(found)
    return {
        "decisions": median,
        "games": statistics.median(games),
        "steps": calls * case.steps * tables / statistics.median(times),
        "spread": (max(found) - min(found)) / 2 / median,
        "compiled": compiled,
    }


def timed(
    play: Play, state: State, now: int, calls: int, steps: int
) -> tuple[float, State, list[Tally]]:
    """How long some calls take, one after another."""
    tallies, start = [], time.perf_counter()
    for call in range(calls):
        state, tally = play(state, now + call * steps)
        tallies.append(tally)
    wait: Any = jax.block_until_ready
    wait((state, tallies))
    return time.perf_counter() - start, state, tallies


def limits(case: Case, row: dict[str, float], kind: str) -> dict[str, float]:
    """How close that comes to what the machine can do, if we know the machine."""
    peak = next((peak for name, peak in PEAKS.items() if name in kind), None)
    if peak is None:
        return {}
    if case.how == "network":
        return {"bfloat16": row["decisions"] * products(network(case.v)) / peak["bfloat16"]}
    used = {"issued": row["steps"] * operations_of(case.v) / peak["issued"]}
    if case.how == "scan":  # a step reads and writes the state and the tally
        used["bytes"] = row["steps"] * 8 * (words(case.v) + 2) / peak["bytes"]
    return used


if __name__ == "__main__":
    main()
