"""Records: what is written can be read; cut, edited or foreign files are refused by name."""

import hashlib
import json
import re
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import saturnalia

from palatine.catalog import game_of, games
from palatine.core.chance import Recorded, Seeded, commitment, seed_from
from palatine.core.errors import BadRecord
from palatine.core.game import Game, Outcome, Setup
from palatine.core.log import Answered, Entry, Ordered, Said, Spoke
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.record import (
    Earlier,
    Record,
    checksum_of,
    read_record,
    record_of,
    replay,
    verify,
    write_record,
)

PAGE = (Path(__file__).parent.parent / "docs" / "records.md").read_text("utf-8")
SENATE = game_of("senate")
SEED = seed_from("records")
GAMES = [*games().values(), saturnalia.GAME]


def name_of(game: object) -> str:
    """The name of a case in the list of tests."""
    return game.id if isinstance(game, Game) else str(game)


def played(game: Game, seed: int = 0, is_whole: bool = True) -> Match:
    """A match at its smallest table, to its end or for a few answers."""
    setup = game.setup(game.players[0], None, game.check_options)
    match = Match(game, setup, Seeded(SEED))
    random = Random(seed)
    for _ in range(25):
        if match.asked:
            seat = next(iter(match.waiting))
            match.answer(seat, match.asked[seat].any_answer(random))
    if is_whole:
        play_out(match, random)
    return match


def names(match: Match) -> tuple[str, ...]:
    """A name for every seat."""
    return tuple(f"player {number}" for number in range(match.setup.players))


def recorded(match: Match) -> Record:
    """The match with its seed."""
    return record_of(match, names(match), SEED)


def edited(record: Record, **changes: Any) -> Record:
    """A careful forgery: changed, with a matching checksum."""
    changed = msgspec.structs.replace(record, **changes)
    return msgspec.structs.replace(changed, checksum=checksum_of(changed))


def first_order(record: Record) -> int:
    """The place in the log of a chance that could have gone otherwise."""
    places = enumerate(record.log)
    return next(n for n, entry in places if type(entry) is Ordered and len(entry.order) > 1)


def with_entry(record: Record, place: int, entry: Entry) -> Record:
    """The record with another entry at this place of its log."""
    return edited(record, log=(*record.log[:place], entry, *record.log[place + 1 :]))


# The page


def documented(title: str) -> set[str]:
    """The fields that the page's table below this heading names."""
    section = re.split(rf"^##+ `?{title}`?$", PAGE, flags=re.M)[1]
    table = re.split(r"^#", section, flags=re.M)[0]
    return set(re.findall(r"^\| `(\w+)`", table, re.M))


@pytest.mark.parametrize(
    ("title", "kind"),
    [
        ("Record", Record),
        ("Before", Earlier),
        ("Setup", Setup),
        ("Outcome", Outcome),
        ("chance", Ordered),
        ("answer", Answered),
        ("say", Said),
        ("speak", Spoke),
    ],
)
def test_every_field_is_documented(title: str, kind: type[msgspec.Struct]) -> None:
    """The page names each field of a record's parts, and no others."""
    assert documented(title) == set(kind.__struct_fields__)


# There and back


@pytest.mark.parametrize("game", GAMES, ids=name_of)
@pytest.mark.parametrize("is_whole", [True, False])
def test_a_record_is_read_as_it_was_written(game: Game, is_whole: bool) -> None:
    """Written, read and replayed, a match is the same: log, state, news and open questions."""
    match = played(game, is_whole=is_whole)
    record = read_record(write_record(recorded(match)))
    again = replay(game, record)
    assert record == recorded(match)
    assert (again.log, again.state, again.news) == (match.log, match.state, match.news)
    assert (again.asked, again.number) == (match.asked, match.number)


def prefixes(match: Match) -> tuple[list[Record], list[Record]]:
    """The records of every prefix of a log: those that end at a question, and the others."""
    whole: list[Record] = []
    cut: list[Record] = []
    for end in range(len(match.log) + 1):
        kind = cut if end < len(match.log) and type(match.log[end]) is Ordered else whole
        kind.append(edited(recorded(match), log=match.log[:end], seed=None, outcome=None))
    return whole, cut


@pytest.mark.parametrize("game", GAMES, ids=name_of)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_is_restored_from_every_prefix_of_its_log(game: Game, seed: int) -> None:
    """Through JSON and back, the match is as it was after each answer."""
    match = played(game, seed)
    live = Match(game, match.setup, Seeded(SEED))
    answers = [entry for entry in match.log if type(entry) is not Ordered]
    for record, entry in zip_longest(prefixes(match)[0], answers):
        again = replay(game, read_record(write_record(record)))
        assert (again.log, again.state, again.asked) == (live.log, live.state, live.asked)
        assert (again.news, again.waiting) == (live.news, live.waiting)
        if entry is not None:
            live.enter(entry)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_log_that_ends_before_a_chance_says_so(game: Game) -> None:
    """A log that was cut between an answer and its chance can't be restored."""
    cut = prefixes(played(game))[1]
    assert cut
    for record in cut:
        with pytest.raises(BadRecord, match="the log ends before the random event"):
            replay(game, read_record(write_record(record)))


def test_a_restored_match_goes_on() -> None:
    """After a prefix, the rest of the log leads to the same end."""
    match = played(SENATE)
    middle = next(n for n, entry in enumerate(match.log) if isinstance(entry, Answered))
    again = Match.restore(SENATE, match.setup, match.log[:middle])
    orders = [entry.order for entry in match.log[middle:] if isinstance(entry, Ordered)]
    again.nature = Recorded(orders)
    for _ in again.moments(match.log[middle:]):
        pass
    assert (again.log, again.outcome) == (match.log, match.outcome)


def test_talk_is_in_the_record() -> None:
    """Everything said is replayed in its place."""
    match = Match(SENATE, SENATE.setup(5), Seeded(SEED))
    match.say(match.state.living[0], "accuse", ["player:3"])
    again = replay(SENATE, read_record(write_record(recorded(match))))
    assert again.log[-1] == Said(match.state.living[0], "accuse", ("player:3",))
    assert again.news == match.news


def test_the_seed_is_in_no_record_before_the_end() -> None:
    """At every answer of a running match, the record has the commitment and not the seed."""
    match = Match(SENATE, SENATE.setup(5), Seeded(SEED))
    random = Random(1)
    while match.asked:
        content = write_record(recorded(match))
        assert SEED.hex().encode() not in content
        assert commitment(SEED).encode() in content
        seat = match.waiting[0]
        match.answer(seat, match.asked[seat].any_answer(random))
    assert SEED.hex().encode() in write_record(recorded(match))


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_anybody_can_compute_the_checksum(game: Game) -> None:
    """It works as the page says, without any code of ours: sorted keys, no spaces, SHA-256."""
    plain = json.loads(write_record(recorded(played(game))))
    checksum = plain.pop("checksum")
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest() == checksum


# Refused


@pytest.mark.parametrize("end", [0, 1, 2, 50, 500, -2, -10, -100])
def test_a_truncated_record_says_so(end: int) -> None:
    """Wherever it was cut, the sentence says that the record is not complete."""
    content = write_record(recorded(played(SENATE)))
    with pytest.raises(BadRecord, match="not valid JSON"):
        read_record(content[:end])


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"\x00\x01", "not valid JSON"),
        (b"[]", "not a palatine-record"),
        (b'{"format": "palatine-position"}', "not a palatine-record"),
        (b'{"format": "palatine-record"}', "format version None; we read 1"),
        (b'{"format": "palatine-record", "format_version": 3}', "format version 3"),
        (b'{"format": "palatine-record", "format_version": 1}', "required field `setup`"),
    ],
)
def test_what_is_no_record_says_so(content: bytes, named: str) -> None:
    """Other files, other formats and other versions of the format each get their own sentence."""
    with pytest.raises(BadRecord) as refusal:
        read_record(content)
    assert named in refusal.value.sentence


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"answer": "yes"', b'"answer": "no"'),
        (b'"player 0"', b'"player X"'),
        (b'"why": "', b'"why": "x'),
        (b'"lazy"', b'"eager"'),
    ],
)
def test_an_edited_record_says_so(old: bytes, new: bytes) -> None:
    """An edit by hand is noticed."""
    content = write_record(recorded(played(SENATE)))
    assert old in content
    with pytest.raises(BadRecord, match="edited: its checksum does not match"):
        read_record(content.replace(old, new, 1))


@pytest.mark.parametrize("path", [(), ("setup",), ("outcome",), ("log", 0), ("log", 5)])
def test_a_field_that_nobody_knows_is_named(path: tuple[str | int, ...]) -> None:
    """A record with unknown fields is refused, wherever they are."""
    plain = json.loads(write_record(recorded(played(SENATE))))
    part = plain
    for step in path:
        part = part[step]
    part["smuggled"] = 1
    with pytest.raises(BadRecord, match="unknown field `smuggled`"):
        read_record(json.dumps(plain).encode())


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"version": 2}, "version 2 of senate; this house plays version 1"),
        ({"game": "chess"}, "of the game 'chess', not of 'senate'"),
        ({"edition": "sith"}, "there is no edition 'sith'"),
        ({"players": 12}, "takes 5 to 10 players, not 12"),
        ({"options": {"speed": "fast"}}, "there is no option 'speed'"),
        ({"options": {}}, "'tracker_reset' of senate is missing"),
    ],
)
def test_a_record_of_other_rules_says_which(changes: dict[str, Any], named: str) -> None:
    """Another version, game, edition, size or option is named: it would mean another match."""
    record = recorded(played(SENATE))
    foreign = edited(record, setup=msgspec.structs.replace(record.setup, **changes))
    with pytest.raises(BadRecord) as refusal:
        replay(SENATE, read_record(write_record(foreign)))
    assert named in refusal.value.sentence


def test_names_must_be_as_many_as_players() -> None:
    """A record with too few names is refused."""
    with pytest.raises(BadRecord, match="names 2 players of 5"):
        replay(SENATE, edited(recorded(played(SENATE)), players=("a", "b")))


@pytest.mark.parametrize(
    ("entry", "named"),
    [
        (Answered(0, "swordfish"), "entry 3 of the log"),  # type: ignore[arg-type]
        (Answered(77, "yes"), "entry 3 of the log: seat 77"),  # type: ignore[arg-type]
        (Said(0, "sing"), "entry 3 of the log: 'sing' can't be said"),  # type: ignore[arg-type]
    ],
)
def test_a_log_against_the_rules_says_where(entry: Entry, named: str) -> None:
    """The rules refuse a forged entry and name its place."""
    with pytest.raises(BadRecord, match=named):
        replay(SENATE, with_entry(recorded(played(SENATE)), 3, entry))


def test_a_log_with_other_chances_says_so() -> None:
    """A chance of the wrong size, under the wrong label, or too many of them."""
    record = recorded(played(SENATE))
    with pytest.raises(BadRecord, match="order for 'roles' does not fit"):
        replay(SENATE, with_entry(record, 0, Ordered("roles", (0, 1))))
    with pytest.raises(BadRecord, match="entry 0 of the log is not the chance 'roles'"):
        replay(SENATE, with_entry(record, 0, Ordered("rolls", (4, 3, 2, 1, 0))))
    with pytest.raises(BadRecord, match="a chance that the rules do not ask for"):
        replay(SENATE, edited(record, log=(*record.log, Ordered("deck", (0,)))))


# Verify


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_an_honest_record_verifies(game: Game) -> None:
    """All three findings are good ones."""
    rules, seed, outcome = verify(game, recorded(played(game)))
    assert "follow the rules" in rules
    assert "every shuffle came from it" in seed
    assert "follows from the log" in outcome


def test_a_running_match_verifies_as_far_as_it_goes() -> None:
    """Without the seed, the rules are checked and the rest is reported as open."""
    _, seed, outcome = verify(SENATE, recorded(played(SENATE, is_whole=False)))
    assert "not shown yet" in seed
    assert "not over" in outcome


def test_verify_finds_a_swapped_seed() -> None:
    """A seed that does not fit the commitment; and one that fits it, but not the shuffles."""
    record = recorded(played(SENATE))
    other = seed_from("another")
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(SENATE, edited(record, seed=other.hex()))
    with pytest.raises(BadRecord, match="not the one that the seed gives"):
        verify(SENATE, edited(record, seed=other.hex(), commitment=commitment(other)))


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_verify_finds_an_edited_shuffle(game: Game) -> None:
    """An order that the rules would allow, but that did not come from the seed."""
    record = recorded(played(game))
    place = first_order(record)
    entry = record.log[place]
    assert isinstance(entry, Ordered)
    others = (Ordered(entry.label, tuple(order)) for order in rotations(entry.order))
    for forged in others:
        with pytest.raises(BadRecord):
            verify(game, with_entry(record, place, forged))


def rotations(order: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Other orders of the same things."""
    return [order[n:] + order[:n] for n in range(1, len(order))]


def test_an_edited_shuffle_that_changes_no_face_is_found_too() -> None:
    """Two equal tiles swapped lead to the same game, but not from this seed."""
    record = recorded(played(SENATE))
    place = next(
        n for n, e in enumerate(record.log) if isinstance(e, Ordered) and e.label == "deck"
    )
    order = list(record.log[place].order)  # type: ignore[union-attr]
    first, second = order.index(0), order.index(1)  # tiles 0 and 1 are both Loyalist
    order[first], order[second] = order[second], order[first]
    with pytest.raises(BadRecord, match="not the one that the seed gives"):
        verify(SENATE, with_entry(record, place, Ordered("deck", tuple(order))))


@pytest.mark.parametrize("changes", [{"why": "bribery"}, {"side": None}, {"winners": ()}])
def test_verify_finds_an_edited_outcome(changes: dict[str, Any]) -> None:
    """The outcome must be the one that the log leads to."""
    record = recorded(played(SENATE))
    forged = msgspec.structs.replace(record.outcome, **changes)  # type: ignore[type-var]
    with pytest.raises(BadRecord, match="not the one that the log leads to"):
        verify(SENATE, edited(record, outcome=forged))


def test_verify_finds_a_missing_end() -> None:
    """A seed without the last answers, an end without its seed: something was cut."""
    record = recorded(played(SENATE))
    with pytest.raises(BadRecord, match="ends before the match is over"):
        verify(SENATE, edited(record, log=record.log[:-1], outcome=None))
    with pytest.raises(BadRecord, match="committed to is not shown"):
        verify(SENATE, edited(record, seed=None))
    with pytest.raises(BadRecord, match="not the one that the log leads to"):
        verify(SENATE, edited(record, outcome=None))


def test_verify_is_honest_about_what_it_can_not_check() -> None:
    """Without any commitment, or with a deal, it does not claim that the shuffles are fair."""
    record = recorded(played(SENATE))
    _, without, _ = verify(SENATE, edited(record, seed=None, commitment=None))
    _, dealt, _ = verify(SENATE, edited(record, dealt=True))
    assert "can't be checked" in without
    assert "can't be checked" in dealt
