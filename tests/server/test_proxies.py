"""Behind proxies: whom we believe, and what the server warns about when it starts."""

from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from palatine.cli import main
from palatine.core.errors import BadSetup
from palatine.server.routes.forwarded import SILENT, UNTRUSTED
from palatine.server.wire.proxies import Proxies
from tests.server.visitors import serving

pytestmark = pytest.mark.anyio
HERE = ("127.0.0.1",)
STAY = "strict-transport-security"


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        (["203.0.113.9"], "203.0.113.9"),
        (["198.51.100.1, 203.0.113.9"], "203.0.113.9"),
        (["198.51.100.1", "203.0.113.9"], "203.0.113.9"),
        (["198.51.100.1, 203.0.113.9, 10.0.0.7"], "203.0.113.9"),
        (["10.0.0.7, 10.0.0.8"], "10.0.0.7"),
        (["203.0.113.9:4711"], "203.0.113.9"),
        (["[2001:db8::1]:4711"], "2001:db8::1"),
        (["2001:DB8:0::1"], "2001:db8::1"),
        (["::ffff:203.0.113.9"], "203.0.113.9"),
        (["203.0.113.9, unknown"], None),
        (["unknown, 10.0.0.7"], "10.0.0.7"),
        (["x" * 10_000], None),
        ([""], None),
        ([], None),
    ],
)
def test_the_last_who_is_no_proxy_of_ours_is_the_client(
    forwarded: list[str], client: str | None
) -> None:
    """Anyone may have written what comes before it; what is not an address names nobody."""
    assert Proxies(["127.0.0.1", "10.0.0.0/24"]).client(forwarded) == client


@pytest.mark.parametrize(
    ("address", "is_trusted"),
    [
        ("127.0.0.1", True),
        ("::ffff:127.0.0.1", True),
        ("10.0.0.200", True),
        ("10.0.1.1", False),
        ("::1", False),
        ("", False),
    ],
)
def test_a_proxy_is_known_by_its_address(address: str, is_trusted: bool) -> None:
    """In either spelling; nobody else is trusted, and without proxies nobody at all."""
    assert Proxies(["127.0.0.1", "10.0.0.0/24"]).trusts(address) is is_trusted
    assert not Proxies().trusts(address)


@pytest.mark.parametrize(
    ("host", "trusted", "words"),
    [
        ("0.0.0.0", ["0.0.0.0/0"], "would trust almost everyone"),
        ("::", ["::/0"], "would trust almost everyone"),
        ("0.0.0.0", ["127.0.0.1", "128.0.0.0/1"], "would trust almost everyone"),
        ("127.0.0.1", ["10.0.0.7"], "can reach a server that listens at 127.0.0.1"),
        ("localhost", ["192.168.0.0/16"], "can reach a server that listens at localhost"),
        ("0.0.0.0", ["::1"], "can reach a server that listens at 0.0.0.0"),
        ("127.0.0.1", ["::1"], "can reach a server that listens at 127.0.0.1"),
    ],
)
def test_trust_that_can_not_be_right_is_refused(
    host: str, trusted: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything opens, with what to do."""
    with pytest.raises(BadSetup):
        Proxies(trusted).check(host)
    named = [word for each in trusted for word in ("--trust-proxy", each)]
    data = tmp_path / "data"
    assert main(["serve", "--host", host, "--port", "0", "--data", str(data), *named]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert "give your proxy's address" in said
    assert not data.exists()


@pytest.mark.parametrize(
    ("host", "trusted"),
    [
        ("127.0.0.1", ["127.0.0.1"]),
        ("127.0.0.1", ["127.0.0.1", "::1", "203.0.113.0/24"]),
        ("localhost", ["127.0.0.0/8"]),
        ("::1", ["::1"]),
        ("0.0.0.0", ["10.0.0.0/8"]),
        ("::", ["10.0.0.7"]),
        ("192.168.1.5", ["192.168.1.1"]),
        ("house.example", ["10.0.0.7"]),
        ("2001:db8::2", ["2001:db8::1"]),
        ("0.0.0.0", []),
    ],
)
def test_trust_that_may_be_right_is_taken(host: str, trusted: list[str]) -> None:
    """A proxy here or elsewhere, a second one before it, and none."""
    Proxies(trusted).check(host)


def test_trust_in_a_whole_network_of_phones_is_doubted() -> None:
    """One machine of it may be the proxy; all of them are probably a mistake."""
    assert list(Proxies(["192.168.1.1", "10.0.0.0/8"]).doubts("192.168.1.5")) == []
    assert list(Proxies(["192.168.1.0/24"]).doubts(None)) == []
    (doubt,) = Proxies(["192.168.1.0/24"]).doubts("192.168.1.5")
    assert "give only your proxy's address" in doubt


async def said(tmp_path: Path, proxies: tuple[str, ...], *asked: tuple[str, str]) -> list[str]:
    """The journal's warnings after requests with this X-Forwarded-For."""
    with capture_logs() as journal:
        async with (
            serving(tmp_path, proxies=proxies) as server,
            httpx.AsyncClient(base_url=server.address) as client,
        ):
            for path, named in asked:
                headers = {"X-Forwarded-For": named} if named else {}
                assert (await client.get(path, headers=headers)).status_code < 500
    return [line["event"] for line in journal if line["log_level"] == "warning"]


async def test_the_journal_says_once_what_a_proxy_does_wrong(tmp_path: Path) -> None:
    """One that is not trusted, one that names nobody; but not when it asks how we are."""
    fine, none = ("/api/games", "203.0.113.9"), ("/api/games", "")
    assert await said(tmp_path, (), fine, fine) == [UNTRUSTED]
    assert await said(tmp_path, HERE, none, ("/api/games", "unknown"), none) == [SILENT]
    assert await said(tmp_path, (), none) == []
    assert await said(tmp_path, HERE, fine, ("/healthz", "")) == []


# https


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/words/en.ftl"])
async def test_where_https_is_known_browsers_stay_with_it(tmp_path: Path, path: str) -> None:
    """A trusted proxy says so; nobody else can, and nothing else on your own machine is bound."""
    secure = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    named = {"Host": "house.example"}
    for proxies, headers, is_there in (
        (HERE, secure | named, True),
        (HERE, secure | named | {"X-Forwarded-Proto": "http"}, False),
        (HERE, secure | named | {"X-Forwarded-Proto": "nonsense"}, False),
        (HERE, secure | {"Host": "localhost"}, False),
        (HERE, named, False),
        ((), secure | named, False),
    ):
        async with (
            serving(tmp_path, proxies=proxies) as server,
            httpx.AsyncClient(base_url=server.address) as client,
        ):
            found = (await client.get(path, headers=headers)).headers
        assert (STAY in found) is is_there, (proxies, headers)
        assert found.get(STAY, "max-age=31536000") == "max-age=31536000"
