"""What a history of this game shows: governments, their laws, and what they say they saw."""

from palatine.core.history import History

HISTORY = History(
    chapters=("nominated",),
    matters=(
        "voted",
        "tracker_advanced",
        "chaos",
        "cleared",
        "policy_enacted",
        "investigated",
        "special_election_called",
        "peeked",
        "executed",
        "veto_proposed",
        "veto_agreed",
        "veto_refused",
        "game_won",
        "roles_revealed",
        "said_drew",
        "said_received",
        "said_peeked",
        "said_found",
    ),
)
