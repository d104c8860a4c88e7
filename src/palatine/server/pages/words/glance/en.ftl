# What the page of a game at a glance says itself.
rules-glance = At a glance
rules-goal = The goal
rules-round = A round in five pictures
rules-end = How it ends
rules-reference = Reference
rules-print = Print (two pages)
rules-edition = Edition
