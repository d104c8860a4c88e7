"""Limits: guessing is hopeless, a flood is short, a room full of phones notices nothing."""

from contextlib import ExitStack

import pytest

from palatine.server.errors import HouseFull, TooMuch
from palatine.server.wire.doors import RESERVED, lines_within, queue_within
from palatine.server.wire.limits import (
    BOUNDS,
    MOST_KEYS,
    NO_BOUNDS,
    Bounds,
    Limits,
    Rate,
    Recent,
    network_of,
)

HOME, DAY = "203.0.113.7", 24 * 60 * 60


class Time:
    """A clock that moves when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def refuses(limits: Limits, address: str = HOME, marks: tuple[str, ...] = ()) -> bool:
    """Whether this address has to wait before it can name another code."""
    try:
        limits.check_knock(address, marks)
    except TooMuch:
        return True
    return False


def guesses_within(limits: Limits, time: Time, seconds: float) -> int:
    """How many wrong codes a guesser can try who tries again as soon as possible."""
    tried = 0
    while time.now < seconds:
        if refuses(limits):
            time.now += 1
        else:
            limits.missed(HOME)
            tried += 1
    return tried


def test_guessing_codes_is_hopeless() -> None:
    """In a day a guesser tries under 300 of 83,521 codes: ten thousand take over a month."""
    time = Time()
    assert guesses_within(Limits(clock=time), time, DAY) < 300


def test_a_few_typing_errors_cost_nothing() -> None:
    """Nineteen wrong codes from one address in one minute, and nobody there waits."""
    limits = Limits(clock=Time())
    for _ in range(BOUNDS.guesses - 1):
        limits.missed(HOME)
    assert not refuses(limits)


def test_the_wait_doubles_with_each_guess_and_is_forgotten_in_time() -> None:
    """One second, two, four; a day later the first guesses are free again."""
    time = Time()
    limits = Limits(clock=time)
    for _ in range(BOUNDS.guesses):
        limits.missed(HOME)
    for wait in (1, 2, 4):
        assert refuses(limits)
        time.now += wait
        assert not refuses(limits)
        limits.missed(HOME)
    time.now += DAY
    assert not refuses(limits)


def test_guests_who_are_known_need_not_wait_for_a_guesser() -> None:
    """A ticket that was valid at this table gets through; at another table it helps nobody."""
    limits = Limits(clock=Time())
    limits.know(["BCDF a1"])
    for _ in range(BOUNDS.guesses):
        limits.missed(HOME)
    assert not refuses(limits, marks=("BCDF a1",))
    assert refuses(limits, marks=("ZZZZ a1",))
    assert not refuses(limits, "198.51.100.1")


def test_a_room_behind_one_router_notices_nothing() -> None:
    """Ten phones and three screens at four tables join, mistype and reload, all in one minute."""
    limits = Limits(clock=Time())
    for _ in range(4):
        limits.check_open(HOME)
        for _ in range(10):
            limits.check_join(HOME)
    for _ in range(15):
        limits.missed(HOME)
    for _ in range(4 * 13):
        assert not refuses(limits)
        limits.check_record(HOME)
    lines = [limits.socket_from(HOME, Guest()) for _ in range(4 * 13 * 2)]
    for line in lines:
        line.__enter__()


def test_tables_and_seats_are_taken_at_a_bounded_rate() -> None:
    """Of a thousand at once, the bounds let some through; later, some more."""
    time = Time()
    limits = Limits(clock=time)
    for check, rate in ((limits.check_open, BOUNDS.tables), (limits.check_join, BOUNDS.joins)):
        assert sum(is_allowed(check) for _ in range(1000)) == rate.at_once
    time.now += DAY
    assert sum(is_allowed(limits.check_open) for _ in range(1000)) == BOUNDS.tables.at_once


def is_allowed(check: object) -> bool:
    """Whether a check lets this address do it again."""
    try:
        check(HOME)  # type: ignore[operator]
    except TooMuch:
        return False
    return True


def test_sockets_of_one_address_are_counted_while_they_last() -> None:
    """One more than allowed is refused, until one has left; nothing is kept of those that left."""
    limits = Limits(Bounds(sockets=2), Time())
    with limits.socket_from(HOME, Guest()):
        with (
            limits.socket_from(HOME, Guest()),
            pytest.raises(TooMuch),
            limits.socket_from(HOME, Guest()),
        ):
            pass
        with limits.socket_from(HOME, Guest()):
            pass
    assert not limits._sockets


class Guest:
    """A guest's socket."""

    def __init__(self, has_spoken: bool = False) -> None:
        self.has_spoken, self.is_cut = has_spoken, False

    def cut_off(self) -> None:
        self.is_cut = True


def test_in_a_full_house_the_silent_give_way() -> None:
    """From the address with the most sockets, the first that has never said anything."""
    limits = Limits(Bounds(sockets_in_all=4), Time())
    spoken, silent, newer, other = Guest(has_spoken=True), Guest(), Guest(), Guest()
    with ExitStack() as open_lines:
        for guest in (spoken, silent, newer):
            open_lines.enter_context(limits.socket_from(HOME, guest))
        open_lines.enter_context(limits.socket_from("198.51.100.1", other))
        open_lines.enter_context(limits.socket_from("198.51.100.2", Guest()))
    assert [each.is_cut for each in (spoken, silent, newer, other)] == [False, True, False, False]


def test_where_everybody_speaks_a_full_house_is_full() -> None:
    """No player gives way, nor anyone's only socket."""
    limits = Limits(Bounds(sockets_in_all=3), Time())
    with ExitStack() as open_lines:
        for number in range(3):
            guest = Guest(has_spoken=number < 2)
            open_lines.enter_context(limits.socket_from(f"198.51.100.{number}", guest))
        with pytest.raises(HouseFull), limits.socket_from(HOME, Guest()):
            pass


def test_bounds_fit_the_files_that_a_process_has() -> None:
    """With few files, no address can take them all, and pages have room besides all sockets."""
    small = BOUNDS.within(120)
    assert (small.sockets, small.sockets_in_all, small.lines) == (40, 90, 60)
    large = BOUNDS.within(60_000)
    assert (large.sockets, large.lines) == (BOUNDS.sockets, BOUNDS.lines)
    for files in (128, 256, 1024, 65_536):
        assert lines_within(files) + 4 * queue_within(files) + RESERVED <= files


def test_a_socket_may_send_as_fast_as_thumbs_and_no_faster() -> None:
    """Forty messages at once and ten a second; off means off."""
    time = Time()
    limits = Limits(clock=time)
    bucket = limits.bucket()
    assert sum(limits.may_send(bucket) for _ in range(100)) == 40
    time.now += 1
    assert sum(limits.may_send(bucket) for _ in range(100)) == 10
    freely = Limits(NO_BOUNDS, time)
    assert all(freely.may_send(bucket) for bucket in [freely.bucket()] for _ in range(1000))


def test_memory_is_bounded_however_many_addresses_come() -> None:
    """Of a hundred thousand addresses we remember the last ten thousand."""
    kept = Recent(lambda: Rate(1, 1))
    for number in range(100_000):
        kept[str(number)]
    assert len(kept) == MOST_KEYS
    assert "99999" in kept
    assert "0" not in kept


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::9%eth0", "2001:0db8:0001:0002"),
        ("x" * 1000, "x" * 64),
        ("", ""),
    ],
)
def test_all_addresses_of_a_home_are_one(address: str, network: str) -> None:
    """An IPv6 home has a whole network; anything that is not an address is a key all the same."""
    assert network_of(address) == network


def test_several_workers_share_what_an_address_may_do() -> None:
    """In the long run the same as with one; at once, the same at each; guesses are divided."""
    part = BOUNDS.shared(4)
    assert part.joins == Rate(BOUNDS.joins.at_once, BOUNDS.joins.a_second / 4)
    assert part.tables.a_second * 4 == BOUNDS.tables.a_second
    assert part.guesses * 4 == BOUNDS.guesses
    assert (part.messages, part.sockets) == (BOUNDS.messages, BOUNDS.sockets)
    assert BOUNDS.shared(1) == BOUNDS
