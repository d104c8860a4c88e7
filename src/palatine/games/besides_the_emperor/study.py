"""What is worth counting in many games of Besides the Emperor."""

from palatine.core.study import CardMention, Mention, Study
from palatine.games.besides_the_emperor.state import EMPEROR, LOYALIST, REBEL

STUDY = Study(
    role=Mention("identity_dealt", "identity"),
    sides={EMPEROR: "emperor", LOYALIST: "emperor", REBEL: "rebel"},
    first=Mention("emperor_revealed", "player"),
    round="direction_chosen",
    cards=(
        CardMention("card_drawn", "drawn", "drawn"),
        CardMention("card_played", "card", "played"),
    ),
    apart={"died": "identity"},
)
