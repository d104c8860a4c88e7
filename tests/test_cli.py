"""The command line: every command with its help, and a sentence for every wrong word."""

import io
import re
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
import saturnalia

from palatine.catalog import games
from palatine.cli import main
from palatine.cli.parser import COMMANDS, GROUPS
from palatine.core.record import read_record


class Done:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


class Palatine:
    """Runs commands in an empty folder, with typed input."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capsys, self.patch = capsys, patch

    def __call__(self, *words: str, typed: str = "") -> Done:
        self.patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        try:
            code = main(words)
        except SystemExit as end:  # argparse ends by itself
            code = int(end.code or 0)
        shown = self.capsys.readouterr()
        return Done(code, shown.out, shown.err)


@pytest.fixture
def palatine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Palatine:
    """The command line, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    return Palatine(capsys, monkeypatch)


@pytest.fixture
def record(palatine: Palatine) -> Path:
    """The record of a game between bots."""
    assert palatine("play", "senate", "--people", "0", "--seed", "8", "--save", "g.json").code == 0
    return Path("g.json")


# Help


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(palatine: Palatine, command: str) -> None:
    """`--help` says what a command does and shows an example of it."""
    done = palatine(command, "--help")
    assert done.code == 0
    assert f"example:\n  palatine {command}" in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_the_help_lists_every_command(palatine: Palatine) -> None:
    """`palatine --help` names them all; calling it without a command is a mistake."""
    done = palatine("--help")
    assert done.code == 0
    assert all(f"\n    {command} " in done.out for command in COMMANDS)
    assert palatine().code == 2


def test_the_help_begins_with_what_a_beginner_needs(palatine: Palatine) -> None:
    """Four commands come first, and each other one has a heading that says who needs it."""
    shown = palatine("--help").out
    headings = [f"\n{title}:\n" for title in GROUPS]
    assert [shown.count(heading) for heading in headings] == [1] * len(GROUPS)
    first = shown[shown.index(headings[0]) : shown.index(headings[1])]
    assert re.findall(r"(?m)^    (\w+) ", first) == ["play", "learn", "serve", "games"]
    assert max(map(len, shown.splitlines())) <= 80


# Wrong words


WRONG = [
    (("ply",), "did you mean 'play'?"),
    (("--versoin",), "did you mean '--version'?"),
    (("play",), "which game?"),
    (("play", "sith-imperativ"), "did you mean 'sith-imperative'?"),
    (("play", "sith"), "did you mean 'sith-imperative'?"),
    (("play", "chess"), "senate, sith-imperative, secret-emperor"),
    (("play", "senate", "--edition", "secret-emporer"), "did you mean 'secret-emperor'?"),
    (("play", "sith-imperative", "--edition", "secret-emperor"), "is already an edition"),
    (("play", "senate", "--players", "4"), "5 to 10 players, not 4"),
    (("play", "senate", "--players", "many"), "'many' is not a whole number"),
    (("play", "senate", "--player", "5"), "did you mean '--players'?"),
    (("play", "senate", "--option", "reshufle=lazy"), "did you mean 'reshuffle'?"),
    (("play", "senate", "--option", "reshuffle=lasy"), "did you mean 'lazy'?"),
    (("play", "senate", "--option", "reshuffle"), "NAME=VALUE"),
    (("play", "senate", "--theme", "roman-senat"), "did you mean 'roman-senate'?"),
    (("play", "senate", "--language", "fr"), "choose from: en, de"),
    (("play", "senate", "--bots", "normel"), "did you mean 'normal'?"),
    (("play", "senate", "--people", "11"), "not 11"),
    (("play", "senate", "--people", "Anna,anna"), "have the same name"),
    (("play", "senate", "--people", "Anna,7"), "'7' is not a name"),
    (("play", "senate", "--people", "-1"), "'-1' is not a name"),
    (("play", "senate", "--players", "5", "--people", "6"), "6 people can't sit"),
    (("play", "senate", "--save", "nowhere/g.json"), "can't be saved"),
    (("play", "--resume", "nothing.json"), "there is no file 'nothing.json'"),
    (("play", "--resume", "."), "can't be read"),
    (("play", "senate", "--resume", "g.json"), "leave out the game"),
    (("play", "--resume", "g.json", "--seed", "1"), "leave out --seed"),
    (("simulate", "seante"), "did you mean 'senate'?"),
    (("simulate", "senate", "--games", "0"), "not a whole number, 1 or more"),
    (("simulate", "senate", "--gams", "5"), "did you mean '--games'?"),
    (("replay", "nothing.json"), "there is no file"),
    (("verify", "nothing.json"), "there is no file"),
    (("check", "seante"), "did you mean 'senate'?"),
    (("check", "senate", "--players", "11"), "not 11"),
    (("match", "senate", "--players", "3"), "not 3"),
    (("match", "senate", "--deal", "nothing.json"), "there is no file"),
    (("match", "senate", "--position", "nothing.json"), "there is no file"),
    (("games", "please"), "there is no game 'please'"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG, ids=[" ".join(each[0]) for each in WRONG])
def test_a_wrong_word_gets_a_sentence(
    palatine: Palatine, words: tuple[str, ...], sentence: str
) -> None:
    """Exit code 2, one line on standard error that says what was wrong, and no traceback."""
    done = palatine(*words)
    assert done.code == 2
    assert done.err.startswith("palatine: ")
    assert sentence in done.err
    assert "Traceback" not in done.err
    assert len(done.err.splitlines()) <= 2


@pytest.mark.parametrize("command", ["replay", "play --resume"])
@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"hello", b"\xff\xfe", b'{"format": "x"}'])
def test_what_is_no_record_is_refused(palatine: Palatine, command: str, content: bytes) -> None:
    """A file of another kind is named as such."""
    Path("x.json").write_bytes(content)
    done = palatine(*command.split(), "x.json")
    assert done.code == 2
    assert done.err.startswith("palatine: ")
    assert "Traceback" not in done.err


# Commands


def test_games_are_listed_on_one_screen(palatine: Palatine) -> None:
    """The names to type, each with a sentence, and how to go on; not every option of each."""
    shown = palatine("games").out
    for name in ("sith-imperative", "secret-emperor", *set(games()) - {"senate"}):
        assert f"\n{name}: " in f"\n{shown}"
    assert "be the first with 10 Influence" in shown
    assert "palatine learn GAME" in shown
    assert len(shown.splitlines()) < 24
    assert "<" not in shown


def test_one_game_is_listed_with_all_that_can_be_chosen(palatine: Palatine) -> None:
    """By its name, or by that of an edition; games with decks say how to see them."""
    senate = palatine("games", "senate").out
    for word in ("5 to 10 players", "secret-emperor", "roman-senate", "hard", "eager", "de"):
        assert word in senate
    shown = palatine("games", "seize-the-imperium").out
    assert "deck_1" in shown
    assert "palatine decks seize-the-imperium" in shown
    assert "5 to 10 players" not in shown
    assert "5 to 10 players" in palatine("games", "secret-emperor").out


def test_a_simulation_counts_the_same_with_any_number_of_workers(palatine: Palatine) -> None:
    """The seed decides; the workers only share the work."""
    words = ("simulate", "senate", "--players", "7", "--games", "1200", "--seed", "5", "--json")
    one, two = (msgspec.json.decode(palatine(*words, "--workers", each).out) for each in ("1", "2"))
    assert one["outcomes"] == two["outcomes"]
    assert one["decisions_per_game"] == two["decisions_per_game"]
    assert sum(each["count"] for each in one["outcomes"].values()) == 1200
    other = msgspec.json.decode(palatine(*words, "--seed", "6", "--workers", "1").out)
    assert other["outcomes"] != one["outcomes"]


def test_a_simulation_for_people_has_shares_and_speed(palatine: Palatine) -> None:
    """Without --json it is a small table; when piped, it prints only the table."""
    done = palatine("simulate", "sith-imperative", "--games", "50", "--workers", "1")
    assert "50 games played at random" in done.out
    assert "games a second" in done.out
    assert "%" in done.out
    assert done.err == ""


def test_a_true_record_verifies(palatine: Palatine, record: Path) -> None:
    """Each finding has a line, and the exit code is 0."""
    done = palatine("verify", str(record))
    assert done.code == 0
    assert done.out.count("  ok  ") == 3


def test_a_false_record_does_not(palatine: Palatine, record: Path) -> None:
    """An edited or truncated record ends with 1 and the sentence that says why."""
    content = record.read_bytes()
    for wrong in (content.replace(b'"side": "', b'"side": "x'), content[:-40]):
        record.write_bytes(wrong)
        done = palatine("verify", str(record))
        assert done.code == 1
        assert done.err.startswith("palatine: not verified: ")


def test_a_replay_tells_what_one_seat_saw(palatine: Palatine, record: Path) -> None:
    """A seat hears its own role, the public none before the end, and an omniscient viewer hears
    all."""
    names = read_record(record.read_bytes()).players
    by_name, by_number = (palatine("replay", "g.json", "--seat", s).out for s in (names[2], "2"))
    assert by_name == by_number
    assert by_name.count("  - You are ") == 1
    assert palatine("replay", "g.json", "--seat", "public").out.count("You are ") == 0
    everything = palatine("replay", "g.json").out
    assert all(f"(only {name}) You are" in everything for name in names)
    assert palatine("replay", "g.json", "--seat", "7").code == 2


def test_a_running_game_is_not_told_in_full(palatine: Palatine) -> None:
    """From a saved game: the public story, a person's own, but nothing of a bot's hand."""
    palatine("play", "senate", "--people", "Anna", "--seed", "1", "--save", "run.json", typed="1\n")
    done = palatine("replay", "run.json")
    assert "not over" in done.err
    assert "You are " not in done.out
    assert palatine("replay", "run.json", "--seat", "Anna").out.count("You are ") == 1
    refused = palatine("replay", "run.json", "--seat", "1")
    assert refused.code == 2
    assert "when the game is over" in refused.err
    assert "the match is not over" in palatine("verify", "run.json").out


def test_play_saves_and_goes_on(palatine: Palatine) -> None:
    """The end of the input saves the game under its own name; --resume goes on from there."""
    done = palatine("play", "secret-emperor", "--people", "Anna", "--seed", "1", typed="1\n")
    (path,) = Path().glob("secret-emperor-*.json")
    assert done.code == 0
    assert f"play --resume {path}" in done.out
    again = palatine("play", "--resume", str(path), typed="1\n")
    assert again.code == 0
    assert "The game goes on where you left it." in again.out
    second = palatine("play", "secret-emperor", "--people", "Anna", "--seed", "1")
    assert path.name.replace(".palatine.json", "-2.palatine.json") in second.out


def test_a_file_that_is_there_is_not_written_over(palatine: Palatine) -> None:
    """--save needs a new file; an existing one is not lost."""
    Path("mine.json").write_text("precious")
    done = palatine("play", "senate", "--save", "mine.json")
    assert done.code == 2
    assert "already exists" in done.err
    assert Path("mine.json").read_text() == "precious"


def test_a_finished_game_is_not_resumed(palatine: Palatine, record: Path) -> None:
    """A record is for watching."""
    done = palatine("play", "--resume", str(record))
    assert done.code == 2
    assert "watch it with `replay`" in done.err


def test_the_language_is_the_machines_unless_told(
    palatine: Palatine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LANG=de_DE speaks German; --language en does not."""
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Du bist Gast" in palatine("play", "senate", "--seed", "1").out
    assert "You are Guest" in palatine("play", "senate", "--seed", "1", "--language", "en").out


def test_the_theme_follows_the_edition_unless_told(palatine: Palatine) -> None:
    """Secret Emperor speaks of Republicans, the Roman senate of neither."""
    words = ("play", "secret-emperor", "--seed", "1", "--people", "Anna")
    assert "Republican" in palatine(*words).out
    assert "Republican policies" not in palatine(*words, "--theme", "roman-senate").out


def test_match_speaks_json_lines(palatine: Palatine) -> None:
    """The line protocol opens at once and ends with `quit`."""
    done = palatine("match", "senate", "--players", "5", "--seed", "1", typed='{"type":"quit"}\n')
    assert done.code == 0
    assert done.out.startswith('{"type":"open"')


def test_check_reports_each_promise(palatine: Palatine, monkeypatch: pytest.MonkeyPatch) -> None:
    """It prints the kit's report; exit code 1 says that a promise is broken."""
    lossy = replace(saturnalia.GAME, faults=lambda t: iter(["a gift is lost"] if t.held else []))
    for game, code in ((saturnalia.GAME, 0), (lossy, 1)):
        monkeypatch.setitem(games(), game.id, game)
        done = palatine("check", "saturnalia", "--players", "2", "--games", "3")
        assert "keep every promise: saturnalia with 2" in done.out
        assert ("FAILED" in done.out) == bool(code)
        assert done.code == code


# New games


def test_a_new_game_lies_in_a_folder_of_its_name(palatine: Palatine) -> None:
    """It says what comes next; it leaves an existing folder alone."""
    done = palatine("new", "night-watch", "--title", "The Night Watch")
    assert (done.code, "palatine check night-watch" in done.out) == (0, True)
    assert "# The Night Watch" in Path("night-watch/README.md").read_text("utf-8")
    again = palatine("new", "night-watch")
    assert (again.code, "night-watch already exists" in again.err) == (2, True)
