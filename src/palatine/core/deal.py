"""Deals: a file that fixes chance, such as roles by seat and decks from the top.

The format is documented in docs/deals-and-positions.md.
"""

from collections.abc import Mapping

from palatine.core.chance import read_deal
from palatine.core.errors import BadDeal, unknown
from palatine.core.game import Game
from palatine.core.plain import read_plain

Deal = Mapping[str, tuple[tuple[str, ...], ...]]


def deal_for(game: Game, content: bytes) -> Deal:
    """The deal that a file holds, with every label and face known to the game."""
    deal = read_deal(read_plain(content, BadDeal, "the deal"))
    for label, times in deal.items():
        if label not in game.chances:
            raise BadDeal(unknown("chance", label, game.chances, f" of {game.id}"))
        for face in (face for faces in times for face in faces):
            if face not in game.chances[label]:
                raise BadDeal(unknown("face", face, game.chances[label], f" of {label!r}"))
    return deal
