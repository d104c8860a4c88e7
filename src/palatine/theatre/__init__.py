"""After the game: how could that happen? A finished match looked at once more, by our bots."""
