"""What a study counts in many games of Seize the Imperium."""

from palatine.core.study import CardMention, Mention, Study

STUDY = Study(
    first=Mention("regent_found", "player"),
    round="turn_began",
    deck="deck_{}",
    cards=(
        CardMention("drew_asset_cards", "cards", "drawn"),
        CardMention("drew_character_card", "card", "drawn"),
        CardMention("drew_world_card", "card", "drawn"),
        CardMention("unit_allocated", "card", "played"),
        CardMention("mustered", "cards", "played"),
        CardMention("reaction_announced", "card", "played"),
        CardMention("character_faced_up", "card", "bought"),
        CardMention("lead_shown", "card", "bought"),
        CardMention("world_faced_up", "card", "bought"),
        CardMention("throne_shown", "card", "bought"),
        CardMention("world_shown", "card", "bought"),
    ),
    apart={"phase_began": "phase"},
)
