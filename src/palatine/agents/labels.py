"""Everything that can be in a game's views and news, read from its words.

Anything that a table shows has a message (`mark-president`, `zone-deck`, `ask-vote`); the
conformance kit makes sure. So the messages of a game, even one from another package, list all that
a learner may have to tell apart.
"""

from collections.abc import Iterable
from typing import Final

from palatine.core.game import Game
from palatine.core.words import PLAIN, Speaker

FACES: Final = ("face", "card", "atom")
"""Families of messages for what can be face up."""
ASKED_BY_NO_RULE: Final = ("suspect",)
"""Kinds of questions that the arena asks in every game's words: no game's row has them."""


def places(names: Iterable[str]) -> dict[str, int]:
    """Each name once, with its place."""
    return {name: place for place, name in enumerate(dict.fromkeys(names))}


class Labels:
    """The labels of a game, family by family, each with its place."""

    def __init__(self, game: Game) -> None:
        messages = sorted(Speaker(game).messages())

        def family(name: str) -> list[str]:
            return [each[len(name) + 1 :] for each in messages if each.startswith(f"{name}-")]

        self.phases = places(family("phase"))
        self.marks = places(family("mark"))
        self.zones = places(family("zone"))
        self.tracks = places(family("track"))
        self.counters = places(family("counter"))
        self.notes = places(family("note"))
        self.questions = places([each for each in family("ask") if each not in ASKED_BY_NO_RULE])
        self.events = places(family("news"))
        self.seat_facts = places(sorted(game.seat_facts))
        self.atoms = places(game.vocabulary)
        worded = [each for name in FACES for each in family(name)]
        self.faces = places([*map(bare, filter(_is_a_thing, game.vocabulary)), *worded])

    def face(self, face: str) -> int | None:
        """The place of a face, the same for equal cards."""
        name = bare(face)
        place = self.faces.get(name)
        return self.faces.get(name.replace(":", "-")) if place is None else place


def bare(atom: str) -> str:
    """An atom without the number that tells equal things apart."""
    return atom.partition("#")[0]


def _is_a_thing(atom: str) -> bool:
    return atom.partition(":")[0] not in PLAIN
