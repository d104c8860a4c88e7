"""Measures: what we can read from the tables of a run. None of them knows a game."""
