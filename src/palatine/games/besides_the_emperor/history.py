"""What a history of this game shows: turns, with the cards played and their targets."""

from palatine.core.history import History

HISTORY = History(
    chapters=("turn_began",),
    matters=(
        "emperor_revealed",
        "turn_skipped",
        "card_played",
        "seats_changed",
        "condemned",
        "pincer",
        "blocked",
        "turned_back",
        "struck",
        "died",
        "swapped",
        "revealed",
        "stolen",
        "accused",
        "reversed",
        "game_won",
        "cards_shown",
        "said_i_am",
        "said_saw",
    ),
)
