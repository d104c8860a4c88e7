"""Links that bring a phone here: this machine's address, and links as QR codes."""

from collections.abc import Iterator
from functools import lru_cache
from io import StringIO
from ipaddress import ip_address
from typing import Final

import ifaddr
import segno

LOOPBACK: Final = ("localhost", "127.", "[::1]", "::1")
HIDDEN: Final = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vbox",
    "tailscale",
    "tun",
    "utun",
    "wg",
)
"""Interfaces that lead to no phone."""


def is_loopback(host: str) -> bool:
    """Whether a browser that uses this host is on this machine."""
    return host.lower().startswith(LOOPBACK)


def lan_address() -> str | None:
    """This machine's address in the house's network, if it is in one."""
    return next(iter(sorted(_addresses(), key=_likelihood)), None)


def _addresses() -> Iterator[str]:
    for adapter in ifaddr.get_adapters():
        if not adapter.nice_name.lower().startswith(HIDDEN):
            for found in adapter.ips:
                if isinstance(found.ip, str) and not ip_address(found.ip).is_loopback:
                    yield found.ip


def _likelihood(address: str) -> tuple[bool, bool, str]:
    """Private networks first, and among these the kind that people have at home."""
    return (not ip_address(address).is_private, not address.startswith("192.168."), address)


def public_address(scheme: str, host: str, lan: str | None) -> str:
    """How others reach what a browser reached at this host: over the network, if it is on this
    machine."""
    if lan is None or not is_loopback(host):
        return f"{scheme}://{host}"
    _, colon, port = host.rpartition(":")
    return f"{scheme}://{lan}:{port}" if colon and port.isdecimal() else f"{scheme}://{lan}"


@lru_cache(maxsize=2048)
def rows(link: str) -> tuple[str, ...]:
    """A link as rows of 0 and 1, without the quiet zone around them."""
    matrix = segno.make_qr(link, error="m").matrix
    return tuple("".join(map(str, row)) for row in matrix)


def blocks(link: str) -> str:
    """A link as a terminal shows it."""
    out = StringIO()
    segno.make_qr(link, error="l").terminal(out, border=2, compact=True)
    return out.getvalue()
