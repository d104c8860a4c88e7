"""Chance as an input: a committed seed that anybody can check."""

import hashlib
from collections import Counter

import pytest

from palatine.core.chance import (
    Chance,
    Dealt,
    Recorded,
    Seeded,
    commitment,
    new_seed,
    read_deal,
    seed_from,
)
from palatine.core.errors import BadDeal, BadRecord

FACES = tuple("abcdefghijklmnopq")


def all_of(label: str, faces: tuple[str, ...]) -> Chance:
    """The request of a shuffle to nature."""
    return Chance(label, faces, len(faces))


def one_of(label: str, faces: tuple[str, ...]) -> Chance:
    """The request to nature for drawing one."""
    return Chance(label, faces, 1)


def test_the_shuffle_is_what_the_documentation_says() -> None:
    """Ten lines of anyone's code give the same orders from the seed."""
    seed = seed_from("check me")
    nature = Seeded(seed)
    stream = hashlib.shake_128(seed).digest(8 * 1000)
    place = 0
    for size in (17, 2, 7, 12, 2, 2, 17, 40, 17):
        numbers = [int.from_bytes(stream[8 * i : 8 * i + 8]) for i in range(place, place + size)]
        expected = tuple(sorted(range(size), key=lambda i, n=numbers: n[i]))  # type: ignore[misc]
        assert nature.order(all_of("x", FACES[:1] * size)) == expected
        place += size


def test_the_same_seed_gives_the_same_orders_and_a_copy_goes_on() -> None:
    """A copy of nature continues where nature stands."""
    one = Seeded(b"seed")
    one.order(all_of("x", FACES))
    copy = one.copy()
    assert [one.order(all_of("x", FACES)) for _ in range(9)] == [
        copy.order(all_of("x", FACES)) for _ in range(9)
    ]


def test_every_place_is_as_likely_as_any_other() -> None:
    """Over many shuffles each face comes first about equally often (within five sigma)."""
    firsts = Counter(Seeded(b"%d" % n).order(all_of("x", FACES[:8]))[0] for n in range(8000))
    pairs = Counter(Seeded(b"%d" % n).order(all_of("x", FACES[:2]))[0] for n in range(8000))
    ones = Counter(Seeded(b"%d" % n).order(one_of("x", FACES[:8]))[0] for n in range(8000))
    assert all(abs(count - 1000) < 150 for count in (*firsts.values(), *ones.values()))
    assert abs(pairs[0] - 4000) < 230


def test_a_commitment_binds_and_hides() -> None:
    """Another seed has another commitment, and the commitment does not contain the seed."""
    seed = new_seed()
    assert commitment(seed) != commitment(new_seed())
    assert seed.hex() not in commitment(seed)


def test_a_recorded_order_must_fit() -> None:
    """A record's order is refused if it is missing, or not an order of what the rules ask for."""
    for order in ((0, 0, 1), (0, 1), (0, 1, 3), (0, 1, True), (-1, 0, 1)):
        with pytest.raises(BadRecord):
            Recorded([order]).order(all_of("x", FACES[:3]))
    with pytest.raises(BadRecord, match="ends before"):
        Recorded([]).order(all_of("x", FACES[:3]))


def test_a_deal_asks_for_what_is_there() -> None:
    """Named faces come first; a missing face is refused by name."""
    nature = Dealt(read_deal({"deck": ["c", "a"]}), Seeded(b"s"))
    order = nature.order(all_of("deck", ("a", "b", "c", "a")))
    assert order[0] == 2
    assert order[1] in (0, 3)
    with pytest.raises(BadDeal, match="'z'"):
        Dealt(read_deal({"deck": ["z"]}), Seeded(b"s")).order(all_of("deck", ("a", "b")))


def test_a_deal_can_fix_one_time_after_the_other() -> None:
    """A list of lists is for the first, the second and later times."""
    nature = Dealt(read_deal({"deck": [["b"], ["a"]]}), Seeded(b"s"))
    tops = [nature.order(all_of("deck", ("a", "b")))[0] for _ in range(2)]
    assert tops == [1, 0]


@pytest.mark.parametrize("plain", [[], {"deck": "abc"}, {"deck": ["a", ["b"]]}, {"deck": [1]}, 3])
def test_a_deal_that_is_none_is_refused(plain: object) -> None:
    """A malformed deal says so."""
    with pytest.raises(BadDeal):
        read_deal(plain)
