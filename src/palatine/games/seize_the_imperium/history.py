"""What a history of this game shows: Turns, with the World cards won and lost."""

from palatine.core.history import History

HISTORY = History(
    chapters=("turn_began",),
    matters=(
        "throne_shown",
        "lead_shown",
        "regent_found",
        "recovered",
        "world_faced_up",
        "world_disputed",
        "character_faced_up",
        "conquest_began",
        "withdrew",
        "conquered",
        "conquest_failed",
        "copy_eliminated",
        "liberated",
        "reaction_announced",
        "reaction_cancelled",
        "character_eliminated",
        "regent_lost",
        "duel_began",
        "game_won",
    ),
)
