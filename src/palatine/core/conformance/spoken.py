"""Words for everything: whatever random games say and a game's code names has its words."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

from palatine.core.chance import Seeded, seed_from
from palatine.core.conformance.promises import MOST_REFUSALS, some_of
from palatine.core.conformance.word_files import ids, messages, spoken
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, seats
from palatine.core.stream import ask_of
from palatine.core.view import View
from palatine.core.words import HOUSE, Speaker

GAMES_EACH: Final = 2
GAP: Final = re.compile(r"[<>{}\n]|^\s*$")
"""What a sentence with all its words never contains."""
NAMED: Final = {"tell": "news", "Reason": "why"}
"""Calls whose second argument names a message, and the family of that message."""

Sayings = dict[str, tuple[str, tuple[Any, ...]]]
"""What to say: a method of the speaker and its arguments, each once."""


def missing_words(game: Game) -> Iterator[str]:
    """The messages that a game is known to need before it is played but does not have."""
    have = [*ids(HOUSE / "en.ftl"), *ids(messages(game, "en"))]
    yield from [name for name in dict.fromkeys(known_ids(game)) if name not in have]


def gaps(game: Game, said: Sayings) -> Iterator[str]:
    """What lacks words, or some of them, in any language that the game speaks."""
    for language, theme in product(spoken(game), game.themes or (None,)):
        yield from gaps_in(game, language, theme, said)


def gaps_in(game: Game, language: str, theme: str | None, said: Sayings) -> Iterator[str]:
    """What lacks words, or some of them, in this language and theme."""
    speaker = Speaker(game, language, theme)
    for how, what in said.values():
        text: str = getattr(speaker, how)(*what)
        if GAP.search(text):
            yield f"{language}: {text or f'{how} {what} is empty'}"


def known_ids(game: Game) -> Iterator[str]:
    """The messages that a game is known to need before it is played."""
    yield from ("game-name", "game-about")
    for family, names in (("edition", game.editions), ("theme", game.themes)):
        yield from [f"{family}-{name}" for name in names]
    yield from [f"edition-{name}-line" for name in game.editions]
    yield from [f"edition-{name}-win" for name in game.editions if game.box]
    for name, option in game.options.items():
        worded = [value for value in option.values if value not in option.names]
        yield from (f"setting-{name}", *[f"setting-{name}-{value}" for value in worded])
    for what in game.talk.kinds:
        yield from (f"say-{what}", f"news-said_{what}")
    for role in game.chances.get("roles", ()):
        yield from (f"role-{role}", f"role-{role}-goal")
    told = (*game.reached, *game.history.chapters, *game.history.matters)
    yield from [f"news-{event}" for event in told]
    yield from spelled_ids(game)


def spelled_ids(game: Game) -> Iterator[str]:
    """The messages that the game's code names: some events are too rare to meet in random play."""
    for path in (*game.folder.glob("*.py"), *game.folder.glob("rules/**/*.py")):
        if path.name != "leaks.py":  # a planted leak is for the kit, not for people
            yield from named_in(path)


def named_in(path: Path) -> Iterator[str]:
    """The messages that a file names."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and len(node.args) > 1:
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if called in NAMED and isinstance(name := node.args[1], ast.Constant):
                yield f"{NAMED[called]}-{name.value!s}"


# What random games say


def sayings(game: Game, games: int = GAMES_EACH) -> Sayings:
    """Everything that needs words in a few games of every size and edition."""
    said = Sayings()
    for players, edition, number in product(game.players, game.editions, range(games)):
        play(game, players, edition, f"{players} {edition} {number}", said)
    for atom in game.vocabulary:
        add(said, "atom", atom)
    for name in known_ids(game):
        if not name.startswith(("news", "why")):
            add(said, "say", name)
    return said


def add(said: Sayings, how: str, *what: Any) -> None:
    """Add something to say, unless it is there already."""
    said.setdefault(f"{how} {what}", (how, what))


def play(game: Game, players: int, edition: str, seed: str, said: Sayings) -> None:
    """Play a random game, and collect everything that it says to anybody."""
    random = Random(seed)
    match = Match(game, game.setup(players, edition, game.check_options), Seeded(seed_from(seed)))
    while not match.is_over:
        hear_questions(match, random, said)
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


def hear_questions(match: Match, random: Random, said: Sayings) -> None:
    """Collect the prompts with their options and help, and why some other atoms are not offered."""
    for seat, question in match.asked.items():
        kind, asked = question.kind, ask_of(match, seat)
        add(said, "asks", kind, asked.facts if asked is not None else {})
        add(said, "waits", kind, match.waiting)
        add(said, "help", kind)
        for atom in question.options:
            add(said, "atom", atom, kind)
        for atom in some_of(match.game.vocabulary, MOST_REFUSALS, random):
            if (reason := match.why_not(seat, atom)) is not None:
                add(said, "reason", reason)


def hear_view(view: View, said: Sayings) -> None:
    """Collect every label on a table."""
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
    """Let someone say something, if it may be said now."""
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
