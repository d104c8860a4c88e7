"""`palatine decks`: list, show, check and build, with a game that allows your own decks."""

import io
import sys
from pathlib import Path

import pytest

from palatine.catalog import games
from palatine.cli import main
from palatine.core.deck_files import read_deck

GAME = "seize-the-imperium"
LIST = Path(__file__).parent.parent / "examples" / "iron_fist.txt"


class Done:
    """The result of a command: its exit code, and what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *words: str) -> None:
        try:
            self.code = main(("decks", *words))
        except SystemExit as end:
            self.code = int(end.code or 0)
        self.out, self.err = capsys.readouterr()


def test_the_starter_decks_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Each by the word that chooses it, and by its name."""
    done = Done(capsys, GAME, "list")
    assert (done.code, len(done.out.splitlines())) == (0, 4)
    assert "drone_onslaught  Drone Onslaught" in done.out


def test_a_deck_is_shown_card_by_card(capsys: pytest.CaptureFixture[str]) -> None:
    """With how many there are, what each is and what it costs."""
    done = Done(capsys, GAME, "show", "capital_attack")
    assert done.out.startswith("Capital Attack\n\nassets: 50\n")
    assert "  2 Clone Battalion: Troop Infantry, cost 3, ATT 5, DEF 4\n" in done.out
    assert done.code == 0


def test_without_a_word_the_decks_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """It is what you want to see first."""
    assert Done(capsys, GAME).out == Done(capsys, GAME, "list").out != ""


def test_cards_can_be_looked_up_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    """Those whose names and kinds have all of the words, with what they do."""
    done = Done(capsys, GAME, "cards", "clone")
    title, card, text = done.out.splitlines()
    assert title == "assets: 50 of these"
    assert card == "  Clone Battalion: Troop Infantry, cost 3, ATT 5, DEF 4"
    assert text.startswith("    Troop, Infantry. When it is eliminated")


def test_a_list_is_checked_as_a_file_is(capsys: pytest.CaptureFixture[str]) -> None:
    """Before you build it."""
    done = Done(capsys, GAME, "check", str(LIST))
    assert (done.code, done.out) == (0, "iron_fist.txt can be played\n")


def test_all_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """You can look them up while building a deck."""
    done = Done(capsys, GAME, "cards")
    assert len(done.out.splitlines()) == 124 + 3


@pytest.mark.rule("SI-13.8", "SI-13.9")
def test_a_list_becomes_a_deck(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The file can be read, checked and shown; nothing ever overwrites it."""
    path = tmp_path / "iron_fist.toml"
    build = (GAME, "build", str(LIST), "--name", "Iron Fist", "--save", str(path))
    assert Done(capsys, *build).code == 0
    rules = games()[GAME].decks
    assert rules is not None
    assert read_deck(path, rules).name == "Iron Fist"
    done = Done(capsys, GAME, "check", str(path))
    assert (done.code, done.out) == (0, "iron_fist.toml can be played\n")
    done = Done(capsys, *build)
    assert (done.code, "already exists" in done.err) == (2, True)


def test_a_list_can_be_piped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without --save the deck is printed."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(LIST.read_bytes())))
    done = Done(capsys, GAME, "build", "-")
    assert (done.code, done.out[:17]) == (0, 'name = "My Deck"\n')


@pytest.mark.rule("SI-13.8", "SI-13.9")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("2 Light Cruiser Task Force", "", "it has 48 assets; it needs 50 [SI-13.8]"),
        ("2 Light Cruiser Task Force", "4 Light Cruiser Task Force", "2 are allowed [SI-13.9]"),
        ("2 Light Cruiser Task Force", "2 Light Cruisers Task", "did you mean 'Light Cruiser"),
    ],
)
def test_a_list_against_the_rules_is_no_deck(
    old: str, new: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """It saves nothing, and every reason has its rule or its line."""
    path = tmp_path / "list.txt"
    path.write_text(LIST.read_text("utf-8").replace(old, new), "utf-8")
    done = Done(capsys, GAME, "build", str(path), "--save", str(tmp_path / "deck.toml"))
    assert (done.code, said in done.err) == (1, True)
    assert not (tmp_path / "deck.toml").exists()


@pytest.mark.parametrize(
    ("name", "file", "said"),
    [
        ("Iron Fist", "Iron Fist.toml", "'Iron Fist' can't be offered as an option"),
        ("Iron\nFist", "iron_fist.toml", "its name must be one line"),
        (" ", "iron_fist.toml", "it has no name"),
    ],
)
def test_a_deck_is_saved_so_that_it_can_be_chosen(
    name: str, file: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Under an invalid name, it saves nothing."""
    path = tmp_path / file
    done = Done(capsys, GAME, "build", str(LIST), "--name", name, "--save", str(path))
    assert (done.code, said in done.err, path.exists()) == (1, True, False)


def test_check_says_all_that_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """One line each, and the exit code 1."""
    path = tmp_path / "few.toml"
    path.write_text('name = "Few"\n[worlds]\nmars = 3\n', "utf-8")
    done = Done(capsys, GAME, "check", str(path))
    assert done.code == 1
    assert done.out.splitlines() == [
        "few.toml: it has 0 assets; it needs 50 [SI-13.8]",
        "few.toml: it has 0 characters; it needs 10 [SI-13.8]",
        "few.toml: it has 3 copies of mars; 2 are allowed [SI-13.9]",
        "few.toml: it has 3 worlds; it needs 10 [SI-13.8]",
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((GAME, "lst"), "did you mean 'list'?"),
        (("list",), "there is no game 'list'"),
        ((GAME, "cards", "balloon"), "no card has balloon"),
        ((GAME, "show", "capital_atack"), "did you mean 'capital_attack'?"),
        ((GAME, "check", "nowhere.toml"), "there is no file"),
        (("senate", "list"), f"has no decks; try {GAME}"),
        ((GAME, "build", "nowhere.txt"), "there is no file"),
    ],
)
def test_a_wrong_word_gets_a_sentence(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the nearest word that exists, and exit code 2."""
    done = Done(capsys, *words)
    assert (done.code, said in done.err) == (2, True)
