"""Sockets: everyone at once, one that reads nothing, one that comes back, one that moves."""

import asyncio
import socket as plain
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from palatine.server.live.streams import encode
from palatine.server.wire import messages as sent
from palatine.server.wire import protocols
from tests.server.visitors import PATIENCE, Browser, Party, seated, serving

pytestmark = pytest.mark.anyio
SEVEN = sent.Choice("senate", 7)


async def vote_opens(party: Party, random: Random) -> None:
    """The president nominates, and everybody sees the vote."""
    president = next(phone for phone in party.phones if phone.ask)
    await president.answer(random)
    for socket in party.phones:
        await socket.until(lambda s=socket: s.ask is not None)  # type: ignore[misc]


async def test_seven_who_answer_in_the_same_instant_never_hang(tmp_path: Path) -> None:
    """In four games all asked players answer at once, again and again, to the end."""
    async with serving(tmp_path) as server:
        party = await seated(server, 7, SEVEN)
        for game in range(4):
            await party.start()
            await party.play(Random(game))
            await party.screen.do(sent.Again)
            for socket in party.all:
                await socket.until(lambda s=socket: s.stage == "lobby")  # type: ignore[misc]


async def test_several_answers_from_one_phone_at_once_count_once(tmp_path: Path) -> None:
    """A double tap votes once; a late tap is refused and hits nothing else."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        president = next(phone for phone in party.phones if phone.ask)
        assert president.ask is not None
        asked = president.ask
        answer = asked.options[0].atom
        replies = await asyncio.gather(
            *[president.send(sent.Answer, number=asked.number, answer=answer) for _ in range(5)]
        )
        codes = sorted(getattr(reply, "code", "done") for reply in replies)
        assert codes == ["done", *["stale-decision"] * 4]


async def test_a_socket_that_reads_nothing_slows_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One phone stops reading for a whole game of the others; it gets the newest, not
    everything."""
    monkeypatch.setattr(protocols, "MOST_IN_KERNEL", 4096)
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        deaf = await deaf_screen(party.host, party.code)
        for game in range(3):
            await party.start()
            await party.play(Random(game))
            await party.screen.do(sent.Again)
        live = server.tables.loaded[party.code]
        screens = [each for each in live.connections if each.person is None]
        assert sorted(screen.game for screen in screens) < [3, 3]
        deaf.close()


async def deaf_screen(browser: Browser, code: str) -> plain.socket:
    """A socket with a small window that shakes hands and then reads nothing more."""
    url = urlsplit(browser.address)
    line = plain.socket()
    line.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 2048)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, (url.hostname, url.port))
    head = (
        f"GET /ws/{code}?as=screen HTTP/1.1\r\nHost: {url.netloc}\r\n"
        f"Origin: {browser.address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    await loop.sock_sendall(line, head.encode())
    await loop.sock_recv(line, 100)
    return line


async def test_whoever_speaks_is_there_and_whoever_is_silent_is_asked(tmp_path: Path) -> None:
    """A socket that answers no pings stays open while it speaks, and is closed when it stops."""
    async with serving(tmp_path, pings=1.0) as server:
        browser = server.browser()
        line, loop = await deaf_screen(browser, await browser.open()), asyncio.get_running_loop()
        frame = framed_by_client(sent.Pause(1))
        end = loop.time() + 3
        while loop.time() < end:
            await loop.sock_sendall(line, frame)
            assert await asyncio.wait_for(loop.sock_recv(line, 4096), PATIENCE)
            await asyncio.sleep(0.1)
        with suppress(ConnectionResetError):
            while await asyncio.wait_for(loop.sock_recv(line, 4096), PATIENCE):
                pass  # until the server has had enough
        line.close()


def framed_by_client(message: sent.Sent) -> bytes:
    """A short message in a browser's frame, under a mask that changes nothing."""
    content = encode(message)
    return bytes((0x81, 0x80 | len(content))) + bytes(4) + content


async def test_whoever_comes_back_gets_what_was_missed(tmp_path: Path) -> None:
    """Given the number of news that it has, a phone gets the others, and the whole view."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        sleeper, browser = party.phones[0], party.browsers[0]
        await sleeper.close()
        await party.screen.until(lambda: any(each.is_away for each in party.people))
        others = [phone for phone in party.phones[1:] if phone.ask]
        if others:
            await others[0].answer(Random(1))
        back = await browser.sit(party.code, sleeper.news, game=1)
        await back.until(lambda: back.step is not None)
        fresh = await browser.sit(party.code)
        await fresh.until(lambda: fresh.step is not None)
        assert back.step is not None
        assert back.step.start == len(sleeper.news)
        assert back.knowledge == fresh.knowledge


async def test_news_of_another_game_are_sent_from_the_start(tmp_path: Path) -> None:
    """A browser that slept through the end of one game gets all of the next."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        back = await party.browsers[0].sit(party.code, ["old", "news"], game=9)
        await back.until(lambda: back.step is not None)
        assert back.step is not None
        assert back.step.start == 0


async def test_two_screens_and_a_spectator_are_in_step(tmp_path: Path) -> None:
    """All spectators get the same bytes, and are counted."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        others = [await server.browser().watch(party.code) for _ in range(2)]
        await party.start()
        await party.play(Random(1))
        for socket in (*others, party.screen):
            await socket.until(lambda s=socket: s.step is not None and s.step.over is not None)  # type: ignore[misc]
        assert {socket.screens for socket in (*others, party.screen)} == {3}
        steps = [[each for each in s.received if b'"step"' in each] for s in others]
        assert steps[0] == steps[1]


async def test_a_seat_moves_to_another_phone(tmp_path: Path) -> None:
    """The link works once; the old phone is shown out, the new one has everything."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        old = party.phones[2]
        move = await old.send(sent.ShowMove)
        token = sent.Token(move.link.partition("#move=")[2])
        other = server.browser()
        await other.ask("GET", f"/api/tables/{party.code}")
        given = dict(other.cookies)
        assert (await other.ask("POST", "/api/move", token)).status_code == 201
        other.cookies = given  # as if that answer had been lost
        await old.until(lambda: old.gone is not None)
        assert old.gone == sent.Gone("moved")
        new = await other.sit(party.code)
        await new.until(lambda: new.step is not None)
        assert new.knowledge == old.knowledge
        again = await server.browser().ask("POST", "/api/move", token)
        assert (again.status_code, again.json()["code"]) == (403, "bad-token")
        returned = await party.browsers[2].sit(party.code)
        assert returned.gone == sent.Gone("moved")


async def test_who_has_a_seat_keeps_it_whatever_link_is_opened(tmp_path: Path) -> None:
    """At this table the link is refused and stays valid; at another one the old seat stays too."""
    async with serving(tmp_path) as server:
        party, others = await seated(server, 2), await seated(server, 2)
        link = (await party.phones[0].send(sent.ShowMove)).link
        token = sent.Token(link.partition("#move=")[2])
        ben = party.browsers[1]
        no = await ben.ask("POST", "/api/move", token)
        assert (no.status_code, no.json()["code"]) == (409, "already-seated")
        assert (await ben.sit(party.code)).welcome.person == 2  # type: ignore[union-attr]
        own = await party.browsers[0].ask("POST", "/api/move", token)
        assert own.status_code == 201
        assert party.phones[0].gone is None
        guest = others.browsers[1]
        assert (await guest.ask("POST", "/api/move", token)).status_code == 201
        for code, person in ((others.code, 2), (party.code, 1)):
            assert (await guest.sit(code)).welcome.person == person  # type: ignore[union-attr]


async def test_a_ballot_changes_nothing_for_the_others_but_who_is_waited_for(
    tmp_path: Path,
) -> None:
    """During a vote, no step has a view or news; only its owner learns of a changed ballot."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        await vote_opens(party, Random(1))
        voter, other = party.phones[:2]
        assert voter.ask is not None
        number = voter.ask.number
        marks = {socket: len(socket.received) for socket in party.all}
        await voter.do(sent.Answer, number=number, answer="yes")
        await voter.do(sent.Answer, number=number, answer="no")
        await other.do(sent.Answer, number=number, answer="yes")
        for socket in party.all:
            await socket.until(lambda s=socket: len(s.step.waiting) == 3)  # type: ignore[misc]
        seen = [each for each in party.screen.received[marks[party.screen] :] if b"step" in each]
        assert len(seen) == 2
        assert all(b'"news":[]' in each and b'"view"' not in each for each in seen)


async def test_nobody_without_a_ticket_gets_a_seat(tmp_path: Path) -> None:
    """A browser that has no ticket, or one for another table, is shown out."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        stranger = server.browser()
        assert (await stranger.sit(party.code)).gone == sent.Gone("removed")
        stranger.cookies[f"seat-{party.code}"] = "x" * 43
        assert (await stranger.sit(party.code)).gone == sent.Gone("removed")
        assert (await stranger.sit("ZZZZ")).gone == sent.Gone("closed")
