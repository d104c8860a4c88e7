"""Lessons in the browser: on the real pages, from the first step to the last."""

from contextlib import suppress

import pytest
from playwright.async_api import Page, expect
from playwright.async_api import TimeoutError as TooLate

from palatine.catalog import games
from palatine.core.lessons.lesson import Lesson, lessons_of
from tests.browser.eyes import inspect
from tests.browser.room import Room

ALWAYS = (("phone", "senate", "loyal"), ("laptop", "senate", "secret-emperor"))
"""What every run takes; all others are in the deep tests."""
ALL = [
    pytest.param(*each, marks=[] if each in ALWAYS else pytest.mark.deep)
    for game in games().values()
    for name in lessons_of(game)
    for each in (("phone", game.id, name), ("laptop", game.id, name))
]
GLANCE = 3000
"""Milliseconds within which a ring must appear."""
NO_RING = ("", "table")
"""What a step may name without a ring around it."""


async def taken(page: Page, lesson: Lesson) -> list[str]:
    """Go through a lesson by its buttons; returns everything without a ring."""
    coach = page.get_by_role("region", name=lesson.title["en"])
    missed = []
    for place, step in enumerate(lesson.step, 1):
        await expect(coach.get_by_role("status")).to_contain_text(step.say["en"])
        if step.show not in NO_RING and not await has_ring(page):
            missed.append(f"{place}: {step.show}")
        button = coach.get_by_role(
            "button", name="Next" if step.do is None else "Show me", exact=True
        )
        await button.click()
        await passed(page)
    return missed


async def has_ring(page: Page) -> bool:
    """Whether the page points at something within a moment."""
    ring = page.locator(".ring").first
    with suppress(TooLate):
        await ring.wait_for(timeout=GLANCE)
        return True
    return False


async def passed(page: Page) -> None:
    """Skip whatever happens before the next step."""
    await page.evaluate("""async () => {
        const skip = () => [...document.querySelectorAll(".coach button")]
            .find((button) => button.innerText.trim() === "Skip");
        await new Promise((done) => setTimeout(done, 30));
        while (skip()) { skip().click(); await new Promise((done) => setTimeout(done, 30)); }
    }""")


@pytest.mark.parametrize(("device", "game", "name"), ALL)
async def test_a_lesson_points_at_what_it_speaks_of(
    room: Room, device: str, game: str, name: str
) -> None:
    """On a phone and on a laptop: every place exists, and the last step leads on."""
    page = await (room.phone() if device == "phone" else room.laptop())
    lesson = lessons_of(games()[game])[name]
    await page.goto(f"{room.address}/learn/{game}/{name}")
    assert not await taken(page, lesson)
    await expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
    await inspect(page, "dark")


async def test_a_wrong_answer_is_nudged_then_shown_then_done(room: Room) -> None:
    """From the door to the lesson; the first question gets three wrong answers."""
    page = await room.phone()
    lesson = lessons_of(games()["senate"])["loyal"]
    await page.goto(f"{room.address}/learn")
    await inspect(page, "light")
    await page.get_by_role("link", name="You are loyal").tap()
    first = next(place for place, step in enumerate(lesson.step) if step.do)
    coach = page.locator(".coach")
    for _ in range(first):
        await coach.get_by_role("button", name="Next", exact=True).tap()
        await passed(page)
    wanted = lesson.step[first]
    await expect(coach).to_contain_text(wanted.say["en"])
    await inspect(page, "dark")
    for said in ("Not this one", "Tap what is marked"):
        await wrongly(page, str(wanted.do))
        await expect(coach).to_contain_text(said)
    await wrongly(page, str(wanted.do))
    await passed(page)
    await expect(coach).to_contain_text(lesson.step[first + 1].say["en"])
    await coach.get_by_role("button", name="Back", exact=True).tap()
    await expect(coach).to_contain_text(wanted.say["en"])


async def wrongly(page: Page, wanted: str) -> None:
    """Choose a wrong option, and confirm it."""
    asked = page.get_by_role("region", name="Your turn")
    other = asked.locator(f"[data-choice]:not([data-place='{wanted}'])").first
    if await other.get_attribute("aria-pressed") != "true":
        await other.tap()
    await asked.get_by_role("button", name="Confirm").tap()
