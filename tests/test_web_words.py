"""The web client's words: it says what Palatine says, and has words for everything that it
names."""

import re
import subprocess
from functools import cache
from itertools import product
from pathlib import Path

import msgspec
import pytest

from palatine import catalog
from palatine.bots.roster import bots_of
from palatine.core.conformance.spoken import Sayings, play
from palatine.core.conformance.word_files import ids
from palatine.core.game import Game
from palatine.core.words import Speaker, languages
from palatine.server.pages.words import game_words, glance_words, house_words, version_words
from tests.browser.chromium import NODE

HERE = Path(__file__).parent
CLIENT = HERE.parent / "web" / "src"
WORDS = CLIENT / "words"
NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eva", "Finn", "Gil", "Hana", "Ida", "Jon")
GAMES = tuple(catalog.games().values())
FROM_THE_SERVER = ("error-", "game-name-")
GAMES_OWN = re.compile(
    "ask|wait|help|news|note|why|over|mark|zone|track|space|counter|phase|atom|option|face|fact|each"
    "|counsel|role|side|setting|edition|theme|game|rulebook|terminal|worth|card|full|text|use|version"
)
"""The beginnings of games' messages, which the client's own must not use."""


@cache
def said_in(game_id: str) -> Sayings:
    """Everything said in a game of the smallest and the largest size, of each edition."""
    game, said = catalog.game_of(game_id), Sayings()
    for players, edition in product((game.players[0], game.players[-1]), game.editions):
        play(game, players, edition, "golden", said)
    return said


def said_by_the_client(game: Game, language: str, theme: str, said: Sayings) -> list[str]:
    """The same things, as the client's Speaker says them."""
    wanted = {
        "language": language,
        "words": game_words(game.id, theme or "-", language),
        "names": NAMES,
        "seatFacts": sorted(game.seat_facts),
        "sayings": list(said.values()),
    }
    call = [str(NODE), "--no-warnings", str(HERE / "said.mjs")]
    done = subprocess.run(call, input=msgspec.json.encode(wanted), capture_output=True, check=True)
    sentences: list[str] = msgspec.json.decode(done.stdout)
    return sentences


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_client_says_what_the_house_says(game: Game, language: str) -> None:
    """News, questions, options, notes, reasons and labels read the same on a phone."""
    said = said_in(game.id)
    theme = game.themes[-1] if game.themes else ""
    speaker = Speaker(game, language, theme, NAMES)
    ours = [getattr(speaker, how)(*what) for how, what in said.values()]
    theirs = said_by_the_client(game, language, theme, said)
    assert [pair for pair in zip(ours, theirs, strict=True) if pair[0] != pair[1]] == []


def own_ids(language: str) -> list[str]:
    """The ids of the client's own messages, including those that load later."""
    folders = (WORDS, WORDS / "later", WORDS / "review")
    return [name for folder in folders for name in ids(folder / f"{language}.ftl")]


def sources() -> dict[Path, str]:
    """The client's code."""
    paths = [path for ending in ("svelte", "ts") for path in CLIENT.rglob(f"*.{ending}")]
    return {path: path.read_text("utf-8") for path in paths if ".test." not in path.name}


NAMED = re.compile(r"(?<![.\w])(?:say|knows)\(([^)]*)")
COMPARED = re.compile(r'(?:[=!]==|\?\?) "[^"]*"')


def named_whole(text: str) -> set[str]:
    """The ids of messages that stand in the code as they are."""
    calls = [COMPARED.sub("", call) for call in NAMED.findall(text)]
    return {name for call in calls for name in re.findall(r'"([a-z][a-z0-9-]*)"', call)}


@pytest.mark.parametrize("language", languages())
def test_the_client_has_words_for_all_that_it_names(language: str) -> None:
    """Every message that the code names is in every language, with the server's words beside."""
    have = {
        *own_ids(language),
        *re.findall(r"^([a-z-]+) =", house_words(language) or "", re.M),
        *re.findall(r"^([a-z-]+) =", version_words("", language) or "", re.M),
        *re.findall(r"^(rules-[a-z]+) =", glance_words("senate", language) or "", re.M),
    }
    calls = {path: named_whole(text) for path, text in sources().items()}
    assert any(calls.values())
    missing = {path.name: names - have for path, names in calls.items() if names - have}
    assert missing == {}


@pytest.mark.parametrize("language", languages())
def test_the_client_has_words_for_every_kind_of_bot(language: str) -> None:
    """A host chooses bots by words, not by the names that they have in the code."""
    kinds = {f"bot-{kind}" for game in GAMES for kind in bots_of(game)}
    assert kinds - set(own_ids(language)) == set()


def test_the_client_has_no_words_that_nobody_says() -> None:
    """Every message stands in the code: whole, or by its beginning where the end is a fact."""
    text = "\n".join(sources().values())
    spelled = set(re.findall(r'["`]([a-z][a-z0-9-]*)["`]', text))
    begun = tuple(set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", text)))
    own = [name for name in own_ids("en") if not name.startswith(FROM_THE_SERVER)]
    assert [name for name in own if name not in spelled and not name.startswith(begun)] == []


def test_the_client_leaves_the_names_of_games_alone() -> None:
    """No message of the client could hide one of a game, or be hidden by it."""
    own = [name for name in own_ids("en") if GAMES_OWN.fullmatch(name.split("-")[0])]
    assert own == []


def test_a_percent_sign_stays_with_its_number() -> None:
    """In German a space is between them, at which no line may break."""
    for path in WORDS.rglob("de.ftl"):
        assert "} %" not in path.read_text("utf-8"), path
