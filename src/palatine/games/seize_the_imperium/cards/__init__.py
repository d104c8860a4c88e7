"""The cards as data: four TOML files, typed on load, and each card in the form the rules use.

The folder `seize-the-imperium` of `PALATINE_CARDS` may have more files of the same kinds.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeVar, get_args

import msgspec

from palatine.core.card_files import Card, Count, Number, card_files, read_card_file
from palatine.core.errors import BadCards
from palatine.games.seize_the_imperium.cards.ops import AnyOp
from palatine.games.seize_the_imperium.cards.ops.op import Op
from palatine.games.seize_the_imperium.cards.vocabulary import (
    Class,
    Keyword,
    Race,
    Signed,
    SubType,
    Type,
    Window,
    read_filter,
)

FOLDER: Final = Path(__file__).parent
ONE: Final[Signed] = (1, "ours")
Kind = TypeVar("Kind", bound=Op)
MARKERS: Final = ("mission", "any")
"""Counters that are not Units."""


Brought = Literal["passive", "deplete", "mission", "allocate"]
"""What causes an effect: always, depleting, a Mission counter, or allocating the card."""


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """What a card can do: always, by depleting, or for one of its Mission counters."""

    kind: Brought
    ops: tuple[AnyOp, ...]
    window: Window = "any"
    pick: str = ""
    """Whom its controller chooses; the ops call it `picked`."""


class Activated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Reaction card does instead (or also, with `plus`) if such a Character depletes."""

    by: Class
    ops: tuple[AnyOp, ...]
    plus: bool = False
    any_player: bool = False
    pick: str = ""
    picks: Signed = ONE


class InPlay(Card, frozen=True):
    """A card that can do something while it is on the table."""

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """What it can do."""
        return ()

    def always(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """Its effects of one kind that hold while it is there."""
        return effects_of(self.abilities, kind, ("passive",))

    def effects(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """Its effects of one kind, whatever causes them."""
        return effects_of(self.abilities, kind, get_args(Brought))


@cache
def effects_of(
    abilities: tuple[Ability, ...], kind: type[Op], by: tuple[Brought, ...]
) -> tuple[Any, ...]:
    """The effects of one kind with these causes."""
    found = [op for ability in abilities if ability.kind in by for op in ability.ops]
    return tuple([op for op in found if isinstance(op, kind)])


class Token(InPlay, frozen=True, rename={"att": "ATT", "defence": "DEF"}):
    """A counter that fights, or a Unit that a Reaction card makes."""

    name: str
    type: Type
    subtypes: tuple[SubType, ...]
    att: Number
    defence: Number
    counter: str = ""
    keywords: dict[Keyword, Count] = msgspec.field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()
    cost: Number = (0, "ours")


class UnitCard(InPlay, frozen=True, rename={"att": "ATT", "defence": "DEF"}):
    """A Unit card; you pay its cost in Allocation points."""

    name: str
    type: Type
    subtypes: tuple[SubType, ...]
    cost: Count
    att: Number
    defence: Count
    keywords: dict[Keyword, Count] = msgspec.field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()
    counter: str = ""


class TacticCard(Card, frozen=True):
    """A Reaction card. `on` says where it goes: the action, the world, or a kind of Unit."""

    name: str
    window: Window
    on: str
    ops: tuple[AnyOp, ...]
    cost: Count | None = None
    most_x: Count | None = None
    sacrifice: str = ""
    pick: str = ""
    picks: Signed = ONE
    activated: tuple[Activated, ...] = ()

    @property
    def least_cost(self) -> int:
        """The least it costs, and its cost for other cards: X counts as one [SI-R73]."""
        return self.cost[0] if self.cost is not None else 1


class CharacterCard(InPlay, frozen=True, rename={"profession": "class"}):
    """A Character card; you pay its cost in Resource counters."""

    name: str
    race: Race
    profession: Class
    cost: Count
    abilities: tuple[Ability, ...] = ()


class WorldCard(InPlay, frozen=True, rename={"defence": "DEF"}):
    """A World card; `need` is how many Conquest counters conquer it."""

    name: str
    system: str
    cost: Count
    defence: Count
    need: Count
    abilities: tuple[Ability, ...] = ()


Profile = Token | UnitCard
KINDS: Final[dict[str, type[Card]]] = {
    "token": Token,
    "unit": UnitCard,
    "tactic": TacticCard,
    "character": CharacterCard,
    "world": WorldCard,
}


def load() -> dict[str, dict[str, Any]]:
    """All cards of all files, by kind and id."""
    found: dict[str, dict[str, Any]] = {kind: {} for kind in KINDS}
    for path in card_files(FOLDER, "seize-the-imperium"):
        for kind, cards in read_card_file(path, KINDS).items():
            for card in cards:
                if any(card.id in known for known in found.values()):
                    raise BadCards(f"{path.name}, {kind} {card.id!r}: this id is taken")
                check_words(path.name, kind, card)
                found[kind][card.id] = card
    return found


def check_words(file: str, kind: str, card: Any) -> None:
    """Check that every filter of a card can be read."""
    try:
        for text in filters_of(card):
            read_filter(text)
    except BadCards as error:
        raise BadCards(f"{file}, {kind} {card.id!r}: {error}") from None


def filters_of(card: Any) -> list[str]:
    """All filters on a card."""
    parts = [card, *getattr(card, "abilities", ()), *getattr(card, "activated", ())]
    texts = [getattr(part, name, "") for part in parts for name in ("pick", "sacrifice")]
    for op in ops_of(card):
        texts += [getattr(op, name, "") for name in ("who", "vs", "kinds", "kinds_in_system")]
    return [text for text in texts if text]


def ops_of(card: Any) -> tuple[AnyOp, ...]:
    """All effects of a card, whatever causes them."""
    own: tuple[AnyOp, ...] = getattr(card, "ops", ())
    parts = (*getattr(card, "abilities", ()), *getattr(card, "activated", ()))
    return (*own, *[op for part in parts for op in part.ops])


FOUND: Final = load()
TOKENS: Final[dict[str, Token]] = FOUND["token"]
UNITS: Final[dict[str, UnitCard]] = FOUND["unit"]
TACTICS: Final[dict[str, TacticCard]] = FOUND["tactic"]
CHARACTERS: Final[dict[str, CharacterCard]] = FOUND["character"]
WORLDS: Final[dict[str, WorldCard]] = FOUND["world"]
PROFILES: Final[dict[str, Profile]] = {**TOKENS, **UNITS}
EVERY: Final[dict[str, Any]] = {**PROFILES, **TACTICS, **CHARACTERS, **WORLDS}

for _card in EVERY.values():
    for _op in ops_of(_card):
        if _op.token and _op.token not in (*TOKENS, *MARKERS):
            raise BadCards(f"{_card.id!r}: there is no counter {_op.token!r}")
