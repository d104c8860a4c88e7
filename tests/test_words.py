"""Words are data: every language says the same things, and every theme reads without a gap."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from palatine import catalog
from palatine.core.chance import Seeded, seed_from
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, seats
from palatine.core.view import View
from palatine.core.words import HOUSE, Speaker, languages

GAMES = tuple(catalog.games().values())
GAMES_EACH = 2
OTHERS = languages()[1:]
PLAIN_FAMILIES = ("player", "n")
"""Atoms that need no words of their own: names and numbers."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", languages())
every_other_language = pytest.mark.parametrize("language", OTHERS)


# Reading the files


Entry = ftl.Message | ftl.Term | ftl.Junk


@cache
def entries(path: Path) -> tuple[Entry, ...]:
    """What a file of words holds, without comments."""
    body = FluentParser(with_spans=False).parse(path.read_text("utf-8")).body
    return tuple([entry for entry in body if isinstance(entry, Entry)])


def ids(path: Path) -> list[str]:
    """The ids of a file."""
    return [name_of(entry) for entry in entries(path)]


def name_of(entry: Entry) -> str:
    """An entry's id; a term's begins with a dash."""
    if isinstance(entry, ftl.Junk):
        return f"can't be read: {entry.content}"
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else str(entry.id.name)


def messages(game: Game, language: str) -> Path:
    """The file of a game's messages."""
    return game.folder / "words" / language / "game.ftl"


def theme_files(game: Game, language: str) -> list[Path]:
    """The files of a game's themes."""
    return [game.folder / "words" / language / f"{theme}.ftl" for theme in game.themes]


class Texts(Visitor):
    """Collects the plain text of messages and terms."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  # Fluent's name
        self.found.append(node.value)


class References(Visitor):
    """Collects the terms that are used, with the form that is asked of them."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802  # Fluent's name
        for named in node.arguments.named if node.arguments else ():
            self.found.append((node.id.name, named.value.value))


class Forms(Visitor):
    """Collects the keys that a term chooses by."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802  # Fluent's name
        if isinstance(node.key, ftl.Identifier):
            self.found.append(node.key.name)


def gathered(visitor: Any, path: Path) -> list[Any]:
    """What a visitor finds in a file."""
    for entry in entries(path):
        visitor.visit(entry)
    found: list[Any] = visitor.found
    return found


# Every language says the same things


@every_other_language
def test_the_house_says_the_same_in_every_language(language: str) -> None:
    """Each language of the house has exactly the messages of the English one."""
    assert sorted(ids(HOUSE / f"{language}.ftl")) == sorted(ids(HOUSE / "en.ftl"))


@every_other_language
@every_game
def test_a_game_says_the_same_in_every_language(game: Game, language: str) -> None:
    """Each language of a game has exactly the messages of the English one."""
    assert sorted(ids(messages(game, language))) == sorted(ids(messages(game, "en")))


@every_language
@every_game
def test_themes_have_the_same_terms(game: Game, language: str) -> None:
    """Each theme in each language has exactly the terms of the first theme in English."""
    first = [sorted(ids(path)) for path in theme_files(game, "en")[:1]]
    for path in theme_files(game, language):
        assert [sorted(ids(path))] == first, path


def every_file() -> list[Path]:
    """All files of words of the house and its games."""
    here = [HOUSE / f"{language}.ftl" for language in languages()]
    return [*here, *[path for game in GAMES for path in game.folder.glob("words/*/*.ftl")]]


@pytest.mark.parametrize("path", every_file(), ids=lambda path: "-".join(path.parts[-4:]))
def test_files_of_words_can_be_read(path: Path) -> None:
    """A file of words holds nothing that Fluent can't read, and no id twice."""
    found = ids(path)
    assert [name for name in found if name.startswith("can't") or found.count(name) > 1] == []


# Themes are terms, messages are over them


@every_language
@every_game
def test_theme_files_hold_terms_only(game: Game, language: str) -> None:
    """A theme brings names for things, never a message of its own."""
    for path in theme_files(game, language):
        assert [name for name in ids(path) if not name.startswith("-")] == [], path


@every_language
@every_game
def test_messages_hold_no_name_of_a_theme(game: Game, language: str) -> None:
    """No name that a theme gives stands in a message, so that each theme can give its own."""
    text = "\n".join(gathered(Texts(), messages(game, language)))
    for path in theme_files(game, language):
        names = [name for name in gathered(Texts(), path) if name[0].isupper()]
        assert [name for name in names if re.search(rf"\b{re.escape(name)}\b", text)] == [], path


@every_language
@every_game
def test_terms_have_every_form_that_is_asked_of_them(game: Game, language: str) -> None:
    """No sentence asks a term for a case or number that some theme does not give."""
    wanted = dict.fromkeys(gathered(References(), messages(game, language)))
    for path in theme_files(game, language):
        terms = {name_of(entry): entry for entry in entries(path)}
        for term, form in wanted:
            forms = Forms()
            forms.visit(terms[f"-{term}"])
            assert form in forms.found, (path, term)


# Nothing that a game can need is missing


def known_ids(game: Game) -> Iterator[str]:
    """The messages that a game is known to need before it is played."""
    yield from ("game-name", "game-about")
    for family, names in (("edition", game.editions), ("theme", game.themes)):
        yield from [f"{family}-{name}" for name in names]
    yield from [f"edition-{name}-line" for name in game.editions]
    for name, option in game.options.items():
        worded = [value for value in option.values if value not in option.names]
        yield from (f"setting-{name}", *[f"setting-{name}-{value}" for value in worded])
    for atom in game.vocabulary:
        if atom.split(":")[0] not in PLAIN_FAMILIES:
            yield f"atom-{atom.split('#')[0]}".replace(":", "-")
    for what in game.talk.kinds:
        yield from (f"say-{what}", f"news-said_{what}")
    for role in game.chances.get("roles", ()):
        yield from (f"role-{role}", f"role-{role}-goal")
    yield from [f"news-{event}" for event in game.reached]
    yield from spelled_ids(game)


def spelled_ids(game: Game) -> Iterator[str]:
    """The messages that the game's code names: some events come too rarely to be met by chance."""
    for path in (*game.folder.glob("*.py"), *game.folder.glob("rules/**/*.py")):
        if path.name == "leaks.py":
            continue  # a planted leak is for the kit, not for people
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > 1:
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                family = {"tell": "news", "Reason": "why"}.get(called)
                if family and isinstance(name := node.args[1], ast.Constant):
                    yield f"{family}-{name.value!s}"


def test_the_house_has_words_for_all_that_its_code_names() -> None:
    """Every message of the terminal and the replay that the adapters name is there."""
    house, text = ids(HOUSE / "en.ftl"), ""
    for path in sorted((HOUSE.parents[1] / "adapters").glob("**/*.py")):
        text += path.read_text("utf-8")
    named = re.findall(r'"((?:terminal|replay)-[a-z-]*[a-z])"', text)
    assert named
    assert [name for name in named if name not in house] == []


@every_game
def test_everything_known_has_words(game: Game) -> None:
    """Editions, themes, switches, atoms, claims, roles, events and reasons all have messages."""
    have = [*ids(HOUSE / "en.ftl"), *ids(messages(game, "en"))]
    assert [name for name in dict.fromkeys(known_ids(game)) if name not in have] == []


Sayings = dict[str, tuple[str, tuple[Any, ...]]]
"""What is to be said: a method of the speaker and its arguments, each once."""


@cache
def sayings(game_id: str) -> Sayings:
    """Everything that has to be said in a few games of every size and edition."""
    game, said = catalog.game_of(game_id), Sayings()
    for players, edition, number in product(game.players, game.editions, range(GAMES_EACH)):
        play(game, players, edition, f"{players} {edition} {number}", said)
    for name in known_ids(game):
        if not name.startswith(("news", "why")):
            add(said, "say", name)
    return said


def add(said: Sayings, how: str, *what: Any) -> None:
    """One more thing to say, unless it is said already."""
    said.setdefault(f"{how} {what}", (how, what))


def play(game: Game, players: int, edition: str, seed: str, said: Sayings) -> None:
    """A game by chance, with all that it says to anybody."""
    random = Random(seed)
    match = Match(game, game.setup(players, edition, game.check_options), Seeded(seed_from(seed)))
    while not match.is_over:
        hear_questions(match, said)
        hear_view(game.view(match.state, random.choice((PUBLIC, *seats(players)))), said)
        talk(match, random, said)
        for seat, question in tuple(match.asked.items()):
            if match.asked.get(seat) is question:
                match.answer(seat, question.any_answer(random))
    hear_view(game.view(match.state, PUBLIC), said)
    for news in match.news:
        add(said, "news", news)
    assert match.outcome is not None
    add(said, "outcome", match.outcome)
    if match.outcome.side is not None:
        add(said, "say", f"side-{match.outcome.side}")


def hear_questions(match: Match, said: Sayings) -> None:
    """The prompts with their options and help, and why other atoms are not offered."""
    for seat, question in match.asked.items():
        kind = question.kind
        add(said, "asks", kind, match.game.asking(match.state, seat, kind))
        add(said, "waits", kind, match.waiting)
        add(said, "help", kind)
        for atom in question.options:
            add(said, "atom", atom, kind)
        for atom in match.game.vocabulary:
            if (reason := match.why_not(seat, atom)) is not None:
                add(said, "reason", reason)


def hear_view(view: View, said: Sayings) -> None:
    """Every label on a table."""
    things = [thing for zone in view.zones for thing in zone.things]
    pieces: list[Any] = [*view.seats, *things]
    labels = [f"phase-{view.phase}", *[f"zone-{zone.id}" for zone in view.zones]]
    for track in view.tracks:
        labels += [f"track-{track.id}", *[f"space-{label}" for label in track.spaces]]
    for marked in pieces:
        labels += [f"mark-{mark}" for mark in (*marked.marks, *getattr(marked, "secrets", ()))]
    for counted in (view, *pieces):
        for name in counted.counters:
            add(said, "counter", name)
    for label in labels:
        add(said, "say", label)
    for thing in things:
        if thing.face is not None:  # a back says nothing
            add(said, "face", thing.face)
    for note in view.notes:
        add(said, "note", note)


def talk(match: Match, random: Random, said: Sayings) -> None:
    """Somebody says something, if that may be said now."""
    kinds = match.game.talk.kinds
    if not kinds:
        return
    seat = random.choice(seats(match.setup.players))
    what = random.choice(tuple(kinds))
    atoms = tuple([random.choice(family.atoms) for family in kinds[what]])
    reason = match.game.talk.may_say(match.state, seat, what, atoms)
    if reason is None:
        match.say(seat, what, atoms)
    else:
        add(said, "reason", reason)


@pytest.mark.parametrize(
    ("game", "language", "theme"),
    [
        (game, language, theme)
        for game in GAMES
        for language, theme in product(languages(), game.themes or (None,))
    ],
    ids=lambda part: getattr(part, "id", part),
)
def test_random_games_are_told_without_a_gap(game: Game, language: str, theme: str | None) -> None:
    """All that random games say has words in every language and theme, with all their facts."""
    speaker = Speaker(game, language, theme)
    told = [getattr(speaker, how)(*what) for how, what in sayings(game.id).values()]
    assert [text for text in told if re.search(r"[<>{}\n]|^\s*$", text)] == []


@every_game
def test_rules_hold_no_sentence(game: Game) -> None:
    """Rules name messages; no string in them but a docstring is a sentence."""
    for path in sorted(game.folder.glob("rules/**/*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
        told = [
            ast.get_docstring(n, clean=False) for n in ast.walk(tree) if isinstance(n, documented)
        ]
        texts = [str(n.value) for n in ast.walk(tree) if isinstance(n, ast.Constant)]
        sentences = [text for text in texts if " " in text and text.endswith(".")]
        assert [text for text in sentences if text not in told] == [], path
