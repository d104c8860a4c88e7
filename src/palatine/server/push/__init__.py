"""Web push: phones that are not at their table are called to it, and told nothing of the game."""
