"""`palatine serve` and `palatine admin` as you type them, and the addresses that they show."""

import asyncio
import json
import os
import signal
import sqlite3
from pathlib import Path

import pytest

from palatine.cli import main
from palatine.cli.serve import banner, metrics_place
from palatine.server.serve import listen, owned
from palatine.server.store.database import DATABASE, Database
from palatine.server.table.acts import ACTS
from palatine.server.wire import messages as sent
from palatine.server.wire.links import blocks, is_loopback, lan_address, public_address, rows
from tests.server.services import free_port
from tests.server.visitors import PATIENCE, Browser, Process, seated

pytestmark = pytest.mark.anyio


@pytest.mark.posix
async def test_a_server_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    """One line with the address; an interrupt ends it without a trace of trouble."""
    async with Process(tmp_path) as server:
        assert (await server.browser().ask("GET", "/healthz")).text == "ok\n"
        await seated(server, 2)
        server.process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(server.process.wait(), PATIENCE) == 0


async def test_metrics_have_a_port_of_their_own(tmp_path: Path) -> None:
    """Without one there are no metrics; with one, they are there and nowhere else."""
    async with Process(tmp_path) as server:
        assert (await server.browser().ask("GET", "/metrics")).status_code == 404
    port = free_port()
    async with Process(tmp_path, "--metrics", str(port)) as server:
        assert (await server.browser().ask("GET", "/metrics")).status_code == 404
        found = await Browser(f"http://127.0.0.1:{port}").ask("GET", "/metrics")
        assert "palatine_loaded_tables" in found.text


async def test_a_port_for_metrics_that_is_taken_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence, with what to do; a port is needed, and an address is one."""
    place = listen("127.0.0.1", 0)
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    assert main([*words, "--metrics", f"127.0.0.1:{place.port}"]) == 2
    assert "try another port for --metrics" in capsys.readouterr().err
    place.listener.close()
    assert metrics_place("9100") == ("127.0.0.1", 9100)
    assert metrics_place("[::1]:9100") == ("::1", 9100)


async def test_two_servers_do_not_share_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The second one says so and leaves; when the first one ends, the folder is free."""
    with owned(Database(tmp_path / DATABASE)):
        assert main(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
        assert "another server uses" in capsys.readouterr().err
    with owned(Database(tmp_path / DATABASE)):
        pass


async def test_a_port_that_is_taken_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence, with what to do."""
    place = listen("127.0.0.1", 0)
    words = ["serve", "--host", "127.0.0.1", "--port", str(place.port), "--data", str(tmp_path)]
    assert main(words) == 2
    assert "try another --port" in capsys.readouterr().err
    place.listener.close()


async def test_a_database_that_is_none_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file of something else is not overwritten."""
    (tmp_path / DATABASE).write_text("this is no database, but something that somebody wrote")
    assert main(["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "can't be used" in capsys.readouterr().err
    assert (tmp_path / DATABASE).read_text().startswith("this is no database")


async def test_a_running_server_is_backed_up(tmp_path: Path) -> None:
    """The copy has the table, and the next copy does not overwrite it."""
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    async with Process(data) as server:
        code = await server.browser().open()
        words = ["admin", "backup", str(copy), "--data", str(data)]
        assert await asyncio.to_thread(main, words) == 0
        assert await asyncio.to_thread(main, words) == 2
    found = sqlite3.connect(copy).execute("SELECT code FROM tables").fetchall()
    assert found == [(code,)]
    words = ["admin", "backup", str(tmp_path / "x"), "--data", str(tmp_path / "none")]
    assert await asyncio.to_thread(main, words) == 2


@pytest.mark.posix
async def test_the_data_is_for_its_owner_only(tmp_path: Path) -> None:
    """Nobody else on the machine can read the secrets of running games."""
    data = tmp_path / "data"
    with owned(Database(data / DATABASE)):
        assert os.stat(data).st_mode & 0o077 == 0


async def test_the_log_has_no_name_no_ticket_and_nothing_hidden(tmp_path: Path) -> None:
    """A whole game at the info level: JSON lines, in which nobody is named."""
    server = Process(tmp_path, "--log", "info")
    async with server:
        party = await seated(server, 1)
        await party.start()
        tickets = [each for browser in party.browsers for each in browser.cookies.values()]
        seed = await asyncio.to_thread(seed_of, tmp_path / DATABASE)
        await server.kill()
        assert server.process.stderr is not None
        lines = (await server.process.stderr.read()).decode()
    assert all(isinstance(json.loads(line), dict) for line in lines.splitlines())
    assert "table opened" in lines
    people = [each.name for each in party.people]
    assert not [word for word in (*people, *tickets, seed) if word in lines]


def seed_of(database: Path) -> str:
    """The seed of the one game in a database."""
    found = sqlite3.connect(database).execute("SELECT entry FROM entries").fetchall()
    started = [json.loads(row[0]) for row in found if b'"started"' in row[0]]
    return str(started[0]["seed"])


# Addresses


def test_whoever_sits_at_the_server_shows_others_the_networks_address() -> None:
    """A screen on this machine must not send phones to themselves."""
    assert public_address("http", "localhost:8000", "192.168.1.5") == "http://192.168.1.5:8000"
    assert public_address("http", "127.0.0.1:8000", "192.168.1.5") == "http://192.168.1.5:8000"
    assert public_address("http", "[::1]:8000", "192.168.1.5") == "http://192.168.1.5:8000"
    assert public_address("http", "localhost", "192.168.1.5") == "http://192.168.1.5"
    assert public_address("https", "play.example", "192.168.1.5") == "https://play.example"
    assert public_address("http", "127.0.0.1:8000", None) == "http://127.0.0.1:8000"


def test_a_machines_own_address_is_not_its_loopback() -> None:
    """On any network."""
    found = lan_address()
    assert found is None or not is_loopback(found)


def test_a_server_for_this_machine_only_names_no_other_address() -> None:
    """Phones could not reach it anyway."""
    place = listen("127.0.0.1", 0)
    assert (place.lan, place.address) == (None, f"http://127.0.0.1:{place.port}")
    place.listener.close()


def test_the_welcome_has_the_address_a_hint_and_a_code(tmp_path: Path) -> None:
    """What `make play` shows."""
    shown = "\n".join(banner("http://192.168.1.5:8000", str(tmp_path), True))
    assert "http://192.168.1.5:8000" in shown
    assert "choose a game" in shown
    assert blocks("http://192.168.1.5:8000") in shown


def test_a_code_is_a_square_of_dots() -> None:
    """With the three large corners by which a camera finds it."""
    square = rows("http://192.168.1.5:8000/t/BCDF")
    assert {len(row) for row in square} == {len(square)}
    assert set("".join(square)) == {"0", "1"}
    assert square[0].startswith("1111111")
    assert square[0].endswith("1111111")
    assert square[-1].startswith("1111111")


def test_every_message_has_its_act() -> None:
    """Something answers every message that a browser may send: this table, the director, a bot that
    gives counsel, or the connection itself."""
    directed = {*sent.ToDirector.__args__, sent.ShowStage, sent.AskCounsel}
    assert set(ACTS) | directed == set(sent.FromBrowser.__args__)
    assert not set(ACTS) & directed
