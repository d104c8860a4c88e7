"""The row of numbers: a place for everything shown, within its bounds, and the same for twins."""

import json
from random import Random

import pytest

from palatine.agents.encoding import Labels, encoding_of, general_encoding
from palatine.agents.playing import Playing
from palatine.cli import main
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.observation import Encoding
from palatine.core.seats import Seat, seats
from palatine.core.stream import Packet, packet
from tests.agents import rows
from tests.agents.table import EVERY_GAME, NAMES, SENATE, asked_in, new_match, setups


def shown_labels(sent: Packet) -> list[tuple[str, str]]:
    """All labels in a packet: the family, and the label."""
    view = sent.view
    things = [thing for zone in view.zones for thing in zone.things]
    pieces = [*view.seats, *things]
    found = [("phases", view.phase), *[("zones", zone.id) for zone in view.zones]]
    found += [("tracks", track.id) for track in view.tracks]
    found += [("notes", note.id) for note in view.notes]
    found += [("events", told.event) for told in sent.news]
    found += [("marks", mark) for each in pieces for mark in each.marks]
    found += [("marks", mark) for each in view.seats for mark in each.secrets]
    counted = [name for each in (view, *pieces) for name in each.counters]
    found += [("counters", name.partition(":")[0]) for name in counted]
    return found + ([("questions", sent.asking)] if sent.asking else [])


@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_everything_that_is_shown_has_a_place(game: Game) -> None:
    """Everything that random play shows or tells is among the labels in a game's words."""
    labels = Labels(game)
    for setup in setups(game):
        match, told = new_match(game, setup), 0
        for seat, _ in asked_in(match, Random(2)):
            sent, told = packet(match, seat, told), match.told
            for family, label in dict.fromkeys(shown_labels(sent)):
                assert label in getattr(labels, family), f"{family}: {label}"
            faces = {thing.face for zone in sent.view.zones for thing in zone.things}
            assert [face for face in faces - {None} if labels.face(face) is None] == []


def encodings(game: Game) -> list[Encoding]:
    """A game's encodings: the one for all games, and perhaps its own."""
    return [general_encoding(game), encoding_of(game)]


@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_a_row_has_a_number_for_each_part_of_its_fields(game: Game) -> None:
    """As many numbers as the fields say, each within its field's bounds, up to the end."""
    for setup in setups(game):
        match, encoding = new_match(game, setup, "rows"), encoding_of(game)
        bounds = [(f.low, f.high) for f in encoding.fields(setup) for _ in range(f.size)]
        playing = Playing(match)
        for seat, _ in asked_in(match, Random(3)):
            row = playing.row(seat, playing.packet(seat))
            assert len(row) == len(bounds)
            outside = [
                n for n, (low, high) in zip(row, bounds, strict=True) if not low <= n <= high
            ]
            assert outside == []
        assert len(playing.row(Seat(0), playing.packet(Seat(0)))) == len(bounds)


@pytest.mark.parametrize("encoding", encodings(SENATE), ids=["general", "own"])
def test_seats_are_counted_from_the_own_one(encoding: Encoding) -> None:
    """The president finds the mark of the office at the first seat, the next seat at the last."""
    match = new_match(SENATE, SENATE.setup(5))
    president = match.waiting[0]
    marks = [marked(encoding, match, Seat((president + n) % 5), "president") for n in range(5)]
    assert marks == [
        [1, 0, 0, 0, 0],
        [0, 0, 0, 0, 1],
        [0, 0, 0, 1, 0],
        [0, 0, 1, 0, 0],
        [0, 1, 0, 0, 0],
    ]


def marked(encoding: Encoding, match: Match, seat: Seat, mark: str) -> list[float]:
    """A mark of all seats, starting from a seat."""
    row = list(encoding.observer(match.setup, seat).numbers(packet(match, seat), ()))
    start = 0
    for field in encoding.fields(match.setup):
        if field.name == "marks":
            column = field.columns.index(mark)
            return [row[start + n * len(field.columns) + column] for n in range(5)]
        start += field.size
    raise AssertionError("there are no marks")


def test_a_senator_sees_the_own_role_and_no_other() -> None:
    """A Loyalist knows one role at the start: their own."""
    match = new_match(SENATE, SENATE.setup(7))
    loyalist = next(s for s in seats(7) if match.state.roles[s] == "loyalist")
    encoding = encoding_of(SENATE)
    row = encoding.observer(match.setup, loyalist).numbers(packet(match, loyalist), ())
    start = 0
    for field in encoding.fields(match.setup):
        if field.name == "known":
            assert row[start : start + field.size] == [1.0, *[0.0] * (field.size - 1)]
        start += field.size


def test_a_row_is_what_its_version_says() -> None:
    """If you change a field, raise the version of its encoding, then run the module `rows`."""
    assert rows.fingerprints() == json.loads(rows.KEPT.read_text("utf-8"))


def test_the_page_lists_the_fields_as_they_are() -> None:
    """docs/learners.md is current; `python -m tests.agents.rows` writes its list."""
    found = rows.BLOCK.search(rows.PAGE.read_text("utf-8"))
    assert found is not None
    assert found.group() == rows.listing()


def test_a_command_lists_every_field(capsys: pytest.CaptureFixture[str]) -> None:
    """`palatine games GAME --fields` names each number of a row."""
    assert main(["games", "senate", "--fields", "--players", "7"]) == 0
    shown = capsys.readouterr().out
    fields = encoding_of(SENATE).fields(SENATE.setup(7))
    assert f"{sum(field.size for field in fields)} numbers" in shown
    assert [f.name for f in fields if f"{f.name}: {f.about}" not in shown] == []
    assert [name for f in fields for name in f.columns if name not in shown] == []
