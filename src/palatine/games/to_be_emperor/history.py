"""What a history of this game shows: rounds, with what each player got and what it cost."""

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
