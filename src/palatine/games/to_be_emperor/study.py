"""What a study counts in many games of To Be Emperor."""

from palatine.core.study import CardMention, Mention, Study

STUDY = Study(
    first=Mention("round_began", "player"),
    round="round_began",
    cards=(
        CardMention("drew_cards", "cards", "drawn"),
        CardMention("kept_cards", "cards", "drawn"),
        CardMention("ability_used", "cards", "played"),
        CardMention("acquired", "card", "bought"),
        CardMention("senator_lured", "card", "bought"),
    ),
    apart={"ability_used": "resource"},
)
