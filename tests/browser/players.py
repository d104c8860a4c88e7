"""People in front of phones and screens: they see words, touch buttons, and know no more."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

from tests.browser.room import PATIENCE, Room

NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Ella", "Finn", "Gina", "Hugo", "Ines", "Jost")
SENATE = "Sith Imperative"
NOTHING: Mapping[str, str] = MappingProxyType({})
GAME = 300_000
"""Milliseconds that somebody may wait in a game until it is their turn, or over."""
NO_LIMIT = 0
"""The test's own limit holds: nobody knows when a phone is asked next."""
POLL = 0.05
OFTEN = 50
"""Milliseconds between two looks of somebody who waits. Playwright itself looks at every frame, for
which a page must be painted, or soon twice a second only."""
GLANCE = 300
"""Milliseconds that somebody looks for a button before looking elsewhere."""
READY = ("I have seen it", "ready")
GOT_IT = "Got it"
"""What somebody says who has read a rule that a table of new people is told."""

LOOKS = 3
"""How often two screens are compared: one may change while the other is read."""

LOOK = """(section) => {
  const name = (button) => button.getAttribute("aria-label") ?? button.innerText.trim();
  const all = [...section.querySelectorAll("button")];
  const confirm = all.find((button) => name(button) === "Confirm");
  const rest = confirm ? undefined : all.find((button) => button.classList.contains("main"));
  const isAnswer = (button) => button !== confirm && button !== rest;
  const others = all.filter((button) => isAnswer(button) && !name(button).startsWith("Hold to"));
  const open = others.filter((button) => !button.disabled);
  const like = (is) => open.filter((b) => b.getAttribute("aria-pressed") === is).map(name);
  return {
    number: section.dataset.number,
    question: section.querySelector("h2").innerText,
    offered: like("false"),
    chosen: like("true"),
    steps: open.filter((button) => /^(More|One more)/.test(name(button))).map(name),
    rest: rest ? name(rest) : "",
    isReady: confirm ? !confirm.disabled : false,
  };
}"""

IS_TAKEN = f"""([number, chosen]) => {{
  const section = document.querySelector("section[aria-label='You are asked']");
  if (!section) return true;
  const now = ({LOOK})(section);
  return now.isReady || now.number !== number || now.chosen.join() !== chosen.join();
}}"""
"""Whether an answer that was given is no longer on its way."""

IS_WANTED = """() => document.querySelector("section[aria-label='You are asked']") !== null
  || [...document.querySelectorAll("header [role=status]")]
    .some((each) => each.innerText.includes("The game is over"))"""
"""Whether a phone may be asked, or its game over."""


@dataclass(frozen=True)
class Sight:
    """What a question looks like on a phone."""

    number: str
    question: str
    offered: Sequence[str]
    chosen: Sequence[str]
    steps: Sequence[str]
    rest: str
    """What one touch answers while nothing is chosen, if there is such."""
    isReady: bool  # noqa: N815 (as the page has it)

    @property
    def names(self) -> list[str]:
        """What can be touched."""
        return [*(self.offered or self.steps), *([self.rest] if self.rest else [])]


class Player:
    """Somebody with a phone, who chooses by chance among what is offered."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.random = Random(name)
        self.asked = page.get_by_role("region", name="You are asked")
        self.confirm = self.asked.get_by_role("button", name="Confirm")
        self.given = page.get_by_text("Your answer is in.")
        self.status = page.get_by_role("banner").get_by_role("status")
        self.over = self.status.get_by_text("The game is over")

    async def join(self, address: str, code: str) -> None:
        """In at the door with the code, then a name."""
        await self.page.goto(address)
        await self.page.get_by_label("The table's four letters").fill(code.lower())
        await self.page.get_by_role("button", name="Join", exact=True).tap()
        await self.sit_down()

    async def sit_down(self) -> None:
        """Give a name."""
        await self.page.get_by_label("What shall we call you?").fill(self.name)
        await self.page.get_by_role("button", name="Sit down").tap()
        await expect(self.page.get_by_role("listitem").filter(has_text=self.name)).to_be_visible()

    async def is_wanted(self) -> bool:
        """Wait until this phone is asked or the game is over; whether it is asked."""
        await self.page.wait_for_function(IS_WANTED, polling=OFTEN, timeout=NO_LIMIT)
        await self.asked.or_(self.over).first.wait_for(timeout=NO_LIMIT)
        return await self.asked.is_visible()

    async def look(self) -> Sight:
        """What is asked, and what can be touched."""
        return Sight(**await self.asked.evaluate(LOOK))

    async def look_at_all(self) -> Sight:
        """The same once it is all there: some ways to answer are loaded when they are needed."""
        sight = await self.look()
        async with asyncio.timeout(PATIENCE / 1000):
            while not (sight.isReady or sight.names):
                await asyncio.sleep(POLL)
                sight = await self.look()
        return sight

    async def touch(self, name: str, *, offered: bool = True) -> None:
        """Touch what has this name. Things of one name are as good as each other, except for one
        that can't be chosen: a touch on it asks why."""
        button = self.asked.get_by_role("button", name=name, exact=True)
        kind = "[aria-pressed=false]" if offered else ":not([aria-pressed])"
        await button.and_(self.asked.locator(kind)).first.tap()

    async def choose(self, wish: str | None = None) -> Sight:
        """Choose until the answer could be confirmed: a wish, or whatever comes. What needs no
        confirming is given then."""
        sight = await self.look_at_all()
        while not sight.isReady:
            wished = [name for name in sight.names if name == wish]
            assert sight.names, f"{self.name} can choose nothing: {sight}"
            name = self.random.choice(wished or sight.names)
            await self.touch(name, offered=name in sight.offered)
            if name == sight.rest:
                return sight
            sight = await self.look()
        return sight

    async def answer(self, wish: str | None = None) -> str:
        """Answer the open question, until the answer has arrived; the question."""
        sight = await self.choose(wish)
        if sight.isReady:
            await self.confirm.tap()
        await self.arrived(sight)
        return sight.question

    async def arrived(self, sight: Sight) -> None:
        """Wait until an answer is no longer on its way."""
        given = [sight.number, list(sight.chosen)]
        await self.page.wait_for_function(IS_TAKEN, arg=given, polling=OFTEN)

    async def play(self, before: Callable[["Player"], Awaitable[None]] | None = None) -> None:
        """Answer whatever is asked until the game is over; do something before each answer."""
        while await self.is_wanted():
            if before is not None:
                await before(self)
            await self.answer()

    async def take_part(self) -> None:
        """For ever, do what somebody does who has time: look at the role, be ready, answer."""
        seen = self.page.get_by_role("button", name=READY[0])
        while True:
            with suppress(TooLate):
                if await seen.is_disabled(timeout=GLANCE):
                    hold = self.page.get_by_role("button", name="Hold to look")
                    await hold.dispatch_event("pointerdown", {"pointerId": 1}, timeout=GLANCE)
                    await hold.dispatch_event("pointerup", {"pointerId": 1}, timeout=GLANCE)
            for name in READY:
                with suppress(TooLate):
                    await self.page.get_by_role("button", name=name).tap(timeout=GLANCE)
            with suppress(TooLate, AssertionError):
                await self.asked.wait_for(timeout=GLANCE)
                await self.answer()

    async def read_rules(self, speed: float = float("inf")) -> None:
        """For ever, read each rule that a new table is told, so many characters a second."""
        button = self.page.get_by_role("button", name=GOT_IT)
        told = self.page.locator("section").filter(has=button)
        while True:
            await told.wait_for(timeout=NO_LIMIT)
            await asyncio.sleep(len(await told.inner_text()) / speed)
            with suppress(TooLate):
                await button.tap(timeout=GLANCE)

    async def events(self) -> list[str]:
        """All that has happened, as this phone tells it, the newest first."""
        await self.page.get_by_role("button", name="Events").tap()
        sheet = self.page.get_by_role("dialog", name="What has happened")
        items = sheet.locator(".head, .line")
        await items.first.wait_for()  # the sheet's content is loaded when it is first opened
        folded = sheet.locator("[aria-expanded=false]")
        await folded.evaluate_all("(buttons) => buttons.forEach((each) => each.click())")
        await expect(folded).to_have_count(0)
        told = [each.strip() for each in await items.all_inner_texts()]
        await sheet.get_by_role("button", name="Close").tap()
        return told


async def pick(page: Page, choice: Mapping[str, str]) -> None:
    """Choose something under each of these titles; some lie behind a door."""
    for title, words in choice.items():
        group = page.get_by_role("group", name=title).first
        if await group.count() == 0:
            await page.get_by_text("More: rules and table").click()
        await group.get_by_role("radio", name=re.compile(re.escape(words))).first.check()


class Screen:
    """A public screen, and whoever holds its mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.get_by_role("main")
        self.status = self.main.get_by_role("status").first
        self.finale = page.get_by_role("region", name="The game is over")

    async def create(
        self, address: str, game: str, seats: int, choice: Mapping[str, str] = NOTHING
    ) -> str:
        """Open a table at the door, with whatever else is chosen; its code."""
        await self.page.goto(address)
        await self.page.get_by_role("button", name="Choose a game").click()
        await pick(self.page, {"What do you want to play?": game, "Seats": str(seats)})
        await pick(self.page, choice)
        await self.page.get_by_role("button", name="Open it on this screen").click()
        await self.page.wait_for_url(re.compile("/s/[A-Z]{4}$"))
        await expect(self.begin).to_be_visible()
        return self.code

    @property
    def code(self) -> str:
        """The table's code."""
        return self.page.url[-4:]

    @property
    def begin(self) -> Locator:
        """The button that begins, whether with bots or without."""
        return self.page.get_by_role("button", name=re.compile("^Begin"))

    async def watch(self, address: str, code: str) -> None:
        """Look on at a table."""
        await self.page.goto(f"{address}/s/{code}")
        await expect(self.page.get_by_text(code).first).to_be_visible()

    async def names(self) -> list[str]:
        """Who is at the table."""
        headings = self.page.get_by_role("article").get_by_role("heading")
        return [name.strip() for name in await headings.all_inner_texts()]

    async def shown(self) -> str:
        """Everything that can be read on it."""
        return await self.main.inner_text()


async def party(
    room: Room,
    people: int,
    game: str,
    seats: int | None = None,
    screens: int = 1,
    choice: Mapping[str, str] = NOTHING,
) -> tuple[list[Player], list[Screen]]:
    """People who have joined a table that was opened on the first screen."""
    tvs = [Screen(await room.tv()) for _ in range(screens)]
    code = await tvs[0].create(room.address, game, seats or people, choice)
    for tv in tvs[1:]:
        await tv.watch(room.address, code)
    players = [Player(await room.phone(), name) for name in NAMES[:people]]
    await asyncio.gather(*(player.join(room.address, code) for player in players))
    return players, tvs


async def begin(players: Sequence[Player], screen: Screen) -> None:
    """Begin; every phone is at the game."""
    await screen.begin.click()
    for player in players:
        await player.page.get_by_role("navigation").wait_for()


async def in_step(screens: Sequence[Screen]) -> None:
    """All screens come to show the same."""
    for other in screens[1:]:
        for _ in range(LOOKS):
            with suppress(AssertionError):
                same = await screens[0].shown()
                await expect(other.main).to_have_text(same, use_inner_text=True)
                break
        else:
            assert await screens[0].shown() == await other.shown()
