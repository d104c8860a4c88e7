"""What a report calls things: by the game's own words if it has some."""

from functools import cached_property

from palatine.core.atoms import taken_apart
from palatine.core.game import Game
from palatine.core.words import Speaker


class Names:
    """Says sides, roles, decks and cards of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.speaker = Speaker(game)

    def said(self, message: str, otherwise: str) -> str:
        """The words of a message, or the plain id in words."""
        return self.speaker.say(message) if self.speaker.has(message) else spoken(otherwise)

    @property
    def title(self) -> str:
        """The game."""
        return self.speaker.say("game-name")

    def edition(self, edition: str) -> str:
        """An edition."""
        return self.said(f"edition-{edition}", edition)

    def side(self, side: str) -> str:
        """A side."""
        return self.said(f"side-{side}", side)

    def role(self, role: str) -> str:
        """A role."""
        return self.said(f"role-{role}", role)

    def deck(self, deck: str) -> str:
        """A deck, as its option has it."""
        return self.said(f"setting-{self.game.study.deck.format(1)}-{deck}", deck)

    def card(self, card: str) -> str:
        """A card; if it has no words as a card, by its words as an answer."""
        if self.speaker.has(f"card-{card}"):
            return self.speaker.card(card)
        return self.said(f"atom-{self.atoms.get(card, card)}".replace(":", "-"), card)

    @cached_property
    def atoms(self) -> dict[str, str]:
        """For each thing, the first atom of the vocabulary that stands for it and has words."""
        found: dict[str, str] = {}
        for atom in self.game.vocabulary:
            where, name, _ = taken_apart(atom)
            if where and self.speaker.has(f"atom-{where}-{name}"):
                found.setdefault(name, f"{where}:{name}")
        return found


def spoken(name: str) -> str:
    """An id in words: `policy_enacted=loyalist` is `policy enacted: loyalist`."""
    return name.replace("=", ": ").replace("_", " ").replace("-", " ")
