"""How long the lessons take: each is played on a phone, by taps, like a learner's.

`python -m tests.browser.lesson_times` prints the table of docs/results/lessons.md; with names
behind it (`senate/loyal`), only those lessons.

We measure what the table shows in motion. We calculate reading instead of waiting for it: READ
characters a second and GRASP seconds for each text, and for each act its question too. TAP is the
time to find what to touch.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from playwright.async_api import Browser, Locator, Page, async_playwright
from playwright.async_api import TimeoutError as TooLate

from palatine.catalog import games
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.lessons.lesson import Lesson, lessons_of
from palatine.core.lessons.walk import walk
from palatine.core.stream import AskOut, ask_of
from tests.browser.conftest import launching
from tests.browser.players import POLL
from tests.browser.room import Room
from tests.server.visitors import Process

READ = 15
"""Characters a second: slower than subtitles, since people are learning."""
GRASP = 0.5
"""Extra seconds for each text."""
TAP = 1.0
"""Seconds to find what to touch, and to touch it."""
AT_ONCE = 3

ARRIVED = """(count) => !document.querySelector(".coach .isPassing")
    && (document.querySelector("dialog[open] #taken")
        || document.querySelector(".coach .count")?.innerText === count)"""
"""Whether the page shows the step with this count, or the end of the lesson."""


@dataclass
class Taken:
    """A completed lesson."""

    name: str
    steps: int
    acts: int
    words: int
    taps: int = 0
    reading: float = 0.0
    moving: float = 0.0
    """Seconds in which the learner watches what happens."""

    @property
    def seconds(self) -> float:
        """The total."""
        return self.reading + self.moving + TAP * self.taps

    def read(self, text: str) -> None:
        """The learner reads this."""
        self.reading += GRASP + len(text) / READ


def questions(game: Game, lesson: Lesson) -> list[AskOut | None]:
    """The learner's question at each step."""
    return [ask_of(match, lesson.seat) for match, place in walk(game, lesson) if place is not None]


async def take(page: Page, address: str, game: Game, name: str) -> Taken:
    """From the first step to the last, each act by the buttons of the page."""
    lesson = lessons_of(game)[name]
    steps = lesson.step
    words = sum(len(step.say["en"].split()) for step in steps)
    acts = sum(step.do is not None for step in steps)
    taken = Taken(f"{game.id}/{name}", len(steps), acts, words)
    await page.goto(f"{address}/learn/{game.id}/{name}")
    for place, (step, asked) in enumerate(zip(steps, questions(game, lesson), strict=True), 1):
        await arrived(page, f"{place} / {len(steps)}")
        taken.read(step.say["en"])
        if step.do is None or asked is None:
            taken.taps += 1
            await page.locator(".coach .ways button").last.tap()
        else:
            taken.read(await page.locator(".decision h2").inner_text())
            taken.taps += await act(page, asked, step.do)
        begun = monotonic()
        await arrived(page, f"{place + 1} / {len(steps)}")
        taken.moving += monotonic() - begun
    await page.locator("dialog[open] #taken").wait_for()
    return taken


async def arrived(page: Page, count: str) -> None:
    """Wait for the step with this count; an error says where it does not go on."""
    try:
        await page.wait_for_function(ARRIVED, arg=count)
    except TooLate:
        shown = await page.locator(".coach").inner_text()
        raise AssertionError(f"{page.url} does not come to {count}: {shown}") from None


async def act(page: Page, asked: AskOut, do: Answer) -> int:
    """Give the answer; returns the number of taps."""
    decision = page.locator(".decision")
    choose = ranked if asked.shape == "rank" else chosen
    taps = await choose(decision, asked, list(places(asked, do)))
    await decision.locator(".foot button.main").tap()
    return taps + 1


async def chosen(decision: Locator, asked: AskOut, wanted: list[str]) -> int:
    """Touch each of these that is not yet chosen; returns the number of taps."""
    taps = 0
    for at in wanted:
        if at.startswith("n:"):
            option = decision.locator("[data-choice]").get_by_text(at[2:], exact=True)
        else:
            option = decision.locator(f'[data-choice][data-place~="{at}"]')
        aside = decision.locator(".aside")
        if not await is_there(option) and await aside.count():
            await aside.tap()
            taps += 1
        if not await is_there(option):
            continue  # the button below has anything that changes nothing
        if await option.first.get_attribute("aria-pressed") != "true":
            await option.first.tap()
            taps += 1
    return taps


async def ranked(decision: Locator, asked: AskOut, wanted: list[str]) -> int:
    """Move rows up until all are in this order; returns the number of taps."""
    taps = 0
    order = [option.at for option in asked.options]
    for place, at in enumerate(wanted):
        for row in range(order.index(at), place, -1):
            await decision.locator("li").nth(row).get_by_role("button").first.tap()
            taps += 1
        order.remove(at)
        order.insert(place, at)
    return taps


async def is_there(option: Locator) -> bool:
    """Whether it is visible; some ways to answer load only when needed."""
    for _ in range(5):
        if await option.count():
            return True
        await asyncio.sleep(POLL)
    return False


def places(asked: AskOut, do: Answer) -> Iterator[str]:
    """What to touch for an answer; equal things one after the other."""
    left = list(asked.options)
    for atom in (do,) if isinstance(do, str) else do:
        option = next(each for each in left if each.atom == atom)
        left.remove(option)
        yield option.at


def printed(all_taken: list[Taken]) -> Iterator[str]:
    """The table."""
    yield "| lesson | steps | acts | words | taps | watching | minutes |"
    yield "|---|---|---|---|---|---|---|"
    for each in all_taken:
        numbers = (each.steps, each.acts, each.words, each.taps)
        cells = [each.name, *map(str, numbers), clock(each.moving), clock(each.seconds)]
        yield f"| {' | '.join(cells)} |"


def clock(seconds: float) -> str:
    """Minutes and seconds."""
    return f"{int(seconds // 60)}:{int(seconds % 60):02}"


async def measure(browser: Browser, wanted: list[str]) -> list[Taken]:
    """Every requested lesson, a few at once, each on a phone with animations."""
    few = asyncio.Semaphore(AT_ONCE)
    with tempfile.TemporaryDirectory() as data:
        async with Process(Path(data)) as server:
            room = Room(browser, server)
            room.has_motion = True

            async def one(game: Game, name: str) -> Taken:
                async with few:
                    return await take(await room.phone(), room.address, game, name)

            tasks = [
                one(game, name)
                for game in games().values()
                for name in lessons_of(game)
                if not wanted or f"{game.id}/{name}" in wanted
            ]
            found = list(await asyncio.gather(*tasks))
            await room.close()
    return found


async def main() -> None:
    """Do what the options ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lessons", nargs="*", metavar="GAME/LESSON")
    wanted = parser.parse_args().lessons
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**launching())
        print("\n".join(printed(await measure(browser, wanted))))
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
