"""Limits on what a browser may ask for: sizes, rates, sockets, and guesses at codes.

We count for each address, and a room full of phones behind one router is one address. So ten
people, their screens and their mistakes must never notice. docs/server.md lists the limits. All of
it takes little memory: when there are too many addresses, we forget the one not seen for longest.
By then its bucket is full again, or somebody has ten thousand addresses, against which no memory of
addresses helps.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final, Generic, Protocol, TypeVar

import msgspec
import structlog

from palatine.server.errors import HouseFull, TooMuch

T = TypeVar("T")
Clock = Callable[[], float]
LARGEST_MESSAGE: Final = 16 * 1024
"""Bytes of a message over a socket, and of a body over HTTP."""
LONGEST_KEY: Final = 64
SILENCE: Final = 60.0
"""Seconds between two lines in the journal about the same limit."""
MOST_KEYS: Final = 10_000

logger = structlog.get_logger()


@dataclass(frozen=True)
class Rate:
    """This many at once, and this many a second from then on."""

    at_once: float
    a_second: float


class Bucket:
    """What somebody may still do: it fills up with time."""

    __slots__ = ("_left", "_rate", "_then")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate, self._left, self._then = rate, rate.at_once, now

    def take(self, now: float) -> bool:
        """Whether one more is within the rate."""
        gained = (now - self._then) * self._rate.a_second
        self._left, self._then = min(self._rate.at_once, self._left + gained), now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds from the last look at it until it holds one more."""
        return max(0.0, 1 - self._left) / self._rate.a_second


class Recent(Generic[T]):
    """Something for each key, for the keys used most recently."""

    __slots__ = ("_kept", "_make", "_most")

    def __init__(self, make: Callable[[], T], most: int = MOST_KEYS) -> None:
        self._make, self._most = make, most
        self._kept: OrderedDict[str, T] = OrderedDict()

    def __getitem__(self, key: str) -> T:
        kept = self._kept
        if key not in kept:
            kept[key] = self._make()
            if len(kept) > self._most:
                kept.popitem(last=False)
        kept.move_to_end(key)
        return kept[key]

    def __contains__(self, key: str) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)


class Guesses:
    """Somebody's wrong guesses: some are free, after that each doubles the wait for the next."""

    __slots__ = ("_free", "_misses", "_then", "_until")
    FORGIVEN: Final = 600.0
    """After this many seconds, we forget one guess."""
    LONGEST: Final = 900.0

    def __init__(self, free: int, now: float) -> None:
        self._free, self._misses = free, 0.0
        self._then = self._until = now

    def wait(self, now: float) -> float:
        """For how many seconds no other guess is allowed."""
        return max(0.0, self._until - now)

    def miss(self, now: float) -> None:
        """One more was wrong."""
        self._misses = max(0.0, self._misses - (now - self._then) / self.FORGIVEN) + 1
        self._then = now
        if self._misses >= self._free:
            self._until = now + min(self.LONGEST, 2 ** min(60.0, self._misses - self._free))


class Bounds(msgspec.Struct, frozen=True):
    """How much is too much."""

    messages: Rate = Rate(40, 10)
    """Over one socket."""
    speeches: Rate = Rate(5, 1 / 3)
    """Free text over one socket: as fast as somebody reads."""
    joins: Rate = Rate(60, 1 / 2)
    """Seats taken or moved, or attempts at that, from one address."""
    tables: Rate = Rate(20, 1 / 180)
    """Opened from one address."""
    records: Rate = Rate(60, 1)
    """Records and replays fetched from one address; a replay is work."""
    shelf: Rate = Rate(10, 1 / 300)
    """Records sent from one address for analysis,"""
    shelf_in_all: Rate = Rate(200, 1 / 60)
    """and from all of them."""
    decks: Rate = Rate(60, 2)
    """Decks checked for one address; while somebody builds one, we check it card by card."""
    pages: Rate = Rate(10_000, 50)
    """Pages and files fetched from one address: ten phones may load everything, and again."""
    guesses: int = 20
    """Wrong codes from one address before it has to wait."""
    sockets: int = 200
    """Open at once from one address,"""
    sockets_in_all: int = 10**9
    """and from all of them; beyond that, sockets that have never said anything give way."""
    lines: int = 300
    """Connections from one address, including sockets and those that ask for nothing."""
    tabs: int = 8
    """Sockets with one seat's ticket; with more, we close the older ones."""

    def within(self, lines: int) -> "Bounds":
        """The same for a process that accepts this many connections: nobody can have all of
        them."""
        return msgspec.structs.replace(
            self,
            sockets=min(self.sockets, lines // 3),
            sockets_in_all=lines * 3 // 4,
            lines=min(self.lines, lines // 2),
        )

    def shared(self, workers: int) -> "Bounds":
        """The share of one of several workers, which do not tell each other whom they hear from.

        In the long run an address may do as much as with one worker; at once, as much at each.
        """
        if workers == 1:
            return self
        slower = {
            name: Rate(rate.at_once, rate.a_second / workers)
            for name in ("joins", "tables", "records", "shelf", "shelf_in_all", "decks", "pages")
            if (rate := getattr(self, name))
        }
        guesses = max(1, self.guesses // workers)
        return msgspec.structs.replace(self, guesses=guesses, **slower)


BOUNDS: Final = Bounds()
ALL: Final = 10**9
FREELY: Final = Rate(ALL, ALL)
NO_BOUNDS: Final = Bounds(
    FREELY, FREELY, FREELY, FREELY, FREELY, FREELY, FREELY, FREELY, FREELY, ALL, ALL, ALL, ALL, ALL
)
"""For measuring, and for a house of friends that would rather have none."""


class Guest(Protocol):
    """Somebody's socket, as far as we count it."""

    @property
    def has_spoken(self) -> bool:
        """Whether we ever heard anything from it."""

    def cut_off(self) -> None:
        """Close it at once."""


class Notices:
    """Lines in the journal about limits: now and then, and about nobody."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._said: dict[str, float] = {}

    def tell(self, what: str) -> None:
        """Note that somebody has reached this limit."""
        now = self._clock()
        if now - self._said.get(what, -SILENCE) >= SILENCE:
            self._said[what] = now
            logger.warning("a limit was reached", limit=what)


class Limits:
    """Asked before we do anything; refuses with TooMuch."""

    def __init__(self, bounds: Bounds = BOUNDS, clock: Clock = time.monotonic) -> None:
        self.bounds = found = bounds
        self._clock = clock
        self._joins = Recent(lambda: Bucket(found.joins, clock()))
        self._tables = Recent(lambda: Bucket(found.tables, clock()))
        self._records = Recent(lambda: Bucket(found.records, clock()))
        self._shelf = Recent(lambda: Bucket(found.shelf, clock()))
        self._shelf_in_all = Recent(lambda: Bucket(found.shelf_in_all, clock()))
        self._decks = Recent(lambda: Bucket(found.decks, clock()))
        self._pages = Recent(lambda: Bucket(found.pages, clock()))
        self._guesses = Recent(lambda: Guesses(found.guesses, clock()))
        self._guests = Recent(lambda: True)
        self._sockets: dict[str, dict[Guest, None]] = {}
        self._count = 0
        self._notices = Notices(clock)
        self.replays = asyncio.Semaphore(1)
        """A replay is a lot of work: one at a time, so that the tables have the other core."""
        self.decks = asyncio.Semaphore(1)
        """So is looking for the cards that somebody may have meant."""

    def check_join(self, address: str) -> None:
        """Refuse another attempt to take a seat from this address, if there were too many."""
        self._check(self._joins, address, "joins")

    def check_open(self, address: str) -> None:
        """Refuse another table from this address."""
        self._check(self._tables, address, "tables")

    def check_record(self, address: str) -> None:
        """Refuse another record or replay for this address."""
        self._check(self._records, address, "records")

    def check_shelf(self, address: str) -> None:
        """Refuse to take another record from this address, or from anybody."""
        self._check(self._shelf, address, "shelf")
        self._check(self._shelf_in_all, "", "shelf in all")

    def check_deck(self, address: str) -> None:
        """Refuse to check another deck for this address."""
        self._check(self._decks, address, "decks")

    def check_page(self, address: str) -> None:
        """Refuse another page or file for this address."""
        self._check(self._pages, address, "pages")

    def _check(self, buckets: Recent[Bucket], address: str, what: str) -> None:
        bucket = buckets[network_of(address)]
        if not bucket.take(self._clock()):
            raise self._refusal(what, bucket.wait)

    # Codes

    def check_knock(self, address: str, marks: Iterable[str]) -> None:
        """Refuse to look for a table while this address has to wait, except for known guests."""
        key = network_of(address)
        wait = self._guesses[key].wait(self._clock()) if key in self._guesses else 0.0
        if wait and not any(mark in self._guests for mark in marks):
            raise self._refusal("guesses", wait)

    def missed(self, address: str) -> None:
        """This address has named a code that no table has."""
        self._guesses[network_of(address)].miss(self._clock())

    def know(self, marks: Iterable[str]) -> None:
        """These tickets are valid at their tables: their owners need not wait because of a
        guesser."""
        for mark in marks:
            self._guests[mark]

    # Sockets

    def bucket(self) -> Bucket:
        """For the messages of a new socket."""
        return Bucket(self.bounds.messages, self._clock())

    def speeches(self) -> Bucket:
        """For what people say over a new socket."""
        return Bucket(self.bounds.speeches, self._clock())

    def may_send(self, bucket: Bucket) -> bool:
        """Whether another message is within the rate."""
        return bucket.take(self._clock())

    @contextmanager
    def socket_from(self, address: str, guest: "Guest") -> Iterator[None]:
        """One more socket from this address, while it lasts."""
        key = network_of(address)
        if len(self._sockets.get(key, ())) >= self.bounds.sockets:
            raise self._refusal("sockets")
        if self._count >= self.bounds.sockets_in_all and not self._makes_room():
            raise HouseFull("the house is full; try again later")
        self._sockets.setdefault(key, {})[guest] = None
        self._count += 1
        try:
            yield
        finally:
            self._count -= 1
            del self._sockets[key][guest]
            if not self._sockets[key]:
                del self._sockets[key]

    def _makes_room(self) -> bool:
        """Close one that has never said anything, at the address with the most sockets."""
        self._notices.tell("sockets in all")
        most = max(self._sockets.values(), key=len)
        silent = next((each for each in most if not each.has_spoken), None)
        if silent is None or len(most) == 1:
            return False
        silent.cut_off()
        return True

    def _refusal(self, what: str, wait: float = 0.0) -> TooMuch:
        """What we tell the browser; the operator hears of it now and then, but not whom it was."""
        self._notices.tell(what)
        return TooMuch("that is too much from one address; wait a while", wait)


def network_of(address: str) -> str:
    """Whose address it is: with the new ones (IPv6), a home has as many as it likes."""
    return _network_of(address[:LONGEST_KEY])


@lru_cache(maxsize=4096)
def _network_of(address: str) -> str:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return found.exploded[:19]
