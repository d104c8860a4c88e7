"""What a study counts in many games of Besides the Emperor."""

from palatine.core.study import CardMention, Mention, Study
from palatine.games.besides_the_emperor.state import EMPEROR, LOYALIST, REBEL

EMPEROR_WINS = {5: 0.720, 6: 0.530, 7: 0.770}
"""How often the Emperor's side wins, by number of players, from docs/lab/besides-six.md."""

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
