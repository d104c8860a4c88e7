"""The rules, chapter by chapter; `order_of_play` says which scene follows which.

The order knows all chapters, and each chapter asks it what comes next. So we load it first.
"""

from palatine.games.seize_the_imperium.rules import order_of_play as order_of_play
