"""Free text at a table: heard by all, kept in the log, read by no rule."""

from random import Random

import pytest
import saturnalia

from palatine.catalog import game_of, games
from palatine.core.chance import Seeded, seed_from
from palatine.core.errors import BadMessage, GameIsOver, NotNow, NotYourDecision
from palatine.core.game import Game
from palatine.core.log import Spoke
from palatine.core.match import Match
from palatine.core.news import Told
from palatine.core.play import play_out
from palatine.core.record import read_record, record_of, replay, verify, write_record
from palatine.core.seats import PUBLIC, Seat
from palatine.core.speech import LONGEST, MOST, read_speech
from palatine.core.stream import encoded, packet
from palatine.core.words import Speaker, languages
from palatine.games.senate.tests.table import table

SENATE = game_of("senate")
SEED = seed_from("speech")
GAMES = [*games().values(), saturnalia.GAME]


def begun(game: Game = SENATE) -> Match:
    """A match at its first question."""
    return Match(game, game.setup(game.players[0], None, game.check_options), Seeded(SEED))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_speech_is_told_to_everyone_and_kept(game: Game) -> None:
    """Every viewer hears it, and the log and the record have it, in every game."""
    match = begun(game)
    told = match.told
    match.speak(Seat(1), "Good evening")
    for viewer in (Seat(0), Seat(1), PUBLIC):
        heard = packet(match, viewer, told).news
        assert heard == (Told("spoke", {"player": 1, "text": "Good evening"}),)
    assert match.log[-1] == Spoke(Seat(1), "Good evening")
    again = replay(game, read_record(write_record(record_of(match, ("a",) * match.setup.players))))
    assert again.log == match.log


def test_speech_changes_nothing_else() -> None:
    """A game with free text goes on like the same game without it."""
    quiet, loud = begun(), begun()
    loud.speak(Seat(0), "Do vote for me")
    for match in (quiet, loud):
        play_out(match, Random(1))
    assert encoded(packet(quiet, PUBLIC, quiet.told)) == encoded(packet(loud, PUBLIC, loud.told))
    assert [entry for entry in loud.log if type(entry) is not Spoke] == list(quiet.log)


def test_only_a_record_with_speech_needs_the_new_format() -> None:
    """Records without free text keep their version, so older programs can read them."""
    quiet, loud = begun(), begun()
    loud.speak(Seat(0), "Hello")
    for match in (quiet, loud):
        play_out(match, Random(1))
    records = [record_of(match, ("a",) * 5, SEED) for match in (quiet, loud)]
    assert [record.format_version for record in records] == [1, 2]
    assert all(verify(SENATE, record) for record in records)


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("  two\n\nlines\t", "two lines"),
        ("\x1b[31mred\x07", "[31mred"),
        ("left\u202eright", "leftright"),
        ("zero\u200bwidth\u2028end", "zerowidth end"),
        ("e\u0301\u0301\u0301\u0301\u0301", "e\u0301\u0301\u0301"),
        ("<b>&amp; { $player }", "<b>&amp; { $player }"),
        ("Grüße, 皇帝 🙂", "Grüße, 皇帝 🙂"),
    ],
)
def test_what_cannot_be_seen_is_left_out(typed: str, heard: str) -> None:
    """One line of visible characters is left; reading it again changes nothing."""
    assert read_speech(typed) == heard
    assert read_speech(heard) == heard


@pytest.mark.parametrize("text", ["", " \u200b ", "x" * (LONGEST + 1), "x" * 100_000])
def test_too_much_or_nothing_is_refused(text: str) -> None:
    """It is refused and changes nothing."""
    match = begun()
    with pytest.raises(BadMessage):
        match.speak(Seat(0), text)
    assert (match.told, match.inputs) == (begun().told, begun().inputs)


def test_nobody_floods_the_log() -> None:
    """There is a limit until the next question; the others, and the next question, are free."""
    match = begun()
    for number in range(MOST):
        match.speak(Seat(0), f"again {number}")
    with pytest.raises(NotNow, match="enough"):
        match.speak(Seat(0), "once more")
    match.speak(Seat(1), "my turn")
    (seat,) = match.waiting
    match.answer(seat, match.asked[seat].options[0])
    match.speak(Seat(0), "another question")
    assert Match.restore(SENATE, match.setup, match.log).log == match.log


def test_nobody_speaks_from_elsewhere_or_after_the_end() -> None:
    """Neither a seat that does not exist, nor anybody once the game is over."""
    match = begun()
    with pytest.raises(NotYourDecision):
        match.speak(Seat(9), "hello")
    play_out(match, Random(1))
    with pytest.raises(GameIsOver):
        match.speak(Seat(0), "well played")


@pytest.mark.rule("SE-4.5")
def test_those_in_session_are_silent() -> None:
    """President and Chancellor do not speak while they have the tiles; the others may."""
    match = table(5).elect(2).match
    session = match.state.session
    with pytest.raises(NotNow) as refused:
        match.speak(session.president, "three of ours!")
    assert refused.value.rule == "SE-4.5"
    other = next(p for p in match.state.living if p not in (session.president, session.chancellor))
    match.speak(other, "well?")


@pytest.mark.parametrize("text", ["player:99", "player:x", "policy:loyalist", "{ $player }", "n:1"])
def test_speech_is_never_taken_for_other_words(text: str) -> None:
    """Text that looks like an atom or a message appears letter by letter, in every language."""
    for language in languages():
        said = Speaker(SENATE, language, names=("Ada", "Ben")).news(
            Told("spoke", {"player": 1, "text": text})
        )
        assert text in said
        assert said.startswith("Ben")
