"""The rules, for effects to use: `rules.table.gain(...)`.

Rules look cards up, and a card holds its effects, so Python loads effects before any rule. Yet
effects use rules to do their work: we load each chapter when the first effect asks for it.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # isort: off
    from palatine.games.seize_the_imperium.rules import (
        abilities as abilities,
        aiming as aiming,
        allocation_phase as allocation_phase,
        announcing as announcing,
        effects as effects,
        elimination as elimination,
        faceup_cards as faceup_cards,
        filters as filters,
        hands_and_decks as hands_and_decks,
        reallocation_phase as reallocation_phase,
        resupply_phase as resupply_phase,
        adjacency as adjacency,
        supply_effects as supply_effects,
        table as table,
        targets as targets,
    )
    # isort: on
else:

    def __getattr__(name: str) -> ModuleType:
        """A chapter of the rules, kept here from its first use."""
        chapter = f"palatine.games.seize_the_imperium.rules.{name}"
        if find_spec(chapter) is None:
            raise AttributeError(f"the rules have no chapter {name!r}")
        return globals().setdefault(name, import_module(chapter))
