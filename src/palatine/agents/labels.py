"""What can stand in a game's views and news, read from its words.

Whatever a table shows has a message (`mark-president`, `zone-deck`, `ask-vote`), which the
conformance kit sees to. So the messages of a game, also of one from another package, list all
that a learner may have to tell apart.
"""

from collections.abc import Iterable
from typing import Final

from palatine.core.game import Game
from palatine.core.words import PLAIN, Speaker

FACES: Final = ("face", "card", "atom")
"""Families of messages for what can lie face up."""


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
        self.questions = places(family("ask"))
        self.events = places(family("news"))
        self.seat_facts = places(sorted(game.seat_facts))
        self.atoms = places(game.vocabulary)
        worded = [each for name in FACES for each in family(name)]
        self.faces = places([*map(bare, filter(_is_a_thing, game.vocabulary)), *worded])

    def face(self, face: str) -> int | None:
        """The place of what lies face up, whichever of equal ones it is."""
        name = bare(face)
        place = self.faces.get(name)
        return self.faces.get(name.replace(":", "-")) if place is None else place


def bare(atom: str) -> str:
    """An atom without the number that tells equal things apart."""
    return atom.partition("#")[0]


def _is_a_thing(atom: str) -> bool:
    return atom.partition(":")[0] not in PLAIN
