"""Analyses over HTTP: of finished games only, made in a separate process, kept in memory."""

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

from palatine.core.errors import BadRecord
from palatine.server.bots.analysts import KEPT, Analysts, Job
from palatine.server.errors import HouseFull
from palatine.server.wire import messages as sent
from tests.server.visitors import Running, seated, serving

pytestmark = pytest.mark.anyio

PATIENCE = 240.0


async def analysed(server: Running, path: str) -> dict[str, object]:
    """Ask until it is ready; the progress never goes back."""
    browser, told = server.browser(), [0.0]
    async with asyncio.timeout(PATIENCE):
        while (answer := await browser.ask("GET", path)).status_code == 202:
            told.append(answer.json()["progress"])
            await asyncio.sleep(0.5)
    assert told == sorted(told)
    assert answer.status_code == 200
    found: dict[str, object] = answer.json()
    return found


async def test_a_finished_game_is_analysed_and_a_running_one_is_not(tmp_path: Path) -> None:
    """While the game runs nobody learns anything; afterwards everybody can, even during the next
    game."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        path = f"/api/tables/{party.code}/analysis"
        await party.start()
        for each in (path, f"{path}?game=1"):
            answer = await server.browser().ask("GET", each)
            assert (answer.status_code, answer.json()["code"]) == (409, "still-running")
        await party.play(Random(3))
        await party.screen.do(sent.Want, what="again")
        await party.screen.until(lambda: party.screen.stage == "playing")
        found = await analysed(server, f"{path}?game=1")
        assert (found["format"], len(found["players"])) == ("palatine-analysis", 5)  # type: ignore[arg-type]
        assert await analysed(server, f"{path}?game=01") == found
        for each in (path, f"{path}?game=2"):
            answer = await server.browser().ask("GET", each)
            assert (answer.status_code, answer.json()["code"]) == (409, "still-running")


def stand_in(code: str) -> Analysts:
    """Analysts whose process does this."""
    return Analysts((sys.executable, "-c", f"import sys\n{code}"))


async def ended(job: Job) -> Job:
    """Wait for it."""
    assert job.task is not None
    await job.task
    return job


async def test_progress_and_result_come_from_the_process() -> None:
    """The last line is the analysis; a second request finds it ready."""
    analysts = stand_in("""print('{"progress": 0.5}'); print('{"format": "x"}')""")
    job = await ended(analysts.begin("ABCD 1", b"record"))
    assert (job.progress, job.result()) == (0.5, b'{"format": "x"}\n')
    assert analysts.find("ABCD 1") is job
    assert analysts.find("ABCD 2") is None


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("""print('{"failed": "the rules are not here"}')""", "the rules are not here"),
        ("sys.exit(3)", "could not be made"),
        ("print('nonsense')", "could not be made"),
    ],
)
async def test_a_process_that_fails_is_a_refusal(code: str, why: str) -> None:
    """And the next one works anyway."""
    analysts = stand_in(code)
    for key in ("ABCD 1", "ABCD 2"):
        job = await ended(analysts.begin(key, b"record"))
        with pytest.raises(BadRecord, match=why):
            job.result()


async def test_only_so_many_are_kept_or_waited_for() -> None:
    """The oldest finished one goes first; if none is finished, there is no room."""
    analysts = stand_in("""print('{"format": "x"}')""")
    await ended(analysts.begin("ABCD 1", b"record"))
    analysts.command = (sys.executable, "-c", "import time; time.sleep(60)")
    for number in range(KEPT):
        analysts.begin(f"WXYZ {number}", b"record")
    assert analysts.find("ABCD 1") is None
    with pytest.raises(HouseFull):
        analysts.begin("ABCD 2", b"record")
    await analysts.close()
