"""The effects of cards, each a class that says what stands in the card file, and knows itself.

An effect knows what it does (`apply`), whether there is anything to do (`is_possible`), whom it
lets a player pick, how long it lasts, and what comes of it for whoever reckons with it (`op`).
"""

from palatine.games.seize_the_imperium.cards.ops.fights import (
    Attack,
    Cancel,
    Choose,
    Damage,
    ExtraExchange,
    MakeUnit,
    Maneuver,
    MayReact,
    NeedConquest,
    RemoveConquest,
    RemoveDamage,
)
from palatine.games.seize_the_imperium.cards.ops.modifiers import Gain, Lose, Mod
from palatine.games.seize_the_imperium.cards.ops.standing import (
    Capacity,
    FaceDown,
    HandSize,
    Immune,
    Travel,
)
from palatine.games.seize_the_imperium.cards.ops.supply import (
    AllocationTimes,
    CostLess,
    Counters,
    Deplete,
    Draw,
    Eliminate,
    Look,
    Resource,
    Return,
    Scrap,
    Undeplete,
)

AnyModifier = Mod | Gain | Lose
AnyOp = (
    AnyModifier
    | Counters
    | Choose
    | Resource
    | Scrap
    | AllocationTimes
    | CostLess
    | Draw
    | Look
    | Deplete
    | Undeplete
    | Eliminate
    | MayReact
    | Travel
    | Maneuver
    | RemoveDamage
    | Damage
    | RemoveConquest
    | NeedConquest
    | Attack
    | MakeUnit
    | Cancel
    | Return
    | FaceDown
    | Capacity
    | HandSize
    | ExtraExchange
    | Immune
)
"""All of them: what a card file may say."""
