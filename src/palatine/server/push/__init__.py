"""Web push: calls phones that are not at their table back to it, and tells them nothing of the
game."""
