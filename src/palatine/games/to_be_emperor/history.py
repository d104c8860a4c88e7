"""What a history of this game tells: rounds, with who got what and what it cost them."""

from palatine.core.history import History

HISTORY = History(
    chapters=("round_began",),
    matters=(
        "ability_used",
        "acquired",
        "bids_tied",
        "senators_tapped",
        "senator_returned",
        "senator_lured",
        "game_won",
    ),
)
