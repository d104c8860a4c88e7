"""How long a game of bots takes at each pace: `python -m benchmarks.server.evening`.

It does not depend on the machine: it is the time for showing scenes and for bots to think. A screen
watches, and reports every scene that it has shown.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from tests.server.visitors import Process, Socket

from palatine.core.cues import Pace
from palatine.server.wire import messages as sent


async def minutes(server: Process, choice: sent.Choice) -> float:
    """Play one game; how many minutes it took."""
    browser = server.browser()
    code = await browser.open(choice)
    screen = await browser.watch(code)
    await screen.do(sent.Start)
    began = time.monotonic()
    await look_on(screen)
    await screen.close()
    return (time.monotonic() - began) / 60


async def look_on(screen: Socket) -> None:
    """Report each scene, until the game is over."""
    reported = 0
    while screen.stage != "over":
        hold = screen.table.hold if screen.table is not None else None
        if hold is not None and hold.number != reported:
            reported = hold.number
            await screen.do(sent.Shown, number=hold.number)
        before = screen.table, screen.step
        await screen.until(lambda seen=before: (screen.table, screen.step) != seen)  # type: ignore[misc]


async def measured(game: str, players: int, paces: Sequence[Pace], tables: int) -> None:
    """All paces and tables at the same time."""
    with tempfile.TemporaryDirectory(prefix="palatine-bench-") as data:
        async with Process(Path(data)) as server:
            wanted = [(pace, sent.Choice(game, players, pace=pace)) for pace in paces]
            found = await asyncio.gather(
                *(minutes(server, choice) for _, choice in wanted for _ in range(tables))
            )
    for place, (pace, _) in enumerate(wanted):
        took = sorted(found[place * tables : (place + 1) * tables])
        every = ", ".join(f"{each:.1f}" for each in took)
        print(f"{game}, {players} bots, {pace}: {median(took):.1f} minutes (of {every})")


def main() -> None:
    """Read the options, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="senate")
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--paces", nargs="+", default=["normal", "brisk"])
    parser.add_argument("--tables", type=int, default=5)
    args = parser.parse_args()
    asyncio.run(measured(args.game, args.players, args.paces, args.tables))


if __name__ == "__main__":
    main()
