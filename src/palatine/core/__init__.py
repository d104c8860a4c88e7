"""The road from rules to screen: decisions, match, chance, cards, state, news, views, records."""
