"""What bots know about Seize the Imperium."""

from palatine.bots.seize_the_imperium.score import score

SCORE = score
