"""The attacker at a table: other people's tickets, seats and answers; floods and nonsense."""

import asyncio
import hashlib
import hmac
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from palatine.bots.random import any_answer
from palatine.server.store.database import DATABASE
from palatine.server.store.sqlite import copy
from palatine.server.table.log import LinkShown, read
from palatine.server.table.table import folded
from palatine.server.table.tickets import MOVE_SECONDS, hashed, new_token
from palatine.server.wire import messages as sent
from palatine.server.wire.limits import BOUNDS, LARGEST_MESSAGE
from palatine.server.wire.protocols import MOST_PARTS
from tests.server.attackers import (
    busy_disk,
    handshake,
    last_words,
    nonsense,
    ping_without_reading,
    refused_status,
    wire,
)
from tests.server.folds import everything
from tests.server.visitors import Browser, Party, Running, Socket, seated, serving

pytestmark = pytest.mark.anyio
NOT_MINE = ("not-your-seat", "not-the-host", "not-your-decision")
HOST_COMMANDS: list[tuple[type[sent.Sent], dict[str, Any]]] = [
    (sent.Choose, {"choice": sent.Choice("senate", 6)}),
    (sent.AddBot, {}),
    (sent.Remove, {"person": 1}),
    (sent.Arrange, {"people": (5, 4, 3, 2, 1)}),
    (sent.HandOver, {"person": 2}),
    (sent.Start, {}),
    (sent.Pause, {}),
    (sent.Resume, {}),
    (sent.End, {}),
    (sent.Again, {}),
    (sent.StandInFor, {"person": 1, "how": "bot"}),
    (sent.AnswerFor, {"person": 1, "asking": "nominate"}),
]
SEAT_COMMANDS: list[tuple[type[sent.Sent], dict[str, Any]]] = [
    (sent.Answer, {"number": 0, "answer": "yes"}),
    (sent.Say, {"what": "retract"}),
    (sent.Why, {"atom": ""}),
    (sent.ShowMove, {}),
    (sent.TakeBack, {}),
    (sent.Dress, {"look": sent.Look("red", "sun")}),
    (sent.Leave, {}),
]
EVERYBODYS: list[tuple[type[sent.Sent], dict[str, Any]]] = [(sent.Want, {"what": "again"})]
"""What a seat may do, and the host without one."""


def whole(server: Running, party: Party) -> dict[str, Any]:
    """Everything in the table: a failed attack has changed none of it."""
    return everything(server.tables.loaded[party.code].table)


async def playing(server: Running, people: int = 5) -> tuple[Party, Socket, Socket]:
    """A table in the middle of its first question; a player who is asked, and one who is not."""
    party = await seated(server, people, sent.Choice("senate", people, seating="arranged"))
    await party.start()
    asked = next(phone for phone in party.phones if phone.ask)
    return party, asked, next(phone for phone in party.phones if phone is not asked)


async def test_a_ticket_of_another_table_opens_nothing(tmp_path: Path) -> None:
    """Neither under its own name, nor renamed for this table, as a seat's or as the host's."""
    async with serving(tmp_path) as server:
        party, _, _ = await playing(server)
        thief = server.browser()
        other = await thief.open()
        await thief.join(other, "Eve")
        seat, host = thief.cookies[f"seat-{other}"], thief.cookies[f"host-{other}"]
        for stolen in (seat, host, hashed(seat), "", "x" * 1000):
            thief.cookies = {f"seat-{party.code}": stolen, f"host-{party.code}": stolen}
            assert (await thief.sit(party.code)).gone == sent.Gone("removed")
            screen = await thief.watch(party.code)
            assert screen.welcome is not None
            assert not screen.welcome.is_host
            assert (await screen.send(sent.End)).code == "not-the-host"
            await screen.close()


async def test_the_hash_of_a_ticket_is_no_ticket(tmp_path: Path) -> None:
    """Reading the disk gives nobody a seat."""
    async with serving(tmp_path) as server:
        party, _, _ = await playing(server)
        hashes = [one.ticket for one in server.tables.loaded[party.code].table.people.values()]
        for each in hashes:
            thief = server.browser()
            thief.cookies = {f"seat-{party.code}": str(each)}
            assert (await thief.sit(party.code)).gone == sent.Gone("removed")


async def test_an_answer_counts_once_however_often_it_is_sent(tmp_path: Path) -> None:
    """The same number, or the same ref, again and later: it answers nothing."""
    async with serving(tmp_path) as server:
        party, asked, _ = await playing(server)
        assert asked.ask is not None
        old = sent.Answer(7, asked.ask.number, any_answer(asked.ask, Random(1)))
        await asked.do(sent.Answer, number=old.number, answer=old.answer)
        await asked.until(lambda: asked.step.ask is None or asked.step.ask.number != old.number)  # type: ignore[union-attr]
        before = whole(server, party)
        for again in (old, old, msgspec.structs.replace(old, ref=1)):
            asked.replies.clear()
            await asked.wire.send(msgspec.json.encode(again).decode())
            await asked.until(lambda ref=again.ref: ref in asked.replies)  # type: ignore[misc]
            assert asked.replies[again.ref].code in ("stale-decision", "not-your-decision")
        assert whole(server, party) == before


async def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    """A phone speaks for its own seat: it has no way to name another."""
    async with serving(tmp_path) as server:
        party, asked, other = await playing(server)
        assert asked.ask is not None
        answer, before = any_answer(asked.ask, Random(1)), whole(server, party)
        reply = await other.send(sent.Answer, number=asked.ask.number, answer=answer)
        assert reply.code == "not-your-decision"
        forged = {"type": "answer", "ref": 99, "number": asked.ask.number, "answer": answer}
        for extra in ({"seat": 0}, {"person": 1}, {"as": 0}):
            await other.wire.send(msgspec.json.encode(forged | extra).decode())
        await other.send(sent.TakeBack)
        assert other.replies[0].code == "bad-message"
        assert whole(server, party) == before


async def test_whoever_looks_on_can_do_nothing(tmp_path: Path) -> None:
    """A spectator's messages are all refused, both the host's and the seats'."""
    async with serving(tmp_path) as server:
        party, _, _ = await playing(server)
        spectator = await server.browser().watch(party.code)
        before = whole(server, party)
        for kind, fields in (*SEAT_COMMANDS, *HOST_COMMANDS, *EVERYBODYS):
            assert (await spectator.send(kind, **fields)).code in NOT_MINE
        assert whole(server, party) == before


async def test_a_seat_that_is_not_the_host_commands_nothing(tmp_path: Path) -> None:
    """In the lobby and in the game; and only phones with a seat can act for one."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        guest = party.phones[3]
        for _ in range(2):
            before = whole(server, party)
            for kind, fields in HOST_COMMANDS:
                assert (await guest.send(kind, **fields)).code == "not-the-host"
            assert whole(server, party) == before
            if party.screen.stage == "lobby":
                await party.start()


async def test_a_screen_with_a_seats_cookie_is_a_screen(tmp_path: Path) -> None:
    """A browser that watches as a screen gets no seat's view and can't act for the seat."""
    async with serving(tmp_path) as server:
        party, _, _ = await playing(server)
        screen = await party.browsers[2].watch(party.code)
        await screen.until(lambda: screen.view is not None)
        assert screen.viewer == "public"
        for kind, fields in SEAT_COMMANDS:
            assert (await screen.send(kind, **fields)).code == "not-your-seat"


async def sent_while_moving(
    server: Running, data: Path, browser: Browser, old: Socket, messages: list[sent.Sent]
) -> int:
    """While a seat's move to another phone waits for the disk, the old phone sends all of this.

    Returns how many of its messages were refused.
    """
    table = server.tables.loaded[str(old.table.code)].table  # type: ignore[union-attr]
    link = (await old.send(sent.ShowMove)).link
    before = refusals(server)
    with busy_disk(data):
        moving = asyncio.create_task(browser.ask("POST", "/api/move", token_in(link)))
        while not table.gone:
            await asyncio.sleep(0.001)
        for message in messages:
            await old.wire.send(msgspec.json.encode(message).decode())
        await (await old.wire.ping())  # it returns once everything before it was heard
    assert (await moving).status_code == 201
    await old.until(lambda: not old.is_open)
    return refusals(server) - before


def refusals(server: Running) -> int:
    """How many messages were refused so far."""
    found = server.tables.metrics.registry.get_sample_value
    return int(found("palatine_messages_total", {"result": "refused"}) or 0)


def token_in(link: str) -> sent.Token:
    """What a link's page sends."""
    return sent.Token(link.partition("=")[2])


async def test_a_phone_that_was_moved_does_nothing_more(tmp_path: Path) -> None:
    """Messages on their way when the seat moved are refused, and the socket closes."""
    async with serving(tmp_path) as server:
        party, asked, _ = await playing(server)
        place, new = party.phones.index(asked), server.browser()
        assert asked.ask is not None
        before = whole(server, party)["match"]
        late = [
            sent.Answer(50, asked.ask.number, any_answer(asked.ask, Random(1))),
            sent.ShowMove(51),
        ]
        assert await sent_while_moving(server, tmp_path, new, asked, late) == 2
        assert asked.gone == sent.Gone("moved")
        assert not {50, 51} & asked.replies.keys()
        assert whole(server, party)["match"] == before
        assert (await party.browsers[place].sit(party.code)).gone == sent.Gone("moved")
        assert (await new.sit(party.code)).is_open


async def test_a_host_who_was_moved_commands_nothing_more(tmp_path: Path) -> None:
    """The first to join is the host on a phone; the phone that the seat has left is not."""
    async with serving(tmp_path) as server:
        party = await seated(server, 2)
        old, new = party.phones[0], server.browser()
        assert await sent_while_moving(server, tmp_path, new, old, [sent.AddBot(50)]) == 1
        assert not any(one.bot for one in party.people)
        await (await new.sit(party.code)).do(sent.AddBot)


async def test_a_removed_phone_is_shown_out_for_good(tmp_path: Path) -> None:
    """Its socket closes, its ticket opens nothing, and the game goes on without it."""
    async with serving(tmp_path) as server:
        party, _, _ = await playing(server)
        person = party.phones[3].welcome.person  # type: ignore[union-attr]
        await party.screen.do(sent.Remove, person=person)
        await party.phones[3].until(lambda: not party.phones[3].is_open)
        assert party.phones[3].gone == sent.Gone("removed")
        assert (await party.browsers[3].sit(party.code)).gone == sent.Gone("removed")
        door = (await party.browsers[3].ask("GET", f"/api/tables/{party.code}")).json()
        assert door["has_seat"] is False


async def test_a_move_is_good_once_and_made_by_nobody_else(tmp_path: Path) -> None:
    """Used, outdated, for another table, or plain nonsense: always the same refusal."""
    async with serving(tmp_path) as server:
        _, asked, _ = await playing(server)
        first, token = [(await asked.send(sent.ShowMove)).link.partition("=")[2] for _ in "12"]
        code, _, secret = token.partition(".")
        newer = [await move(server, first), await move(server, token)]
        assert [status for status, _ in newer] == [403, 201]
        wrong = [
            *(first, token, new_token(code), f"ZZZZ.{secret}"),
            *("", ".", "...", ".x", code, f"{code}.", f"{code}.\ud7ff", "x" * 9000),
        ]
        answers = [await move(server, each) for each in wrong]
        assert set(answers) == {(403, answers[0][1])}


async def move(server: Running, token: str) -> tuple[int, bytes]:
    """A new browser follows a link; returns the answer."""
    answer = await server.browser().ask("POST", "/api/move", sent.Token(token))
    return answer.status_code, answer.content


async def test_a_bots_seat_can_not_be_moved(tmp_path: Path) -> None:
    """It has no link, and an empty one opens nothing."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        await party.screen.do(sent.AddBot)
        assert (await move(server, f"{party.code}."))[0] == 403


async def test_a_copy_of_the_database_takes_no_seat(tmp_path: Path) -> None:
    """With everything on the disk, while a link is valid, nobody can make another valid one."""
    async with serving(tmp_path) as server:
        party, asked, _ = await playing(server)
        token = (await asked.send(sent.ShowMove)).link.partition("=")[2]
        await asyncio.to_thread(copy, tmp_path / DATABASE, tmp_path / "backup")
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
        assert token.partition(".")[2].encode() not in kept
        entries = read(await server.tables.store.read(party.code))
        shown = next(each for each in entries if isinstance(each, LinkShown))
        assert shown.link.encode() in kept
        for made in made_of(party.code, shown, folded(entries).people[shown.person].ticket or ""):
            assert (await move(server, made))[0] == 403
        assert (await move(server, token))[0] == 201


def made_of(code: str, shown: LinkShown, ticket: str) -> Iterator[str]:
    """What a thief would try after reading the log: hashes as secrets, and as signing keys."""
    for stored in (shown.link, ticket):
        yield f"{code}.{stored}"
        yield f"{code}.{hashed(stored)}"
        what = f"{code}.{shown.person}.{shown.until}"
        key, said = stored.encode(), b"palatine move " + what.encode()
        yield f"{what}.{hmac.new(key, said, hashlib.sha256).hexdigest()}"


@pytest.mark.parametrize("ahead", [-1, MOVE_SECONDS + 60])
async def test_a_link_is_good_for_five_minutes_and_no_longer(tmp_path: Path, ahead: int) -> None:
    """One that is too old is refused with a sentence, and so is one dated too far ahead."""
    async with serving(tmp_path) as server:
        party, asked, _ = await playing(server)
        token = new_token(party.code)
        person = asked.welcome.person  # type: ignore[union-attr]
        until = int(time.time()) + ahead
        live = await server.tables.find(party.code)
        await live.do(lambda table: table.enter(LinkShown(person, hashed(token), until)))  # type: ignore[arg-type]
        status, said = await move(server, token)
        assert status == 403
        assert b"this link is too old, or was used; ask for a new one" in said


async def test_nonsense_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    """Five hundred broken messages on one socket: each gets an answer, and the phone plays on."""
    async with serving(tmp_path) as server:
        party, asked, _ = await playing(server)
        random, before, heard = Random(11), whole(server, party), len(asked.received)
        for _ in range(500):
            await asked.wire.send(nonsense(random))
        await asked.until(lambda: len(asked.received) == heard + 500)
        assert whole(server, party) == before
        asked.replies.clear()
        assert isinstance(await asked.answer(random), sent.Done)


TEXTS = ("pad", "language")
"""Fields of a message in which any text is valid."""


async def test_every_field_of_every_message_can_be_wrong(tmp_path: Path) -> None:
    """Huge numbers, numbers for texts, texts for lists: each is refused, even for the host."""
    async with serving(tmp_path) as server:
        party, asked, _ = await playing(server)
        number = asked.ask.number if asked.ask else 0
        wrong: list[Any] = [None, -1, 2**63, 10**400, 1.5, True, "", "\x00", [[]], {"a": {}}]
        before = whole(server, party)
        for kind in sent.FromBrowser.__args__:
            message = {"type": kind.__struct_config__.tag, "ref": 3}
            for name in kind.__struct_fields__:
                for value in wrong[: 6 if name in TEXTS else None]:
                    forged = message | {"number": number} if name == "answer" else message
                    await asked.wire.send(msgspec.json.encode(forged | {name: value}).decode())
        await party.screen.until(lambda: True)
        await asked.send(sent.Why, atom="")
        found = whole(server, party)
        assert {name: found[name] for name in found if name != "people"} == {
            name: before[name] for name in before if name != "people"
        }


async def test_what_is_no_text_or_too_large_closes_the_socket(tmp_path: Path) -> None:
    """Binary frames, a message over 16 KiB, one in endless parts, broken UTF-8."""
    async with serving(tmp_path) as server:
        party, _, _ = await playing(server)
        browser, path = party.browsers[0], f"/ws/{party.code}?as=seat"
        binary = await wire(browser, path)
        await binary.send(b"\x00\x01")
        assert (await last_words(binary))[1] == 1003
        large = await wire(browser, path)
        await large.send("x" * (LARGEST_MESSAGE + 1))
        assert (await last_words(large))[1] == 1009
        broken = await wire(browser, path)
        await broken.send(b"\xff\xfe", text=True)
        assert (await last_words(broken))[1] == 1007
        endless = await wire(browser, path)
        with suppress(ConnectionClosed):
            await endless.send(part for part in [""] * 20 * MOST_PARTS)
        assert (await last_words(endless))[1] is None
        assert (await party.screen.send(sent.Pause)).ref


async def test_a_flood_is_answered_once_and_then_closed(tmp_path: Path) -> None:
    """Forty messages get through, the next is refused, and this socket closes."""
    async with serving(tmp_path, bounds=BOUNDS) as server:
        browser = server.browser()
        code = await browser.open()
        line = await wire(browser, f"/ws/{code}?as=screen")
        text = msgspec.json.encode(sent.Pause(5)).decode()
        for _ in range(300):
            await line.send(text)
        heard, closed = await last_words(line)
        refusals = [each for each in heard if '"too-much"' in str(each)]
        assert (len(refusals), closed) == (1, 1008)
        assert 40 <= sum('"refused"' in str(each) for each in heard) < 60
        assert (await browser.watch(code)).welcome is not None


async def test_a_handshake_that_can_not_be_read_is_the_end(tmp_path: Path) -> None:
    """A line over 8 KiB, or too many: the connection gets an answer and closes."""
    async with serving(tmp_path) as server:
        path = f"/ws/{await server.browser().open()}"
        for wrong in ({"Cookie": "x" * 9000}, {f"X-{number}": "x" for number in range(200)}):
            assert await handshake(server.address, path, Origin=server.address, **wrong) == 400


async def test_pings_without_end_are_cut_off(tmp_path: Path) -> None:
    """Answers that nobody reads would fill the memory: the server soon cuts the line."""
    async with serving(tmp_path) as server:
        browser = server.browser()
        path, most = f"/ws/{await browser.open()}?as=screen", 50_000_000
        assert await ping_without_reading(browser, path, most) < most


async def test_sockets_are_counted(tmp_path: Path) -> None:
    """An address has a limit; with too many tabs of one ticket, the old ones close."""
    bounds = msgspec.structs.replace(BOUNDS, sockets=12, tabs=3)
    async with serving(tmp_path, bounds=bounds) as server:
        party = await seated(server, 2)
        tabs = [await party.browsers[0].sit(party.code) for _ in range(3)]
        for tab in (party.phones[0], *tabs[:2]):
            await tab.until(lambda s=tab: not s.is_open)  # type: ignore[misc]
            assert tab.gone == sent.Gone("closed")
        assert tabs[2].is_open
        screens = [await party.host.watch(party.code) for _ in range(9)]
        path = f"/ws/{party.code}?as=screen"
        assert await refused_status(party.host, path) == 429
        await screens[0].close()
        await party.screen.until(lambda: party.screen.screens == 9)
        assert await refused_status(party.host, path) == 101


async def test_the_log_of_an_attacked_table_is_sound(tmp_path: Path) -> None:
    """Seven play while an eighth sends nonsense and other people's answers; all is as it should
    be."""
    async with serving(tmp_path) as server:
        party, _, _ = await playing(server)
        noise = asyncio.create_task(disturb(party, server.browser()))
        await party.play(Random(3))
        noise.cancel()
        await asyncio.wait([noise])  # until it is quiet, or it would meet a stopping server
        live = server.tables.loaded[party.code]
        kept = await server.tables.store.read(party.code)
        assert everything(folded(read(kept))) == everything(live.table)


async def disturb(party: Party, browser: Browser) -> None:
    """A spectator sends nonsense, and answers to every open question."""
    random = Random(12)
    screen = await browser.watch(party.code)
    while True:
        await screen.wire.send(nonsense(random))
        for number in range(3):
            await screen.send(sent.Answer, number=number, answer="yes")
