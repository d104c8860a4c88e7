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
"""Milliseconds that a player may wait in a game until their turn, or its end."""
NO_LIMIT = 0
"""The test's own limit applies: nobody knows when a phone's next question comes."""
POLL = 0.05
OFTEN = 50
"""Milliseconds between two looks of a waiting player. Playwright itself looks either at every
frame, which needs a painted page, or soon only twice a second."""
GLANCE = 300
"""Milliseconds that a player looks for a button before looking elsewhere."""
READY = ("I've seen it", "ready")
GOT_IT = "Got it"
"""What players say after reading a rule that a table of new people hears."""

LOOKS = 3
"""How often we compare two screens: one may change while we read the other."""

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
  const section = document.querySelector("section[aria-label='Your turn']");
  if (!section) return true;
  const now = ({LOOK})(section);
  return now.isReady || now.number !== number || now.chosen.join() !== chosen.join();
}}"""
"""Whether an answer has arrived."""

IS_WANTED = """() => document.querySelector("section[aria-label='Your turn']") !== null
  || [...document.querySelectorAll("header [role=status]")]
    .some((each) => each.innerText.includes("The game is over"))"""
"""Whether a phone may have a question, or its game is over."""


@dataclass(frozen=True)
class Sight:
    """What a question looks like on a phone."""

    number: str
    question: str
    offered: Sequence[str]
    chosen: Sequence[str]
    steps: Sequence[str]
    rest: str
    """The answer of a single touch while nothing is chosen, if there is one."""
    isReady: bool  # noqa: N815 (as the page has it)

    @property
    def names(self) -> list[str]:
        """The names of everything to touch."""
        return [*(self.offered or self.steps), *([self.rest] if self.rest else [])]


class Player:
    """A player with a phone, who chooses at random among the options."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.random = Random(name)
        self.asked = page.get_by_role("region", name="Your turn")
        self.confirm = self.asked.get_by_role("button", name="Confirm")
        self.given = page.get_by_text("Your answer is in.")
        self.status = page.get_by_role("banner").get_by_role("status")
        self.over = self.status.get_by_text("The game is over")

    async def join(self, address: str, code: str) -> None:
        """Enter the code at the door, then a name."""
        await self.page.goto(address)
        await self.page.get_by_label("The table's four letters").fill(code.lower())
        await self.page.get_by_role("button", name="Join", exact=True).tap()
        await self.sit_down()

    async def sit_down(self) -> None:
        """Give a name."""
        await self.page.get_by_label("What's your name?").fill(self.name)
        await self.page.get_by_role("button", name="Sit down").tap()
        await expect(self.page.get_by_role("listitem").filter(has_text=self.name)).to_be_visible()

    async def is_wanted(self) -> bool:
        """Wait for a question or the end of the game; returns whether there is a question."""
        await self.page.wait_for_function(IS_WANTED, polling=OFTEN, timeout=NO_LIMIT)
        await self.asked.or_(self.over).first.wait_for(timeout=NO_LIMIT)
        return await self.asked.is_visible()

    async def look(self) -> Sight:
        """The question, and what to touch."""
        return Sight(**await self.asked.evaluate(LOOK))

    async def look_at_all(self) -> Sight:
        """The same once everything is there: some ways to answer load only when needed."""
        sight = await self.look()
        async with asyncio.timeout(PATIENCE / 1000):
            while not (sight.isReady or sight.names):
                await asyncio.sleep(POLL)
                sight = await self.look()
        return sight

    async def touch(self, name: str, *, offered: bool = True) -> None:
        """Touch the thing with this name. Things of one name are equally good, except one that
        can't be chosen: a touch on it asks why."""
        button = self.asked.get_by_role("button", name=name, exact=True)
        kind = "[aria-pressed=false]" if offered else ":not([aria-pressed])"
        await button.and_(self.asked.locator(kind)).first.tap()

    async def choose(self, wish: str | None = None) -> Sight:
        """Choose until the answer can be confirmed: a wish, or anything. An answer that needs no
        confirming is given at once."""
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
        """Answer the open question and wait until the answer has arrived; returns the question."""
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
        """Answer every question until the game is over; do something before each answer."""
        while await self.is_wanted():
            if before is not None:
                await before(self)
            await self.answer()

    async def take_part(self) -> None:
        """Forever do what a player with time does: look at the role, be ready, answer."""
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
        """Forever read each rule that a new table hears, this many characters a second."""
        button = self.page.get_by_role("button", name=GOT_IT)
        told = self.page.locator("section").filter(has=button)
        while True:
            await told.wait_for(timeout=NO_LIMIT)
            await asyncio.sleep(len(await told.inner_text()) / speed)
            with suppress(TooLate):
                await button.tap(timeout=GLANCE)

    async def events(self) -> list[str]:
        """Everything that has happened, as this phone tells it, newest first."""
        await self.page.get_by_role("button", name="History").tap()
        sheet = self.page.get_by_role("dialog", name="What happened so far")
        items = sheet.locator(".head, .line")
        await items.first.wait_for()  # the sheet's content loads when it first opens
        folded = sheet.locator("[aria-expanded=false]")
        await folded.evaluate_all("(buttons) => buttons.forEach((each) => each.click())")
        await expect(folded).to_have_count(0)
        told = [each.strip() for each in await items.all_inner_texts()]
        await sheet.get_by_role("button", name="Close").tap()
        return told


async def pick(page: Page, choice: Mapping[str, str]) -> None:
    """Choose an option under each of these titles; some are behind a door."""
    for title, words in choice.items():
        group = page.get_by_role("group", name=title).first
        if await group.count() == 0:
            await page.get_by_text("More: rules and table").click()
        await group.get_by_role("radio", name=re.compile(re.escape(words))).first.check()


class Screen:
    """A public screen, and the person with its mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.get_by_role("main")
        self.status = self.main.get_by_role("status").first
        self.finale = page.get_by_role("region", name="The game is over")

    async def create(
        self, address: str, game: str, seats: int, choice: Mapping[str, str] = NOTHING
    ) -> str:
        """Open a table at the door, with any other choices; returns its code."""
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
        """The button that begins, with or without bots."""
        return self.page.get_by_role("button", name=re.compile("^Start (the game|with)"))

    async def watch(self, address: str, code: str) -> None:
        """Watch a table."""
        await self.page.goto(f"{address}/s/{code}")
        await expect(self.page.get_by_text(code).first).to_be_visible()

    async def names(self) -> list[str]:
        """The names of the people at the table."""
        headings = self.page.get_by_role("article").get_by_role("heading")
        return [name.strip() for name in await headings.all_inner_texts()]

    async def shown(self) -> str:
        """Every word on it."""
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
    """All screens end up showing the same."""
    for other in screens[1:]:
        for _ in range(LOOKS):
            with suppress(AssertionError):
                same = await screens[0].shown()
                await expect(other.main).to_have_text(same, use_inner_text=True)
                break
        else:
            assert await screens[0].shown() == await other.shown()
