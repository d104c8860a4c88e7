"""The card sets: a TOML file for each, found by name. Another file adds a value for `cards`.

They are in this folder, and in the folder `to-be-emperor` of `PALATINE_CARDS` if that is set.
"""

from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from palatine.core.card_files import Card, Count, card_files, read_card_file
from palatine.core.errors import BadCards

Resource = Literal["coin", "might", "knowledge"]
RESOURCES: Final[tuple[Resource, ...]] = ("coin", "might", "knowledge")
Icons = tuple[int, int, int]
"""Amounts of Coin, Might and Knowledge."""

FOLDER: Final = Path(__file__).parent
STANDARD: Final = "standard"


class SetCard(Card, frozen=True):
    """What a set says about itself: how many cards it has."""

    assets: Count
    senators: Count


class AssetCard(Card, frozen=True):
    """An asset in a file."""

    cost: Count
    resources: dict[Resource, Count]
    copies: Count


class SenatorCard(Card, frozen=True):
    """A senator in a file; the Influence is also the bid cost."""

    influence: Count
    cost: dict[Resource, Count]


KINDS: Final[dict[str, type[Card]]] = {
    "set": SetCard,
    "asset": AssetCard,
    "senator": SenatorCard,
}


class Asset(msgspec.Struct, frozen=True):
    """An asset in the rules."""

    cost: int
    gives: Icons
    copies: int


class Senator(msgspec.Struct, frozen=True):
    """A senator in the rules."""

    influence: int
    needs: Icons


class CardSet(msgspec.Struct, frozen=True):
    """All cards of a set, by id."""

    assets: dict[str, Asset]
    senators: dict[str, Senator]
    asset_deck: tuple[str, ...]


Found = dict[str, tuple[Any, ...]]
"""The content of a file, by kind of card."""


def load(path: Path) -> tuple[CardSet, Found]:
    """A checked card set from its file, and the content of the file."""
    found = read_card_file(path, KINDS)
    assets = {
        card.id: Asset(card.cost[0], icons(card.resources), card.copies[0])
        for card in found["asset"]
    }
    senators = {card.id: Senator(card.influence[0], icons(card.cost)) for card in found["senator"]}
    deck = tuple([name for name, card in assets.items() for _ in range(card.copies)])
    check_sums(path, found["set"], len(deck), len(senators))
    for kind, name, worth in (
        *[("asset", name, card.gives) for name, card in assets.items()],
        *[("senator", name, card.needs) for name, card in senators.items()],
    ):
        if not any(worth):
            raise BadCards(f"{path.name}, {kind} {name!r}: it has no resource at all")
    return CardSet(assets, senators, deck), found


def icons(resources: dict[Resource, Count]) -> Icons:
    """A card's resources as numbers."""
    coin, might, knowledge = [resources[r][0] if r in resources else 0 for r in RESOURCES]
    return coin, might, knowledge


def check_sums(path: Path, about: tuple[SetCard, ...], assets: int, senators: int) -> None:
    """Check that a set says how many cards it has, and has them."""
    if len(about) != 1 or about[0].id != path.stem:
        raise BadCards(f"{path.name}: it needs one [[set]] with the id {path.stem!r}")
    for kind, said, there in (
        ("assets", about[0].assets[0], assets),
        ("senators", about[0].senators[0], senators),
    ):
        if said != there:
            raise BadCards(f"{path.name}: it says {said} {kind}, but there are {there}")


def load_all() -> dict[str, tuple[CardSet, Found]]:
    """Every set by name, the standard one first."""
    paths = sorted(card_files(FOLDER, "to-be-emperor"), key=lambda path: path.stem != STANDARD)
    return {path.stem: load(path) for path in paths}


LOADED: Final = load_all()
SETS: Final = {name: cards for name, (cards, _) in LOADED.items()}
FOUND: Final = {name: found for name, (_, found) in LOADED.items()}
