"""What is worth counting in many games of Besides the Emperor."""

from palatine.core.study import CardMention, Mention, Study
from palatine.games.besides_the_emperor.state import EMPEROR, LOYALIST, REBEL

EMPEROR_WINS = {5: 0.800, 6: 0.567, 7: 0.600}
"""The Emperor's side, by number of players, as printed: docs/lab/besides-six.md."""

STUDY = Study(
    role=Mention("identity_dealt", "identity"),
    sides={EMPEROR: "emperor", LOYALIST: "emperor", REBEL: "rebel"},
    balance={
        ("besides-the-emperor", players): {"emperor": share, "rebel": 1 - share}
        for players, share in EMPEROR_WINS.items()
    },
    first=Mention("emperor_revealed", "player"),
    round="direction_chosen",
    cards=(
        CardMention("card_drawn", "drawn", "drawn"),
        CardMention("card_played", "card", "played"),
    ),
    apart={"died": "identity"},
)
