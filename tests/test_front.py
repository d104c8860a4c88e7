"""The front door: `import palatine` lists games, plays one, seats bots, saves and restores."""

import doctest
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import palatine
from palatine.core.errors import BadRecord, BadSetup
from palatine.core.match import Match
from palatine.core.record import read_record, verify


def test_every_listed_game_can_be_played() -> None:
    """Each name opens a match at its smallest table, where somebody has a question."""
    for name in palatine.list_games():
        match = palatine.play(name, seed="front")
        assert match.asked
        assert match.setup.players == palatine.find_game(name).players[0]


def test_the_same_seed_gives_the_same_shuffles() -> None:
    """And without a seed they differ."""
    one, two = (palatine.play("senate", 7, seed="front") for _ in range(2))
    assert one.log == two.log
    assert palatine.play("senate", 7).log != palatine.play("senate", 7).log


def test_options_are_the_tables_own() -> None:
    """They override those of the edition; a wrong one is refused by name."""
    match = palatine.play("sith-imperative", 7, options={"reshuffle": "eager"})
    assert match.setup.options["reshuffle"] == "eager"
    with pytest.raises(BadSetup, match="did you mean 'reshuffle'"):
        palatine.play("sith-imperative", 7, options={"reshufle": "eager"})


def test_bots_play_a_whole_game() -> None:
    """In every seat they play to the end; the same seeds give the same game."""

    def played() -> Match:
        match = palatine.play("to-be-emperor", 3, seed="front")
        palatine.seat_bots(match, "greedy", seed="bots", budget=palatine.Budget(rounds=2)).play()
        return match

    one = played()
    assert one.outcome
    assert one.log == played().log


def test_bots_wait_for_the_other_seats() -> None:
    """In some seats they play until somebody else must answer."""
    match = palatine.play("senate", 5, seed="front")
    company = palatine.seat_bots(match, {1: "random", 2: "random", 3: "random", 4: "random"})
    company.play()
    assert 0 in match.waiting


@pytest.mark.parametrize(("bots", "says"), [({9: "random"}, "no seat 9"), ("rnd", "no bot")])
def test_bots_that_can_not_sit_are_refused(bots: str | dict[int, str], says: str) -> None:
    """There is no such seat, or no such bot."""
    with pytest.raises(BadSetup, match=says):
        palatine.seat_bots(palatine.play("senate"), bots)


def test_a_match_is_saved_and_restored(tmp_path: Path) -> None:
    """From a file or from its content, with the shuffles there to check."""
    match, path = palatine.play("senate", 7, seed="front"), tmp_path / "game.json"
    palatine.seat_bots(match, "random").play()
    palatine.save(match, path, ("Ada", "Ben"))
    record = read_record(path.read_bytes())
    assert record.players[:2] == ("Ada", "Ben")
    assert palatine.restore(path).state == palatine.restore(path.read_bytes()).state == match.state
    assert "every shuffle came from it" in verify(match.game, record)[1]


def test_a_match_that_is_not_over_is_restored_where_it_stood(tmp_path: Path) -> None:
    """Its seed stays secret; with the seed, play goes on with the same shuffles."""
    match, path = palatine.play("senate", 7, seed="front"), tmp_path / "game.json"
    match.answer(match.waiting[0], match.asked[match.waiting[0]].options[0])
    palatine.save(match, path)
    again = palatine.restore(path)
    assert (again.log, again.waiting) == (match.log, match.waiting)
    assert match.nature.seed.hex() not in path.read_text("utf-8")  # type: ignore[attr-defined]
    going = palatine.restore(path, seed="front")
    for each in (match, going):
        palatine.seat_bots(each, "random", seed="bots").play()
    assert going.log == match.log
    with pytest.raises(BadRecord, match="not the seed of the recorded match"):
        palatine.restore(path, seed="another")


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    """One sentence names the file, or says what is wrong with it."""
    with pytest.raises(BadRecord, match=r"nothing\.json can't be read: No such file"):
        palatine.restore(tmp_path / "nothing.json")
    with pytest.raises(BadRecord, match="not a palatine-record"):
        palatine.restore(b"{}")


def test_a_part_of_the_house_is_loaded_alone() -> None:
    """Importing the package, or its core, loads no game, no bot and no front."""
    check = "import palatine.core.match, sys; print(*sorted(sys.modules))"
    run = [sys.executable, "-c", check]
    loaded = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()
    assert "palatine.core.match" in loaded
    assert [
        m for m in loaded if m.startswith(("palatine.games.", "palatine.bots", "palatine.f"))
    ] == []


def test_the_door_has_no_name_of_a_room() -> None:
    """A function named like a subpackage would vanish once that is imported; and all are listed."""
    rooms = {module.name for module in pkgutil.iter_modules(palatine.__path__)}
    assert rooms.isdisjoint(palatine.__all__)
    assert set(palatine.__all__) <= set(dir(palatine))
    assert all(getattr(palatine, name) for name in palatine.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        palatine.chess  # noqa: B018  # looked at for its error


def test_the_docstring_is_true() -> None:
    """What `help(palatine)` shows works as it says."""
    assert doctest.testmod(palatine) == doctest.TestResults(failed=0, attempted=3)
