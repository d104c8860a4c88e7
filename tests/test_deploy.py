"""Deployment files are true: the program understands every command in them."""

import json
import re
import shlex
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest
import yaml

from palatine.cli.parser import build
from palatine.server.routes.door import table_named
from palatine.server.wire.proxies import Proxies

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def containers() -> list[str]:
    """What each server of the compose file runs: the container's entry point, and its options."""
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    entry = json.loads(re.findall(r"^ENTRYPOINT (.*)$", text, re.MULTILINE)[0])
    alone = json.loads(re.findall(r"^CMD (.*)$", text, re.MULTILINE)[0])
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    ours = [each["command"] for each in services.values() if each["image"] == "palatine"]
    return [shlex.join([*entry, *options]) for options in (alone, *ours)]


def unit() -> str:
    """What systemd runs."""
    text = (DEPLOY / "palatine.service").read_text("utf-8")
    return re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)[0]


@pytest.mark.parametrize("command", [*containers(), unit()])
def test_the_program_understands_it(command: str) -> None:
    """Each option exists, and accepts its value."""
    program, *words = shlex.split(command)
    assert program.rpartition("/")[2] == "palatine"
    assert build("serve").parse_args(words).command == "serve"


@pytest.mark.parametrize("command", [*containers(), unit()])
def test_what_is_trusted_can_be_right(command: str) -> None:
    """Each server is reachable from its trusted addresses, and trusts only single machines."""
    args = build("serve").parse_args(shlex.split(command)[1:])
    proxies = Proxies(args.trust_proxy)
    proxies.check(args.host)
    assert [each for each in proxies.networks if each.num_addresses > 1] == []


def test_the_servers_trust_the_proxy_and_nobody_else() -> None:
    """They trust the proxy's own address, which no other container can get."""
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    address = found["services"]["proxy"]["networks"]["inside"]["ipv4_address"]
    (config,) = found["networks"]["inside"]["ipam"]["config"]
    assert ip_address(address) in ip_network(config["subnet"])
    assert ip_address(address) not in ip_network(config["ip_range"])
    assert ip_network(config["ip_range"]).subnet_of(ip_network(config["subnet"]))
    for each in found["services"].values():
        if each["image"] == "palatine":
            trusted = [word for word in each["command"] if word.startswith("--trust-proxy")]
            assert trusted == [f"--trust-proxy={address}"]


def test_the_proxy_lets_nobody_else_say_who_asks() -> None:
    """Caddy throws away what clients write into X-Forwarded-For, unless told to trust some."""
    lines = [line.strip() for line in (DEPLOY / "Caddyfile").read_text("utf-8").splitlines()]
    said = [line for line in lines if not line.startswith("#")]
    assert not [line for line in said if "trusted_proxies" in line or "X-Forwarded" in line]


def test_two_servers_stand_behind_the_proxy() -> None:
    """The proxy knows each server of the compose file, and nothing else is reachable from
    outside."""
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    servers = [name for name, each in services.items() if each["image"] == "palatine"]
    assert len(servers) == 2
    proxied = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert all(f"{name}:8000" in proxied for name in servers)
    assert [name for name, each in services.items() if "ports" in each] == ["proxy"]


@pytest.mark.parametrize(
    "path", ["/ws/QRST", "/api/tables/QRST", "/api/tables/QRST/people", "/api/tables", "/t/QRST"]
)
def test_the_proxy_sends_a_table_to_one_server(path: str) -> None:
    """It finds the table's code in the same paths as workers that hand over connections."""
    proxied = (DEPLOY / "Caddyfile").read_text("utf-8")
    (found,) = re.findall(r"path_regexp table (\S+)", proxied)
    named = re.match(found, path)
    ours = table_named(f"GET {path} HTTP/1.1".encode())
    assert (named[1] if named else None) == ours
    assert "lb_policy header X-Palatine-Table" in proxied
