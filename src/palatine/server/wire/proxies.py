"""Proxies that we trust to say who asks, and what can't be right about trusting them.

Each proxy adds to `X-Forwarded-For` the address that it heard from. So we read the list from its
end: the last entry that is not a proxy of ours is the client, and anybody may have written what
comes before it.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from palatine.core.errors import BadSetup
from palatine.server.wire.links import is_loopback

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
LONGEST: Final = 64
"""The most letters of an address, with a port and anything else around it."""
WIDEST: Final = {4: 8, 6: 7}
"""The least bits that all addresses of a trusted network share: private networks do."""
LOOPBACK: Final = IPv4Network("127.0.0.0/8")


class Proxies:
    """The machines whose word we take about who asks."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self.networks: tuple[Network, ...] = tuple([ip_network(each) for each in named])

    def __bool__(self) -> bool:
        return bool(self.networks)

    def trusts(self, text: str) -> bool:
        """Whether this is the address of one of them."""
        address = read_address(text) if self.networks else None
        return address is not None and self._holds(address)

    def _holds(self, address: Address) -> bool:
        return any(address in network for network in self.networks)

    def client(self, forwarded: Sequence[str]) -> str | None:
        """The nearest machine that is none of them, by what they have added; None if none is named.

        If all are proxies of ours, it is the first of them.
        """
        found = None
        for text in reversed(",".join(forwarded).split(",")):
            address = read_address(text.strip())
            if address is None:
                break
            found = str(address)
            if not self._holds(address):
                break
        return found

    def check(self, host: str) -> None:
        """Refuse trust that can't be right for a server that listens at this host."""
        for network in self.networks:
            if network.prefixlen < WIDEST[network.version]:
                raise BadSetup(
                    f"--trust-proxy {network} would trust almost everyone, so "
                    "anyone could pretend to be somebody else; give your proxy's address"
                )
        if self.networks and not any(can_reach(host, network) for network in self.networks):
            named = ", ".join(map(str, self.networks))
            raise BadSetup(
                f"no proxy at {named} can reach a server that listens at {host}; give your "
                "proxy's address with --trust-proxy, or another --host"
            )

    def doubts(self, own: str | None) -> Iterator[str]:
        """What is probably wrong, for a server that phones find at this address of its network."""
        address = read_address(own or "")
        for network in self.networks:
            if address is not None and address in network and network.num_addresses > 1:
                yield (
                    f"--trust-proxy {network} includes this machine's own network: every phone "
                    "there could pretend to be somebody else; give only your proxy's address"
                )


def can_reach(host: str, network: Network) -> bool:
    """Whether a connection from this network can come to a server at this host."""
    if isinstance(network, IPv6Network):
        return ":" in host and (not is_loopback(host) or IPv6Address("::1") in network)
    if is_loopback(host):
        return ":" not in host and network.overlaps(LOOPBACK)
    return True


def read_address(text: str) -> Address | None:
    """An address, perhaps with a port; None if it is not an address."""
    return _read_address(text) if len(text) <= LONGEST else None


@lru_cache(maxsize=4096)
def _read_address(text: str) -> Address | None:
    bare = text
    if text.startswith("["):
        bare = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        bare = text.partition(":")[0]
    try:
        found = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    is_mapped = isinstance(found, IPv6Address) and found.ipv4_mapped is not None
    return found.ipv4_mapped if is_mapped else found  # type: ignore[union-attr]
