"""After the game: how could that happen? Our bots look at a finished match once more."""
