"""The hunt for leaks: whole games over real sockets, and everything that every browser received."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from palatine.bots.random import any_answer
from palatine.catalog import games
from palatine.core.chance import Seeded
from palatine.core.conformance.promises import step
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.server.table.log import Entry, Started, read
from palatine.server.table.table import folded
from palatine.server.wire import messages as sent
from tests.server.lawful import Lawful
from tests.server.twins import probe
from tests.server.visitors import Browser, Party, Running, Socket, seated

TALK = 0.15
SECOND_THOUGHTS = 0.2
"""How often an answer is changed, if that is still possible."""


OF_A_GAME = (b'"steps"', b'"log"', b'"news"', b'"chances"', b'"progress"')
"""What reveals a game: replays, records, analyses, and that one of them is in progress."""


@dataclass(frozen=True)
class Ear:
    """One socket, its listener, and how many news it had before."""

    viewer: Viewer
    browser: Browser
    socket: Socket
    have: int = 0


class Hunt:
    """A table where people play and talk at random, and where we keep everything."""

    def __init__(self, server: Running, party: Party, random: Random) -> None:
        self.server, self.party, self.random = server, party, random
        self.ears = [Ear(PUBLIC, party.host, party.screen)]
        for place, phone in enumerate(party.phones):
            self.ears.append(Ear(Seat(place), party.browsers[place], phone))
        self.fetched: list[tuple[Browser, bytes, bool]] = []
        """What came over HTTP: to whom, what, and whether the game was over."""

    @classmethod
    async def open(cls, server: Running, choice: sent.Choice, random: Random) -> "Hunt":
        """Everyone sits down, in the order of the seats."""
        assert choice.seating == "arranged"
        return cls(server, await seated(server, choice.players, choice), random)

    async def play(self, steps: int | None = None) -> None:
        """Everyone answers and talks, until the screen has had this many steps or the game ends."""
        seeds = [Random(self.random.random()) for _ in self.party.phones]
        playing = [
            asyncio.create_task(play(*each)) for each in zip(self.party.phones, seeds, strict=True)
        ]
        screen = self.party.screen
        await screen.until(
            lambda: screen.stage == "over" or (steps is not None and screen.steps >= steps)
        )
        for task in playing:
            while not task.done():  # a wait that was just fulfilled swallows it
                task.cancel()
                await asyncio.wait([task], timeout=0.1)
        await self.settle()

    async def drive(self, answers: int) -> None:
        """This many random answers, whatever the phones see; the first phone tries many things.

        We know the seed, and so the questions.
        """
        table = self.server.tables.loaded[self.party.code].table
        assert table.match is not None
        shadow = Match(table.match.game, table.match.setup, Seeded(table.seed))
        for _ in range(answers):
            await probe(self.party.phones[0], shadow, self.random)
            number = shadow.number
            seat, answer = step(shadow, self.random)
            await self.party.phones[seat].do(sent.Answer, number=number, answer=answer)

    async def settle(self) -> None:
        """Wait until every socket has got everything: an answer to a question comes after it."""
        for ear in self.ears:
            await ear.socket.send(sent.TakeBack)

    async def come_back(self) -> None:
        """One phone comes back with its news, one without, and a second screen watches."""
        for place, keeps in ((0, True), (1, False)):
            phone, browser = self.party.phones[place], self.party.browsers[place]
            news = list(phone.news) if keeps else []
            back = await browser.sit(self.party.code, news, game=1)
            self.ears.append(Ear(Seat(place), browser, back, len(news)))
        browser = self.server.browser()
        self.ears.append(Ear(PUBLIC, browser, await browser.watch(self.party.code)))

    async def fetch(self) -> None:
        """Everyone asks for everything there is over HTTP."""
        table = f"/api/tables/{self.party.code}"
        paths = [table, f"{table}/record", f"{table}/replay/all", f"{table}/replay/0"]
        if self.party.screen.stage != "over":  # afterwards nothing is hidden
            paths += [f"{table}/analysis", f"{table}/analysis?game=1"]
        for browser in (self.server.browser(), self.party.browsers[0], self.party.host):
            for path in (*paths, "/healthz"):
                answer = await browser.ask("GET", path)
                head = repr(answer.headers.raw).encode()
                is_over = self.party.screen.stage == "over"
                self.fetched.append((browser, head + answer.content, is_over))

    async def found(self) -> list[str]:
        """Everything that anyone received and should not have."""
        entries = read(await self.server.tables.store.read(self.party.code))
        lawful = {viewer: Lawful(entries, viewer) for viewer in {ear.viewer for ear in self.ears}}
        found: list[str] = []
        for ear in self.ears:
            wrong = lawful[ear.viewer].unexplained(ear.socket.received, ear.have)
            found += [f"{ear.viewer}: {each}" for each in wrong]
        return [*found, *self._secrets(entries), *self._bodies()]

    def _secrets(self, entries: list[Entry]) -> Iterator[str]:
        """Others' tickets, hashes of any ticket, and the seed before the end."""
        table = folded(entries)
        seed = next(each.seed for each in entries if isinstance(each, Started)).encode()
        hashes = [table.host, *(one.ticket for one in table.people.values() if one.ticket)]
        browsers = (self.party.host, *self.party.browsers)
        tickets = [ticket for one in browsers for ticket in one.cookies.values()]
        for browser, content, is_over in self._all():
            own = (*browser.cookies.values(),)
            for secret in (*hashes, *tickets):
                if secret.encode() in content and secret not in own:
                    yield f"a ticket was told: {content[:200]!r}"
            if not is_over and seed in content:
                yield f"the seed was told: {content[:200]!r}"

    def _all(self) -> Iterator[tuple[Browser, bytes, bool]]:
        yield from self.fetched
        for ear in self.ears:
            is_over = False
            for content in ear.socket.received:
                is_over = is_over or b'"stage":"over"' in content
                yield ear.browser, content, is_over

    def _bodies(self) -> Iterator[str]:
        """While a game runs, HTTP shows everybody the door, and nothing of the game."""
        for _, content, is_over in self.fetched:
            if not is_over and any(word in content for word in OF_A_GAME):
                yield f"HTTP told of a running game: {content[-200:]!r}"


async def play(phone: Socket, random: Random) -> None:
    """Answer at random, and now and then say something, to the end."""
    while True:
        await phone.until(lambda: phone.ask is not None)
        if random.random() < TALK:
            await phone.send(sent.Say, **any_claim(phone, random))
        asked = phone.ask
        if asked is not None:
            await phone.answer(random)
            if random.random() < SECOND_THOUGHTS:
                answer = any_answer(asked, random)
                await phone.send(sent.Answer, number=asked.number, answer=answer)
            await phone.until(lambda n=asked.number: phone.ask is None or phone.ask.number != n)  # type: ignore[misc]


def any_claim(phone: Socket, random: Random) -> dict[str, Any]:
    """Any claim, valid or not."""
    assert phone.table is not None
    kinds = games()[phone.table.choice.game].talk.kinds
    if not kinds:
        return {"what": "nothing"}
    what = random.choice(list(kinds))
    return {"what": what, "atoms": tuple(random.choice(each.atoms) for each in kinds[what])}
