"""What things are called in a report: the game's own words where it has some."""

from functools import cached_property

from palatine.core.game import Game
from palatine.core.study import bare
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
        """A card."""
        atom = self.atoms.get(card, card).replace(":", "-")
        return self.said(f"atom-{atom}", card)

    @cached_property
    def atoms(self) -> dict[str, str]:
        """The first atom of the vocabulary that stands for each card, and has words."""
        found: dict[str, str] = {}
        for atom in self.game.vocabulary:
            one = atom.partition("#")[0]
            if ":" in one and self.speaker.has(f"atom-{one}".replace(":", "-")):
                found.setdefault(bare(one), one)
        return found


def spoken(name: str) -> str:
    """An id in words: `policy_enacted=loyalist` is `policy enacted: loyalist`."""
    return name.replace("=", ": ").replace("_", " ").replace("-", " ")
