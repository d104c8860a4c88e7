"""Web push: who is called, what they hear, and who is forgotten."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from palatine.catalog import games
from palatine.core.match import Match
from palatine.core.seats import PUBLIC
from palatine.server.live.live_table import LiveTable
from palatine.server.push.calls import TableCalls
from palatine.server.push.keys import KEY, Keys, unspelt
from palatine.server.push.sealing import keys_of
from palatine.server.push.sending import Way, post
from palatine.server.push.settings import PushSettings
from palatine.server.table.acts import answer_at
from palatine.server.table.table import Table
from palatine.server.wire import messages as sent
from tests.server.push_service import Phone, Service, push_service, signed
from tests.server.test_leaks import setup_of
from tests.server.twins import History, choice_of, dealt, message_of, pair
from tests.server.visitors import Party, Running, seated, serving

pytestmark = pytest.mark.anyio
ARRANGED = sent.Choice("senate", 5, seating="arranged")
SUBJECT = "mailto:house@example.org"


@asynccontextmanager
async def calling(data: Path, patience: float = 0.0) -> AsyncIterator[tuple[Running, Service]]:
    """A server that calls phones over a push service on this machine."""
    way = Way(("http",), is_home_open=True)
    async with push_service() as service:
        settings = PushSettings(SUBJECT, data, patience, way)
        async with serving(data, push=settings) as server:
            yield server, service


async def callable_party(
    server: Running, service: Service, choice: sent.Choice = ARRANGED
) -> tuple[Party, list[Phone]]:
    """Everybody can be called, and a game has begun."""
    party = await seated(server, choice.players, choice)
    phones = [Phone(service, str(place)) for place in range(choice.players)]
    for browser, phone in zip(party.browsers, phones, strict=True):
        answer = await browser.ask("POST", f"/api/tables/{party.code}/push", phone.subscription)
        assert answer.status_code == 200, answer.text
    return party, phones


async def key_at(party: Party) -> str | None:
    """The key by which browsers recognise calls to this table."""
    key: str | None = (await party.host.ask("GET", f"/api/tables/{party.code}/push")).json()["key"]
    return key


async def asked_first(party: Party) -> int:
    """The seat of the first question, once there is one."""
    await party.screen.until(lambda: party.screen.step is not None)
    assert party.screen.step is not None
    (seat,) = party.screen.step.waiting
    return seat


async def quiet(server: Running) -> None:
    """Wait until no call is on its way."""
    push = server.tables.push
    assert push is not None
    while push._tasks:
        await asyncio.gather(*push._tasks)


async def test_whoever_is_asked_and_not_there_is_called_once(tmp_path: Path) -> None:
    """The message names only the table, and only that phone can open it; we sign for it."""
    async with calling(tmp_path) as (server, service):
        party, phones = await callable_party(server, service)
        await party.start()
        seat = await asked_first(party)
        await quiet(server)
        assert service.sent == []
        await party.phones[seat].close()
        await service.until(1)
        other = next(phone for place, phone in enumerate(party.phones) if place != seat)
        await other.close()
        await party.screen.until(lambda: sum(each.is_away for each in party.people) == 2)
        await quiet(server)
        (call,) = service.sent
        assert call.path == phones[seat].path
        assert phones[seat].opened(call) == {"table": party.code}
        assert (call.headers["ttl"], call.headers["urgency"]) == ("600", "high")
        assert party.code not in str(call.headers)
        claims, key = signed(call)
        assert (claims["aud"], claims["sub"]) == (service.origin, SUBJECT)
        assert time.time() < claims["exp"] < time.time() + 24 * 60 * 60
        assert (await key_at(party)) == key


async def test_a_page_that_is_loaded_anew_calls_nobody(tmp_path: Path) -> None:
    """Only a lasting absence counts."""
    async with calling(tmp_path, patience=3600.0) as (server, service):
        party, _ = await callable_party(server, service)
        await party.start()
        seat = await asked_first(party)
        await party.phones[seat].close()
        await party.screen.until(lambda: any(each.is_away for each in party.people))
        await quiet(server)
        assert service.sent == []


@pytest.mark.parametrize("status", [404, 410])
async def test_a_phone_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    """The push service says so; we do not call it again."""
    async with calling(tmp_path) as (server, service):
        service.status = status
        party, _ = await callable_party(server, service)
        await party.start()
        seat = await asked_first(party)
        await party.phones[seat].close()
        await service.until(1)
        await quiet(server)
        assert await kept(server, party) == [place for place in range(5) if place != seat]


async def kept(server: Running, party: Party) -> list[int]:
    """The players whose phones we may call, in the order of joining."""
    push, live = server.tables.push, server.tables.loaded[party.code]
    assert push is not None
    found = [
        (await push.book.find(party.code, each.ticket or "")) for each in live.table.people.values()
    ]
    return [place for place, phone in enumerate(found) if phone is not None]


async def test_a_seat_takes_its_phone_along(tmp_path: Path) -> None:
    """A player who leaves is not called again; with the table, all are forgotten."""
    async with calling(tmp_path) as (server, service):
        party, _ = await callable_party(server, service)
        push = server.tables.push
        assert push is not None
        await party.phones[1].do(sent.Leave)
        await quiet(server)
        assert await kept(server, party) == [0, 1, 2, 3]
        assert b"/1" not in (tmp_path / "push.sqlite3").read_bytes()
        await server.tables.store.delete(party.code)
        await server.tables.clean()
        assert await push.book.codes() == []


async def test_only_a_seat_can_be_called(tmp_path: Path) -> None:
    """And only at a public address, spelt as browsers do."""
    async with calling(tmp_path) as (server, service):
        party = await seated(server, 1)
        phone, path = Phone(service, "x").subscription, f"/api/tables/{party.code}/push"
        assert (await party.host.ask("POST", path, phone)).status_code == 403
        long = sent.Subscription(phone.endpoint + "x" * 1000, phone.p256dh, phone.auth)
        short = sent.Subscription(phone.endpoint, phone.p256dh[1:], phone.auth)
        away = sent.Subscription("ftp://example.org/x", phone.p256dh, phone.auth)
        for wrong in (long, short, away):
            assert (await party.browsers[0].ask("POST", path, wrong)).status_code == 422
        assert (await party.browsers[0].ask("POST", path, phone)).status_code == 200


async def test_where_push_is_off_nobody_is_called(tmp_path: Path) -> None:
    """A browser hears that there is no key."""
    async with serving(tmp_path) as server:
        assert await key_at(await seated(server, 0)) is None


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://example.org/x",
        "https://me@example.org/x",
        "https://example.org:8443/x",
        "https://example.org/\r\nHost: other",
        "https:///x",
        "file:///etc/passwd",
        "https://" + "x" * 1000,
    ],
)
def test_an_address_that_is_no_push_service_is_refused(endpoint: str) -> None:
    """Other schemes, ports and tricks with names."""
    assert Way().parts(endpoint) is None


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "10.0.0.1", "169.254.169.254"])
async def test_no_call_goes_into_our_own_network(host: str) -> None:
    """Whatever a browser with a seat has named."""
    assert Way().parts(f"https://{host}/x") is not None
    assert await post(Way(), f"https://{host}/x", {}, b"") == 0


def test_the_keys_are_made_once_and_are_ours_alone(tmp_path: Path) -> None:
    """Another start finds the same pair; nobody else may read it."""
    first = Keys.kept_in(tmp_path)
    assert Keys.kept_in(tmp_path).public == first.public
    assert (tmp_path / KEY).stat().st_mode & 0o777 == 0o600


def test_both_ends_come_to_the_keys_of_the_standard() -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    key, nonce = keys_of(
        unspelt("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
        unspelt("BTBZMqHH6r4Tts7J_aSIgg"),
        unspelt(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        unspelt(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
        ),
        unspelt("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert (key, nonce) == (unspelt("oIhVW04MRdy2XN9CiKLxTg"), unspelt("4h_95klXJ5E_qnoN"))


# Who is called reveals nothing


async def called(server: Running, service: Service, history: History) -> list[list[str]]:
    """Play a history while only the screen is there; returns who was called after each input."""
    party, _ = await callable_party(server, service, choice_of(history.setup))
    with dealt(history):
        await party.start()
    for phone in party.phones:
        await phone.close()
    await party.screen.until(lambda: all(each.is_away for each in party.people))
    live, found = server.tables.loaded[party.code], list[list[str]]()
    shadow = Match(history.game, history.setup, history.nature())
    for entry in history.inputs:
        await quiet(server)
        found.append(sorted(call.path for call in service.sent))
        service.sent.clear()
        kind, fields = message_of(entry, shadow.number)
        await enter(live, entry.seat, kind(ref=1, **fields))
        shadow.enter(entry)
    await quiet(server)  # calls from the last input must not count for the next table
    found.append(sorted(call.path for call in service.sent))
    service.sent.clear()
    return found


async def enter(live: LiveTable, seat: int, message: sent.Sent) -> None:
    """An answer or a claim, without anybody coming back for it."""

    def act(table: Table) -> None:
        assert table.match is not None
        if isinstance(message, sent.Answer):
            answer_at(table, table.match, seat, message)  # type: ignore[arg-type]
        elif isinstance(message, sent.Say):
            table.match.say(seat, message.what, message.atoms)  # type: ignore[arg-type]
            table.take_inputs()
        elif isinstance(message, sent.Speak):
            table.match.speak(seat, message.text)  # type: ignore[arg-type]
            table.take_inputs()

    await live.do(act)


async def told_apart_by_calls(data: Path, game: str, random: Random) -> bool:
    """Whether calls distinguish a table from its twin in the public's eyes."""
    async with calling(data) as (server, service):
        twins = pair(games()[game], setup_of(game), PUBLIC, random, 60)
        one, other = [await called(server, service, history) for history in twins]
        assert any(one)
        return one != other


@pytest.mark.parametrize("game", sorted(games()))
async def test_calls_tell_nothing(tmp_path: Path, game: str) -> None:
    """Other roles, hands and hidden answers: the same phones are called after the same inputs."""
    assert not await told_apart_by_calls(tmp_path, game, Random(game))


async def test_calls_that_tell_something_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If we called players who may do something, rather than those with a question."""
    asked = TableCalls._asked

    def of_hidden(self: TableCalls) -> list[int]:
        hidden = sum(map(ord, str(self.live.table.match.state))) if self.live.table.match else 0
        return [each for each in asked(self) if (each + hidden) % 3]

    monkeypatch.setattr(TableCalls, "_asked", of_hidden)
    assert await told_apart_by_calls(tmp_path, "senate", Random("tables"))
